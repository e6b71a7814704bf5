#pragma once

#include "companion/desk/desk.h"
#include "companion/language/language.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// The questions of an evening at one moment, with their answers; worked out once for each moment.
class Docket {
public:
    /// The questions as they stood after an entry. Nothing is done when they are known already.
    void hear(const desk::GameTable& table, const ledger::Evening& evening, int entry);
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
    /// The questions whose words, or those of their answers, begin like all the words of a text;
    /// all of them for an empty one. What was asked last comes first.
    [[nodiscard]] std::vector<const desk::Explanation*> with_words(
        std::string_view text, const std::vector<std::string>& asked_last) const;

private:
    std::vector<desk::Explanation> m_all;
    std::optional<int> m_moment;
    /// How many entries there were, and the language, when they were heard.
    int m_entries = 0;
    language::Language m_language;
};

} // namespace consigliere::screens
