/// The database knows no game: whatever the referee is tested with can be an evening on disk.

#include "db/record_file.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "engine/games/games.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <map>

using namespace consigliere;
using namespace consigliere::test;

TEST_CASE("every refereed record can be recorded line by line, and resumed")
{
    const TemporaryFolder folder;
    db::Database database = open_database(folder / "x.db");
    std::map<std::string, int> evenings;
    for (const std::filesystem::path& file : refereed_records()) {
        INFO(file.string());
        const db::Record record = db::read_record(file).value();
        const auto known = built_in_components(record.game());
        auto session = db::Session::begin(database, record.head, known);
        REQUIRE_FALSE(session.is_error());
        for (const std::string& line : record.moves)
            REQUIRE_FALSE(session.value().record(line).is_error());
        const db::Session resumed = resume(database, session.value().id());
        CHECK(told(resumed.evening()) == told(session.value().evening()));
        CHECK(resumed.evening().position_report() == session.value().evening().position_report());
        CHECK(resumed.evening().score_report() == session.value().evening().score_report());
        ++evenings[record.game()];
    }
    for (const games::Game& game : games::all()) {
        INFO(game.name);
        CHECK(evenings[std::string(game.name)] > 0);
    }
    CHECK(db::verify(database).value().is_fine());
    // A finished evening is one whose score is final.
    const auto sessions = db::list_sessions(database);
    for (const db::SessionSummary& session : sessions.value()) {
        const ledger::Tree score = resume(database, session.id).evening().score_report();
        CHECK(session.is_finished == *score.find("final")->boolean());
    }
}
