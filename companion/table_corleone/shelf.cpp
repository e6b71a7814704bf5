#include "companion/table_corleone/shelf.h"

#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panel_parts.h"

namespace consigliere::table_corleone {

namespace {

void add_unnamed(Contents& shelf, int count)
{
    if (count > 0)
        shelf.remark(tr_count("{n} unknown", "{n} unknown", count));
}

/// Adds a card; a brass frame marks those that can be used now.
template <typename Id>
desk::Button& add_usable(
    Contents& shelf, const std::string& where, const View& view, Id id, desk::Tap tap)
{
    const bool is_usable = tap.readiness == ControlState::enabled;
    add_card(shelf, where, view, id, std::move(tap), Lay::shelf);
    desk::Button& card = std::get<desk::Buttons>(shelf.rows.back().what).buttons.back();
    if (is_usable)
        card.picture = [draw = card.picture](Ui& ui, const Rect& place) {
            draw(ui, place);
            ui.outline(place, ui.theme().brass, 2_dp, 8_dp);
        };
    return card;
}

void add_jobs(Contents& shelf, const View& view, const std::string& where,
    const std::vector<JobId>& jobs, CompleteJob::From from, const TapOnJob& tap)
{
    int copy = 0;
    for (const JobId job : jobs)
        add_usable(shelf, where + ":" + std::to_string(++copy), view, job, tap(job, from));
}

/// Adds the publicly known cards in the hand of the player on turn.
void add_hand(Contents& shelf, View& view, const TapOnJob& tap)
{
    const auto observed = view.observed();
    const Position& seen = observed->present();
    const Family family = view.position().turn;
    const std::vector<JobId> jobs = jobs_in(seen, JobZone::hand(family));
    std::vector<AllyId> allies = allies_that_are(seen, AllyState::Kind::hand);
    std::erase_if(allies, [&](AllyId ally) { return seen.state_of(ally).owner != family; });
    if (jobs.empty() && allies.empty())
        return;
    shelf.heading(tr("In hand"));
    add_jobs(shelf, view, "shelf:hand", jobs, CompleteJob::From::hand, tap);
    for (const AllyId ally : allies)
        add_usable(shelf, "shelf:ally", view, ally, plays(view, ally));
}

/// Adds Allies that cannot be played from here; a tap explains why.
void add_allies(Contents& shelf, View& view, AllyState::Kind state)
{
    const Position& position = view.position();
    const std::vector<AllyId> allies = allies_that_are(position, state);
    const bool are_open = state == AllyState::Kind::open;
    const int unnamed = are_open ? position.unknown_open_allies : 0;
    if (allies.empty() && unnamed == 0)
        return;
    shelf.heading(are_open ? tr("Open Allies") : tr("Played this Act"));
    for (const AllyId ally : allies) {
        desk::Button& card = add_usable(shelf, are_open ? "shelf:open" : "shelf:played", view, ally,
            {ControlState::explains, plays(view, ally).does});
        // A played Ally shows its owner's emblem.
        if (!are_open)
            card.sign = sign_of(position.state_of(ally).owner);
    }
    add_unnamed(shelf, unnamed);
}

} // namespace

std::vector<JobId> jobs_in(const Position& position, JobZone zone)
{
    std::vector<JobId> jobs;
    for (const KnownJob& known : position.known_jobs) {
        if (known.zone == zone)
            jobs.push_back(known.job);
    }
    return jobs;
}

std::vector<JobId> unseen_jobs(const Position& seen, const Components& components)
{
    return ids_where<JobId>(
        components.jobs(), [&](JobId job) { return may_be_unseen(seen, components, job); });
}

std::vector<AllyId> allies_of(const Position& position, Family family)
{
    return ids_where<AllyId>(position.allies, [&](AllyId ally) {
        const AllyState& state = position.state_of(ally);
        return state.owner == family
            && (state.kind == AllyState::Kind::hand || state.kind == AllyState::Kind::played);
    });
}

std::vector<AllyId> allies_that_are(const Position& position, AllyState::Kind state)
{
    return ids_where<AllyId>(
        position.allies, [&](AllyId ally) { return position.state_of(ally).kind == state; });
}

desk::Tap plays(View& view, AllyId ally)
{
    const Family family = view.position().turn;
    const auto play = [&view, family, ally] { view.attempt(family, PlayAlly{ally}); };
    return desk::tap_if(view.may(family, PlayAlly{ally}), play, play);
}

Contents shelf_of(View& view, const TapOnJob& tap)
{
    Contents shelf{"shelf", {}};
    add_hand(shelf, view, tap);
    shelf.heading(tr("Public Jobs"));
    add_jobs(shelf, view, "shelf:job", jobs_in(view.position(), JobZone::open()),
        CompleteJob::From::open, tap);
    add_unnamed(shelf, view.position().unknown_open_jobs);
    for (const AllyState::Kind state : {AllyState::Kind::open, AllyState::Kind::played})
        add_allies(shelf, view, state);
    return shelf;
}

} // namespace consigliere::table_corleone
