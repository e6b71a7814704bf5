/// What is hidden stays hidden on every screen: the log, the sheet of an entry, "Why?", the score.

#include "companion/frame/finding.h"
#include "db/import_export.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/ui/canvas.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"
#include "tests/ui/played_evening.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr const char* empire = "corleone/evening-of-two";
constexpr const char* guns = "cash-n-guns/game-4-players";

/// The first bid of Act II; the other player has still to lay his. In Act I the first player bid
/// $5.
constexpr const char* first_bid = "pizzino bids $1,$3";
constexpr const char* kept_job = "marzullo uses jobs keeps test-smuggling discards test-protection";
/// In the third round; Ana took a diamond in the second.
constexpr const char* third_round = "ala takes $20000";

/// The number of the first entry with a line.
int entry_with(const LaidTable& table, const std::string& line)
{
    const std::vector<std::string> entries = table.kept().entries;
    const auto found = std::find_if(entries.begin(), entries.end(),
        [&](const std::string& entry) { return entry.find(" " + line) != std::string::npos; });
    REQUIRE(found != entries.end());
    return static_cast<int>(found - entries.begin()) + 1;
}

/// The sheet of the action that an entry belongs to.
void open_sheet(const LaidTable& table, int entry)
{
    table.stage.tap("log");
    while (entry > 1 && !table.stage.find("log:" + std::to_string(entry)))
        --entry;
    table.stage.tap("log:" + std::to_string(entry));
}

/// Asks every question under "Why?"; no answer may say this.
void check_answers(const LaidTable& table, const std::string& secret)
{
    int number = 0;
    while (table.stage.find("why:question:" + std::to_string(++number))) {
        table.stage.tap("why:question:" + std::to_string(number));
        INFO("the answer to question " << number);
        CHECK_FALSE(table.stage.shows(secret));
        table.stage.tap("why:thing");
    }
    CHECK(number > 1);
}

/// Asks about everything that lights up under "Why?"; no answer may say this.
void check_things(const LaidTable& table, const std::string& secret)
{
    std::vector<std::string> things;
    for (const widgets::Target& target : table.stage.ui().targets()) {
        if (target.id.starts_with("ask:"))
            things.push_back(target.id);
    }
    CHECK(things.size() > 30);
    for (const std::string& thing : things) {
        ask_about(table.stage, thing);
        INFO("the answers of " << thing);
        CHECK_FALSE(table.stage.shows(secret));
    }
}

/// An evening in which Elena bids next, as the first one in Act II.
db::Record before_bid()
{
    db::Record record = record_until(empire, first_bid);
    record.moves.pop_back();
    return record;
}

/// A table to which a record was taken in, with what it refuses.
struct TakenIn {
    explicit TakenIn(const db::Record& record)
    {
        house.restart([&] {
            know_the_way(house.database());
            db::Database database = open_database(house.database());
            const auto taken =
                db::import_record(database, record, "record", built_in_components(record.game()));
            REQUIRE_FALSE(taken.is_error());
        });
        session = house.sessions().front().id;
        house.stage().tap("session:" + session);
    }
    House house;
    std::string session;
};

/// What people see in the place of a target: red, green and blue, row by row.
std::vector<std::uint8_t> picture_of(Stage& stage, const std::string& id)
{
    const auto target = stage.find(id);
    REQUIRE(target);
    const ImDrawData& drawing = *ImGui::GetDrawData();
    const auto width = static_cast<int>(drawing.DisplaySize.x);
    Canvas canvas(width, static_cast<int>(drawing.DisplaySize.y));
    canvas.paint(drawing, [](const Canvas::Glyph&) {});
    const std::vector<std::uint8_t> all = canvas.bytes();
    std::vector<std::uint8_t> part;
    for (auto y = static_cast<int>(target->rect.top); y < static_cast<int>(target->rect.bottom);
         ++y) {
        const auto from = static_cast<int>(target->rect.left);
        const auto to = static_cast<int>(target->rect.right);
        part.insert(
            part.end(), all.begin() + 3 * (y * width + from), all.begin() + 3 * (y * width + to));
    }
    return part;
}

} // namespace

TEST_CASE("a covered bid that did not stand has the row of one that stands, while bids are laid")
{
    std::vector<std::vector<std::uint8_t>> pictures;
    // She has one $5.
    for (const char* bid : {"$1,$3", "$5,$5,$5"}) {
        db::Record record = before_bid();
        record.moves.push_back(std::string("pizzino bids ") + bid);
        TakenIn table(record);
        Stage& stage = table.house.stage();
        const std::vector<std::string> entries = kept_in_open(stage, table.session).entries;
        const bool stands = entries.back().find(" legal") != std::string::npos;
        REQUIRE(stands == pictures.empty());
        CHECK(stage.shows("Elena: has bid"));
        CHECK_FALSE(stage.shows("refused"));
        stage.tap("log");
        CHECK(stage.shows("Elena: has bid"));
        CHECK_FALSE(stage.shows("refused"));
        pictures.push_back(picture_of(stage, "log:" + std::to_string(entries.size())));
        stage.tap("log:close");
    }
    CHECK(pictures.front().size() > 1000);
    CHECK(pictures.front() == pictures.back());
}

TEST_CASE("what a verdict offers instead tells nothing of a covered bid")
{
    const db::Record record = before_bid();
    const auto offered = [&record](const std::string& bid) {
        const auto evening = referee_of(record);
        for (const std::string& line : record.moves)
            REQUIRE(ledger::is_applied(evening->record(line).verdict));
        static_cast<void>(evening->record(bid));
        return std::pair{screens::legal_lines_like("marzullo bids narcotics", *evening),
            screens::remedy_for("marzullo bids narcotics", *evening)};
    };
    const auto after_first = offered(first_bid);
    REQUIRE_FALSE(after_first.first.empty());
    CHECK(offered("pizzino bids $5") == after_first);
    CHECK(offered("pizzino bids $5,$5,$5") == after_first);
}

TEST_CASE("what a verdict offers instead does not tell which Job somebody has drawn and kept")
{
    const db::Record record = record_until(empire, kept_job);
    const auto after = [&record](const std::string& keeps) {
        auto evening = referee_of(record);
        for (const std::string& line : record.moves) {
            const std::string& told = line == kept_job ? keeps : line;
            REQUIRE(ledger::is_applied(evening->record(told).verdict));
        }
        return evening;
    };
    const auto one = after(kept_job);
    const auto other = after("marzullo uses jobs keeps test-hit discards test-protection");
    CHECK(one->position_report() != other->position_report());
    const std::string refused = "marzullo job nothing-like-it from hand pays $1";
    CHECK(screens::legal_lines_like(refused, *one) == screens::legal_lines_like(refused, *other));
    CHECK(screens::remedy_for(refused, *one) == screens::remedy_for(refused, *other));
}

TEST_CASE("while bids are laid, \"Why?\" says nothing of their order")
{
    const LaidTable table(empire, first_bid);
    table.stage.tap("why");
    table.stage.tap("ask:phase:bribery");
    CHECK(table.stage.shows("In which order are Allies taken?"));
    CHECK(table.stage.shows("Hidden until everyone has bid"));
    CHECK_FALSE(table.stage.shows("Elena $"));
    check_things(table, "bids $1");
}

TEST_CASE("the sheet of a covered bid does not say how much it is")
{
    const LaidTable table(empire, first_bid);
    open_sheet(table, entry_with(table, first_bid));
    CHECK(table.stage.shows("Elena: has bid"));
    CHECK_FALSE(table.stage.shows("bids $1"));
    // No line of the record either, which people at the table need not be able to read.
    CHECK_FALSE(table.stage.shows("pizzino bids"));
}

TEST_CASE("bids that were opened in one Act stay open while others are laid in the next")
{
    const LaidTable table(empire, first_bid);
    open_sheet(table, entry_with(table, "pizzino bids $5"));
    CHECK(table.stage.shows("Elena: bids $5"));
}

TEST_CASE("which Job was kept is not on the sheet")
{
    const LaidTable table(empire, kept_job);
    open_sheet(table, entry_with(table, kept_job));
    CHECK(table.stage.shows("draws Jobs and keeps one"));
    CHECK_FALSE(table.stage.shows("test-smuggling"));
}

TEST_CASE("loot that lies face down is told nowhere before the count")
{
    const LaidTable table(guns, third_round);
    const int diamond = entry_with(table, "ana takes diamond-5000");
    open_sheet(table, diamond);
    CHECK_FALSE(table.stage.shows("ana takes"));
    CHECK(table.stage.shows("a loot card"));
    CHECK_FALSE(table.stage.shows("Diamond of $5,000"));
    table.stage.tap("entry:close");

    table.stage.tap("why");
    // That there is one is known to all who saw it laid open, but not who has it.
    const std::string secret = "Ana: Diamond of $5,000";
    CHECK_FALSE(table.stage.shows(secret));
    CHECK(table.stage.shows("when the loot is counted"));
    check_answers(table, secret);
    table.stage.tap("why:close");

    table.stage.tap("more");
    table.stage.tap("menu:score");
    CHECK(table.stage.shows("loot cards"));
    CHECK_FALSE(table.stage.shows("$15,000"));
    table.stage.tap("score:close");

    // What was taken in this round lies open still.
    open_sheet(table, entry_with(table, third_round));
    CHECK(table.stage.shows("Ala: takes $20,000"));
}

TEST_CASE("a table that plays with open hands sees the loot, too")
{
    const LaidTable table(guns, third_round);
    table.stage.tap("more");
    table.stage.tap("menu:settings");
    table.stage.tap("covers:1");
    table.stage.tap("back");
    open_sheet(table, entry_with(table, "ana takes diamond-5000"));
    CHECK(table.stage.shows("Ana: takes Diamond of $5,000"));
}

TEST_CASE("a Job that its player alone has seen has a back among the cards to choose from")
{
    const LaidTable table(empire, kept_job);
    table.stage.tap("more");
    table.stage.tap("menu:correct");
    table.stage.tap("act:1");
    table.stage.tap("who:marzullo");
    const auto card = table.stage.find("card:job:test-smuggling");
    REQUIRE(card);
    CHECK_FALSE(table.stage.shows("Test smuggling"));
    const auto hold = table.stage.find("picker:hold");
    REQUIRE(hold);
    table.stage.press_down(hold->rect.centre());
    CHECK(table.stage.shows("Test smuggling"));
    table.stage.lift();
    CHECK_FALSE(table.stage.shows("Test smuggling"));
}

namespace {

/// From the table to the amendment of an entry.
void amend_entry(const LaidTable& table, int entry)
{
    open_sheet(table, entry);
    table.stage.tap("entry:amend");
    REQUIRE(table.stage.has("amend:done"));
}

} // namespace

TEST_CASE("an amendment opens no bid that lies covered before somebody says so")
{
    const LaidTable table(empire, first_bid);
    amend_entry(table, entry_with(table, first_bid));
    table.stage.tap("amend:insert");
    table.stage.tap("amend:text:field");
    table.stage.type("marzullo bids $3");
    CHECK(table.stage.shows("This would reveal hidden cards"));
    CHECK_FALSE(table.stage.shows("bids $1"));
    CHECK_FALSE(table.stage.shows("later entry."));
    table.stage.tap("amend:done");
    table.stage.tap("opening:close");
    CHECK_FALSE(table.stage.shows("bids $1"));
    table.stage.tap("amend:done");
    table.stage.tap("opening:done");
    table.stage.frame();
    CHECK_FALSE(table.stage.shows("This would reveal hidden cards"));
    CHECK(table.stage.shows("1 later entry."));
}

TEST_CASE("an amendment does not tell whether a guess of a covered bid is right")
{
    const std::string guess = GENERATE(as<std::string>{}, first_bid, "pizzino bids $5");
    INFO(guess);
    const LaidTable table(empire, first_bid);
    amend_entry(table, entry_with(table, first_bid));
    table.stage.tap("amend:text:field");
    table.stage.press_key(ImGuiKey_End);
    for (std::size_t letter = 0; letter < guess.size() + 10; ++letter)
        table.stage.press_key(ImGuiKey_Backspace);
    table.stage.type(guess);
    table.stage.tap("amend:done");
    CHECK_FALSE(table.stage.shows("Enter what this entry should have been"));
    CHECK(table.stage.has("confirm:done"));
}

TEST_CASE("a line as it was is not opened by one that is said behind it")
{
    const LaidTable table(empire, first_bid);
    amend_entry(table, entry_with(table, first_bid));
    table.stage.tap("amend:more");
    table.stage.tap("amend:text:field");
    table.stage.type("marzullo bids $3");
    CHECK(table.stage.shows("This would reveal hidden cards"));
    CHECK_FALSE(table.stage.shows("bids $1"));
    // Nor at the table of then.
    table.stage.tap("amend:taps");
    CHECK_FALSE(table.stage.has("what-if:back"));
    table.stage.tap("opening:close");
    CHECK_FALSE(table.stage.shows("bids $1"));
}

TEST_CASE("a bid that was tapped under cover is covered where it is amended, too")
{
    db::Record record = record_until(empire, first_bid);
    const LaidTable table(record);
    const int bid = static_cast<int>(record.moves.size());
    amend_entry(table, bid);
    table.stage.tap("amend:taps");
    record.moves.pop_back();
    CorleoneTapper tapper(played(record), CorleoneTapper::Collecting::by_itself);
    tapper.sit_down(table.stage);
    tapper.try_only();
    tapper.tap("pizzino bids $5");
    // Before the next bid.
    table.stage.tap("cover:back");
    table.stage.tap("what-if:back");
    REQUIRE(table.stage.has("amend:done"));
    CHECK(table.stage.shows("has bid"));
    CHECK_FALSE(table.stage.shows("bids $5"));
    table.stage.tap("amend:more");
    CHECK_FALSE(table.stage.shows("bids $5"));
}
