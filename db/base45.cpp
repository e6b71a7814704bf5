#include "db/base45.h"

namespace consigliere::db {

namespace {

constexpr std::string_view letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
constexpr unsigned base = 45;
static_assert(letters.size() == base);
constexpr unsigned values_of_byte = 256;

/// Value of base-45 digits, lowest first; nullopt if a character is invalid.
std::optional<unsigned> number_of(std::string_view text)
{
    unsigned number = 0;
    for (std::size_t i = text.size(); i-- > 0;) {
        const std::size_t value = letters.find(text[i]);
        if (value == std::string_view::npos)
            return std::nullopt;
        number = number * base + static_cast<unsigned>(value);
    }
    return number;
}

} // namespace

std::string base45_of(std::string_view bytes)
{
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        const bool is_pair = i + 1 < bytes.size();
        unsigned number = static_cast<unsigned char>(bytes[i]);
        if (is_pair)
            number = number * values_of_byte + static_cast<unsigned char>(bytes[i + 1]);
        for (int letter = 0; letter < (is_pair ? 3 : 2); ++letter) {
            text += letters[number % base];
            number /= base;
        }
    }
    return text;
}

std::optional<std::string> bytes_of_base45(std::string_view text)
{
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 3) {
        const std::string_view part = text.substr(i, 3);
        const std::optional<unsigned> number = number_of(part);
        const bool is_pair = part.size() == 3;
        const unsigned end = is_pair ? values_of_byte * values_of_byte : values_of_byte;
        if (part.size() == 1 || !number || *number >= end)
            return std::nullopt;
        if (is_pair)
            bytes += static_cast<char>(static_cast<unsigned char>(*number / values_of_byte));
        bytes += static_cast<char>(static_cast<unsigned char>(*number % values_of_byte));
    }
    return bytes;
}

} // namespace consigliere::db
