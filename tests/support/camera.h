#pragma once

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

namespace consigliere::test {

/// What a reader of codes sees in a picture; empty when it sees none.
[[nodiscard]] std::string seen_by_camera(const std::filesystem::path& picture);

/// What a link to Board Game Stats says; throws when it is none.
[[nodiscard]] nlohmann::json play_in(const std::string& link);

} // namespace consigliere::test
