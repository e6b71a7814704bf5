#include "tests/window/process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace consigliere::test {

namespace {

constexpr int told_descriptor = 3;

/// In the child: becomes the program.
[[noreturn]] void become(std::vector<std::string> command, int descriptor)
{
    // Nothing that a test has started outlives it, even one that is killed.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::setpgid(0, 0);
    ::dup2(descriptor, told_descriptor);
    std::vector<char*> arguments;
    for (std::string& argument : command)
        arguments.push_back(argument.data());
    arguments.push_back(nullptr);
    ::execvp(arguments.front(), arguments.data());
    ::_exit(127);
}

/// Whether any thread of a program runs or would run if there were a processor for it.
bool is_busy(pid_t id)
{
    std::error_code gone;
    const std::filesystem::path threads = "/proc/" + std::to_string(id) + "/task";
    for (const auto& thread : std::filesystem::directory_iterator(threads, gone)) {
        std::ifstream file(thread.path() / "stat");
        std::string name;
        std::getline(file, name, ')');
        char state = 0;
        if (file >> state && state == 'R')
            return true;
    }
    return false;
}

} // namespace

Process::Process(const std::vector<std::string>& command, const Variables& variables)
{
    int ends[2] = {};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        throw std::runtime_error("no pipe");
    m_pipe = ends[0];
    m_id = ::fork();
    if (m_id == 0) {
        for (const auto& [name, value] : variables)
            ::setenv(name.c_str(), value.c_str(), 1); // NOLINT(concurrency-mt-unsafe)
        become(command, ends[1]);
    }
    // Here too: the group has to be there before anybody kills it.
    ::setpgid(m_id, m_id);
    ::close(ends[1]);
}

Process::~Process()
{
    // With what it has started: a session's bus would outlive it, and hold the output of whoever
    // runs the tests.
    const bool runs = is_running();
    ::kill(-m_id, SIGKILL);
    if (runs)
        ::waitpid(m_id, nullptr, 0);
    ::close(m_pipe);
}

std::string Process::line() const
{
    std::string line;
    char letter = 0;
    while (::read(m_pipe, &letter, 1) == 1 && letter != '\n')
        line += letter;
    return line;
}

bool Process::is_running()
{
    if (!m_has_ended)
        m_has_ended = ::waitpid(m_id, nullptr, WNOHANG) != 0;
    return !m_has_ended;
}

void Process::wait_for_rest() const
{
    constexpr int looks = 12;
    constexpr std::chrono::milliseconds between{10};
    for (int seen = 0; seen < looks; ++seen) {
        std::this_thread::sleep_for(between);
        if (is_busy(m_id))
            seen = 0;
    }
}

void Process::halt() const
{
    ::kill(m_id, SIGSTOP);
    // It has stopped when the system says so, not before.
    ::waitpid(m_id, nullptr, WUNTRACED);
}

void Process::go_on() const
{
    ::kill(m_id, SIGCONT);
}

} // namespace consigliere::test
