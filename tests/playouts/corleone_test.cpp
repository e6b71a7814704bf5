/// Corleone's Empire played on: always to an end, by the rules, and from nothing but what was
/// known.

#include "engine/corleone/score.h"
#include "engine/corleone/waiting.h"
#include "engine/playouts/corleone.h"
#include "tests/corleone/evenings.h"
#include "tests/playouts/calibration.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::corleone;
using playouts::Outcome;
using playouts::Playouts;
using CorleoneRules = playouts::Rules<corleone::Game>;

namespace {

/// All players by one policy, without errors. `watch(position)` is called before each move.
template <typename Watch>
std::optional<Outcome> play_to_end(const Position& position, const Components& components,
    Policy policy, playouts::Random& random, Watch watch)
{
    return playouts::play_to_end_by<corleone::Game>(
        position, components, random, [&](const Position& before) {
            watch(before);
            return policy;
        });
}

const std::vector<std::string> families{"vitale", "caccamo", "pizzino", "marzullo", "matarazzo"};

std::vector<std::string> some_families(int players)
{
    return {families.begin(), families.begin() + players};
}

/// Whether the table tells which Jobs are drawn.
enum class Drawn : std::uint8_t { told, untold };

/// Records a random game until it is over, or has so many entries.
void play_random_game(
    corleone::Evening& evening, std::uint64_t seed, Drawn drawn, int most_entries = 4000)
{
    playouts::Random random(seed);
    const ledger::Timeline<corleone::Game>& timeline = evening.timeline();
    while (!CorleoneRules::is_over(timeline.present()) && evening.history().size() < most_entries) {
        std::optional<Move> move =
            CorleoneRules::next(timeline.present(), timeline.components(), Policy::random, random);
        REQUIRE(move);
        auto* use = std::get_if<Use>(&move->action);
        if (use != nullptr && use->icon == Icon::jobs && drawn == Drawn::untold)
            use->target = target::Jobs{};
        record_all(evening, {format(*move, timeline.components())});
    }
}

std::unique_ptr<corleone::Evening> random_evening(
    int players, std::uint64_t seed, Drawn drawn = Drawn::untold, int most_entries = 4000)
{
    auto evening = begin(some_families(players));
    play_random_game(*evening, seed, drawn, most_entries);
    return evening;
}

MadeStart<corleone::Game> start_for(int players)
{
    return start_of<corleone::Game>(head_of(some_families(players)), {test_box()});
}

double sum(const BySeat& shares)
{
    return std::accumulate(shares.begin(), shares.end(), 0.0);
}

bool equal(const std::optional<Outcome>& left, const std::optional<Outcome>& right)
{
    return left && right && left->wins == right->wins && left->moves == right->moves;
}

/// Positions of an evening of five on which many cards are not named.
std::vector<Position> positions_with_gaps(std::uint64_t seed)
{
    const auto evening = random_evening(5, seed);
    std::vector<Position> positions;
    for (int entry = 0; entry <= evening->history().size(); entry += 7)
        positions.push_back(evening->timeline().position_after(entry));
    return positions;
}

int all_jobs_in_hand(const Position& position, Family family)
{
    return position.of(family).hand_unknown_jobs + known_jobs_in(position, JobZone::hand(family));
}

} // namespace

TEST_CASE("every playout of Corleone's Empire ends, and somebody wins")
{
    for (const int players : {2, 3, 4, 5}) {
        const auto start = start_for(players);
        REQUIRE(CorleoneRules::can_play(start.position, start.components));
        for (const Policy policy : {Policy::random, Policy::greedy}) {
            for (std::uint64_t seed = 0; seed < 6; ++seed) {
                INFO(players << " players, seed " << seed);
                playouts::Random random(seed);
                const auto outcome = play_to_end(
                    start.position, start.components, policy, random, [](const Position&) {});
                REQUIRE(outcome);
                CHECK(outcome->wins.size() == static_cast<std::size_t>(players));
                CHECK(sum(outcome->wins) == Approx(1));
                CHECK(outcome->moves > 50);
            }
        }
    }
}

TEST_CASE("playouts end although a third of the Jobs is not described")
{
    ledger::Tree jobs = ledger::Tree::list();
    const ledger::Tree whole = test_box();
    for (const ledger::Tree& job : whole.find("jobs")->elements()) {
        if (jobs.elements().size() < 8)
            jobs.add(job);
    }
    ledger::Tree box = whole;
    box.set("jobs", std::move(jobs));
    const auto start = start_of<corleone::Game>(head_of(some_families(4)), {box});
    REQUIRE(CorleoneRules::can_play(start.position, start.components));
    bool has_run_out = false;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        playouts::Random random(seed);
        REQUIRE(play_to_end(start.position, start.components, Policy::random, random,
            [&](const Position& position) {
                has_run_out = has_run_out || position.unknown_open_jobs > 0;
            }));
    }
    CHECK(has_run_out);
}

TEST_CASE("the player who chooses is the one who moves, whatever the policy")
{
    const auto start = start_for(4);
    playouts::Random random(3);
    std::set<std::size_t> choosers;
    const auto look = [&](const Position& position) {
        if (CorleoneRules::is_over(position))
            return;
        const auto chooser = CorleoneRules::chooser(position, start.components);
        for (const Policy policy : {Policy::random, Policy::greedy}) {
            playouts::Random other(1);
            const auto move = CorleoneRules::next(position, start.components, policy, other);
            REQUIRE(move);
            REQUIRE(move->family.has_value() == chooser.has_value());
            if (chooser) {
                REQUIRE(*move->family == position.seats[*chooser]);
                choosers.insert(*chooser);
            }
        }
    };
    REQUIRE(play_to_end(start.position, start.components, Policy::random, random, look));
    CHECK(choosers.size() == 4);
}

TEST_CASE("what nobody named is dealt anew, and what was named stays")
{
    const auto start = start_for(5);
    bool has_been_unknown = false;
    bool differs = false;
    for (const Position& before : positions_with_gaps(5)) {
        Position dealt = before;
        playouts::Random random(1);
        CorleoneRules::deal(dealt, start.components, random);
        for (const KnownJob& known : before.known_jobs)
            REQUIRE(std::ranges::count(before.known_jobs, known)
                <= std::ranges::count(dealt.known_jobs, known));
        for (const Family family : before.seats) {
            REQUIRE(hand_size(dealt, family) == hand_size(before, family));
            REQUIRE(all_jobs_in_hand(dealt, family) == all_jobs_in_hand(before, family));
            REQUIRE(dealt.of(family).hand_unknown_jobs == 0);
            REQUIRE(dealt.of(family).bid == before.of(family).bid);
            has_been_unknown = has_been_unknown || before.of(family).hand_unknown_jobs > 0;
        }
        for (std::size_t i = 0; i < start.components.jobs().size(); ++i) {
            const auto job = static_cast<JobId>(i);
            REQUIRE(seen_copies(dealt, job) <= start.components[job].copies.value_or(0));
        }
        REQUIRE(dealt.job_deck == before.job_deck);
        Position again = before;
        playouts::Random other(2);
        CorleoneRules::deal(again, start.components, other);
        differs = differs || !(again == dealt);
    }
    CHECK(has_been_unknown);
    CHECK(differs);
}

TEST_CASE("an evening that is not over, or not described, has no playouts")
{
    CHECK(playouts::playouts_of(*random_evening(3, 1, Drawn::told, 60)) == nullptr);
    CHECK(playouts::playouts_of(*random_evening(3, 1)) != nullptr);

    const auto start = start_for(3);
    CHECK_FALSE(CorleoneRules::can_play(start.position, Components()));
    const auto board = start_of<corleone::Game>(head_of(some_families(3), "board"), {test_box()});
    CHECK_FALSE(CorleoneRules::can_play(board.position, board.components));
}

TEST_CASE("the turns of an evening go from its start to its end")
{
    const auto evening = random_evening(4, 8);
    const auto played = playouts::playouts_of(*evening);
    REQUIRE(played != nullptr);
    CHECK(played->seats() == 4);
    CHECK(played->turns().front() == 0);
    CHECK(played->turns().back() == evening->history().size());
    CHECK(std::ranges::is_sorted(played->turns(), std::less_equal<>()));
    CHECK(played->turns().size() > 40);

    const std::size_t last = played->turns().size() - 1;
    const auto end = played->play_on(last, Policy::greedy, 1);
    REQUIRE(end);
    CHECK(end->moves == 0);
    const Position& present = evening->timeline().present();
    const Score score = corleone::score(present, evening->timeline().components());
    for (std::size_t seat = 0; seat < present.seats.size(); ++seat) {
        CHECK((end->wins[seat] > 0) == score.winners.contains(present.seats[seat]));
        CHECK(played->standing(last)[seat] == Approx(*score.seats[seat].total));
    }
}

TEST_CASE("the same seed plays the same, another seed plays something else")
{
    const auto evening = random_evening(3, 2);
    const auto played = playouts::playouts_of(*evening);
    REQUIRE(played != nullptr);
    bool differs = false;
    for (std::size_t turn = 0; turn + 1 < played->turns().size(); turn += 9) {
        for (const Policy policy : {Policy::random, Policy::greedy}) {
            const auto first = played->play_on(turn, policy, 7);
            CHECK(equal(first, played->play_on(turn, policy, 7)));
            differs = differs || !equal(first, played->play_on(turn, policy, 8));
        }
    }
    CHECK(differs);
}

TEST_CASE("playouts never read what was recorded later")
{
    constexpr int common = 90;
    auto evening = random_evening(4, 4, Drawn::untold, common);
    auto other = random_evening(4, 4, Drawn::untold, common);
    play_random_game(*evening, 10, Drawn::untold);
    play_random_game(*other, 20, Drawn::told);
    REQUIRE_FALSE(evening->timeline().present() == other->timeline().present());

    const auto played = playouts::playouts_of(*evening);
    const auto played_otherwise = playouts::playouts_of(*other);
    REQUIRE(played != nullptr);
    REQUIRE(played_otherwise != nullptr);
    std::size_t turn = 0;
    for (; played->turns()[turn] <= common; ++turn) {
        REQUIRE(played->turns()[turn] == played_otherwise->turns()[turn]);
        for (std::uint64_t seed = 0; seed < 3; ++seed)
            CHECK(equal(played->play_on(turn, Policy::random, seed),
                played_otherwise->play_on(turn, Policy::random, seed)));
        CHECK(equal(played->play_on(turn, Policy::greedy, 5),
            played_otherwise->play_on(turn, Policy::greedy, 5)));
    }
    CHECK(turn > 5);
}

TEST_CASE("who chooses greedily beats who chooses at random")
{
    constexpr int games = 40;
    Calibration plan;
    plan.turns = 0;
    playouts::Random random(1);
    double wins = 0;
    for (int i = 0; i < games; ++i) {
        const MadeGame game = make_game<corleone::Game>(
            start_for(i % 2 == 0 ? 2 : 4), Seating::half_greedy, plan, random);
        REQUIRE(game.has_ended);
        wins += game.greedy_wins;
    }
    // By chance, as many as 30 would be won once in a thousand times.
    CHECK(wins >= 30);
}
