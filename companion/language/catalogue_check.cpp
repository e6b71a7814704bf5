#include "companion/language/catalogues.h"

#include <cstdint>
#include <fstream>
#include <iterator>
#include <optional>

namespace consigliere::language {

namespace {

/// A compiled gettext catalogue in the machine's byte order: 32-bit integers.
class CatalogueFile {
public:
    explicit CatalogueFile(std::string bytes)
        : m_bytes(std::move(bytes))
    {
    }

    [[nodiscard]] bool is_whole() const
    {
        constexpr std::uint32_t magic = 0x950412de;
        constexpr std::size_t at_count = 8;
        constexpr std::size_t at_originals = 12;
        constexpr std::size_t at_translations = 16;
        const std::optional<std::uint32_t> count = number(at_count);
        return number(0) == magic && count && *count > 0 && *count < m_bytes.size()
            && are_texts_inside(number(at_originals), *count)
            && are_texts_inside(number(at_translations), *count) && is_hash_inside(*count);
    }

private:
    static constexpr std::size_t word = sizeof(std::uint32_t);

    [[nodiscard]] std::optional<std::uint32_t> number(std::size_t offset) const
    {
        std::uint32_t value = 0;
        if (offset + word > m_bytes.size())
            return std::nullopt;
        m_bytes.copy(reinterpret_cast<char*>(&value), word, offset);
        return value;
    }

    /// True if a table of lengths and offsets, and its texts, are inside the file. Each text ends
    /// in a NUL not included in its length.
    [[nodiscard]] bool are_texts_inside(std::optional<std::uint32_t> list, std::size_t count) const
    {
        for (std::size_t i = 0; list && i < count; ++i) {
            const auto length = number(*list + 2 * i * word);
            const auto place = number(*list + (2 * i + 1) * word);
            if (!length || !place)
                return false;
            const std::size_t end = std::size_t{*place} + *length;
            if (end >= m_bytes.size() || m_bytes[end] != '\0')
                return false;
        }
        return list.has_value();
    }

    /// True if the hash table is inside the file. It contains text indices counted from 1.
    [[nodiscard]] bool is_hash_inside(std::size_t count) const
    {
        constexpr std::size_t at_size = 20;
        constexpr std::size_t at_table = 24;
        const auto size = number(at_size);
        const auto table = number(at_table);
        if (!size || !table)
            return false;
        for (std::size_t i = 0; i < *size; ++i) {
            const auto text = number(*table + i * word);
            if (!text || *text > count)
                return false;
        }
        return true;
    }

    std::string m_bytes;
};

} // namespace

std::filesystem::path catalogue_of(std::string_view language_code)
{
    return std::filesystem::path(catalogue_folder()) / language_code / "LC_MESSAGES"
        / "consigliere.mo";
}

bool is_whole_catalogue(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return CatalogueFile(std::string(std::istreambuf_iterator<char>(stream), {})).is_whole();
}

} // namespace consigliere::language
