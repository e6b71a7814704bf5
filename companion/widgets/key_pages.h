#pragma once

#include <string>
#include <vector>

// Layouts of the on-screen keyboard.
namespace consigliere::widgets {

/// Keys that are not characters.
namespace key {
inline constexpr const char* shift = "shift";
inline constexpr const char* erase = "erase";
inline constexpr const char* page = "page";
inline constexpr const char* space = "space";
inline constexpr const char* done = "done";
} // namespace key

struct KeyPage {
    /// Label of the key that opens this page: "abc".
    std::string name;
    std::vector<std::vector<std::string>> rows;
};

/// Returns the keyboard pages for a language with these lower-case letters besides a to z. Its own
/// script, if not Latin, comes first, then Latin letters, digits, and letters with diacritics and
/// symbols on as many pages as needed.
[[nodiscard]] std::vector<KeyPage> key_pages(const std::vector<std::string>& letters);

} // namespace consigliere::widgets
