#include "tests/cash_n_guns/checks.h"

#include "engine/cash_n_guns/flow.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::test {

using namespace cash_n_guns;

namespace {

/// One function for each kind of action that is listed otherwise than it may be written, or not at
/// all; false if it is not.
class Listing {
public:
    explicit Listing(const Position& position)
        : m_position(position)
    {
    }

    bool operator()(Correct&) const { return false; }
    bool operator()(Believe&) const { return false; }
    bool operator()(RevealLoot& move) const
    {
        return m_position.round == last_round && move.loot == m_position.deck;
    }
    bool operator()(TakeShare& move) const
    {
        move.found.reset();
        if (move.shares.size() > 1
            && static_cast<int>(move.shares[0]) > static_cast<int>(move.shares[1]))
            std::swap(move.shares[0], move.shares[1]);
        return true;
    }
    bool operator()(UseHustler& move) const
    {
        move.swap.reset();
        return true;
    }
    template <typename Other>
    bool operator()(Other&) const
    {
        return true;
    }

private:
    const Position& m_position;
};

void check_bullets(const Bullets& bullets)
{
    CHECK(bullets.bangs.least <= bullets.bangs.most);
    CHECK(bullets.bangs.most <= bullets.cards);
}

/// The Bang! of the game are somewhere.
void check_bangs(const Position& position)
{
    int least = position.pile.least;
    int most = position.pile.most;
    for (const Player player : players(position)) {
        check_bullets(position.of(player).bullets);
        least += position.of(player).bullets.bangs.least;
        most += position.of(player).bullets.bangs.most;
    }
    CHECK(position.pile.least <= position.pile.most);
    CHECK(least <= position.bangs.total());
    CHECK(most >= position.bangs.total());
}

bool has_spent_card(const Gangster& gangster)
{
    return gangster.card != Gangster::Card::none && gangster.card != Gangster::Card::laid;
}

} // namespace

std::optional<Move> as_listed(const Move& move, const Position& position)
{
    if (!move.ruling.empty())
        return std::nullopt;
    // The table may go on by itself before the move; what it finds then decides.
    const Components components;
    Judged judged;
    Judging judging(position, components, judged);
    pass_over_powers(judging, move.action);
    Move listed = move;
    if (!std::visit(Listing(judged.after), listed.action))
        return std::nullopt;
    // To say what has happened by itself is legal, and not listed.
    Position now = position;
    now.before_unsaid.reset();
    if (!ledger::is_applied(ledger::judge_in<Game>(now, move, components).verdict))
        return std::nullopt;
    return listed;
}

void check_round_trip(const Move& move, const Components& components)
{
    const std::string line = format(move, components);
    INFO(line);
    const ledger::ErrorOr<Move> again = parse(line, components);
    REQUIRE_FALSE(again.is_error());
    CHECK(again.value() == move);
    CHECK(format(again.value(), components) == line);
}

void check_listed(const Move& move, const Position& position, const Components& components)
{
    const Judged judged = ledger::judge_in<Game>(position, move, components);
    const std::optional<Move> listed = as_listed(move, position);
    if (!ledger::is_applied(judged.verdict) || !listed)
        return;
    const std::vector<LegalMove> legal = legal_moves(position, components);
    const auto found = std::find_if(legal.begin(), legal.end(),
        [&listed](const LegalMove& candidate) { return candidate.move == *listed; });
    INFO("As it should be listed: " << format(*listed, components));
    CHECK(found != legal.end());
}

void check_position(const Position& position)
{
    Loot seen = position.deck;
    seen.add(position.table);
    for (const Player player : players(position))
        seen.add(position.of(player).loot);
    CHECK(loot_deck().contains(seen));
    check_bangs(position);
    if (position.turn)
        CHECK(is_alive(position, *position.turn));
}

void check_rules_kept(const Position& position)
{
    CHECK(position.bangs.total() == bangs_dealt * position.player_count);
    for (const Player player : players(position)) {
        const Gangster& gangster = position.of(player);
        INFO("Player " << static_cast<int>(player));
        CHECK(gangster.is_out == (gangster.wounds >= deadly_wounds(gangster)));
        CHECK(gangster.loot[LootCard::clip] == 0);
        CHECK(gangster.loot[LootCard::first_aid] == 0);
        const int rounds_left = last_round - position.round + (has_spent_card(gangster) ? 0 : 1);
        const bool may_hold_more =
            gangster.power == Power::good_friend && !position.options.good_friend_discards;
        if (!gangster.is_out && may_hold_more)
            CHECK(gangster.bullets.cards >= rounds_left);
        else if (!gangster.is_out)
            CHECK(gangster.bullets.cards == rounds_left);
    }
}

void check_acts(const Position& before, const Judged& judged, const Components& components)
{
    Position after = before;
    for (const Act& act : judged.acts) {
        INFO(format(act, components));
        CHECK_FALSE(apply(act, after, components).has_value());
    }
    CHECK(after.deck == judged.after.deck);
    CHECK(after.table == judged.after.table);
    CHECK(after.unclaimed == judged.after.unclaimed);
    CHECK(after.godfather == judged.after.godfather);
    CHECK(after.pile == judged.after.pile);
    CHECK(after.bangs == judged.after.bangs);
    for (const Player player : players(before)) {
        INFO(components[player].name);
        CHECK(after.of(player).loot == judged.after.of(player).loot);
        CHECK(after.of(player).wounds == judged.after.of(player).wounds);
        CHECK(after.of(player).is_out == judged.after.of(player).is_out);
        CHECK(after.of(player).bullets == judged.after.of(player).bullets);
    }
}

void check_line(const Evening& evening, const std::string& line)
{
    const Components& components = evening.timeline().components();
    const ledger::ErrorOr<Move> move = parse(line, components);
    if (move.is_error())
        return;
    INFO(line);
    const Position& before = evening.timeline().present();
    check_round_trip(move.value(), components);
    check_listed(move.value(), before, components);
    const Judged judged = ledger::judge_in<Game>(before, move.value(), components);
    if (judged.verdict == ledger::Verdict::impossible) {
        CHECK(judged.acts.empty());
        CHECK(judged.after == before);
        return;
    }
    check_acts(before, judged, components);
    check_position(judged.after);
}

} // namespace consigliere::test
