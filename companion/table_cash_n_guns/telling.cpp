#include "companion/table_cash_n_guns/telling.h"

#include "engine/cash_n_guns/terms.h"
#include "engine/ledger/words.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::dollars;
using language::number;
using language::tr;
using language::tr_fill;

std::string tell(LootCard card)
{
    return tr_fill(name_of(card), {{"dollars", dollars(dollars_of(card))}});
}

std::string tell(Share share)
{
    return share.is_desk() ? tr("New Godfather token") : tell(*share.card());
}

std::string effect_of(Power power)
{
    return tr(ledger::rows_of<Power>.row(power).effect);
}

std::string tell(const Loot& loot)
{
    std::vector<std::string> parts;
    for (const LootCard card : all_loot_cards) {
        if (loot[card] > 0)
            parts.push_back((loot[card] > 1 ? number(loot[card]) + "× " : "") + tell(card));
    }
    const int covered = loot[LootCard::covered];
    if (covered == 1)
        parts.push_back(tell(LootCard::covered));
    else if (covered > 1)
        parts.push_back(language::tr_count("{n} loot card", "{n} loot cards", covered));
    return parts.empty() ? tr("nothing") : ledger::join(parts, ", ");
}

std::string tell(Range range)
{
    if (range.is_exact())
        return number(range.least);
    return number(range.least) + "–" + number(range.most);
}

std::string tell_actor(std::string_view actor)
{
    constexpr std::string_view place = "player-";
    const std::optional<int> n =
        actor.starts_with(place) ? ledger::number_of(actor.substr(place.size())) : std::nullopt;
    return n ? tr_fill("Player {n}", {{"n", number(*n)}}) : std::string(actor);
}

namespace {

/// A player as the record calls him; one without a name by his place.
std::string called(const Components::Seat& seat)
{
    return seat.player == seat.name ? tell_actor(seat.name) : seat.player;
}

} // namespace

std::string Teller::term(ledger::Term term) const
{
    const auto text = [this](const auto& thing) -> std::string {
        using Type = std::decay_t<decltype(thing)>;
        if constexpr (std::is_same_v<Type, int>)
            return number(thing);
        else if constexpr (std::is_same_v<Type, Dollars>)
            return dollars(static_cast<int>(thing));
        else if constexpr (std::is_same_v<Type, Player>)
            return called(m_evening.timeline().components()[thing]);
        else
            return tell(thing);
    };
    return std::visit(text, thing_of(term));
}

namespace {

std::string names_of(
    const ledger::FixedList<Player, most_players>& players, const Components& components)
{
    std::vector<std::string> names;
    for (const Player player : players)
        names.push_back(components[player].player);
    return ledger::join(names, ", ");
}

} // namespace

std::string tell_other_reading(const Score& score, const Components& components)
{
    if (score.winners_otherwise.empty())
        return {};
    const std::string winners = names_of(score.winners_otherwise, components);
    if (score.ties == Ties::tokens)
        return tr_fill("The book can be read otherwise (A14): if wounds that were healed counted "
                       "too, the winner would be {winners}.",
            {{"winners", winners}});
    return tr_fill("The book can be read otherwise (A14): if only the wound tokens at the end "
                   "counted, the winner would be {winners}.",
        {{"winners", winners}});
}

std::string Teller::line_of(const Score::Seat& seat) const
{
    const language::Values values{
        {"player", called(m_evening.timeline().components()[seat.player])},
        {"rank", number(seat.rank)}, {"total", dollars(seat.total.value_or(0))},
        {"bills", dollars(seat.bills.dollars)}, {"diamonds", dollars(seat.diamonds.dollars)},
        {"bonus", dollars(seat.bonus.dollars)}, {"paintings", dollars(seat.paintings.dollars)},
        {"cards", number(seat.diamonds.cards)}, {"count", number(seat.paintings.cards)},
        {"wounds", number(seat.wounds)}};
    if (!seat.is_alive)
        return tr_fill("{player}: eliminated.", values);
    return tr_fill("{rank}. {player}: {total}. Bills: {bills}. Diamonds ({cards}): {diamonds}. "
                   "Diamond bonus: {bonus}. Paintings ({count}): {paintings}. Wounds: {wounds}.",
        values);
}

std::vector<std::string> Teller::score() const
{
    Score now = cash_n_guns::score(m_evening.timeline().present());
    std::stable_sort(
        now.seats.begin(), now.seats.end(), [](const Score::Seat& left, const Score::Seat& right) {
            return left.is_alive != right.is_alive ? left.is_alive : left.rank < right.rank;
        });
    std::vector<std::string> lines;
    for (const Score::Seat& seat : now.seats)
        lines.push_back(line_of(seat));

    const Components& components = m_evening.timeline().components();
    const std::string winners =
        now.winners.empty() ? tr("nobody") : names_of(now.winners, components);
    lines.push_back((now.is_final ? tr("Winner") : tr("In front")) + ": " + winners + " ("
        + tell(now.decision) + ")");
    const std::string otherwise = tell_other_reading(now, components);
    if (!otherwise.empty())
        lines.push_back(otherwise);
    return lines;
}

} // namespace consigliere::table_cash_n_guns
