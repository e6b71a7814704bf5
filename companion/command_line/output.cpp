#include "companion/command_line/output.h"

#include "companion/command_line/command_line.h"
#include "companion/exports/json.h"
#include "companion/language/language.h"
#include "companion/telling/system_error.h"
#include "companion/telling/visible.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>

namespace consigliere::command_line {

namespace {

/// errno of the first failed write; 0 if none.
int& failure()
{
    static int reason = 0;
    return reason;
}

/// True if the program was started with standard output closed.
bool& has_no_output()
{
    static bool has_none = false;
    return has_none;
}

void write(std::string_view text)
{
    if (has_no_output() && !text.empty())
        failure() = EBADF;
    if (failure() == 0 && std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
        failure() = errno;
}

} // namespace

void begin_output()
{
    std::signal(SIGPIPE, SIG_IGN); // NOLINT(performance-no-int-to-ptr)
    // Otherwise the next opened file would get descriptor 0, 1 or 2 and be overwritten by output.
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(descriptor, F_GETFD) >= 0)
            continue;
        has_no_output() = has_no_output() || descriptor == STDOUT_FILENO;
        static_cast<void>(::open("/dev/null", O_RDWR));
    }
}

void print_line(std::string_view line)
{
    write(telling::visible(line) + "\n");
}

void print_lines(std::string_view lines)
{
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        print_line(lines.substr(0, end));
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
}

void print_text(std::string_view text)
{
    write(text);
}

void print_json(const ledger::Tree& tree)
{
    write(exports::json_text(tree) + "\n");
}

void complain_line(std::string_view sentence)
{
    // If standard error fails too, only the exit code remains.
    const std::string line = telling::visible(sentence) + "\n";
    static_cast<void>(std::fwrite(line.data(), 1, line.size(), stderr));
}

int complain(const std::string& sentence)
{
    complain_line(sentence);
    return exit_unusable;
}

int finish(int exit_code)
{
    if (failure() == 0 && std::fflush(stdout) != 0)
        failure() = errno;
    if (failure() == 0)
        return exit_code;
    complain_line(language::tr_fill("Can’t write to standard output: {detail}.",
        {{"detail", telling::tell_system_error(std::strerror(failure()))}}));
    return exit_unusable;
}

} // namespace consigliere::command_line
