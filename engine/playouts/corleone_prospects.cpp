#include "engine/playouts/corleone_prospects.h"

#include "engine/corleone/icons.h"
#include "engine/corleone/score.h"

#include <algorithm>
#include <cmath>

// The figures here are guesses. What they are good for is measured: tests/RESULTS.md, calibration.
namespace consigliere::playouts {

using namespace corleone;

namespace {

using ByFamily = std::array<double, count_of<Family>>;

/// A dollar in the hand may be discarded in a Tribute before it is banked.
constexpr double cash_early = 0.7;
constexpr double cash_in_last_act = 0.95;
/// An action still to come in this Act.
constexpr double worth_of_figure = 2.2;
/// Others' Fronts in a Territory that is controlled for one Act.
constexpr double worth_of_control = 0.9;

constexpr std::size_t at(Family family)
{
    return static_cast<std::size_t>(family);
}

double worth_of(Icon icon)
{
    switch (icon) {
    case Icon::bank:
        return 1.0;
    case Icon::jobs:
        return worth_of_job;
    case Icon::trade_1:
        return 2.4;
    case Icon::trade_2:
        return 1.8;
    case Icon::trade_3:
        return 3.0;
    case Icon::swap:
        return 0.3;
    case Icon::horse_head:
    case Icon::recall:
        return 0.5;
    case Icon::front:
    case Icon::union_boss:
        return 2.5;
    case Icon::back:
        return 1.5;
    case Icon::shoot:
    case Icon::mayor:
        return 2.0;
    case Icon::move:
    case Icon::police_chief:
        return 1.0;
    case Icon::by_hand:
        return 0;
    default:
        break;
    }
    if (const std::optional<Bill> bill = about<Bill>(icon))
        return playouts::worth_of(*bill);
    return playouts::worth_of(*about<Good>(icon));
}

class Estimate {
public:
    Estimate(const Position& position, const Components& components)
        : m_position(position)
        , m_components(components)
        , m_acts_left(last_act - position.act)
        , m_is_business_open(position.phase <= Phase::business)
    {
        count_board();
        count_jobs();
    }

    ByFamily all()
    {
        ByFamily dollars{};
        for (const Area territory : territories)
            add_territory(territory, dollars);
        for (const Family family : m_position.seats) {
            dollars[at(family)] += dollars_of(m_position.of(family).suitcase);
            dollars[at(family)] += job_bonuses(family) + hand(family) + bid(family);
            if (m_is_business_open)
                dollars[at(family)] += worth_of_figure * m_figures[at(family)];
        }
        return dollars;
    }

private:
    // Counting. ----------------------------------------------------------------------------------

    struct Turf {
        std::array<int, count_of<Family> + 1> influence{}; ///< The neutral side is last.
        std::array<int, count_of<Family>> markers{};
        std::optional<Family> top;
    };

    void add_influence(Area area, FigureId figure)
    {
        if (!is_territory(area))
            return;
        const std::optional<Family> owner = owner_of(figure);
        ++m_turf[static_cast<std::size_t>(area)].influence[owner ? at(*owner) : count_of<Family>];
    }

    void count_board()
    {
        for (const FigureId figure : all_figures) {
            const Place place = m_position.place_of(figure);
            if (place.kind == Place::Kind::supply) {
                m_figures[at(*owner_of(figure))] += 1;
            } else if (place.kind == Place::Kind::thug_space) {
                if (const auto area = area_of(m_position, m_components, place.business()))
                    add_influence(*area, figure);
            } else if (place.kind == Place::Kind::territory) {
                add_influence(place.territory(), figure);
            } else if (place.kind == Place::Kind::member_space) {
                for (const Area area : territories) {
                    if (m_components[place.space()].touches.contains(area))
                        add_influence(area, figure);
                }
            }
        }
        for (const Marker& marker : m_position.control) {
            Turf& turf = m_turf[static_cast<std::size_t>(marker.territory)];
            ++turf.markers[at(marker.family)];
            turf.top = marker.family;
        }
    }

    void count_jobs()
    {
        for (const KnownJob& known : m_position.known_jobs) {
            for (const Family family : m_position.seats) {
                const std::optional<JobColour>& colour = m_components[known.job].colour;
                if (known.zone == JobZone::suitcase(family) && colour)
                    ++m_jobs[static_cast<std::size_t>(*colour)][at(family)];
            }
        }
    }

    // The board. ---------------------------------------------------------------------------------

    /// Chances of each Family to win the coming Turf War.
    [[nodiscard]] ByFamily war_chances(const Turf& turf) const
    {
        const int most = *std::ranges::max_element(turf.influence);
        const auto leaders = std::ranges::count(turf.influence, most);
        int second = 0;
        for (const int influence : turf.influence)
            second = influence == most ? second : std::max(second, influence);
        ByFamily chances{};
        for (const Family family : m_position.seats) {
            const int own = turf.influence[at(family)];
            if (own == 0)
                continue;
            double& chance = chances[at(family)];
            if (!m_is_business_open)
                chance = own == most && leaders == 1 ? 1 : 0;
            else if (own == most && leaders == 1)
                chance = own > second + 1 ? 0.85 : 0.65;
            else if (own + 1 >= most && m_figures[at(family)] > 0)
                chance = own == most ? 0.25 : 0.1;
        }
        return chances;
    }

    void add_territory(Area territory, ByFamily& dollars) const
    {
        const Turf& turf = m_turf[static_cast<std::size_t>(territory)];
        const bool is_war_to_come = !has_fought(m_position, territory);
        const ByFamily wins = is_war_to_come ? war_chances(turf) : ByFamily{};
        const double wars_left = m_acts_left + (is_war_to_come ? 1 : 0);
        // The fewer wars are left, the surer is the majority. The highest marker breaks ties.
        const double sureness = 2 / (0.5 + wars_left);
        ByFamily weights{};
        double all = 0.3 * wars_left;
        double won = 0;
        for (const Family family : m_position.seats) {
            const double markers =
                turf.markers[at(family)] + wins[at(family)] + (turf.top == family ? 0.2 : 0);
            weights[at(family)] = markers > 0 ? std::expm1(sureness * markers) : 0;
            all += weights[at(family)];
            won += wins[at(family)];
        }
        for (const Family family : m_position.seats) {
            const double holds = wins[at(family)] + (turf.top == family ? 1 - won : 0);
            dollars[at(family)] += worth_of_control * m_acts_left * holds;
            if (weights[at(family)] > 0)
                dollars[at(family)] += bonus_dollars * weights[at(family)] / all;
        }
    }

    [[nodiscard]] double job_bonuses(Family family) const
    {
        const double sureness = 2 / (0.5 + m_acts_left);
        double dollars = 0;
        for (const auto& jobs : m_jobs) {
            const int own = jobs[at(family)];
            if (own == 0)
                continue;
            int best = 0;
            for (const Family other : m_position.seats)
                best = other == family ? best : std::max(best, jobs[at(other)]);
            dollars += bonus_dollars / (1 + std::exp(-sureness * (own - best + 0.5)));
        }
        return dollars;
    }

    // Cards. -------------------------------------------------------------------------------------

    [[nodiscard]] bool acts_again(Family family) const
    {
        return m_is_business_open && m_figures[at(family)] > 0;
    }

    /// The hand as it will be once the due abilities are used.
    struct Hand {
        Money money;
        Goods goods;
        int banks = 0;
        double other_abilities = 0;
    };
    [[nodiscard]] Hand hand_to_be(Family family) const
    {
        const Holding& holding = m_position.of(family);
        Hand hand{holding.hand_money, holding.hand_goods};
        for (const DueIcon& due : m_position.due) {
            if (due.family != family || due.is_lost)
                continue;
            if (const std::optional<Bill> bill = about<Bill>(due.icon))
                hand.money.add(*bill);
            else if (const std::optional<Good> good = about<Good>(due.icon))
                hand.goods.add(*good);
            else if (due.icon == Icon::bank)
                ++hand.banks;
            else
                hand.other_abilities += worth_of(due.icon);
        }
        return hand;
    }

    /// The gain from the best Job that can be paid now.
    [[nodiscard]] double best_job(Family family, const Goods& goods) const
    {
        double best = 0;
        for (const KnownJob& known : m_position.known_jobs) {
            if (known.zone != JobZone::open() && known.zone != JobZone::hand(family))
                continue;
            const Job& job = m_components[known.job];
            if (!job.cost || !can_pay(goods, *job.cost))
                continue;
            double gain = 1.5 + playouts::worth_of(job.effect) - job.cost->total();
            if (job.reward)
                gain += cash_early * dollars_of(*job.reward);
            best = std::max(best, gain);
        }
        return best;
    }

    [[nodiscard]] double allies(Family family, int& cards) const
    {
        double dollars = 0;
        for (std::size_t i = 0; i < m_components.allies().size(); ++i) {
            const AllyState& state = m_position.allies[i];
            const bool is_in_hand = state == AllyState{AllyState::Kind::hand, family};
            if (!is_in_hand && state != AllyState{AllyState::Kind::played, family})
                continue;
            const int uses = m_acts_left + (is_in_hand && acts_again(family) ? 1 : 0);
            dollars += 0.7 * uses * playouts::worth_of(m_components[static_cast<AllyId>(i)].effect);
            cards += is_in_hand ? 1 : 0;
        }
        return dollars;
    }

    [[nodiscard]] double hand(Family family) const
    {
        Hand hand = hand_to_be(family);
        const bool can_use = acts_again(family) || m_acts_left > 0;
        const double cash = m_acts_left > 0 ? cash_early : cash_in_last_act;
        double dollars = hand.other_abilities;
        for (const Bill bill : {Bill::five, Bill::three, Bill::two, Bill::one}) {
            const int banked = std::min(hand.banks, hand.money[bill]);
            hand.banks -= banked;
            hand.money.take(bill, banked);
            dollars += banked * dollars_of(bill);
        }

        int cards = known_jobs_in(m_position, JobZone::hand(family))
            + m_position.of(family).hand_unknown_jobs;
        const double jobs = can_use ? worth_of_job * cards : 0;
        dollars += jobs + allies(family, cards);
        if (can_use)
            dollars += 0.6 * best_job(family, hand.goods);

        // What exceeds the limit is discarded in the Tribute unless it is used before.
        int room = std::max(0, hand_limit(m_position) - cards);
        const double beyond = acts_again(family) ? 0.5 : 0;
        const auto add = [&](int copies, double worth) {
            const int kept = std::min(room, copies);
            room -= kept;
            dollars += worth * (kept + beyond * (copies - kept));
        };
        for (const Bill bill : {Bill::five, Bill::three})
            add(hand.money[bill], cash * dollars_of(bill));
        for (const Good good : {Good::narcotics, Good::gun, Good::booze, Good::blood_money})
            add(hand.goods[good], can_use ? playouts::worth_of(good) : 0);
        for (const Bill bill : {Bill::two, Bill::one})
            add(hand.money[bill], cash * dollars_of(bill));
        return dollars;
    }

    /// A higher bid wins more often and costs more.
    [[nodiscard]] double bid(Family family) const
    {
        const Holding& holding = m_position.of(family);
        const int dollars = dollars_of(holding.bid);
        if (m_position.phase != Phase::bribery || holding.bid_state != Holding::Bid::laid
            || dollars == 0)
            return 0;
        double best = 0;
        for (std::size_t i = 0; i < m_components.allies().size(); ++i) {
            if (m_position.allies[i].kind == AllyState::Kind::open)
                best =
                    std::max(best, playouts::worth_of(m_components[static_cast<AllyId>(i)].effect));
        }
        return (0.7 * m_acts_left * best - dollars) * dollars / (dollars + 2);
    }

    const Position& m_position;
    const Components& m_components;
    int m_acts_left;
    bool m_is_business_open;
    std::array<Turf, territory_count> m_turf{};
    std::array<double, count_of<Family>> m_figures{};
    std::array<std::array<int, count_of<Family>>, count_of<JobColour>> m_jobs{};
};

} // namespace

double worth_of(Bill bill)
{
    return cash_early * dollars_of(bill);
}

double worth_of(Good good)
{
    return good == Good::narcotics ? 1.4 : 1.0;
}

double worth_of(const std::optional<Icons>& icons)
{
    double worth = 0;
    if (icons) {
        for (const Icon icon : *icons)
            worth += worth_of(icon);
    }
    return worth;
}

std::array<double, count_of<Family>> prospects(
    const Position& position, const Components& components)
{
    return Estimate(position, components).all();
}

} // namespace consigliere::playouts
