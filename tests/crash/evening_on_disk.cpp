#include "tests/crash/evening_on_disk.h"

#include "db/learned_box.h"
#include "db/session.h"
#include "db/session_list.h"
#include "db/toml.h"
#include "db/verify.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::test {

namespace {

std::string trouble_of(const db::DatabaseError& error)
{
    return "kind " + std::to_string(static_cast<int>(error.kind)) + " " + error.detail
        + error.record.detail;
}

std::string trouble_of(const db::VerifyReport& report)
{
    std::string trouble;
    for (const std::string& damage : report.damage)
        trouble += damage + "; ";
    for (const db::VerifyReport::Session& session : report.sessions) {
        const auto is_of_the_disk = [&session](const db::Difference& difference) {
            // What older rules judged otherwise is told, and is no trouble of the disk.
            return !session.has_older_rules || !db::can_be_corrected_rule(difference.kind);
        };
        if (session.fault || session.unusable
            || std::ranges::any_of(session.differences, is_of_the_disk))
            trouble += session.id + " is not fine; ";
    }
    return trouble;
}

std::vector<std::string> lines_of(const ledger::Evening& evening)
{
    std::vector<std::string> lines;
    for (int number = 1; number <= evening.history().size(); ++number)
        lines.push_back(evening.history().entry(number).line);
    return lines;
}

} // namespace

std::filesystem::path database_path()
{
    return SimulatedDisk::folder() / "evening.db";
}

std::vector<std::string> first_lines(std::size_t count)
{
    return first_record(count).moves;
}

db::Record first_record(std::size_t count, unsigned seed)
{
    static std::map<unsigned, std::vector<std::string>> games;
    std::vector<std::string>& game = games[seed];
    if (game.empty())
        game = random_game(2, seed);
    db::Record record;
    record.head = head_for(2);
    record.moves = game;
    record.moves.resize(std::min(count, game.size()));
    return record;
}

void record_evening(SimulatedDisk& disk, int players, const std::vector<std::string>& lines,
    db::Durability durability)
{
    auto database = db::Database::open(database_path(), db::IfMissing::make, durability);
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

Files evening_of(std::size_t lines, Closing closing, unsigned seed)
{
    SimulatedDisk disk;
    Files open;
    {
        auto database = db::Database::open(database_path());
        auto session = db::Session::begin(database.value(), head_for(2), {made_up_box()});
        for (const std::string& line : first_record(lines, seed).moves)
            REQUIRE_FALSE(session.value().record(line).is_error());
        open = disk.files();
    }
    return closing == Closing::by_a_kill ? open : disk.files();
}

Found find_evening(const Files& files)
{
    const SimulatedDisk disk(files);
    return find_evening_at(database_path());
}

Found find_evening_at(const std::filesystem::path& path)
{
    auto database = db::Database::open(path);
    if (database.is_error())
        return {trouble_of(database.error()), {}};
    const auto sessions = db::list_sessions(database.value());
    if (sessions.is_error())
        return {trouble_of(sessions.error()), {}};
    if (sessions.value().empty())
        return {};
    const auto session = db::Session::resume(database.value(), sessions.value().front().id);
    if (session.is_error())
        return {trouble_of(session.error()), {}};
    return {{}, lines_of(session.value().evening())};
}

Holding holding_at(const std::filesystem::path& path)
{
    Holding holding;
    auto database = db::Database::open(path);
    if (database.is_error()) {
        holding.trouble = trouble_of(database.error());
        return holding;
    }
    const auto sessions = db::list_sessions(database.value());
    const auto box = db::learned_box(database.value(), "corleone");
    const auto report = db::verify(database.value());
    if (sessions.is_error() || box.is_error() || report.is_error()) {
        holding.trouble = "it cannot be read";
        return holding;
    }
    holding.trouble = trouble_of(report.value());
    holding.box = db::write_toml(box.value());
    for (const db::SessionSummary& summary : sessions.value()) {
        const auto session = db::Session::resume(database.value(), summary.id);
        if (session.is_error())
            holding.trouble += trouble_of(session.error());
        else
            holding.evenings[summary.id] = lines_of(session.value().evening());
        holding.details[summary.id] =
            summary.details.date + "|" + summary.details.place + "|" + summary.details.notes;
    }
    return holding;
}

Holding holding_of(const Files& files)
{
    const SimulatedDisk disk(files);
    return holding_at(database_path());
}

} // namespace consigliere::test
