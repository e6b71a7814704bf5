#include "db/replace_database.h"

#include "db/clock.h"
#include "db/files.h"
#include "db/open_databases.h"
#include "db/opening_check.h"
#include "db/surviving_copies.h"
#include "db/wal_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <optional>
#include <span>
#include <system_error>

namespace consigliere::db {

namespace {

using Kind = DatabaseError::Kind;
using Path = std::filesystem::path;

/// Suffixes of a database and its companion files, in the order of renaming.
constexpr std::array all_endings{"", "-wal", "-shm", "-journal"};
constexpr std::array log_endings{"-wal", "-shm"};

/// An unused name, also for the companion files.
Path name_aside(const Path& database)
{
    Path name = database;
    name.replace_filename(beginning_of_replaced(database) + today() + ".db");
    const auto is_used = [](const Path& path) {
        return std::ranges::any_of(all_endings, [&](const char* ending) {
            std::error_code code;
            return std::filesystem::exists(
                std::filesystem::symlink_status(path.string() + ending, code));
        });
    };
    const std::string stem = name.stem().string();
    constexpr int most = 10'000;
    for (int number = 2; is_used(name) && number < most; ++number)
        name.replace_filename(stem + "-" + std::to_string(number) + ".db");
    return name;
}

enum class Made : std::uint8_t {
    done,
    not_there, ///< The file does not exist; nothing to do.
    failed,
};

/// A group of renames, undone on destruction unless `keep` was called.
class Renaming {
public:
    explicit Renaming(Path database)
        : m_database(std::move(database))
    {
        m_steps.reserve(2 * all_endings.size());
    }
    Renaming(const Renaming&) = delete;
    Renaming& operator=(const Renaming&) = delete;
    ~Renaming() { take_back(); }

    Made rename(const Path& from, const Path& to) { return make({Kind::rename, from, to}); }
    /// Creates a hard link.
    Made link(const Path& from, const Path& to) { return make({Kind::link, from, to}); }
    /// Removes one of two links to a file.
    Made unlink(const Path& name, const Path& other) { return make({Kind::unlink, name, other}); }
    Made exchange(const Path& one, const Path& other) { return make({Kind::exchange, one, other}); }
    /// Synchronizes the folder.
    bool synchronize()
    {
        const Status<FileError> failure = synchronize_folder(m_database.parent_path());
        if (failure.is_error())
            m_error = {DatabaseError::Kind::refused_file, m_database.string(), {}, failure.error()};
        return !failure.is_error();
    }
    /// Makes the renames permanent.
    void keep() { m_steps.clear(); }
    /// Undoes the steps as far as possible. Returns true if all were undone and are durable.
    bool take_back()
    {
        while (!m_steps.empty() && undo(m_steps.back()) == 0)
            m_steps.pop_back();
        const bool is_all = m_steps.empty();
        // Steps before one that cannot be undone stay, too.
        m_steps.clear();
        return is_all && !synchronize_folder(m_database.parent_path()).is_error();
    }
    /// Error of the last failed step.
    [[nodiscard]] const DatabaseError& error() const { return m_error; }

private:
    enum class Kind : std::uint8_t { rename, link, unlink, exchange };
    struct Step {
        Kind kind = Kind::rename;
        Path from;
        Path to;
    };

    Made make(Step step)
    {
        // Recorded before it is run, so that it can be undone in any case.
        m_steps.push_back(std::move(step));
        if (run(m_steps.back()) == 0)
            return Made::done;
        const int reason = errno;
        m_steps.pop_back();
        if (reason == ENOENT)
            return Made::not_there;
        m_error = {DatabaseError::Kind::unwritable, m_database.string(),
            std::error_code(reason, std::generic_category()).message(), {}};
        return Made::failed;
    }

    static int run(const Step& step)
    {
        switch (step.kind) {
        case Kind::rename:
            return ::rename(step.from.c_str(), step.to.c_str());
        case Kind::link:
            return ::link(step.from.c_str(), step.to.c_str());
        case Kind::unlink:
            return ::unlink(step.from.c_str());
        case Kind::exchange:
            break;
        }
        return ::renameat2(AT_FDCWD, step.from.c_str(), AT_FDCWD, step.to.c_str(), RENAME_EXCHANGE);
    }

    static int undo(const Step& step)
    {
        switch (step.kind) {
        case Kind::rename:
            return ::rename(step.to.c_str(), step.from.c_str());
        case Kind::link:
            return ::unlink(step.to.c_str());
        case Kind::unlink:
            return ::link(step.to.c_str(), step.from.c_str());
        case Kind::exchange:
            break;
        }
        return run(step);
    }

    Path m_database;
    std::vector<Step> m_steps;
    DatabaseError m_error;
};

/// True if a non-empty journal exists, which would be rolled back into any file beside it, or if
/// that is unknown.
bool may_have_journal(const Path& database)
{
    struct stat status { };
    const std::string journal = database.string() + "-journal";
    return ::stat(journal.c_str(), &status) == 0 ? status.st_size > 0 : errno != ENOENT;
}

using Moved = std::optional<DisplacedFiles>;

/// Replaces the database atomically (RENAME_EXCHANGE). The WAL has two names before, and the right
/// one afterwards. In between it is beside the copy, whose header says that it uses no WAL; the
/// copy is not opened then.
Moved exchange(Renaming& names, const Path& copy, const Path& database, const Path& aside)
{
    if (may_have_journal(database) || !is_written_without_log(copy)
        || names.rename(copy, aside) != Made::done)
        return std::nullopt;
    const Path log = log_beside(database);
    const Path log_aside = log_beside(aside);
    const Made linked = names.link(log, log_aside);
    if (linked == Made::failed || !names.synchronize()
        || names.exchange(aside, database) != Made::done || !names.synchronize())
        return std::nullopt;
    if (linked == Made::not_there)
        return DisplacedFiles{aside};
    if (names.unlink(log, log_aside) != Made::done || !names.synchronize())
        return std::nullopt;
    return DisplacedFiles{aside, log_aside};
}

/// Renames the old files, database first.
Moved move(
    Renaming& names, const Path& database, const Path& aside, std::span<const char* const> endings)
{
    DisplacedFiles moved;
    for (const char* ending : endings) {
        const Made made = names.rename(database.string() + ending, aside.string() + ending);
        if (made == Made::failed)
            return std::nullopt;
        if (made == Made::done)
            moved.emplace_back(aside.string() + ending);
        // Synchronize after each: a database without its WAL would lack its last entries.
        if (made == Made::done && !names.synchronize())
            return std::nullopt;
    }
    return moved;
}

} // namespace

ErrorOr<DisplacedFiles, DatabaseError> replace_database(const Path& copy, const Path& database)
{
    if (is_open_database(database) || is_open_elsewhere(database))
        return DatabaseError{Kind::locked, database.string(), {}, {}};
    const Path aside = name_aside(database);
    Renaming names(database);
    Moved replaced = exchange(names, copy, database, aside);
    // Without RENAME_EXCHANGE, the database has no file for a moment.
    if (!replaced && names.take_back()) {
        replaced = move(names, database, aside, all_endings);
        if (replaced && (names.rename(copy, database) != Made::done || !names.synchronize()))
            replaced.reset();
    }
    if (replaced) {
        names.keep();
        return std::move(*replaced);
    }
    if (names.take_back()) {
        std::error_code code;
        std::filesystem::remove(copy, code);
    }
    return names.error();
}

ErrorOr<DisplacedFiles, DatabaseError> move_log_aside(const Path& named)
{
    const Path database = behind_links(named);
    if (is_open_database(database) || is_open_elsewhere(database))
        return DatabaseError{Kind::locked, database.string(), {}, {}};
    Renaming names(database);
    // Determine which of WAL and journal is foreign.
    const Status<DatabaseError> foreign = refuse_foreign_log(database);
    const bool is_journal =
        foreign.is_error() && foreign.error().detail == journal_beside(database);
    const Moved moved = is_journal
        ? move(names, database, name_aside(database), std::array{"-journal"})
        : move(names, database, name_aside(database), log_endings);
    if (!moved)
        return names.error();
    names.keep();
    return *moved;
}

} // namespace consigliere::db
