#include "tests/crash/evening_on_disk.h"

#include "db/session.h"
#include "db/session_list.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

namespace consigliere::test {

std::filesystem::path database_path()
{
    static const TemporaryFolder folder;
    return folder / "evening.db";
}

void record_evening(SimulatedDisk& disk, int players, const std::vector<std::string>& lines,
    db::Durability durability)
{
    auto database = db::Database::open(database_path(), db::WhenMissing::make, durability);
    REQUIRE_FALSE(database.is_error());
    auto session = db::Session::begin(database.value(), head_for(players), {made_up_box()});
    REQUIRE_FALSE(session.is_error());
    int number = 0;
    for (const std::string& line : lines) {
        const auto entry = session.value().record(line);
        REQUIRE_FALSE(entry.is_error());
        REQUIRE(is_applied(entry.value().verdict));
        disk.acknowledge(++number);
    }
}

Found find_evening(Files files)
{
    const SimulatedDisk disk(std::move(files));
    auto database = db::Database::open(database_path());
    if (database.is_error())
        return {database.error().detail, {}};
    const auto sessions = db::list_sessions(database.value());
    if (sessions.is_error())
        return {sessions.error().detail, {}};
    if (sessions.value().empty())
        return {};
    const auto session = db::Session::resume(database.value(), sessions.value().front().id);
    if (session.is_error())
        return {session.error().detail, {}};
    Found found;
    const ledger::History& history = session.value().evening().history();
    for (int number = 1; number <= history.size(); ++number)
        found.lines.push_back(history.entry(number).line);
    return found;
}

} // namespace consigliere::test
