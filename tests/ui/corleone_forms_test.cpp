/// Forms and pickers of Corleone's Empire: what can be chosen, what it leads to, and the ways back.

#include "companion/table_corleone/emblems.h"
#include "companion/table_corleone/sentences.h"
#include "tests/ui/canvas.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>

using namespace consigliere;
using namespace consigliere::test;
using corleone::Family;

namespace {

/// The evening of two right before the last line that begins like this.
db::Record record_before_last(const std::string& beginning)
{
    db::Record record = test_record("corleone/evening-of-two");
    const auto last = std::find_if(record.moves.rbegin(), record.moves.rend(),
        [&beginning](const std::string& line) { return line.starts_with(beginning); });
    REQUIRE(last != record.moves.rend());
    record.moves.erase(last.base() - 1, record.moves.end());
    return record;
}

db::Record with(db::Record record, const std::string& line)
{
    record.moves.push_back(line);
    return record;
}

/// All bids of Act I are laid, and Marzullo has nine cards too many.
db::Record in_tribute()
{
    return record_until("corleone/evening-of-two", "pizzino takes test-banker-1");
}

} // namespace

TEST_CASE("two known cards of one Job are two cards")
{
    const LaidTable table(with(record_until("corleone/evening-of-two", "pizzino collects"),
        "table corrects: marzullo gains job:test-delivery,job:test-delivery"));
    table.stage.tap("more");
    table.stage.tap("menu:correct");
    table.stage.tap("act:1");
    table.stage.tap("who:marzullo");
    table.stage.tap("card:job:test-delivery");
    table.stage.tap("card:job:test-delivery");
    table.stage.tap("act:add");
    table.stage.tap("acts:done");
    CHECK(
        table.last_line() == "table corrects: marzullo loses job:test-delivery,job:test-delivery");
}

TEST_CASE("in every Tribute a tap means that a card goes, and taps are taken back")
{
    const LaidTable table(in_tribute());
    // Whoever holds few cards too many is asked the same as whoever holds many.
    for (const char* player : {"pizzino", "marzullo"}) {
        table.stage.tap(std::string("tribute:") + player);
        // Nobody else sees it.
        CHECK_FALSE(table.stage.has("goes:$2#1"));
        table.stage.tap(std::string("cover:open:") + player);
        CHECK(table.stage.shows("Tap cards to discard"));
        if (player == std::string("pizzino"))
            table.stage.tap("panel:back");
    }
    CHECK(table.stage.shows("Keep: 14"));
    CHECK(table.stage.shows("Discard: 0 of 9"));
    CHECK_FALSE(table.stage.has("goes:narcotics#1"));
    table.stage.tap("goes:$1#1");
    CHECK(table.stage.shows("Discard: 1 of 9"));
    CHECK(table.stage.shows("Discard 8 more cards"));
    table.stage.tap("stays:$1#1");
    CHECK(table.stage.shows("Discard: 0 of 9"));
    // Where most go, those that stay are fewer taps.
    table.stage.tap("goes:all");
    for (const char* card : {"$2#1", "$2#2", "$3#1", "$3#2"})
        table.stage.tap("stays:" + std::string(card));
    CHECK_FALSE(table.stage.has("picker:done"));
    CHECK(table.stage.shows("Keep 1 more card"));
    table.stage.tap("stays:booze#1");
    // A second tap in haste hits nothing else.
    const std::size_t before = table.kept().entries.size();
    table.stage.tap_twice("picker:done");
    CHECK(table.kept().entries.size() == before + 1);
    CHECK(table.last_line().starts_with("marzullo discards $1,$1,$1,$1,$2,$2"));
}

namespace {

/// The pixels of a target, in rows.
std::vector<std::uint8_t> picture_of(Stage& stage, const std::string& id)
{
    const auto target = stage.find(id);
    REQUIRE(target);
    stage.frames(5);
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
    canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
    const std::vector<std::uint8_t> all = canvas.bytes();
    std::vector<std::uint8_t> picture;
    const auto width = static_cast<std::ptrdiff_t>(size.x);
    const auto left = static_cast<std::ptrdiff_t>(target->rect.left);
    const auto right = static_cast<std::ptrdiff_t>(target->rect.right);
    const auto bottom = static_cast<std::ptrdiff_t>(target->rect.bottom);
    for (auto row = static_cast<std::ptrdiff_t>(target->rect.top); row < bottom; ++row)
        picture.insert(picture.end(), all.begin() + 3 * (row * width + left),
            all.begin() + 3 * (row * width + right));
    return picture;
}

} // namespace

TEST_CASE("at arm’s length a card that goes looks different from one that stays")
{
    const LaidTable table(in_tribute());
    table.stage.tap("tribute:marzullo");
    table.stage.tap("cover:open:marzullo");
    const std::vector<std::uint8_t> stays = picture_of(table.stage, "goes:$1#1");
    table.stage.tap("goes:$1#1");
    const std::vector<std::uint8_t> goes = picture_of(table.stage, "stays:$1#1");
    REQUIRE(goes.size() == stays.size());
    std::size_t changed = 0;
    for (std::size_t i = 0; i < goes.size(); ++i)
        changed += std::abs(goes[i] - stays[i]) > 40 ? 1U : 0U;
    CHECK(changed > goes.size() / 2);
}

TEST_CASE("after the last Act one tap discards for everybody what counts for nothing")
{
    db::Record record = test_record("corleone/evening-of-five");
    const auto first = std::ranges::find_if(record.moves, [](const std::string& line) {
        return line.starts_with("pizzino discards job,blood-money,$3,booze");
    });
    REQUIRE(first != record.moves.end());
    record.moves.erase(first, record.moves.end());
    const LaidTable table(record);
    CHECK(table.stage.shows("Only money counts now"));
    const std::size_t entries = table.kept().entries.size();
    const int taps = table.stage.taps();
    table.stage.tap("tribute:all");
    CHECK(table.stage.taps() - taps == 1);
    CHECK(table.kept().entries.size() == entries + 5);
    CHECK(table.stage.has("end:done"));
}

TEST_CASE("after the last Act a player may still choose, and the highest money stays at first")
{
    const LaidTable table(record_before_last("pizzino discards"));
    table.stage.tap("tribute:pizzino");
    table.stage.tap("cover:open:pizzino");
    CHECK(table.stage.shows("Keep: 2"));
    table.stage.tap("picker:done");
    CHECK(table.last_line().starts_with("pizzino discards"));
}

TEST_CASE("whoever bids sees what for, and has a way back")
{
    const LaidTable table(record_until("corleone/evening-of-two", "table war chelsea pizzino"));
    CHECK(table.stage.shows("Test banker 1"));
    table.stage.tap("bid:pizzino");
    table.stage.tap("cover:open:pizzino");
    CHECK(table.stage.shows("Test banker 1"));
    table.stage.tap("card:$5");
    table.stage.tap("bid:back");
    CHECK(table.stage.has("bid:pizzino"));
    CHECK(table.last_line() == "table war chelsea pizzino");
}

TEST_CASE("the order of the bids is told with its reason")
{
    const LaidTable table(record_until("corleone/evening-of-two", "pizzino bids $5"));
    table.stage.tap("bid:nobody-else");
    CHECK(table.stage.shows("clockwise from the Horse Head"));
}

TEST_CASE("what a marker from another stack changes is told, and equal choices are one")
{
    const LaidTable table(record_before_last("pizzino relocates"));
    const auto shown = [&table](const std::string& beginning) {
        const std::vector<widgets::Target>& targets = table.stage.ui().targets();
        return std::count_if(targets.begin(), targets.end(),
            [&](const widgets::Target& target) { return target.id.starts_with(beginning); });
    };
    CHECK(shown("relocate:") > 0);
    CHECK(table.stage.shows("Control of"));
    // Where all ways are one, the stack itself is tapped.
    table.stage.tap("control:chelsea");
    CHECK(table.last_line().starts_with("pizzino relocates chelsea"));
}

namespace {

/// How many steps of the list of what hands do are ticked.
std::ptrdiff_t ticked(const Stage& stage)
{
    return std::ranges::count(stage.ui().texts(), std::string(widgets::symbol::check));
}

} // namespace

TEST_CASE("the Entr’acte says what hands do on the table, and ticks what the record knows")
{
    db::Record record = record_until("corleone/evening-of-two", "pizzino discards $1,booze,$2,job");
    {
        const LaidTable table(record);
        for (const char* step : {"Figures back", "Consigliere to each",
                 "Public Jobs face up: 0 of 2", "1 new Ally face up"})
            CHECK(table.stage.shows(step));
        CHECK(ticked(table.stage) == 0);
    }
    // Hands were quicker than the table’s next entry.
    for (const char* line : {"table reveals job test-pardon", "table reveals job test-transfer"})
        record.moves.push_back(line);
    {
        const LaidTable table(record);
        CHECK(ticked(table.stage) == 3);
    }
    record.moves.push_back("table reveals ally test-boss-2");
    const LaidTable table(record);
    CHECK(ticked(table.stage) == 4);
}

TEST_CASE("setup and Tribute say what hands do")
{
    db::Record record = test_record("corleone/evening-of-two");
    record.moves.clear();
    {
        const LaidTable table(record);
        for (const char* step : {"3 Thugs and the Don to each", "Public Jobs face up: 0 of 2"})
            CHECK(table.stage.shows(step));
        CHECK(ticked(table.stage) == 0);
    }
    const LaidTable table(in_tribute());
    CHECK(table.stage.shows("Keep 5 cards"));
    CHECK(ticked(table.stage) == 0);
}

TEST_CASE("cards that lie open can be seen beside the board, and a Job there is tapped")
{
    const LaidTable table(record_until("corleone/evening-of-two", "pizzino collects"));
    CHECK(table.stage.shows("Test banker 1"));
    const std::vector<widgets::Target>& targets = table.stage.ui().targets();
    const auto job = std::find_if(targets.begin(), targets.end(),
        [](const widgets::Target& target) { return target.id.starts_with("shelf:job:"); });
    REQUIRE(job != targets.end());
    table.stage.tap_at(job->rect.centre());
    CHECK(table.stage.has("verdict:close"));
}

TEST_CASE("an open Ally that is tapped in a turn says why it cannot be played")
{
    const LaidTable table(record_until("corleone/evening-of-two", "pizzino collects"));
    table.stage.tap("shelf:open:test-banker-1");
    CHECK(table.stage.has("verdict:close"));
    CHECK(table.last_line() == "pizzino collects");
}

TEST_CASE("a Job that nobody can pay recedes wherever it is offered")
{
    const LaidTable table(record_until("corleone/evening-of-two", "pizzino collects"));
    const auto mood_of = [&table](const std::string& row) {
        const std::vector<widgets::Target>& targets = table.stage.ui().targets();
        const auto job = std::ranges::find_if(
            targets, [&row](const widgets::Target& target) { return target.id.starts_with(row); });
        REQUIRE(job != targets.end());
        return job->mood;
    };
    CHECK(mood_of("shelf:job:1:") == widgets::ControlState::explains);
    table.stage.tap("complete-job");
    CHECK(mood_of("job:public1:") == widgets::ControlState::explains);
}

TEST_CASE("a Job that cannot be paid says once who lacks, and each good that is missing")
{
    const LaidTable table(
        record_until("corleone/evening-of-two", "table opens wall-street test-tavern"));
    table.stage.tap("complete-job");
    table.stage.tap("job:hidden:extortion");
    CHECK(table.stage.shows("Gun: needs 1, has 0"));
    CHECK(table.stage.shows("lacks these goods. Booze: needs 1, has 0. Blood Money: needs 1"));
}

TEST_CASE("a Job that is out already is offered below all others, for a box with two of it")
{
    db::Record record = test_record("corleone/evening-of-two");
    const auto second = std::ranges::find_if(record.moves,
        [](const std::string& line) { return line.starts_with("table reveals job"); });
    REQUIRE(second != record.moves.end());
    const std::string out = second->substr(std::string("table reveals job ").size());
    record.moves.erase(second + 1, record.moves.end());
    const LaidTable table(record);
    REQUIRE(table.stage.find("job:" + out));
    CHECK(table.stage.shows("ALREADY REVEALED"));
    const auto top_of = [&table](const std::string& id) {
        const widgets::Target* const target = table.stage.ui().find_target(id);
        REQUIRE(target != nullptr);
        return target->rect.top;
    };
    CHECK(top_of("job:" + out) > top_of("reveal:nothing"));
}

TEST_CASE("a new card is told or cancelled; only a move that waits can go on without")
{
    const LaidTable table(record_until("corleone/evening-of-two", "pizzino collects"));
    table.stage.tap("complete-job");
    table.stage.tap("new-job");
    CHECK_FALSE(table.stage.has("component:later"));
    table.stage.tap("component:cancel");
    CHECK(table.last_line() == "pizzino collects");
}

TEST_CASE("two Families never have one colour")
{
    const LaidTable table(record_until("corleone/evening-of-two", "pizzino collects"));
    const widgets::Colour vitale = table_corleone::colour_of(Family::vitale);
    const widgets::Colour marzullo = table_corleone::colour_of(Family::marzullo);
    table.stage.tap("more");
    table.stage.tap("menu:settings");
    table.stage.tap("recolour:vitale");
    table.stage.tap("paint:0");
    CHECK(table_corleone::colour_of(Family::vitale) == marzullo);
    CHECK(table_corleone::colour_of(Family::marzullo) == vitale);
    // And back again.
    table.stage.tap("paint:2");
    CHECK(table_corleone::colour_of(Family::vitale) == vitale);
    CHECK(table_corleone::colour_of(Family::marzullo) == marzullo);
}

namespace {

/// Three at the table with these totals, and this many Territories each.
std::string victory_with(const std::array<int, 3>& totals, const std::array<int, 3>& territories)
{
    corleone::Score score;
    score.is_final = true;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        corleone::Score::Seat seat;
        seat.family = static_cast<Family>(i);
        seat.total = totals[i];
        for (int number = 1; number <= territories[i]; ++number)
            seat.domination.add(corleone::territory_with_number(number));
        score.seats.push_back(seat);
    }
    const auto comes_before = [](const corleone::Score::Seat& left,
                                  const corleone::Score::Seat& right) {
        return std::pair(*left.total, left.domination.size())
            > std::pair(*right.total, right.domination.size());
    };
    for (corleone::Score::Seat& seat : score.seats) {
        seat.rank = 1;
        for (const corleone::Score::Seat& other : score.seats)
            seat.rank += comes_before(other, seat) ? 1 : 0;
        if (seat.rank == 1)
            score.winners.push_back(seat.family);
    }
    return table_corleone::tell_victory(
        score, [](Family family) { return std::string(word_of(family)); });
}

} // namespace

TEST_CASE("one sentence says why the winner won")
{
    CHECK(victory_with({46, 43, 20}, {1, 2, 0})
        == "marzullo has the most, $46: $3 more than matarazzo. p. 23");
    CHECK(victory_with({40, 40, 20}, {1, 3, 0})
        == "matarazzo is tied with marzullo at $40, but dominates more Territories: 3 to 1. p. 23");
    CHECK(victory_with({40, 40, 40}, {2, 2, 2})
        == "marzullo, matarazzo and vitale are tied at $40 and at Territories dominated (2), so "
           "they share the victory. p. 23");
}
