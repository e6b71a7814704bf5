#include "companion/table_corleone/things.h"

#include <array>

namespace consigliere::table_corleone::thing {

namespace {

std::string named(std::string_view kind, std::string_view name)
{
    return std::string(kind) + ":" + std::string(name);
}

/// Collects the things that one question is about.
class Collecting {
public:
    Collecting(const Question& question, const Answer& answer, const Moment& moment)
        : m_question(question)
        , m_answer(answer)
        , m_position(moment.position())
        , m_components(moment.components())
    {
    }

    [[nodiscard]] std::vector<std::string> all();

private:
    void add(std::string thing) { m_things.push_back(std::move(thing)); }
    void add_count(Count which)
    {
        add(count(which, m_question.family));
        add(seat(m_question.family));
    }
    void add_figures_at(Place place)
    {
        for (const FigureId id : all_figures) {
            if (m_position.place_of(id) == place)
                add(figure(id));
        }
    }
    void add_figure();
    void add_shares(Count which)
    {
        for (const Share& share : m_answer.shares) {
            if (share.family)
                add(count(which, *share.family));
        }
    }

    const Question& m_question;
    const Answer& m_answer;
    const Position& m_position;
    const Components& m_components;
    std::vector<std::string> m_things;
};

/// A figure answers for its place, too: it may cover it.
void Collecting::add_figure()
{
    add(figure(m_question.figure));
    const Place place = m_position.place_of(m_question.figure);
    if (place.kind == Place::Kind::thug_space)
        add(business(place.business(), m_components));
    else if (place.kind == Place::Kind::member_space)
        add(space(place.space(), m_components));
    else if (place.kind == Place::Kind::hudson)
        add(hudson);
}

std::vector<std::string> Collecting::all()
{
    using About = Question::About;
    switch (m_question.about) {
    case About::control:
    case About::domination:
        if (!is_territory(m_question.territory)) {
            add(park);
            break;
        }
        add(land(m_question.territory));
        add(stack(m_question.territory));
        break;
    case About::influence:
        add(land(m_question.territory));
        break;
    case About::job_bonus:
        add_shares(Count::jobs);
        add(public_jobs);
        break;
    case About::turn:
        add(phase(Phase::business));
        if (m_answer.answer)
            add(seat(*m_answer.answer));
        for (const Family family : m_position.seats)
            add(count(Count::figures, family));
        break;
    case About::first_player:
        add(seat(m_position.horse_head));
        break;
    case About::bribery:
        add(phase(Phase::bribery));
        add(allies);
        break;
    case About::hand:
        add_count(Count::hand);
        break;
    case About::hand_limit:
        add(act(m_question.act));
        if (m_question.act == m_position.act) {
            for (const Family family : m_position.seats)
                add(count(Count::hand, family));
            add(phase(Phase::tribute));
        }
        break;
    case About::suitcase:
        add_count(Count::suitcase);
        break;
    case About::markers:
        add_count(Count::markers);
        break;
    case About::winner:
        add(phase(Phase::end));
        for (const Family family : m_position.seats)
            add(seat(family));
        break;
    case About::total:
        add(seat(m_question.family));
        add(count(Count::suitcase, m_question.family));
        break;
    case About::completed:
        add_count(Count::jobs);
        break;
    case About::supply:
        add_count(Count::figures);
        break;
    case About::figure:
        add_figure();
        break;
    case About::business:
        add(business(m_question.business, m_components));
        add_figures_at(Place::on(m_question.business));
        break;
    case About::space:
        add(space(m_question.space, m_components));
        add_figures_at(Place::on(m_question.space));
        // Whoever stands there may have used the Back of the park.
        if (m_answer.amount > 0
            && m_components[m_question.space].touches.contains(Area::central_park))
            add(park);
        break;
    case About::public_job:
        add(job(m_question.job, m_components));
        add(public_jobs);
        break;
    case About::phase:
        add(phase(m_question.phase));
        if (m_question.phase == Phase::bribery)
            add(allies);
        break;
    }
    return std::move(m_things);
}

} // namespace

std::string land(Area area)
{
    return named("territory", word_of(area));
}

std::string stack(Area area)
{
    return named("stack", word_of(area));
}

std::string business(BusinessId business, const Components& components)
{
    if (business == Components::central_park)
        return park;
    return named("business", components[business].naming.name);
}

std::string space(SpaceId space, const Components& components)
{
    return named("space", components[space].name);
}

std::string figure(FigureId figure)
{
    const std::optional<Family> owner = owner_of(figure);
    std::string name = named("figure", owner ? word_of(*owner) : "neutral") + ":";
    name += word_of(kind_of(figure));
    if (kind_of(figure) == FigureKind::thug)
        name += std::to_string(static_cast<int>(figure) % figures_per_family + 1);
    return name;
}

std::string job(JobId job, const Components& components)
{
    return named("job", components[job].naming.name);
}

std::string phase(Phase phase)
{
    return named("phase", word_of(phase));
}

std::string act(int act)
{
    return named("act", std::to_string(act));
}

std::string count(Count count, Family family)
{
    constexpr std::array<std::string_view, 5> kinds{
        "hand", "suitcase", "figures", "markers", "jobs"};
    return named(kinds[static_cast<std::size_t>(count)], word_of(family));
}

std::string seat(Family family)
{
    return named("seat", word_of(family));
}

Meant meant_by(std::string_view name, const Position& position, const Components& components)
{
    Meant meant;
    const auto find = [name](auto& found, const auto& values, const auto& name_of) {
        for (const auto value : values) {
            if (!found && name_of(value) == name)
                found = value;
        }
    };
    const auto ids = [](const auto& list, auto first) {
        return ids_where<decltype(first)>(list, [](auto) { return true; });
    };
    find(meant.territory, territories, land);
    find(meant.territory, territories, stack);
    find(meant.business, ids(components.businesses(), BusinessId{}),
        [&](BusinessId id) { return business(id, components); });
    find(meant.space, ids(components.spaces(), SpaceId{}),
        [&](SpaceId id) { return space(id, components); });
    find(meant.figure, all_figures, figure);
    find(meant.family, position.seats, seat);
    for (const Count each :
        {Count::hand, Count::suitcase, Count::figures, Count::markers, Count::jobs})
        find(meant.family, position.seats, [each](Family family) { return count(each, family); });
    find(meant.act, std::array{1, 2, 3, 4}, act);
    return meant;
}

std::vector<std::string> asked_by(
    const Question& question, const Answer& answer, const Moment& moment)
{
    return Collecting(question, answer, moment).all();
}

} // namespace consigliere::table_corleone::thing
