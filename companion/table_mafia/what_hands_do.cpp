#include "companion/desk/checklist.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/table_parts.h"
#include "engine/mafia/prices.h"

namespace consigliere::table_mafia {

namespace {

using desk::ChecklistItem;

bool is_setup(const View& view)
{
    const Position& position = view.position();
    if (!position.turn.figure)
        return true;
    return position.phase == Phase::move && view.entries_with<Roll>().size() == 1;
}

/// Initial purses: one per player, with the sum of the figures' money (M-8.3).
std::vector<std::string> purses(const View& view)
{
    const Position& position = view.position();
    std::vector<std::string> told;
    for (int i = 0; i < position.seat_count; ++i) {
        const auto seat = static_cast<Seat>(i);
        const int amount = figures_of_seat(position, seat) * money_of_figure;
        told.push_back(tr_fill("{amount} to {player}: {each} a figure",
            {{"amount", money(amount)}, {"player", view.player(figure_of(position, seat))},
                {"each", money(money_of_figure)}}));
    }
    return told;
}

} // namespace

void add_what_hands_do(Contents& panel, const View& view)
{
    if (!is_setup(view))
        return;
    const bool is_done = view.position().turn.figure.has_value();
    std::vector<ChecklistItem> steps;
    steps.push_back({tr("Six figures on their families’ starts"), is_done});
    steps.push_back({tr_fill("{pieces} pieces and {tokens} tokens to each figure",
                         {{"pieces", language::number(pieces_per_figure)},
                             {"tokens", language::number(tokens_per_figure)}}),
        is_done});
    for (const std::string& purse : purses(view))
        steps.push_back({purse, is_done});
    steps.push_back({tr("Both decks shuffled, the coin between them"), is_done});
    panel.heading(tr("Do this on the table"));
    panel.draws([steps](Ui& ui, Rect& rest) { desk::draw_checklist(ui, rest, steps); });
}

} // namespace consigliere::table_mafia
