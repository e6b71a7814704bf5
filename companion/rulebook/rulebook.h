#pragma once

#include "companion/language/language.h"
#include "companion/rulebook/word_index.h"
#include "db/record_file.h"
#include "engine/ledger/error_or.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Rules of a game in our own words, from `assets/rules`.
namespace consigliere::rulebook {

/// A frequently disputed question (FAQ), as a player would ask it.
struct FaqEntry {
    std::string id; ///< "paid-twice"; unique in a book.
    /// Hotspots, or kinds of them, that it concerns, the most typical first: "territory",
    /// "phase:wars".
    std::vector<std::string> about;
    /// Where to find its status for a hotspot. A status word of the table
    /// (`desk::GameTable::faq_status`), or the id of a rule whose question has the answer. Empty if
    /// there is none.
    std::string now;
    std::string question;
    std::string answer;
};

struct Rule {
    std::string id; ///< Id, as cited by verdicts: "14.thug-space".
    int page = 0; ///< Page of the printed rule book; 0 if it has no page numbers.
    std::string phase; ///< Id of its phase or chapter.
    std::string title;
    std::string text;
    std::string misreading; ///< Common misreading, and why it is wrong.
    std::string editions; ///< Differences between printed editions.
    std::string chosen; ///< What the book leaves open, and the referee's choice.
    std::string words; ///< Search words; never shown.
    std::vector<FaqEntry> argued;
};

/// A FAQ entry with the rule that answers it.
struct SettledArgument {
    const Rule* rule = nullptr;
    const FaqEntry* argument = nullptr;
};

struct Chapter {
    std::string id;
    std::string title;
};

class Rulebook {
public:
    /// Loads a game's rules, in the order of the book. Texts not translated are in English.
    [[nodiscard]] static ledger::ErrorOr<Rulebook, db::FileError> load(
        std::string_view game, language::Language language);

    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; }
    [[nodiscard]] const std::vector<Chapter>& chapters() const { return m_chapters; }
    [[nodiscard]] const Rule* find(std::string_view id) const;
    /// Ids of texts not translated into the requested language: "19.tie", "19.tie/older-marker".
    [[nodiscard]] const std::vector<std::string>& untranslated() const { return m_untranslated; }

    /// All FAQ entries. Those of rules with a common misreading first, otherwise in the order of
    /// the book.
    [[nodiscard]] std::vector<SettledArgument> arguments() const;
    /// FAQ entries that match a query, best first. Queries as for search().
    [[nodiscard]] std::vector<SettledArgument> search_arguments(std::string_view query) const;

    /// Rules that match a query, best first:
    /// - an id (`14.thug-space`) or a prefix of ids (`14.thug`, `CG-7`);
    /// - a page (`14`, `p. 14`, `strona 14`) or, in a book without page numbers, a phase;
    /// - words in any form: first the rules with all words; whole words rank before other forms and
    ///   parts, titles before texts. If few rules have all words, those with some follow.
    /// An empty query matches every rule.
    [[nodiscard]] std::vector<const Rule*> search(std::string_view query) const;

    /// How a query matches a book, weakest first. To search several books, start with the best
    /// match.
    enum class Fit : std::uint8_t { nothing, some_words, words, page, id };
    [[nodiscard]] Fit fit(std::string_view query) const;

    /// Further search words for a kind of question ("control"); empty if none.
    [[nodiscard]] std::string words_for(std::string_view kind) const;

    /// Returns the significant words of a question, folded; all words if none is significant.
    [[nodiscard]] std::vector<std::string> telling_words(std::string_view question) const;
    /// Returns the words of a text that match a query, for highlighting.
    [[nodiscard]] std::vector<WordIn> hits(std::string_view text, std::string_view query) const;

private:
    [[nodiscard]] std::vector<const Rule*> with_id(const std::string& query) const;
    /// Rules on the page or in the phase named by a query; nullopt if it names none.
    [[nodiscard]] std::optional<std::vector<const Rule*>> on_page(const std::string& query) const;
    /// Rules named by id, page or phase; nullopt for a query of words.
    [[nodiscard]] std::optional<std::vector<const Rule*>> named_by(const std::string& query) const;
    void index_words();

    std::vector<Chapter> m_chapters;
    std::vector<Rule> m_rules;
    std::vector<std::string> m_untranslated;
    WordIndex m_index;
    /// Index of the FAQ entries, in the order of `arguments()`.
    WordIndex m_argued_index;
    struct AskedIn {
        std::string kind;
        std::string words;
    };
    std::vector<AskedIn> m_asked_in;
    /// Stop words, and the words for "page" and "phase"; folded.
    std::vector<std::string> m_little_words;
    std::vector<std::string> m_page_words;
    std::vector<std::string> m_phase_words;
};

} // namespace consigliere::rulebook
