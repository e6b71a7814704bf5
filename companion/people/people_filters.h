#pragma once

#include "companion/frame/room.h"
#include "companion/people/counted_people.h"

namespace consigliere::screens {

/// Filter buttons for game, year and participant; each opens a list.
class PeopleFilters {
public:
    void draw(Ui& ui, const std::vector<Rect>& places, const CountedPeople& people);
    static constexpr int count = 3;

    [[nodiscard]] bool is_open() const { return m_open != Question::none; }
    void draw_dialog(Ui& ui, CountedPeople& people);

private:
    enum class Question : std::uint8_t { none, game, year, with };

    void draw_games(Ui& ui, Rect& rest, CountedPeople& people);
    void draw_years(Ui& ui, Rect& rest, CountedPeople& people);
    void draw_people(Ui& ui, Rect& rest, CountedPeople& people);
    void ask(CountedPeople& people, const db::StatisticsFilter& filter);

    Question m_open = Question::none;
};

} // namespace consigliere::screens
