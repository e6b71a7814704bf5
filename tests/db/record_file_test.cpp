#include "db/files.h"
#include "db/record_file.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Tree;
using ledger::Verdict;

namespace {

constexpr const char* head = R"(
format = "consigliere-record/1"
game = "corleone"
first = "marzullo"
moves = ["table reveals job stick-up", "table reveals job hold-up",
    "table opens wall-street parlour", "table undoes to 2", "table opens wall-street parlour"]
[[seats]]
family = "marzullo"
[[seats]]
family = "pizzino"
)";

std::vector<Verdict> verdicts(const std::string& components)
{
    const auto record = db::read_record_text(head + components, "test");
    REQUIRE_FALSE(record.is_error());
    const auto evening = db::referee(record.value(), "test", {});
    REQUIRE_FALSE(evening.is_error());
    std::vector<Verdict> list;
    for (int number = 1; number <= evening.value()->history().size(); ++number)
        list.push_back(evening.value()->history().entry(number).verdict);
    return list;
}

db::FileError refusal(const std::string& components)
{
    const auto record = db::read_record_text(head + components, "test");
    REQUIRE_FALSE(record.is_error());
    const auto evening = db::referee(record.value(), "test", {});
    REQUIRE(evening.is_error());
    return evening.error();
}

} // namespace

TEST_CASE("a component with `since` counts only from that entry on")
{
    const std::string red = "[[businesses]]\nname = \"parlour\"\ncolour = \"red\"\n";
    const std::string blue = "[[businesses]]\nname = \"parlour\"\ncolour = \"blue\"\n";
    const auto nothing_told = verdicts("");
    CHECK(nothing_told[2] == Verdict::unverified);
    CHECK(nothing_told[4] == Verdict::unverified);
    CHECK(verdicts(red)[2] == Verdict::illegal);
    const auto told_later = verdicts(red + "since = 5");
    CHECK(told_later[2] == Verdict::unverified);
    CHECK(told_later[4] == Verdict::illegal);
    CHECK(verdicts(red + "since = 3")[2] == Verdict::illegal);
    // First a slip, then put right.
    const auto corrected = verdicts(blue + red + "since = 5");
    CHECK(corrected[2] == Verdict::legal);
    CHECK(corrected[4] == Verdict::illegal);
}

TEST_CASE("a component may have become known after the last entry")
{
    const std::string red = "[[businesses]]\nname = \"parlour\"\ncolour = \"red\"\nsince = 99";
    const auto record = db::read_record_text(head + red, "test");
    const auto evening = db::referee(record.value(), "test", {});
    REQUIRE_FALSE(evening.is_error());
    CHECK(evening.value()->history().entry(5).verdict == Verdict::unverified);
    const Tree described = evening.value()->description();
    CHECK(*described.find("businesses")->elements().at(0).find("colour")->text() == "red");
}

TEST_CASE("a `since` that is no entry is refused with its line")
{
    const std::string tile = "[[businesses]]\nname = \"parlour\"\nsince = ";
    for (const char* since : {"0", "-3", "\"later\"", "2.5", "99999999999"}) {
        const db::FileError error = refusal(tile + since);
        CHECK(error.kind == db::FileError::Kind::bad_since);
        CHECK(error.detail == "parlour");
        CHECK(error.line == 13);
    }
}

TEST_CASE("a later component that cannot be used is refused with its line")
{
    const db::FileError error =
        refusal("[[businesses]]\nname = \"parlour\"\nsince = 3\ncolour = \"purple\"\n");
    CHECK(error.kind == db::FileError::Kind::bad_record);
    CHECK(error.line == 14);
    CHECK(error.reason.quoted == "purple");
}

TEST_CASE("a record is written in the order of its page, and read back to the same")
{
    db::Record record;
    record.head = Tree::table();
    record.head.set("weather", "snow");
    record.head.set("seats", *head_for(2).find("seats"));
    record.head.set("first", "marzullo");
    record.head.set("game", "corleone");
    Tree piles = Tree::table();
    piles.set("$1", 30);
    piles.set("gun", 8);
    record.head.set("piles", std::move(piles));
    record.head.set("jobs", *made_up_box().find("jobs"));
    record.moves = {"marzullo thug house-1 ! “quoted” \"twice\" \\ and\ttabbed"};

    const std::string text = db::write_record_text(record);
    CHECK(text.starts_with("format = \"consigliere-record/1\"\ngame = \"corleone\"\n"
                           "first = \"marzullo\"\n"));
    CHECK(text.find("[[jobs]]\nname = \"job-1\"\ncolour = \"yellow\"\n") != std::string::npos);
    CHECK(text.find("[piles]\n\"$1\" = 30\ngun = 8\n") != std::string::npos);
    const auto read = db::read_record_text(text, "text");
    REQUIRE_FALSE(read.is_error());
    CHECK(read.value().moves == record.moves);
    CHECK(*read.value().head.find("weather")->text() == "snow");
    CHECK(db::write_record_text(read.value()) == text);
}

TEST_CASE("each game says which keys of a record are its own")
{
    const auto unknown = [](const std::string& keys) {
        const auto record = db::read_record_text(keys + head, "test");
        std::vector<std::string> list;
        for (const auto& [key, line] : record.value().unknown_keys)
            list.push_back(key);
        return list;
    };
    CHECK(unknown("tracking = \"full\"\njobs = []\nspaces = []\n").empty());
    CHECK(unknown("options = 1\nweather = 1\n") == std::vector<std::string>{"options", "weather"});
    std::string other = "options = {}\njobs = []\n" + std::string(head);
    other.replace(other.find("corleone"), 8, "cash-n-guns");
    const auto keys = db::read_record_text(other, "test").value().unknown_keys;
    REQUIRE(keys.size() == 1);
    CHECK(keys.front() == std::pair<std::string, int>("jobs", 2));
}

TEST_CASE("a `date` that is no day is refused with its line")
{
    const auto read = db::read_record_text("\ndate = \"2026-02-30\"" + std::string(head), "test");
    REQUIRE(read.is_error());
    CHECK(read.error().kind == db::FileError::Kind::bad_date);
    CHECK(read.error().detail == "2026-02-30");
    CHECK(read.error().line == 2);
}

TEST_CASE("what a record says beside its moves is refused with its line where it cannot be meant")
{
    using Kind = db::FileError::Kind;
    const auto refused = [](const std::string& line) {
        const auto read = db::read_record_text("\n" + line + head, "test");
        REQUIRE(read.is_error());
        CHECK(read.error().line == 2);
        return std::pair(read.error().kind, read.error().detail);
    };
    using Refused = std::pair<Kind, std::string>;
    CHECK(refused("begun = \"yesterday\"") == Refused(Kind::bad_time, "yesterday"));
    CHECK(refused("begun = 7") == Refused(Kind::no_text, "begun"));
    CHECK(refused("begun = \"2026-11-20T24:00:00.000Z\"").first == Kind::bad_time);
    CHECK(refused("begun = \"2026-11-31T20:00:00.000Z\"").first == Kind::bad_time);
    CHECK(refused("begun = \"2026-11-20T20:00:00Z\"").first == Kind::bad_time);
    CHECK(refused("course_of = \"another\"") == Refused(Kind::bad_id, "another"));
    CHECK(refused("times = \"2026-11-20T20:00:00.000Z\"") == Refused(Kind::no_list, "times"));
    CHECK(refused("times = [\"2026-11-20T20:00:00.000Z\", 8]") == Refused(Kind::no_list, "times"));
    CHECK(refused("times = [\"eight\"]") == Refused(Kind::bad_time, "eight"));
    const std::string time = "\"2026-11-20T20:00:00.000Z\",";
    CHECK(refused("times = [" + time + time + time + time + time + time + "]")
        == Refused(Kind::too_many_times, ""));
    CHECK(refused("pauses = [\"2026-11-20T20:00:00.000Z\"]").first == Kind::bad_time);
    CHECK(refused("pauses = [\"2026-11-20T20:00:00.000Z/late\"]").first == Kind::bad_time);
    CHECK(refused("pauses = [\"late/2026-11-20T20:00:00.000Z\"]").first == Kind::bad_time);
    for (const char* note : {"6 after the last", "0 before the first", "laughter", "3", "3 "})
        CHECK(refused("entry_notes = [\"" + std::string(note) + "\"]")
            == Refused(Kind::bad_entry_note, note));

    const auto nobody = db::read_record_text(std::string(head) + "person = \"ana\"", "test");
    REQUIRE(nobody.is_error());
    CHECK(nobody.error().kind == Kind::bad_id);
    CHECK(nobody.error().detail == "ana");

    const auto read = db::read_record_text("pauses = [\"2026-11-20T20:00:00.000Z/\"]\ntimes = ["
            + time + "]\nentry_notes = [\"5 The last\"]" + head,
        "test");
    REQUIRE_FALSE(read.is_error());
    CHECK(read.value().unknown_keys.empty());
}

TEST_CASE("line ends and the mark at the beginning that other systems write make no difference")
{
    const auto plain = db::read_record_text(head, "plain");
    std::string foreign = "\xEF\xBB\xBF";
    for (const char letter : std::string_view(head))
        foreign += letter == '\n' ? std::string("\r\n") : std::string(1, letter);
    const auto read = db::read_record_text(foreign, "foreign");
    REQUIRE_FALSE(read.is_error());
    CHECK(read.value().head == plain.value().head);
    CHECK(read.value().moves == plain.value().moves);
}

TEST_CASE("what is far larger than a record is not read to its end")
{
    const auto endless = db::read_file("/dev/zero");
    REQUIRE(endless.is_error());
    CHECK(endless.error().kind == db::FileError::Kind::unreadable);
    CHECK(endless.error().detail == "File too large");
}

TEST_CASE("tables inside lists of tables are written where they belong")
{
    const std::string text = "[[seats]]\nplayer = \"Ana\"\n\n[seats.colours]\nshirt = \"red\"\n";
    const auto tree = db::read_toml_text(text, "text");
    REQUIRE_FALSE(tree.is_error());
    CHECK(db::read_toml_text(db::write_toml(tree.value()), "again").value() == tree.value());
}

TEST_CASE("a file is replaced as a whole or not at all")
{
    const TemporaryFolder folder;
    REQUIRE_FALSE(db::write_file("first", folder / "x", db::IfExists::replace).is_error());
    REQUIRE_FALSE(db::write_file("second", folder / "x", db::IfExists::replace).is_error());
    CHECK(db::read_file(folder / "x").value() == "second");
    CHECK(names_in(folder / ".") == std::vector<std::string>{"x"});
    const auto failure = db::write_file("third", folder / "none/x", db::IfExists::replace);
    REQUIRE(failure.is_error());
    CHECK(failure.error().kind == db::FileError::Kind::unwritable);
    CHECK(failure.error().detail == "No such file or directory");
}

TEST_CASE("moves that are no list of lines are refused as that, with the line")
{
    const auto refused = [](const std::string& moves) {
        const auto read = db::read_record_text(
            "format = \"consigliere-record/1\"\ngame = \"corleone\"\n" + moves, "test");
        REQUIRE(read.is_error());
        return std::pair(read.error().kind, read.error().line);
    };
    using Refused = std::pair<db::FileError::Kind, int>;
    const auto bad_moves = db::FileError::Kind::bad_moves;
    CHECK(refused("").first == bad_moves);
    CHECK(refused("moves = 7\n") == Refused(bad_moves, 3));
    CHECK(refused("moves = [\"marzullo passes\",\n 7]\n") == Refused(bad_moves, 4));
}
