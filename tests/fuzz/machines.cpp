#include "tests/fuzz/machines.h"

#include "db/import_export.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::fuzz {

namespace {

std::string make_first_content()
{
    constexpr unsigned seed = 3;
    constexpr std::size_t entries = 25;
    const test::TemporaryFolder folder;
    const std::filesystem::path path = folder / "first.db";
    {
        db::Database database = test::open_database(path);
        static_cast<void>(test::begin_game(database, 2, seed, entries));
        const auto record =
            db::read_record(CONSIGLIERE_SOURCE "/tests/records/cash-n-guns/CG-3.1.game.toml");
        REQUIRE_FALSE(record.is_error());
        REQUIRE_FALSE(db::import_record(database, record.value(), "first", {}).is_error());
    }
    return test::read_text(path);
}

} // namespace

const std::string& first_content()
{
    static const std::string content = make_first_content();
    return content;
}

const std::vector<std::vector<std::string>>& first_courses()
{
    static const auto courses = [] {
        const test::TemporaryFolder folder;
        test::write_text(folder / "first.db", first_content());
        db::Database database = test::open_database(folder / "first.db");
        return courses_of(database);
    }();
    return courses;
}

std::vector<std::vector<std::string>> courses_of(db::Database& database)
{
    std::vector<std::vector<std::string>> courses;
    const auto sessions = db::list_sessions(database);
    REQUIRE_FALSE(sessions.is_error());
    for (const db::SessionSummary& session : sessions.value()) {
        const auto evening = db::stored_evening(database, session.id);
        REQUIRE_FALSE(evening.is_error());
        courses.push_back(test::told(*evening.value()));
    }
    std::sort(courses.begin(), courses.end());
    return courses;
}

} // namespace consigliere::fuzz
