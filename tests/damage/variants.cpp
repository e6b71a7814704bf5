#include "tests/damage/variants.h"

#include <algorithm>
#include <array>

namespace consigliere::test {

namespace {

constexpr std::size_t page_size = 4096;
/// At the beginning of the log, and of each of its pages.
constexpr std::size_t log_header_size = 32;
constexpr std::size_t frame_header_size = 24;

/// Chooses among numbers, the same ones for the same seed with every compiler.
class Dice {
public:
    explicit Dice(std::mt19937& generator)
        : m_generator(generator)
    {
    }
    [[nodiscard]] std::size_t below(std::size_t end) { return m_generator() % end; }
    [[nodiscard]] char byte() { return static_cast<char>(m_generator()); }

private:
    std::mt19937& m_generator;
};

void turn_bits(std::string& bytes, Dice& dice)
{
    for (std::size_t count = 1 + dice.below(4); count > 0; --count) {
        char& byte = bytes[dice.below(bytes.size())];
        byte = static_cast<char>(byte ^ (1 << dice.below(8)));
    }
}

void change_byte(std::string& bytes, std::size_t at, Dice& dice)
{
    const char before = bytes[at];
    while (bytes[at] == before)
        bytes[at] = dice.byte();
}

std::string garbage(std::size_t size, Dice& dice)
{
    std::string bytes(size, '\0');
    std::generate(bytes.begin(), bytes.end(), [&] { return dice.byte(); });
    return bytes;
}

std::size_t page(const std::string& bytes, Dice& dice)
{
    return dice.below(bytes.size() / page_size) * page_size;
}

void change_header(std::string& bytes, Dice& dice)
{
    constexpr std::size_t file_header_size = 100;
    constexpr std::size_t page_header_size = 12;
    if (dice.below(2) == 0)
        change_byte(bytes, dice.below(file_header_size), dice);
    else
        change_byte(bytes, page(bytes, dice) + dice.below(page_header_size), dice);
}

/// A letter or digit in the middle of a text: whatever looks like six of them in a row.
void change_text(std::string& bytes, Dice& dice)
{
    constexpr std::size_t neighbours = 3;
    const auto is_letter = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-'
            || letter == ' ';
    };
    const std::size_t begin = page_size + dice.below(bytes.size() - page_size - neighbours);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::size_t at = page_size + (begin + i) % (bytes.size() - page_size - neighbours);
        const auto first = bytes.begin() + static_cast<std::ptrdiff_t>(at - neighbours);
        if (!std::all_of(first, first + 2 * neighbours, is_letter))
            continue;
        constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
        const char before = bytes[at];
        while (bytes[at] == before)
            bytes[at] = letters[dice.below(letters.size())];
        return;
    }
}

void damage_log(Damage damage, DatabaseFiles& files, Dice& dice)
{
    std::string& log = files.at("-wal");
    const std::size_t frames = (log.size() - log_header_size) / (page_size + frame_header_size);
    switch (damage) {
    case Damage::log_bits:
        turn_bits(log, dice);
        break;
    case Damage::log_header:
        if (dice.below(2) == 0)
            change_byte(log, dice.below(log_header_size), dice);
        else
            change_byte(log,
                log_header_size + dice.below(frames) * (page_size + frame_header_size)
                    + dice.below(frame_header_size),
                dice);
        break;
    case Damage::log_truncated:
        log.resize(dice.below(log.size()));
        break;
    default:
        if (dice.below(2) == 0)
            files.erase("-wal");
        else
            std::rotate(
                log.begin(), log.begin() + static_cast<std::ptrdiff_t>(page_size), log.end());
    }
}

void damage_pages(Damage damage, std::string& bytes, Dice& dice)
{
    const std::size_t one = page(bytes, dice);
    const std::size_t other = page(bytes, dice);
    switch (damage) {
    case Damage::zero_page:
        bytes.replace(one, page_size, std::string(page_size, '\0'));
        break;
    case Damage::garbage_page:
        bytes.replace(one, page_size, garbage(page_size, dice));
        break;
    case Damage::swapped_pages: {
        const std::string kept = bytes.substr(one, page_size);
        bytes.replace(one, page_size, bytes.substr(other, page_size));
        bytes.replace(other, page_size, kept);
        break;
    }
    case Damage::copied_page:
        bytes.replace(one, page_size, bytes.substr(other, page_size));
        break;
    default: {
        const std::string& earlier = whole_database().earlier.at("");
        const std::size_t stale = page(earlier, dice);
        bytes.replace(stale, page_size, earlier.substr(stale, page_size));
    }
    }
}

void damage_file(Damage damage, std::string& bytes, Dice& dice)
{
    switch (damage) {
    case Damage::bits:
        turn_bits(bytes, dice);
        break;
    case Damage::byte:
        change_byte(bytes, dice.below(bytes.size()), dice);
        break;
    case Damage::header:
        change_header(bytes, dice);
        break;
    case Damage::truncated:
        bytes.resize(dice.below(2) == 0 ? page(bytes, dice) : dice.below(bytes.size()));
        break;
    case Damage::longer:
        bytes += garbage(1 + dice.below(3 * page_size), dice);
        break;
    case Damage::text:
        change_text(bytes, dice);
        break;
    default:
        damage_pages(damage, bytes, dice);
    }
}

constexpr std::array names{"bits", "byte", "zero page", "garbage page", "swapped pages",
    "copied page", "stale page", "header", "truncated", "longer", "text", "log: bits",
    "log: header", "log: truncated", "log: missing"};

} // namespace

std::string_view name_of(Damage damage)
{
    return names.at(static_cast<std::size_t>(damage));
}

DatabaseFiles damaged(Damage damage, std::mt19937& generator)
{
    Dice dice(generator);
    DatabaseFiles files = whole_database().closed;
    if (damage < Damage::log_bits) {
        damage_file(damage, files.at(""), dice);
        return files;
    }
    files = whole_database().open;
    damage_log(damage, files, dice);
    return files;
}

} // namespace consigliere::test
