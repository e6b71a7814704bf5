#pragma once

#include "engine/corleone/act.h"
#include "engine/corleone/answers.h"
#include "engine/corleone/rules.h"
#include "engine/corleone/score.h"
#include "engine/corleone/turf_war.h"
#include "engine/corleone/waiting.h"
#include "engine/ledger/questions.h"

#include <algorithm>

// Questions with answers and causes: a value of `Question::About` and its row.
namespace consigliere::corleone {

struct Question {
    /// In the order of display.
    enum class About : std::uint8_t {
        turn, ///< Whose turn it is (13.turn).
        bribery, ///< Order in which Allies are taken (20.order, 20.tie), after the bids are opened.
        first_player, ///< Who holds the Horse Head (27.horse-head).
        winner, ///< Who would win if the game ended now (23.winner).
        phase, ///< Which player `phase` waits for, if it is current; by the rule that ends it.
        hand_limit, ///< The hand limit after `act` (10.hand-limit).
        control, ///< Controller of `territory` (19.control); Central Park has none
                 ///< (15.central-park).
        influence, ///< The Turf War in `territory` if it were fought now (19.influence), and why
                   ///< there is no winner (19.tie, 19.neutral, 19.empty).
        domination, ///< Who dominates `territory` (23.domination).
        figure, ///< Number of Territories in which `figure` counts, and for whom
                ///< (19.influence); 0 in the Hudson (17.shot).
        business, ///< Who is paid when another player's figure uses the Front of `business`
                  ///< (14.controller).
        space, ///< Who stands on `space` and uses its Backs (15.back).
        public_job, ///< Who may complete `job` now (16.job).
        job_bonus, ///< Who has the most Jobs of `colour` (23.jobs).
        total, ///< Total of `family` if the game ended now, and all others (23.winner).
        hand, ///< Number of cards in the hand of `family` (21.limit).
        suitcase, ///< Dollars in the Suitcase of `family` (27.bank).
        supply, ///< Number of figures left in the supply of `family` (13.out).
        markers, ///< Number of Control markers left (9.figures).
        completed, ///< Number of completed Jobs (16.suitcase).
    };
    About about = About::turn;
    Area territory = Area::wall_street;
    Family family = Family::marzullo;
    JobColour colour = JobColour::yellow;
    FigureId figure{};
    BusinessId business{};
    SpaceId space{};
    JobId job{};
    Phase phase = Phase::business;
    /// 1 to 4; 0 is the current Act.
    int act = 0;

    [[nodiscard]] friend bool operator==(const Question&, const Question&) = default;
};

/// A question, its subject, and its answer once known.
struct Asked : Question {
    const Position& position;
    const Components& components;
    Answer answer{};

    [[nodiscard]] const Holding& holding() const { return position.of(family); }
    [[nodiscard]] bool is_shot() const
    {
        return position.place_of(figure).kind == Place::Kind::hudson;
    }
};

[[nodiscard]] Answer answer(
    const Position& position, const Components& components, const Question& question);

namespace asked {

/// Counts above 0, in the order of the seats.
template <typename Count>
std::vector<AnswerCount> shares(const Asked& on, const Count& count)
{
    std::vector<AnswerCount> shares;
    for (const Family family : on.position.seats) {
        if (count(family) > 0)
            shares.push_back({family, count(family)});
    }
    return shares;
}

/// The active player, with the number of figures each Family has left.
inline Answer turn(const Asked& on)
{
    Answer answer{rule::turn};
    if (on.position.phase == Phase::business)
        answer.answer = on.position.turn;
    for (const Family family : on.position.seats)
        answer.shares.push_back({family, figures_in_supply(on.position, family)});
    return answer;
}

/// Descending bids, ties clockwise from the Horse Head. No order while bids are hidden.
inline Answer bribery(const Asked& on)
{
    const bool is_running = on.position.phase == Phase::bribery;
    if (is_running && next_to_bid(on.position))
        return {rule::bid_suitcase};
    Answer answer{rule::bid_order};
    if (is_running)
        answer.answer = next_taker(on.position);
    for (const Family family : clockwise(on.position)) {
        const int bid = dollars_of(on.position.of(family).bid);
        const auto at = std::ranges::find_if(
            answer.shares, [bid](const AnswerCount& share) { return share.count < bid; });
        // Players who bid nothing take no Ally, so their order does not matter.
        const bool is_tie = bid > 0 && at != answer.shares.begin() && std::prev(at)->count == bid;
        if (is_tie)
            answer.rule = rule::bid_tie;
        answer.shares.insert(at, AnswerCount{family, bid});
    }
    return answer;
}

inline Answer first_player(const Asked& on)
{
    return {rule::icon_horse_head, on.position.horse_head};
}

/// Totals in descending order; unknown ones are left out.
inline Answer totals(const Score& now)
{
    Answer answer{rule::winner};
    for (const Score::Seat& seat : now.seats) {
        if (seat.total)
            answer.shares.push_back({seat.family, *seat.total});
    }
    std::ranges::stable_sort(answer.shares, std::ranges::greater{}, &AnswerCount::count);
    return answer;
}

inline Answer winner(const Asked& on)
{
    const Score now = score(on.position, on.components);
    Answer answer = totals(now);
    if (now.winners.size() == 1)
        answer.answer = now.winners[0];
    return answer;
}

inline Answer total(const Asked& on)
{
    const Score now = score(on.position, on.components);
    Answer answer = totals(now);
    answer.amount = now.of(on.family).total.value_or(0);
    return answer;
}

/// The rule that ends a phase.
inline ledger::RuleId rule_of_phase(Phase phase)
{
    switch (phase) {
    case Phase::setup:
        return rule::tiles;
    case Phase::open:
        return rule::open;
    case Phase::business:
        return rule::phase_end;
    case Phase::wars:
        return rule::war_order;
    case Phase::bribery:
        return rule::bid_order;
    case Phase::tribute:
        return rule::tribute_limit;
    case Phase::entracte:
        return rule::entracte_jobs;
    case Phase::end:
        break;
    }
    return rule::winner;
}

inline Answer phase(const Asked& on)
{
    Answer answer{rule_of_phase(on.phase)};
    if (on.phase != on.position.phase)
        return answer;
    if (on.phase == Phase::business)
        answer.answer = on.position.turn;
    else if (on.phase == Phase::tribute)
        answer.answer = next_to_discard(on.position);
    else if (on.phase == Phase::bribery)
        answer.answer =
            next_to_bid(on.position) ? next_to_bid(on.position) : next_taker(on.position);
    return answer;
}

inline Answer hand_limit(const Asked& on)
{
    const int limit = on.act == 0 ? corleone::hand_limit(on.position)
                                  : on.position.hand_limits[static_cast<std::size_t>(on.act - 1)];
    return {rule::hand_limit, {}, limit};
}

inline Answer control(const Asked& on)
{
    if (!is_territory(on.territory))
        return {rule::central_park};
    return {rule::control, controller_of(on.position, on.territory),
        static_cast<int>(stack_of(on.position, on.territory).size())};
}

inline Answer influence(const Asked& on)
{
    const WarCount count = count_influence(on.position, on.components, on.territory);
    const WarOutcome outcome = outcome_of(on.position, count);
    Answer answer{rule::influence, outcome.winner(), 0,
        shares(on, [&count](Family family) { return count.of(family); })};
    // Without a winner by count, another rule decides.
    if (!answer.answer)
        answer.rule = rule_of(outcome.kind);
    if (count.neutral > 0)
        answer.shares.push_back({std::nullopt, count.neutral});
    return answer;
}

inline Answer domination(const Asked& on)
{
    return {rule::domination, dominator_of(on.position, on.territory), 0,
        shares(on, [&on](Family family) { return markers_in(on.position, on.territory, family); })};
}

inline Answer figure(const Asked& on)
{
    const std::optional<Family> owner = owner_of(on.figure);
    if (on.is_shot())
        return {rule::shot, owner};
    return {owner ? rule::influence : rule::war_neutral, owner,
        counts_in(on.position, on.components, on.figure).size()};
}

inline Answer business(const Asked& on)
{
    const auto area = area_of(on.position, on.components, on.business);
    if (!area || !is_territory(*area))
        return {rule::central_park};
    return {rule::controller, controller_of(on.position, *area)};
}

inline Answer space(const Asked& on)
{
    Answer answer{rule::back};
    for (const FigureId figure : all_figures) {
        if (!(on.position.place_of(figure) == Place::on(on.space)))
            continue;
        answer.answer = owner_of(figure);
        ++answer.amount;
    }
    return answer;
}

/// Judges every payment of the active player; answers.cpp.
[[nodiscard]] Answer public_job(const Asked& on);

inline Answer job_bonus(const Asked& on)
{
    const Score now = score(on.position, on.components);
    const auto colour = static_cast<std::size_t>(on.colour);
    Answer answer{rule::end_jobs, std::nullopt, 0,
        shares(on, [&](Family family) { return now.of(family).job_counts[colour]; })};
    // All tied players are paid, so there is no single answer.
    if (const auto paid = now.paid_for(on.colour); paid.size() == 1)
        answer.answer = paid[0];
    return answer;
}

inline Answer hand(const Asked& on)
{
    return {rule::tribute_limit, {}, hand_size(on.position, on.family)};
}

inline Answer suitcase(const Asked& on)
{
    return {rule::icon_bank, {}, dollars_of(on.holding().suitcase)};
}

inline Answer supply(const Asked& on)
{
    return {rule::out, {}, figures_in_supply(on.position, on.family)};
}

inline Answer markers(const Asked& on)
{
    return {rule::figures, {}, on.holding().markers};
}

inline Answer completed(const Asked& on)
{
    const auto jobs =
        std::ranges::count(on.position.known_jobs, JobZone::suitcase(on.family), &KnownJob::zone);
    return {rule::suitcase, {}, static_cast<int>(jobs)};
}

} // namespace asked

/// Predicates: does an act affect the answer?
namespace cause {

/// No entry affects the answer.
inline bool none(const Act& /*act*/, const Asked& /*on*/)
{
    return false;
}

template <typename... Kinds>
bool any(const Act& act, const Asked& /*on*/)
{
    return is_one_of<Kinds...>(act);
}

/// By the Family.
template <typename... Kinds>
bool of_family(const Act& act, const Asked& on)
{
    return is_one_that<Kinds...>(act, [&on](const auto& done) { return done.family == on.family; });
}

template <Phase phase>
bool begins(const Act& act, const Asked& /*on*/)
{
    return is_one_that<act::PhaseBegins>(
        act, [](const auto& begins) { return begins.phase == phase; });
}

inline bool begins_phase(const Act& act, const Asked& on)
{
    return is_one_that<act::PhaseBegins>(
        act, [&on](const auto& begins) { return begins.phase == on.phase; });
}

/// Bids are hidden while they are being laid.
inline bool bribes(const Act& act, const Asked& on)
{
    return !on.answer.shares.empty() && std::holds_alternative<act::Bribes>(act);
}

inline bool changes_stack(const Act& act, Area territory)
{
    return is_one_that<act::Marks>(
               act, [&](const auto& laid) { return laid.territory == territory; })
        || is_one_that<act::Unmarks>(
            act, [&](const auto& taken) { return taken.marker.territory == territory; });
}

inline bool changes_asked_stack(const Act& act, const Asked& on)
{
    return changes_stack(act, on.territory);
}

inline bool changes_stack_of_business(const Act& act, const Asked& on)
{
    const std::optional<Area> area = area_of(on.position, on.components, on.business);
    return area && changes_stack(act, *area);
}

inline bool changes_suitcase(const Act& act, const Asked& on)
{
    return of_family<act::Unbanks, act::Bribes>(act, on)
        || is_one_that<act::Banks>(act, [&on](const auto& banks) {
               return banks.family == on.family && !banks.cards.money.empty();
           });
}

inline bool completes_colour(const Act& act, const Asked& on)
{
    const auto has_colour = [&on](JobId job) { return on.components[job].colour == on.colour; };
    return is_one_that<act::TakesPublicJob>(
               act, [&](const auto& taken) { return has_colour(taken.job); })
        || is_one_that<act::Banks>(act,
            [&](const auto& banked) { return std::ranges::any_of(banked.cards.jobs, has_colour); });
}

inline bool completes_job(const Act& act, const Asked& on)
{
    return of_family<act::TakesPublicJob>(act, on)
        || is_one_that<act::Banks>(act, [&on](const auto& banked) {
               return banked.family == on.family && !banked.cards.jobs.empty();
           });
}

inline bool brings_dollars(const Act& act, const Asked& on)
{
    return changes_suitcase(act, on) || completes_job(act, on);
}

inline bool changes_supply(const Act& act, const Asked& on)
{
    return is_one_that<act::Placed, act::Moves, act::Recalled>(
        act, [&on](const auto& moved) { return moved.figure.owner == on.family; });
}

/// The figure in the Hudson was shot. Thugs of one Family are not distinguished.
inline bool shoots(const Act& act, const Asked& on)
{
    return on.is_shot() && is_one_that<act::Shot>(act, [&on](const auto& shot) {
        return shot.figure.owner == owner_of(on.figure) && shot.figure.kind == kind_of(on.figure);
    });
}

inline bool lays_job_open(const Act& act, const Asked& on)
{
    return is_one_that<act::JobRevealed>(
        act, [&on](const auto& laid) { return laid.job == on.job; });
}

/// Cards enter or leave the Family's hand, in any Act.
inline bool changes_hand(const Act& act, const Asked& on)
{
    return of_family<act::Gains, act::Loses, act::Banks, act::Unbanks, act::DrawsJobs,
               act::PlaysAlly, act::AllyReturns, act::Gives>(act, on)
        || is_one_that<act::Gives>(act, [&on](const auto& gives) { return gives.to == on.family; });
}

using Figures = decltype(WarCount::figures);

inline Figures in_war(const Asked& on)
{
    return count_influence(on.position, on.components, on.territory).figures;
}

inline Figures where_it_stands(const Asked& on)
{
    Figures figures;
    if (!on.is_shot())
        figures.push_back(on.figure);
    return figures;
}

inline Figures on_space(const Asked& on)
{
    Figures figures;
    for (const FigureId figure : all_figures) {
        if (on.position.place_of(figure) == Place::on(on.space))
            figures.push_back(figure);
    }
    return figures;
}

} // namespace cause

struct QuestionRow : ledger::QuestionRow<Question::About, Asked, Answer, Act> {
    /// Figures whose positions affect the answer: the entries that placed them are listed first.
    cause::Figures (*figures)(const Asked&) = nullptr;
};
using Explanation = ledger::ExplanationOf<Answer, Question, Act>;
using Cause = ledger::CauseOf<Act>;

} // namespace consigliere::corleone

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::corleone::Question::About> = [] {
    using namespace corleone::cause;
    using namespace corleone::act;
    using corleone::Phase;
    namespace asked = corleone::asked;
    using About = corleone::Question::About;
    return Enumeration<About, 20, corleone::QuestionRow>{{{
        {{About::turn, "turn", asked::turn, any<TurnSkipped>, nullptr, Reach::last_entry}},
        {{About::bribery, "bribery", asked::bribery, bribes, begins<Phase::bribery>}},
        {{About::first_player, "first-player", asked::first_player, any<TakesHorseHead>,
            any<TakesHorseHead>}},
        {{About::winner, "winner", asked::winner, none}},
        {{About::phase, "phase", asked::phase, begins_phase, begins_phase}},
        {{About::hand_limit, "hand-limit", asked::hand_limit, none}},
        {{About::control, "control", asked::control, changes_asked_stack}},
        {{About::influence, "influence", asked::influence, none}, in_war},
        {{About::domination, "domination", asked::domination, changes_asked_stack}},
        {{About::figure, "figure", asked::figure, shoots, begins<Phase::open>}, where_it_stands},
        {{About::business, "business", asked::business, changes_stack_of_business}},
        {{About::space, "space", asked::space, none}, on_space},
        {{About::public_job, "public-job", asked::public_job, lays_job_open, lays_job_open}},
        {{About::job_bonus, "job-bonus", asked::job_bonus, completes_colour}},
        {{About::total, "total", asked::total, brings_dollars}},
        {{About::hand, "hand", asked::hand, changes_hand}},
        {{About::suitcase, "suitcase", asked::suitcase, changes_suitcase}},
        {{About::supply, "supply", asked::supply, changes_supply, begins<Phase::open>}},
        {{About::markers, "markers", asked::markers, of_family<Marks, Unmarks>}},
        {{About::completed, "completed", asked::completed, completes_job}},
    }}};
}();
