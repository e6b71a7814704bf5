/// A database that was damaged behind our back is opened and looked at: either somebody says so, or
/// everything is as it was.

#include "tests/damage/variants.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>
#include <unistd.h>

#include <iostream>
#include <map>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// What became of the variants of one sort.
struct Count {
    int variants = 0;
    int told = 0; ///< By opening, listing, resuming or exporting.
    int verified = 0; ///< Only verifying tells.
    int right = 0;
    int earlier = 0; ///< The log lost its end: what is there is whole, and older.
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
bool is_beside_evenings(const std::string& difference)
{
    return difference == "learned box" || difference == "settings" || difference == "list";
}

void judge(Count& count, Damage damage, const Sight& seen, const Sight& whole)
{
    ++count.variants;
    const std::string difference = difference_of(seen, whole);
    if (!seen.told.empty())
        ++count.told;
    else if (difference.empty())
        ++count.right;
    else if (!seen.verified.empty())
        ++count.verified;
    // A log without its end is what a cut of the power leaves too: nobody can know what was in it.
    else if (is_about_log(damage) && is_earlier(seen, whole))
        ++count.earlier;
    else {
        (is_beside_evenings(difference) ? count.silent_beside : count.silent) += 1;
        ++count.silent_about[difference];
    }
}

void print(const std::string& name, const Count& count)
{
    std::cout << name << ": " << count.variants << " variants, " << count.told << " told, "
              << count.right << " right, " << count.verified << " told by verify alone, "
              << count.earlier << " whole and earlier, " << count.silent << " silently different, "
              << count.silent_beside << " only beside the evenings";
    for (const auto& [what, number] : count.silent_about)
        std::cout << "; " << what << " " << number;
    std::cout << std::endl;
}

/// So many variants of each sort.
Count damage_all(int of_each_sort)
{
    // Whoever hangs is ended, and the test with it.
    constexpr unsigned most_seconds = 60;
    const TemporaryFolder folder;
    const auto path = folder / "damaged.db";
    write_files(whole_database().closed, path);
    const Sight whole = look_at(path);
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
            ::alarm(most_seconds);
            const Sight seen = look_at(path);
            ::alarm(0);
            judge(some, damage, seen, whole);
        }
        print("  " + std::string(name_of(damage)), some);
        all.add(some);
    }
    return all;
}

} // namespace

TEST_CASE("a damaged database is told of, or holds what it held")
{
    const Count count = damage_all(67);
    print("damaged files", count);
    CHECK(count.variants >= 1'000);
    CHECK(count.told > count.variants / 4);
    CHECK(count.silent == 0);
}

TEST_CASE("ten thousand damaged databases", "[.long]")
{
    const Count count = damage_all(700);
    print("LONG damaged files", count);
    CHECK(count.variants >= 10'000);
    CHECK(count.silent == 0);
}
