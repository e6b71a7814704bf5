#include "companion/table_corleone/view.h"

#include "companion/table_corleone/names.h"

#include <algorithm>

namespace consigliere::table_corleone {

using namespace corleone;

std::string View::player(Family family) const
{
    const std::string_view actor = word_of(family);
    const std::string name = desk().player(actor);
    return name == actor ? tell(family) : name;
}

template <typename Id>
std::string View::name(Id id) const
{
    return tell(components()[id].naming);
}
template std::string View::name(BusinessId) const;
template std::string View::name(JobId) const;
template std::string View::name(AllyId) const;

Glow View::glow(std::optional<Family> family, const Action& action) const
{
    return may(family, action) ? Glow::legal : Glow::receding;
}

bool View::record(std::optional<Family> family, const Action& action)
{
    m_intent.reset();
    if (!GameView::record(family, action))
        return false;
    m_left_untold.clear();
    if (!std::holds_alternative<Collect>(action))
        collect_by_itself();
    return true;
}

void View::attempt(std::optional<Family> family, const Action& action)
{
    if (!may(family, action)) {
        explain(family, action);
        return;
    }
    if (untold_of(action).empty())
        record(family, action);
    else
        m_intent = Intent{family, action};
}

void View::resume_intent()
{
    if (m_intent && untold_of(m_intent->action).empty()) {
        const Intent intent = *m_intent;
        record(intent.family, intent.action);
    }
}

void View::collect_by_itself()
{
    if (!desk().habits().collects_by_itself)
        return;
    for (const Family family : position().seats) {
        const std::vector<Icon> due = icons_due(position(), family);
        const bool any = std::any_of(due.begin(), due.end(), needs_no_choice);
        if (any && may(family, Collect{}))
            GameView::record(family, Collect{});
    }
}

namespace {

using Untold = View::Untold;

/// Collects what is untold of the things that a move touches.
class UntoldFinder {
public:
    UntoldFinder(const Position& position, const Components& components)
        : m_position(position)
        , m_components(components)
    {
    }

    void front(BusinessId business)
    {
        if (!m_components[business].front)
            add(Untold::Kind::business, business);
    }
    void back(BusinessId business)
    {
        if (!m_components[business].back)
            add(Untold::Kind::business, business);
    }
    void backs(SpaceId space)
    {
        // With two players the mark 3+ decides whether anybody may stand there.
        const bool needs_mark = player_count(m_position) == 2 && !m_components[space].three_plus;
        if (!m_components[space].is_described || needs_mark)
            add(Untold::Kind::space, space);
        for (int number = 1; number <= territory_count; ++number) {
            const Area area = territory_with_number(number);
            if (!m_components[space].touches.contains(area))
                continue;
            if (!m_components.printed_business(area))
                m_found.push_back({Untold::Kind::printed_business, area, 0});
            for (std::size_t i = 0; i < m_components.businesses().size(); ++i) {
                const auto business = static_cast<BusinessId>(i);
                const bool is_there = m_position.businesses[i] == area
                    || m_components.printed_business(area) == business;
                if (is_there)
                    back(business);
            }
        }
    }
    void place(Place place)
    {
        if (place.kind == Place::Kind::thug_space)
            front(place.business());
        else if (place.kind == Place::Kind::member_space)
            backs(place.space());
    }

    void operator()(const OpenBusiness& move)
    {
        const Business& business = m_components[move.business];
        if (!business.colour || !business.front || !business.back)
            add(Untold::Kind::business, move.business);
    }
    void operator()(const PlaceThug& move) { front(move.business); }
    void operator()(const Use& move)
    {
        if (const auto* used = std::get_if<target::Business>(&move.target))
            move.icon == Icon::front ? front(used->business) : back(used->business);
        else if (const auto* spot = std::get_if<target::Spot>(&move.target))
            place(spot->to);
    }
    void operator()(const PlaceMember& move) { backs(move.space); }
    void operator()(const CompleteJob& move)
    {
        const Job& job = m_components[move.job];
        if (!job.colour || !job.cost || !job.reward || !job.effect)
            add(Untold::Kind::job, move.job);
    }
    void operator()(const RevealJob& move)
    {
        const Job& job = m_components[move.job];
        if (!job.colour || !job.cost || !job.reward || !job.effect)
            add(Untold::Kind::job, move.job);
    }
    void operator()(const RevealAlly& move) { ally(move.ally); }
    void operator()(const PlayAlly& move) { ally(move.ally); }
    template <typename Other>
    void operator()(const Other&)
    {
    }

    std::vector<Untold> found() && { return std::move(m_found); }

private:
    void ally(AllyId id)
    {
        if (!m_components[id].act || !m_components[id].effect)
            add(Untold::Kind::ally, id);
    }
    template <typename Id>
    void add(Untold::Kind kind, Id id)
    {
        m_found.push_back({kind, Area::wall_street, static_cast<std::uint8_t>(id)});
    }

    const Position& m_position;
    const Components& m_components;
    std::vector<Untold> m_found;
};

} // namespace

std::vector<Untold> View::untold_of(const Action& action) const
{
    UntoldFinder finder(position(), components());
    std::visit(finder, action);
    std::vector<Untold> found = std::move(finder).found();
    std::erase_if(found, [this](const Untold& untold) {
        return std::find(m_left_untold.begin(), m_left_untold.end(), untold) != m_left_untold.end();
    });
    return found;
}

} // namespace consigliere::table_corleone
