#include "engine/corleone/explain.h"

#include "engine/corleone/turf_war.h"

#include <algorithm>
#include <utility>

namespace consigliere::corleone {

namespace {

/// Whether an act is of one of these kinds, and what is asked of it is so.
template <typename... Kinds, typename Is>
bool is_one_of(const Act& act, const Is& is)
{
    return std::visit(
        [&is](const auto& any) {
            if constexpr ((std::is_same_v<std::decay_t<decltype(any)>, Kinds> || ...))
                return is(any);
            else
                return false;
        },
        act);
}

std::optional<Cause> cause_of_place(const Moment& moment, const FigureAt& figure)
{
    std::optional<Cause> found;
    const auto arrives = [&figure](const auto& act) {
        return act.figure.owner == figure.owner && act.figure.kind == figure.kind
            && act.to == figure.place;
    };
    moment.each_act([&](int entry, const Act& act) {
        if (is_one_of<act::Placed, act::Moves>(act, arrives))
            found = Cause{entry, act};
    });
    return found;
}

/// The entries whose acts are of a kind, in their order.
template <typename Is>
std::vector<Cause> causes_that(const Moment& moment, const Is& is)
{
    std::vector<Cause> causes;
    moment.each_act([&](int entry, const Act& act) {
        if (is(act))
            causes.push_back({entry, act});
    });
    return causes;
}

/// The same since a phase last began.
template <typename Is>
std::vector<Cause> causes_since(const Moment& moment, Phase phase, const Is& is)
{
    std::vector<Cause> causes;
    const auto begins = [phase](const act::PhaseBegins& act) { return act.phase == phase; };
    moment.each_act([&](int entry, const Act& act) {
        if (is_one_of<act::PhaseBegins>(act, begins))
            causes.clear();
        if (is(act))
            causes.push_back({entry, act});
    });
    return causes;
}

bool changes_stack(const Act& act, Area territory)
{
    return is_one_of<act::Marks>(
               act, [&](const act::Marks& laid) { return laid.territory == territory; })
        || is_one_of<act::Unmarks>(
            act, [&](const act::Unmarks& taken) { return taken.marker.territory == territory; });
}

bool changes_suitcase(const Act& act, Family family)
{
    const auto is_own = [family](const auto& any) { return any.family == family; };
    return is_one_of<act::Unbanks, act::Bribes>(act, is_own)
        || is_one_of<act::Banks>(act,
            [&](const act::Banks& banks) { return is_own(banks) && !banks.cards.money.empty(); });
}

/// Whether an act brings a Job of a colour into a Suitcase.
bool completes_job(const Act& act, JobColour colour, const Components& components)
{
    const auto has_colour = [&](JobId job) { return components[job].colour == colour; };
    return is_one_of<act::TakesPublicJob>(act, [&](const act::TakesPublicJob& taken) {
        return has_colour(taken.job);
    }) || is_one_of<act::Banks>(act, [&](const act::Banks& banked) {
        return std::ranges::any_of(banked.cards.jobs, has_colour);
    });
}

/// Whether an act brings a Job into a Family's Suitcase.
bool completes_job(const Act& act, Family family)
{
    return is_one_of<act::TakesPublicJob>(act, [family](const act::TakesPublicJob& taken) {
        return taken.family == family;
    }) || is_one_of<act::Banks>(act, [family](const act::Banks& banked) {
        return banked.family == family && !banked.cards.jobs.empty();
    });
}

/// Whether an act takes a figure out of this Family's supply or brings one back.
bool changes_supply(const Act& act, Family family)
{
    return is_one_of<act::Placed, act::Moves, act::Recalled>(
        act, [family](const auto& any) { return any.figure.owner == family; });
}

/// The entry that laid a Public Job open.
std::vector<Cause> causes_of_public_job(const Moment& moment, JobId job)
{
    std::vector<Cause> causes = causes_that(moment, [job](const Act& act) {
        return is_one_of<act::JobRevealed>(
            act, [job](const act::JobRevealed& laid) { return laid.job == job; });
    });
    if (causes.size() > 1)
        causes.erase(causes.begin(), causes.end() - 1);
    return causes;
}

/// The entries that put figures where `is_there` says.
template <typename IsThere>
std::vector<Cause> causes_of_figures(const Moment& moment, const IsThere& is_there)
{
    std::vector<Cause> causes;
    for (const FigureId figure : all_figures) {
        if (!is_there(figure))
            continue;
        if (const auto cause =
                cause_of_place(moment, figure_at_its_place(moment.position(), figure)))
            causes.push_back(*cause);
    }
    return causes;
}

/// The entries that shot a figure which lies in the Hudson. Thugs of one Family are alike there.
std::vector<Cause> causes_of_shot(const Moment& moment, FigureId figure)
{
    const auto is_it = [figure](const act::Shot& shot) {
        return shot.figure.owner == owner_of(figure) && shot.figure.kind == kind_of(figure);
    };
    return causes_since(
        moment, Phase::open, [&is_it](const Act& act) { return is_one_of<act::Shot>(act, is_it); });
}

/// The entry with which a phase began last.
std::vector<Cause> causes_of_phase(const Moment& moment, Phase phase)
{
    std::vector<Cause> causes = causes_that(moment, [phase](const Act& act) {
        return is_one_of<act::PhaseBegins>(
            act, [phase](const act::PhaseBegins& begins) { return begins.phase == phase; });
    });
    if (causes.size() > 1)
        causes.erase(causes.begin(), causes.end() - 1);
    return causes;
}

/// The entries that put the figures of a Turf War where they stand.
std::vector<Cause> causes_of_influence(const Moment& moment, Area territory)
{
    const WarCount count = count_influence(moment.position(), moment.components(), territory);
    return causes_of_figures(
        moment, [&count](FigureId figure) { return count.figures.contains(figure); });
}

/// Who was passed over since the last action.
std::vector<Cause> causes_of_turn(const Moment& moment)
{
    std::vector<Cause> causes;
    moment.each_act([&](int entry, const Act& act) {
        if (entry == moment.last() && std::holds_alternative<act::TurnSkipped>(act))
            causes.push_back({entry, act});
    });
    return causes;
}

/// Whether an act puts cards into this Family's hand or takes them out of it.
bool changes_hand(const Act& act, Family family)
{
    const auto is_own = [family](const auto& any) { return any.family == family; };
    return is_one_of<act::Gains, act::Loses, act::Banks, act::Unbanks, act::DrawsJobs,
               act::PlaysAlly, act::AllyReturns>(act, is_own)
        || is_one_of<act::Gives>(
            act, [&](const act::Gives& gives) { return is_own(gives) || gives.to == family; });
}

std::vector<Cause> causes_of(const Moment& moment, const Question& question, const Answer& answer)
{
    switch (question.about) {
    case Question::About::control:
    case Question::About::domination:
        return causes_that(
            moment, [&](const Act& act) { return changes_stack(act, question.territory); });
    case Question::About::influence:
        return causes_of_influence(moment, question.territory);
    case Question::About::job_bonus:
        return causes_that(moment, [&](const Act& act) {
            return completes_job(act, question.colour, moment.components());
        });
    case Question::About::turn:
        return causes_of_turn(moment);
    case Question::About::first_player: {
        const std::vector<Cause> taken = causes_that(moment,
            [](const Act& act) { return std::holds_alternative<act::TakesHorseHead>(act); });
        return taken.empty() ? taken : std::vector{taken.back()};
    }
    case Question::About::bribery:
        if (answer.shares.empty())
            return {};
        return causes_since(moment, Phase::bribery,
            [](const Act& act) { return std::holds_alternative<act::Bribes>(act); });
    case Question::About::hand:
        // What the hand kept from the Acts before lies in it still.
        return causes_that(
            moment, [&](const Act& act) { return changes_hand(act, question.family); });
    case Question::About::hand_limit:
        return {};
    case Question::About::suitcase:
        return causes_that(
            moment, [&](const Act& act) { return changes_suitcase(act, question.family); });
    case Question::About::winner:
        return {};
    case Question::About::total:
        return causes_that(moment, [&](const Act& act) {
            return changes_suitcase(act, question.family) || completes_job(act, question.family);
        });
    case Question::About::completed:
        return causes_that(
            moment, [&](const Act& act) { return completes_job(act, question.family); });
    case Question::About::supply:
        return causes_since(moment, Phase::open,
            [&](const Act& act) { return changes_supply(act, question.family); });
    case Question::About::figure:
        if (moment.position().place_of(question.figure).kind == Place::Kind::hudson)
            return causes_of_shot(moment, question.figure);
        return causes_of_figures(
            moment, [&](FigureId figure) { return figure == question.figure; });
    case Question::About::business:
        if (const auto area = area_of(moment.position(), moment.components(), question.business))
            return causes_that(moment, [&](const Act& act) { return changes_stack(act, *area); });
        return {};
    case Question::About::space:
        return causes_of_figures(moment, [&](FigureId figure) {
            return moment.position().place_of(figure) == Place::on(question.space);
        });
    case Question::About::public_job:
        return causes_of_public_job(moment, question.job);
    case Question::About::phase:
        return causes_of_phase(moment, question.phase);
    case Question::About::markers:
        break;
    }
    const auto is_own = [&](const auto& any) { return any.family == question.family; };
    return causes_that(
        moment, [&](const Act& act) { return is_one_of<act::Marks, act::Unmarks>(act, is_own); });
}

} // namespace

Explanation explain(const Moment& moment, const Question& question)
{
    Answer known = answer(moment.position(), moment.components(), question);
    std::vector<Cause> causes = causes_of(moment, question, known);
    return {std::move(known), question, std::move(causes)};
}

std::optional<int> entry_that_placed(const Moment& moment, const FigureAt& figure)
{
    const std::optional<Cause> cause = cause_of_place(moment, figure);
    return cause ? std::optional(cause->entry) : std::nullopt;
}

} // namespace consigliere::corleone
