#pragma once

#include "db/file_error.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A learned box on its way to another table as a row of QR codes: what each of them says, and how
/// the box is put together again, whichever of them is seen first. README.md has the format.
namespace consigliere::db {

/// What travels as codes. A box that knows everything is a hundredth of that.
inline constexpr std::size_t largest_box_in_codes = std::size_t{1} << 20U;
inline constexpr int most_codes_of_box = 999;

/// What the codes of a box file say, in their order; nothing for a box that is too large for them.
[[nodiscard]] std::optional<std::vector<std::string>> codes_of_box(std::string_view file);

/// What became of a code that was seen.
enum class SeenCode : std::uint8_t {
    taken, ///< It is a piece that was missing.
    known, ///< It is a piece that was there.
    foreign, ///< It is something else than a piece of a box.
    newer, ///< It is a piece as another version of the program writes it.
    damaged, ///< It says that it is a piece, and is not as it was written.
    other_box, ///< It is a piece of another box than those that were taken.
    contradiction, ///< It is not what a piece with its number has said.
};

/// Why pieces that are all there give no box.
enum class BoxError : std::uint8_t {
    too_large, ///< It would be larger than any box, or was never packed as one.
    changed, ///< It is not what the pieces were made of.
};

/// The pieces of one box that were seen so far.
class BoxPieces {
public:
    /// Takes what a code says if it belongs here. Nothing that is there is lost by it.
    [[nodiscard]] SeenCode take(std::string_view code);

    /// How many there are in all; 0 as long as none was seen.
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int count_taken() const { return static_cast<int>(m_pieces.size()); }
    /// The number of the piece that was seen last, whether it was missing or not; 0 before any was.
    [[nodiscard]] int last_seen() const { return m_last_seen; }
    /// By its number, from 1.
    [[nodiscard]] bool has(int number) const { return m_pieces.contains(number); }
    [[nodiscard]] bool is_complete() const { return m_count > 0 && count_taken() == m_count; }
    /// The box file, when all pieces are there.
    [[nodiscard]] ErrorOr<std::string, BoxError> file() const;

private:
    std::string m_box;
    int m_count = 0;
    int m_last_seen = 0;
    std::map<int, std::string> m_pieces;
};

} // namespace consigliere::db
