// FAQ status for Businesses, spaces, wars and stacks.

#include "companion/table_corleone/argued_now.h"
#include "companion/table_corleone/names.h"

#include <array>

namespace consigliere::table_corleone::argued {

namespace {

using About = Question::About;

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

constexpr std::array board_tellings{
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

Told told_of_board(std::string_view now, const Subject& on)
{
    return told_by(board_tellings, now, on);
}

} // namespace consigliere::table_corleone::argued
