#include "companion/command_line/output.h"

#include "companion/command_line/command_line.h"
#include "companion/exports/json.h"
#include "companion/language/language.h"
#include "companion/telling/system_error.h"
#include "companion/telling/visible.h"
#include "engine/ledger/line_words.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
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
    print_text(telling::visible(line) + "\n");
}

void print_lines(std::string_view lines)
{
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        print_line(lines.substr(0, end));
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
}

void print_paragraph(std::string_view text, int indent)
{
    constexpr std::size_t columns = 100;
    std::string line(static_cast<std::size_t>(indent), ' ');
    bool begins_line = true;
    ledger::WordReader reader(text);
    while (!reader.at_end()) {
        const std::string_view word = reader.next();
        if (!begins_line && width_of(line) + 1 + width_of(word) > columns) {
            print_lines(line);
            line.resize(static_cast<std::size_t>(indent));
            begins_line = true;
        }
        line += begins_line ? "" : " ";
        line += word;
        begins_line = false;
    }
    print_lines(line);
}

void print_text(std::string_view text)
{
    if (has_no_output() && !text.empty())
        failure() = EBADF;
    if (failure() == 0 && std::fwrite(text.data(), 1, text.size(), stdout) != text.size())
        failure() = errno;
}

void print_json(const ledger::Tree& tree)
{
    print_text(exports::json_text(tree) + "\n");
}

int write(const std::string& text, const Arguments& arguments)
{
    if (arguments.is_to_standard_output()) {
        print_text(text);
        return exit_fine;
    }
    const auto failure = db::write_file(text, arguments.file, arguments.when_there());
    return failure.is_error() ? complain(failure.error()) : exit_fine;
}

int write_for_reading(const std::string& text, const Arguments& arguments)
{
    return write(arguments.is_to_standard_output() ? telling::escaped(text) : text, arguments);
}

void complain_line(std::string_view sentence)
{
    // If standard error fails too, only the exit code remains.
    const std::string line = telling::visible(sentence) + "\n";
    static_cast<void>(std::fwrite(line.data(), 1, line.size(), stderr));
}

void complain_left_out(const std::string& evening)
{
    complain_line(language::tr_fill("Evening {id} was altered or damaged and is left out. Run "
                                    "“consigliere verify” for details.",
        {{"id", evening}}));
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

std::size_t width_of(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

} // namespace consigliere::command_line
