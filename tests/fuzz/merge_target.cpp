#include "db/merge.h"
#include "db/session_list.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/fuzz/machines.h"
#include "tests/fuzz/targets.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::fuzz {

namespace {

using test::open_database;

std::vector<db::SessionId> sessions_of(db::Database& database)
{
    const auto list = db::list_sessions(database);
    REQUIRE_FALSE(list.is_error());
    std::vector<db::SessionId> ids;
    for (const db::SessionSummary& session : list.value())
        ids.push_back(session.id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

/// What somebody does on one machine: goes on with an evening, or goes back in it.
void act(db::Database& database, unsigned char kind, unsigned char choice)
{
    const std::vector<db::SessionId> ids = sessions_of(database);
    db::Session session = test::resume(database, ids[kind / 2U % ids.size()]);
    const ledger::Evening& evening = session.evening();
    const std::vector<ledger::LegalLine> legal = evening.legal_lines();
    const bool goes_back = choice % 8 == 0 || legal.empty();
    const std::string line = goes_back
        ? ledger::undo_line(std::max(0, evening.history().size() - 1 - choice / 8))
        : legal[choice % legal.size()].line;
    REQUIRE_FALSE(session.record(line).is_error());
}

db::MergeReport merged(db::Database& ours, db::Database& theirs)
{
    auto report = db::merge(ours, theirs);
    REQUIRE_FALSE(report.is_error());
    return std::move(report.value());
}

bool is_beginning_of(const std::vector<std::string>& one, const std::vector<std::string>& other)
{
    return one.size() <= other.size() && std::equal(one.begin(), one.end(), other.begin());
}

using Courses = std::vector<std::vector<std::string>>;

void check_all_kept(const Courses& before, const Courses& after)
{
    for (const std::vector<std::string>& course : before)
        CHECK(std::any_of(after.begin(), after.end(),
            [&course](const auto& kept) { return is_beginning_of(course, kept); }));
}

void check_fine(db::Database& database)
{
    const auto report = db::verify(database);
    REQUIRE_FALSE(report.is_error());
    CHECK(report.value().is_fine());
}

} // namespace

void feed_merge(std::string_view bytes)
{
    const test::TemporaryFolder folder;
    const std::vector<std::string> names{"left.db", "right.db", "left-2.db", "right-2.db"};
    Courses left_before;
    Courses right_before;
    test::write_text(folder / names[0], first_content());
    test::write_text(folder / names[1], first_content());
    {
        db::Database left = open_database(folder / names[0]);
        db::Database right = open_database(folder / names[1]);
        constexpr std::size_t most_acts = 64;
        for (std::size_t i = 0; i + 1 < std::min(bytes.size(), most_acts); i += 2) {
            const auto kind = static_cast<unsigned char>(bytes[i]);
            act(kind % 2 == 0 ? left : right, kind, static_cast<unsigned char>(bytes[i + 1]));
        }
        left_before = courses_of(left);
        right_before = courses_of(right);
    }
    std::filesystem::copy_file(folder / names[0], folder / names[2]);
    std::filesystem::copy_file(folder / names[1], folder / names[3]);

    db::Database left = open_database(folder / names[0]);
    db::Database right = open_database(folder / names[1]);
    merged(left, right);
    db::Database right_first = open_database(folder / names[3]);
    db::Database left_second = open_database(folder / names[2]);
    merged(right_first, left_second);

    const Courses union_of_both = courses_of(left);
    CHECK(union_of_both == courses_of(right_first));
    check_all_kept(left_before, union_of_both);
    check_all_kept(right_before, union_of_both);
    for (db::Database* other : {&right, &left_second, &right_first}) {
        for (const auto& session : merged(left, *other).sessions)
            CHECK(session.adopted.adoption == db::Adoption::unchanged);
    }
    CHECK(courses_of(left) == union_of_both);
    check_fine(left);
    check_fine(right_first);
}

} // namespace consigliere::fuzz
