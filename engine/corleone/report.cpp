#include "engine/corleone/report.h"

#include "engine/corleone/move.h"
#include "engine/corleone/setup.h"

namespace consigliere::corleone {

using ledger::Tree;

namespace {

Tree text_or_nothing(const std::string& text)
{
    return text.empty() ? Tree() : Tree(text);
}

/// The name of a figure without its place: `pizzino:thug`, `mayor`.
std::string name_of(const FigureAt& figure)
{
    std::string name;
    if (figure.owner)
        name = std::string(word_of(*figure.owner)) + ":";
    return name + std::string(word_of(figure.kind));
}

template <typename Kind>
Tree counts(const Counts<Kind>& counts)
{
    Tree table = Tree::table();
    for (int i = 0; i < 4; ++i) {
        const Kind kind = static_cast<Kind>(i);
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
        Tree report = Tree::table();
        report.set("act", m_position.act);
        report.set("phase", word_of(m_position.phase));
        report.set("turn", turn());
        report.set("due", due());
        report.set("horse_head", word_of(m_position.horse_head));
        report.set("businesses", businesses());
        report.set("members", members());
        report.set("police_chief", police_chief());
        report.set("hudson", hudson());
        report.set("control", control());
        report.set("public_jobs", jobs_in(JobZone::open()));
        report.set("open_allies", allies(AllyState::Kind::open, std::nullopt));
        if (m_position.unknown_open_jobs > 0)
            report.set("unnamed_public_jobs", m_position.unknown_open_jobs);
        if (m_position.unknown_open_allies > 0)
            report.set("unnamed_open_allies", m_position.unknown_open_allies);
        if (m_position.marker_choice)
            report.set("marker_choice", word_of(m_position.marker_choice->family));
        Tree seats = Tree::list();
        int number = 0;
        for (const Family family : m_position.seats)
            seats.add(seat(family, m_audience.sees_hand_of(number++)));
        report.set("seats", std::move(seats));
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
            Tree icons = Tree::list();
            for (const Icon icon : icons_due(m_position, family))
                icons.add(Tree(word_of(icon)));
            const bool is_unknown = m_position.of(family).has_unknown_due;
            if (icons.elements().empty() && !is_unknown)
                continue;
            Tree entry = Tree::table();
            entry.set("family", word_of(family));
            entry.set("icons", std::move(icons));
            if (is_unknown)
                entry.set("unknown", true);
            list.add(std::move(entry));
        }
        return list;
    }

    /// The name of the figure at a place, or nothing. Two can stand together only by a ruling.
    Tree figure(Place place) const
    {
        std::string names;
        for (int i = 0; i < figure_count; ++i) {
            const FigureAt figure = figure_at_its_place(m_position, static_cast<FigureId>(i));
            if (figure.place == place)
                names += (names.empty() ? "" : ",") + name_of(figure);
        }
        return text_or_nothing(names);
    }

    Tree businesses() const
    {
        Tree list = Tree::list();
        for (std::size_t i = 0; i < m_components.businesses().size(); ++i) {
            const std::optional<Area> area = m_position.businesses[i];
            const auto business = static_cast<BusinessId>(i);
            Tree there = figure(Place::on(business));
            const bool is_park = business == Components::central_park;
            if (!area || (is_park && there.is_nothing()))
                continue;
            Tree entry = Tree::table();
            entry.set("name", m_components[business].naming.name);
            entry.set("territory", word_of(*area));
            entry.set("figure", std::move(there));
            list.add(std::move(entry));
        }
        return list;
    }

    Tree members() const
    {
        Tree list = Tree::list();
        for (std::size_t i = 0; i < m_components.spaces().size(); ++i) {
            const auto space = static_cast<SpaceId>(i);
            Tree there = figure(Place::on(space));
            if (there.is_nothing())
                continue;
            Tree entry = Tree::table();
            entry.set("space", m_components[space].name);
            entry.set("figure", std::move(there));
            list.add(std::move(entry));
        }
        add_strays(list);
        return list;
    }

    /// Figures that stand straight in a Territory like the Police Chief, by a ruling.
    void add_strays(Tree& list) const
    {
        for (int i = 0; i < figure_count; ++i) {
            const FigureAt figure = figure_at_its_place(m_position, static_cast<FigureId>(i));
            const bool is_stray = figure.place.kind == Place::Kind::territory
                && figure.kind != FigureKind::police_chief;
            if (!is_stray)
                continue;
            Tree entry = Tree::table();
            entry.set("space", format(figure.place, m_components));
            entry.set("figure", name_of(figure));
            list.add(std::move(entry));
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
        for (int i = 0; i < figure_count; ++i) {
            const FigureAt figure = figure_at_its_place(m_position, static_cast<FigureId>(i));
            if (figure.place.kind == Place::Kind::hudson)
                list.add(Tree(name_of(figure)));
        }
        return list;
    }

    Tree control() const
    {
        Tree table = Tree::table();
        for (int number = 1; number <= territory_count; ++number) {
            const Area territory = territory_with_number(number);
            Tree stack = Tree::list();
            for (const Family family : stack_of(m_position, territory))
                stack.add(Tree(word_of(family)));
            if (!stack.elements().empty())
                table.set(word_of(territory), std::move(stack));
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

    Tree supply(Family family) const
    {
        Tree list = Tree::list();
        for (int i = 0; i < figures_per_family; ++i) {
            const auto figure =
                static_cast<FigureId>(static_cast<int>(family) * figures_per_family + i);
            if (m_position.place_of(figure).kind == Place::Kind::supply)
                list.add(Tree(word_of(kind_of(figure))));
        }
        return list;
    }

    Tree open_hand(Family family) const
    {
        const Holding& holding = m_position.of(family);
        Tree jobs = Tree::table();
        jobs.set("known", jobs_in(JobZone::hand(family)));
        jobs.set("unknown", holding.hand_unknown_jobs);
        Tree hand = Tree::table();
        hand.set("money", counts(holding.hand_money));
        hand.set("goods", counts(holding.hand_goods));
        hand.set("jobs", std::move(jobs));
        hand.set("allies", allies(AllyState::Kind::hand, family));
        return hand;
    }

    Tree covered_hand(Family family) const
    {
        Tree hand = Tree::table();
        hand.set("cards", hand_size(m_position, family));
        return hand;
    }

    Tree seat(Family family, bool is_hand_open) const
    {
        const Holding& holding = m_position.of(family);
        Tree hand = is_hand_open ? open_hand(family) : covered_hand(family);
        Tree suitcase = Tree::table();
        suitcase.set("money", counts(holding.suitcase));
        suitcase.set("jobs", jobs_in(JobZone::suitcase(family)));

        Tree seat = Tree::table();
        seat.set("family", word_of(family));
        seat.set("supply", supply(family));
        seat.set("markers", holding.markers);
        seat.set("hand", std::move(hand));
        seat.set("suitcase", std::move(suitcase));
        seat.set("played_allies", allies(AllyState::Kind::played, family));
        return seat;
    }

    const Position m_position;
    const Components& m_components;
    ledger::Audience m_audience;
};

} // namespace

Tree report_position(
    const Position& position, const Components& components, ledger::Audience audience)
{
    Position laid = position;
    lay_printed_businesses(laid, components);
    return PositionReport(laid, components, audience).write();
}

Tree report_score(const Score& score)
{
    Tree report = Tree::table();
    report.set("final", score.is_final);
    Tree winners = Tree::list();
    for (const Family family : score.winners)
        winners.add(Tree(word_of(family)));
    report.set("winners", std::move(winners));
    Tree seats = Tree::list();
    for (const Score::Seat& seat : score.seats) {
        Tree domination = Tree::list();
        for (int number = 1; number <= territory_count; ++number) {
            if (seat.domination.contains(territory_with_number(number)))
                domination.add(Tree(word_of(territory_with_number(number))));
        }
        Tree jobs = Tree::list();
        for (const JobColour colour : all_of<JobColour>) {
            if (seat.job_bonus[static_cast<std::size_t>(colour)])
                jobs.add(Tree(word_of(colour)));
        }
        Tree entry = Tree::table();
        entry.set("family", word_of(seat.family));
        entry.set("suitcase", seat.suitcase ? Tree(*seat.suitcase) : Tree());
        entry.set("domination", std::move(domination));
        entry.set("jobs", std::move(jobs));
        entry.set("total", seat.total ? Tree(*seat.total) : Tree());
        entry.set("rank", seat.rank == 0 ? Tree() : Tree(seat.rank));
        if (seat.uncoloured_jobs > 0)
            entry.set("uncoloured_jobs", seat.uncoloured_jobs);
        seats.add(std::move(entry));
    }
    report.set("seats", std::move(seats));
    return report;
}

} // namespace consigliere::corleone
