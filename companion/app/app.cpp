#include "companion/app/app.h"

#include "companion/app/demo.h"
#include "companion/app/program.h"
#include "companion/app/window.h"
#include "companion/frame/archive.h"
#include "companion/frame/destinations.h"
#include "companion/telling/database_error.h"
#include "companion/telling/visible.h"

#include <fmt/core.h>

#include <chrono>
#include <cstdlib>
#include <thread>

namespace consigliere::app {

namespace {

constexpr int exit_unusable = 2;

/// In the window, or without one; on standard error anyway. A program started from the desktop has
/// no visible standard error.
int refuse(Program& program, const std::string& sentence)
{
    fmt::print(stderr, "{}\n", telling::visible(sentence));
    program.refuse(sentence);
    const std::string no_window = run_in_window(program);
    if (!no_window.empty())
        fmt::print(stderr, "{}\n", telling::visible(no_window));
    return exit_unusable;
}

/// The demo uses its own file, to keep its example data out of the real database.
std::filesystem::path usual_path(Start start)
{
    std::filesystem::path path = db::default_database_path();
    return start == Start::demo && !path.empty() ? path.replace_filename("demo.db") : path;
}

/// Recreated each time, so replacing it loses nothing.
ledger::ErrorOr<screens::Opened, db::DatabaseError> open_for_demo(const std::filesystem::path& path)
{
    auto opened = db::Database::open(path);
    if (opened.is_error())
        return opened.error();
    return screens::Opened{std::move(opened.value()), std::nullopt};
}

/// Finishes a running backup after the window has closed. Gives up on a disk that does not answer:
/// the evening itself is already committed.
void wait_for_backups(Program& program)
{
    using namespace std::chrono_literals;
    constexpr std::chrono::seconds longest = 60s;
    const screens::DatabaseMaintenance& keeping = program.context().keeping;
    const auto end = std::chrono::steady_clock::now() + longest;
    while (keeping.backups().is_running) {
        if (std::chrono::steady_clock::now() > end)
            std::_Exit(0);
        std::this_thread::sleep_for(10ms);
    }
}

} // namespace

int run(const Options& options)
{
    const bool is_demo = options.start == Start::demo;
    const std::filesystem::path path =
        options.database ? *options.database : usual_path(options.start);
    auto opened = is_demo ? open_for_demo(path) : screens::open_or_stand_in(path);
    if (opened.is_error()) {
        Program program(db::Database::stand_in(path), opened.error(), options.language);
        return refuse(program, telling::tell(opened.error()));
    }
    Program program(
        std::move(opened.value().database), std::move(opened.value().trouble), options.language);
    if (is_demo) {
        const std::string problem = open_demo(program.context());
        if (!problem.empty())
            return refuse(program, problem);
    }
    if (options.file && screens::is_called_database(*options.file))
        program.navigator().open(screens::to::AnotherTablet{*options.file});
    else if (options.file)
        program.navigator().open(screens::to::Evenings{.file = *options.file});
    const std::string problem = run_in_window(program);
    if (problem.empty()) {
        wait_for_backups(program);
        return 0;
    }
    fmt::print(stderr, "{}\n", telling::visible(problem));
    return exit_unusable;
}

} // namespace consigliere::app
