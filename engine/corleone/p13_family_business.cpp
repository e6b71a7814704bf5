// Page 13: turns in Family Business, who is out, and when the phase ends.

#include "engine/corleone/flow.h"
#include "engine/corleone/possible.h"

namespace consigliere::corleone {

namespace {

bool can_act(const Judging& judging, Family family)
{
    return figures_in_supply(judging.position(), family) > 0
        && action_possibility(judging.position(), judging.components(), family)
        != Possibility::impossible;
}

/// Passes the turn to the next player who can act. Returns false if none can.
bool pass_turn(Judging& judging)
{
    Position& position = judging.position();
    int players_with_figures = 0;
    bool anybody = false;
    judging.note_checked(rule::no_pass);
    for (const Family family : position.seats) {
        players_with_figures += figures_in_supply(position, family) > 0 ? 1 : 0;
        anybody = anybody || can_act(judging, family);
    }
    if (!anybody || position.passes >= players_with_figures)
        return false;
    Family next = left_of(position, position.turn);
    while (!can_act(judging, next)) {
        judging.log_only(act::TurnSkipped{next, figures_in_supply(position, next) > 0});
        next = left_of(position, next);
    }
    position.turn = next;
    return true;
}

} // namespace

void object_to_action(Judging& judging, Family family)
{
    const Position& position = judging.position();
    const bool is_other_phase =
        judging.object_if(position.phase < Phase::business, message::waits_for_tile)
        || judging.object_if(position.phase > Phase::business, message::business_is_over);
    if (const std::optional<DueIcon> due = first_due(position); due && !is_other_phase)
        judging.object(message::abilities_are_due, due->family, due->icon);
    else if (!is_other_phase)
        judging.object_if(position.turn != family, message::not_your_turn, position.turn);
    judging.object_if(figures_in_supply(position, family) == 0, message::no_figure_left, family);
}

void close_action(Judging& judging)
{
    Position& position = judging.position();
    position.source = {};
    // Keep due abilities: the table may have ruled that something else comes in between.
    for (std::size_t i = position.due.size(); i > 0; --i) {
        if (position.due[i - 1].is_lost)
            position.due.erase_at(i - 1);
    }
    for (Holding& holding : position.holdings)
        holding.has_unknown_due = false;
}

void begin_action(Judging& judging, const Source& source)
{
    close_action(judging);
    Position& position = judging.position();
    const bool had_turn = position.phase == Phase::business && !position.has_acted;
    const bool comes_next = position.turn == left_of(position, source.family);
    if (had_turn && position.turn != source.family && !comes_next
        && can_act(judging, position.turn))
        judging.log_only(act::TurnPassedOver{position.turn});
    position.turn = source.family;
    position.has_acted = true;
    position.passes = 0;
    position.source = source;
}

void continue_action(Judging& judging, Source source)
{
    Source& now = judging.position().source;
    const bool is_card = now.kind == Source::Kind::job || now.kind == Source::Kind::ally;
    source.card = is_card ? now.kind : now.card;
    source.card_index = is_card ? now.index : now.card_index;
    now = source;
}

void judge(Judging& judging, Family family, const Pass&)
{
    Position& position = judging.position();
    object_to_action(judging, family);
    const Possibility action = action_possibility(position, judging.components(), family);
    judging.object_if(action == Possibility::possible, message::may_not_pass, family);
    judging.object_if(action == Possibility::unknown, message::pass_unverified, family);
    const std::uint8_t passes = position.passes;
    begin_action(judging, {Source::Kind::none, 0, family});
    position.passes = static_cast<std::uint8_t>(passes + 1);
}

void begin_business(Judging& judging)
{
    Position& position = judging.position();
    begin_phase(judging, Phase::business);
    position.turn = position.horse_head;
    position.has_acted = false;
    position.passes = 0;
    position.source = {};
}

bool advance_business(Judging& judging)
{
    Position& position = judging.position();
    if (has_due(position))
        return false;
    if (!position.has_acted && can_act(judging, position.turn))
        return false;
    position.has_acted = false;
    if (pass_turn(judging))
        return false;
    begin_wars(judging);
    return true;
}

} // namespace consigliere::corleone
