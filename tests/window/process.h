#pragma once

#include <sys/types.h>

#include <string>
#include <utility>
#include <vector>

namespace consigliere::test {

/// A program that runs beside the test, and ends with it whatever happens.
class Process {
public:
    using Variables = std::vector<std::pair<std::string, std::string>>;

    /// Starts a program with its arguments and with these variables beside those of the test.
    /// Descriptor 3 of the program is the writing end of a pipe.
    Process(const std::vector<std::string>& command, const Variables& variables);
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process();

    /// A line that the program has written to descriptor 3; empty when it ended without one.
    [[nodiscard]] std::string line() const;
    [[nodiscard]] bool is_running();
    /// Waits until the program has nothing to do any more.
    void wait_for_rest() const;
    /// The program does nothing until it goes on, as on a machine that is busy elsewhere.
    void halt() const;
    void go_on() const;

private:
    pid_t m_id = -1;
    int m_pipe = -1;
    bool m_has_ended = false;
};

} // namespace consigliere::test
