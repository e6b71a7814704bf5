#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace consigliere::desk {

/// Who somebody is in an evening of which only the seats are known: by the record’s word, by the
/// place among the players, and by what everybody plays. Which of them says what his things look
/// like depends on the game.
struct Sitting {
    std::string_view actor;
    std::size_t seat = 0; ///< Clockwise from 0.
    /// What is played at each seat, by `GameInfo::sides`; empty while the entries are not counted.
    std::vector<std::optional<std::uint8_t>> sides{};
};

} // namespace consigliere::desk
