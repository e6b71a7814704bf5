#include "engine/corleone/explain.h"

#include "engine/corleone/score.h"
#include "engine/corleone/turf_war.h"
#include "engine/corleone/waiting.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

/// Where an act puts a figure, and which one.
struct Arrival {
    FigureAt figure;
    Place to;
};
std::optional<Arrival> arrival_of(const Act& act)
{
    if (const act::Placed* placed = std::get_if<act::Placed>(&act))
        return Arrival{placed->figure, placed->to};
    if (const act::Moves* moved = std::get_if<act::Moves>(&act))
        return Arrival{moved->figure, moved->to};
    return std::nullopt;
}

std::optional<Cause> cause_of_place(const Sight& sight, const FigureAt& figure)
{
    std::optional<Cause> found;
    each_standing_act(sight, [&](int entry, const Act& act) {
        const std::optional<Arrival> arrival = arrival_of(act);
        if (arrival && arrival->figure.owner == figure.owner && arrival->figure.kind == figure.kind
            && arrival->to == figure.place)
            found = Cause{entry, act};
    });
    return found;
}

void add_marker_causes(Explanation& explanation, const Sight& sight, Area territory)
{
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::Marks* laid = std::get_if<act::Marks>(&act);
        const act::Unmarks* taken = std::get_if<act::Unmarks>(&act);
        if ((laid != nullptr && laid->territory == territory)
            || (taken != nullptr && taken->marker.territory == territory))
            explanation.causes.push_back({entry, act});
    });
}

void explain_control(Explanation& explanation, const Sight& sight)
{
    const Area territory = explanation.question.territory;
    explanation.rule = rule::control;
    explanation.answer = controller_of(sight.present(), territory);
    explanation.amount = static_cast<int>(stack_of(sight.present(), territory).size());
    add_marker_causes(explanation, sight, territory);
}

void explain_domination(Explanation& explanation, const Sight& sight)
{
    const Area territory = explanation.question.territory;
    explanation.rule = rule::domination;
    explanation.answer = dominator_of(sight.present(), territory);
    for (const Family family : sight.present().seats) {
        if (const int count = markers_in(sight.present(), territory, family))
            explanation.shares.push_back({family, count});
    }
    add_marker_causes(explanation, sight, territory);
}

void explain_influence(Explanation& explanation, const Sight& sight)
{
    const Position& position = sight.present();
    const WarCount count =
        count_influence(position, sight.components(), explanation.question.territory);
    explanation.rule = rule::influence;
    explanation.answer = outcome_of(position, count).winner();
    for (const Family family : position.seats) {
        if (count.of(family) > 0)
            explanation.shares.push_back({family, count.of(family)});
    }
    if (count.neutral > 0)
        explanation.shares.push_back({std::nullopt, count.neutral});
    for (const FigureId figure : count.figures) {
        if (const std::optional<Cause> cause =
                cause_of_place(sight, figure_at_its_place(position, figure)))
            explanation.causes.push_back(*cause);
    }
}

void explain_job_bonus(Explanation& explanation, const Sight& sight)
{
    const JobColour colour = explanation.question.colour;
    const Components& components = sight.components();
    const Score now = score(sight.present(), components);
    explanation.rule = rule::end_jobs;
    for (const Score::Seat& seat : now.seats) {
        if (const int count = seat.job_counts[static_cast<std::size_t>(colour)])
            explanation.shares.push_back({seat.family, count});
    }
    const auto has_colour = [&](JobId job) { return components[job].colour == colour; };
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::Banks* banked = std::get_if<act::Banks>(&act);
        const act::TakesPublicJob* taken = std::get_if<act::TakesPublicJob>(&act);
        const bool is_banked = banked != nullptr
            && std::any_of(banked->cards.jobs.begin(), banked->cards.jobs.end(), has_colour);
        if (is_banked || (taken != nullptr && has_colour(taken->job)))
            explanation.causes.push_back({entry, act});
    });
}

/// The turn: who has it, and who was passed over since the last action.
void explain_turn(Explanation& explanation, const Sight& sight)
{
    const Position& position = sight.present();
    explanation.rule = rule::turn;
    if (position.phase == Phase::business)
        explanation.answer = position.turn;
    for (const Family family : position.seats)
        explanation.shares.push_back({family, figures_in_supply(position, family)});
    const int head = sight.known().history().head();
    if (head == 0)
        return;
    for (const Act& act : sight.acts_of(head)) {
        if (std::holds_alternative<act::TurnSkipped>(act))
            explanation.causes.push_back({head, act});
    }
}

void explain_first_player(Explanation& explanation, const Sight& sight)
{
    explanation.rule = rule::icon_horse_head;
    explanation.answer = sight.present().horse_head;
    each_standing_act(sight, [&](int entry, const Act& act) {
        if (std::holds_alternative<act::TakesHorseHead>(act))
            explanation.causes = {{entry, act}};
    });
}

/// Bids from the highest, equal ones clockwise from the Horse Head. While they are being laid there
/// is no order yet: all of them are opened together.
void explain_bribery(Explanation& explanation, const Sight& sight)
{
    const Position& position = sight.present();
    if (position.phase == Phase::bribery && next_to_bid(position)) {
        explanation.rule = rule::bid_suitcase;
        return;
    }
    explanation.rule = rule::bid_order;
    if (position.phase == Phase::bribery)
        explanation.answer = next_taker(position);
    Family family = position.horse_head;
    for (int i = 0; i < player_count(position); ++i) {
        const int bid = dollars_of(position.of(family).bid);
        const auto at = std::find_if(explanation.shares.begin(), explanation.shares.end(),
            [bid](const Share& share) { return share.count < bid; });
        if (at != explanation.shares.end() && at != explanation.shares.begin()
            && std::prev(at)->count == bid)
            explanation.rule = rule::bid_tie;
        explanation.shares.insert(at, Share{family, bid});
        family = left_of(position, family);
    }
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::PhaseBegins* begins = std::get_if<act::PhaseBegins>(&act);
        if (begins != nullptr && begins->phase == Phase::bribery)
            explanation.causes.clear();
        if (std::holds_alternative<act::Bribes>(act))
            explanation.causes.push_back({entry, act});
    });
}

/// Whether an act puts cards into this Family's hand or takes them out of it.
bool changes_hand(const Act& act, Family family)
{
    if (const act::Gives* gives = std::get_if<act::Gives>(&act))
        return gives->family == family || gives->to == family;
    return std::visit(
        [family](const auto& any) {
            using Kind = std::decay_t<decltype(any)>;
            constexpr bool moves_cards =
                std::is_same_v<Kind,
                    act::
                        Gains> || std::is_same_v<Kind, act::Loses> || std::is_same_v<Kind, act::Banks> || std::is_same_v<Kind, act::Unbanks> || std::is_same_v<Kind, act::DrawsJobs> || std::is_same_v<Kind, act::PlaysAlly> || std::is_same_v<Kind, act::AllyReturns>;
            if constexpr (moves_cards)
                return any.family == family;
            else
                return false;
        },
        act);
}

/// What changed a hand since the last Tribute.
void explain_hand(Explanation& explanation, const Sight& sight)
{
    const Family family = explanation.question.family;
    explanation.rule = rule::tribute_limit;
    explanation.amount = hand_size(sight.present(), family);
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::PhaseBegins* begins = std::get_if<act::PhaseBegins>(&act);
        if (begins != nullptr && begins->phase == Phase::open)
            explanation.causes.clear();
        if (changes_hand(act, family))
            explanation.causes.push_back({entry, act});
    });
}

void explain_suitcase(Explanation& explanation, const Sight& sight)
{
    const Family family = explanation.question.family;
    explanation.rule = rule::icon_bank;
    explanation.amount = dollars_of(sight.present().of(family).suitcase);
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::Banks* banks = std::get_if<act::Banks>(&act);
        const act::Unbanks* unbanks = std::get_if<act::Unbanks>(&act);
        const act::Bribes* bribes = std::get_if<act::Bribes>(&act);
        const bool changes =
            (banks != nullptr && banks->family == family && !banks->cards.money.empty())
            || (unbanks != nullptr && unbanks->family == family)
            || (bribes != nullptr && bribes->family == family);
        if (changes)
            explanation.causes.push_back({entry, act});
    });
}

void explain_markers(Explanation& explanation, const Sight& sight)
{
    const Family family = explanation.question.family;
    explanation.rule = rule::figures;
    explanation.amount = sight.present().of(family).markers;
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::Marks* marks = std::get_if<act::Marks>(&act);
        const act::Unmarks* unmarks = std::get_if<act::Unmarks>(&act);
        if ((marks != nullptr && marks->family == family)
            || (unmarks != nullptr && unmarks->family == family))
            explanation.causes.push_back({entry, act});
    });
}

} // namespace

Explanation explain(const Sight& sight, const Question& question)
{
    Explanation explanation;
    explanation.question = question;
    switch (question.about) {
    case Question::About::control:
        explain_control(explanation, sight);
        break;
    case Question::About::influence:
        explain_influence(explanation, sight);
        break;
    case Question::About::domination:
        explain_domination(explanation, sight);
        break;
    case Question::About::job_bonus:
        explain_job_bonus(explanation, sight);
        break;
    case Question::About::turn:
        explain_turn(explanation, sight);
        break;
    case Question::About::first_player:
        explain_first_player(explanation, sight);
        break;
    case Question::About::bribery:
        explain_bribery(explanation, sight);
        break;
    case Question::About::hand:
        explain_hand(explanation, sight);
        break;
    case Question::About::hand_limit:
        explanation.rule = rule::hand_limit;
        explanation.amount = hand_limit(sight.present());
        break;
    case Question::About::suitcase:
        explain_suitcase(explanation, sight);
        break;
    case Question::About::markers:
        explain_markers(explanation, sight);
        break;
    }
    return explanation;
}

std::optional<int> entry_that_placed(const Sight& sight, const FigureAt& figure)
{
    const std::optional<Cause> cause = cause_of_place(sight, figure);
    return cause ? std::optional(cause->entry) : std::nullopt;
}

} // namespace consigliere::corleone
