#pragma once

#include <string>

namespace consigliere::server {

/// Puts the page's own words in all languages in place of `@words@`: a phone needs them before it
/// has joined, and changes its language without the tablet. Call it on the program's thread.
[[nodiscard]] std::string with_words(std::string page);

} // namespace consigliere::server
