#include "companion/rulebook/asked_entry.h"

#include "companion/rulebook/word_index.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace consigliere::rulebook {

namespace {

// Folded, in the cases used before a number: English, Polish, Czech, Portuguese, Russian.
constexpr std::array<std::string_view, 18> words_for_entry{"entry", "entries", "wpis", "wpisu",
    "wpisie", "wpisem", "zapis", "zapisu", "zapisie", "zaznam", "zaznamu", "zaznamem", "registro",
    "entrada", "lancamento", "запись", "записи", "записью"};
/// Words between such a word and its number, or alone before the number.
constexpr std::array<std::string_view, 16> words_for_number{"no", "nr", "number", "numer", "numeru",
    "cislo", "cisla", "c", "numero", "nº", "номер", "move", "ruch", "tah", "lance", "ход"};

bool has(std::span<const std::string_view> words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

} // namespace

std::optional<int> asked_entry(std::string_view text)
{
    if (const std::optional<int> alone = ledger::number_of(ledger::trim(text)))
        return alone;
    const bool has_sign = ledger::trim(text).starts_with('#');
    const std::vector<std::string> words = folded_words(text);
    const auto says_number = [](const std::string& word) { return has(words_for_number, word); };
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::optional<int> number = ledger::number_of(words[i]);
        if (!number)
            continue;
        std::size_t before = i;
        while (before > 0 && says_number(words[before - 1]))
            --before;
        const bool is_all = before == 0 && words.size() == i + 1 && (i > 0 || has_sign);
        if (is_all || (before > 0 && has(words_for_entry, words[before - 1])))
            return number;
    }
    return std::nullopt;
}

} // namespace consigliere::rulebook
