// Answers to the log about entries: chapter, actor, and texts of lines that are not recorded.

#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table.h"
#include "companion/table_mafia/view.h"
#include "engine/mafia/explain.h"

#include <algorithm>

namespace consigliere::table_mafia {

std::vector<Figure> Table::figures_called(std::string_view actor) const
{
    const std::vector<Components::Person>& persons = m_view.components().persons();
    const auto person = std::ranges::find(persons, actor, &Components::Person::name);
    std::vector<Figure> figures;
    for (const Figure figure : all_of<Figure>) {
        const Seat seat = m_view.position().of(figure).seat;
        if (person == persons.end() ? actor_of(m_view.components(), figure) == actor
                                    : seat == static_cast<Seat>(person - persons.begin()))
            figures.push_back(figure);
    }
    return figures;
}

Colour Table::colour_of(std::string_view actor) const
{
    const std::vector<Figure> figures = figures_called(actor);
    return paint_of(figures.empty() ? Figure{} : figures.front());
}

void Table::draw_sign_of(Ui& ui, ImVec2 centre, float diameter, std::string_view actor) const
{
    draw_badges(ui, centre, diameter, figures_called(actor));
}

std::string Table::tell_prospect(std::string_view line) const
{
    const auto move = parse(line, m_view.components());
    if (move.is_error())
        return {};
    const auto observed = m_view.observed();
    const auto judged = observed->known().consider(move.value());
    std::vector<std::string> facts;
    for (const Act& act : judged.acts) {
        if (std::holds_alternative<act::Stands>(act) || std::holds_alternative<act::Rolls>(act))
            continue;
        if (std::string fact = tell_act(act); !fact.empty())
            facts.push_back(std::move(fact));
    }
    return ledger::join(facts, "  ·  ");
}

/// A part is ten turns, after which a backup is suggested.
int Table::part() const
{
    constexpr int turns_of_part = 10;
    return static_cast<int>(m_view.entries_with<Roll>().size()) / turns_of_part;
}

// What one player has, in words. ------------------------------------------------------------------

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
