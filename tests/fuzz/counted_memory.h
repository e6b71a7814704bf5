#pragma once

#include <cstddef>

/// Counts the memory that a test program asks for. Apart from the tests, because a compiler that
/// sees how memory is given back, and not how it came, takes one for a mistake.
namespace consigliere::fuzz {

struct Work {
    std::size_t allocations = 0;
    std::size_t bytes = 0;
};

/// All that was asked for since the program began.
[[nodiscard]] Work work_so_far();

} // namespace consigliere::fuzz
