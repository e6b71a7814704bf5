#pragma once

#include <string>

namespace consigliere::server {

/// Returns the Content-Security-Policy that lets a page run its own inline scripts and styles, talk
/// to its own server, and nothing else.
[[nodiscard]] std::string content_security_policy(const std::string& page);

/// Puts the page's own words in all languages in place of `@words@`: a phone needs them before it
/// has joined, and changes its language without the tablet. Call it on the program's thread.
[[nodiscard]] std::string with_words(std::string page);

} // namespace consigliere::server
