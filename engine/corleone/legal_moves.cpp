#include "engine/corleone/legal_moves.h"

#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"
#include "engine/corleone/play.h"
#include "engine/corleone/possible.h"
#include "engine/corleone/setup.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

/// Tries every move that could be meant and keeps those that `play` does not refuse.
class Enumeration {
public:
    Enumeration(const Position& position, const Components& components)
        : m_position(position)
        , m_components(components)
    {
    }

    std::vector<LegalMove> all()
    {
        try_table_moves();
        for (const Family family : m_position.seats) {
            m_family = family;
            try_actions();
            try_due_icons();
            try_phase_moves();
        }
        return std::move(m_found);
    }

private:
    void attempt(std::optional<Family> family, const Action& action)
    {
        m_move.family = family;
        m_move.action = action;
        play(m_position, m_move, m_components, m_judged);
        if (ledger::is_applied(m_judged.verdict))
            m_found.push_back({m_move, m_judged.verdict});
    }
    void attempt(const Action& action) { attempt(m_family, action); }

    [[nodiscard]] bool in(Phase phase) const { return m_position.phase == phase; }

    template <typename Visit>
    void each_business(const Visit& visit) const
    {
        for (std::size_t i = 0; i < m_components.businesses().size(); ++i)
            visit(static_cast<BusinessId>(i));
    }
    template <typename Visit>
    void each_space(const Visit& visit) const
    {
        for (std::size_t i = 0; i < m_components.spaces().size(); ++i)
            visit(static_cast<SpaceId>(i));
    }
    template <typename Visit>
    void each_figure_on_board(const Visit& visit) const
    {
        // Two Thugs of a Family on one space, which only a ruling allows, are the same target.
        ledger::FixedList<FigureAt, figure_count> seen;
        for (int i = 0; i < figure_count; ++i) {
            const FigureAt figure = figure_at_its_place(m_position, static_cast<FigureId>(i));
            if (!figure.place.is_on_board() || seen.contains(figure))
                continue;
            seen.push_back(figure);
            visit(figure);
        }
    }

    // The table. -------------------------------------------------------------------------------

    void try_table_moves()
    {
        if (in(Phase::setup) || in(Phase::open) || in(Phase::entracte))
            try_tiles();
        try_reveals();
        if (in(Phase::wars)) {
            for (int number = 1; number <= territory_count; ++number)
                attempt(std::nullopt, FightWar{territory_with_number(number), std::nullopt});
        }
    }

    void try_tiles()
    {
        for (int number = 1; number <= territory_count; ++number) {
            each_business([&](BusinessId business) {
                if (m_components[business].colour != TileColour::printed
                    && !m_position.area_of(business))
                    attempt(std::nullopt, OpenBusiness{territory_with_number(number), business});
            });
        }
    }

    void try_reveals()
    {
        const bool any_job = m_position.jobs_to_reveal > 0 || m_position.unknown_open_jobs > 0;
        for (std::size_t i = 0; any_job && i < m_components.jobs().size(); ++i)
            attempt(std::nullopt, RevealJob{static_cast<JobId>(i)});
        const bool any_ally = m_position.allies_to_reveal > 0 || m_position.unknown_open_allies > 0;
        for (std::size_t i = 0; any_ally && i < m_components.allies().size(); ++i)
            attempt(std::nullopt, RevealAlly{static_cast<AllyId>(i)});
        if (m_position.jobs_to_reveal > 0)
            attempt(std::nullopt, RevealNothing{});
    }

    // Actions of a turn. -----------------------------------------------------------------------

    void try_actions()
    {
        const bool may_act =
            in(Phase::business) && m_position.turn == m_family && !m_position.has_acted;
        if (!may_act)
            return;
        each_business([&](BusinessId business) { attempt(PlaceThug{business}); });
        for (const FigureKind member :
            {FigureKind::don, FigureKind::consigliere, FigureKind::heir}) {
            if (find_figure(m_position, m_family, member, Place::Kind::supply))
                each_space([&](SpaceId space) { attempt(PlaceMember{member, space}); });
        }
        for (std::size_t i = 0; i < m_components.jobs().size(); ++i) {
            try_job(static_cast<JobId>(i), CompleteJob::From::hand);
            try_job(static_cast<JobId>(i), CompleteJob::From::open);
        }
        for (std::size_t i = 0; i < m_components.allies().size(); ++i)
            attempt(PlayAlly{static_cast<AllyId>(i)});
        attempt(Pass{});
    }

    /// Every way to pay: Narcotics may stand for any part of the cost. What an undescribed Job
    /// costs is unknown, so no payment can be proposed for it.
    void try_job(JobId job, CompleteJob::From from)
    {
        const std::optional<Goods>& cost = m_components[job].cost;
        if (m_position.tracking == Tracking::board || !cost) {
            attempt(CompleteJob{job, from, {}});
            return;
        }
        const Goods& hand = m_position.of(m_family).hand_goods;
        if (!can_pay(hand, *cost))
            return;
        Goods pays;
        for (int guns = 0; guns <= (*cost)[Good::gun]; ++guns) {
            pays.set(Good::gun, guns);
            for (int booze = 0; booze <= (*cost)[Good::booze]; ++booze) {
                pays.set(Good::booze, booze);
                for (int blood = 0; blood <= (*cost)[Good::blood_money]; ++blood) {
                    pays.set(Good::blood_money, blood);
                    const int paid = guns + booze + blood;
                    pays.set(Good::narcotics, cost->total() - paid);
                    if (hand.contains(pays))
                        attempt(CompleteJob{job, from, Cards::of(pays)});
                }
            }
        }
    }

    // Abilities that are due. ------------------------------------------------------------------

    void try_due_icons()
    {
        ledger::FixedList<Icon, count_of<Icon>> icons;
        for (const DueIcon& due : m_position.due) {
            if (due.family == m_family && !due.is_lost && !icons.contains(due.icon))
                icons.push_back(due.icon);
        }
        if (icons.empty())
            return;
        if (std::any_of(icons.begin(), icons.end(), needs_no_choice))
            attempt(Collect{});
        for (const Icon icon : icons) {
            try_icon(icon);
            attempt(Decline{icon});
        }
        attempt(Decline{});
    }

    void try_icon(Icon icon)
    {
        const auto use = [this, icon](const Target& target) { attempt(Use{icon, target}); };
        switch (row_of(icon).choice) {
        case Choice::nothing:
            use(target::Nothing{});
            return;
        case Choice::money:
            for (const Bill bill : all_of<Bill>)
                use(target::Money{Cards::of(bill)});
            return;
        case Choice::jobs:
            use(target::Jobs{});
            return;
        case Choice::trade:
            each_choice(hand_of(m_position, m_family), cards_traded(icon),
                [&](const Cards& gives) { use(target::Trade{gives}); });
            return;
        case Choice::swap:
            each_choice(hand_of(m_position, m_family), 1, [&](const Cards& gives) {
                for (const Good good : {Good::gun, Good::booze, Good::blood_money})
                    use(target::Swap{gives, good});
            });
            return;
        case Choice::business:
            each_business([&](BusinessId business) { use(target::Business{business}); });
            return;
        case Choice::figure:
            each_figure_on_board([&](const FigureAt& figure) { use(target::Figure{figure}); });
            return;
        case Choice::figure_and_place:
            each_figure_on_board([&](const FigureAt& figure) {
                each_place_for(figure.kind, [&](Place to) {
                    use(target::FigureAndPlace{figure, to});
                });
            });
            return;
        case Choice::place:
            each_place_for(*about<FigureKind>(icon), [&](Place to) { use(target::Spot{to}); });
            return;
        case Choice::acts:
            return;
        }
    }

    template <typename Visit>
    void each_place_for(FigureKind kind, const Visit& visit) const
    {
        if (kind == FigureKind::thug || kind == FigureKind::union_boss) {
            each_business([&](BusinessId business) { visit(Place::on(business)); });
        } else if (kind == FigureKind::police_chief) {
            for (int number = 1; number <= territory_count; ++number)
                visit(Place::in(territory_with_number(number)));
        } else {
            each_space([&](SpaceId space) { visit(Place::on(space)); });
        }
    }

    // Other phases. ----------------------------------------------------------------------------

    void try_phase_moves()
    {
        if (m_position.marker_choice && m_position.marker_choice->family == m_family)
            try_markers();
        if (in(Phase::bribery)) {
            each_money(m_position.of(m_family).suitcase,
                [&](const Money& money) { attempt(Bid{Cards::of(money)}); });
            for (std::size_t i = 0; i < m_components.allies().size(); ++i)
                attempt(TakeAlly{static_cast<AllyId>(i)});
        }
        const int excess = hand_size(m_position, m_family) - hand_limit(m_position);
        if (in(Phase::tribute) && excess > 0)
            each_choice(hand_of(m_position, m_family), excess,
                [&](const Cards& cards) { attempt(Discard{cards}); });
    }

    void try_markers()
    {
        for (int number = 1; number <= territory_count; ++number) {
            const Area territory = territory_with_number(number);
            int markers = 0;
            for (const Family family : stack_of(m_position, territory))
                markers += family == m_family ? 1 : 0;
            for (int marker = 1; marker <= markers; ++marker)
                attempt(RelocateMarker{{territory, static_cast<std::uint8_t>(marker)}});
        }
        attempt(LeaveMarker{});
    }

    // Choices among cards. ---------------------------------------------------------------------

    template <typename Visit>
    static void each_money(const Money& most, const Visit& visit)
    {
        Money money;
        for (int ones = 0; ones <= most[Bill::one]; ++ones) {
            money.set(Bill::one, ones);
            for (int twos = 0; twos <= most[Bill::two]; ++twos) {
                money.set(Bill::two, twos);
                for (int threes = 0; threes <= most[Bill::three]; ++threes) {
                    money.set(Bill::three, threes);
                    for (int fives = 0; fives <= most[Bill::five]; ++fives) {
                        money.set(Bill::five, fives);
                        visit(money);
                    }
                }
            }
        }
    }

    /// Every different choice of `count` cards from a hand.
    template <typename Visit>
    static void each_choice(const Cards& hand, int count, const Visit& visit)
    {
        choose_money(hand, count, 0, {}, visit);
    }

    template <typename Visit>
    static void choose_money(
        const Cards& hand, int count, int value, const Cards& chosen, const Visit& visit)
    {
        if (value == 4) {
            choose_goods(hand, count, 0, chosen, visit);
            return;
        }
        const Bill bill = static_cast<Bill>(value);
        Cards more = chosen;
        for (int cards = 0; cards <= std::min(count, hand.money[bill]); ++cards) {
            more.money.set(bill, cards);
            choose_money(hand, count - cards, value + 1, more, visit);
        }
    }

    template <typename Visit>
    static void choose_goods(
        const Cards& hand, int count, int kind, const Cards& chosen, const Visit& visit)
    {
        if (kind == 4) {
            choose_unknown(hand, count, chosen, visit);
            return;
        }
        const Good good = static_cast<Good>(kind);
        Cards more = chosen;
        for (int cards = 0; cards <= std::min(count, hand.goods[good]); ++cards) {
            more.goods.set(good, cards);
            choose_goods(hand, count - cards, kind + 1, more, visit);
        }
    }

    template <typename Visit>
    static void choose_unknown(
        const Cards& hand, int count, const Cards& chosen, const Visit& visit)
    {
        Cards more = chosen;
        for (int cards = 0; cards <= std::min<int>(count, hand.unknown_jobs); ++cards) {
            more.unknown_jobs = static_cast<std::uint8_t>(cards);
            choose_jobs(hand, count - cards, 0, more, visit);
        }
    }

    template <typename Visit>
    static void choose_jobs(
        const Cards& hand, int count, std::size_t from, const Cards& chosen, const Visit& visit)
    {
        if (from == hand.jobs.size() || count == 0) {
            choose_allies(hand, count, 0, chosen, visit);
            return;
        }
        // Equal Jobs are listed side by side; taking fewer of them first avoids repetitions.
        std::size_t next = from;
        while (next < hand.jobs.size() && hand.jobs[next] == hand.jobs[from])
            ++next;
        Cards more = chosen;
        choose_jobs(hand, count, next, more, visit);
        for (std::size_t i = from; i < next && count > 0; ++i) {
            more.jobs.push_back(hand.jobs[from]);
            --count;
            choose_jobs(hand, count, next, more, visit);
        }
    }

    template <typename Visit>
    static void choose_allies(
        const Cards& hand, int count, std::size_t from, const Cards& chosen, const Visit& visit)
    {
        if (count == 0) {
            visit(chosen);
            return;
        }
        for (std::size_t i = from; i < hand.allies.size(); ++i) {
            Cards more = chosen;
            more.allies.push_back(hand.allies[i]);
            choose_allies(hand, count - 1, i + 1, more, visit);
        }
    }

    const Position m_position;
    const Components& m_components;
    Family m_family = Family::marzullo;
    Move m_move;
    Judged m_judged;
    std::vector<LegalMove> m_found;
};

Position as_laid(const Position& position, const Components& components)
{
    Position laid = position;
    lay_printed_businesses(laid, components);
    return laid;
}

} // namespace

std::vector<LegalMove> legal_moves(const Position& position, const Components& components)
{
    const Position laid = as_laid(position, components);
    std::vector<LegalMove> found = Enumeration(laid, components).all();
    const bool is_uncertain = is_due_uncertain(laid, components);
    if (!lacks_only_forced_bids(laid) && !is_uncertain)
        return found;
    // Players with empty Suitcases need not say that they bid nothing, nor anybody that he could
    // not use an ability: what comes then is listed already.
    Judged judged;
    Judging judging(laid, components, judged);
    if (is_uncertain)
        pass_over_uncertain(judging);
    else
        lay_forced_bids(judging);
    const std::size_t known = found.size();
    for (LegalMove& next : Enumeration(judged.after, components).all()) {
        // Taking an Ally was tried before, too.
        const auto end = found.begin() + static_cast<std::ptrdiff_t>(known);
        const bool is_listed = std::any_of(found.begin(), end,
            [&next](const LegalMove& earlier) { return earlier.move == next.move; });
        if (is_listed)
            continue;
        if (is_uncertain)
            next.verdict = ledger::Verdict::unverified;
        found.push_back(std::move(next));
    }
    return found;
}

} // namespace consigliere::corleone
