/// The power goes out at every moment of a whole evening.

#include "db/session.h"
#include "tests/crash/cuts.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// Whether what was found is the beginning of the evening, with what was acknowledged and at most
/// the entry that was being written.
Wrong compare(const Found& found, int acknowledged, const std::vector<std::string>& lines)
{
    if (!found.trouble.empty())
        return {Wrong::Kind::unusable, found.trouble};
    const auto entries = static_cast<int>(found.lines.size());
    const std::string count =
        std::to_string(entries) + " entries of " + std::to_string(acknowledged);
    if (entries < acknowledged)
        return {Wrong::Kind::lost, count};
    const bool is_beginning = entries <= static_cast<int>(lines.size())
        && std::equal(found.lines.begin(), found.lines.end(), lines.begin());
    if (entries > acknowledged + 1 || !is_beginning)
        return {Wrong::Kind::half, count};
    return {};
}

Doing recording(int players, const std::vector<std::string>& lines, db::Durability durability = {},
    Device device = usual_device())
{
    return {"recording", {},
        [=](SimulatedDisk& disk) { record_evening(disk, players, lines, durability); },
        [=](const Files& found, int acknowledged) {
            return compare(find_evening(found), acknowledged, lines);
        },
        device};
}

bool is_checkpoint(const Operation& done)
{
    return done.file == database_path() && done.kind == Operation::Kind::write;
}

/// When the log is written back into the database itself, and shortly before and after.
bool around_checkpoints(const std::vector<Operation>& log, std::size_t operation)
{
    constexpr std::size_t shortly = 12;
    const auto begin =
        log.begin() + static_cast<std::ptrdiff_t>(operation - std::min(operation, shortly));
    const auto end =
        log.begin() + static_cast<std::ptrdiff_t>(std::min(operation + shortly, log.size()));
    return std::any_of(begin, end, is_checkpoint);
}

/// Whether the log is written back between two entries, and not only when the database is closed.
bool has_checkpoint_in_the_middle(const std::vector<Operation>& log, int entries)
{
    int acknowledged = 0;
    for (const Operation& operation : log) {
        if (operation.kind == Operation::Kind::acknowledge)
            acknowledged = static_cast<int>(operation.offset);
        if (is_checkpoint(operation) && acknowledged > 0 && acknowledged < entries)
            return true;
    }
    return false;
}

/// An evening that is long enough for the log to be full in the middle of it.
std::vector<std::string> long_evening()
{
    std::vector<std::string> lines = random_game(5, 1);
    const auto end = static_cast<int>(lines.size());
    for (int i = 0; i < 250; ++i) {
        lines.push_back(ledger::undo_line(end - 1));
        lines.push_back(ledger::redo_line(end));
    }
    return lines;
}

constexpr db::Durability truncated_journal{
    db::Durability::Journal::truncate, db::Durability::Synchronous::full};

/// Opens the database, as the next start of the program does, and closes it.
void open_again(SimulatedDisk&)
{
    static_cast<void>(find_evening_at(database_path()));
}

/// Records lines on a disk of which one call fails while they are. What is refused is tried again
/// when the disk works; half of the time the table has meanwhile thought of something else.
class Trouble {
public:
    Trouble(Fault fault, std::size_t count)
        : m_fault(fault)
        , m_lines(first_lines(count))
    {
    }

    void operator()(SimulatedDisk& disk)
    {
        disk.set_fault(m_fault);
        auto database = opened(disk);
        auto session = db::Session::begin(database, head_for(2), {made_up_box()});
        if (session.is_error()) {
            disk.set_fault(std::nullopt);
            session = db::Session::begin(database, head_for(2), {made_up_box()});
        }
        REQUIRE_FALSE(session.is_error());
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (session.value().record(m_lines[i]).is_error()) {
                m_has_struck = true;
                m_refused = m_lines[i];
                disk.set_fault(std::nullopt);
                take_another_course(session.value(), i);
                REQUIRE_FALSE(session.value().record(m_lines[i]).is_error());
            }
            disk.acknowledge(static_cast<int>(i + 1));
        }
        m_has_struck = m_has_struck || disk.has_failed();
    }

    [[nodiscard]] bool has_struck() const { return m_has_struck; }
    /// What was found is the beginning of what was recorded, or ends with the refused line of which
    /// nobody could say whether it had reached the disk.
    [[nodiscard]] Wrong judge(const Files& files, int acknowledged) const
    {
        const Found found = find_evening(files);
        const Wrong wrong = compare(found, acknowledged, m_lines);
        const bool ends_unsure = wrong.kind == Wrong::Kind::half && !found.lines.empty()
            && found.lines.back() == m_refused
            && static_cast<int>(found.lines.size()) == acknowledged + 1
            && std::equal(found.lines.begin(), found.lines.end() - 1, m_lines.begin());
        return ends_unsure ? Wrong{} : wrong;
    }

private:
    db::Database opened(SimulatedDisk& disk)
    {
        auto database = db::Database::open(database_path());
        if (database.is_error()) {
            m_has_struck = true;
            disk.set_fault(std::nullopt);
            database = db::Database::open(database_path());
        }
        REQUIRE_FALSE(database.is_error());
        return std::move(database.value());
    }

    /// From here on everything is taken back and done again, which is another line.
    void take_another_course(const db::Session& session, std::size_t from)
    {
        if (m_fault.first % 2 == 0 || from == 0)
            return;
        const auto last = static_cast<int>(session.evening().history().size());
        m_lines.resize(from);
        m_lines.push_back(ledger::undo_line(last));
        m_lines.push_back(ledger::redo_line(last));
    }

    Fault m_fault;
    std::vector<std::string> m_lines;
    std::string m_refused;
    bool m_has_struck = false;
};

/// Cuts the power after every trouble of one kind, at one of so many moments.
Toll cut_after_each(Fault::Kind kind, int count, std::size_t lines, std::size_t one_of)
{
    Toll toll;
    for (int number = 1;; ++number) {
        const auto trouble = std::make_shared<Trouble>(Fault{kind, number, count}, lines);
        const Doing doing{std::string(name_of(kind)) + " " + std::to_string(number) + " "
                + (count == 1 ? "once" : "for good"),
            {}, [trouble](SimulatedDisk& disk) { (*trouble)(disk); },
            [trouble](const Files& found, int acknowledged) {
                return trouble->judge(found, acknowledged);
            }};
        const Toll some = cut(doing, one_moment_of(one_of));
        if (!trouble->has_struck())
            break;
        toll.add(some);
    }
    return toll;
}

Toll cut_after_troubles(std::size_t lines, std::size_t one_of)
{
    Toll toll;
    for (const Fault::Kind kind : {Fault::Kind::full, Fault::Kind::broken, Fault::Kind::closed,
             Fault::Kind::unseen, Fault::Kind::unreadable, Fault::Kind::stuck}) {
        for (const int count : {1, for_good})
            toll.add(cut_after_each(kind, count, lines, one_of));
    }
    return toll;
}

Toll cut_on_all_devices(std::size_t lines, const Moments& moments, int rounds)
{
    Toll toll;
    for (const Device& device : all_devices()) {
        for (const db::Durability& durability : {db::Durability{}, truncated_journal}) {
            const Toll some =
                cut(recording(2, first_lines(lines), durability, device), moments, rounds);
            print("promises " + std::to_string(device.promises) + ", sectors of "
                    + std::to_string(device.sector),
                some);
            toll.add(some);
        }
    }
    return toll;
}

} // namespace

TEST_CASE("no cut of the power loses an acknowledged entry of a whole evening")
{
    const Toll toll = cut(recording(2, random_game(2, 1)), one_moment_of(5));
    print("an evening", toll);
    check_nothing_lost(toll, 400);
}

TEST_CASE("no cut of the power loses an entry while the log is written back")
{
    const Doing doing = recording(5, long_evening());
    bool is_in_the_middle = false;
    const Moments moments = [&](const std::vector<Operation>& log, std::size_t operation) {
        is_in_the_middle = is_in_the_middle
            || (operation == 0
                && has_checkpoint_in_the_middle(log, static_cast<int>(long_evening().size())));
        return operation % 3 == 0 && around_checkpoints(log, operation);
    };
    const Toll toll = cut(doing, moments);
    print("an evening while its log is written back", toll);
    CHECK(is_in_the_middle);
    check_nothing_lost(toll, 50);
}

TEST_CASE("a truncated journal loses nothing either")
{
    const Toll toll = cut(recording(2, first_lines(40), truncated_journal), one_moment_of(3));
    print("an evening with a truncated journal", toll);
    check_nothing_lost(toll, 200);
}

TEST_CASE("the control: a log that is not synchronized does lose entries, so the cuts are real")
{
    const Toll toll = cut(recording(2, first_lines(40),
        {db::Durability::Journal::write_ahead, db::Durability::Synchronous::normal}));
    print("the control, synchronous = NORMAL", toll);
    CHECK(toll.with_loss > toll.cuts / 4);
    // It loses the end of the evening, never its middle.
    CHECK(toll.unusable == 0);
    CHECK(toll.half == 0);
}

TEST_CASE("no cut of the power loses an entry, whatever the disk promises")
{
    const Toll toll = cut_on_all_devices(4, one_moment_of(5), 1);
    check_nothing_lost(toll, 1'000);
}

TEST_CASE("a cut of the power in the middle of the recovery from a cut loses nothing")
{
    const Toll toll =
        cut_twice(recording(2, first_lines(12)), one_moment_of(83), open_again, one_moment_of(3));
    print("recovery", toll);
    check_nothing_lost(toll, 500);
}

TEST_CASE("a disk that failed and then a cut of the power lose nothing acknowledged")
{
    const Toll toll = cut_after_troubles(2, 149);
    print("errors of the disk, then a cut", toll);
    check_nothing_lost(toll, 800);
}

// The long run: `tests/crash/long`.

TEST_CASE("whole evenings, at every moment", "[.long]")
{
    Toll toll = cut(recording(2, random_game(2, 1)), each_moment(), 2);
    toll.add(cut(recording(3, random_game(3, 2))));
    toll.add(cut(recording(5, long_evening()), around_checkpoints, 4));
    toll.add(cut(recording(2, first_lines(40), truncated_journal), each_moment(), 2));
    print("LONG whole evenings", toll);
    check_nothing_lost(toll, 15'000);
}

TEST_CASE("every disk, at every moment", "[.long]")
{
    const Toll toll = cut_on_all_devices(12, each_moment(), 3);
    print("LONG what the disk promises", toll);
    check_nothing_lost(toll, 40'000);
}

TEST_CASE("recoveries, at every moment", "[.long]")
{
    Toll toll =
        cut_twice(recording(2, first_lines(16)), one_moment_of(5), open_again, each_moment());
    toll.add(cut_twice(recording(2, first_lines(8), truncated_journal), one_moment_of(5),
        open_again, each_moment()));
    print("LONG recovery", toll);
    check_nothing_lost(toll, 60'000);
}

TEST_CASE("errors of the disk, then a cut, at many moments", "[.long]")
{
    const Toll toll = cut_after_troubles(8, 3);
    print("LONG errors of the disk, then a cut", toll);
    check_nothing_lost(toll, 60'000);
}
