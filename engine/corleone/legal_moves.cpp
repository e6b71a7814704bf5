#include "engine/corleone/flow.h"
#include "engine/corleone/icons.h"
#include "engine/corleone/play.h"
#include "engine/corleone/possible.h"
#include "engine/corleone/score.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

/// Generates candidate moves and keeps those that `play` accepts.
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
        // Two Thugs of a Family on one space (by ruling) are one target.
        ledger::FixedList<FigureAt, figure_count> seen;
        for (const FigureId id : all_figures) {
            const FigureAt figure = figure_at_its_place(m_position, id);
            if (!figure.place.is_on_board() || seen.contains(figure))
                continue;
            seen.push_back(figure);
            visit(figure);
        }
    }

    // The table. ----------------------------------------------------------------------------------

    void try_table_moves()
    {
        if (in(Phase::setup) || in(Phase::open) || in(Phase::entracte))
            try_tiles();
        try_reveals();
        if (in(Phase::wars)) {
            for (const Area territory : territories)
                attempt(std::nullopt, FightWar{territory, std::nullopt});
        }
    }

    void try_tiles()
    {
        for (const Area territory : territories) {
            each_business([&](BusinessId business) {
                if (!area_of(m_position, m_components, business))
                    attempt(std::nullopt, OpenBusiness{territory, business});
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
        for (const FigureKind kind : supply_of(m_position, m_family)) {
            if (is_family_member(kind))
                each_space([&](SpaceId space) { attempt(PlaceMember{kind, space}); });
        }
        for (std::size_t i = 0; i < m_components.jobs().size(); ++i) {
            try_job(static_cast<JobId>(i), CompleteJob::From::hand);
            try_job(static_cast<JobId>(i), CompleteJob::From::open);
        }
        for (std::size_t i = 0; i < m_components.allies().size(); ++i)
            attempt(PlayAlly{static_cast<AllyId>(i)});
        attempt(Pass{});
    }

    /// Without a known cost, no payment can be proposed.
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
        for (const Goods& pays : payments_of(*cost)) {
            if (hand.contains(pays))
                attempt(CompleteJob{job, from, Cards::of(pays)});
        }
    }

    // Due abilities. ------------------------------------------------------------------------------

    void try_due_icons()
    {
        ledger::FixedList<Icon, count_of<Icon>> icons;
        for (const DueIcon& due : m_position.due) {
            if (due.family == m_family && !due.is_lost && !icons.contains(due.icon))
                icons.push_back(due.icon);
        }
        if (icons.empty())
            return;
        if (std::ranges::any_of(icons, needs_no_choice))
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
            for (const Area territory : territories)
                visit(Place::in(territory));
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
            const Money& suitcase = m_position.of(m_family).suitcase;
            each_part(Cards::of(suitcase), suitcase.total(),
                [&](const Cards& cards) { attempt(Bid{cards}); });
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
        for (const Area territory : territories) {
            const int markers = markers_in(m_position, territory, m_family);
            for (int marker = 1; marker <= markers; ++marker)
                attempt(RelocateMarker{{territory, static_cast<std::uint8_t>(marker)}});
        }
        attempt(LeaveMarker{});
    }

    // Choices among cards. ---------------------------------------------------------------------

    /// Indistinguishable cards of a hand.
    struct Alike {
        Cards one;
        int copies = 0;
    };
    static std::vector<Alike> alike_in(const Cards& hand)
    {
        std::vector<Alike> alike;
        const auto add = [&alike](const Cards& one, int copies) {
            if (copies > 0)
                alike.push_back({one, copies});
        };
        for (const Bill bill : all_of<Bill>)
            add(Cards::of(bill), hand.money[bill]);
        for (const Good good : all_of<Good>)
            add(Cards::of(good), hand.goods[good]);
        add(Cards::of_unknown_jobs(1), hand.unknown_jobs);
        for (const JobId job : hand.jobs) {
            if (!alike.empty() && alike.back().one == Cards::of(job))
                ++alike.back().copies;
            else
                add(Cards::of(job), 1);
        }
        for (const AllyId ally : hand.allies)
            add(Cards::of(ally), 1);
        return alike;
    }

    /// Calls `visit` for every distinct choice of up to `most` cards.
    template <typename Visit>
    static void each_part(const Cards& hand, int most, const Visit& visit)
    {
        choose(alike_in(hand), 0, most, {}, visit);
    }
    template <typename Visit>
    static void choose(const std::vector<Alike>& from, std::size_t next, int most,
        const Cards& chosen, const Visit& visit)
    {
        if (next == from.size()) {
            visit(chosen);
            return;
        }
        const Alike& alike = from[next];
        Cards more = chosen;
        // Order of choices: with the Ally first; of other cards, fewest first.
        if (!alike.one.allies.empty()) {
            if (most > 0) {
                more.add(alike.one);
                choose(from, next + 1, most - 1, more, visit);
            }
            choose(from, next + 1, most, chosen, visit);
            return;
        }
        const int highest = std::min(most, alike.copies);
        for (int copies = 0; copies <= highest; ++copies) {
            if (copies > 0)
                more.add(alike.one);
            choose(from, next + 1, most - copies, more, visit);
        }
    }

    /// Calls `visit` for every distinct choice of exactly `count` cards.
    template <typename Visit>
    static void each_choice(const Cards& hand, int count, const Visit& visit)
    {
        each_part(hand, count, [&](const Cards& cards) {
            if (cards.count() == count)
                visit(cards);
        });
    }

    const Position& m_position;
    const Components& m_components;
    Family m_family = Family::marzullo;
    Move m_move;
    Judged m_judged;
    std::vector<LegalMove> m_found;
};

} // namespace

std::vector<LegalMove> legal_moves(const Position& position, const Components& components)
{
    std::vector<LegalMove> found = Enumeration(position, components).all();
    const bool is_uncertain = is_due_uncertain(position, components);
    if (!lacks_only_forced_bids(position) && !is_uncertain)
        return found;
    // Optional lines (empty bids, declines of uncertain abilities) may be skipped: look beyond
    // them.
    Judged judged;
    Judging judging(position, components, judged);
    if (is_uncertain)
        pass_over_uncertain(judging);
    else
        lay_forced_bids(judging);
    const std::size_t known = found.size();
    for (LegalMove& next : Enumeration(judged.after, components).all()) {
        // Do not list moves twice, such as taking an Ally.
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
