/// How rules over which tables argue come out for a thing of this one: who shares in the Fronts of
/// a Territory, which Thug spaces are free.

#include "companion/table_corleone/names.h"
#include "companion/table_corleone/table.h"
#include "companion/table_corleone/things.h"
#include "companion/table_corleone/why_text.h"
#include "engine/corleone/rules.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

class ArguedNow {
public:
    ArguedNow(const View& view, const Moment& moment, std::string_view thing)
        : m_view(view)
        , m_moment(moment)
        , m_position(moment.position())
        , m_components(moment.components())
    {
        find(thing);
    }

    [[nodiscard]] std::optional<std::string> of(std::string_view rule) const
    {
        const auto is = [rule](ledger::RuleId id) { return rule == id.text(); };
        if (is(rule::open))
            return next_tile();
        if (is(rule::no_refill))
            return tr_count("{n} Public Job lies open", "{n} Public Jobs lie open",
                known_jobs_in(m_position, JobZone::open()));
        if (!m_territory)
            return std::nullopt;
        if (is(rule::thug_space))
            return m_business ? on_business(*m_business) : free_spaces();
        if (is(rule::influence))
            return who_would_win();
        if (is(rule::own_turf))
            return of_controller(tr_fill("{player}, once", controller()));
        if (is(rule::controller) || is(rule::controller_back))
            return of_controller(
                tr_fill("{player} shares in the Fronts here, not in the Backs", controller()));
        return std::nullopt;
    }

private:
    /// Which Territory the thing is, lies in, or is the stack of, and which Business it is.
    void find(std::string_view thing)
    {
        const auto is_area = [thing](Area area) {
            return table_corleone::thing::land(area) == thing
                || table_corleone::thing::stack(area) == thing;
        };
        const auto area = std::ranges::find_if(territories, is_area);
        if (area != territories.end())
            m_territory = *area;
        const auto businesses =
            ids_where<BusinessId>(m_components.businesses(), [&](BusinessId id) {
                return table_corleone::thing::business(id, m_components) == thing;
            });
        if (businesses.empty())
            return;
        m_business = businesses.front();
        m_territory = area_of(m_position, m_components, *m_business);
    }
    [[nodiscard]] language::Values controller() const
    {
        const std::optional<Family> family = controller_of(m_position, *m_territory);
        return {{"player", family ? m_view.player(*family) : std::string()},
            {"territory", tell(*m_territory)}};
    }
    [[nodiscard]] std::string of_controller(std::string told) const
    {
        return controller_of(m_position, *m_territory)
            ? std::move(told)
            : tr_fill("nobody controls {territory}", controller());
    }
    [[nodiscard]] std::optional<FigureId> figure_on(BusinessId business) const
    {
        const auto found = std::ranges::find_if(all_figures,
            [&](FigureId figure) { return m_position.place_of(figure) == Place::on(business); });
        return found == all_figures.end() ? std::nullopt : std::optional(*found);
    }
    [[nodiscard]] std::string on_business(BusinessId business) const
    {
        const std::optional<FigureId> figure = figure_on(business);
        if (!figure)
            return tr("its Thug space is free");
        const std::optional<Family> owner = owner_of(*figure);
        return tr_fill("{figure} stands there",
            {{"figure",
                owner ? m_view.player(*owner) + ": " + tell(kind_of(*figure))
                      : tell(kind_of(*figure))}});
    }
    [[nodiscard]] std::string free_spaces() const
    {
        const std::vector<BusinessId> free =
            ids_where<BusinessId>(m_components.businesses(), [this](BusinessId business) {
                return area_of(m_position, m_components, business) == m_territory
                    && !figure_on(business);
            });
        if (free.empty())
            return tr("no Thug space is free there");
        return tr_fill("free: {businesses}",
            {{"businesses", language::listed(free, [this](BusinessId business) {
                  return tell(m_components[business].naming);
              })}});
    }
    [[nodiscard]] std::string who_would_win() const
    {
        const Question question{.about = Question::About::influence, .territory = *m_territory};
        return desk::tell_answer(tell(m_view, m_moment, explain(m_moment, question)));
    }
    [[nodiscard]] std::optional<std::string> next_tile() const
    {
        const std::optional<Area> slot = lowest_empty_slot(m_position, m_components);
        if (!slot)
            return std::nullopt;
        return tr_fill("the next one goes to {territory}", {{"territory", tell(*slot)}});
    }

    const View& m_view;
    const Moment& m_moment;
    const Position& m_position;
    const Components& m_components;
    std::optional<Area> m_territory;
    std::optional<BusinessId> m_business;
};

} // namespace

std::optional<std::string> Table::how_it_stands(
    std::string_view rule, std::string_view thing, int entry) const
{
    const auto sight = m_view.sight();
    const Moment moment(*sight, entry);
    return ArguedNow(m_view, moment, thing).of(rule);
}

} // namespace consigliere::table_corleone
