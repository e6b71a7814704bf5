#pragma once

#include "companion/frame/screen.h"
#include "db/people_matches.h"

#include <cstdint>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Asks about pairs of people who may be one: Yes, No or Later. Writes nothing.
class PeopleQuestions {
public:
    PeopleQuestions() = default;
    /// `tablet`: where the second of each pair comes from; empty if both are here.
    PeopleQuestions(std::vector<db::PeopleMatch> matches, std::string tablet);

    [[nodiscard]] bool empty() const { return m_matches.empty(); }
    [[nodiscard]] std::size_t size() const { return m_matches.size(); }
    /// Yes or No.
    [[nodiscard]] bool has_answers() const;
    [[nodiscard]] db::PeopleAnswers answers() const;
    void draw(Ui& ui, Rect& rect);

private:
    /// `none` counts as `later`: two people for now; `no` is remembered.
    enum class Answer : std::uint8_t { none, yes, no, later };

    [[nodiscard]] std::size_t answered() const;
    void draw_question(Ui& ui, Rect& rect, std::size_t number);

    std::vector<db::PeopleMatch> m_matches;
    std::string m_tablet;
    std::vector<Answer> m_answers;
};

} // namespace consigliere::screens
