#include "engine/cash_n_guns/report.h"

#include "engine/cash_n_guns/questions.h"
#include "engine/cash_n_guns/secrecy.h"
#include "engine/cash_n_guns/waiting.h"
#include "engine/ledger/table_of.h"

namespace consigliere::cash_n_guns {

using ledger::table_of;
using ledger::Tree;

namespace {

Tree counts(const Loot& loot)
{
    Tree table = Tree::table();
    for (const LootCard card : all_loot_cards) {
        if (loot[card] > 0)
            table.set(word_of(card), loot[card]);
    }
    return table;
}

Tree bounds(Range range)
{
    return table_of({{"least", range.least}, {"most", range.most}});
}

template <typename Players>
Tree names(const Players& players, const Components& components)
{
    return Tree::list_of(players, [&components](Player player) { return components[player].name; });
}

class PositionReport {
public:
    PositionReport(
        const Position& position, const Components& components, ledger::Audience audience)
        : m_position(position)
        , m_components(components)
        , m_audience(audience)
    {
    }

    Tree write() const
    {
        return table_of({{"round", m_position.round}, {"phase", word_of(m_position.phase)},
            {"turn", name_or_nothing(m_position.turn)}, {"waits_for", waits_for()},
            {"powers", open_powers()}, {"godfather", name(m_position.godfather)},
            {"next_godfather", name_or_nothing(m_position.next_godfather)},
            {"desk", m_position.desk_is_open ? "open" : "taken"},
            {"forbidden", m_position.ban ? Tree(word_of(*m_position.ban)) : Tree()},
            {"table", counts(m_position.table)}, {"deck", counts(m_position.deck)},
            {"discarded_bangs", bounds(m_position.pile)},
            {"seats", Tree::list_of(players(m_position), [this](Player player) {
                 return seat(player);
             })}});
    }

private:
    Tree name(Player player) const { return Tree(m_components[player].name); }
    Tree name_or_nothing(std::optional<Player> player) const
    {
        return player ? name(*player) : Tree();
    }

    Tree waits_for() const
    {
        return Tree::list_of(answer(m_position, {Question::About::awaited, {}}).standings,
            [this](const AnswerCount& one) { return name(one.player); });
    }

    Tree open_powers() const
    {
        Tree list = Tree::list();
        for (const Player player : players(m_position)) {
            const std::optional<Power> power = m_position.of(player).power;
            if (power && is_open(m_position, player, *power))
                list.add(name(player));
        }
        return list;
    }

    Tree seat(Player player) const
    {
        const Gangster& gangster = m_position.of(player);
        Tree hand =
            table_of({{"cards", gangster.bullets.cards}, {"bang", bounds(gangster.bullets.bangs)}});
        return table_of({{"name", name(player)}, {"player", m_components[player].player},
            {"power", gangster.power ? Tree(word_of(*gangster.power)) : Tree()},
            {"alive", !gangster.is_out}, {"wounds", gangster.wounds}, {"bullets", std::move(hand)},
            {"stance", word_of(gangster.stance)},
            {"aims", gangster.aim == Gangster::Aim::at ? name(gangster.target) : Tree()},
            {"slow", gangster.aim == Gangster::Aim::slow},
            {"card", gangster.card == Gangster::Card::none ? Tree() : Tree(word_of(gangster.card))},
            {"loot", loot_of_player(player)}});
    }

    Tree loot_of_player(Player player) const
    {
        const Loot& loot = m_position.of(player).loot;
        if (sees_loot_of(m_position, player, m_audience))
            return counts(loot);
        return table_of({{"cards", loot.total()}});
    }

    const Position& m_position;
    const Components& m_components;
    ledger::Audience m_audience;
};

Tree report_seat(const Score::Seat& seat, const Components& components)
{
    Tree entry = table_of({{"name", components[seat.player].name}});
    if (seat.is_covered) {
        entry.set("covered_cards", seat.loot_cards);
    } else {
        entry.set("bills", seat.bills.dollars);
        entry.set("diamonds", seat.diamonds.dollars);
        entry.set("diamond_cards", seat.diamonds.cards);
        entry.set("bonus", seat.bonus.dollars);
        entry.set("paintings", seat.paintings.dollars);
        entry.set("painting_cards", seat.paintings.cards);
    }
    entry.set("wounds", seat.wounds);
    entry.set("wounds_suffered", seat.wounds_suffered);
    entry.set("total", seat.total ? Tree(*seat.total) : Tree());
    entry.set("rank", seat.rank == 0 ? Tree() : Tree(seat.rank));
    return entry;
}

} // namespace

Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience)
{
    return PositionReport(position, components, audience).write();
}

Tree report_score(const Position& position, const Components& components, ledger::Audience audience)
{
    const Score now = score(position, audience);
    Tree report = table_of({{"final", now.is_final}, {"decision", word_of(now.decision)},
        {"rule", now.rule.text()}, {"winners", names(now.winners, components)}});
    if (!now.winners_otherwise.empty())
        report.set("winners_otherwise", names(now.winners_otherwise, components));
    report.set("seats", Tree::list_of(now.seats, [&components](const Score::Seat& seat) {
        return report_seat(seat, components);
    }));
    return report;
}

} // namespace consigliere::cash_n_guns
