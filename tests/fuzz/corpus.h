#pragma once

#include "tests/support/random.h"

#include <string>
#include <vector>

/// What is worth feeding to a target, and what comes of it.
namespace consigliere::fuzz {

/// What lies in the target's folder of `corpus`, and what real evenings give: records, their lines.
/// In the same order everywhere.
[[nodiscard]] std::vector<std::string> seeds_of(const std::string& target);

/// One of the seeds with some of it spoiled, left out, said twice, or taken from another.
[[nodiscard]] std::string varied(const std::vector<std::string>& seeds, test::Random& random);

} // namespace consigliere::fuzz
