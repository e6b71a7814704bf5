#pragma once

#include "companion/court/faq_cards.h"
#include "companion/desk/desk.h"
#include "companion/language/language.h"
#include "companion/rulebook/question_search.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace consigliere::screens {

/// The questions of an evening at one moment, with their answers, and what is argued over about a
/// thing then. All of it is worked out once: it holds until another moment is asked about, an entry
/// more is made or another language is chosen.
class QuestionCache {
public:
    /// The questions as they stood after an entry. Nothing is done when they are known already.
    void hear(const desk::GameTable& table, const ledger::Evening& evening, int entry);
    /// Whether the questions after an entry are known as they stand today.
    [[nodiscard]] bool knows(const ledger::Evening& evening, int entry) const;
    /// The entry after which the questions are asked.
    [[nodiscard]] int moment() const { return m_moment.value_or(0); }

    [[nodiscard]] const std::vector<desk::Explanation>& all() const { return m_all; }
    /// The number of a question among all of them.
    [[nodiscard]] std::size_t number_of(const desk::Explanation& explanation) const
    {
        return static_cast<std::size_t>(&explanation - m_all.data());
    }
    /// What a thing answers, what it is most about first; a question that is asked by its words
    /// comes before that.
    [[nodiscard]] std::vector<const desk::Explanation*> about(
        const std::string& thing, std::string_view question = {}) const;
    /// All of them; what was asked last comes first.
    [[nodiscard]] std::vector<const desk::Explanation*> asked_last_first(
        const std::vector<std::string>& asked_last) const;
    /// What is found by the words that somebody types.
    struct InWords {
        /// The number of an entry, or one thing that answers.
        using Hit = std::variant<int, const desk::Explanation*, rulebook::SettledArgument,
            const rulebook::Rule*>;
        /// The best first.
        std::vector<Hit> hits;
        /// Otherwise they are the nearest ones.
        bool have_all_words = true;

        /// Those of one kind: `all<const rulebook::Rule*>()`.
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
    /// What is argued over about a thing, and how it stands there at this moment.
    [[nodiscard]] const std::vector<ArguedHere>& argued_about(
        const std::string& thing, const rulebook::Rulebook& book, const desk::GameTable& table);

private:
    std::vector<desk::Explanation> m_all;
    /// How the players are called whom each of them is about.
    std::vector<std::string> m_names;
    /// Made when somebody looks for words.
    std::optional<rulebook::QuestionSearch> m_search;
    /// What was looked for last, and what was found.
    std::optional<std::string> m_searched;
    InWords m_in_words;
    std::vector<ArguedHere> m_argued;
    /// Over which things it is argued there; nothing before one was asked about.
    std::optional<std::string> m_argued_thing;
    std::optional<int> m_moment;
    /// How many entries there were, and the language, when they were heard.
    int m_entries = 0;
    language::Language m_language;
};

} // namespace consigliere::screens
