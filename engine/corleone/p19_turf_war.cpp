// Page 19: Turf Wars.

#include "engine/corleone/flow.h"
#include "engine/corleone/turf_war.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

void object_to_order(Judging& judging, Area territory)
{
    const Position& position = judging.position();
    if (position.marker_choice)
        object_unless(judging, Phase::setup);
    const std::optional<Area> next = next_war(position);
    judging.object_if(has_fought(position, territory), message::war_already_fought, territory)
        || judging.object_if(next && *next != territory, message::war_out_of_order, next);
}

void object_to_belief(
    Judging& judging, Area territory, const WarCount& count, std::optional<Family> believed)
{
    const WarOutcome outcome = outcome_of(judging.position(), count);
    if (believed == outcome.winner())
        return;
    switch (outcome.kind) {
    case WarOutcome::Kind::winner:
        judging.object(
            message::war_has_winner, *outcome.leader, territory, outcome.most, outcome.second);
        return;
    case WarOutcome::Kind::neutral_tie:
        judging.object(message::war_tied_with_neutral, *outcome.leader, territory, outcome.most);
        break;
    case WarOutcome::Kind::tie:
        judging.object(
            message::war_is_tied, *outcome.leader, *outcome.rival, territory, outcome.most);
        break;
    case WarOutcome::Kind::neutral:
        break;
    case WarOutcome::Kind::empty:
        judging.object(message::war_is_empty, territory);
        return;
    }
    if (count.neutral == outcome.most)
        judging.object(message::war_is_neutral, territory, outcome.most);
}

/// The winner places a marker, or has to choose if it has none left.
void lay_marker(Judging& judging, Area territory, Family winner)
{
    Position& position = judging.position();
    judging.note_checked(rule::no_markers, rule::control);
    if (position.of(winner).markers > 0) {
        judging.perform(act::Marks{winner, territory});
        return;
    }
    const auto has_one = [&](const Marker& marker) { return marker.family == winner; };
    if (std::ranges::any_of(position.control, has_one))
        position.marker_choice = Marker{territory, winner};
}

/// Returns true if the Family won a war and has no marker left; objects otherwise.
bool is_its_marker_choice(Judging& judging, Family family)
{
    const std::optional<Marker>& choice = judging.position().marker_choice;
    if (choice && choice->family == family)
        return true;
    if (choice)
        object_unless(judging, Phase::setup);
    else
        judging.object(message::no_marker_choice, family);
    return false;
}

} // namespace

WarCount count_influence(const Position& position, const Components& components, Area territory)
{
    WarCount count;
    for (const FigureId figure : all_figures) {
        if (!counts_in(position, components, figure, territory))
            continue;
        count.figures.push_back(figure);
        if (const std::optional<Family> owner = owner_of(figure))
            ++count.families[static_cast<std::size_t>(*owner)];
        else
            ++count.neutral;
    }
    return count;
}

WarOutcome outcome_of(const Position& position, const WarCount& count)
{
    WarOutcome outcome;
    outcome.most = count.neutral;
    for (const Family family : position.seats)
        outcome.most = std::max(outcome.most, count.of(family));
    if (outcome.most == 0)
        return outcome;
    for (const Family family : position.seats) {
        if (count.of(family) != outcome.most)
            outcome.second = std::max(outcome.second, count.of(family));
        else if (!outcome.leader)
            outcome.leader = family;
        else if (!outcome.rival)
            outcome.rival = family;
    }
    if (count.neutral < outcome.most)
        outcome.second = std::max<int>(outcome.second, count.neutral);

    if (!outcome.leader)
        outcome.kind = WarOutcome::Kind::neutral;
    else if (outcome.rival)
        outcome.kind = WarOutcome::Kind::tie;
    else if (count.neutral == outcome.most)
        outcome.kind = WarOutcome::Kind::neutral_tie;
    else
        outcome.kind = WarOutcome::Kind::winner;
    return outcome;
}

ledger::RuleId rule_of(WarOutcome::Kind kind)
{
    constexpr std::array rules{
        rule::war_winner, rule::war_tie, rule::war_neutral, rule::war_neutral, rule::war_empty};
    static_assert(!ledger::is_enumerator<static_cast<WarOutcome::Kind>(rules.size())>());
    return rules.at(static_cast<std::size_t>(kind));
}

std::optional<Area> next_war(const Position& position)
{
    return ledger::first_of(
        territories, [&position](Area territory) { return !has_fought(position, territory); });
}

void begin_wars(Judging& judging)
{
    // Wars fought earlier in this Act by a ruling stay fought.
    begin_phase(judging, Phase::wars);
}

bool advance_wars(Judging& judging)
{
    const Position& position = judging.position();
    if (position.marker_choice || next_war(position))
        return false;
    if (position.act < last_act)
        begin_bribery(judging);
    else
        begin_tribute(judging);
    return true;
}

void judge(Judging& judging, const FightWar& move)
{
    Position& position = judging.position();
    if (!is_territory(move.territory)) {
        object_unless(judging, Phase::wars);
        judging.object(message::park_has_no_war);
        return;
    }
    if (position.phase != Phase::wars && has_fought(position, move.territory))
        judging.object(message::war_already_fought, move.territory);
    else if (position.phase != Phase::wars)
        object_unless(judging, Phase::wars);
    else
        object_to_order(judging, move.territory);
    if (position.phase == Phase::wars)
        close_action(judging);

    const WarCount count = count_influence(position, judging.components(), move.territory);
    const WarOutcome outcome = outcome_of(position, count);
    judging.note_checked(rule::influence, rule_of(outcome.kind));
    if (move.belief)
        object_to_belief(judging, move.territory, count, move.belief->winner);

    position.wars_fought = static_cast<std::uint8_t>(
        position.wars_fought | 1U << static_cast<unsigned>(move.territory));
    const std::optional<Family> winner = move.belief ? move.belief->winner : outcome.winner();
    if (winner)
        lay_marker(judging, move.territory, *winner);
}

void judge(Judging& judging, Family family, const RelocateMarker& move)
{
    Position& position = judging.position();
    const bool is_due = is_its_marker_choice(judging, family);
    judging.perform(act::Unmarks{family, move.marker});
    if (!is_due || judging.is_impossible())
        return;
    const Area to = position.marker_choice->territory;
    position.marker_choice.reset();
    judging.perform(act::Marks{family, to});
}

void judge(Judging& judging, Family family, const LeaveMarker&)
{
    if (is_its_marker_choice(judging, family))
        judging.position().marker_choice.reset();
}

} // namespace consigliere::corleone
