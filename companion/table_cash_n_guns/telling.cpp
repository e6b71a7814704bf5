#include "companion/table_cash_n_guns/telling.h"

#include "companion/language/language.h"
#include "engine/cash_n_guns/terms.h"
#include "engine/ledger/words.h"

#include <algorithm>
#include <array>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::dollars;
using language::number;
using language::to_translate;
using language::tr;
using language::tr_fill;

namespace {

template <typename Enum, std::size_t Count>
std::string named(const std::array<const char*, Count>& names, Enum value)
{
    return tr(names[static_cast<std::size_t>(value)]);
}

constexpr std::array<const char*, 2> bullet_names{to_translate("Click!"), to_translate("Bang!")};
constexpr std::array<const char*, 6> type_names{to_translate("bills"), to_translate("Diamonds"),
    to_translate("Paintings"), to_translate("Clips"), to_translate("First aid kits"),
    to_translate("the New Godfather token")};
constexpr std::array<const char*, power_count> power_names{to_translate("the Hustler"),
    to_translate("the Kid"), to_translate("the Cunning"), to_translate("the Doctor"),
    to_translate("the Stealthy"), to_translate("the Smart"), to_translate("the Professional"),
    to_translate("the Lucky Man"), to_translate("the Unbreakable"), to_translate("the Vulture"),
    to_translate("the Cute"), to_translate("the Greedy"), to_translate("the Dictator"),
    to_translate("the Junk Dealer"), to_translate("the Good Friend"),
    to_translate("the Collector")};
constexpr std::array<const char*, power_count> power_effects{
    to_translate("Each round draws a Bullet card from somebody’s hand and gives one back."),
    to_translate("Aims when all others have aimed."),
    to_translate("After the aims may swap the Bullet card that lies before him."),
    to_translate("Heals one wound when she lies down."),
    to_translate("Takes a bill of $10,000 when she lies down."),
    to_translate("If his target lies down, takes his Bullet card back and discards any."),
    to_translate("If his target lies down, shows a Bang! and steals one of its loot cards."),
    to_translate("More than one hit in a round does nothing to him."),
    to_translate("Is out with five wounds instead of three."),
    to_translate("Draws two loot cards of whoever is eliminated."),
    to_translate("Takes a bill of $5,000 before the sharing begins."),
    to_translate("May take two shares at once and gives up the rest of the round."),
    to_translate("Once in a sharing forbids somebody one type of loot."),
    to_translate("Once in a sharing trades the share for a card of somebody’s loot."),
    to_translate("Gets a Bang! when somebody else uses a Clip."),
    to_translate("The power counts as one more painting at the end.")};
constexpr std::array<const char*, 7> phase_names{to_translate("Loot"), to_translate("Hold-up"),
    to_translate("The Godfather’s privilege"), to_translate("Courage"),
    to_translate("Bullet cards"), to_translate("Sharing the loot"), to_translate("The end")};
constexpr std::array<const char*, 6> decision_names{to_translate("the richest alive"),
    to_translate("as rich as others, with the most wounds"),
    to_translate("nothing tells them apart"), to_translate("the only one alive"),
    to_translate("nobody is alive"), to_translate("the loot is not counted yet")};

} // namespace

std::string tell(Bullet bullet)
{
    return named(bullet_names, bullet);
}

std::string tell(Share share)
{
    if (share == Share(LootCard::covered))
        return tr("a loot card");
    switch (type_of(share)) {
    case LootType::bill:
        return dollars(dollars_of(*share.card()));
    case LootType::diamond:
        return tr_fill("Diamond of {dollars}", {{"dollars", dollars(dollars_of(*share.card()))}});
    case LootType::painting:
        return tr("Painting");
    case LootType::clip:
        return tr("Clip");
    case LootType::first_aid:
        return tr("First aid kit");
    case LootType::desk:
        break;
    }
    return tr("New Godfather token");
}

std::string tell(LootType type)
{
    return named(type_names, type);
}

std::string tell(Power power)
{
    return named(power_names, power);
}

std::string effect_of(Power power)
{
    return named(power_effects, power);
}

std::string tell(Phase phase)
{
    return named(phase_names, phase);
}

std::string tell(const Loot& loot)
{
    std::vector<std::string> parts;
    for (const LootCard card : all_loot_cards) {
        if (loot[card] > 0)
            parts.push_back((loot[card] > 1 ? number(loot[card]) + "× " : "") + tell(Share(card)));
    }
    const int covered = loot[LootCard::covered];
    if (covered == 1)
        parts.push_back(tell(Share(LootCard::covered)));
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

std::string tell(Score::Decision decision)
{
    return named(decision_names, decision);
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
