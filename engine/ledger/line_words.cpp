#include "engine/ledger/line_words.h"

#include <array>
#include <charconv>

namespace consigliere::ledger {

namespace {

bool is_blank(char letter)
{
    return letter == ' ' || letter == '\t';
}

} // namespace

RuledLine split_ruling(std::string_view line)
{
    for (std::size_t i = line.find('!', 1); i < line.size(); i = line.find('!', i + 1)) {
        const bool stands_alone =
            is_blank(line[i - 1]) && (i + 1 == line.size() || is_blank(line[i + 1]));
        if (stands_alone)
            return {trim(line.substr(0, i)), trim(line.substr(i + 1)), true};
    }
    return {trim(line), {}, false};
}

WordReader::WordReader(std::string_view line)
    : m_rest(trim(line))
{
    cut_word();
}

void WordReader::cut_word()
{
    std::size_t length = 0;
    while (length < m_rest.size() && !is_blank(m_rest[length]))
        ++length;
    m_word = m_rest.substr(0, length);
}

std::string_view WordReader::next()
{
    const std::string_view word = m_word;
    m_rest.remove_prefix(word.size());
    while (!m_rest.empty() && is_blank(m_rest.front()))
        m_rest.remove_prefix(1);
    cut_word();
    return word;
}

bool WordReader::take(std::string_view word)
{
    if (at_end() || m_word != word)
        return false;
    next();
    return true;
}

std::vector<std::string_view> split(std::string_view text, char separator)
{
    std::vector<std::string_view> parts;
    if (trim(text).empty())
        return parts;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != separator)
            continue;
        parts.push_back(trim(text.substr(start, i - start)));
        start = i + 1;
    }
    return parts;
}

std::string_view trim(std::string_view text)
{
    while (!text.empty() && is_blank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back()))
        text.remove_suffix(1);
    return text;
}

std::optional<int> number_of(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || text.front() == '-')
        return std::nullopt;
    return number;
}

bool is_name(std::string_view text)
{
    if (text.empty() || text.front() == '-' || text.back() == '-')
        return false;
    bool after_hyphen = false;
    for (const char letter : text) {
        const bool is_hyphen = letter == '-';
        if (is_hyphen && after_hyphen)
            return false;
        after_hyphen = is_hyphen;
        // UTF-8 bytes of non-ASCII letters.
        const bool is_letter =
            (letter >= 'a' && letter <= 'z') || (static_cast<unsigned char>(letter) >= 0x80);
        const bool is_digit = letter >= '0' && letter <= '9';
        if (!is_hyphen && !is_letter && !is_digit)
            return false;
    }
    return true;
}

namespace {

/// Capitals with a common offset to lower case. All of these take two bytes in UTF-8.
struct Capitals {
    int first;
    int last;
    int distance; ///< Offset to the lower-case letter.
    int step; ///< Distance between capitals.
};
constexpr std::array<Capitals, 10> capitals{{
    {0xC0, 0xD6, 0x20, 1}, // À to Ö
    {0xD8, 0xDE, 0x20, 1}, // Ø to Þ
    {0x100, 0x136, 1, 2}, // Ā to Ķ, alternating
    {0x139, 0x147, 1, 2}, // Ĺ to Ň
    {0x14A, 0x176, 1, 2}, // Ŋ to Ŷ
    {0x179, 0x17D, 1, 2}, // Ź to Ž
    {0x391, 0x3A1, 0x20, 1}, // Α to Ρ
    {0x3A3, 0x3AB, 0x20, 1}, // Σ to Ϋ
    {0x400, 0x40F, 0x50, 1}, // Ѐ to Џ
    {0x410, 0x42F, 0x20, 1}, // А to Я
}};

int small_letter(int letter)
{
    constexpr int dotted_i = 0x130; // Its lower-case letter is ASCII.
    for (const Capitals& some : capitals) {
        const bool is_one = letter >= some.first && letter <= some.last && letter != dotted_i
            && (letter - some.first) % some.step == 0;
        if (is_one)
            return letter + some.distance;
    }
    return letter;
}

} // namespace

std::string lower_case(std::string_view text)
{
    std::string lower(text);
    for (std::size_t i = 0; i < lower.size(); ++i) {
        const int byte = static_cast<unsigned char>(lower[i]);
        if (byte >= 'A' && byte <= 'Z')
            lower[i] = static_cast<char>(byte - 'A' + 'a');
        const bool begins_two = (byte & 0xE0) == 0xC0;
        if (!begins_two || i + 1 == lower.size())
            continue;
        const int next = static_cast<unsigned char>(lower[i + 1]);
        const int letter = small_letter((byte & 0x1F) << 6 | (next & 0x3F));
        lower[i] = static_cast<char>(0xC0 | letter >> 6);
        lower[++i] = static_cast<char>(0x80 | (letter & 0x3F));
    }
    return lower;
}

std::string name_from(std::string_view text)
{
    std::string name;
    for (const char letter : lower_case(text)) {
        const bool is_plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9')
            || static_cast<unsigned char>(letter) >= 0x80;
        if (is_plain)
            name += letter;
        else if ((letter == ' ' || letter == '-') && !name.empty() && name.back() != '-')
            name += '-';
    }
    if (!name.empty() && name.back() == '-')
        name.pop_back();
    return name;
}

std::string join(const std::vector<std::string>& parts, std::string_view separator)
{
    std::string joined;
    for (const std::string& part : parts) {
        if (!joined.empty())
            joined += separator;
        joined += part;
    }
    return joined;
}

} // namespace consigliere::ledger
