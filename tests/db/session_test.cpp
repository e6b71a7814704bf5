#include "db/connection.h"
#include "db/import_export.h"
#include "db/session.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Tree;

namespace {

Tree one(const std::string& kind, Tree component)
{
    Tree list = Tree::list();
    list.add(std::move(component));
    Tree tree = Tree::table();
    tree.set(kind, std::move(list));
    return tree;
}

Tree named(const std::string& name)
{
    Tree table = Tree::table();
    table.set("name", name);
    return table;
}

/// What is the same in an evening and in the one that was resumed from its database.
void check_same(const ledger::Evening& left, const ledger::Evening& right)
{
    CHECK(told(left) == told(right));
    CHECK(left.history().head() == right.history().head());
    CHECK(left.position_report() == right.position_report());
    CHECK(left.score_report() == right.score_report());
    CHECK(left.description() == right.description());
}

} // namespace

TEST_CASE("an evening is resumed exactly where it was")
{
    const TemporaryFolder folder;
    const int players = GENERATE(2, 3, 4, 5);
    const std::vector<std::string> lines = random_game(players, 7);
    db::SessionId id;
    {
        db::Database database = open_database(folder / "x.db");
        id = begin_game(database, players, 7, lines.size() / 2).id();
    }
    db::Database database = open_database(folder / "x.db");
    db::Session session = resume(database, id);
    CHECK(session.differences().empty());

    const auto evening = evening_for(players);
    for (std::size_t i = 0; i < lines.size() / 2; ++i)
        evening->record(lines[i]);
    check_same(session.evening(), *evening);

    record_all(
        session, {lines.begin() + static_cast<std::ptrdiff_t>(lines.size() / 2), lines.end()});
    CHECK(*session.evening().score_report().find("final")->boolean());
}

TEST_CASE("undo and redo are entries and survive")
{
    const TemporaryFolder folder;
    db::SessionId id;
    Tree position;
    {
        db::Database database = open_database(folder / "x.db");
        db::Session session = begin_game(database, 3, 2, 30);
        record_all(session, {ledger::undo_line(20), ledger::redo_line(25)});
        id = session.id();
        position = session.evening().position_report();
    }
    db::Database database = open_database(folder / "x.db");
    const db::Session session = resume(database, id);
    CHECK(session.evening().history().size() == 32);
    CHECK(session.evening().history().head() == 25);
    CHECK_FALSE(session.evening().history().stands(26));
    CHECK(session.evening().position_report() == position);
}

TEST_CASE("a refused line is told of and not stored")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::Session session = begin_game(database, 2, 1, 10);
    const auto refused = session.record("marzullo thug nowhere");
    REQUIRE_FALSE(refused.is_error());
    CHECK(refused.value().verdict == ledger::Verdict::impossible);
    CHECK_FALSE(refused.value().reasons.empty());
    CHECK(session.evening().history().size() == 10);
    CHECK(resume(database, session.id()).evening().history().size() == 10);
}

TEST_CASE("a ruling is stored with its reason")
{
    const TemporaryFolder folder;
    {
        db::Database database = open_database(folder / "x.db");
        db::Session session = begin_game(database, 2, 1, 3);
        record_all(session, {"matarazzo thug tile-5 ! we let the guest begin"});
    }
    CHECK(query_sql(folder / "x.db", "SELECT verdict FROM entry WHERE seq = 4") == "ruled");
    CHECK(query_sql(folder / "x.db", "SELECT ruling FROM entry WHERE seq = 4")
        == "we let the guest begin");
    CHECK(query_sql(folder / "x.db", "SELECT rules FROM entry WHERE seq = 4").find("13.turn")
        != std::string::npos);
}

TEST_CASE("a head that the game cannot use begins nothing")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const auto refuse = [&database](const Tree& head) {
        const auto session = db::Session::begin(database, head, {});
        REQUIRE(session.is_error());
        CHECK(session.error().kind == db::DatabaseError::Kind::unusable_record);
        return session.error().record.kind;
    };
    Tree head = head_for(2);
    head.set("first", "nobody");
    CHECK(refuse(head) == db::FileError::Kind::bad_record);
    head.set("game", "chess");
    CHECK(refuse(head) == db::FileError::Kind::unknown_game);
    CHECK(db::list_sessions(database).value().empty());
}

TEST_CASE("a session that is not there cannot be resumed")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const auto session = db::Session::resume(database, "11111111-2222-3333-4444-555555555555");
    REQUIRE(session.is_error());
    CHECK(session.error().kind == db::DatabaseError::Kind::no_session);
}

TEST_CASE("what the table tells about a component counts from then on, also after resuming")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    auto begun = db::Session::begin(database, head_for(2), {});
    REQUIRE_FALSE(begun.is_error());
    db::Session& session = begun.value();
    record_all(session,
        {"table reveals job stick-up", "table reveals job hold-up",
            "table opens wall-street parlour"});
    // Nobody has told what is printed on the tile, so its colour cannot be checked.
    CHECK(session.evening().history().entry(3).verdict == ledger::Verdict::unverified);

    Tree parlour = named("parlour");
    parlour.set("colour", "red");
    parlour.set("front", Tree::list_of(std::vector<std::string>{"gun"}));
    REQUIRE_FALSE(session.describe(one("businesses", parlour)).is_error());
    CHECK(session.evening().history().entry(3).verdict == ledger::Verdict::unverified);
    record_all(session, {ledger::undo_line(2)});
    const auto again = session.record("table opens wall-street parlour");
    CHECK(again.value().verdict == ledger::Verdict::illegal);
    record_all(session, {"table opens wall-street parlour ! it was late"});

    const db::Session resumed = resume(database, session.id());
    check_same(resumed.evening(), session.evening());
    CHECK(resumed.differences().empty());

    SECTION("and in the exported record")
    {
        const auto record = db::export_session(database, session.id());
        REQUIRE_FALSE(record.is_error());
        const auto refereed = db::referee(record.value(), "exported", {});
        REQUIRE_FALSE(refereed.is_error());
        check_same(*refereed.value(), session.evening());
        const Tree* since = record.value().head.find("businesses")->elements()[0].find("since");
        REQUIRE(since != nullptr);
        CHECK(*since->number() == 4);
    }
}

TEST_CASE("of what was known from the beginning a record does not say since when")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const db::Session session = begin_game(database, 2, 1, 10);
    const auto record = db::export_session(database, session.id());
    REQUIRE_FALSE(record.is_error());
    for (const char* kind : {"businesses", "jobs"}) {
        const Tree* list = record.value().head.find(kind);
        REQUIRE(list != nullptr);
        for (const Tree& component : list->elements())
            CHECK(component.find("since") == nullptr);
    }
}

TEST_CASE("a description that cannot be used changes neither the evening nor the database")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::Session session = begin_game(database, 2, 1, 5);
    const Tree before = session.evening().description();
    Tree good = named("job-1");
    good.set("copies", 2);
    Tree bad = named("job-2");
    bad.set("colour", "purple");
    Tree list = Tree::list();
    list.add(good);
    list.add(bad);
    Tree tree = Tree::table();
    tree.set("jobs", std::move(list));

    const auto failure = session.describe(tree);
    REQUIRE(failure.is_error());
    CHECK(failure.error().kind == db::DatabaseError::Kind::unusable_record);
    CHECK(failure.error().record.reason.quoted == "purple");
    CHECK(session.evening().description() == before);
    CHECK(resume(database, session.id()).evening().description() == before);
}

TEST_CASE("a session keeps its copy of the box, whatever is learned later")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    const db::Session old = begin_session(database, 2);
    db::Session other = begin_session(database, 2);
    Tree job = named("job-1");
    job.set("colour", "grey");
    REQUIRE_FALSE(other.describe(one("jobs", job)).is_error());
    CHECK(resume(database, old.id()).evening().description() == old.evening().description());
}

TEST_CASE("an evening that ends has a result, and loses it when the end is undone")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::Session session = begin_game(database, 3, 5, 1000);
    const auto summary = [&database] { return db::list_sessions(database).value().at(0); };
    CHECK(summary().is_finished);
    const Tree score = session.evening().score_report();
    for (std::size_t i = 0; i < 3; ++i) {
        const Tree& seat = score.find("seats")->elements()[i];
        CHECK(summary().seats[i].total == *seat.find("total")->number());
        CHECK(summary().seats[i].rank == *seat.find("rank")->number());
        CHECK(summary().seats[i].is_winner == (*seat.find("rank")->number() == 1));
    }
    record_all(session, {ledger::undo_line(session.evening().history().head() - 1)});
    CHECK_FALSE(summary().is_finished);
    CHECK_FALSE(summary().seats[0].total);
}

TEST_CASE("an evening that was resumed loses its result, too, when the end is undone")
{
    const TemporaryFolder folder;
    db::SessionId id;
    {
        db::Database database = open_database(folder / "x.db");
        id = begin_game(database, 2, 5, 1000).id();
    }
    REQUIRE(query_sql(folder / "x.db", "SELECT count(*) FROM result") == "2");
    {
        db::Database database = open_database(folder / "x.db");
        db::Session session = resume(database, id);
        record_all(session, {ledger::undo_line(session.evening().history().head() - 1)});
    }
    CHECK(query_sql(folder / "x.db", "SELECT count(*) FROM result") == "0");
}

TEST_CASE("a result for whose removal there was no room goes with the next entry")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    db::Session session = begin_game(database, 2, 5, 1000);
    const auto stored = [&database] {
        return database.connection().sqlite.execAndGet("SELECT count(*) FROM result").getInt();
    };
    SQLite::Database& sqlite = database.connection().sqlite;
    sqlite.exec("CREATE TEMP TRIGGER no_room BEFORE DELETE ON main.result"
                " BEGIN SELECT RAISE(ABORT, 'no room'); END");
    const int last = session.evening().history().head();
    record_all(session, {ledger::undo_line(last - 1)});
    CHECK(stored() == 2);
    // It is not shown for what it no longer follows from.
    CHECK_FALSE(db::list_sessions(database).value().at(0).is_finished);
    sqlite.exec("DROP TRIGGER no_room");
    record_all(session, {ledger::undo_line(last - 2)});
    CHECK(stored() == 0);
}

TEST_CASE("a result that the power cut off is written when the evening is resumed")
{
    const TemporaryFolder folder;
    db::SessionId id;
    {
        db::Database database = open_database(folder / "x.db");
        id = begin_game(database, 2, 5, 1000).id();
    }
    run_sql(folder / "x.db", "DELETE FROM result");
    db::Database database = open_database(folder / "x.db");
    CHECK_FALSE(db::list_sessions(database).value().at(0).is_finished);
    static_cast<void>(resume(database, id));
    CHECK(db::list_sessions(database).value().at(0).is_finished);
}

TEST_CASE("an entry that today's referee judges otherwise keeps its verdict and is told of")
{
    const TemporaryFolder folder;
    db::SessionId id;
    {
        db::Database database = open_database(folder / "x.db");
        db::Session session = begin_game(database, 2, 1, 3);
        record_all(session, {"matarazzo thug tile-5 ! the table says so"});
        id = session.id();
    }
    // As an older referee would have written it that did not know the rule yet.
    record_otherwise(folder / "x.db",
        "UPDATE entry SET verdict = 'legal', rules = '', ruling = NULL,"
        " line = 'matarazzo thug tile-5' WHERE seq = 4");
    db::Database database = open_database(folder / "x.db");
    const db::Session session = resume(database, id);
    const ledger::Entry& entry = session.evening().history().entry(4);
    CHECK(entry.verdict == ledger::Verdict::legal);
    CHECK(session.evening().history().stands(4));
    REQUIRE(session.differences().size() == 2);
    CHECK(session.differences()[0].kind == db::Difference::Kind::verdict);
    CHECK(session.differences()[0].entry == 4);
    CHECK(session.differences()[0].stored == "legal");
    CHECK(session.differences()[0].found == "illegal");
    CHECK(session.differences()[1].kind == db::Difference::Kind::rules);
}

TEST_CASE("the list of evenings says when each was begun, and nobody pauses one that is not there")
{
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "x.db";
    {
        db::Database database = open_database(path);
        static_cast<void>(begin_game(database, 2, 1, 3));
        const auto pauses = db::read_pauses(database, "none");
        REQUIRE(pauses.is_error());
        CHECK(pauses.error().kind == db::DatabaseError::Kind::no_session);
    }
    const std::string begun = query_sql(path, "SELECT created FROM session");
    REQUIRE_FALSE(begun.empty());
    db::Database database = open_database(path);
    CHECK(db::list_sessions(database).value().at(0).created == begun);
}
