#pragma once

#include "db/record_file.h"

#include <string>
#include <vector>

namespace consigliere::test {

/// An evening of Ca$h 'n Guns in which Ana, Piotr, Iwo and Ala sit clockwise and Ana begins as the
/// Godfather, with the powers that are named as "ana kid".
[[nodiscard]] db::Record evening_of_four(
    const std::vector<std::string>& powers, std::vector<std::string> moves);

} // namespace consigliere::test
