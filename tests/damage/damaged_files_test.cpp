/// A database that was damaged behind our back is opened and looked at: either somebody says so, or
/// everything is as it was.

#include "db/salvage.h"
#include "tests/damage/variants.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <algorithm>
#include <iostream>
#include <map>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// What became of the variants of one sort.
struct Count {
    int variants = 0;
    int told = 0; ///< By opening, listing, resuming or exporting.
    int verified = 0; ///< Only verifying tells, and what is shown is not what was recorded.
    int right = 0;
    int earlier = 0; ///< The log lost its end: what is there is whole, and older,
    int earlier_told = 0; ///< and opening says so.
    int silent = 0; ///< Something else is shown, and nobody says a word.
    int silent_beside = 0; ///< The same, beside evenings: no hash stands behind these.
    std::map<std::string, int> silent_about;

    void add(const Count& other)
    {
        variants += other.variants;
        told += other.told;
        verified += other.verified;
        right += other.right;
        earlier += other.earlier;
        earlier_told += other.earlier_told;
        silent += other.silent;
        silent_beside += other.silent_beside;
        for (const auto& [what, count] : other.silent_about)
            silent_about[what] += count;
    }
};

bool is_about_log(Damage damage)
{
    return damage >= Damage::log_bits;
}

/// What is learned of the box and the settings may be changed by everybody at any time; what is
/// said of an evening is as old as the page on which it stands.
bool is_beside_evenings(const std::string& difference, const ObserverView& whole)
{
    return difference == "list" || whole.beside.contains(difference);
}

/// What an evening shows of itself must never be believed, not even until somebody verifies.
bool is_of_evening(const std::string& difference)
{
    return difference == "entries" || difference == "position or score";
}

/// Whether a program can know what the log lost: it is as long as it was, and more of it does not
/// count any more than the last thing that was written.
bool can_be_known(const DatabaseFiles& files, const ObserverView& seen, const ObserverView& whole)
{
    const auto log = files.find("-wal");
    return log != files.end() && log->second.size() == whole_database().open.at("-wal").size()
        && entries_in(whole) - entries_in(seen) > 1;
}

void judge(Count& count, Damage damage, const DatabaseFiles& files, const ObserverView& seen,
    const ObserverView& whole)
{
    ++count.variants;
    const std::string difference = difference_of(seen, whole);
    const auto blame = [&count](int& number, const std::string& about) {
        ++number;
        ++count.silent_about[about];
    };
    if (!seen.told.empty())
        ++count.told;
    else if (difference.empty())
        ++count.right;
    else if (is_about_log(damage) && is_earlier(seen, whole)) {
        // A log without its end is what a cut of the power leaves too: nobody can know what was in
        // it.
        if (seen.says_log_is_lost)
            ++count.earlier_told;
        else if (can_be_known(files, seen, whole))
            blame(count.silent, "a damaged log");
        else
            ++count.earlier;
    } else if (is_of_evening(difference))
        blame(count.silent, difference);
    else if (!seen.verified.empty())
        ++count.verified;
    else
        blame(
            is_beside_evenings(difference, whole) ? count.silent_beside : count.silent, difference);
}

/// What became of those of which what is whole was taken out.
struct Salvages {
    int variants = 0;
    int refused = 0; ///< With a reason.
    int evenings = 0; ///< That were taken over.
    int wrong = 0; ///< One of them is not what was recorded, or the damaged file has changed.
};

void print(const std::string& name, const Count& count)
{
    std::cout << name << ": " << count.variants << " variants, " << count.told << " told, "
              << count.right << " right, " << count.verified << " told by verify alone, "
              << count.earlier_told << " whole and earlier, which is told, " << count.earlier
              << " whole and earlier, which nobody can know, " << count.silent
              << " silently different, " << count.silent_beside << " only beside the evenings";
    for (const auto& [what, number] : count.silent_about)
        std::cout << "; " << what << " " << number;
    std::cout << std::endl;
}

void print(const std::string& name, const Salvages& salvages)
{
    std::cout << name << ": " << salvages.variants << " variants, " << salvages.refused
              << " refused, " << salvages.evenings << " evenings taken over, " << salvages.wrong
              << " not what was recorded" << std::endl;
}

/// Whoever hangs is ended, and the test with it.
constexpr unsigned most_seconds = 60;

void salvage(
    Salvages& salvages, Damage damage, const std::filesystem::path& path, const ObserverView& whole)
{
    const TemporaryFolder folder;
    const DatabaseFiles before = read_files(path);
    ++salvages.variants;
    ::alarm(most_seconds);
    {
        db::Database to = open_database(folder / "new.db");
        const auto report = db::salvage(path, to);
        salvages.refused += report.is_error() ? 1 : 0;
    }
    const ObserverView taken = look_at(folder / "new.db");
    ::alarm(0);
    bool is_wrong = !taken.told.empty() || !taken.verified.empty() || read_files(path) != before;
    for (const auto& [id, entries] : taken.entries) {
        const auto recorded = whole.entries.find(id);
        is_wrong = is_wrong || recorded == whole.entries.end()
            || (is_about_log(damage) ? !recorded->second.starts_with(entries)
                                     : recorded->second != entries);
        ++salvages.evenings;
    }
    salvages.wrong += is_wrong ? 1 : 0;
}

/// So many variants of each sort; of every fourth, what is whole is taken out.
Count damage_all(int of_each_sort, Salvages& salvages)
{
    const TemporaryFolder folder;
    const auto path = folder / "damaged.db";
    write_files(whole_database().closed, path);
    const ObserverView whole = look_at(path);
    REQUIRE(whole.told.empty());
    REQUIRE(whole.verified.empty());
    REQUIRE(whole.evenings.size() == 2);
    std::mt19937 generator(20261121);
    Count all;
    for (const Damage damage : all_damages) {
        Count some;
        for (int number = 0; number < of_each_sort; ++number) {
            const DatabaseFiles files = damaged(damage, generator);
            INFO(name_of(damage) << " " << number);
            write_files(files, path);
            if (number % 4 == 0)
                salvage(salvages, damage, path, whole);
            ::alarm(most_seconds);
            const ObserverView seen = look_at(path);
            ::alarm(0);
            judge(some, damage, files, seen, whole);
        }
        print("  " + std::string(name_of(damage)), some);
        all.add(some);
    }
    return all;
}

} // namespace

TEST_CASE("a damaged database is told of, or holds what it held")
{
    Salvages salvages;
    const Count count = damage_all(33, salvages);
    print("damaged files", count);
    print("salvaged", salvages);
    CHECK(salvages.variants >= 120);
    CHECK(salvages.evenings > salvages.variants / 4);
    CHECK(salvages.wrong == 0);
    CHECK(count.variants >= 450);
    CHECK(count.told > count.variants / 4);
    CHECK(count.earlier_told > count.variants / 20);
    CHECK(count.silent == 0);
}

TEST_CASE("ten thousand damaged databases", "[.long]")
{
    Salvages salvages;
    const Count count = damage_all(700, salvages);
    print("LONG damaged files", count);
    print("LONG salvaged", salvages);
    CHECK(salvages.wrong == 0);
    CHECK(count.variants >= 10'000);
    CHECK(count.silent == 0);
}
