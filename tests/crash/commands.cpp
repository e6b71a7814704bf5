#include "tests/crash/commands.h"

#include "companion/command_line/command_line.h"

#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <stdexcept>

namespace consigliere::test {

namespace {

/// A stream of the process that goes into memory for a while.
class Caught {
public:
    explicit Caught(std::FILE* stream)
        : m_stream(stream)
        , m_before(::dup(::fileno(stream)))
        , m_memory(::memfd_create("caught", 0))
    {
        std::fflush(m_stream);
        ::dup2(m_memory, ::fileno(m_stream));
    }
    Caught(const Caught&) = delete;
    Caught& operator=(const Caught&) = delete;
    ~Caught()
    {
        ::close(m_memory);
        ::close(m_before);
    }

    /// What has gone into it; from now on the stream goes where it went.
    [[nodiscard]] std::string end()
    {
        std::fflush(m_stream);
        ::dup2(m_before, ::fileno(m_stream));
        ::lseek(m_memory, 0, SEEK_SET);
        std::string text;
        std::array<char, 4096> part{};
        for (ssize_t size = 1; size > 0; text.append(part.data(), static_cast<std::size_t>(size)))
            size = std::max<ssize_t>(::read(m_memory, part.data(), part.size()), 0);
        return text;
    }

private:
    std::FILE* m_stream;
    int m_before;
    int m_memory;
};

} // namespace

Ran run_command(const std::vector<std::string>& arguments, AtWork at_work)
{
    std::vector<std::string> words{"consigliere", "--lang", "en"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words)
        argv.push_back(word.data());
    Caught output(stdout);
    Caught errors(stderr);
    Ran ran;
    if (at_work.begin != nullptr)
        at_work.begin(at_work.data);
    ran.exit_code = command_line::run(static_cast<int>(argv.size()), argv.data(),
        [](const command_line::AppOptions&) { return command_line::exit_unusable; });
    if (at_work.end != nullptr)
        at_work.end(at_work.data);
    ran.output = output.end();
    ran.errors = errors.end();
    return ran;
}

} // namespace consigliere::test
