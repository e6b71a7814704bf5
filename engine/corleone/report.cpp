#include "engine/corleone/report.h"

#include "engine/corleone/move.h"
#include "engine/corleone/score.h"
#include "engine/ledger/table_of.h"

#include <algorithm>
#include <iterator>

namespace consigliere::corleone {

using ledger::table_of;
using ledger::Tree;

namespace {

Tree text_or_nothing(const std::string& text)
{
    return text.empty() ? Tree() : Tree(text);
}

/// A figure without its place: `pizzino:thug`, `mayor`.
std::string name_of(const FigureAt& figure)
{
    std::string name;
    if (figure.owner)
        name = std::string(word_of(*figure.owner)) + ":";
    return name + std::string(word_of(figure.kind));
}

template <typename Values>
Tree words_of(const Values& values)
{
    return Tree::list_of(values, [](auto value) { return word_of(value); });
}

template <typename Kind>
Tree counts(const Counts<Kind>& counts)
{
    Tree table = Tree::table();
    for (const Kind kind : all_of<Kind>) {
        if (counts[kind] > 0)
            table.set(word_of(kind), counts[kind]);
    }
    return table;
}

class PositionReport {
public:
    PositionReport(
        const Position& position, const Components& components, ledger::Audience audience)
        : m_position(position)
        , m_components(components)
        , m_audience(audience)
    {
    }

    Tree write() const
    {
        Tree report = table_of({{"act", m_position.act}, {"phase", word_of(m_position.phase)},
            {"turn", turn()}, {"due", due()}, {"horse_head", word_of(m_position.horse_head)},
            {"businesses", businesses()}, {"members", members()}, {"police_chief", police_chief()},
            {"hudson", hudson()}, {"control", control()}, {"public_jobs", jobs_in(JobZone::open())},
            {"open_allies", allies(AllyState::Kind::open, std::nullopt)}});
        if (m_position.unknown_open_jobs > 0)
            report.set("unnamed_public_jobs", m_position.unknown_open_jobs);
        if (m_position.unknown_open_allies > 0)
            report.set("unnamed_open_allies", m_position.unknown_open_allies);
        if (m_position.marker_choice)
            report.set("marker_choice", word_of(m_position.marker_choice->family));
        report.set(
            "seats", Tree::list_of(m_position.seats, [this, number = 0](Family family) mutable {
                return seat(family, m_audience.sees_hand_of(number++));
            }));
        return report;
    }

private:
    Tree turn() const
    {
        return m_position.phase == Phase::business ? Tree(word_of(m_position.turn)) : Tree();
    }

    Tree due() const
    {
        Tree list = Tree::list();
        for (const Family family : m_position.seats) {
            const std::vector<Icon> icons = icons_due(m_position, family);
            const bool is_unknown = m_position.of(family).has_unknown_due;
            if (icons.empty() && !is_unknown)
                continue;
            Tree entry = table_of({{"family", word_of(family)}, {"icons", words_of(icons)}});
            if (is_unknown)
                entry.set("unknown", true);
            list.add(std::move(entry));
        }
        return list;
    }

    /// The figures at a place, or null. More than one only by a ruling.
    Tree figure(Place place) const
    {
        std::string names;
        for (const FigureId id : all_figures) {
            const FigureAt figure = figure_at_its_place(m_position, id);
            if (figure.place == place)
                names += (names.empty() ? "" : ",") + name_of(figure);
        }
        return text_or_nothing(names);
    }

    Tree businesses() const
    {
        Tree list = Tree::list();
        for (std::size_t i = 0; i < m_components.businesses().size(); ++i) {
            const auto business = static_cast<BusinessId>(i);
            const std::optional<Area> area = area_of(m_position, m_components, business);
            const Tree there = figure(Place::on(business));
            const bool is_park = business == Components::central_park;
            if (!area || (is_park && there.is_null()))
                continue;
            list.add(table_of({{"name", m_components[business].naming.name},
                {"territory", word_of(*area)}, {"figure", there}}));
        }
        return list;
    }

    Tree members() const
    {
        Tree list = Tree::list();
        for (std::size_t i = 0; i < m_components.spaces().size(); ++i) {
            const auto space = static_cast<SpaceId>(i);
            const Tree there = figure(Place::on(space));
            if (!there.is_null())
                list.add(table_of({{"space", m_components[space].name}, {"figure", there}}));
        }
        add_strays(list);
        return list;
    }

    /// Figures in a Territory outside any space, by a ruling.
    void add_strays(Tree& list) const
    {
        for (const FigureId id : all_figures) {
            const FigureAt figure = figure_at_its_place(m_position, id);
            const bool is_stray = figure.place.kind == Place::Kind::territory
                && figure.kind != FigureKind::police_chief;
            if (is_stray)
                list.add(table_of(
                    {{"space", format(figure.place, m_components)}, {"figure", name_of(figure)}}));
        }
    }

    Tree police_chief() const
    {
        const Place place = m_position.place_of(neutral_figure(FigureKind::police_chief));
        return place.kind == Place::Kind::territory ? Tree(word_of(place.territory())) : Tree();
    }

    Tree hudson() const
    {
        Tree list = Tree::list();
        for (const FigureId id : all_figures) {
            const FigureAt figure = figure_at_its_place(m_position, id);
            if (figure.place.kind == Place::Kind::hudson)
                list.add(Tree(name_of(figure)));
        }
        return list;
    }

    Tree control() const
    {
        Tree table = Tree::table();
        for (const Area territory : territories) {
            const auto stack = stack_of(m_position, territory);
            if (!stack.empty())
                table.set(word_of(territory), words_of(stack));
        }
        return table;
    }

    Tree jobs_in(JobZone zone) const
    {
        Tree list = Tree::list();
        for (const KnownJob& known : m_position.known_jobs) {
            if (known.zone == zone)
                list.add(Tree(m_components[known.job].naming.name));
        }
        return list;
    }

    Tree allies(AllyState::Kind kind, std::optional<Family> owner) const
    {
        Tree list = Tree::list();
        for (std::size_t i = 0; i < m_components.allies().size(); ++i) {
            const AllyState& state = m_position.allies[i];
            if (state.kind == kind && (!owner || state.owner == *owner))
                list.add(Tree(m_components.allies()[i].naming.name));
        }
        return list;
    }

    Tree open_hand(Family family) const
    {
        const Holding& holding = m_position.of(family);
        return table_of(
            {{"money", counts(holding.hand_money)}, {"goods", counts(holding.hand_goods)},
                {"jobs",
                    table_of({{"known", jobs_in(JobZone::hand(family))},
                        {"unknown", holding.hand_unknown_jobs}})},
                {"allies", allies(AllyState::Kind::hand, family)}});
    }

    Tree covered_hand(Family family) const
    {
        return table_of({{"cards", hand_size(m_position, family)}});
    }

    Tree seat(Family family, bool is_hand_open) const
    {
        const Holding& holding = m_position.of(family);
        return table_of({{"family", word_of(family)},
            {"supply", words_of(supply_of(m_position, family))}, {"markers", holding.markers},
            {"hand", is_hand_open ? open_hand(family) : covered_hand(family)},
            {"suitcase",
                table_of({{"money", counts(holding.suitcase)},
                    {"jobs", jobs_in(JobZone::suitcase(family))}})},
            {"played_allies", allies(AllyState::Kind::played, family)}});
    }

    const Position& m_position;
    const Components& m_components;
    ledger::Audience m_audience;
};

} // namespace

Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience)
{
    return PositionReport(position, components, audience).write();
}

Tree report_score(const Position& position, const Components& components, ledger::Audience)
{
    const Score now = score(position, components);
    const auto report_seat = [](const Score::Seat& seat) {
        std::vector<Area> domination;
        std::ranges::copy_if(territories, std::back_inserter(domination),
            [&seat](Area territory) { return seat.domination.contains(territory); });
        std::vector<JobColour> jobs;
        std::ranges::copy_if(all_of<JobColour>, std::back_inserter(jobs),
            [&seat](JobColour colour) { return seat.job_bonus[static_cast<std::size_t>(colour)]; });
        Tree entry = table_of({{"family", word_of(seat.family)},
            {"suitcase", seat.suitcase ? Tree(*seat.suitcase) : Tree()},
            {"domination", words_of(domination)}, {"jobs", words_of(jobs)},
            {"total", seat.total ? Tree(*seat.total) : Tree()},
            {"rank", seat.rank == 0 ? Tree() : Tree(seat.rank)}});
        if (seat.uncoloured_jobs > 0)
            entry.set("uncoloured_jobs", seat.uncoloured_jobs);
        return entry;
    };
    return table_of({{"final", now.is_final}, {"winners", words_of(now.winners)},
        {"seats", Tree::list_of(now.seats, report_seat)}});
}

} // namespace consigliere::corleone
