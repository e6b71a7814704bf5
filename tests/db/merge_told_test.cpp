/// What two machines were told of the same cards apart: whoever is asked, and in whatever order
/// they were merged, all say the same of the evening, and it can be gone on with.

#include "db/component_updates.h"
#include "db/hash_chain.h"
#include "db/import_export.h"
#include "db/learned_box.h"
#include "db/merge.h"
#include "db/results.h"
#include "db/session_list.h"
#include "db/session_rows.h"
#include "db/toml.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/shifted_clock.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <random>
#include <set>

using namespace consigliere;
using namespace consigliere::test;
using db::ImportOutcome;
using ledger::Tree;

namespace {

Tree described(const std::string& text)
{
    auto tree = db::read_toml_text(text, "component");
    REQUIRE_FALSE(tree.is_error());
    return std::move(tree.value());
}

std::string job(const std::string& name, const std::string& colour)
{
    return "[[jobs]]\nname = \"" + name + "\"\ncolour = \"" + colour + "\"\n";
}
std::string printed_in_chelsea(const std::string& name)
{
    return "[[businesses]]\nname = \"" + name
        + "\"\ncolour = \"printed\"\nterritory = \"chelsea\"\n";
}

/// The made-up box of which nobody has told yet what is printed in Chelsea.
Tree box_without_chelsea()
{
    Tree box = made_up_box();
    Tree tiles = Tree::list();
    for (const Tree& tile : box.find("businesses")->elements()) {
        const Tree* territory = tile.find("territory");
        if (territory == nullptr || *territory->text() != "chelsea")
            tiles.add(tile);
    }
    box.set("businesses", std::move(tiles));
    return box;
}

ImportOutcome merged_into(db::Database& ours, db::Database& theirs)
{
    const auto merged = db::merge(ours, theirs);
    REQUIRE_FALSE(merged.is_error());
    REQUIRE(merged.value().sessions.size() == 1);
    REQUIRE_FALSE(merged.value().sessions[0].refused);
    return merged.value().sessions[0].adopted.adoption;
}

/// Every second of the Jobs; the others keep their colours.
std::string half_of_jobs(const std::string& colour)
{
    std::string half;
    for (int i = 1; i <= 20; i += 2)
        half += job("job-" + std::to_string(i), colour);
    return half;
}

/// A game of three in which it matters for the result which colours the completed Jobs have.
unsigned seed_with_coloured_jobs()
{
    for (unsigned seed = 1; seed < 100; ++seed) {
        const auto evening = evening_for(3);
        for (const std::string& line : random_game(3, seed))
            evening->record(line);
        REQUIRE_FALSE(evening->describe(described(half_of_jobs("grey"))).is_error());
        const auto in_grey = db::results_of(*evening);
        REQUIRE_FALSE(evening->describe(described(half_of_jobs("yellow"))).is_error());
        if (db::results_of(*evening) != in_grey)
            return seed;
    }
    FAIL("no colour ever matters");
    return 0;
}

/// All that somebody sees of an evening; the verdicts that its entries had when they were made are
/// facts of the machine that made them.
std::string seen(const ledger::Evening& evening)
{
    std::string text;
    for (int number = 1; number <= evening.history().size(); ++number)
        text += evening.history().entry(number).line + "\n";
    return text + db::write_toml(evening.description()) + db::write_toml(evening.position_report())
        + db::write_toml(evening.score_report());
}

/// One evening on two machines.
struct Machines {
    explicit Machines(std::size_t entries = 4)
    {
        auto begun = db::Session::begin(ours, head_for(2), {box_without_chelsea()});
        REQUIRE_FALSE(begun.is_error());
        id = begun.value().id();
        for (std::size_t i = 0; i < entries; ++i) {
            const auto legal = begun.value().evening().legal_lines();
            REQUIRE_FALSE(legal.empty());
            record_all(begun.value(), {legal.front().line});
        }
        REQUIRE(merged_into(theirs, ours) == ImportOutcome::added);
    }

    void tell(db::Database& database, const std::string& text) const
    {
        REQUIRE_FALSE(resume(database, id).describe(described(text)).is_error());
    }
    [[nodiscard]] std::string seen_in(db::Database& database) const
    {
        return seen(resume(database, id).evening());
    }
    /// What the evening knows of one component.
    [[nodiscard]] std::string said(
        db::Database& database, const std::string& list, const std::string& name) const
    {
        const Tree description = resume(database, id).evening().description();
        for (const Tree& one : description.find(list)->elements()) {
            if (*one.find("name")->text() == name)
                return db::write_toml(one);
        }
        return {};
    }

    /// Merges in both directions; both then say the same, and go on saying it.
    void meet()
    {
        merged_into(ours, theirs);
        merged_into(theirs, ours);
        CHECK(seen_in(ours) == seen_in(theirs));
        CHECK(merged_into(ours, theirs) == ImportOutcome::unchanged);
        CHECK(merged_into(theirs, ours) == ImportOutcome::unchanged);
        for (db::Database* database : {&ours, &theirs}) {
            CHECK(db::broken_evenings(*database).value().empty());
            // What leaves the program can be used, too.
            const auto record = db::export_session(*database, id);
            REQUIRE_FALSE(record.is_error());
            CHECK_FALSE(db::referee(record.value(), "exported", {}).is_error());
        }
    }

    TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    db::SessionId id;
};

} // namespace

TEST_CASE("of what two machines were told of one card apart, both believe the same")
{
    Machines machines;
    machines.tell(machines.ours, job("heist", "grey") + job("raid", "blue"));
    machines.tell(machines.theirs, job("fraud", "blue") + job("heist", "yellow"));
    {
        // Merged in one direction only, they do so, too.
        const std::filesystem::path kept = machines.folder / "kept.db";
        db::Database third = open_database(kept);
        merged_into(third, machines.theirs);
        merged_into(third, machines.ours);
        merged_into(machines.ours, machines.theirs);
        CHECK(machines.seen_in(third) == machines.seen_in(machines.ours));
    }
    machines.meet();
}

TEST_CASE("one printed Business with two names does not keep an evening from going on")
{
    const bool is_first_here = GENERATE(true, false);
    Machines machines;
    machines.tell(machines.ours, printed_in_chelsea(is_first_here ? "hotel" : "motel"));
    machines.tell(machines.theirs, printed_in_chelsea(is_first_here ? "motel" : "hotel"));
    machines.meet();
    CHECK_FALSE(machines.said(machines.ours, "businesses", "hotel").empty());
    CHECK(machines.said(machines.ours, "businesses", "motel").empty());
    // The table says that the other name is the right one, and that is known on both.
    machines.tell(machines.ours,
        "[[businesses]]\nname = \"hotel\"\ncolour = \"blue\"\n" + printed_in_chelsea("motel"));
    machines.meet();
    CHECK_FALSE(machines.said(machines.theirs, "businesses", "motel").empty());
}

TEST_CASE("two machines may have named more cards than a box can have")
{
    Machines machines;
    std::string here;
    std::string there;
    for (int i = 0; i < 30; ++i) {
        here += job("here-" + std::to_string(i), "grey");
        there += job("there-" + std::to_string(i), "blue");
    }
    machines.tell(machines.ours, here);
    machines.tell(machines.theirs, there);
    machines.meet();
}

TEST_CASE("what a table corrects counts, also before the same entry, and wherever it comes")
{
    // Whichever word is the later one in the alphabet.
    const std::string right = GENERATE("blue", "yellow");
    const std::string wrong = right == "blue" ? "yellow" : "blue";
    Machines machines;
    machines.tell(machines.ours, job("heist", wrong));
    const auto corrected = [&](db::Database& database, const std::string& colour) {
        machines.tell(database, job("heist", colour));
        CHECK(machines.said(database, "jobs", "heist")
            == db::write_toml(described(job("heist", colour)).find("jobs")->elements()[0]));
    };
    const auto is_known_in = [&](db::Database& database, const std::string& colour) {
        CHECK(machines.said(database, "jobs", "heist")
            == db::write_toml(described(job("heist", colour)).find("jobs")->elements()[0]));
    };
    SECTION("at once")
    {
        corrected(machines.ours, right);
        machines.meet();
        is_known_in(machines.theirs, right);
    }
    SECTION("elsewhere")
    {
        machines.meet();
        corrected(machines.theirs, right);
        machines.meet();
        is_known_in(machines.ours, right);
    }
    SECTION("and back again")
    {
        corrected(machines.ours, right);
        machines.meet();
        corrected(machines.theirs, wrong);
        machines.meet();
        is_known_in(machines.ours, wrong);
    }
    SECTION("after a word that contradicts it has come over")
    {
        machines.tell(machines.theirs, job("heist", "grey"));
        machines.meet();
        corrected(machines.ours, right);
        machines.meet();
        is_known_in(machines.theirs, right);
    }
}

TEST_CASE("an evening that was never merged is as it was told")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    auto begun = db::Session::begin(database, head_for(2), {});
    REQUIRE_FALSE(begun.is_error());
    db::Session& session = begun.value();
    for (const char* colour : {"yellow", "blue", "grey", "blue"})
        REQUIRE_FALSE(session.describe(described(job("heist", colour))).is_error());
    REQUIRE_FALSE(session.describe(described(job("arson", "blue"))).is_error());
    CHECK(seen(resume(database, session.id()).evening()) == seen(session.evening()));
    // Not a letter is written that was not told.
    const auto rows = db::read_session(database.connection(), session.id());
    REQUIRE(rows->components.size() == 6);
    CHECK(rows->components[1].definition == db::write_toml(described(job("heist", "yellow"))));
    CHECK(rows->components[4].definition == db::write_toml(described(job("heist", "blue"))));
}

TEST_CASE("what an older program has put behind each other in two orders becomes one")
{
    Machines machines;
    machines.tell(machines.ours, job("heist", "grey"));
    machines.tell(machines.theirs, job("heist", "yellow"));
    // It put what was new behind all else, whatever it was.
    const auto append = [&](db::Database& database, const std::string& text) {
        const auto rows = db::read_session(database.connection(), machines.id);
        db::EndRow end = *rows->end;
        db::insert_component(database.connection(), rows->key, end,
            {rows->components.back().since, db::write_toml(described(text))});
    };
    append(machines.ours, job("heist", "yellow"));
    append(machines.theirs, job("heist", "grey"));
    CHECK(machines.seen_in(machines.ours) != machines.seen_in(machines.theirs));
    machines.meet();
}

TEST_CASE("an evening that is over has the same result wherever its cards were told apart")
{
    const TemporaryFolder folder;
    db::Database ours = open_database(folder / "ours.db");
    db::Database theirs = open_database(folder / "theirs.db");
    const unsigned seed = seed_with_coloured_jobs();
    const db::SessionId id = begin_game(ours, 3, seed, 10'000).id();
    merged_into(theirs, ours);
    REQUIRE(db::list_sessions(ours).value().at(0).is_finished);
    const auto tell = [&](db::Database& database, const std::string& colour) {
        REQUIRE_FALSE(resume(database, id).describe(described(half_of_jobs(colour))).is_error());
    };
    const auto results = [&](db::Database& database) {
        const auto rows = db::read_session(database.connection(), id);
        return db::read_results(database.connection(), rows->key);
    };
    tell(ours, "grey");
    tell(theirs, "yellow");
    REQUIRE(results(ours) != results(theirs));

    merged_into(ours, theirs);
    merged_into(theirs, ours);
    CHECK(results(ours) == results(theirs));
    CHECK(results(ours) == db::results_of(resume(ours, id).evening()));
}

TEST_CASE("a turn that is written otherwise than in digits is none")
{
    const std::string told = job("heist", "grey");
    for (const std::string line : {"told = 0\n", "told = 1000000\n", "told = -1\n", "told = 2",
             "told = 99999999999999999999\n", "told = x\n", "told = \n", "told = 2 \n"}) {
        CAPTURE(line);
        const db::ComponentUpdates list({{1, ""}, {3, told}, {3, line + told}});
        CHECK(list.all() == std::set<db::ComponentUpdate>{{3, 1, told}, {3, 2, line + told}});
    }
    db::ComponentUpdates list({{1, ""}, {3, "told = 7\n" + told}, {3, told}, {4, told}});
    CHECK(list.all() == std::set<db::ComponentUpdate>{{3, 7, told}, {3, 8, told}, {4, 1, told}});
    CHECK(list.add({3, 2, "x"}).definition == "told = 2\nx");
    CHECK(list.add({3, 9, "x"}).definition == "x");
    CHECK(list.add({5, 1, "x"}).definition == "x");
}
