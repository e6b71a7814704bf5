#include "companion/table_cash_n_guns/sentences.h"

#include "companion/table_cash_n_guns/names.h"
#include "engine/cash_n_guns/secrecy.h"
#include "engine/cash_n_guns/terms.h"

namespace consigliere::table_cash_n_guns {

using language::dollars;
using language::number;

namespace {

/// A player's name as recorded; without one, the seat's.
std::string called(const Components::Seat& seat)
{
    return seat.player == seat.name ? tell_actor(seat.name) : seat.player;
}

std::string names_of(
    const ledger::FixedList<Player, most_players>& players, const Components& components)
{
    return ledger::join(players, ", ", [&](Player player) { return components[player].player; });
}

} // namespace

std::string tell_other_reading(const Score& score, const Components& components)
{
    if (score.winners_otherwise.empty())
        return {};
    const std::string winners = names_of(score.winners_otherwise, components);
    if (score.ties == Ties::tokens)
        return tr_fill("The rule can be read another way (A14): if healed wounds counted too, "
                       "{winners} would win.",
            {{"winners", winners}});
    return tr_fill("The rule can be read another way (A14): if only the wound tokens at the end "
                   "counted, {winners} would win.",
        {{"winners", winners}});
}

std::string Teller::term(ledger::Term term) const
{
    const auto text = [this](const auto& thing) -> std::string {
        using Type = std::decay_t<decltype(thing)>;
        if constexpr (std::is_same_v<Type, int>)
            return number(thing);
        else if constexpr (std::is_same_v<Type, Dollars>)
            return dollars(static_cast<int>(thing));
        else if constexpr (std::is_same_v<Type, Player>)
            return called(evening().timeline().components()[thing]);
        else
            return tell(thing);
    };
    return std::visit(text, thing_of(term));
}

std::string Teller::line_of(const Score::Seat& seat) const
{
    const language::Values values{
        {"player", called(evening().timeline().components()[seat.player])},
        {"rank", number(seat.rank)}, {"total", dollars(seat.total.value_or(0))},
        {"bills", dollars(seat.bills.dollars)}, {"diamonds", dollars(seat.diamonds.dollars)},
        {"bonus", dollars(seat.bonus.dollars)}, {"paintings", dollars(seat.paintings.dollars)},
        {"cards", number(seat.diamonds.cards)}, {"count", number(seat.paintings.cards)},
        {"wounds", number(seat.wounds)}, {"loot", number(seat.loot_cards)}};
    if (!seat.is_alive)
        return tr_fill("{player}: eliminated.", values);
    if (seat.is_covered)
        return tr_fill("{player}: hidden. Loot cards: {loot}. Wounds: {wounds}.", values);
    return tr_fill("{rank}. {player}: {total}. Bills: {bills}. Diamonds ({cards}): {diamonds}. "
                   "Diamond bonus: {bonus}. Paintings ({count}): {paintings}. Wounds: {wounds}.",
        values);
}

std::vector<std::string> Teller::score() const
{
    // Before the final count, loot is public only as a number of cards.
    const Score now =
        cash_n_guns::score(evening().timeline().present(), ledger::Audience::everybody());
    std::vector<std::string> lines;
    for (const Score::Seat& seat : now.ranked())
        lines.push_back(line_of(seat));
    if (now.decision == Score::Decision::covered) {
        lines.push_back(tell(now.decision));
        return lines;
    }

    const Components& components = evening().timeline().components();
    const std::string winners =
        now.winners.empty() ? tr("no one") : names_of(now.winners, components);
    lines.push_back((now.is_final ? tr("Winner") : tr("Leading")) + ": " + winners + " ("
        + tell(now.decision) + ")");
    const std::string otherwise = tell_other_reading(now, components);
    if (!otherwise.empty())
        lines.push_back(otherwise);
    return lines;
}

} // namespace consigliere::table_cash_n_guns
