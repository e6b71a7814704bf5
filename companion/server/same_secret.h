#pragma once

#include <sodium/utils.h>

#include <string>

namespace consigliere::server {

/// Takes the same time wherever the two differ. An empty one is like no other.
[[nodiscard]] inline bool is_same_secret(const std::string& left, const std::string& right)
{
    return left.size() == right.size() && !left.empty()
        && ::sodium_memcmp(left.data(), right.data(), left.size()) == 0;
}

} // namespace consigliere::server
