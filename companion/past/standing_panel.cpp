#include "companion/past/standing_panel.h"

#include "companion/telling/total.h"

#include <algorithm>

namespace consigliere::screens {

using ledger::PositionSummary;

namespace {

/// True if a total has more than one component.
bool has_details(const ledger::GameInfo& outline)
{
    return !outline.places.empty() || outline.sources.size() > 1;
}

/// What a seat would get for its places; without places, the components of its total.
std::string tell_detail(const PastEvening& past, const PositionSummary& then, std::size_t seat)
{
    const ledger::GameInfo& outline = past.outline();
    std::string places;
    for (std::size_t place = 0; place < then.places.size(); ++place) {
        if (then.places[place].dominated == seat)
            places += (places.empty() ? "" : ", ") + tr(outline.places[place].name);
    }
    if (!places.empty())
        return tr_fill("dominates {places}", {{"places", places}});
    if (!outline.places.empty())
        return {};
    std::string sources;
    for (std::size_t source = 0; source < then.seats[seat].sources.size(); ++source) {
        const PositionSummary::Money& money = then.seats[seat].sources[source];
        if (money && *money != 0)
            sources += (sources.empty() ? "" : ", ") + tr(outline.sources[source].name) + " "
                + telling::tell_total(outline.unit, *money);
    }
    return sources;
}

/// Highest total of the whole evening: common scale of the bars.
int most_of(const PastEvening& past)
{
    int most = 1;
    for (const db::EveningSeries::Point& point : past.course().points) {
        for (const PositionSummary::Money& total : point.totals)
            most = std::max(most, total.value_or(0));
    }
    return most;
}

/// Lines reserved for the details of a seat: as many as at the end of the evening, so that nothing
/// moves while stepping.
std::size_t lines_for_detail(
    const Ui& ui, const std::string& told, const std::string& told_at_end, float width)
{
    const auto lines_of = [&](const std::string& text) {
        return ui.wrap(text, Font::small, width).size();
    };
    return std::max({std::size_t{2}, lines_of(told), lines_of(told_at_end)});
}

struct Moments {
    PositionSummary then;
    PositionSummary last;
    int most = 1; ///< Highest total of the evening.
    /// Common font of all totals.
    Font counts = Font::strong;
};

/// Total of a seat; a dash if unknown.
std::string tell_had(const PastEvening& past, const PositionSummary::Money& total)
{
    return total ? telling::name_total(past.outline().unit, *total) : "–";
}

/// Large fonts have digits only, and counts of pieces need a word.
Font font_of_counts(const Ui& ui, const PastEvening& past, const PositionSummary& then, float width)
{
    if (past.outline().unit != ledger::GameInfo::Unit::dollars)
        return Font::strong;
    const bool have_room =
        std::ranges::all_of(then.seats, [&](const PositionSummary::SeatSummary& seat) {
            return ui.measure(tell_had(past, seat.total), Font::count).x <= width;
        });
    return have_room ? Font::count : Font::strong;
}

void draw_seat(
    Ui& ui, Rect& rest, const PastEvening& past, const Moments& moments, std::size_t seat)
{
    const PositionSummary& then = moments.then;
    const widgets::Theme& theme = ui.theme();
    const std::string& actor = past.actors()[seat];
    const PositionSummary::Money& total = then.seats[seat].total;
    Rect row = rest.cut_top(36_dp);
    past.table().draw_sign_of(ui, row.cut_left(28_dp, 8_dp).centre(), 28_dp, actor);
    const float left = row.left;
    const std::string had = tell_had(past, total);
    const Font counts = total ? moments.counts : Font::strong;
    ui.text(row.cut_right(ui.measure(had, counts).x + 2_dp, 6_dp), had, {counts, theme.text, 1});
    ui.elide_text(row, past.player(actor), {Font::strong, theme.text});
    Rect bar = rest.cut_top(7_dp, 3_dp);
    bar.left = left;
    ui.fill(bar, theme.raised, 3_dp);
    const float part = std::clamp(
        static_cast<float>(total.value_or(0)) / static_cast<float>(moments.most), 0.0F, 1.0F);
    if (part > 0)
        ui.fill({bar.left, bar.top, bar.left + bar.width() * part, bar.bottom},
            past.table().colour_of(actor), 3_dp);
    if (!has_details(past.outline())) {
        rest.cut_top(6_dp);
        return;
    }
    const std::string told = tell_detail(past, then, seat);
    const std::size_t lines =
        lines_for_detail(ui, told, tell_detail(past, moments.last, seat), rest.right - left);
    Rect detail =
        rest.cut_top(static_cast<float>(lines) * widgets::Fonts::size_of(Font::small), 6_dp);
    detail.left = left;
    ui.text(detail, told, {Font::small, theme.quiet, 0, 0, true});
}

/// Owner of a place over time, from left to right.
void draw_strip(Ui& ui, const Rect& strip, const PastEvening& past, std::size_t place)
{
    const auto x = [&](int entry) {
        return strip.left
            + strip.width() * static_cast<float>(entry)
            / static_cast<float>(std::max(1, past.last()));
    };
    ui.fill(strip, ui.theme().raised, 3_dp);
    std::optional<PositionSummary::Seat> whose;
    int since = 0;
    const auto end_at = [&](int entry) {
        if (!whose || entry <= since)
            return;
        const Rect stretch{x(since), strip.top, x(entry), strip.bottom};
        const std::string& actor = past.actors()[*whose];
        ui.fill(stretch, past.table().colour_of(actor));
        if (stretch.width() > strip.height() + 2_dp)
            past.table().draw_sign_of(ui, stretch.centre(), strip.height() - 1_dp, actor);
    };
    for (const db::EveningSeries::ControlChange& hold : past.course().holds) {
        if (hold.place != place)
            continue;
        end_at(hold.entry);
        whose = hold.whose.controlled;
        since = hold.entry;
    }
    end_at(past.last());
}

void draw_holds(Ui& ui, Rect& rest, const PastEvening& past, int entry)
{
    const std::vector<ledger::WordAndName>& places = past.outline().places;
    if (places.empty())
        return;
    heading(ui, rest, tr("Who controlled what"));
    float names = 0;
    for (const ledger::WordAndName& place : places)
        names = std::max(names, ui.measure(tr(place.name), Font::small).x);
    names = std::min(names + 2_dp, rest.width() * 0.5F);
    const float top = rest.top;
    float left = 0;
    float right = 0;
    for (std::size_t place = 0; place < places.size(); ++place) {
        Rect row = rest.cut_top(17_dp, 5_dp);
        ui.elide_text(
            row.cut_left(names, 8_dp), tr(places[place].name), {Font::small, ui.theme().quiet});
        left = row.left;
        right = row.right;
        draw_strip(ui, row, past, place);
    }
    const float now = left
        + (right - left) * static_cast<float>(entry) / static_cast<float>(std::max(1, past.last()));
    ui.line({now, top}, {now, rest.top - 5_dp}, ui.theme().text, 2_dp);
}

} // namespace

void draw_standing(Ui& ui, const Rect& rect, const PastEvening& past, int entry)
{
    ui.fill(rect, ui.theme().panel, 12_dp);
    ui.outline(rect, ui.theme().line, 1_dp, 12_dp);
    Moments moments{past.summary_after(entry), past.summary_after(past.last()), most_of(past)};
    scroll_area(ui, "past:standing", rect.inset(12_dp, 8_dp), [&](Rect& rest) {
        const float beside_badge = rest.width() - 36_dp;
        moments.counts = font_of_counts(ui, past, moments.then, beside_badge * 0.5F);
        heading(ui, rest, tr("Standings"));
        for (std::size_t seat = 0; seat < moments.then.seats.size(); ++seat)
            draw_seat(ui, rest, past, moments, seat);
        draw_holds(ui, rest, past, entry);
    });
}

} // namespace consigliere::screens
