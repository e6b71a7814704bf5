/// A file of twice the size takes twice the work, or is refused. Work is counted in the memory that
/// is asked for: no clock decides here.

#include "db/import_export.h"
#include "db/learned_box.h"
#include "db/merge.h"
#include "db/record_file.h"
#include "db/session_list.h"
#include "db/toml.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/fuzz/counted_memory.h"

#include <catch2/catch.hpp>

#include <functional>

using namespace consigliere;
using fuzz::Work;

namespace {

/// Reads and referees a record, and looks at it; whether it was refused.
bool is_refused(const std::string& text)
{
    const auto record = db::read_record_text(text, "growing");
    if (record.is_error())
        return true;
    const auto evening =
        db::referee(record.value(), "growing", test::built_in_components(record.value().game()));
    if (!db::write_record_text(record.value()).empty() && evening.is_error())
        return true;
    static_cast<void>(evening.value()->view_for(ledger::Audience::everybody())->position_report());
    return false;
}

/// What something asks for.
template <typename Do>
Work work_of(const Do& something)
{
    const Work before = fuzz::work_so_far();
    something();
    const Work after = fuzz::work_so_far();
    return {after.allocations - before.allocations, after.bytes - before.bytes};
}

/// The work of a size, nothing when that is refused.
using WorkOfSize = std::function<std::optional<Work>(int size)>;

struct Sizes {
    int smallest = 100;
    int largest = 3200;
};

/// Doubles a size again and again. What is made ready once for any size is in the first of them
/// too, so the smallest is not a small one.
void check_linear(const char* what, Sizes sizes, const WorkOfSize& work_of_size)
{
    constexpr double most_growth = 2.6;
    static_cast<void>(work_of_size(sizes.smallest));
    std::optional<Work> half = work_of_size(sizes.smallest);
    CHECK(half);
    for (int size = 2 * sizes.smallest; half && size <= sizes.largest; size *= 2) {
        const std::optional<Work> whole = work_of_size(size);
        if (!whole)
            return;
        INFO(what << ", " << size << ": " << half->allocations << " allocations of " << half->bytes
                  << " bytes grew to " << whole->allocations << " of " << whole->bytes);
        CHECK(static_cast<double>(whole->allocations)
            <= most_growth * static_cast<double>(half->allocations));
        CHECK(static_cast<double>(whole->bytes) <= most_growth * static_cast<double>(half->bytes));
        half = whole;
    }
}

using Grow = std::string (*)(int size);

/// Of parts of a line, which has at most 2,000 bytes.
constexpr Sizes of_one_line{16, 64};

/// The same of a text that is read and refereed.
void check_linear(const char* what, Grow grow, Sizes sizes = {})
{
    check_linear(what, sizes, [grow](int size) -> std::optional<Work> {
        const std::string text = grow(size);
        bool refused = false;
        const Work work = work_of([&] { refused = is_refused(text); });
        return refused ? std::nullopt : std::optional(work);
    });
}

std::string corleone(const std::string& middle, const std::string& moves)
{
    return "format = \"consigliere-record/1\"\ngame = \"corleone\"\nfirst = \"marzullo\"\n" + middle
        + "moves = [\n" + moves
        + "]\n[[seats]]\nfamily = \"marzullo\"\n[[seats]]\nfamily = \"pizzino\"\n";
}

std::string cash_n_guns(const std::string& moves)
{
    std::string text = "format = \"consigliere-record/1\"\ngame = \"cash-n-guns\"\nmoves = [\n"
        + moves + "]\nfirst = \"ana\"\n";
    for (const char* player : {"Ana", "Ben", "Cyd", "Dan"})
        text += "[[seats]]\nplayer = \"" + std::string(player) + "\"\n";
    return text;
}

std::string mafia(const std::string& moves)
{
    return "format = \"consigliere-record/1\"\ngame = \"mafia\"\nmoves = [\n" + moves
        + "]\n[[seats]]\nplayer = \"Ana\"\nfamily = \"bonanno\"\n"
          "[[seats]]\nplayer = \"Ben\"\nfamily = \"genovese\"\n";
}

std::string times(int count, const std::string& before, const std::string& behind)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += before + std::to_string(i) + behind;
    return text;
}

} // namespace

TEST_CASE("a record of many moves is as much work as it is long")
{
    check_linear("moves that cannot be read",
        [](int size) { return corleone("", times(size, "\"marzullo dances ", "\",\n")); });
    check_linear("moves that introduce names",
        [](int size) { return corleone("", times(size, "\"table opens queens tile-", "\",\n")); });
    check_linear("steps back to the start",
        [](int size) { return corleone("", times(size, "\"table undoes to 0\", # ", "\n")); });
    check_linear("corrections", [](int size) {
        return corleone("",
            times(size, "\"table corrects: marzullo gains $1\", \"table undoes to 0\", #", "\n"));
    });
}

TEST_CASE("one long line is as much work as it is long")
{
    check_linear(
        "a correction of many acts",
        [](int size) {
            return corleone(
                "", "\"table corrects: " + times(size, "marzullo gains $1; #", "") + "\"");
        },
        of_one_line);
    check_linear(
        "a long list of cards",
        [](int size) {
            return corleone("", "\"marzullo bids " + times(size, "$1,job:x-", ",") + "gun\"");
        },
        of_one_line);
    check_linear(
        "a long ruling",
        [](int size) {
            return corleone("", "\"marzullo thug queens ! " + times(size, "because ", " ") + "\"");
        },
        of_one_line);
    check_linear("a long word", [](int size) {
        return corleone("", "\"" + std::string(10U * std::size_t(size), 'x') + "\"");
    });
}

TEST_CASE("a head of many keys and components is as much work as it is long")
{
    check_linear("unknown keys", [](int size) { return corleone(times(size, "k", " = 1\n"), ""); });
    check_linear("a comment", [](int size) { return corleone(times(size, "# ", "\n"), ""); });
    check_linear("a long note",
        [](int size) { return corleone("notes = \"" + times(size, "and ", " ") + "\"\n", ""); });
    // No box has more of them.
    constexpr Sizes of_tiles{8, 32};
    check_linear(
        "tiles",
        [](int size) {
            return corleone("", "")
                + times(size,
                    "[[businesses]]\ncolour = \"blue\"\nfront = [\"bank\"]\nback = [\"bank\"]\n"
                    "name = \"tile-",
                    "\"\n");
        },
        of_tiles);
    check_linear("lists in lists",
        [](int size) { return corleone("x = [" + times(size, "[[[", "]]],") + "]\n", ""); });
    check_linear("tables in tables", [](int size) {
        return corleone("x = {" + times(size, "a", " = {b.c.d = 1},") + "z = 1}\n", "");
    });
}

TEST_CASE("records of the other games are as much work as they are long, too")
{
    check_linear("moves that cannot be read",
        [](int size) { return cash_n_guns(times(size, "\"ana dances ", "\",\n")); });
    check_linear("loot that is taken back", [](int size) {
        return cash_n_guns(times(size, "\"table loots $5000x8\", \"table undoes to 0\", #", "\n"));
    });
    check_linear("corrections", [](int size) {
        return cash_n_guns(
            times(size, "\"table corrects: ana gains wound\", \"table undoes to 0\", #", "\n"));
    });
    check_linear(
        "a long list of loot",
        [](int size) {
            return cash_n_guns("\"table loots " + times(size, "$5000x", ",") + "clip\"");
        },
        of_one_line);
    check_linear("moves that cannot be read",
        [](int size) { return mafia(times(size, "\"antonio dances ", "\",\n")); });
    check_linear("rolls that are taken back", [](int size) {
        return mafia(times(size, "\"antonio rolls 2 red\", \"table undoes to 0\", #", "\n"));
    });
    check_linear(
        "a correction of many acts",
        [](int size) {
            return mafia("\"table corrects: " + times(size, "antonio gains killer; #", "") + "\"");
        },
        of_one_line);
    check_linear(
        "a card that does much",
        [](int size) {
            return mafia("\"antonio draws red-26 doing: "
                + times(size, "bank pays ", " to antonio; ") + "antonio gains killer\"");
        },
        of_one_line);
}

namespace {

/// A database of so many evenings.
class Evenings {
public:
    explicit Evenings(int count)
    {
        db::Record record;
        record.head = test::head_for(2);
        record.moves = {"table reveals job job-1", "gibberish", "table reveals job job-2"};
        db::Database database = test::open_database(path);
        for (int i = 0; i < count; ++i) {
            REQUIRE_FALSE(
                db::import_record(database, record, "file", {test::made_up_box()}).is_error());
        }
    }

    test::TemporaryFolder folder;
    std::filesystem::path path = folder / "evenings.db";
};

/// One that goes on after every description; what was told last is contradicted by the next.
db::SessionId told_evening(db::Database& database, int descriptions)
{
    db::Session session = test::begin_session(database, 2);
    for (int i = 0; i < descriptions; ++i) {
        const std::string colour = i % 2 == 0 ? "grey" : "blue";
        const auto job = db::read_toml_text("[[jobs]]\nname = \"job-"
                + std::to_string(1 + i / 2 % 10) + "\"\ncolour = \"" + colour + "\"",
            "told");
        REQUIRE_FALSE(session.describe(job.value()).is_error());
        test::record_all(
            session, {session.evening().legal_lines().front().line, ledger::undo_line(0)});
    }
    return session.id();
}

constexpr Sizes of_databases{8, 64};

} // namespace

TEST_CASE("a database of many evenings is as much work as it has evenings")
{
    check_linear("the list", of_databases, [](int size) {
        const Evenings evenings(size);
        db::Database database = test::open_database(evenings.path);
        return work_of(
            [&] { CHECK(db::list_sessions(database).value().size() == std::size_t(size)); });
    });
    check_linear("looking whether all is as it was", of_databases, [](int size) {
        const Evenings evenings(size);
        db::Database database = test::open_database(evenings.path);
        return work_of([&] { CHECK(db::verify(database).value().is_fine()); });
    });
    check_linear("merging", of_databases, [](int size) {
        const Evenings evenings(size);
        db::Database theirs = test::open_database(evenings.path);
        db::Database ours = test::open_database(evenings.folder / "ours.db");
        return work_of([&] { CHECK_FALSE(db::merge(ours, theirs).is_error()); });
    });
    check_linear("merging once more", of_databases, [](int size) {
        const Evenings evenings(size);
        db::Database theirs = test::open_database(evenings.path);
        db::Database ours = test::open_database(evenings.folder / "ours.db");
        REQUIRE_FALSE(db::merge(ours, theirs).is_error());
        return work_of([&] { CHECK_FALSE(db::merge(ours, theirs).is_error()); });
    });
}

TEST_CASE("an evening that was told much is as much work as it was told")
{
    check_linear("going on", of_databases, [](int size) {
        const test::TemporaryFolder folder;
        db::Database database = test::open_database(folder / "x.db");
        const db::SessionId id = told_evening(database, size);
        return work_of([&] { static_cast<void>(test::resume(database, id)); });
    });
    check_linear("merging", of_databases, [](int size) {
        const test::TemporaryFolder folder;
        db::Database theirs = test::open_database(folder / "theirs.db");
        static_cast<void>(told_evening(theirs, size));
        db::Database ours = test::open_database(folder / "ours.db");
        return work_of([&] { CHECK_FALSE(db::merge(ours, theirs).is_error()); });
    });
}

TEST_CASE("a box is as much work as it holds cards")
{
    // What no game knows is kept as it is, so there may be any number of it.
    const auto of_so_many = [](int size) {
        return db::read_toml_text(times(size, "[[stickers]]\nname = \"sticker-", "\"\n"), "box")
            .value();
    };
    check_linear("learning", {100, 1600}, [&](int size) -> std::optional<Work> {
        const ledger::Tree box = of_so_many(size);
        const test::TemporaryFolder folder;
        db::Database database = test::open_database(folder / "x.db");
        return work_of([&] { CHECK_FALSE(db::learn(database, "corleone", box, {}).is_error()); });
    });
    check_linear("merging", {100, 1600}, [&](int size) -> std::optional<Work> {
        const test::TemporaryFolder folder;
        db::Database theirs = test::open_database(folder / "theirs.db");
        REQUIRE_FALSE(db::learn(theirs, "corleone", of_so_many(size), {}).is_error());
        db::Database ours = test::open_database(folder / "ours.db");
        return work_of([&] { CHECK_FALSE(db::merge(ours, theirs).is_error()); });
    });
}
