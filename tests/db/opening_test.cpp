#include "db/connection.h"
#include "db/database.h"
#include "tests/db/databases.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>
#include <fcntl.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>

using namespace consigliere;
using namespace consigliere::test;
using Kind = db::DatabaseError::Kind;

namespace {

/// Why a file cannot be opened.
Kind refusal(const std::filesystem::path& path, db::IfMissing when = db::IfMissing::make)
{
    const auto opened = db::Database::open(path, when);
    REQUIRE(opened.is_error());
    CHECK(opened.error().path == path.string());
    return opened.error().kind;
}

/// Sets a variable of the environment for a while, or takes it away.
class Environment {
public:
    Environment(const char* name, const char* value)
        : m_name(name)
    {
        if (const char* before = std::getenv(name))
            m_before = before;
        if (value == nullptr)
            ::unsetenv(name);
        else
            ::setenv(name, value, 1);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;
    ~Environment()
    {
        if (m_before.empty())
            ::unsetenv(m_name);
        else
            ::setenv(m_name, m_before.c_str(), 1);
    }

private:
    const char* m_name;
    std::string m_before;
};

/// Another process that reads a database, for as long as this lives: it holds the lock that SQLite
/// has for readers.
class ReaderElsewhere {
public:
    explicit ReaderElsewhere(const std::filesystem::path& path)
    {
        std::array<int, 2> answers{};
        REQUIRE(::pipe(answers.data()) == 0);
        REQUIRE(::pipe(m_waits.data()) == 0);
        m_process = ::fork();
        REQUIRE(m_process >= 0);
        if (m_process == 0) {
            ::close(m_waits[1]);
            const char has_lock = locks(path) ? 1 : 0;
            char never = 0;
            const bool is_told = ::write(answers[1], &has_lock, 1) == 1;
            ::_exit(is_told && ::read(m_waits[0], &never, 1) == 0 ? 0 : 1);
        }
        char has_lock = 0;
        const bool is_told = ::read(answers[0], &has_lock, 1) == 1;
        for (const int end : {answers[0], answers[1], m_waits[0]})
            ::close(end);
        REQUIRE(is_told);
        REQUIRE(has_lock == 1);
    }
    ReaderElsewhere(const ReaderElsewhere&) = delete;
    ReaderElsewhere& operator=(const ReaderElsewhere&) = delete;
    ~ReaderElsewhere()
    {
        ::close(m_waits[1]);
        ::waitpid(m_process, nullptr, 0);
    }

private:
    static bool locks(const std::filesystem::path& path)
    {
        struct flock lock { };
        lock.l_type = F_RDLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = 0x40000002;
        lock.l_len = 510;
        return ::fcntl(::open(path.c_str(), O_RDONLY | O_CLOEXEC), F_SETLK, &lock) == 0;
    }

    std::array<int, 2> m_waits{};
    ::pid_t m_process = 0;
};

/// The system as it is where there are no locks.
int control_without_locks(int descriptor, int command, ...) // NOLINT(cert-dcl50-cpp)
{
    va_list arguments;
    va_start(arguments, command);
    void* const argument = va_arg(arguments, void*);
    va_end(arguments);
    if (command == F_SETLK) {
        errno = ENOLCK;
        return -1;
    }
    return ::fcntl(descriptor, command, argument);
}

} // namespace

TEST_CASE("a new database is made with its folder, and is ours from the first moment")
{
    const TemporaryFolder folder;
    const auto path = folder / "data/tables/evenings.db";
    {
        const db::Database database = open_database(path);
        CHECK(database.path() == path);
    }
    CHECK(query_sql(path, "PRAGMA application_id") == std::to_string(0x436e7367));
    CHECK(query_sql(path, "PRAGMA user_version") == "4");
    // Everything lies in one file once the database is closed.
    CHECK_FALSE(std::filesystem::exists(path.string() + "-wal"));
}

TEST_CASE("a missing database is made only when that is asked for")
{
    const TemporaryFolder folder;
    CHECK(refusal(folder / "none.db", db::IfMissing::refuse) == Kind::missing);
    CHECK_FALSE(std::filesystem::exists(folder / "none.db"));
}

TEST_CASE("an empty file becomes a database")
{
    const TemporaryFolder folder;
    write_text(folder / "empty.db", "");
    CHECK_FALSE(db::Database::open(folder / "empty.db").is_error());
}

TEST_CASE("an empty file in which somebody looks for evenings is told of, and left as it is")
{
    const TemporaryFolder folder;
    write_text(folder / "empty.db", "");
    CHECK(refusal(folder / "empty.db", db::IfMissing::refuse) == Kind::damaged);
    CHECK(read_text(folder / "empty.db").empty());
}

TEST_CASE("a second copy of the program is told that the database is in use")
{
    const TemporaryFolder folder;
    const db::Database first = open_database(folder / "one.db");
    CHECK(refusal(folder / "one.db") == Kind::locked);
}

TEST_CASE("that another process reads a database is seen, whatever number its file gets here")
{
    const TemporaryFolder folder;
    const auto path = folder / "one.db";
    CHECK_FALSE(db::is_open_elsewhere(path));
    static_cast<void>(open_database(path));
    CHECK_FALSE(db::is_open_elsewhere(path));
    const ReaderElsewhere reader(path);
    CHECK(db::is_open_elsewhere(path));
    // A program without a standard input gives its number to the next file.
    const int input = ::dup(STDIN_FILENO);
    ::close(STDIN_FILENO);
    const bool is_open = db::is_open_elsewhere(path);
    const bool is_given_back = ::fcntl(STDIN_FILENO, F_GETFD) < 0;
    ::dup2(input, STDIN_FILENO);
    ::close(input);
    CHECK(is_open);
    CHECK(is_given_back);
}

TEST_CASE("an error without a connection is what its plain code says")
{
    const auto kind = [](int code) {
        return db::error_of(SQLite::Exception("so it is", code), "one.db").kind;
    };
    CHECK(kind(SQLITE_FULL) == Kind::disk_full);
    CHECK(kind(SQLITE_CORRUPT) == Kind::damaged);
    CHECK(kind(SQLITE_IOERR) == Kind::unreadable);
    CHECK(kind(SQLITE_ERROR) == Kind::other);
    CHECK(kind(SQLITE_BUSY) == Kind::locked);
    CHECK(kind(SQLITE_IOERR_LOCK) == Kind::no_locks);
}

TEST_CASE("a closed database can be opened again")
{
    const TemporaryFolder folder;
    {
        const db::Database first = open_database(folder / "one.db");
    }
    CHECK_FALSE(db::Database::open(folder / "one.db").is_error());
}

TEST_CASE("something that is no database is damaged, and is left as it is")
{
    const TemporaryFolder folder;
    const std::string text = "Dear diary, this is certainly no database. " + std::string(5000, 'x');
    write_text(folder / "diary.db", text);
    CHECK(refusal(folder / "diary.db") == Kind::damaged);
    CHECK(read_text(folder / "diary.db") == text);
}

TEST_CASE("a pipe, a folder and a file as large as no tablet's are told at once, and nothing waits")
{
    const TemporaryFolder folder;
    const std::filesystem::path pipe = folder / "pipe.consigliere";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const std::filesystem::path large = folder / "large.consigliere";
    write_text(large, "SQLite format 3");
    std::filesystem::resize_file(large, (std::uintmax_t{4} << 30U) + 1);
    for (const std::filesystem::path& path :
        {pipe, large, std::filesystem::path(folder / ""), std::filesystem::path("/dev/null")}) {
        CAPTURE(path.string());
        const auto read = db::Database::read(path);
        REQUIRE(read.is_error());
        CHECK(read.error().kind == Kind::damaged);
    }
}

TEST_CASE("a torn database is damaged")
{
    const TemporaryFolder folder;
    const auto path = folder / "torn.db";
    {
        db::Database database = open_database(path);
        static_cast<void>(begin_game(database, 3, 1, 150));
    }
    std::string bytes = read_text(path);
    SECTION("a page is overwritten")
    {
        constexpr std::size_t page = 4096;
        for (std::size_t at = page; at < bytes.size(); at += 2 * page)
            bytes.replace(at, 64, std::string(64, '\xff'));
    }
    SECTION("the end is missing")
    {
        bytes.resize(bytes.size() / 2);
    }
    write_text(path, bytes);
    CHECK(refusal(path) == Kind::damaged);
}

TEST_CASE("a database of another program is not ours, and is left as it is")
{
    const TemporaryFolder folder;
    const auto path = folder / "recipes.db";
    run_sql(path, "CREATE TABLE recipe (name); INSERT INTO recipe VALUES ('bigos')");
    CHECK(refusal(path) == Kind::not_ours);
    CHECK(query_sql(path, "SELECT count(*) FROM sqlite_schema") == "1");
    CHECK(query_sql(path, "PRAGMA journal_mode") == "delete");
}

TEST_CASE("a database of a later version is refused and told its number")
{
    const TemporaryFolder folder;
    const auto path = folder / "later.db";
    {
        const db::Database database = open_database(path);
    }
    run_sql(path, "PRAGMA user_version = 99");
    const auto opened = db::Database::open(path);
    REQUIRE(opened.is_error());
    CHECK(opened.error().kind == Kind::newer);
    CHECK(opened.error().detail == "99");
    CHECK(query_sql(path, "PRAGMA user_version") == "99");
}

TEST_CASE("a system without locks is no other copy of the program")
{
    const TemporaryFolder folder;
    static_cast<void>(open_database(folder / "x.db"));
    sqlite3_vfs* const system = sqlite3_vfs_find(nullptr);
    const auto control = reinterpret_cast<sqlite3_syscall_ptr>(control_without_locks);
    REQUIRE(system->xSetSystemCall(system, "fcntl", control) == SQLITE_OK);
    const auto opened = db::Database::open(folder / "x.db");
    REQUIRE(system->xSetSystemCall(system, "fcntl", nullptr) == SQLITE_OK);
    REQUIRE(opened.is_error());
    CHECK(opened.error().kind == Kind::no_locks);
    CHECK_FALSE(db::Database::open(folder / "x.db").is_error());
}

TEST_CASE("when there is no room for a copy, it is not the database's folder that is full")
{
    const TemporaryFolder folder;
    const TemporaryFolder full;
    const auto path = folder / "x.db";
    static_cast<void>(open_database(path));
    const Environment temporary("TMPDIR", (full / "").c_str());
    rlimit usual{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &usual) == 0);
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit little{1'000, usual.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &little);
    const auto read = db::Database::read(path);
    ::setrlimit(RLIMIT_FSIZE, &usual);
    static_cast<void>(std::signal(SIGXFSZ, before));
    REQUIRE(read.is_error());
    CHECK(read.error().kind == Kind::disk_full);
    CHECK(std::filesystem::equivalent(read.error().path, full / ""));
    CHECK(names_in(full / "").empty());
    CHECK_FALSE(db::Database::read(path).is_error());
}

TEST_CASE("a path that cannot be written is refused")
{
    const TemporaryFolder folder;
    write_text(folder / "file", "");
    CHECK(refusal(folder / "file/inside.db") == Kind::unwritable);
    std::filesystem::create_directory(folder / "directory");
    CHECK(refusal(folder / "directory") == Kind::unwritable);
}

TEST_CASE("the database lies in the platform's folder for data")
{
    const Environment home("HOME", "/home/ana");
    {
        const Environment data("XDG_DATA_HOME", "/data");
        CHECK(db::default_database_path() == "/data/consigliere/consigliere.db");
    }
    const Environment relative("XDG_DATA_HOME", "not/absolute");
    CHECK(db::default_database_path() == "/home/ana/.local/share/consigliere/consigliere.db");
}

TEST_CASE("without a home in the environment the system's own knowledge of it counts")
{
    const Environment data("XDG_DATA_HOME", nullptr);
    for (const char* home : {static_cast<const char*>(nullptr), "", "not/absolute"}) {
        const Environment environment("HOME", home);
        const std::filesystem::path path = db::default_database_path();
        CHECK((path.empty() || path.is_absolute()));
    }
}

TEST_CASE("what is no name of a file is no place for an evening")
{
    for (const char* name : {"", ":memory:", "file:evening.db?mode=memory"}) {
        INFO(name);
        CHECK(refusal(name) == Kind::no_name);
    }
}

TEST_CASE("a new database and its folder belong to their owner alone")
{
    const TemporaryFolder folder;
    const auto path = folder / "data/evenings.db";
    db::Database database = open_database(path);
    static_cast<void>(begin_session(database, 2));
    CHECK(open_to_others(folder / "data") == std::filesystem::perms::none);
    for (const std::string& name : names_in(folder / "data"))
        CHECK(open_to_others(folder / ("data/" + name)) == std::filesystem::perms::none);
    CHECK(names_in(folder / "data").size() == 2);
}

TEST_CASE("a database that others may read is closed to them when it is opened, if it is ours")
{
    using std::filesystem::perms;
    const TemporaryFolder folder;
    constexpr perms open_mode = perms::owner_read | perms::owner_write | perms::group_read
        | perms::group_write | perms::others_read;
    {
        const db::Database database = open_database(folder / "ours.db");
    }
    run_sql(folder / "recipes.db", "CREATE TABLE recipe (name)");
    for (const char* name : {"ours.db", "recipes.db"})
        std::filesystem::permissions(folder / name, open_mode);
    CHECK_FALSE(db::Database::open(folder / "ours.db").is_error());
    CHECK(open_to_others(folder / "ours.db") == perms::none);
    CHECK(refusal(folder / "recipes.db") == Kind::not_ours);
    CHECK(open_to_others(folder / "recipes.db") != perms::none);
}

TEST_CASE("what looks like a journal beside a name without a database is in nobody's way")
{
    const TemporaryFolder folder;
    std::string journal("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");
    journal.resize(512);
    write_text(folder / "x.db-journal", journal);
    CHECK(refusal(folder / "x.db", db::IfMissing::refuse) == Kind::missing);
    const db::Database made = open_database(folder / "x.db");
    CHECK_FALSE(made.is_read_only());
}
