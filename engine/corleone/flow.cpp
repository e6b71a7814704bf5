#include "engine/corleone/flow.h"

#include "engine/corleone/icons.h"

namespace consigliere::corleone {

namespace {

void object_waiting_for_business(Judging& judging)
{
    const Position& position = judging.position();
    for (Family family : position.seats) {
        if (figures_in_supply(position, family) > 0) {
            judging.object(message::waits_for_figures, family);
            return;
        }
    }
    // The last figures are placed; abilities are still due.
    if (const std::optional<DueIcon> due = first_due(position))
        judging.object(message::abilities_are_due, due->family, due->icon);
}

void object_waiting(Judging& judging)
{
    const Position& position = judging.position();
    switch (position.phase) {
    case Phase::setup:
    case Phase::open:
        judging.object(message::waits_for_tile);
        return;
    case Phase::business:
        object_waiting_for_business(judging);
        return;
    case Phase::wars:
        if (position.marker_choice)
            judging.object(message::waits_for_marker, position.marker_choice->family,
                position.marker_choice->territory);
        else if (const std::optional<Area> territory = next_war(position))
            judging.object(message::waits_for_war, *territory);
        return;
    case Phase::bribery:
        if (const std::optional<Family> bidder = next_to_bid(position))
            judging.object(message::waits_for_bid, *bidder);
        else if (const std::optional<Family> taker = next_taker(position))
            judging.object(message::waits_for_taker, *taker);
        return;
    case Phase::tribute:
        if (const std::optional<Family> payer = next_to_discard(position))
            judging.object(message::waits_for_tribute, *payer,
                hand_size(position, *payer) - hand_limit(position));
        return;
    case Phase::entracte:
        if (position.jobs_to_reveal > 0)
            judging.object(message::waits_for_jobs, position.jobs_to_reveal);
        if (position.allies_to_reveal > 0)
            judging.object(message::waits_for_allies, position.allies_to_reveal);
        return;
    case Phase::end:
        judging.object(message::game_is_over);
        return;
    }
}

bool advance(Judging& judging)
{
    switch (judging.position().phase) {
    case Phase::business:
        return advance_business(judging);
    case Phase::wars:
        return advance_wars(judging);
    case Phase::bribery:
        return advance_bribery(judging);
    case Phase::tribute:
        return advance_tribute(judging);
    case Phase::entracte:
        return advance_entracte(judging);
    case Phase::setup:
    case Phase::open:
    case Phase::end:
        break;
    }
    return false;
}

} // namespace

void auto_advance(Judging& judging)
{
    do {
        drop_unusable(judging);
    } while (advance(judging));
}

void object_unless(Judging& judging, Phase expected)
{
    if (judging.position().phase != expected)
        object_waiting(judging);
}

void begin_phase(Judging& judging, Phase phase)
{
    Position& position = judging.position();
    position.phase = phase;
    judging.log_only(act::PhaseBegins{phase, position.act});
}

} // namespace consigliere::corleone
