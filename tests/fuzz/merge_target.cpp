#include "db/import_export.h"
#include "db/merge.h"
#include "db/session_list.h"
#include "db/toml.h"
#include "db/verify.h"
#include "engine/corleone/game.h"
#include "tests/db/databases.h"
#include "tests/fuzz/machines.h"
#include "tests/fuzz/targets.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>

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

/// What tables say of the same cards, each its own.
constexpr std::array descriptions{
    "[[jobs]]\nname = \"heist\"\ncolour = \"grey\"",
    "[[jobs]]\nname = \"heist\"\ncolour = \"yellow\"\ncost = [\"gun\"]",
    "[[jobs]]\nname = \"job-1\"\neffect = [\"bank\"]\n[[jobs]]\nname = \"raid\"\ncopies = 2",
    "[[jobs]]\nname = \"raid\"\ncopies = 1\n[[jobs]]\nname = \"job-1\"\neffect = [\"$1\"]",
    "[[businesses]]\nname = \"house-7\"\ncolour = \"blue\"\n[[businesses]]\nname = \"hotel\"\n"
    "colour = \"printed\"\nterritory = \"chelsea\"",
    "[[businesses]]\nname = \"house-7\"\ncolour = \"blue\"\n[[businesses]]\nname = \"motel\"\n"
    "colour = \"printed\"\nterritory = \"chelsea\"",
    "[[businesses]]\nname = \"hotel\"\ncolour = \"red\"",
};

/// What somebody does on one machine: goes on with an evening, goes back in it, or tells what is
/// printed on a card. Whether it was told.
bool act(db::Database& database, unsigned char kind, unsigned char choice)
{
    const std::vector<db::SessionId> ids = sessions_of(database);
    db::Session session = test::resume(database, ids[kind / 2U % ids.size()]);
    const ledger::Evening& evening = session.evening();
    if (choice % 8 == 7 && evening.game() == corleone::Game::name) {
        const auto told =
            db::read_toml_text(descriptions[choice / 8U % descriptions.size()], "told");
        // What the table itself contradicts is refused.
        return !session.describe(told.value()).is_error();
    }
    const std::vector<ledger::LegalLine> legal = evening.legal_lines();
    const bool goes_back = choice % 8 == 0 || legal.empty();
    const std::string line = goes_back
        ? ledger::undo_line(std::max(0, evening.history().size() - 1 - choice / 8))
        : legal[choice % legal.size()].line;
    REQUIRE_FALSE(session.record(line).is_error());
    return false;
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

/// Every evening by its lines; the verdict that a machine has given to one of them is its own when
/// it was told otherwise of the cards.
Courses lines_of(db::Database& database)
{
    Courses courses;
    for (const db::SessionId& id : sessions_of(database)) {
        const auto record = db::export_session(database, id);
        REQUIRE_FALSE(record.is_error());
        courses.push_back(record.value().moves);
    }
    std::sort(courses.begin(), courses.end());
    return courses;
}

/// What is known of the cards in every evening, and what its lines come to by that.
std::vector<std::string> seen_in(db::Database& database)
{
    std::vector<std::string> seen;
    for (const db::SessionId& id : sessions_of(database)) {
        const auto evening = db::stored_evening(database, id);
        REQUIRE_FALSE(evening.is_error());
        seen.push_back(id + "\n" + db::write_toml(evening.value()->description())
            + db::write_toml(evening.value()->position_report())
            + db::write_toml(evening.value()->score_report()));
    }
    return seen;
}

void check_all_kept(const Courses& before, const Courses& after)
{
    for (const std::vector<std::string>& course : before)
        CHECK(std::any_of(after.begin(), after.end(),
            [&course](const auto& kept) { return is_beginning_of(course, kept); }));
}

/// `is_told`: of what was told apart something may be judged otherwise than it was.
void check_fine(db::Database& database, bool is_told)
{
    const auto report = db::verify(database);
    REQUIRE_FALSE(report.is_error());
    CHECK((is_told || report.value().is_fine()));
    CHECK(report.value().damage.empty());
    for (const auto& session : report.value().sessions) {
        CHECK_FALSE(session.fault);
        CHECK_FALSE(session.unusable);
        for (const db::Difference& difference : session.differences)
            CHECK(db::can_be_corrected_rule(difference.kind));
    }
}

} // namespace

void feed_merge(std::string_view bytes)
{
    const test::TemporaryFolder folder;
    const std::vector<std::string> names{"left.db", "right.db", "left-2.db", "right-2.db"};
    Courses left_before;
    Courses right_before;
    bool is_told = false;
    test::write_text(folder / names[0], first_content());
    test::write_text(folder / names[1], first_content());
    {
        db::Database left = open_database(folder / names[0]);
        db::Database right = open_database(folder / names[1]);
        constexpr std::size_t most_acts = 64;
        for (std::size_t i = 0; i + 1 < std::min(bytes.size(), most_acts); i += 2) {
            const auto kind = static_cast<unsigned char>(bytes[i]);
            const auto choice = static_cast<unsigned char>(bytes[i + 1]);
            is_told = act(kind % 2 == 0 ? left : right, kind, choice) || is_told;
        }
        left_before = lines_of(left);
        right_before = lines_of(right);
    }
    std::filesystem::copy_file(folder / names[0], folder / names[2]);
    std::filesystem::copy_file(folder / names[1], folder / names[3]);

    db::Database left = open_database(folder / names[0]);
    db::Database right = open_database(folder / names[1]);
    merged(left, right);
    db::Database right_first = open_database(folder / names[3]);
    db::Database left_second = open_database(folder / names[2]);
    merged(right_first, left_second);

    const Courses union_of_both = lines_of(left);
    CHECK(union_of_both == lines_of(right_first));
    CHECK((is_told || courses_of(left) == courses_of(right_first)));
    const std::vector<std::string> seen = seen_in(left);
    CHECK(seen == seen_in(right_first));
    check_all_kept(left_before, union_of_both);
    check_all_kept(right_before, union_of_both);
    for (db::Database* other : {&right, &left_second, &right_first}) {
        for (const auto& session : merged(left, *other).sessions)
            CHECK(session.adopted.adoption == db::ImportOutcome::unchanged);
    }
    CHECK(lines_of(left) == union_of_both);
    CHECK(seen_in(left) == seen);
    check_fine(left, is_told);
    check_fine(right_first, is_told);
}

} // namespace consigliere::fuzz
