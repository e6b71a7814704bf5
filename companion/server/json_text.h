#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace consigliere::server {

/// Keeps the order of its members.
using Json = nlohmann::ordered_json;

/// JSON text; what is no UTF-8 is replaced.
[[nodiscard]] inline std::string text_of(const Json& json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace consigliere::server
