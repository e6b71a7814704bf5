/// Out of a damaged database comes all that is still whole, and nothing else.

#include "db/salvage.h"
#include "db/session.h"
#include "db/session_list.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <map>

using namespace consigliere;
using namespace consigliere::test;
namespace fs = std::filesystem;

namespace {

struct Damaged {
    Damaged()
    {
        db::Database database = open_database(path);
        for (unsigned seed = 1; seed <= 8; ++seed) {
            const db::Session session = begin_game(database, 2, seed, 60);
            evenings[session.id()] = told(session.evening());
        }
    }

    /// Salvages, and compares what has come out with what was played.
    [[nodiscard]] db::SalvageReport salvage()
    {
        const std::string before = read_text(path);
        db::Database to = open_database(folder / "new.db");
        auto report = db::salvage(path, to);
        REQUIRE_FALSE(report.is_error());
        CHECK(read_text(path) == before);
        int taken = 0;
        for (const auto& evening : report.value().evenings) {
            if (!evening.is_taken())
                continue;
            ++taken;
            CHECK(told(resume(to, evening.id).evening()) == evenings.at(evening.id));
        }
        CHECK(static_cast<int>(db::list_sessions(to).value().size()) == taken);
        CHECK(report.value().taken() == taken);
        return report.value();
    }

    TemporaryFolder folder;
    fs::path path = folder / "x.db";
    std::map<db::SessionId, std::vector<std::string>> evenings;
};

} // namespace

TEST_CASE("of a whole database everything is taken over")
{
    Damaged damaged;
    const db::SalvageReport report = damaged.salvage();
    CHECK(report.damage.empty());
    CHECK(report.taken() == 8);
}

TEST_CASE("of a database with damaged pages the whole evenings are taken over, the others named")
{
    Damaged damaged;
    std::string bytes = read_text(damaged.path);
    constexpr std::size_t page = 4096;
    const std::size_t pages = bytes.size() / page;
    int taken = 0;
    int lost = 0;
    // Each page once; the first holds the description of all tables.
    for (std::size_t number = 1; number < pages; ++number) {
        const TemporaryFolder other;
        std::string torn = bytes;
        torn.replace(number * page, page, std::string(page, '\x5a'));
        write_text(other / "x.db", torn);
        db::Database to = open_database(other / "new.db");
        const auto report = db::salvage(other / "x.db", to);
        if (report.is_error())
            continue;
        CHECK_FALSE(report.value().damage.empty());
        for (const auto& evening : report.value().evenings) {
            if (!evening.is_taken()) {
                ++lost;
                continue;
            }
            ++taken;
            const auto& now = told(resume(to, evening.id).evening());
            CHECK(now == damaged.evenings.at(evening.id));
        }
    }
    CHECK(taken > 0);
    CHECK(lost > 0);
}

TEST_CASE("an evening whose entry says something else now is named, and not taken over")
{
    Damaged damaged;
    run_sql(damaged.path,
        "DROP TRIGGER entry_keeps; UPDATE entry SET verdict = 'ruled' WHERE session = 3 AND seq = "
        "7");
    const db::SalvageReport report = damaged.salvage();
    CHECK(report.taken() == 7);
}

TEST_CASE("what is no database of ours cannot be salvaged, and says so")
{
    const TemporaryFolder folder;
    db::Database to = open_database(folder / "new.db");
    write_text(folder / "diary.db", "Dear diary " + std::string(5000, 'x'));
    CHECK(db::salvage(folder / "diary.db", to).error().kind == db::DatabaseError::Kind::damaged);
    run_sql(folder / "recipes.db", "CREATE TABLE recipe (name)");
    CHECK(db::salvage(folder / "recipes.db", to).error().kind == db::DatabaseError::Kind::not_ours);
}
