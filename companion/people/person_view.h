#pragma once

#include "companion/frame/room.h"
#include "companion/people/counted_people.h"
#include "companion/people/person_charts.h"

namespace consigliere::screens {

/// Page of one person. Controls are above growing content, so they do not move while evenings are
/// processed.
class PersonView {
public:
    enum class Wish : std::uint8_t { nothing, rename, join };
    struct Tapped {
        Wish wish = Wish::nothing;
        std::optional<db::SessionId> evening;
    };
    [[nodiscard]] Tapped draw(Ui& ui, const Rect& rect, const CountedPeople& people);

private:
    void draw_page(Ui& ui, Rect& rest, const CountedPeople& people, Tapped& tapped);

    EveningDots m_dots;
    YearPicture m_year;
};

} // namespace consigliere::screens
