#include "engine/playouts/corleone_choices.h"

#include "engine/corleone/icons.h"
#include "engine/corleone/possible.h"
#include "engine/corleone/score.h"
#include "engine/corleone/waiting.h"
#include "engine/playouts/corleone_prospects.h"

#include <algorithm>

namespace consigliere::playouts {

using namespace corleone;

namespace {

/// A card of a hand, and how much it would be missed.
struct CardInHand {
    Cards card;
    double worth = 0;
};

std::vector<CardInHand> cards_in(const Cards& hand)
{
    std::vector<CardInHand> cards;
    const auto add = [&cards](const Cards& card, int copies, double worth) {
        cards.insert(cards.end(), static_cast<std::size_t>(copies), {card, worth});
    };
    for (const Bill bill : all_of<Bill>)
        add(Cards::of(bill), hand.money[bill], worth_of(bill));
    for (const Good good : all_of<Good>)
        add(Cards::of(good), hand.goods[good], worth_of(good));
    add(Cards::of_unknown_jobs(1), hand.unknown_jobs, worth_of_job);
    for (const JobId job : hand.jobs)
        add(Cards::of(job), 1, worth_of_job);
    constexpr double worth_of_ally = 3;
    for (const AllyId ally : hand.allies)
        add(Cards::of(ally), 1, worth_of_ally);
    return cards;
}

enum class Discards : std::uint8_t { stay, count };

/// The faces that an unseen Job can have, once for each copy.
std::vector<JobId> unseen_jobs(
    const Position& position, const Components& components, Discards discards)
{
    std::vector<JobId> unseen;
    for (std::size_t i = 0; i < components.jobs().size(); ++i) {
        const auto job = static_cast<JobId>(i);
        if (!is_complete(components[job]))
            continue;
        auto copies = *components[job].copies - seen_copies(position, job);
        if (discards == Discards::count)
            copies += static_cast<int>(
                std::ranges::count(position.known_jobs, KnownJob{job, JobZone::discards()}));
        unseen.insert(unseen.end(), static_cast<std::size_t>(std::max(0, copies)), job);
    }
    return unseen;
}

template <typename Thing>
std::optional<Thing> drawn_from(std::vector<Thing>& things, Random& random)
{
    if (things.empty())
        return std::nullopt;
    std::swap(things[any_of(things.size(), random)], things.back());
    const Thing drawn = things.back();
    things.pop_back();
    return drawn;
}

class Choices {
public:
    Choices(const Position& position, const Components& components, Family family, Policy policy,
        Random& random)
        : m_position(position)
        , m_components(components)
        , m_family(family)
        , m_policy(policy)
        , m_random(random)
    {
        m_found.reserve(64);
    }

    std::vector<Action> all()
    {
        if (has_due(m_position, m_family))
            add_abilities();
        else if (m_position.phase == Phase::business)
            add_actions();
        else if (m_position.marker_choice)
            add_markers();
        else if (lays_bids(m_position))
            add_bids();
        else if (m_position.phase == Phase::bribery)
            add_open_allies();
        else if (m_position.phase == Phase::tribute)
            add(Discard{given(hand_size(m_position, m_family) - hand_limit(m_position))});
        return std::move(m_found);
    }

private:
    void add(const Action& action) { m_found.push_back(action); }

    /// Cards of the hand to give away.
    Cards given(int count)
    {
        std::vector<CardInHand> cards = cards_in(hand_of(m_position, m_family));
        std::shuffle(cards.begin(), cards.end(), m_random);
        if (m_policy == Policy::greedy)
            std::ranges::stable_sort(cards, {}, &CardInHand::worth);
        Cards gives;
        for (std::size_t i = 0; i < cards.size() && static_cast<int>(i) < count; ++i)
            gives.add(cards[i].card);
        return gives;
    }

    template <typename Visit>
    void each_free_place(FigureKind kind, const Visit& visit) const
    {
        if (kind == FigureKind::police_chief) {
            for (const Area territory : territories)
                visit(Place::in(territory));
        } else if (kind == FigureKind::thug || kind == FigureKind::union_boss) {
            each_business([&](BusinessId business) {
                const Place place = Place::on(business);
                if (business != Components::central_park && !figure_at(m_position, place))
                    visit(place);
            });
        } else {
            for (std::size_t i = 0; i < m_components.spaces().size(); ++i) {
                const auto space = static_cast<SpaceId>(i);
                if (m_components[space].is_described
                    && !is_barred_by_three_plus(m_position, m_components, space)
                    && !figure_at(m_position, Place::on(space)))
                    visit(Place::on(space));
            }
        }
    }

    template <typename Visit>
    void each_business(const Visit& visit) const
    {
        for (std::size_t i = 0; i < m_components.businesses().size(); ++i) {
            const auto business = static_cast<BusinessId>(i);
            if (area_of(m_position, m_components, business))
                visit(business);
        }
    }

    // Actions of a turn. -------------------------------------------------------------------------

    void add_actions()
    {
        // Which of one's Family Members is placed makes no difference.
        bool has_thug = false;
        std::optional<FigureKind> member;
        for (const FigureKind kind : supply_of(m_position, m_family)) {
            has_thug = has_thug || kind == FigureKind::thug;
            member = is_family_member(kind) ? kind : member;
        }
        if (has_thug)
            each_free_place(
                FigureKind::thug, [this](Place place) { add(PlaceThug{place.business()}); });
        if (member)
            each_free_place(*member, [&](Place place) {
                add(PlaceMember{*member, place.space()});
            });
        for (const KnownJob& known : m_position.known_jobs) {
            if (known.zone == JobZone::hand(m_family))
                add_job(known.job, CompleteJob::From::hand);
            else if (known.zone == JobZone::open())
                add_job(known.job, CompleteJob::From::open);
        }
        for (std::size_t i = 0; i < m_components.allies().size(); ++i) {
            if (m_position.allies[i] == AllyState{AllyState::Kind::hand, m_family})
                add(PlayAlly{static_cast<AllyId>(i)});
        }
        if (m_found.empty())
            add(Pass{});
    }

    void add_job(JobId job, CompleteJob::From from)
    {
        const std::optional<Goods>& cost = m_components[job].cost;
        const Goods& hand = m_position.of(m_family).hand_goods;
        if (!cost || !can_pay(hand, *cost))
            return;
        for (const Goods& pays : payments_of(*cost)) {
            if (hand.contains(pays))
                add(CompleteJob{job, from, Cards::of(pays)});
        }
    }

    // Due abilities. -----------------------------------------------------------------------------

    void add_abilities()
    {
        ledger::FixedList<Icon, count_of<Icon>> icons;
        for (const DueIcon& due : m_position.due) {
            if (due.family == m_family && !due.is_lost && !icons.contains(due.icon))
                icons.push_back(due.icon);
        }
        if (std::ranges::any_of(icons, needs_no_choice)) {
            add(Collect{});
            return;
        }
        for (const Icon icon : icons) {
            add_uses(icon);
            add(Decline{icon});
        }
    }

    void add_uses(Icon icon)
    {
        const auto use = [this, icon](const Target& target) { add(Use{icon, target}); };
        switch (row_of(icon).choice) {
        case Choice::nothing:
        case Choice::acts:
            return;
        case Choice::money:
            for (const Bill bill : all_of<Bill>) {
                if (m_position.of(m_family).hand_money[bill] > 0)
                    use(target::Money{Cards::of(bill)});
            }
            return;
        case Choice::jobs:
            add_draw();
            return;
        case Choice::trade:
            use(target::Trade{given(cards_traded(icon))});
            return;
        case Choice::swap:
            for (const Good good : {Good::gun, Good::booze, Good::blood_money})
                use(target::Swap{given(1), good});
            return;
        case Choice::business:
            each_business([&](BusinessId business) { use(target::Business{business}); });
            return;
        case Choice::figure:
            for (const FigureAt& figure : figures_on_board())
                use(target::Figure{figure});
            return;
        case Choice::figure_and_place:
            add_some_ways(icon);
            return;
        case Choice::place:
            each_free_place(*about<FigureKind>(icon), [&](Place to) { use(target::Spot{to}); });
            return;
        }
    }

    [[nodiscard]] std::vector<FigureAt> figures_on_board() const
    {
        std::vector<FigureAt> figures;
        for (const FigureId id : all_figures) {
            if (m_position.place_of(id).is_on_board())
                figures.push_back(figure_at_its_place(m_position, id));
        }
        return figures;
    }

    /// There are hundreds of ways to move a figure.
    void add_some_ways(Icon icon)
    {
        constexpr int ways = 12;
        const std::vector<FigureAt> figures = figures_on_board();
        for (int i = 0; i < ways && !figures.empty(); ++i) {
            const FigureAt& figure = figures[any_of(figures.size(), m_random)];
            std::vector<Place> places;
            each_free_place(figure.kind, [&](Place place) { places.push_back(place); });
            if (const auto to = drawn_from(places, m_random))
                add(Use{icon, target::FigureAndPlace{figure, *to}});
        }
    }

    /// Draws two Jobs; the choice is which one to keep.
    void add_draw()
    {
        const int drawn = std::min(2, m_position.job_deck + discarded_jobs(m_position));
        std::vector<JobId> unseen = unseen_jobs(m_position, m_components,
            m_position.job_deck < drawn ? Discards::count : Discards::stay);
        const std::optional<JobId> one = drawn_from(unseen, m_random);
        const std::optional<JobId> other = drawn_from(unseen, m_random);
        const auto keep = [this](const std::optional<JobId>& kept,
                              const std::optional<JobId>& discarded) {
            target::Jobs jobs;
            if (kept)
                jobs.keeps.jobs.push_back(*kept);
            if (kept && discarded)
                jobs.discards.jobs.push_back(*discarded);
            add(Use{Icon::jobs, jobs});
        };
        if (drawn < 2) {
            keep(one, std::nullopt);
            return;
        }
        keep(one, other);
        if (one != other)
            keep(other, one);
    }

    // Other phases. ------------------------------------------------------------------------------

    void add_markers()
    {
        for (const Area territory : territories) {
            const int markers = markers_in(m_position, territory, m_family);
            for (int marker = 1; marker <= markers; ++marker)
                add(RelocateMarker{{territory, static_cast<std::uint8_t>(marker)}});
        }
        add(LeaveMarker{});
    }

    void add_bids()
    {
        const Money& suitcase = m_position.of(m_family).suitcase;
        if (m_policy == Policy::random) {
            Money any;
            for (const Bill bill : all_of<Bill>)
                any.set(bill,
                    static_cast<int>(
                        any_of(static_cast<std::size_t>(suitcase[bill]) + 1, m_random)));
            add(Bid{Cards::of(any)});
            return;
        }
        add(Bid{});
        for (const Bill bill : all_of<Bill>) {
            Money one;
            one.add(bill);
            if (!suitcase.contains(one))
                continue;
            add(Bid{Cards::of(one)});
            for (const Bill more : all_of<Bill>) {
                Money two = one;
                two.add(more);
                if (more <= bill && suitcase.contains(two))
                    add(Bid{Cards::of(two)});
            }
        }
    }

    void add_open_allies()
    {
        for (std::size_t i = 0; i < m_components.allies().size(); ++i) {
            if (m_position.allies[i].kind == AllyState::Kind::open)
                add(TakeAlly{static_cast<AllyId>(i)});
        }
    }

    const Position& m_position;
    const Components& m_components;
    Family m_family;
    Policy m_policy;
    Random& m_random;
    std::vector<Action> m_found;
};

// Events of chance. ------------------------------------------------------------------------------

std::optional<Action> any_tile(
    const Position& position, const Components& components, Random& random)
{
    const std::optional<Area> setup_tile =
        position.phase == Phase::setup ? missing_setup_tile(position, components) : std::nullopt;
    const auto slot = setup_tile ? setup_tile : lowest_empty_slot(position, components);
    const TileColour colour = position.act <= 2 ? TileColour::blue : TileColour::red;
    std::vector<BusinessId> tiles;
    for (std::size_t i = 0; i < components.businesses().size(); ++i) {
        const auto business = static_cast<BusinessId>(i);
        if (components[business].colour == colour && is_complete(components[business])
            && !area_of(position, components, business))
            tiles.push_back(business);
    }
    const std::optional<BusinessId> tile = drawn_from(tiles, random);
    if (!slot || !tile)
        return std::nullopt;
    return OpenBusiness{*slot, *tile};
}

std::optional<AllyId> any_unseen_ally(
    const Position& position, const Components& components, int act, Random& random)
{
    std::vector<AllyId> unseen;
    for (std::size_t i = 0; i < components.allies().size(); ++i) {
        const auto ally = static_cast<AllyId>(i);
        if (position.state_of(ally).kind == AllyState::Kind::unseen && is_complete(components[ally])
            && components[ally].act == act)
            unseen.push_back(ally);
    }
    return drawn_from(unseen, random);
}

std::optional<Action> any_revealed_job(
    const Position& position, const Components& components, Random& random)
{
    if (position.job_deck + discarded_jobs(position) == 0)
        return RevealNothing{};
    std::vector<JobId> unseen = unseen_jobs(
        position, components, position.job_deck == 0 ? Discards::count : Discards::stay);
    const std::optional<JobId> job = drawn_from(unseen, random);
    if (!job)
        return std::nullopt;
    return RevealJob{*job};
}

void add_known_job(Position& position, KnownJob known)
{
    const auto* at = std::ranges::lower_bound(position.known_jobs, known, comes_before);
    position.known_jobs.insert_at(
        static_cast<std::size_t>(at - position.known_jobs.begin()), known);
}

/// Names as many unknown Jobs in a zone as there are unseen faces.
void name_jobs(Position& position, std::uint8_t& unknown, JobZone zone, std::vector<JobId>& unseen,
    Random& random)
{
    while (unknown > 0 && !position.known_jobs.full()) {
        const std::optional<JobId> job = drawn_from(unseen, random);
        if (!job)
            return;
        --unknown;
        add_known_job(position, {*job, zone});
    }
}

} // namespace

std::optional<Family> choosing_family(const Position& position)
{
    if (const std::optional<DueIcon> due = first_due(position))
        return due->family;
    if (position.phase == Phase::business)
        return position.turn;
    if (position.marker_choice)
        return position.marker_choice->family;
    if (position.phase == Phase::bribery) {
        const std::optional<Family> bidder = next_to_bid(position);
        return bidder ? bidder : next_taker(position);
    }
    return position.phase == Phase::tribute ? next_to_discard(position) : std::nullopt;
}

std::vector<Action> choices_of(const Position& position, const Components& components,
    Family family, Policy policy, Random& random)
{
    return Choices(position, components, family, policy, random).all();
}

std::optional<Action> chance_event(
    const Position& position, const Components& components, Random& random)
{
    if (position.phase == Phase::wars) {
        const std::optional<Area> next = next_war(position);
        return next ? std::optional<Action>(FightWar{*next, std::nullopt}) : std::nullopt;
    }
    // Jobs without a described face are laid open unnamed, with the next tile.
    if (position.jobs_to_reveal > 0) {
        if (const auto revealed = any_revealed_job(position, components, random))
            return revealed;
    }
    if (position.allies_to_reveal > 0) {
        const int act = position.phase == Phase::setup ? 1 : position.act + 1;
        const auto ally = any_unseen_ally(position, components, act, random);
        return ally ? std::optional<Action>(RevealAlly{*ally}) : std::nullopt;
    }
    return any_tile(position, components, random);
}

void name_unknown_cards(Position& position, const Components& components, Random& random)
{
    std::vector<JobId> unseen = unseen_jobs(position, components, Discards::stay);
    name_jobs(position, position.unknown_open_jobs, JobZone::open(), unseen, random);
    for (const Family family : position.seats)
        name_jobs(
            position, position.of(family).hand_unknown_jobs, JobZone::hand(family), unseen, random);
    const int act = position.phase == Phase::entracte ? position.act + 1 : position.act;
    while (position.unknown_open_allies > 0) {
        const auto ally = any_unseen_ally(position, components, act, random);
        if (!ally)
            return;
        position.state_of(*ally).kind = AllyState::Kind::open;
        --position.unknown_open_allies;
    }
}

bool is_complete(const Business& business)
{
    return business.colour && business.front && business.back;
}

bool is_complete(const Job& job)
{
    return job.colour && job.cost && job.reward && job.effect && job.copies;
}

bool is_complete(const Ally& ally)
{
    return ally.act && ally.effect;
}

} // namespace consigliere::playouts
