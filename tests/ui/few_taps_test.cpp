/// What takes fewer taps than there are things to say: choices that are asked for at once, bids
/// that lie open, wars counted together, cards that are used where they lie.

#include "db/session_list.h"
#include "engine/corleone/game.h"
#include "engine/corleone/turf_war.h"
#include "tests/db/databases.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/laid_table.h"
#include "tests/ui/played_evening.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <optional>

using namespace consigliere;
using namespace consigliere::test;

namespace {

std::vector<std::string> last_entries(const LaidTable& table, std::size_t count)
{
    std::vector<std::string> entries = table.kept().entries;
    entries.erase(entries.begin(), entries.end() - static_cast<std::ptrdiff_t>(count));
    return entries;
}

/// An evening right before the first time that its record says `line`, with more told there.
db::Record before(const std::string& name, const std::string& line, const std::string& told = {})
{
    db::Record record = test_record(name);
    const auto found = std::find(record.moves.begin(), record.moves.end(), line);
    REQUIRE(found != record.moves.end());
    record.moves.erase(found, record.moves.end());
    if (!told.empty())
        record.moves.push_back(told);
    return record;
}

/// The card of the shelf that has this name, in one of its rows.
std::string card_of_shelf(Stage& stage, const std::string& row, const std::string& name)
{
    const auto& targets = stage.ui().targets();
    const auto found = std::ranges::find_if(targets, [&](const widgets::Target& target) {
        return target.id.starts_with(row) && target.id.ends_with(":" + name);
    });
    return found == targets.end() ? std::string() : found->id;
}

bool says(const std::string& entry, const std::string& line)
{
    return entry.find(line) != std::string::npos;
}

/// The record right before the last line that begins like this, without what the referee refuses.
db::Record standing_before(const std::string& name, const std::string& beginning)
{
    db::Record record = test_record(name);
    const auto found = std::find_if(record.moves.rbegin(), record.moves.rend(),
        [&beginning](const std::string& move) { return move.starts_with(beginning); });
    REQUIRE(found != record.moves.rend());
    record.moves.erase(found.base() - 1, record.moves.end());
    const auto referee = referee_of(record);
    std::erase_if(record.moves, [&referee](const std::string& move) {
        return !ledger::is_applied(referee->record(move).verdict);
    });
    return record;
}

// What came of the Turf Wars, worked out anew from the referee’s counts. ------------------------

using WarRow = std::vector<std::string>;

/// "3 : 2", the most of any side against the next; the neutral figures are one side.
std::string most_and_next(const corleone::WarCount& count)
{
    std::map<std::optional<corleone::Family>, int> sides;
    for (const corleone::FigureId figure : count.figures)
        ++sides[corleone::owner_of(figure)];
    std::vector<int> counts{0};
    for (const auto& [side, figures] : sides)
        counts.push_back(figures);
    if (sides.empty())
        return "–";
    std::ranges::sort(counts, std::greater{});
    return std::to_string(counts[0]) + " : " + std::to_string(counts[1]);
}

std::string of_nobody(corleone::WarOutcome::Kind kind)
{
    using Kind = corleone::WarOutcome::Kind;
    if (kind == Kind::neutral)
        return "Neutral figures: no marker";
    return kind == Kind::empty ? "No figure: no marker" : "A tie: no marker";
}

/// The wars after an entry as the page should tell them: number, counts, Territory, and what hands
/// do.
std::vector<WarRow> wars_after(
    const corleone::Timeline& timeline, std::size_t entry, const db::SessionSummary& summary)
{
    const auto player = [&summary](corleone::Family family) {
        return std::ranges::find(
            summary.seats, ledger::word_of(family), &db::SessionSummary::Seat::actor)
            ->player;
    };
    std::vector<WarRow> rows;
    const int last = timeline.history().size();
    for (int number = static_cast<int>(entry) + 1; number <= last; ++number) {
        const auto& move = timeline.move_of(number).value();
        if (const auto* marker = std::get_if<corleone::RelocateMarker>(&move.action))
            rows.back().back() = player(*move.family) + ": takes a marker from "
                + std::string(ledger::name_of(marker->marker.territory));
        const auto* const war = std::get_if<corleone::FightWar>(&move.action);
        if (war == nullptr)
            continue;
        const corleone::Position& position =
            timeline.position_after(timeline.history().entry(number).follows);
        const auto count =
            corleone::count_influence(position, timeline.components(), war->territory);
        const corleone::WarOutcome outcome = corleone::outcome_of(position, count);
        const auto winner = outcome.winner();
        rows.push_back({std::to_string(static_cast<int>(war->territory) + 1), most_and_next(count),
            std::string(ledger::name_of(war->territory)),
            winner ? player(*winner) + " places a marker" : of_nobody(outcome.kind)});
    }
    return rows;
}

const widgets::Target* first_starting(const Stage& stage, std::string_view prefix)
{
    const auto& targets = stage.ui().targets();
    const auto found = std::ranges::find_if(targets, [prefix](const widgets::Target& target) {
        return target.id.starts_with(prefix) && target.mood == widgets::ControlState::enabled;
    });
    return found == targets.end() ? nullptr : &*found;
}

/// All wars that are left; whoever has no marker left takes one from the first stack that is
/// offered.
void fight_all(Stage& stage)
{
    constexpr int most_taps = 20;
    for (int taps = 0; taps < most_taps && !stage.has("war:on"); ++taps) {
        if (const widgets::Target* stack = first_starting(stage, "relocate:"))
            stage.tap(stack->id);
        else
            stage.tap(stage.has("war:all") ? "war:all" : "war:next");
    }
    REQUIRE(stage.has("war:on"));
}

} // namespace

TEST_CASE("few taps: the page after the wars tells the counts of each, and what hands lay")
{
    struct Wars {
        const char* record;
        const char* first;
        const char* told;
    };
    const Wars wars =
        GENERATE(Wars{"corleone/evening-of-two", "table war wall-street", "takes a marker from"},
            Wars{"corleone/evening-of-five", "table war wall-street", "places a marker"},
            Wars{"corleone/19.neutral", "table war wall-street", "Neutral figures: no marker"},
            Wars{"corleone/19.tie", "table war wall-street marzullo", "A tie: no marker"});
    INFO(wars.record);
    const LaidTable table(standing_before(wars.record, wars.first));
    const std::size_t before = table.kept().entries.size();
    fight_all(table.stage);
    db::Database& database = table.stage.program().database();
    const db::Session session = resume(database, table.session());
    const auto& evening = dynamic_cast<const corleone::Evening&>(session.evening());
    const std::vector<WarRow> rows =
        wars_after(evening.timeline(), before, db::list_sessions(database).value().front());
    CHECK(rows.size() == 7);
    CHECK(std::ranges::any_of(
        rows, [&wars](const WarRow& row) { return says(row.back(), wars.told); }));
    const std::vector<std::string>& texts = table.stage.ui().texts();
    for (const WarRow& row : rows) {
        CAPTURE(row);
        CHECK_FALSE(std::ranges::search(texts, row).empty());
    }
}

TEST_CASE("few taps: all wars that are left are counted with one tap, one line each")
{
    const LaidTable table("corleone/evening-of-two", "table war wall-street");
    const std::size_t before = table.kept().entries.size();
    table.stage.tap("war:all");
    CHECK(table.kept().entries.size() == before + 6);
    const std::vector<std::string> wars = last_entries(table, 6);
    CHECK(says(wars.front(), "table war brooklyn"));
    CHECK(says(wars.back(), "table war chelsea"));
    // What came of them, and which marker is laid where, is read before the table goes on.
    CHECK_FALSE(table.stage.has("bid:open"));
    for (const char* territory : {"Wall Street", "Brooklyn", "Upper East Side", "Queens",
             "Upper West Side", "Midtown", "Chelsea"})
        CHECK(table.stage.shows(territory));
    CHECK(table.stage.shows(" places a marker"));
    CHECK(table.stage.shows("Next: Bribery"));
    table.stage.tap("war:on");
    CHECK(table.stage.has("bid:open"));
}

TEST_CASE("few taps: bids that lie open are one tap each, and stand in the order of the table")
{
    // Marzullo leads, Matarazzo is the first to bid.
    const LaidTable table("corleone/evening-of-five", "table war chelsea");
    Stage& stage = table.stage;
    const int before = stage.taps();
    stage.tap("bid:matarazzo:$1");
    stage.tap("bid:matarazzo:$3");
    stage.tap("bid:vitale:$1");
    stage.tap("bid:pizzino:$5");
    stage.tap("bid:open");
    CHECK(stage.taps() - before == 5);
    std::vector<std::string> kept = table.kept().entries;
    std::erase_if(kept, [](const std::string& entry) { return !says(entry, " bids "); });
    REQUIRE(kept.size() == 5);
    for (const char* bid :
        {"matarazzo bids $1,$3", "vitale bids $1", "caccamo bids nothing", "pizzino bids $5"})
        CHECK(std::ranges::any_of(
            kept, [bid](const std::string& entry) { return says(entry, bid); }));
    CHECK_FALSE(stage.has("bid:open"));
}

TEST_CASE("few taps: a sum that was tapped wrongly begins anew, and a bid can be laid covered")
{
    const LaidTable table("corleone/evening-of-five", "table war chelsea");
    Stage& stage = table.stage;
    CHECK(stage.shows("No one bids"));
    stage.tap("bid:vitale:$1");
    CHECK(stage.shows("Record these bids"));
    stage.tap("bid:none:vitale");
    CHECK(stage.shows("No one bids"));
    stage.tap("bid:covered");
    CHECK(stage.has("cover:back"));
    stage.tap("cover:back");
    stage.tap("bid:vitale");
    CHECK(stage.has("cover:open:vitale"));
}

TEST_CASE("few taps: what needs a choice is asked for at once, and can be declined there")
{
    // A swap and a Suitcase are due.
    const LaidTable table("corleone/evening-of-two", "pizzino uses bank $5");
    Stage& stage = table.stage;
    take_back(stage);
    CHECK(stage.has("panel:back"));
    const auto declines = [&stage] {
        const auto& targets = stage.ui().targets();
        return std::ranges::count_if(targets,
            [](const widgets::Target& target) { return target.id.starts_with("decline:due:"); });
    };
    CHECK(declines() == 1);
    // Back to all rows, and they stay until something is chosen.
    stage.tap("panel:back");
    stage.frames(5);
    CHECK_FALSE(stage.has("panel:back"));
    CHECK(declines() >= 1);
}

TEST_CASE("few taps: three cards are traded with a tap each, and one that gives them away")
{
    const std::string line = "pizzino uses trade-3 gives blood-money,gun,blood-money";
    const db::Record record = before("corleone/evening-of-five", line);
    const LaidTable table(record);
    CorleoneTapper tapper(played(record), CorleoneTapper::Collecting::by_itself);
    tapper.sit_down(table.stage);
    tapper.tap(line);
    REQUIRE(tapper.efforts().size() == 1);
    CHECK(tapper.efforts().front().taps <= 4);
}

TEST_CASE("few taps: with one tap all the others show a Click!")
{
    const LaidTable table("cash-n-guns/game-5-players", "ana shows bang");
    table.stage.tap("show:others:click");
    const std::vector<std::string> shown = last_entries(table, 2);
    CHECK(says(shown[0], "ala shows click"));
    CHECK(says(shown[1], "ela shows click"));
    CHECK_FALSE(table.stage.has("show:others:click"));
}

TEST_CASE("few taps: what is discarded while others stand is told without saying who lies before")
{
    // Ana lies; Piotr, who aims at her, discards as well, and only Ela reveals a card.
    const LaidTable table("cash-n-guns/game-5-players", "ela redirects piotr to ana");
    Stage& stage = table.stage;
    stage.tap("lie:ana");
    stage.tap("told:ana:bang");
    const std::vector<std::string> told = last_entries(table, 2);
    CHECK(says(told[0], "table ducks ana"));
    CHECK(says(told[1], "ana discards bang"));
    stage.tap("told:piotr:click");
    stage.tap("show:ela:bang");
    CHECK(stage.has("end:done"));
}

TEST_CASE("few taps: a discard for the last Clip of a round is told in the next one")
{
    const LaidTable table("cash-n-guns/game-5-players", "ana takes clip");
    Stage& stage = table.stage;
    const auto tile = stage.find("loot:painting");
    REQUIRE(tile);
    const int taps = stage.taps();
    stage.tap("told:ana:click");
    CHECK(stage.taps() - taps == 1);
    CHECK(table.last_line() == "ana discards click");
    CHECK_FALSE(stage.has("told:ana:click"));
    CHECK(stage.find("loot:painting")->rect.top == tile->rect.top);
}

TEST_CASE("few taps: whoever aims says that the last eight loot cards are right")
{
    db::Record record = before("cash-n-guns/game-5-players", "ela redirects piotr to ana");
    // Without what the others of the last round have aimed at, and without its loot.
    const auto loot = std::find_if(record.moves.rbegin(), record.moves.rend(),
        [](const std::string& line) { return line.starts_with("table loots"); });
    const std::string revealed = *loot;
    record.moves.erase(std::prev(loot.base()), record.moves.end());
    const LaidTable table(record);
    Stage& stage = table.stage;
    // Nobody aims at himself, and then nothing is revealed either.
    stage.tap("aim:ela:ela");
    CHECK(table.last_line() == "ana discards click");
    stage.tap("verdict:close");
    stage.tap("aim:ela:piotr");
    const std::vector<std::string> entries = last_entries(table, 2);
    CHECK(says(entries[0], revealed));
    CHECK(says(entries[1], "ela aims piotr"));
}

TEST_CASE("few taps: a Public Job that can be paid is completed where it lies")
{
    const std::string line = "marzullo job test-errand from public pays blood-money";
    const LaidTable table(before("corleone/evening-of-two", line));
    const std::string card = card_of_shelf(table.stage, "shelf:job:", "test-errand");
    REQUIRE_FALSE(card.empty());
    const int taps = table.stage.taps();
    table.stage.tap(card);
    CHECK(table.stage.taps() - taps == 1);
    const std::vector<std::string> entries = table.kept().entries;
    CHECK(std::ranges::any_of(
        entries, [&line](const std::string& entry) { return says(entry, line); }));
}

TEST_CASE("few taps: a Job that everybody knows to be in the hand is completed where it lies")
{
    const LaidTable table(
        before("corleone/evening-of-two", "marzullo job test-errand from public pays blood-money",
            "table corrects: marzullo gains gun,job:test-collection"));
    const std::string card = card_of_shelf(table.stage, "shelf:hand:", "test-collection");
    REQUIRE_FALSE(card.empty());
    table.stage.tap(card);
    const std::vector<std::string> entries = table.kept().entries;
    CHECK(std::ranges::any_of(entries, [](const std::string& entry) {
        return says(entry, "marzullo job test-collection from hand pays gun");
    }));
}

TEST_CASE("few taps: an Ally in the hand is played where it lies")
{
    const std::string line = "vitale ally test-gunman-1";
    const LaidTable table(before("corleone/evening-of-five", line));
    const std::string card = card_of_shelf(table.stage, "shelf:ally", "test-gunman-1");
    REQUIRE_FALSE(card.empty());
    const int taps = table.stage.taps();
    table.stage.tap(card);
    CHECK(table.stage.taps() - taps == 1);
    CHECK(table.last_line() == line);
}

TEST_CASE("few taps: Tribute goes on from seat to seat, and undo leads back")
{
    const LaidTable table("corleone/evening-of-two", "pizzino takes test-banker-1");
    Stage& stage = table.stage;
    stage.tap("tribute:marzullo");
    stage.tap("cover:open:marzullo");
    stage.tap("goes:all");
    for (const char* card : {"$2#1", "$2#2", "$3#1", "$3#2", "booze#1"})
        stage.tap("stays:" + std::string(card));
    stage.tap("picker:done");
    // Nobody has to look for whoever is next.
    REQUIRE(stage.has("cover:open:pizzino"));
    stage.tap("cover:back");
    CHECK_FALSE(stage.has("tribute:marzullo"));
    CHECK(stage.has("tribute:pizzino"));
    take_back(stage);
    CHECK_FALSE(stage.has("cover:open:pizzino"));
    CHECK(stage.has("tribute:marzullo"));
    CHECK(stage.has("tribute:pizzino"));
}
