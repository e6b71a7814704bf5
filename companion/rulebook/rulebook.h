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

/// The rules of a game as people read them: our own words, from `assets/rules`.
namespace consigliere::rulebook {

/// A question over which tables argue, in the words of a player.
struct FaqEntry {
    std::string id; ///< "paid-twice": no two of a book are alike.
    /// The things of the table where it comes up, or kinds of them, as the table calls them, where
    /// it comes up most first: "territory", "phase:wars".
    std::vector<std::string> about;
    /// What is told of such a thing to say how this very question stands there: a word of its table
    /// (`desk::GameTable::faq_status`), or the rule that decides a question whose answer says
    /// so. Empty where nothing does.
    std::string now;
    std::string question;
    std::string answer;
};

struct Rule {
    std::string id; ///< As a verdict cites it: "14.thug-space".
    int page = 0; ///< Of the printed rulebook; 0 where the book has no page numbers.
    std::string phase; ///< The id of the phase or chapter that it belongs to.
    std::string title;
    std::string text;
    std::string misreading; ///< What tables often believe instead, and why it is wrong.
    std::string editions; ///< Where the printed editions differ.
    std::string chosen; ///< Where the book leaves something open, and what the referee does.
    std::string words; ///< What people say when they look for this rule; never shown.
    std::vector<FaqEntry> argued;
};

/// An argument and the rule that settles it.
struct SettledArgument {
    const Rule* rule = nullptr;
    const FaqEntry* argument = nullptr;
};

/// A phase or chapter of the book.
struct Chapter {
    std::string id;
    std::string title;
};

class Rulebook {
public:
    /// The rules of a game in a language, in the order of the book. What has no text in that
    /// language is told in English.
    [[nodiscard]] static ledger::ErrorOr<Rulebook, db::FileError> load(
        std::string_view game, language::Language language);

    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; }
    [[nodiscard]] const std::vector<Chapter>& chapters() const { return m_chapters; }
    [[nodiscard]] const Rule* find(std::string_view id) const;
    /// What is told in English although another language was asked for: "19.tie",
    /// "19.tie/older-marker".
    [[nodiscard]] const std::vector<std::string>& untranslated() const { return m_untranslated; }

    /// Everything that is argued over: what is misread first, because that is argued over most,
    /// and otherwise in the order of the book.
    [[nodiscard]] std::vector<SettledArgument> arguments() const;
    /// The arguments that fit a query, by what a search for rules understands, the best first.
    [[nodiscard]] std::vector<SettledArgument> search_arguments(std::string_view query) const;

    /// The rules that fit a query, the best first:
    /// - an id alone (`14.thug-space`), or all ids that begin like this (`14.thug`, `CG-7`);
    /// - a page (`14`, `p. 14`, `strona 14`) or, in a book without page numbers, a phase;
    /// - words as people say them, in any form: those rules first that have all of them, whole
    ///   words before forms and parts of words, titles before texts. When hardly any rule has
    ///   all, those that have some follow.
    /// An empty query fits every rule.
    [[nodiscard]] std::vector<const Rule*> search(std::string_view query) const;

    /// By what the rules fit that a search finds, the weakest first: who searches several books
    /// begins with the one in which the query means most.
    enum class Fit : std::uint8_t { nothing, some_words, words, page, id };
    [[nodiscard]] Fit fit(std::string_view query) const;

    /// In which words people ask a kind of question about a position ("control"), beside those of
    /// the question itself; empty where the book knows none.
    [[nodiscard]] std::string words_for(std::string_view kind) const;

    /// The words of a question that say something, folded; all of them if none does.
    [[nodiscard]] std::vector<std::string> telling_words(std::string_view question) const;
    /// The words of a text for which a search with this query could have found it.
    [[nodiscard]] std::vector<WordIn> hits(std::string_view text, std::string_view query) const;

private:
    [[nodiscard]] std::vector<const Rule*> with_id(const std::string& query) const;
    /// The rules on the page or in the phase that a query names; nothing if it names none.
    [[nodiscard]] std::optional<std::vector<const Rule*>> on_page(const std::string& query) const;
    /// The rules that a query names by an id, a page or a phase; nothing if it is made of words.
    [[nodiscard]] std::optional<std::vector<const Rule*>> named_by(const std::string& query) const;
    void index_words();

    std::vector<Chapter> m_chapters;
    std::vector<Rule> m_rules;
    std::vector<std::string> m_untranslated;
    WordIndex m_index;
    /// Of all arguments, in the order of `arguments()`.
    WordIndex m_argued_index;
    struct AskedIn {
        std::string kind;
        std::string words;
    };
    std::vector<AskedIn> m_asked_in;
    /// Words that say little by themselves, and the words for "page" and "phase"; folded.
    std::vector<std::string> m_little_words;
    std::vector<std::string> m_page_words;
    std::vector<std::string> m_phase_words;
};

} // namespace consigliere::rulebook
