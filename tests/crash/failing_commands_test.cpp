/// Every command, and recording, on a disk that fails in every way at every moment, and without
/// memory: it is done, or it is not and one sentence says so. Nothing is half, nobody crashes, and
/// nothing is said of a file that is not true.

#include "db/box_file.h"
#include "db/people.h"
#include "db/session.h"
#include "db/session_list.h"
#include "tests/crash/commands.h"
#include "tests/crash/evening_on_disk.h"
#include "tests/crash/failing_memory.h"
#include "tests/crash/failing_new.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <iostream>
#include <new>

using namespace consigliere;
using namespace consigliere::test;

namespace {

std::string in_folder(const char* name)
{
    return (SimulatedDisk::folder() / name).string();
}

/// What lies on the disk before a command: two databases, an old file, a record and a box.
Files desk_with(std::size_t lines)
{
    Files files = evening_of(lines, Closing::by_a_kill);
    for (const auto& [name, bytes] : evening_of(lines, Closing::properly, 3))
        files[in_folder("theirs.db") + name.substr(database_path().string().size())] = bytes;
    db::Record record = first_record(lines, 2);
    record.head.set("id", "00000000-0000-4000-8000-000000000002");
    const ledger::Tree box = made_up_box();
    for (const auto& [kind, list] : box.members())
        record.head.set(kind, list);
    files[in_folder("evening.game.toml")] = db::write_record_text(record);
    files[in_folder("box.toml")] = db::write_box_text({"corleone", made_up_box()});
    files[in_folder("old")] = "an old file";
    const Files copy = evening_of(lines / 2, Closing::properly);
    files[in_folder("copy.db")] = copy.at(database_path().string());
    return files;
}

/// The evening and the people of a desk, by their ids.
struct Known {
    std::string evening;
    std::vector<std::string> people;
};

Known known_in(const Files& files)
{
    const SimulatedDisk disk(files);
    auto database = db::Database::open(database_path());
    Known known{db::list_sessions(database.value()).value().front().id, {}};
    const auto people = db::remembered_people(database.value());
    for (const db::Person& person : people.value())
        known.people.push_back(person.id);
    return known;
}

struct Command {
    std::vector<std::string> words;
    /// The file that it writes, if any.
    std::string target;

    [[nodiscard]] std::string name() const
    {
        std::string name;
        for (const std::string& word : words)
            name += (name.empty() ? "" : " ") + word;
        return name;
    }
};

/// All that read or write a database or a file of somebody’s; what a rule says needs neither.
std::vector<Command> all_commands(const Known& known)
{
    const std::string& id = known.evening;
    const std::string record = in_folder("evening.game.toml");
    const std::string target = in_folder("target");
    const std::string old = in_folder("old");
    const std::string line = first_lines(3).back();
    std::vector<Command> commands{{{"list"}, {}}, {{"list", "--json"}, {}}, {{"verify"}, {}},
        {{"verify", "--json"}, {}}, {{"check", id}, {}}, {{"check", record}, {}}, {{"log", id}, {}},
        {{"score", id}, {}}, {{"legal", id}, {}}, {{"why", id}, {}}, {{"why", id, "2"}, {}},
        {{"what-if", id, "3", line}, {}}, {{"rulings"}, {}}, {{"stats"}, {}}, {{"people"}, {}},
        {{"restore"}, {}}, {{"sheet", id}, {}}, {{"export", id}, {}}};
    const std::vector<Command> writing{{{"export", id, target}, target},
        {{"export", id, old, "--force"}, old}, {{"export", "corleone", target}, target},
        {{"export", id, target, "--format", "html"}, target},
        {{"export", "--all", "--format", "csv", target}, target}, {{"sheet", id, target}, target},
        {{"import", record}, {}}, {{"import", in_folder("box.toml")}, {}},
        {{"merge", in_folder("theirs.db")}, {}}, {{"backup", target}, target},
        {{"backup", old, "--force"}, old}, {{"restore", "--yes", in_folder("copy.db")}, {}},
        {{"amend", id, "3", line, "--drop", "rest", "--yes"}, {}},
        {{"people", "rename", known.people.at(0), "Anastazja"}, {}},
        {{"people", "same", known.people.at(0), known.people.at(1)}, {}}};
    commands.insert(commands.end(), writing.begin(), writing.end());
    return commands;
}

/// What a command has done to the disk.
struct Done {
    Ran ran;
    Holding ours;
    Holding theirs;
    std::string target;
    std::vector<std::string> names;
};

/// What went wrong, command by command.
struct Count {
    int faults = 0;
    int survived = 0;
    int refused = 0;
    int wrong = 0;
    std::string first_wrong;

    void blame(const std::string& what)
    {
        ++wrong;
        if (first_wrong.empty())
            first_wrong = what;
    }
};

std::ptrdiff_t lines_in(const std::string& text)
{
    return std::count(text.begin(), text.end(), '\n');
}

/// One command with one desk, and what it does when nothing fails.
class Trial {
public:
    Trial(Files files, Command command)
        : m_files(std::move(files))
        , m_command(std::move(command))
    {
        {
            const SimulatedDisk disk(m_files);
            m_before = look({});
        }
        m_usual = done({}, {});
    }

    /// Runs it while something fails, and judges it. Gives whether anything has failed.
    bool run(const std::function<void(SimulatedDisk&)>& arm,
        const std::function<bool(SimulatedDisk&)>& disarm, const std::string& fault, Count& count)
    {
        bool has_failed = false;
        const Done now = done(arm, [&](SimulatedDisk& disk) { has_failed = disarm(disk); });
        if (!has_failed)
            return false;
        ++count.faults;
        (now.ran.exit_code == 2 ? count.refused : count.survived) += 1;
        const std::string wrong = judge(now);
        if (!wrong.empty())
            count.blame(m_command.name() + ", " + fault + ": " + wrong + "\n    " + now.ran.errors
                + "    " + now.ran.output.substr(0, 300));
        return true;
    }

    /// From now on no name can be removed, so what was begun beside a file stays there.
    void leave_names(bool leaves_names) { m_leaves_names = leaves_names; }

private:
    using Use = std::function<void(SimulatedDisk&)>;

    [[nodiscard]] Done done(const Use& arm, const Use& disarm) const
    {
        SimulatedDisk disk(m_files);
        std::vector<std::string> words = m_command.words;
        words.insert(words.end(), {"--db", database_path().string()});
        struct Work {
            SimulatedDisk& disk;
            const Use& arm;
            const Use& disarm;
        } work{disk, arm, disarm};
        const AtWork at_work{[](void* data) {
                                 const Work& with = *static_cast<Work*>(data);
                                 if (with.arm)
                                     with.arm(with.disk);
                             },
            [](void* data) {
                const Work& with = *static_cast<Work*>(data);
                if (with.disarm)
                    with.disarm(with.disk);
            },
            &work};
        return look(run_command(words, at_work));
    }

    [[nodiscard]] Done look(Ran ran) const
    {
        Done done;
        done.ran = std::move(ran);
        done.names = names_in(SimulatedDisk::folder());
        done.target = m_command.target.empty() ? "" : read_text(m_command.target);
        // A copy says the same in other bytes.
        if (m_command.words.front() == "backup" && done.target.starts_with("SQLite format 3")) {
            const Holding copy = holding_at(m_command.target);
            done.target = "a copy " + copy.trouble + std::to_string(copy.evenings.size())
                + std::to_string(copy.evenings.begin()->second.size());
        }
        done.ours = holding_at(database_path());
        done.theirs = holding_at(in_folder("theirs.db"));
        return done;
    }

    [[nodiscard]] std::string judge(const Done& now) const
    {
        const Ran& ran = now.ran;
        if (ran.exit_code == 2)
            return judge_refused(now);
        if (ran.exit_code != m_usual.ran.exit_code || ran.output != m_usual.ran.output)
            return "it says something else than usual";
        if (!(now.ours == m_usual.ours) || !(now.theirs == m_usual.theirs))
            return "it says that it is done, and the database holds something else: "
                + now.ours.trouble;
        if (now.target != m_usual.target)
            return "it says that it is done, and the file holds something else";
        return {};
    }

    [[nodiscard]] std::string judge_refused(const Done& now) const
    {
        if (lines_in(now.ran.errors) != 1)
            return std::to_string(lines_in(now.ran.errors)) + " sentences";
        for (const char* lie : {"damaged", "Database not found", "intact", "isn’t a database"}) {
            if ((now.ran.errors + now.ran.output).find(lie) != std::string::npos)
                return std::string("it says “") + lie + "”";
        }
        if (!(now.ours == m_before.ours) && !(now.ours == m_usual.ours))
            return "half of it is done: " + now.ours.trouble;
        if (!(now.theirs == m_before.theirs))
            return "the other database has changed: " + now.theirs.trouble;
        if (now.target != m_before.target && now.target != m_usual.target)
            return "the file is half written";
        for (const std::string& name : now.names) {
            const auto has = [&name](const Done& done) {
                return std::find(done.names.begin(), done.names.end(), name) != done.names.end();
            };
            if (!has(m_before) && !has(m_usual) && !name.starts_with("evening.db")
                && !name.starts_with("theirs.db") && !m_leaves_names)
                return "it leaves " + name;
        }
        return {};
    }

    Files m_files;
    Command m_command;
    Done m_before;
    Done m_usual;
    bool m_leaves_names = false;
};

void print(const std::string& name, const Count& count)
{
    std::cout << name << ": " << count.faults << " faults, " << count.survived << " survived, "
              << count.refused << " refused with a sentence, " << count.wrong << " wrong\n"
              << (count.first_wrong.empty() ? "" : "    " + count.first_wrong + "\n") << std::flush;
}

/// Every command with every fault of the disk, at one of so many moments.
Count fail_commands(std::size_t lines, int step)
{
    const Files files = desk_with(lines);
    Count count;
    for (const Command& command : all_commands(known_in(files))) {
        Trial trial(files, command);
        Count own;
        for (const Fault::Kind kind : all_faults) {
            for (const int times : {1, for_good}) {
                trial.leave_names(kind == Fault::Kind::stuck && times == for_good);
                for (int number = 1;; number += step) {
                    const bool has_failed = trial.run(
                        [&](SimulatedDisk& disk) {
                            disk.set_fault(Fault{kind, number, times});
                        },
                        [](SimulatedDisk& disk) {
                            const bool failed = disk.has_failed();
                            disk.set_fault(std::nullopt);
                            return failed;
                        },
                        std::string(name_of(kind)) + " " + std::to_string(number)
                            + (times == 1 ? " once" : " for good"),
                        own);
                    if (!has_failed)
                        break;
                }
            }
        }
        print(command.name(), own);
        count.faults += own.faults;
        count.survived += own.survived;
        count.refused += own.refused;
        count.wrong += own.wrong;
    }
    return count;
}

/// The same without memory, of SQLite's and of everybody else.
Count starve_commands(std::size_t lines, int sqlite_step, int step)
{
    const Files files = desk_with(lines);
    Count count;
    FailingMemory memory;
    for (const Command& command : all_commands(known_in(files))) {
        Trial trial(files, command);
        Count own;
        for (int number = 0;; number += sqlite_step) {
            if (!trial.run([&](SimulatedDisk&) { memory.fail_after(number); },
                    [&](SimulatedDisk&) { return memory.let_succeed(); },
                    "SQLite’s memory " + std::to_string(number), own))
                break;
        }
        for (int number = 0;; number += step + number / 10) {
            if (!trial.run([&](SimulatedDisk&) { fail_new_after(number); },
                    [](SimulatedDisk&) { return let_new_succeed(); },
                    "memory " + std::to_string(number), own))
                break;
        }
        print(command.name(), own);
        count.faults += own.faults;
        count.survived += own.survived;
        count.refused += own.refused;
        count.wrong += own.wrong;
    }
    return count;
}

/// Records a line while one allocation fails, and looks what is there afterwards. Gives false when
/// fewer were needed.
bool starve_recording(int number, const std::vector<std::string>& lines)
{
    Files files;
    bool has_failed = false;
    {
        SimulatedDisk disk;
        auto database = db::Database::open(database_path());
        auto session = db::Session::begin(database.value(), head_for(2), {made_up_box()});
        for (std::size_t i = 0; i + 1 < lines.size(); ++i)
            REQUIRE_FALSE(session.value().record(lines[i]).is_error());
        fail_new_after(number);
        try {
            const auto entry = session.value().record(lines.back());
            has_failed = let_new_succeed();
            CHECK((entry.is_error() || has_failed || is_applied(entry.value().verdict)));
        } catch (const std::bad_alloc&) {
            has_failed = let_new_succeed();
        }
        files = disk.files();
    }
    const Found found = find_evening(files);
    CHECK(found.trouble.empty());
    CHECK((found.lines == lines
        || found.lines == std::vector<std::string>(lines.begin(), lines.end() - 1)));
    return has_failed;
}

void check_none_wrong(const std::string& name, const Count& count, int at_least)
{
    print(name, count);
    CHECK(count.faults >= at_least);
    CHECK(count.refused > 0);
    CHECK(count.wrong == 0);
}

} // namespace

TEST_CASE("every command is done or refused while the disk fails")
{
    check_none_wrong("the disk fails", fail_commands(6, 97), 200);
}

TEST_CASE("every command is done or refused without memory")
{
    check_none_wrong("memory fails", starve_commands(3, 1499, 8999), 300);
}

TEST_CASE("an entry is recorded or not when there is no memory for it")
{
    int failures = 0;
    for (const std::size_t count : {3U, 4U, 5U}) {
        const std::vector<std::string> lines = first_lines(count);
        for (int number = 0; starve_recording(number, lines); number += 1 + number / 20)
            ++failures;
    }
    CHECK(failures > 20);
}

TEST_CASE("every command is done or refused while the disk fails at every moment", "[.long]")
{
    check_none_wrong("LONG the disk fails", fail_commands(12, 1), 4'000);
}

TEST_CASE("every command is done or refused without memory, at many moments", "[.long]")
{
    check_none_wrong("LONG memory fails", starve_commands(3, 7, 29), 2'000);
}

TEST_CASE("an entry is recorded or not, whichever allocation fails", "[.long]")
{
    int failures = 0;
    for (const std::size_t count : {3U, 4U, 5U}) {
        const std::vector<std::string> lines = first_lines(count);
        for (int number = 0; starve_recording(number, lines); ++number)
            ++failures;
    }
    std::cout << "LONG recording without memory: " << failures << " faults, 0 wrong" << std::endl;
    CHECK(failures > 20);
}
