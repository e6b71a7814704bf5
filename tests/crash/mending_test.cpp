/// The power goes out, or the disk fails, while another file takes the place of a database: the
/// program then opens the old one or the new one, or says what lies there.

#include "db/database.h"
#include "db/files.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/crash/mending_doings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <iostream>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Does it on a disk that fails, and looks what is there when it works again. Gives whether it has
/// failed.
bool fail(const Doing& doing, Fault fault, Toll& toll)
{
    Files found;
    int acknowledged = 0;
    {
        SimulatedDisk disk(doing.before, doing.device);
        disk.set_fault(fault);
        doing.act(disk);
        const bool has_failed = disk.has_failed();
        disk.set_fault(std::nullopt);
        if (!has_failed)
            return false;
        found = disk.files();
        for (const Operation& operation : disk.log())
            acknowledged += operation.kind == Operation::Kind::acknowledge ? 1 : 0;
    }
    count(toll, doing.judge(found, acknowledged),
        doing.name + ", " + std::string(name_of(fault.kind)) + " " + std::to_string(fault.first)
            + (fault.count == 1 ? " once" : " for good"));
    return true;
}

/// As the program starts after a cut.
void start_again(SimulatedDisk&)
{
    static_cast<void>(db::Database::open(database_path(), db::IfMissing::refuse));
}

Toll fail_all(std::size_t lines, int step)
{
    Toll toll;
    for (const Doing& doing : mending_doings(lines)) {
        Toll some;
        for (const Fault::Kind kind : all_faults) {
            // There are few calls that change names, and each matters.
            const int own_step = kind == Fault::Kind::stuck ? 1 : step;
            for (const int times : {1, for_good})
                for (int number = 1; fail(doing, {kind, number, times}, some); number += own_step) {
                }
        }
        std::cout << doing.name << ": " << some.cuts << " faults of the disk, " << some.with_loss
                  << " lost something, " << some.unusable << " left something unusable, "
                  << some.half << " left something half done" << std::endl;
        toll.add(some);
    }
    return toll;
}

} // namespace

TEST_CASE("a cut of the power leaves the old database or the new one, or is told of")
{
    Toll toll;
    for (const Doing& doing : mending_doings(12)) {
        const Toll some = cut(doing, moments_of_names());
        print(doing.name, some);
        CHECK(some.cuts > 0);
        toll.add(some);
    }
    check_nothing_lost(toll, 500);
}

TEST_CASE("a disk that fails leaves the old database or the new one, or is told of")
{
    check_nothing_lost(fail_all(6, 71), 150);
}

TEST_CASE("a file that is there is not replaced, whatever the disk knows of names")
{
    for (const Naming naming : {Naming::usual, Naming::without_flags, Naming::plain}) {
        Device device = usual_device();
        device.naming = naming;
        const SimulatedDisk disk({}, device);
        const auto from = SimulatedDisk::folder() / "new";
        const auto to = SimulatedDisk::folder() / "old";
        write_text(from, "new");
        write_text(to, "old");
        // It came meanwhile: whoever asked before found the name unused.
        const auto refused = db::move_into_place(from, to, db::IfExists::refuse);
        REQUIRE(refused.is_error());
        CHECK(refused.error().kind == db::FileError::Kind::exists);
        CHECK(read_text(to) == "old");
        CHECK(read_text(from) == "new");
        std::filesystem::remove(to);
        CHECK_FALSE(db::move_into_place(from, to, db::IfExists::refuse).is_error());
        CHECK(read_text(to) == "new");
        CHECK(names_in(SimulatedDisk::folder()) == std::vector<std::string>{"old"});
    }
}

TEST_CASE("a cut of the power while a database is replaced, at every moment", "[.long]")
{
    Toll toll;
    for (const Doing& doing : mending_doings(60)) {
        Toll some = cut(doing, each_moment(), 4);
        some.add(cut_twice(doing, one_moment_of(7), start_again, one_moment_of(2)));
        print("LONG " + doing.name, some);
        toll.add(some);
    }
    check_nothing_lost(toll, 5'000);
}

TEST_CASE("a disk that fails while a database is replaced, at every moment", "[.long]")
{
    check_nothing_lost(fail_all(12, 1), 3'000);
}
