/// Which questions the table of Corleone's Empire answers.

#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/why_text.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

using About = Question::About;

class Asking {
public:
    Asking(const Position& position, const Components& components)
        : m_position(position)
        , m_components(components)
    {
    }

    [[nodiscard]] std::vector<Question> all() &&
    {
        ask_course();
        ask_board();
        ask_cards();
        for (const Family family : m_position.seats)
            ask_seat(family);
        return std::move(m_questions);
    }

private:
    void ask(const Question& question) { m_questions.push_back(question); }

    void ask_course()
    {
        if (m_position.phase == Phase::business)
            ask({.about = About::turn});
        if (m_position.phase == Phase::bribery)
            ask({.about = About::bribery});
        ask({.about = About::first_player});
        ask({.about = About::winner});
        for (const Phase phase :
            {Phase::open, Phase::business, Phase::wars, Phase::bribery, Phase::tribute})
            ask({.about = About::phase, .phase = phase});
        for (int act = 1; act <= last_act; ++act)
            ask({.about = About::hand_limit, .act = act});
    }
    void ask_board()
    {
        for (const Area territory : territories) {
            ask({.about = About::control, .territory = territory});
            ask({.about = About::influence, .territory = territory});
            ask({.about = About::domination, .territory = territory});
        }
        ask({.about = About::control, .territory = Area::central_park});
        for (const FigureId figure : all_figures) {
            if (m_position.place_of(figure).is_on_board()
                || m_position.place_of(figure).kind == Place::Kind::hudson)
                ask({.about = About::figure, .figure = figure});
        }
        for (std::size_t i = 0; i < m_components.businesses().size(); ++i) {
            const auto business = static_cast<BusinessId>(i);
            const std::optional<Area> area = area_of(m_position, m_components, business);
            // Central Park's has no Front for which anybody could be paid (15.central-park).
            if (area && is_territory(*area))
                ask({.about = About::business, .business = business});
        }
        for (std::size_t i = 0; i < m_components.spaces().size(); ++i)
            ask({.about = About::space, .space = static_cast<SpaceId>(i)});
    }
    void ask_cards()
    {
        std::vector<JobId> asked;
        for (const JobId job : jobs_in(m_position, JobZone::open())) {
            // Two copies of one Job are one question.
            if (std::ranges::find(asked, job) == asked.end())
                ask({.about = About::public_job, .job = job});
            asked.push_back(job);
        }
        for (const JobColour colour : all_of<JobColour>)
            ask({.about = About::job_bonus, .colour = colour});
    }
    void ask_seat(Family family)
    {
        ask({.about = About::total, .family = family});
        if (m_position.tracking == Tracking::full) {
            ask({.about = About::hand, .family = family});
            ask({.about = About::suitcase, .family = family});
        }
        ask({.about = About::supply, .family = family});
        ask({.about = About::markers, .family = family});
        ask({.about = About::completed, .family = family});
    }

    const Position& m_position;
    const Components& m_components;
    std::vector<Question> m_questions;
};

} // namespace

std::vector<Question> questions_about(const Position& position, const Components& components)
{
    return Asking(position, components).all();
}

} // namespace consigliere::table_corleone
