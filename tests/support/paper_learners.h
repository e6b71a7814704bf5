#pragma once

#include "companion/server/seat_lessons.h"

#include <functional>
#include <map>
#include <string>

namespace consigliere::test {

/// Who plays for the first time, and what they were told, kept on paper.
class PaperLearners final : public server::Learners {
public:
    [[nodiscard]] int changes() const override { return m_changes; }
    [[nodiscard]] std::optional<rulebook::ToldLessons> lessons_told(
        std::string_view actor) const override
    {
        const auto found = m_told.find(actor);
        return found == m_told.end() ? std::nullopt : std::optional(found->second);
    }
    void tell(const std::string& actor, const std::string& lesson) override
    {
        m_told[actor].insert(lesson);
        ++m_changes;
    }
    void skip(const std::string& actor) override
    {
        m_told.erase(actor);
        ++m_changes;
    }
    void add(const std::string& actor)
    {
        m_told[actor];
        ++m_changes;
    }

private:
    std::map<std::string, rulebook::ToldLessons, std::less<>> m_told; ///< By actor.
    int m_changes = 0;
};

} // namespace consigliere::test
