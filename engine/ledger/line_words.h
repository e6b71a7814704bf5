#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::ledger {

/// A move line split at ` ! `: the move, and the reason of a ruling.
struct RuledLine {
    std::string_view move;
    std::string_view ruling;
    bool has_ruling = false;
};
[[nodiscard]] RuledLine split_ruling(std::string_view line);

/// Tokenizer of a move line. Words are separated by blanks; their meaning belongs to the game.
class WordReader {
public:
    explicit WordReader(std::string_view line);

    [[nodiscard]] bool at_end() const { return m_rest.empty(); }
    /// The next word, not consumed; empty at the end.
    [[nodiscard]] std::string_view peek() const { return m_word; }
    /// Consumes the next word; empty at the end.
    std::string_view next();
    /// Consumes the next word and returns true if it equals `word`.
    [[nodiscard]] bool take(std::string_view word);
    [[nodiscard]] std::string_view rest() const { return m_rest; }

private:
    void cut_word();

    std::string_view m_rest;
    std::string_view m_word;
};

/// Splits and trims. Empty text has no parts; adjacent separators have an empty part between.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);
[[nodiscard]] std::string_view trim(std::string_view text);
/// Parses an unsigned decimal number. Returns nullopt if the text is anything else or overflows.
[[nodiscard]] std::optional<int> number_of(std::string_view text);
/// Returns true for record names: lower-case letters of any script, digits, joined by '-'.
[[nodiscard]] bool is_name(std::string_view text);
/// Converts European Latin, Greek and Cyrillic capitals (UTF-8) to lower case.
[[nodiscard]] std::string lower_case(std::string_view text);
/// Converts a displayed name to a record name: "Ana Maria" → "ana-maria"; drops other signs.
[[nodiscard]] std::string name_from(std::string_view text);
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view separator);
template <typename Things, typename TextOf>
[[nodiscard]] std::string join(
    const Things& things, std::string_view separator, const TextOf& text_of)
{
    std::vector<std::string> parts;
    for (const auto& thing : things)
        parts.emplace_back(text_of(thing));
    return join(parts, separator);
}

} // namespace consigliere::ledger
