#pragma once

#include "companion/court/faq_cards.h"
#include "companion/desk/table_host.h"
#include "companion/language/language.h"
#include "companion/rulebook/question_search.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace consigliere::screens {

/// Cached "Why?" questions and answers of an evening after one entry, with the FAQ entries of one
/// thing. Invalid after another entry is asked for, entries are added, or the language changes.
class QuestionCache {
public:
    /// Computes the questions after `entry`, unless cached.
    void hear(const desk::GameTable& table, const ledger::Evening& evening, int entry);
    /// True if the cache is valid for `entry`.
    [[nodiscard]] bool knows(const ledger::Evening& evening, int entry) const;
    /// Entry after which the questions are asked; 0 before `hear`.
    [[nodiscard]] int moment() const { return m_moment.value_or(0); }

    [[nodiscard]] const std::vector<desk::WhyAnswer>& all() const { return m_all; }
    /// Index in `all()`. Requires a reference into it.
    [[nodiscard]] std::size_t number_of(const desk::WhyAnswer& explanation) const
    {
        return static_cast<std::size_t>(&explanation - m_all.data());
    }
    /// Questions about `thing`, most relevant first; a question whose text is `question` precedes
    /// them.
    [[nodiscard]] std::vector<const desk::WhyAnswer*> about(
        const std::string& thing, std::string_view question = {}) const;
    /// All questions, those about recently asked things first.
    [[nodiscard]] std::vector<const desk::WhyAnswer*> asked_last_first(
        const std::vector<std::string>& asked_last) const;
    struct InWords {
        /// An entry number, a question, a FAQ entry or a rule.
        using Hit = std::variant<int, const desk::WhyAnswer*, rulebook::SettledArgument,
            const rulebook::Rule*>;
        /// Best first.
        std::vector<Hit> hits;
        /// False if no result has all words; these are the nearest ones then.
        bool have_all_words = true;

        /// Results of one type: `all<const rulebook::Rule*>()`.
        template <typename One>
        [[nodiscard]] std::vector<One> all() const
        {
            std::vector<One> found;
            for (const Hit& hit : hits) {
                if (const One* one = std::get_if<One>(&hit))
                    found.push_back(*one);
            }
            return found;
        }
    };
    [[nodiscard]] const InWords& look_for(std::string_view text, const rulebook::Rulebook& book);
    /// FAQ entries about a thing, with their status at this moment.
    [[nodiscard]] const std::vector<ArguedHere>& argued_about(
        const std::string& thing, const rulebook::Rulebook& book, const desk::GameTable& table);

private:
    std::vector<desk::WhyAnswer> m_all;
    /// Names of the players that each question is about.
    std::vector<std::string> m_names;
    /// Search index; built on first use.
    std::optional<rulebook::QuestionSearch> m_search;
    std::optional<std::string> m_searched;
    InWords m_in_words;
    std::vector<ArguedHere> m_argued;
    /// Thing of `m_argued`; nullopt before the first request.
    std::optional<std::string> m_argued_thing;
    std::optional<int> m_moment;
    /// Number of entries and language when computed.
    int m_entries = 0;
    language::Language m_language;
};

} // namespace consigliere::screens
