/// Ten thousand evenings: how long the archive takes, beside the same questions asked of a plain
/// SQLite table. `archive_bench [EVENINGS]`

#include "db/archive/evening_index.h"
#include "db/archive/played.h"
#include "db/archive/statistics.h"
#include "db/session_list.h"
#include "tests/archive/made_evenings.h"

#include <sqlite3.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>

using namespace consigliere;

namespace {

double milliseconds(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    return took.count();
}

/// The middle one of several tries.
double typical(const std::function<void()>& work)
{
    std::vector<double> tries;
    for (int i = 0; i < 5; ++i)
        tries.push_back(milliseconds(work));
    std::sort(tries.begin(), tries.end());
    return tries[tries.size() / 2];
}

void report(const char* what, double took, double limit)
{
    std::printf("%-48s %10.1f ms   (limit %.0f)\n", what, took, limit);
}

/// What somebody would write who has only one table: a row for each seat.
class PlainTable {
public:
    explicit PlainTable(const db::EveningIndex& archive)
    {
        sqlite3_open(":memory:", &m_sqlite);
        run("CREATE TABLE seat (evening TEXT, game TEXT, day TEXT, place TEXT, notes TEXT,"
            " player TEXT, side INT, rank INT, total INT, winner INT, players INT)");
        run("BEGIN");
        sqlite3_stmt* insert = nullptr;
        sqlite3_prepare_v2(
            m_sqlite, "INSERT INTO seat VALUES (?,?,?,?,?,?,?,?,?,?,?)", -1, &insert, nullptr);
        for (const db::EveningCard& card : archive.evenings()) {
            for (std::size_t i = 0; card.facts && i < card.facts->seats.size(); ++i)
                add(insert, card, i);
        }
        sqlite3_finalize(insert);
        run("COMMIT");
        run("CREATE INDEX by_player ON seat (player); CREATE INDEX by_day ON seat (day)");
    }
    PlainTable(const PlainTable&) = delete;
    PlainTable& operator=(const PlainTable&) = delete;
    ~PlainTable() { sqlite3_close(m_sqlite); }

    int run(const char* sql)
    {
        int rows = 0;
        sqlite3_exec(
            m_sqlite, sql,
            [](void* count, int, char**, char**) {
                ++*static_cast<int*>(count);
                return 0;
            },
            &rows, nullptr);
        return rows;
    }

private:
    static void add(sqlite3_stmt* insert, const db::EveningCard& card, std::size_t seat)
    {
        const auto text = [insert](int index, const std::string& value) {
            sqlite3_bind_text(insert, index, value.c_str(), -1, SQLITE_TRANSIENT);
        };
        const db::EveningFacts::Seat& facts = card.facts->seats[seat];
        text(1, card.summary.id);
        text(2, card.summary.game);
        text(3, card.day);
        text(4, card.summary.details.place);
        text(5, card.summary.details.notes);
        text(6, card.summary.seats[seat].player);
        sqlite3_bind_int(insert, 7, facts.side.value_or(255));
        sqlite3_bind_int(insert, 8, facts.rank);
        sqlite3_bind_int(insert, 9, facts.total.value_or(0));
        sqlite3_bind_int(insert, 10, facts.is_winner ? 1 : 0);
        sqlite3_bind_int(insert, 11, static_cast<int>(card.facts->seats.size()));
        sqlite3_step(insert);
        sqlite3_reset(insert);
    }

    sqlite3* m_sqlite = nullptr;
};

void measure(db::Database& database, const std::filesystem::path& path)
{
    db::EveningIndex archive(database);
    static_cast<void>(archive.refresh());
    double longest_step = 0;
    const double rebuilt = milliseconds([&] {
        while (!archive.work().is_over()) {
            longest_step = std::max(longest_step, milliseconds([&] {
                static_cast<void>(archive.step(std::chrono::milliseconds(4)));
            }));
            usleep(1000);
        }
    });
    report("rebuild of everything", rebuilt, 60'000);
    report("the longest step of it on the screen's thread", longest_step, 16);
    report("list, read anew from the disk", typical([&] {
        db::EveningIndex again(database); // The cache is in use, so this is the list alone.
        static_cast<void>(again.refresh());
    }),
        1000);
    db::EveningFilter filter;
    report("list open", typical([&] {
        static_cast<void>(archive.refresh());
        static_cast<void>(db::months_of(archive.list(filter)));
    }),
        50);
    filter.people = {archive.evenings().front().summary.seats[0].person};
    filter.side = "vitale";
    filter.words = {"birthday"};
    report("list filtered", typical([&] { static_cast<void>(archive.list(filter)); }), 50);
    report("a person's page", typical([&] {
        db::EveningFilter game;
        game.game = "corleone";
        const db::EveningCards all = db::evenings_for(archive.evenings(), game);
        static_cast<void>(db::people_of(all));
        static_cast<void>(db::person_page(all, filter.people.front(), game));
    }),
        200);
    const db::SessionId id = archive.evenings()[archive.evenings().size() / 2].summary.id;
    report("sparkline of one evening",
        typical([&] { static_cast<void>(archive.known_course_of(id)); }), 5);
    const auto played = db::played(database, id);
    const int entries = played.value().evening->history().size();
    report(
        "an evening opened", typical([&] { static_cast<void>(db::played(database, id)); }), 1000);
    static_cast<void>(played.value().evening->view_for(ledger::Audience::everybody()));
    report(
        "jump to any entry (the slowest)",
        [&] {
            double slowest = 0;
            for (int entry = 0; entry <= entries; ++entry)
                slowest = std::max(slowest, milliseconds([&] {
                    static_cast<void>(played.value()
                                          .evening->view_for(ledger::Audience::everybody())
                                          ->summary_after(entry));
                }));
            return slowest;
        }(),
        5);
    PlainTable plain(archive);
    report("plain table: list filtered", typical([&] {
        plain.run("SELECT DISTINCT evening FROM seat WHERE player = 'Ana' AND side = 2"
                  " AND lower(notes) LIKE '%birthday%' ORDER BY day DESC");
    }),
        50);
    report("plain table: a person's page", typical([&] {
        plain.run("SELECT player, count(*), sum(winner), sum(1.0 / players), avg(rank), avg(total)"
                  " FROM seat WHERE game = 'corleone' GROUP BY player");
        plain.run("SELECT side, count(*), sum(winner) FROM seat WHERE player = 'Ana'"
                  " AND game = 'corleone' GROUP BY side");
        plain.run("SELECT o.player, sum(a.rank < o.rank), sum(a.rank > o.rank) FROM seat a JOIN"
                  " seat o ON o.evening = a.evening AND o.player <> a.player WHERE a.player = 'Ana'"
                  " AND a.game = 'corleone' GROUP BY o.player");
    }),
        200);
    const auto size = [](const std::filesystem::path& file) {
        std::error_code code;
        const auto bytes = std::filesystem::file_size(file, code);
        return code ? 0.0 : static_cast<double>(bytes) / 1e6;
    };
    std::printf(
        "%-48s %10.1f MB   (limit 500)\n", "database", size(path) + size(path.string() + "-wal"));
    std::printf("%-48s %10.1f MB\n", "cache", size(db::Cache::file_beside(path)));
    std::printf("%-48s %10d\n", "entries of that evening", entries);
}

} // namespace

int main(int argc, char** argv)
{
    const std::filesystem::path folder =
        std::filesystem::current_path() / ("archive-bench-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    const std::filesystem::path path = folder / "x.db";
    {
        auto database = db::Database::open(path);
        if (database.is_error())
            return EXIT_FAILURE;
        test::Making making;
        making.evenings = argc > 1 ? std::atoi(argv[1]) : making.evenings;
        report(
            "making them", milliseconds([&] { test::make_evenings(database.value(), making); }), 0);
    }
    {
        auto database = db::Database::open(path);
        measure(database.value(), path);
    }
    std::filesystem::remove_all(folder);
    return EXIT_SUCCESS;
}
