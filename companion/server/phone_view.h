#pragma once

#include "companion/desk/log_rows.h"
#include "companion/rulebook/rulebook.h"
#include "companion/server/json_text.h"
#include "companion/server/phone_rights.h"
#include "companion/server/seat_view.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

// What a phone is told, as JSON, in the chosen language. Everything comes from the audience of the
// `SeatView`.
namespace consigliere::server {

/// A part of the board in words.
struct BoardPart {
    std::string heading; ///< "Midtown"
    std::vector<std::string> lines; ///< "Who controls Midtown? Bia"
};

/// The answers to "Why?" about the things of a board, in the order of the board.
[[nodiscard]] std::vector<BoardPart> board_in_words(
    const SeatView& view, const std::vector<desk::Hotspot>& things);

struct PhoneMoment {
    std::uint64_t picture = 0; ///< Of the board; equal for equal pictures.
    PhoneRights rights;
    /// Actors of the entries that came from phones.
    const std::map<int, std::string>& by_phone;
    /// Size of the picture of the board in pixels; 0 without a picture.
    int board_width = 0;
    int board_height = 0;
    std::vector<BoardPart> board{};
};

/// Returns the JSON of a view without its version.
[[nodiscard]] std::string view_json(const SeatView& view, const PhoneMoment& moment);
/// Puts the version in.
[[nodiscard]] std::string with_version(const std::string& view, std::uint64_t version);

enum class WasRecorded : std::uint8_t { no, yes };
/// The answer to a line that a phone has handed in. `book` may be nullptr.
[[nodiscard]] Json verdict_json(const SeatView& view, const std::string& line,
    const ledger::Assessment& opinion, WasRecorded was_recorded, const rulebook::Rulebook* book);

} // namespace consigliere::server
