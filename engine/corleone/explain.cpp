#include "engine/corleone/explain.h"

#include "engine/corleone/turf_war.h"

#include <algorithm>
#include <utility>

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

/// The entries whose acts are of a kind, in their order.
template <typename Is>
std::vector<Cause> causes_that(const Sight& sight, const Is& is)
{
    std::vector<Cause> causes;
    each_standing_act(sight, [&](int entry, const Act& act) {
        if (is(act))
            causes.push_back({entry, act});
    });
    return causes;
}

/// The same since a phase last began.
template <typename Is>
std::vector<Cause> causes_since(const Sight& sight, Phase phase, const Is& is)
{
    std::vector<Cause> causes;
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::PhaseBegins* begins = std::get_if<act::PhaseBegins>(&act);
        if (begins != nullptr && begins->phase == phase)
            causes.clear();
        if (is(act))
            causes.push_back({entry, act});
    });
    return causes;
}

bool changes_stack(const Act& act, Area territory)
{
    const act::Marks* laid = std::get_if<act::Marks>(&act);
    const act::Unmarks* taken = std::get_if<act::Unmarks>(&act);
    return (laid != nullptr && laid->territory == territory)
        || (taken != nullptr && taken->marker.territory == territory);
}

bool changes_markers(const Act& act, Family family)
{
    const act::Marks* laid = std::get_if<act::Marks>(&act);
    const act::Unmarks* taken = std::get_if<act::Unmarks>(&act);
    return (laid != nullptr && laid->family == family)
        || (taken != nullptr && taken->family == family);
}

bool changes_suitcase(const Act& act, Family family)
{
    const act::Banks* banks = std::get_if<act::Banks>(&act);
    const act::Unbanks* unbanks = std::get_if<act::Unbanks>(&act);
    const act::Bribes* bribes = std::get_if<act::Bribes>(&act);
    return (banks != nullptr && banks->family == family && !banks->cards.money.empty())
        || (unbanks != nullptr && unbanks->family == family)
        || (bribes != nullptr && bribes->family == family);
}

/// Whether an act brings a Job of a colour into a Suitcase.
bool completes_job(const Act& act, JobColour colour, const Components& components)
{
    const auto has_colour = [&](JobId job) { return components[job].colour == colour; };
    const act::Banks* banked = std::get_if<act::Banks>(&act);
    const act::TakesPublicJob* taken = std::get_if<act::TakesPublicJob>(&act);
    return (banked != nullptr
               && std::any_of(banked->cards.jobs.begin(), banked->cards.jobs.end(), has_colour))
        || (taken != nullptr && has_colour(taken->job));
}

/// The entries that put the figures of a Turf War where they stand.
std::vector<Cause> causes_of_influence(const Sight& sight, Area territory)
{
    std::vector<Cause> causes;
    const Position& position = sight.present();
    for (const FigureId figure : count_influence(position, sight.components(), territory).figures) {
        if (const std::optional<Cause> cause =
                cause_of_place(sight, figure_at_its_place(position, figure)))
            causes.push_back(*cause);
    }
    return causes;
}

/// Who was passed over since the last action.
std::vector<Cause> causes_of_turn(const Sight& sight)
{
    std::vector<Cause> causes;
    const int head = sight.known().history().head();
    if (head == 0)
        return causes;
    for (const Act& act : sight.acts_of(head)) {
        if (std::holds_alternative<act::TurnSkipped>(act))
            causes.push_back({head, act});
    }
    return causes;
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

std::vector<Cause> causes_of(const Sight& sight, const Question& question, const Answer& answer)
{
    switch (question.about) {
    case Question::About::control:
    case Question::About::domination:
        return causes_that(
            sight, [&](const Act& act) { return changes_stack(act, question.territory); });
    case Question::About::influence:
        return causes_of_influence(sight, question.territory);
    case Question::About::job_bonus:
        return causes_that(sight, [&](const Act& act) {
            return completes_job(act, question.colour, sight.components());
        });
    case Question::About::turn:
        return causes_of_turn(sight);
    case Question::About::first_player: {
        const std::vector<Cause> taken = causes_that(
            sight, [](const Act& act) { return std::holds_alternative<act::TakesHorseHead>(act); });
        return taken.empty() ? taken : std::vector{taken.back()};
    }
    case Question::About::bribery:
        if (answer.shares.empty())
            return {};
        return causes_since(sight, Phase::bribery,
            [](const Act& act) { return std::holds_alternative<act::Bribes>(act); });
    case Question::About::hand:
        return causes_since(
            sight, Phase::open, [&](const Act& act) { return changes_hand(act, question.family); });
    case Question::About::hand_limit:
        return {};
    case Question::About::suitcase:
        return causes_that(
            sight, [&](const Act& act) { return changes_suitcase(act, question.family); });
    case Question::About::markers:
        break;
    }
    return causes_that(
        sight, [&](const Act& act) { return changes_markers(act, question.family); });
}

} // namespace

Explanation explain(const Sight& sight, const Question& question)
{
    Answer known = answer(sight.present(), sight.components(), question);
    std::vector<Cause> causes = causes_of(sight, question, known);
    return {std::move(known), question, std::move(causes)};
}

std::optional<int> entry_that_placed(const Sight& sight, const FigureAt& figure)
{
    const std::optional<Cause> cause = cause_of_place(sight, figure);
    return cause ? std::optional(cause->entry) : std::nullopt;
}

} // namespace consigliere::corleone
