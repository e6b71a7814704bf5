#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::ledger {

/// A move line cut into its two parts: what was done, and why the table lets it stand although a
/// rule forbids it (the words behind ` ! `).
struct RuledLine {
    std::string_view move;
    std::string_view ruling;
    bool has_ruling = false;
};
[[nodiscard]] RuledLine split_ruling(std::string_view line);

/// Reads a move line word by word. It only cuts; what a word means belongs to the game.
class WordReader {
public:
    explicit WordReader(std::string_view line);

    [[nodiscard]] bool at_end() const { return m_rest.empty(); }
    /// The next word without taking it; empty at the end.
    [[nodiscard]] std::string_view peek() const { return m_word; }
    /// Takes the next word; empty at the end.
    std::string_view next();
    /// Takes the next word if it is this one.
    [[nodiscard]] bool take(std::string_view word);
    /// Everything that has not been read yet.
    [[nodiscard]] std::string_view rest() const { return m_rest; }

private:
    void cut_word();

    std::string_view m_rest;
    std::string_view m_word;
};

/// The parts of a text between separators, with the blanks around each part removed.
/// An empty text has no parts; two separators in a row have an empty part between them.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);
/// The text without blanks at either end.
[[nodiscard]] std::string_view trim(std::string_view text);
/// A whole number without a sign, if the text is exactly that and fits.
[[nodiscard]] std::optional<int> number_of(std::string_view text);
/// Whether a text can be the record's name of a card, tile or person: lower-case words of letters
/// and digits in any script, joined by '-'.
[[nodiscard]] bool is_name(std::string_view text);
/// The text with small letters for capitals, in the Latin, Greek and Cyrillic letters of Europe;
/// everything else stays as it is.
[[nodiscard]] std::string lower_case(std::string_view text);
/// The record's name for something that was only given as people write it: "Ana Maria" becomes
/// "ana-maria", in small letters of any script. What is no letter, digit or blank falls out.
[[nodiscard]] std::string name_from(std::string_view text);
/// The parts joined by a separator.
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view separator);
/// What `text_of` says of each of some things, joined by a separator.
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
