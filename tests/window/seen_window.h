#pragma once

#include <string>
#include <vector>

namespace consigliere::test {

/// What a desktop reads of the one window on a display.
struct SeenWindow {
    std::string name_of_class;
    /// Width, height and pixels of each icon, in a row.
    std::vector<unsigned long> icons;
};

/// `display`: ":7"
[[nodiscard]] SeenWindow look_at_window(const std::string& display);

} // namespace consigliere::test
