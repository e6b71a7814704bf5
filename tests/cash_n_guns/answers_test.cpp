/// Every answer to “Why?”, against what the referee says of the same claim, and against what the
/// entries behind it come to.

#include "engine/cash_n_guns/explain.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/cash_n_guns/random_lines.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <algorithm>
#include <map>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;
using ledger::Audience;

namespace {

using About = Question::About;

std::unique_ptr<Evening> begun(RandomCash& lines)
{
    return begin_cash(lines.head());
}

void play_one(Evening& evening, RandomCash& lines)
{
    const auto legal = evening.legal_lines();
    const bool deals = legal.empty() || evening.timeline().present().phase == Phase::loot;
    evening.record(deals ? lines.loot(evening.timeline().present()) : lines.any_of(legal).line);
}

bool is_over(const Evening& evening)
{
    constexpr int most = 2000;
    return evening.timeline().present().phase == Phase::end || evening.history().size() >= most;
}

// What the referee says. -------------------------------------------------------------------------

/// Asks the referee whether things are as an answer says, and whether they are not otherwise.
class Claims {
public:
    explicit Claims(const Evening& evening)
        : m_evening(evening)
        , m_position(evening.timeline().present())
    {
    }

    void check() const
    {
        const Answer godfather = ask(About::godfather);
        for (const Player player : players(m_position)) {
            holds(name(player) + " godfather", godfather.answer == player);
            check_player(player);
        }
        const Answer next = ask(About::next_share);
        if (next.answer)
            holds(name(*next.answer) + " next", true);
        check_score();
    }

private:
    [[nodiscard]] std::string name(Player player) const
    {
        return m_evening.timeline().components()[player].name;
    }
    [[nodiscard]] Answer ask(About about, Player player = {}) const
    {
        return answer(m_position, {about, player});
    }

    void holds(const std::string& claim, bool is_so) const
    {
        INFO(claim);
        const ledger::Verdict verdict = m_evening.consider("table believes " + claim).verdict;
        REQUIRE((verdict == ledger::Verdict::legal) == is_so);
    }
    void is_number(Player player, const std::string& what, int number) const
    {
        holds(name(player) + " " + what + " " + std::to_string(number), true);
        holds(name(player) + " " + what + " " + std::to_string(number + 1), false);
    }

    void check_player(Player player) const
    {
        is_number(player, "wounds", ask(About::wounds, player).amount);
        holds(name(player) + " out", std::holds_alternative<Out>(ask(About::stance, player).state));
        const Range bangs = ask(About::bullets, player).bangs;
        if (bangs.is_exact())
            is_number(player, "bangs", bangs.least);
    }

    void check_score() const
    {
        const Answer bonus = ask(About::diamond_bonus);
        const Answer winner = ask(About::winner);
        for (const Player player : players(m_position)) {
            const Answer value = ask(About::value, player);
            holds(name(player) + " wins",
                winner.answer == player || winner.together.contains(player));
            if (std::holds_alternative<Out>(value.state))
                continue;
            holds(name(player) + " bonus", bonus.answer == player);
            REQUIRE(value.parts);
            is_number(player, "bills", value.parts->bills.dollars);
            is_number(player, "diamonds", value.parts->diamonds.dollars);
            is_number(player, "paintings", value.parts->paintings.dollars);
            is_number(player, "totals", value.amount);
        }
    }

    const Evening& m_evening;
    const Position& m_position;
};

// What the entries come to. ----------------------------------------------------------------------

/// The cards that acts have brought to a place, and taken from it.
class Sum {
public:
    explicit Sum(LootPlace place)
        : m_place(place)
    {
    }

    void operator()(const act::Gives& act) { move(act.from, act.loot, act.to); }
    void operator()(const act::Reveals& act)
    {
        move(LootPlace::deck(), act.loot, LootPlace::table());
    }
    void operator()(const act::Unclaimed& act)
    {
        move(LootPlace::table(), act.loot, LootPlace::box());
    }
    void operator()(const act::TakesShare& act)
    {
        if (const std::optional<LootCard> card = act.share.card())
            move(LootPlace::table(), loot_of(*card), LootPlace::of(act.player));
    }
    template <typename Other>
    void operator()(const Other&)
    {
    }

    [[nodiscard]] int total() const
    {
        int total = 0;
        for (const auto& [card, count] : m_cards)
            total += count;
        return total;
    }
    [[nodiscard]] int of(LootCard card) const
    {
        const auto found = m_cards.find(card);
        return found == m_cards.end() ? 0 : found->second;
    }

private:
    void move(LootPlace from, const Loot& loot, LootPlace to)
    {
        for (const LootCard card : all_loot_cards) {
            if (from == m_place)
                m_cards[card] -= loot[card];
            if (to == m_place)
                m_cards[card] += loot[card];
        }
    }

    LootPlace m_place;
    std::map<LootCard, int> m_cards;
};

Sum sum_of(const Explanation& why, LootPlace place)
{
    Sum sum(place);
    for (const Cause& cause : why.causes)
        std::visit(sum, cause.act);
    return sum;
}

/// The last cause of a kind.
template <typename Kind>
const Kind* last(const Explanation& why)
{
    const Kind* found = nullptr;
    for (const Cause& cause : why.causes) {
        if (const auto* act = std::get_if<Kind>(&cause.act))
            found = act;
    }
    return found;
}

template <typename Kind>
int count(const Explanation& why)
{
    return static_cast<int>(std::ranges::count_if(
        why.causes, [](const Cause& cause) { return std::holds_alternative<Kind>(cause.act); }));
}

/// Whether the entries alone say what the answer says.
class Evidence {
public:
    Evidence(const Snapshot& moment, Player player)
        : m_moment(moment)
        , m_player(player)
    {
    }

    void check() const
    {
        const Explanation wounds = ask(About::wounds);
        REQUIRE(wounds.amount == count<act::GainsWound>(wounds) - count<act::LosesWound>(wounds));
        REQUIRE(wounds.deadly == deadly_wounds(gangster()));
        const Explanation loot = ask(About::loot);
        REQUIRE(loot.amount == sum_of(loot, LootPlace::of(m_player)).total());
        check_aim();
        check_stance();
        check_value();
    }

    void check_everybodys() const
    {
        const Explanation middle = ask(About::table_loot);
        const Explanation deck = ask(About::deck);
        for (const LootCard card : all_loot_cards) {
            REQUIRE(middle.loot[card] == sum_of(middle, LootPlace::table()).of(card));
            REQUIRE(
                deck.loot[card] == loot_deck()[card] + sum_of(deck, LootPlace::deck()).of(card));
        }
        const Explanation desk = ask(About::godfather);
        const auto* moved = last<act::MovesDesk>(desk);
        // Where it has never moved there is no entry behind it.
        REQUIRE((moved == nullptr || desk.rule != rule::oldest));
        REQUIRE((moved == nullptr || moved->player == desk.answer));
        const Explanation round = ask(About::round);
        REQUIRE(round.amount == 1 + count<act::PhaseBegins>(round));
    }

private:
    [[nodiscard]] const Gangster& gangster() const { return m_moment.position().of(m_player); }
    [[nodiscard]] Explanation ask(About about) const
    {
        return explain(m_moment, {about, m_player});
    }

    void check_aim() const
    {
        const Explanation aim = ask(About::aim);
        const auto* changed = last<act::ChangesTarget>(aim);
        const auto* aimed = last<act::Aims>(aim);
        REQUIRE((aim.rule == rule::order) == (changed != nullptr));
        if (changed != nullptr)
            REQUIRE(aim.answer == changed->target);
        else
            REQUIRE(aim.answer
                == (aimed == nullptr ? std::nullopt : std::optional<Player>(aimed->target)));
        // Whoever aims at him is aimed with, seen from the other side.
        const Explanation threats = ask(About::threats);
        int others = 0;
        for (const Player other : players(m_moment.position())) {
            const Answer his = answer(m_moment.position(), {About::aim, other});
            const bool is_out = m_moment.position().of(other).is_out;
            others += his.answer == m_player && !is_out ? 1 : 0;
        }
        REQUIRE(threats.amount == others);
        REQUIRE(threats.standings.size() <= threats.causes.size());
    }

    void check_stance() const
    {
        const Explanation stance = ask(About::stance);
        const bool is_out = std::holds_alternative<Out>(stance.state);
        REQUIRE(is_out == (count<act::Leaves>(stance) > 0));
        if (is_out)
            return;
        REQUIRE(
            (stance.state == State(Gangster::Stance::lies)) == (count<act::LiesDown>(stance) > 0));
        REQUIRE((stance.state == State(Gangster::Stance::shot)) == (count<act::Falls>(stance) > 0));
        const Explanation card = ask(About::card);
        const auto* shown = last<act::Shows>(card);
        const bool is_shown =
            card.state == State(Gangster::Card::bang) || card.state == State(Gangster::Card::click);
        REQUIRE((shown != nullptr || last<act::TurnsUp>(card) != nullptr
            || last<act::Tells>(card) != nullptr || !is_shown));
        if (shown != nullptr)
            REQUIRE((card.rule == rule::bang) == (shown->bullet == Bullet::bang));
    }

    void check_value() const
    {
        const Explanation value = ask(About::value);
        if (!value.parts)
            return;
        const Sum has = sum_of(value, LootPlace::of(m_player));
        int dollars = 0;
        for (const LootCard card : all_loot_cards) {
            if (card != LootCard::painting)
                dollars += has.of(card) * dollars_of(card);
        }
        const int collector = gangster().power == Power::collector ? 1 : 0;
        const int paintings = std::min(10, has.of(LootCard::painting) + collector);
        static constexpr std::array<int, 11> worth{0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500};
        dollars += 1000 * worth.at(static_cast<std::size_t>(paintings));
        dollars += value.parts->bonus.dollars;
        REQUIRE(value.amount == dollars);
    }

    const Snapshot& m_moment;
    Player m_player;
};

} // namespace

TEST_CASE("each answer is what the referee says of the same claim")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomCash lines(seed);
        const auto evening = begun(lines);
        while (!is_over(*evening)) {
            play_one(*evening, lines);
            constexpr int every = 12; // To ask everything after each entry would take too long.
            if (lines.below(every) == 0 || is_over(*evening)) {
                INFO("entry " << evening->history().size());
                Claims(*evening).check();
            }
        }
    });
}

TEST_CASE("the entries behind an answer come to the answer, at any moment")
{
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        RandomCash lines(seed);
        const auto evening = begun(lines);
        while (!is_over(*evening))
            play_one(*evening, lines);
        const auto observed = evening->observed(Audience::scribe());
        for (int entry = 0; entry <= evening->history().size(); entry += 1 + lines.below(9)) {
            INFO("entry " << entry);
            const Snapshot moment(*observed, entry);
            Evidence(moment, Player{}).check_everybodys();
            for (const Player player : players(moment.position()))
                Evidence(moment, player).check();
        }
    });
}

TEST_CASE("an aim is the first one, or the one that the Godfather ordered")
{
    const auto evening = begin_cash();
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims piotr", "ala aims ela"});
    const auto aim_of = [&](const std::string& name) {
        return explain(*evening->observed(Audience::scribe()), {About::aim, seat(*evening, name)});
    };
    CHECK(aim_of("iwo").answer == seat(*evening, "piotr"));
    CHECK(aim_of("iwo").rule == rule::aim);
    CHECK_FALSE(aim_of("ela").answer);
    record_all(*evening, {"ela aims iwo", "ana redirects iwo to ala"});
    CHECK(aim_of("iwo").answer == seat(*evening, "ala"));
    CHECK(aim_of("iwo").rule == rule::order);
    REQUIRE(aim_of("iwo").causes.size() == 2);
    CHECK(aim_of("iwo").causes[0].entry == 4);
    CHECK(aim_of("iwo").causes[1].entry == 7);
    const Explanation threats =
        explain(*evening->observed(Audience::scribe()), {About::threats, seat(*evening, "piotr")});
    REQUIRE(threats.standings.size() == 1);
    CHECK(threats.standings[0].player == seat(*evening, "ana"));
    REQUIRE(threats.causes.size() == 1);
    CHECK(threats.causes[0].entry == 2);
}

TEST_CASE("a card that was not shown says why: its player lies, or its target does")
{
    const auto evening = begin_cash();
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims ela", "ala aims ana",
            "ela aims iwo", "table ducks ela"});
    const auto ask = [&](About about, const std::string& name) {
        return answer(evening->timeline().present(), {about, seat(*evening, name)});
    };
    CHECK(ask(About::card, "ela").rule == rule::lies_down);
    CHECK(ask(About::card, "iwo").rule == rule::coward);
    CHECK(ask(About::card, "ana").rule == rule::lay_bullet);
    CHECK(ask(About::stance, "ela").rule == rule::lies_down);
    record_all(*evening, {"ana shows bang", "piotr shows bang", "ala shows click"});
    CHECK(ask(About::stance, "ana").rule == rule::bang);
    CHECK(ask(About::wounds, "ana").rule == rule::simultaneous);
    CHECK(ask(About::wounds, "ana").deadly == 3);
    CHECK(ask(About::card, "ala").rule == rule::click);
}

TEST_CASE("the desk goes on to whoever took the token, and before that it stays")
{
    const auto evening = begin_cash();
    const auto next = [&] {
        return answer(evening->timeline().present(), {About::next_godfather});
    };
    CHECK(next().answer == seat(*evening, "ana"));
    // The token lies there until somebody takes it, so that this is not settled.
    CHECK(next().can_change);
    record_all(*evening,
        {loot_line(1), "ana aims piotr", "piotr aims ana", "iwo aims piotr", "ala aims ela",
            "ela aims iwo", "table stands", "ana shows click", "piotr shows click",
            "iwo shows click", "ala shows click", "ela shows click", "ana takes $5000",
            "piotr takes desk"});
    CHECK(next().answer == seat(*evening, "piotr"));
    CHECK_FALSE(next().can_change);
    CHECK(next().rule == rule::take_desk);
    CHECK(
        answer(evening->timeline().present(), {About::godfather}).answer == seat(*evening, "ana"));
    const Explanation why =
        explain(*evening->observed(Audience::scribe()), {About::next_godfather});
    REQUIRE(why.causes.size() == 1);
    CHECK(why.causes[0].entry == 14);
}

TEST_CASE("each phase says what comes after it, and the last round leads to the end")
{
    Position position;
    position.player_count = 4;
    const auto after = [&](Phase phase) {
        return answer(position, {.about = About::phase, .phase = phase}).state;
    };
    CHECK(after(Phase::hold_up) == State(Phase::privilege));
    CHECK(after(Phase::sharing) == State(Phase::loot));
    position.round = last_round;
    CHECK(after(Phase::sharing) == State(Phase::end));
    CHECK(after(Phase::end) == State(Phase::end));
}

TEST_CASE("a share is worth what is printed on it, a painting what a collection is")
{
    const auto evening =
        begin_cash({{"lucky:ana", "dictator:piotr", "collector:iwo", "kid:ala"}, {}});
    const auto worth = [&](Share share) {
        return answer(evening->timeline().present(), {.about = About::worth, .share = share});
    };
    CHECK(worth(LootCard::bill_20000).amount == 20'000);
    CHECK(worth(LootCard::bill_20000).rule == rule::bills);
    CHECK(worth(LootCard::diamond_1000).amount == 1'000);
    CHECK(worth(LootCard::painting).amount == 4'000);
    CHECK(worth(LootCard::clip).bangs == range(0, 0));
    CHECK(worth(LootCard::first_aid).standings.empty());
    CHECK(worth(Share::desk()).rule == rule::take_desk);
    record_all(*evening, {"table corrects: ana gains wound; ana gains wound"});
    REQUIRE(worth(LootCard::first_aid).standings.size() == 1);
    CHECK(worth(LootCard::first_aid).standings[0].count == 2);
}

TEST_CASE("a power says whether it can be used now")
{
    const auto evening =
        begin_cash({{"hustler:ana", "dictator:piotr", "collector:iwo", "kid:ala"}, {}});
    const auto use = [&](const std::string& name) {
        const Answer power =
            answer(evening->timeline().present(), {About::power, seat(*evening, name)});
        return std::get<PowerNow>(power.state).use;
    };
    using Use = PowerNow::Use;
    CHECK(use("ana") == Use::open);
    CHECK(use("piotr") == Use::waits);
    CHECK(use("iwo") == Use::by_itself);
    record_all(*evening, {loot_line(1), "ana uses hustler iwo"});
    CHECK(use("ana") == Use::used);
    const Explanation why =
        explain(*evening->observed(Audience::scribe()), {About::power, seat(*evening, "ana")});
    CHECK(why.rule == rule::of(Power::hustler));
    REQUIRE(why.causes.size() == 1);
    CHECK(why.causes[0].entry == 2);
    const auto plain = begin_cash();
    CHECK(answer(plain->timeline().present(), {About::power, Player{}}).state == State());
}

TEST_CASE("T-LUC: who has dodged several bullets still stands, by his power")
{
    const auto evening =
        begin_cash({{"lucky:ana", "dictator:piotr", "collector:iwo", "kid:ala"}, {}});
    Position position = evening->timeline().present();
    const Player ana = seat(*evening, "ana");
    position.of(ana).hits = 1;
    CHECK(answer(position, {About::stance, ana}).rule != rule::of(Power::lucky));
    position.of(ana).hits = 2;
    CHECK(answer(position, {About::stance, ana}).rule == rule::of(Power::lucky));
    CHECK(answer(position, {About::wounds, ana}).rule == rule::of(Power::lucky));
}

TEST_CASE("CG-T.0: the power of somebody who has none is asked about with the rule of powers")
{
    const auto plain = begin_cash();
    CHECK(answer(plain->timeline().present(), {About::power, seat(*plain, "iwo")}).rule
        == rule::powers);
}

TEST_CASE("CG-1.1, CG-7.5: what lies somewhere is told with its dollars, paintings without")
{
    const auto evening = begin_cash(Table{{"ana", "piotr", "iwo", "ala"}, {}});
    const auto dollars = [&evening](About about, Player player = {}) {
        return answer(evening->timeline().present(), {about, player}).amount;
    };
    CHECK(dollars(About::table_loot) == 0);
    record_all(*evening, {loot_line(1)});
    CHECK(dollars(About::table_loot) == 51'000);
    record_all(*evening,
        {"ana aims piotr", "piotr aims ana", "iwo aims ala", "ala aims iwo", "table stands",
            "ana shows click", "piotr shows click", "iwo shows click", "ala shows click",
            "ana takes diamond-1000", "piotr takes $20000", "iwo takes painting"});
    CHECK(dollars(About::table_loot) == 30'000);
}
