// Page 22: Entr'acte. Its refills of Public Jobs and Allies also serve setup (p. 8-9).

#include "engine/corleone/flow.h"

#include <algorithm>

namespace consigliere::corleone {

namespace {

/// The Act whose tile is opened next.
int coming_act(const Position& position)
{
    return position.phase == Phase::setup ? 1 : position.act + 1;
}

bool is_revealing(const Position& position)
{
    return position.phase == Phase::setup || position.phase == Phase::entracte;
}

int jobs_left(const Position& position)
{
    return position.job_deck + discarded_jobs(position);
}

bool job_deck_is_followed(const Position& position)
{
    return position.tracking == Tracking::full;
}

void begin_open(Judging& judging)
{
    Position& position = judging.position();
    ++position.act;
    position.wars_fought = 0;
    begin_phase(judging, Phase::open);
}

/// Clears board and Hudson; new Family Members enter (22.figures, 22.new-figure).
void clear_figures(Judging& judging, int act)
{
    Position& position = judging.position();
    judging.note_checked(rule::entracte_figures, rule::new_figure);
    for (const FigureId id : all_figures) {
        const FigureAt figure = figure_at_its_place(position, id);
        const bool is_neutral_figure = !figure.owner.has_value();
        const Place home{is_neutral_figure ? Place::Kind::box : Place::Kind::supply, 0};
        if (figure.place.is_on_board() || figure.place.kind == Place::Kind::hudson)
            judging.perform(act::Placed{figure, home});
    }
    for (const Family family : position.seats) {
        const FigureKind entering = act == 4 ? FigureKind::heir : FigureKind::consigliere;
        if ((act == 2 || act == 4) && find_figure(position, family, entering, Place::Kind::box))
            judging.perform(
                act::Placed{{family, entering, {Place::Kind::box, 0}}, {Place::Kind::supply, 0}});
    }
}

void clear_allies(Judging& judging)
{
    const Position& position = judging.position();
    for (std::size_t i = 0; i < position.allies.size(); ++i) {
        if (position.allies[i].kind == AllyState::Kind::open)
            judging.perform(act::AllyLeaves{static_cast<AllyId>(i)});
    }
    if (position.unknown_open_allies > 0)
        judging.perform(act::UnnamedAlliesLeave{position.unknown_open_allies});
}

/// A table may name all open cards or none. If only some are named, continuing is unverified.
void object_to_untold(Judging& judging)
{
    const Position& position = judging.position();
    const bool is_setup = position.phase == Phase::setup;
    const int players = player_count(position);
    const int jobs = position.has_revealed_job ? position.jobs_to_reveal : 0;
    const int allies = position.has_revealed_ally ? position.allies_to_reveal : 0;
    if (is_setup) {
        judging.object_if(jobs > 0, message::public_jobs_missing, jobs, public_job_spaces(players));
        judging.object_if(allies > 0, message::setup_allies_missing, allies, players - 1);
    } else {
        judging.object_if(jobs > 0, message::jobs_missing, jobs);
        judging.object_if(allies > 0, message::allies_missing, allies);
    }
}

void lay_unnamed(Judging& judging)
{
    Position& position = judging.position();
    int jobs = position.jobs_to_reveal;
    if (job_deck_is_followed(position)) {
        if (position.job_deck < jobs)
            judging.perform(act::Reshuffled{});
        jobs = std::min<int>(jobs, position.job_deck);
    }
    if (jobs > 0 || position.allies_to_reveal > 0)
        judging.perform(
            act::LaysUnnamed{static_cast<std::uint8_t>(jobs), position.allies_to_reveal});
    position.jobs_to_reveal = 0;
    position.allies_to_reveal = 0;
}

/// Until the first Entr'acte, the rules of setup apply to open cards.
bool lies_open_since_setup(const Position& position)
{
    return position.act == 1 && position.phase < Phase::entracte;
}

/// The Act's phases have to be finished before Entr'acte reveals cards.
void object_to_early_reveal(Judging& judging)
{
    const Phase phase = judging.position().phase;
    if (phase > Phase::business && phase < Phase::entracte)
        object_unless(judging, Phase::entracte);
}

bool is_waiting_for_jobs(const Position& position)
{
    return is_revealing(position) && position.jobs_to_reveal > 0;
}

/// All Public Job spaces are full, or it is not the time to refill.
void object_to_more_jobs(Judging& judging)
{
    const Position& position = judging.position();
    const int spaces = public_job_spaces(player_count(position));
    if (!is_revealing(position) && open_jobs(position) < spaces)
        judging.object(message::no_refill_now);
    else if (lies_open_since_setup(position))
        judging.object(message::enough_public_jobs, spaces);
    else
        judging.object(message::enough_jobs, spaces);
}

void object_to_ally_act(Judging& judging, AllyId ally)
{
    const Position& position = judging.position();
    const bool is_setup = lies_open_since_setup(position);
    const int expected = is_revealing(position) ? coming_act(position) : position.act;
    const std::optional<int>& act = judging.components()[ally].act;
    judging.note_checked(is_setup ? rule::setup_allies : rule::entracte_allies);
    if (!act)
        judging.object(
            is_setup ? message::setup_ally_act_unknown : message::ally_act_unknown, ally);
    else if (*act != expected)
        judging.object(is_setup ? message::setup_ally_of_other_act : message::ally_of_other_act,
            ActNumber{expected}, ally, ActNumber{*act});
}

} // namespace

void begin_entracte(Judging& judging)
{
    Position& position = judging.position();
    begin_phase(judging, Phase::entracte);
    judging.note_checked(rule::entracte_jobs, rule::entracte_allies);
    const int act = coming_act(position);
    clear_figures(judging, act);
    clear_allies(judging);
    position.due.clear();
    position.source = {};
    for (Holding& holding : position.holdings)
        holding.has_unknown_due = false;

    const int spaces = public_job_spaces(player_count(position));
    int empty_spaces = std::max(0, spaces - open_jobs(position));
    if (job_deck_is_followed(position))
        empty_spaces = std::min(empty_spaces, jobs_left(position));
    position.jobs_to_reveal = static_cast<std::uint8_t>(empty_spaces);
    // No Allies for Act IV: it has no Bribery (22.allies).
    position.allies_to_reveal =
        static_cast<std::uint8_t>(act < last_act ? player_count(position) - 1 : 0);
    position.has_revealed_job = false;
    position.has_revealed_ally = false;
}

bool advance_entracte(Judging& judging)
{
    const Position& position = judging.position();
    if (position.jobs_to_reveal > 0 || position.allies_to_reveal > 0)
        return false;
    begin_open(judging);
    return true;
}

void finish_revealing(Judging& judging)
{
    const bool is_setup = judging.position().phase == Phase::setup;
    object_to_untold(judging);
    lay_unnamed(judging);
    if (!is_setup)
        begin_open(judging);
}

void judge(Judging& judging, const RevealJob& move)
{
    Position& position = judging.position();
    const bool names_unknown = position.unknown_open_jobs > 0;
    const bool tells_unknown = names_unknown && !is_revealing(position);
    judging.note_checked(
        rule::no_refill, lies_open_since_setup(position) ? rule::public_jobs : rule::entracte_jobs);
    if (!is_waiting_for_jobs(position) && !tells_unknown) {
        object_to_more_jobs(judging);
        object_to_early_reveal(judging);
    }
    if (job_deck_is_followed(position) && !names_unknown && position.job_deck == 0
        && discarded_jobs(position) > 0)
        judging.perform(act::Reshuffled{});
    judging.object_if(!judging.components()[move.job].copies && seen_copies(position, move.job) > 0,
        message::copies_unknown, move.job);
    judging.perform(act::JobRevealed{move.job});
    if (is_revealing(position)) {
        position.has_revealed_job = true;
        if (position.jobs_to_reveal > 0)
            --position.jobs_to_reveal;
    }
}

void judge(Judging& judging, const RevealAlly& move)
{
    Position& position = judging.position();
    if (position.allies_to_reveal == 0 && position.unknown_open_allies == 0) {
        judging.object(
            lies_open_since_setup(position) ? message::enough_setup_allies : message::enough_allies,
            player_count(position) - 1);
        object_to_early_reveal(judging);
    }
    object_to_ally_act(judging, move.ally);
    judging.perform(act::AllyRevealed{move.ally});
    if (is_revealing(position)) {
        position.has_revealed_ally = true;
        if (position.allies_to_reveal > 0)
            --position.allies_to_reveal;
    }
}

void judge(Judging& judging, const RevealNothing&)
{
    Position& position = judging.position();
    const bool is_out = !job_deck_is_followed(position) || jobs_left(position) == 0;
    if (!is_waiting_for_jobs(position))
        object_to_more_jobs(judging);
    else if (position.phase == Phase::setup)
        judging.object_if(!is_out, message::job_deck_not_out, jobs_left(position));
    else
        judging.object_if(!is_out, message::refill_deck_not_out, jobs_left(position));
    position.jobs_to_reveal = 0;
    if (is_revealing(position))
        position.has_revealed_job = true;
}

} // namespace consigliere::corleone
