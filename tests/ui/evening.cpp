#include "tests/ui/evening.h"

#include "db/settings.h"
#include "engine/games/games.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

namespace consigliere::test {

db::Record test_record(const std::string& name)
{
    auto record = db::read_record(CONSIGLIERE_SOURCE "/tests/records/" + name + ".game.toml");
    return std::move(record.value());
}

std::unique_ptr<ledger::Evening> referee_of(const db::Record& record)
{
    auto evening =
        games::find(record.game())->begin_evening(record.head, built_in_components(record.game()));
    return std::move(evening.value());
}

void know_the_way(const std::filesystem::path& database)
{
    db::Database opened = open_database(database);
    REQUIRE_FALSE(db::set_setting(opened, "was-shown-round", "yes").is_error());
}

std::string begin_in(const std::filesystem::path& path, const db::Record& record)
{
    return begin_in(path, record, 0);
}

std::string begin_in(const std::filesystem::path& path, const db::Record& record, std::size_t lines)
{
    know_the_way(path);
    db::Database database = open_database(path);
    auto begun = db::Session::begin(database, record.head, built_in_components(record.game()));
    db::Session& session = begun.value();
    record_all(
        session, {record.moves.begin(), record.moves.begin() + static_cast<std::ptrdiff_t>(lines)});
    return session.id();
}

Kept kept_in(const std::filesystem::path& path, const std::string& session)
{
    db::Database database = open_database(path);
    return kept_by(resume(database, session).evening());
}

Kept kept_in_open(Stage& stage, const std::string& session)
{
    return kept_by(resume(stage.program().database(), session).evening());
}

Kept kept_by(const ledger::Evening& evening)
{
    return {told(evening), evening.position_report(), evening.score_report()};
}

void take_back(Stage& stage)
{
    stage.tap("undo");
    if (stage.has("undo:done"))
        stage.tap("undo:done");
}

void choose_setting(Stage& stage, const std::string& id)
{
    stage.tap("settings");
    stage.tap(id);
    stage.tap("back");
}

} // namespace consigliere::test
