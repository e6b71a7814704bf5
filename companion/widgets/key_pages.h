#pragma once

#include <string>
#include <vector>

/// What stands on the keys of the screen's keyboard.
namespace consigliere::widgets {

/// Keys that are no letters.
namespace key {
inline constexpr const char* shift = "shift";
inline constexpr const char* erase = "erase";
inline constexpr const char* page = "page";
inline constexpr const char* space = "space";
inline constexpr const char* done = "done";
} // namespace key

struct KeyPage {
    /// What leads to it, on the key of the page before it: "abc".
    std::string name;
    std::vector<std::vector<std::string>> rows;
};

/// The pages for a language that writes these small letters beside a to z: a page of its own script
/// where that is another, the Latin letters, then digits, the letters with marks and the signs on
/// as many pages as they need.
[[nodiscard]] std::vector<KeyPage> key_pages(const std::vector<std::string>& letters);

} // namespace consigliere::widgets
