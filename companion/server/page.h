#pragma once

#include <string>

namespace consigliere::server {

/// Returns the Content-Security-Policy that lets a page run its own inline scripts and styles, talk
/// to its own server, and nothing else.
[[nodiscard]] std::string content_security_policy(const std::string& page);

} // namespace consigliere::server
