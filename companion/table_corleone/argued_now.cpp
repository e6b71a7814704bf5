// FAQ answers for one hotspot of this table, e.g. who shares in the Fronts of a Territory.

#include "companion/desk/questions.h"
#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/table.h"
#include "companion/table_corleone/table_parts.h"
#include "companion/table_corleone/things.h"
#include "engine/corleone/score.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace consigliere::table_corleone {

namespace argued {

namespace {

using About = Question::About;
using Told = std::optional<std::string>;
using desk::Telling;

/// A hotspot at a snapshot. A figure also selects its place, a Business also its Territory.
struct Subject {
    Subject(const View& view, const Snapshot& moment, std::string_view thing);

    const View& view;
    const Snapshot& moment;
    const Position& position;
    const Components& components;
    thing::Meant meant;

    [[nodiscard]] std::string answer_to(const Question& question) const;
    [[nodiscard]] std::string of_player(Family family, const std::string& told) const;
};

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

// Businesses, spaces, wars and stacks. ------------------------------------------------------------

std::string on_business(const Subject& on, BusinessId business)
{
    const std::optional<FigureId> figure = figure_at(on.position, Place::on(business));
    if (!figure)
        return tr("its Thug space is free");
    const std::optional<Family> owner = owner_of(*figure);
    const std::string kind = tell(kind_of(*figure));
    return tr_fill("{figure} is there", {{"figure", owner ? on.of_player(*owner, kind) : kind}});
}

std::string free_spaces(const Subject& on)
{
    const std::vector<BusinessId> free =
        ids_where<BusinessId>(on.components.businesses(), [&on](BusinessId business) {
            return area_of(on.position, on.components, business) == on.meant.territory
                && !figure_at(on.position, Place::on(business));
        });
    if (free.empty())
        return tr("no Thug space is free there");
    return tr_fill(
        "free: {businesses}", {{"businesses", language::listed(free, [&on](BusinessId business) {
                                    return tell(on.components[business].naming);
                                })}});
}

Told thug_space(const Subject& on)
{
    if (on.meant.business && on.meant.territory)
        return on_business(on, *on.meant.business);
    return on.meant.territory ? Told(free_spaces(on)) : std::nullopt;
}

/// Fills the controller into `sentence`; without a controller, says so.
Told of_controller(const Subject& on, const char* sentence)
{
    if (!on.meant.territory)
        return std::nullopt;
    const std::optional<Family> family = controller_of(on.position, *on.meant.territory);
    if (!family)
        return tr_fill("no one controls {territory}", {{"territory", tell(*on.meant.territory)}});
    return tr_fill(sentence, {{"player", on.view.player(*family)}});
}

Told shares_in_front(const Subject& on)
{
    return of_controller(
        on, language::to_translate("{player} shares in the Fronts here, not in the Backs"));
}

Told paid_once(const Subject& on)
{
    return of_controller(on, language::to_translate("{player}, once"));
}

/// Returns nullopt if the controller is on turn.
Told who_first(const Subject& on)
{
    if (!on.meant.territory || on.position.phase != Phase::business)
        return std::nullopt;
    const std::optional<Family> family = controller_of(on.position, *on.meant.territory);
    if (family == on.position.turn)
        return std::nullopt;
    return family ? tr_fill("{player}’s turn", {{"player", on.view.player(on.position.turn)}})
                  : of_controller(on, "");
}

Told areas(const Subject& on)
{
    if (!on.meant.space)
        return std::nullopt;
    const AreaSet touched = on.components[*on.meant.space].touches;
    return tr_fill(
        "it touches {areas}", {{"areas", language::listed(all_of<Area>, [&touched](Area area) {
                                    return touched.contains(area) ? tell(area) : std::string();
                                })}});
}

Told three_plus(const Subject& on)
{
    if (!on.meant.space || !on.components[*on.meant.space].three_plus)
        return std::nullopt;
    return *on.components[*on.meant.space].three_plus ? tr("this space is marked 3+")
                                                      : tr("this space isn’t marked 3+");
}

Told jobs_open(const Subject& on)
{
    return tr_count("{n} Public Job face up", "{n} Public Jobs face up",
        known_jobs_in(on.position, JobZone::open()));
}

Told figure_counts(const Subject& on)
{
    const Question question{.about = About::figure, .figure = *on.meant.figure};
    const desk::WhyAnswer told = tell(on.view, on.moment, question);
    return told.details.empty() ? std::nullopt : Told(told.details.front());
}

/// The count of the next war, or the wars in which a figure counts.
Told influence(const Subject& on)
{
    if (on.meant.figure)
        return figure_counts(on);
    if (!on.meant.territory)
        return std::nullopt;
    const Question question{.about = About::influence, .territory = *on.meant.territory};
    const desk::WhyAnswer told = tell(on.view, on.moment, question);
    // If there is no winner, add the reason.
    return desk::tell_answer(told) + (told.details.empty() ? "" : ". " + told.details.front());
}

Told neutral_influence(const Subject& on)
{
    if (on.meant.figure)
        return figure_counts(on);
    if (!on.meant.territory)
        return std::nullopt;
    const WarCount count = count_influence(on.position, on.components, *on.meant.territory);
    return tr("neutral side") + " " + language::number(count.neutral);
}

Told top_marker(const Subject& on)
{
    return of_controller(on, language::to_translate("top marker: {player}"));
}

Told markers_left(const Subject& on)
{
    if (!on.meant.family)
        return std::nullopt;
    return on.of_player(*on.meant.family,
        tr_count("{n} marker left", "{n} markers left", on.position.of(*on.meant.family).markers));
}

Told domination(const Subject& on)
{
    if (!on.meant.territory)
        return std::nullopt;
    return on.answer_to({.about = About::domination, .territory = *on.meant.territory});
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
    Telling{"thug-space", thug_space},
    Telling{"shares-in-front", shares_in_front},
    Telling{"paid-once", paid_once},
    Telling{"who-first", who_first},
    Telling{"areas", areas},
    Telling{"three-plus", three_plus},
    Telling{"open-jobs", jobs_open},
    Telling{"influence", influence},
    Telling{"neutral-influence", neutral_influence},
    Telling{"top-marker", top_marker},
    Telling{"markers-left", markers_left},
    Telling{"domination", domination},
};

} // namespace

} // namespace argued

std::optional<std::string> Table::faq_status(
    std::string_view now, std::string_view thing, int entry) const
{
    const auto observed = m_view.observed();
    const Snapshot moment(*observed, entry);
    const argued::Subject on(m_view, moment, thing);
    return desk::told_by(argued::tellings, now, on);
}

} // namespace consigliere::table_corleone
