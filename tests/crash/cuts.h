#pragma once

#include "tests/crash/simulated_disk.h"

#include <functional>
#include <string>
#include <vector>

/// The power goes out in the middle of something. Killing the program would prove nothing: what it
/// has written survives in the operating system. So the disk itself is simulated.
namespace consigliere::test {

/// What is wrong with what a cut has left.
struct Wrong {
    enum class Kind : std::uint8_t {
        nothing,
        lost, ///< Something that was acknowledged is missing.
        unusable, ///< What is there cannot be opened.
        half, ///< There is something that nobody had done by then, or half of it.
    };
    Kind kind = Kind::nothing;
    std::string what;
};

/// Something that a program does, and what must be found when the power is cut in the middle.
struct Doing {
    std::string name;
    /// What the disk holds before.
    Files before;
    /// Does it, and notes on the disk what has been acknowledged.
    std::function<void(SimulatedDisk&)> act;
    /// Looks at what was found after a cut, when so much had been acknowledged.
    std::function<Wrong(const Files& found, int acknowledged)> judge;
    Device device = usual_device();
};

/// How the cuts went.
struct Toll {
    int cuts = 0;
    int with_loss = 0;
    int unusable = 0;
    int half = 0;
    std::string first_trouble;

    void add(const Toll& other);
};

/// The moments at which the power is cut, by the number of the operation after which it goes out.
using Moments = std::function<bool(const std::vector<Operation>& log, std::size_t operation)>;
[[nodiscard]] Moments each_moment();
/// One of so many, beginning with the first.
[[nodiscard]] Moments one_moment_of(std::size_t many);

/// Cuts the power at these moments, so often for each fate of what was on its way.
[[nodiscard]] Toll cut(const Doing& doing, const Moments& moments = each_moment(), int rounds = 1);
/// Cuts it at these moments, lets `recover` open what is found, and cuts that again everywhere.
[[nodiscard]] Toll cut_twice(const Doing& doing, const Moments& moments,
    const std::function<void(SimulatedDisk&)>& recover, const Moments& second_moments);

/// Counts one of them; `when` says what had happened.
void count(Toll& toll, const Wrong& wrong, const std::string& when);
/// Prints the toll.
void print(const std::string& name, const Toll& toll);
/// At least so many cuts, and nothing lost, unusable or half.
void check_nothing_lost(const Toll& toll, int at_least);

} // namespace consigliere::test
