#include "companion/table_corleone/view.h"

#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"

#include <algorithm>
#include <utility>

namespace consigliere::table_corleone {

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
    m_request.reset();
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
    if (!untold_of(action).empty()) {
        m_intent = Intent{family, action};
        return;
    }
    learn_from(action);
    record(family, action);
}

/// Describes the Act of a revealed Ally automatically: it is the current one.
void View::learn_from(const Action& action) const
{
    const auto* const reveal = std::get_if<RevealAlly>(&action);
    if (reveal == nullptr || components()[reveal->ally].act)
        return;
    ComponentDraft draft = ComponentDraft::of(components()[reveal->ally], ally_act_now(position()));
    // Errors are ignored: the Ally is revealed even if this cannot be saved.
    static_cast<void>(desk().describe(draft.describe(components())));
}

std::string View::waiting_move() const
{
    return m_intent ? tell_move(*this, {std::nullopt, m_intent->action, {}}) : std::string();
}

std::optional<View::Request> View::next_request()
{
    if (!m_request && m_intent) {
        const std::vector<ComponentDraft> untold = untold_of(m_intent->action);
        if (!untold.empty())
            return untold.front();
        const Intent intent = *m_intent;
        record(intent.family, intent.action);
    }
    return std::exchange(m_request, std::nullopt);
}

void View::leave_untold()
{
    if (!m_intent)
        return;
    const std::vector<ComponentDraft> untold = untold_of(m_intent->action);
    if (!untold.empty())
        m_left_untold.push_back(untold.front());
}

void View::collect_by_itself()
{
    if (!desk().habits().collects_by_itself)
        return;
    for (const Family family : position().seats) {
        const std::vector<Icon> due = icons_due(position(), family);
        const bool any = std::ranges::any_of(due, needs_no_choice);
        if (any && may(family, Collect{}))
            GameView::record(family, Collect{});
    }
}

namespace {

/// Collects the undescribed components that affect a move.
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
            add(business);
    }
    void back(BusinessId business)
    {
        if (!m_components[business].back)
            add(business);
    }
    void backs(SpaceId space)
    {
        // With two players the mark 3+ decides whether the space can be used.
        const bool needs_mark = player_count(m_position) == 2 && !m_components[space].three_plus;
        if (!m_components[space].is_described || needs_mark)
            add(space);
        for (const Area area : territories) {
            if (!m_components[space].touches.contains(area))
                continue;
            if (!m_components.printed_business(area))
                m_found.push_back(ComponentDraft::new_printed_business(area));
            for (std::size_t i = 0; i < m_components.businesses().size(); ++i) {
                const auto business = static_cast<BusinessId>(i);
                if (area_of(m_position, m_components, business) == area)
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
            add(move.business);
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
    void operator()(const CompleteJob& move) { job(move.job); }
    void operator()(const RevealJob& move) { job(move.job); }
    void operator()(const RevealAlly& move) { ally(move.ally); }
    void operator()(const PlayAlly& move) { ally(move.ally); }
    template <typename Other>
    void operator()(const Other&)
    {
    }

    std::vector<ComponentDraft> found() && { return std::move(m_found); }

private:
    void job(JobId id)
    {
        const Job& printed = m_components[id];
        if (!printed.colour || !printed.cost || !printed.reward || !printed.effect)
            m_found.push_back(ComponentDraft::of(printed));
    }
    void ally(AllyId id)
    {
        const Ally& printed = m_components[id];
        if (!printed.effect)
            m_found.push_back(ComponentDraft::of(printed, ally_act_now(m_position)));
    }
    void add(BusinessId id)
    {
        const Business& business = m_components[id];
        m_found.push_back(ComponentDraft::of(business));
        // Tiles laid now have this Act's colour.
        if (!business.colour)
            m_found.back().tile_colour = tile_colour_now(m_position);
    }
    void add(SpaceId id)
    {
        m_found.push_back(ComponentDraft::of(m_components[id]));
        m_found.back().mark = ComponentDraft::mark_with(m_position);
    }

    const Position& m_position;
    const Components& m_components;
    std::vector<ComponentDraft> m_found;
};

} // namespace

std::vector<ComponentDraft> View::untold_of(const Action& action) const
{
    UntoldFinder finder(position(), components());
    std::visit(finder, action);
    std::vector<ComponentDraft> found = std::move(finder).found();
    std::erase_if(found, [this](const ComponentDraft& untold) {
        return std::ranges::find(m_left_untold, untold) != m_left_untold.end();
    });
    return found;
}

} // namespace consigliere::table_corleone
