#pragma once

#include "db/file_error.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Transfers a learned box as a sequence of QR codes, which may be scanned in any order.
// README.md specifies the format.
namespace consigliere::db {

/// In bytes. A complete box has a hundredth of it.
inline constexpr std::size_t largest_box_in_codes = std::size_t{1} << 20U;
inline constexpr int most_codes_of_box = 999;

/// The contents of the codes, in order; nullopt if the box file is too large.
[[nodiscard]] std::optional<std::vector<std::string>> codes_of_box(std::string_view file);

enum class SeenCode : std::uint8_t {
    taken, ///< A new piece.
    known, ///< A piece that was already scanned.
    foreign, ///< Not a piece of a box.
    newer, ///< A piece in the format of another version of the program.
    damaged, ///< A piece, but its checksum does not match.
    other_box, ///< A piece of another box.
    /// Differs from a scanned piece with the same number, or in the number of pieces.
    contradiction,
};

/// Why a complete set of pieces does not make a box.
enum class BoxError : std::uint8_t {
    too_large, ///< The unpacked file would be too large, or the data is not packed.
    changed, ///< The hash of the file does not match.
};

/// Collects the pieces of one box.
class BoxPieces {
public:
    /// Adds the contents of a code if it fits. Pieces that were added before are never lost.
    [[nodiscard]] SeenCode take(std::string_view code);

    /// Number of pieces; 0 until the first one was scanned.
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int count_taken() const { return static_cast<int>(m_pieces.size()); }
    /// Number of the piece that was scanned last, new or not; 0 if none.
    [[nodiscard]] int last_seen() const { return m_last_seen; }
    /// `number` counts from 1.
    [[nodiscard]] bool has(int number) const { return m_pieces.contains(number); }
    [[nodiscard]] bool is_complete() const { return m_count > 0 && count_taken() == m_count; }
    /// The box file. Precondition: is_complete().
    [[nodiscard]] ErrorOr<std::string, BoxError> file() const;

private:
    std::string m_box;
    int m_count = 0;
    int m_last_seen = 0;
    std::map<int, std::string> m_pieces;
};

} // namespace consigliere::db
