// Rolls and steps on the outer circuit (M-3.1, M-3.2, M-3.4).

#include "engine/mafia/flow.h"
#include "engine/mafia/messages_turn.h"

#include <cstdlib>

namespace consigliere::mafia {

namespace {

void object_to_roller(Judging& judging, Figure figure)
{
    const Turn& turn = judging.position().turn;
    const std::optional<Figure>& first = judging.position().first;
    judging.note_checked(rule::dice);
    if (!turn.figure) {
        judging.object_if(first && first != figure, message::other_begins, first);
        return;
    }
    const bool is_other = turn.next != figure;
    judging.object_if(is_other, message::other_is_next, turn.next, figure);
    if (turn.next == turn.figure)
        judging.object_if(is_other, message::plays_again, turn.next);
}

void object_to_steps(Judging& judging, Figure figure, int steps)
{
    const Position& position = judging.position();
    const Rank rank = rank_of(position, figure);
    const int roll = position.turn.roll;
    judging.object_if(steps < 1 || steps > sides_of_die, message::beyond_limits, steps);
    judging.object_if(std::abs(steps - roll) > change_of(rank), message::beyond_rank(rule_of(rank)),
        figure, rank, roll, change_of(rank), steps);
    judging.note_checked(rule::a17_rank_now);
}

/// Target of the steps, and starts passed.
struct Way {
    std::optional<Field> field;
    bool passes_own_start = false;
    bool is_known = false;
};

/// No move leads around the whole circuit, so a start just left is not passed again.
bool leaves_own_start(const Position& position, Figure figure)
{
    return stands_on(position, figure, start_of(family_of(figure)));
}

Way way_of(const Components& components, const Position& position, Figure figure, const Walk& move)
{
    const std::optional<int> place = components.place_of(position.of(figure).field);
    if (!place)
        return {move.to, move.over && !leaves_own_start(position, figure), false};
    Way way{components.field_after(*place, move.steps), false, true};
    for (int step = 1; step < move.steps; ++step) {
        const FieldKind kind = components.field_after(*place, step).kind();
        way.passes_own_start = way.passes_own_start || kind == start_of(family_of(figure));
    }
    return way;
}

/// Completes a field from a line with its number on the circuit.
Field numbered(const Components& components, Field field)
{
    const std::optional<int> place = components.place_of(field);
    return place ? components.field_after(*place, 0) : field;
}

bool is_meant(Field told, Field field)
{
    return told == field || (told.number() == 0 && told.kind() == field.kind());
}

bool is_any_held(const Position& position, FieldKind kind)
{
    for (int number = 1; number <= Field::most; ++number) {
        if (position.holding(Field(kind, number)))
            return true;
    }
    return false;
}

void object_to_way(Judging& judging, Figure figure, const Walk& move, const Way& way)
{
    judging.note_checked(rule::direction);
    if (way.is_known) {
        const bool is_other = move.to && !is_meant(*move.to, *way.field);
        judging.object_if(is_other, message::leads_elsewhere, move.steps, way.field, move.to);
        judging.object_if(
            move.over && !way.passes_own_start, message::passes_no_start(rule::start), figure);
        return;
    }
    judging.object_if(move.over && leaves_own_start(judging.position(), figure),
        message::passes_no_start(rule::a7_starts), figure);
    if (judging.object_if(!way.field, message::not_told_where))
        return;
    judging.object(message::circuit_unknown, *way.field);
    const Components& components = judging.components();
    judging.object_if(components.has_circuit() && !components.place_of(*way.field),
        message::not_on_circuit, way.field);
    const bool is_unclear = is_business(way.field->kind())
        && numbered(components, *way.field).number() == 0
        && is_any_held(judging.position(), way.field->kind());
    judging.object_if(is_unclear, message::which_is_it, way.field->kind());
}

} // namespace

void judge(Judging& judging, Figure figure, const Roll& move)
{
    object_to_pressing(judging);
    const Position& position = judging.position();
    judging.object_if(position.phase == Phase::move, message::waits_for_move, position.turn.figure);
    object_to_roller(judging, figure);
    judging.object_if(
        move.number < 1 || move.number > sides_of_die, message::no_such_roll, move.number);
    if (judging.is_impossible())
        return;

    if (position.turn.figure)
        judging.perform(act::TurnEnds{*position.turn.figure});
    judging.perform(act::Rolls{figure, move.number, move.next});
    judging.position().blood_was_spared = false;
    begin_phase(judging, judging.position().turn.is_skipped ? Phase::city : Phase::move);
}

void judge(Judging& judging, Figure figure, const Walk& move)
{
    const Position& position = judging.position();
    object_to_pressing(judging);
    judging.object_if(position.phase == Phase::roll, message::waits_for_roll);
    judging.object_if(position.phase > Phase::move && position.phase < Phase::vendetta,
        message::step_is_over, Phase::move);
    judging.object_if(position.turn.is_skipped, message::skips_turn, position.turn.figure);
    judging.object_if(position.turn.figure && position.turn.figure != figure,
        message::field_is_for_turn, position.turn.figure);
    if (position.turn.figure)
        object_to_steps(judging, figure, move.steps);
    const Way way = way_of(judging.components(), position, figure, move);
    object_to_way(judging, figure, move, way);
    if (judging.is_impossible())
        return;

    const bool goes_elsewhere = move.to && !is_meant(*move.to, *way.field);
    const Field field = numbered(judging.components(), goes_elsewhere ? *move.to : *way.field);
    judging.perform(act::Stands{figure, field});
    // Drop the obligations and offers of the previous field, in case a ruling permits a second
    // move.
    Turn& turn = judging.position().turn;
    turn.errand = Errand::none;
    turn.offer = Offer::none;
    turn.red_draws = 0;
    turn.black_draws = 0;
    turn.drawer.reset();
    if (way.passes_own_start)
        pay_at_start(judging, figure);
    judging.note_checked(rule::a7_starts);
    begin_phase(judging, Phase::field);
    arrive(judging, figure, field);
}

} // namespace consigliere::mafia
