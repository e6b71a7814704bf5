/// Measures what the disk costs: one durable entry, beside a peer that only appends as many bytes
/// and waits for the disk, and resuming an evening from a file that is not in memory.
///     time_database [FOLDER]      the folder decides which disk is measured

#include "db/backups.h"
#include "db/import_export.h"
#include "db/session.h"
#include "tests/db/evenings.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <optional>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

double milliseconds_of(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return Milliseconds(std::chrono::steady_clock::now() - begin).count();
}

void print(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&times](double part) {
        return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-44s %5zu  p50 %7.3f ms  p99 %7.3f ms\n", what, times.size(), at(0.5), at(0.99));
}

/// A write-ahead log's page with its header.
constexpr std::size_t frame_size = 4096 + 24;

std::vector<double> append_and_wait(const std::filesystem::path& file, int count)
{
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    const std::string frame(frame_size, 'x');
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        times.push_back(milliseconds_of([&] {
            if (::write(descriptor, frame.data(), frame.size()) < 0 || ::fdatasync(descriptor) != 0)
                std::perror("append");
        }));
    }
    ::close(descriptor);
    return times;
}

db::Session begin(db::Database& database, int players)
{
    return std::move(db::Session::begin(database, head_for(players), {made_up_box()}).value());
}

std::vector<double> record_games(const std::filesystem::path& file, db::Durability durability)
{
    auto database = db::Database::open(file, db::IfMissing::make, durability);
    std::vector<double> times;
    for (unsigned seed = 1; seed <= 3; ++seed) {
        db::Session session = begin(database.value(), 5);
        for (const std::string& line : random_game(5, seed))
            times.push_back(milliseconds_of([&] { static_cast<void>(session.record(line)); }));
    }
    return times;
}

/// Takes a file out of the memory of the operating system.
void make_cold(const std::filesystem::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    ::fsync(descriptor);
    ::posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED);
    ::close(descriptor);
}

void measure_resuming(const std::filesystem::path& file)
{
    constexpr std::size_t evening = 150;
    db::SessionId id;
    {
        auto database = db::Database::open(file);
        for (unsigned seed = 1; seed <= 20; ++seed) {
            db::Session session = begin(database.value(), 4);
            std::vector<std::string> lines = random_game(4, seed);
            lines.resize(evening);
            for (const std::string& line : lines)
                static_cast<void>(session.record(line));
            id = session.id();
        }
    }
    std::vector<double> opening;
    std::vector<double> resuming;
    std::vector<double> again;
    for (int i = 0; i < 50; ++i) {
        make_cold(file);
        std::optional<db::Database> database;
        opening.push_back(
            milliseconds_of([&] { database = std::move(db::Database::open(file).value()); }));
        const auto resume = [&] { static_cast<void>(db::Session::resume(*database, id)); };
        resuming.push_back(milliseconds_of(resume));
        again.push_back(milliseconds_of(resume));
    }
    std::printf("a database of 20 evenings, %ju bytes\n",
        static_cast<std::uintmax_t>(std::filesystem::file_size(file)));
    print("open and check the cold file", opening);
    print("resume 150 entries after that", resuming);
    print("resume them again", again);
}

/// What whoever taps waits for, at most, while a database of a thousand evenings is copied.
void measure_backup(const std::filesystem::path& folder)
{
    const std::filesystem::path file = folder / "time_backup.db";
    {
        auto database = db::Database::open(file, db::IfMissing::make,
            {db::Durability::Journal::write_ahead, db::Durability::Synchronous::normal});
        std::vector<std::string> lines = random_game(4, 1);
        lines.resize(150);
        db::Record record;
        record.head = head_for(4);
        const ledger::Tree box = made_up_box();
        for (const auto& [kind, list] : box.members())
            record.head.set(kind, list);
        record.moves = lines;
        for (int evening = 0; evening < 1000; ++evening)
            static_cast<void>(db::import_record(database.value(), record, "record", {}));
    }
    auto database = db::Database::open(file);
    db::Session session = begin(database.value(), 4);
    const std::vector<std::string> lines = random_game(4, 2);
    std::vector<double> recording;
    double whole = 0;
    {
        db::BackupWorker keeper(database.value());
        whole = milliseconds_of([&] {
            keeper.begin();
            for (std::size_t i = 0; i < lines.size() && keeper.state().is_running; ++i)
                recording.push_back(
                    milliseconds_of([&] { static_cast<void>(session.record(lines[i])); }));
            keeper.wait();
        });
    }
    std::printf("a database of 1000 evenings, %ju bytes: copied and checked in %.0f ms\n",
        static_cast<std::uintmax_t>(std::filesystem::file_size(file)), whole);
    print("one entry while it is copied", recording);
    std::printf("%-44s        max %7.3f ms\n", "",
        recording.empty() ? 0.0 : *std::max_element(recording.begin(), recording.end()));
    for (const db::Backup& backup : db::backups_of(file))
        std::filesystem::remove(backup.file);
    std::filesystem::remove(db::folder_of_backups(file));
    std::filesystem::remove(file);
}

} // namespace

int main(int argc, char** argv)
{
    const std::filesystem::path folder = argc > 1 ? argv[1] : ".";
    const std::filesystem::path file = folder / "time_database.db";
    using Journal = db::Durability::Journal;
    using Synchronous = db::Durability::Synchronous;
    const auto forget = [&file] { std::filesystem::remove(file); };

    print("append 4120 bytes and wait for the disk", append_and_wait(file, 1000));
    forget();
    print("one entry, write-ahead log, FULL", record_games(file, {}));
    forget();
    print("one entry, truncated journal, FULL",
        record_games(file, {Journal::truncate, Synchronous::full}));
    forget();
    print("one entry, write-ahead log, NORMAL (unsafe)",
        record_games(file, {Journal::write_ahead, Synchronous::normal}));
    forget();
    measure_resuming(file);
    measure_backup(folder);
    forget();
    std::filesystem::remove(file.string() + "-journal");
    return 0;
}
