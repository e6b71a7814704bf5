/// Figures of the club's archive: `club_bench [EVENINGS]`. Made evenings of real length are pushed
/// and pulled, beside a bare COPY of the same bytes and a row per entry; standings are counted over
/// a million evenings, of which only the seats are there.

#include "db/club/club_sync.h"
#include "db/sha256.h"
#include "tests/archive/made_evenings.h"
#include "tests/club/test_server.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using Clock = std::chrono::steady_clock;

template <typename Work>
double seconds_of(const Work& work)
{
    const auto begun = Clock::now();
    work();
    return std::chrono::duration<double>(Clock::now() - begun).count();
}

template <typename Work>
double median_milliseconds(const Work& work)
{
    std::vector<double> times;
    for (int i = 0; i < 15; ++i)
        times.push_back(seconds_of(work) * 1000);
    std::nth_element(times.begin(), times.begin() + 7, times.end());
    return times[7];
}

template <typename Value, typename Error>
Value need(ledger::ErrorOr<Value, Error> outcome)
{
    if (outcome.is_error()) {
        if constexpr (std::is_same_v<Error, db::ClubError>)
            std::fputs((outcome.error().detail + "\n").c_str(), stderr);
        std::fputs("failed\n", stderr);
        std::exit(EXIT_FAILURE);
    }
    return std::move(outcome.value());
}

template <typename Value>
Value need_some(std::optional<Value> found)
{
    if (!found)
        std::exit(EXIT_FAILURE);
    return std::move(*found);
}

double megabytes(const TestServer& server, const std::string& table)
{
    return std::stod(server.ask("SELECT pg_total_relation_size('" + table + "') / 1e6"));
}

std::string hex_of(const std::string& bytes)
{
    std::string text;
    char digits[3];
    for (const char byte : bytes) {
        std::snprintf(digits, sizeof digits, "%02x", static_cast<unsigned char>(byte));
        text += digits;
    }
    return text;
}

/// Text for COPY, whose columns are tabs.
std::string copy_text(std::string text)
{
    std::string escaped;
    for (const char letter : text)
        escaped += letter == '\\' ? "\\\\" : letter == '\t' ? "\\t" : std::string(1, letter);
    return escaped;
}

void report(const char* what, double seconds, int evenings)
{
    std::printf("%-44s %8.2f s  %8.0f evenings/s\n", what, seconds, evenings / seconds);
    std::fflush(stdout);
}

/// The same evenings as bare bytes, and as a row per entry, by the fastest way there is.
void compare(const TestServer& server, db::Database& database, const std::string& folder)
{
    const auto evenings = need(db::finished_evenings(database));
    const int count = static_cast<int>(evenings.size());
    std::ofstream whole(folder + "whole");
    std::ofstream entries(folder + "entries");
    long rows = 0;
    for (const db::LocalEvening& evening : evenings) {
        const db::PackedEvening packed = db::pack(need(db::read_evening(database, evening)));
        whole << evening.key.evening << "\t\\\\x" << hex_of(packed.bytes) << '\n';
        const auto courses = need_some(db::unpack(packed));
        for (const db::ArchivedCourse& course : courses) {
            for (const db::EntryRow& entry : course.rows.entries) {
                entries << evening.key.evening << '\t' << entry.number << '\t' << entry.at << '\t'
                        << copy_text(entry.line) << '\t' << entry.verdict << '\t' << entry.rules
                        << "\t\\\\x" << db::hexadecimal(entry.hash) << '\n';
                ++rows;
            }
        }
    }
    whole.close();
    entries.close();
    server.ask("CREATE TABLE bare (evening uuid PRIMARY KEY, packed bytea)");
    server.ask("ALTER TABLE bare ALTER packed SET STORAGE EXTERNAL");
    server.ask("CREATE TABLE entry (evening uuid, n int, at timestamptz, line text, verdict text,"
               " rules text, hash bytea, PRIMARY KEY (evening, n))");
    report("bare COPY of the same bytes, superuser",
        seconds_of([&] { server.ask("COPY bare FROM '" + folder + "whole'"); }), count);
    report("a row per entry, by COPY, superuser",
        seconds_of([&] { server.ask("COPY entry FROM '" + folder + "entries'"); }), count);
    std::printf("entries an evening: %.0f\n", static_cast<double>(rows) / count);
    std::printf("bare: %.1f MB; a row per entry: %.1f MB, a million: %.0f GB\n",
        megabytes(server, "bare"), megabytes(server, "entry"),
        megabytes(server, "entry") / count * 1e3);
}

void count_standings(const TestServer& server, db::ClubArchive& archive)
{
    server.ask("DROP TABLE bare, entry");
    const double seconds = seconds_of([&server] {
        auto session = need(db::Server::open(server.superuser()));
        for (const char* sql :
            {"SET statement_timeout = 0", "SET session_replication_role = replica",
                "INSERT INTO seat (club, arrival, game, played, course, seat, actor, person, rank,"
                " winners, players) SELECT 1, 100000 + e, (ARRAY['corleone', 'cash-n-guns',"
                " 'mafia'])[1 + e % 3], date '2016-01-01' + (e::bigint * 7919 % 3900)::int, 1, s, "
                "'actor',"
                " ('c0000000-0000-4000-8000-' || lpad(((e * 31 + s * 131) % 500)::text, 12, '0'))"
                "::uuid, s, CASE WHEN s = 1 THEN 1 ELSE 0 END, 4"
                " FROM generate_series(1, 1000000) e, generate_series(1, 4) s",
                "TRUNCATE tally", recount, "ANALYZE tally"})
            static_cast<void>(need(session.run(sql)));
    });
    std::printf("a million evenings' seats made in %.0f s; `seat` has %.0f MB\n", seconds,
        megabytes(server, "consigliere.seat"));
    std::printf("standings of a year, of a million evenings in ten years: %.0f ms\n",
        median_milliseconds([&archive] { need(archive.standings(2020, "")); }));
    std::printf("the same of one game: %.0f ms\n",
        median_milliseconds([&archive] { need(archive.standings(2020, "mafia")); }));
}

} // namespace

int main(int argc, char** argv)
{
    const int count = argc > 1 ? std::atoi(argv[1]) : 2000;
    const TemporaryFolder folder;
    const TestServer server(TestServer::Disk::waits);
    const std::string owner = need(db::found_club(server.superuser(), "Bench"));
    db::Database one = need(db::Database::open(folder / "one.db"));
    db::Database other = need(db::Database::open(folder / "other.db"));
    report("evenings made", seconds_of([&] { make_evenings(one, {count, 40, 1}); }), count);
    const int finished = static_cast<int>(need(db::finished_evenings(one)).size());
    auto bringing = need(db::ClubArchive::open(need(db::make_tablet(owner, "one"))));
    const std::string code = need(db::make_tablet(owner, "other"));
    auto taking = need(db::ClubArchive::open(code));

    const double packing = seconds_of([&] {
        for (const db::LocalEvening& evening : need(db::finished_evenings(one)))
            static_cast<void>(db::pack(need(db::read_evening(one, evening))));
    });
    report("read, checked and packed, without a server", packing, finished);
    report("push", seconds_of([&] { need(db::push(bringing, db::at_once_with(one))); }), finished);
    report("push of nothing", seconds_of([&] { need(db::push(bringing, db::at_once_with(one))); }),
        finished);
    report("fetched, not taken in", seconds_of([&] {
        std::int64_t after = 0;
        for (auto some = need(taking.keys_after(after, 100)); !some.empty();
             some = need(taking.keys_after(after, 100))) {
            static_cast<void>(taking.fetch_contents(some));
            after = some.back().arrival;
        }
    }),
        finished);
    report("pull", seconds_of([&] { need(db::pull(taking, db::at_once_with(other))); }), finished);
    std::printf("a pull of nothing: %.1f ms; with connecting: %.1f ms\n",
        median_milliseconds([&] { need(db::pull(taking, db::at_once_with(other))); }),
        median_milliseconds([&] {
            auto opened = need(db::ClubArchive::open(code));
            need(db::pull(opened, db::at_once_with(other)));
        }));
    const double evenings = megabytes(server, "consigliere.evening");
    const double seats = megabytes(server, "consigliere.seat");
    std::printf("the archive: %.1f MB of evenings, %.1f MB of seats; a million: %.1f GB\n",
        evenings, seats, (evenings + seats) / finished * 1e3);
    compare(server, one, server.folder());
    count_standings(server, taking);
    return EXIT_SUCCESS;
}
