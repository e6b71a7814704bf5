#include "companion/table_corleone/argued_now.h"

#include "companion/table_corleone/names.h"
#include "companion/table_corleone/table.h"
#include "companion/table_corleone/table_parts.h"
#include "engine/corleone/score.h"

#include <array>

namespace consigliere::table_corleone {

namespace argued {

namespace {

using About = Question::About;

// The course of an Act. ---------------------------------------------------------------------------

Told next_tile(const Subject& on)
{
    const std::optional<Area> slot = lowest_empty_slot(on.position, on.components);
    const bool is_last = on.position.act == last_act && on.position.phase > Phase::open;
    if (!slot || is_last || (on.meant.territory && on.meant.territory != slot))
        return std::nullopt;
    return tr_fill("the next one goes to {territory}", {{"territory", tell(*slot)}});
}

/// For a seat, or for the player on turn.
Told figures_left(const Subject& on)
{
    if (on.position.phase != Phase::business)
        return std::nullopt;
    const Family family = on.meant.family.value_or(on.position.turn);
    return on.of_player(family,
        tr_count("{n} figure left", "{n} figures left", figures_in_supply(on.position, family)));
}

Told horse_head(const Subject& on)
{
    if (on.position.phase != Phase::business)
        return std::nullopt;
    return tr_fill("{player}’s turn; Horse Head: {first}",
        {{"player", on.view.player(on.position.turn)},
            {"first", on.view.player(on.position.horse_head)}});
}

/// Before bids are laid: the seat from which ties go clockwise.
Told bids(const Subject& on)
{
    const Answer order = explain(on.moment, {.about = About::bribery});
    if (on.position.phase == Phase::bribery && !order.shares.empty())
        return on.answer_to({.about = About::bribery});
    return tr_fill("Horse Head: {player}", {{"player", on.view.player(on.position.horse_head)}});
}

int limit_of(const Subject& on, int act)
{
    return explain(on.moment, {.about = About::hand_limit, .act = act}).amount;
}

Told limit(const Subject& on)
{
    const int act = on.meant.act.value_or(on.position.act);
    return tr_fill("after Act {act}: {limit}",
        {{"act", tell_act(act)}, {"limit", language::number(limit_of(on, act))}});
}

Told hand_and_limit(const Subject& on)
{
    if (!on.meant.family || on.position.tracking != Tracking::full)
        return on.meant.family ? std::nullopt : limit(on);
    return on.of_player(*on.meant.family,
        tr_fill("{n} of {all}",
            {{"n", language::number(hand_size(on.position, *on.meant.family))},
                {"all", language::number(limit_of(on, on.position.act))}}));
}

Told allies_held(const Subject& on)
{
    if (!on.meant.family || on.position.tracking != Tracking::full)
        return std::nullopt;
    return on.of_player(*on.meant.family,
        tr_count("{n} Ally in hand", "{n} Allies in hand",
            allies_in_hand(on.position, *on.meant.family)));
}

// The end. ----------------------------------------------------------------------------------------

Told tied_colours(const Subject& on)
{
    const Score now = score(on.position, on.components);
    const std::string tied = language::listed(all_of<JobColour>, [&](JobColour colour) {
        const auto paid = now.paid_for(colour);
        if (paid.size() < 2)
            return std::string();
        return tell(colour) + " ("
            + language::listed(paid, [&on](Family family) { return on.view.player(family); }) + ")";
    });
    return tied.empty() ? tr("no colour is tied") : tr_fill("tied: {colours}", {{"colours", tied}});
}

Told empty_colours(const Subject& on)
{
    const Score now = score(on.position, on.components);
    const std::string empty = language::listed(all_of<JobColour>, [&now](JobColour colour) {
        return now.paid_for(colour).empty() ? tell(colour) : std::string();
    });
    return empty.empty() ? tr("Jobs of every colour have been completed")
                         : tr_fill("no Job completed: {colours}", {{"colours", empty}});
}

/// Returns nullopt while totals are unknown.
Told winner(const Subject& on)
{
    const Answer now = explain(on.moment, {.about = About::winner});
    return now.shares.empty() ? std::nullopt : Told(on.answer_to({.about = About::winner}));
}

constexpr std::array tellings{
    Telling{"next-tile", next_tile},
    Telling{"figures-left", figures_left},
    Telling{"horse-head", horse_head},
    Telling{"bids", bids},
    Telling{"hand-limit", limit},
    Telling{"hand-and-limit", hand_and_limit},
    Telling{"allies-in-hand", allies_held},
    Telling{"tied-colours", tied_colours},
    Telling{"empty-colours", empty_colours},
    Telling{"winner", winner},
};

} // namespace

Subject::Subject(const View& whose, const Snapshot& when, std::string_view thing)
    : view(whose)
    , moment(when)
    , position(when.position())
    , components(when.components())
    , meant(thing::meant_by(thing, position, components))
{
    if (meant.figure) {
        const Place place = position.place_of(*meant.figure);
        if (place.kind == Place::Kind::thug_space)
            meant.business = place.business();
        else if (place.kind == Place::Kind::member_space)
            meant.space = place.space();
    }
    if (!meant.business)
        return;
    const std::optional<Area> area = area_of(position, components, *meant.business);
    if (area && is_territory(*area))
        meant.territory = area;
}

std::string Subject::answer_to(const Question& question) const
{
    return desk::tell_answer(tell(view, moment, question));
}

std::string Subject::of_player(Family family, const std::string& told) const
{
    return view.player(family) + ": " + told;
}

} // namespace argued

std::optional<std::string> Table::faq_status(
    std::string_view now, std::string_view thing, int entry) const
{
    const auto observed = m_view.observed();
    const Snapshot moment(*observed, entry);
    const argued::Subject on(m_view, moment, thing);
    argued::Told told = argued::told_by(argued::tellings, now, on);
    return told ? told : argued::told_of_board(now, on);
}

} // namespace consigliere::table_corleone
