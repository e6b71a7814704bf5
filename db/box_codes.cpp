#include "db/box_codes.h"

#include "db/base45.h"
#include "db/compression.h"
#include "db/hash.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::db {

namespace {

/// "CNSG-BOX/1:BOX:NUMBER/COUNT:CHECK:BYTES"
constexpr std::string_view name = "CNSG-BOX/";
constexpr std::string_view version = "1";

/// Makes a code of 69 modules. It tolerates a reflection on the glass; each module has 8 pixels on
/// a display with 800 lines.
constexpr std::size_t bytes_per_code = 292;

constexpr std::size_t letters_of_box = 16;
constexpr std::size_t letters_of_check = 8;

std::string beginning_of(const Hash& hash, std::size_t letters)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const std::uint8_t byte : hash) {
        text += digits[byte >> 4U];
        text += digits[byte & 0x0fU];
    }
    text.resize(letters);
    return text;
}

/// Identifies a box.
std::string mark_of(std::string_view file)
{
    return beginning_of(Digest("box in codes").add(file).hash(), letters_of_box);
}

struct Piece {
    std::string box;
    int number = 0;
    int count = 0;
    std::string bytes;

    [[nodiscard]] std::string place() const
    {
        return std::to_string(number) + "/" + std::to_string(count);
    }
    /// Covers all fields: an error in any of them changes the checksum.
    [[nodiscard]] std::string check() const
    {
        const Hash hash =
            Digest("piece of a box").add(box).add(number).add(count).add(bytes).hash();
        return beginning_of(hash, letters_of_check);
    }
    [[nodiscard]] std::string text() const
    {
        return std::string(name) + std::string(version) + ":" + box + ":" + place() + ":" + check()
            + ":" + base45_of(bytes);
    }
};

/// Parses a number in a code; 0 if invalid.
int code_number(std::string_view text)
{
    return ledger::number_of(text).value_or(0);
}

/// Removes and returns the text before the next colon.
std::string_view cut_field(std::string_view& text)
{
    const std::size_t colon = std::min(text.find(':'), text.size());
    const std::string_view field = text.substr(0, colon);
    text.remove_prefix(std::min(colon + 1, text.size()));
    return field;
}

/// Parses a piece after name and version; nullopt if its checksum does not match.
std::optional<Piece> piece_in(std::string_view text)
{
    Piece piece;
    piece.box = cut_field(text);
    std::string_view count = cut_field(text);
    const std::size_t slash = std::min(count.find('/'), count.size());
    piece.number = code_number(count.substr(0, slash));
    count.remove_prefix(std::min(slash + 1, count.size()));
    piece.count = code_number(count);
    const std::string_view check = cut_field(text);
    std::optional<std::string> bytes = bytes_of_base45(text);
    const bool has_place = piece.number >= 1 && piece.number <= piece.count
        && piece.count <= most_codes_of_box && piece.box.size() == letters_of_box;
    if (!has_place || !bytes || bytes->empty() || bytes->size() > bytes_per_code)
        return std::nullopt;
    piece.bytes = std::move(*bytes);
    if (check != piece.check())
        return std::nullopt;
    return piece;
}

} // namespace

std::optional<std::vector<std::string>> codes_of_box(std::string_view file)
{
    if (file.size() > largest_box_in_codes)
        return std::nullopt;
    const std::string all = compress(file);
    const auto parts_of = [](std::size_t whole, std::size_t part) {
        return (whole + part - 1) / part;
    };
    // Equal lengths make codes of equal size; an even number because Base45 encodes pairs of bytes.
    const std::size_t least = parts_of(all.size(), bytes_per_code);
    const std::size_t length = 2 * parts_of(all.size(), 2 * least);
    const std::size_t count = parts_of(all.size(), length);
    if (count > most_codes_of_box)
        return std::nullopt;
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < count; ++i)
        codes.push_back(Piece{mark_of(file), static_cast<int>(i) + 1, static_cast<int>(count),
            all.substr(i * length, length)}
                            .text());
    return codes;
}

SeenCode BoxPieces::take(std::string_view code)
{
    if (!code.starts_with(name))
        return SeenCode::foreign;
    code.remove_prefix(name.size());
    if (const std::string_view written = cut_field(code); written != version)
        return code_number(written) > 0 ? SeenCode::newer : SeenCode::damaged;
    std::optional<Piece> piece = piece_in(code);
    if (!piece)
        return SeenCode::damaged;
    if (m_count != 0 && piece->box != m_box)
        return SeenCode::other_box;
    if (m_count != 0 && piece->count != m_count)
        return SeenCode::contradiction;
    m_box = piece->box;
    m_count = piece->count;
    const auto [place, is_new] = m_pieces.try_emplace(piece->number, piece->bytes);
    if (!is_new && place->second != piece->bytes)
        return SeenCode::contradiction;
    m_last_seen = piece->number;
    return is_new ? SeenCode::taken : SeenCode::known;
}

ErrorOr<std::string, BoxError> BoxPieces::file() const
{
    std::string all;
    for (const auto& [number, bytes] : m_pieces)
        all += bytes;
    std::optional<std::string> file = decompress(all, largest_box_in_codes);
    if (!file)
        return BoxError::too_large;
    if (mark_of(*file) != m_box)
        return BoxError::changed;
    return std::move(*file);
}

} // namespace consigliere::db
