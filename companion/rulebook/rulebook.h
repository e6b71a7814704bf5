#pragma once

#include "companion/language/language.h"
#include "db/record_file.h"
#include "engine/ledger/error_or.h"

#include <string>
#include <string_view>
#include <vector>

/// The rules of a game as people read them: our own words, from `assets/rules`.
namespace consigliere::rulebook {

struct Rule {
    std::string id; ///< As a verdict cites it: "14.thug-space".
    int page = 0; ///< Of the printed rulebook; 0 where the book has no page numbers.
    std::string phase; ///< The id of the phase or chapter that it belongs to.
    std::string title;
    std::string text;
    std::string misreading; ///< What tables often believe instead, and why it is wrong.
    std::string editions; ///< Where the printed editions differ.
    std::string chosen; ///< Where the book is silent, and what the referee does.
};

/// A phase or chapter of the book.
struct Chapter {
    std::string id;
    std::string title;
};

class Rulebook {
public:
    /// The rules of a game in a language, in the order of the book.
    [[nodiscard]] static ledger::ErrorOr<Rulebook, db::FileError> load(
        std::string_view game, language::Language language);

    [[nodiscard]] const std::vector<Rule>& rules() const { return m_rules; }
    [[nodiscard]] const std::vector<Chapter>& chapters() const { return m_chapters; }
    [[nodiscard]] const Rule* find(std::string_view id) const;
    [[nodiscard]] std::string chapter_title(std::string_view id) const;

    /// The rules that fit a query: an id or the start of one, a page ("14", "p. 14"), or words that
    /// all occur somewhere in the rule, in any order and without regard to case or accents.
    /// An exact id comes alone; otherwise rules whose titles fit come first. An empty query fits
    /// every rule.
    [[nodiscard]] std::vector<const Rule*> search(std::string_view query) const;

private:
    std::vector<Chapter> m_chapters;
    std::vector<Rule> m_rules;
};

/// A text for comparing: lower case, without accents.
[[nodiscard]] std::string folded(std::string_view text);

} // namespace consigliere::rulebook
