// What one player has, in words.

#include "companion/table_mafia/names.h"
#include "companion/table_mafia/table.h"
#include "companion/table_mafia/view.h"
#include "engine/mafia/questions.h"

namespace consigliere::table_mafia {

namespace {

/// Cards with their texts; hidden ones only as a number.
std::vector<std::string> tell_cards(const Components& components, const Cards& cards)
{
    std::vector<std::string> lines;
    for (const Card card : known_cards(cards)) {
        const std::string text = text_of(components, card);
        lines.push_back(text.empty() ? tell(card) : tell(card) + ": " + text);
    }
    if (cards.untold > 0)
        lines.push_back(
            tr_count("{n} red card face down", "{n} red cards face down", cards.untold));
    return lines;
}

} // namespace

std::vector<desk::HeldThings> Table::tell_held(std::string_view actor) const
{
    const auto seen = m_view.observed();
    const Position& position = seen->present();
    std::vector<desk::HeldThings> held;
    for (const Figure figure : figures_called(actor)) {
        desk::HeldThings things{
            tell(figure), tell_cards(seen->components(), position.of(figure).cards)};
        things.lines.insert(
            things.lines.begin(), tr("Purse") + ": " + money(position.purse(figure)));
        for (const Field field :
            answer(position, seen->components(), {Question::About::holdings, figure}).fields)
            things.lines.push_back(tell(field));
        held.push_back(std::move(things));
    }
    return held;
}

/// Only the player who draws a red card sees its number (M-6.1c).
std::optional<desk::CoveredChoice> Table::covered_choice(std::string_view actor) const
{
    for (const Figure figure : figures_called(actor)) {
        if (!m_view.may(figure, Draw{Card(Deck::red, 0), {}}))
            continue;
        desk::CoveredChoice choice{.kind = desk::CoveredChoice::Kind::discard,
            .title = tr("Which card did you draw?"),
            .text = tr("No one else sees its number.")};
        for (int number = 1; number <= Card::reds; ++number) {
            const Card card(Deck::red, number);
            choice.cards.push_back({tell(card), std::string(word_of(card))});
        }
        choice.most = 1;
        choice.line = std::string(word_of(figure)) + " draws {}";
        choice.nothing = "red";
        return choice;
    }
    return std::nullopt;
}

} // namespace consigliere::table_mafia
