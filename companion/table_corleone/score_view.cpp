#include "companion/table_corleone/score_view.h"

#include "companion/table_corleone/names.h"
#include "companion/table_corleone/victory.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

/// The parts of a total side by side: Suitcase, $5 for each Territory, $5 for each Job colour.
void draw_bar(Ui& ui, Rect rect, const Score::Seat& seat, int most)
{
    const float dollar = rect.width() / static_cast<float>(std::max(most, 1));
    const auto piece = [&](int dollars, Colour colour, std::string_view text) {
        const float width = dollar * static_cast<float>(dollars);
        const Rect part = rect.cut_left(width);
        ui.fill({part.left, part.top, part.right - 2_dp, part.bottom}, colour, 3_dp);
        const bool fits = ui.measure(text, Font::small).x + 8_dp < width;
        if (fits)
            ui.text(part, text, {Font::small, colour.letters(), 0.5F});
    };
    if (seat.suitcase && *seat.suitcase > 0)
        piece(*seat.suitcase, colour_of(seat.family), language::dollars(*seat.suitcase));
    for (const Area territory : territories) {
        if (seat.domination.contains(territory))
            piece(bonus_dollars, ui.theme().brass, std::to_string(number_of_territory(territory)));
    }
    for (const JobColour colour : all_of<JobColour>) {
        if (!seat.job_bonus[static_cast<std::size_t>(colour)])
            continue;
        Rect part = rect.cut_left(dollar * static_cast<float>(bonus_dollars));
        part.right -= 2_dp;
        draw_job_mark(ui, part, colour);
    }
}

void draw_seat_score(Ui& ui, const Rect& rect, const View& view, const Score::Seat& seat,
    const Score& score, int most)
{
    const bool is_winner = score.winners.contains(seat.family);
    ui.fill(rect, ui.theme().raised, 10_dp);
    ui.outline(
        rect, is_winner ? ui.theme().brass : ui.theme().line, is_winner ? 3_dp : 1_dp, 10_dp);
    Rect inside = rect.inset(14_dp, 8_dp);
    Rect right = inside.cut_right(std::min(150_dp, inside.width() * 0.32F), 10_dp);
    const std::string total = seat.total ? language::dollars(*seat.total) : "?";
    const Rect total_place = right.cut_top(is_winner ? right.height() * 0.68F : right.height());
    ui.text(total_place, total, {Font::large, ui.theme().text, 1});
    if (is_winner)
        ui.text(right, score.is_final ? tr("winner") : tr("in front"),
            {Font::strong, ui.theme().brass_text, 1});
    Rect head = inside.cut_top(inside.height() - 24_dp, 4_dp);
    draw_badge(ui, head.cut_left(44_dp, 12_dp).centre(), 42_dp, seat.family);
    ui.text_in_view(head.cut_top(head.height() * 0.55F), view.player(seat.family),
        {Font::lead, ui.theme().text});
    ui.text(head, tell(seat.family), {Font::small, ui.theme().quiet});
    draw_bar(ui, inside, seat, most);
}

} // namespace

std::vector<std::string> tell_parts(const Score::Seat& seat)
{
    std::vector<std::string> parts{seat.suitcase
            ? tr_fill("Suitcase {sum}", {{"sum", language::dollars(*seat.suitcase)}})
            : tr("The Suitcase is counted at the end")};
    const std::string dominated = tell_domination(seat);
    if (!dominated.empty())
        parts.push_back(tr_fill("Dominates: {territories}", {{"territories", dominated}}));
    const std::string colours = language::listed(all_of<JobColour>, [&seat](JobColour colour) {
        const auto index = static_cast<std::size_t>(colour);
        return seat.job_bonus[index]
            ? tell(colour) + " (" + language::number(seat.job_counts[index]) + ")"
            : std::string();
    });
    if (!colours.empty())
        parts.push_back(tr_fill("Most Jobs: {colours}", {{"colours", colours}}));
    if (seat.uncoloured_jobs > 0)
        parts.push_back(tr_fill("Completed Jobs of unknown colour: {count}.",
            {{"count", language::number(seat.uncoloured_jobs)}}));
    return parts;
}

void draw_parts_of(Ui& ui, Rect& rect, const View& view, const Score::Seat& seat)
{
    paragraph(ui, rect, view.player(seat.family), Font::strong);
    for (const std::string& part : tell_parts(seat))
        remark(ui, rect, part);
    rect.cut_top(6_dp);
}

void draw_score(Ui& ui, const Rect& rect, const View& view)
{
    const Score now = score(view.position(), view.components());
    Rect rest = widgets::panel(ui, rect);
    Rect head = rest.cut_top(44_dp, 10_dp);
    const std::string state = now.is_final ? tr("final") : tr("as it would be now");
    ui.text(head.cut_right(ui.measure(state, Font::body).x + 2_dp, 8_dp), state,
        {Font::body, now.is_final ? ui.theme().saved : ui.theme().quiet, 1});
    const std::string title = tr("Who rules New York");
    ui.text(head, title,
        {ui.fitting(title, head.width(), {Font::title, Font::small_title}), ui.theme().brass_text});
    const std::string victory =
        tell_victory(now, [&view](Family family) { return view.player(family); });
    if (!victory.empty())
        paragraph(ui, rest, victory);
    const std::string remark =
        tr("Bars: money in the Suitcase, $5 for each Territory dominated, $5 for each Job colour");
    ui.text(rest.cut_bottom(ui.measure(remark, Font::small, rest.width()).y, 6_dp), remark,
        {Font::small, ui.theme().quiet, 0, 0, true});
    int most = 1;
    for (const Score::Seat& seat : now.seats)
        most = std::max(most, seat.total.value_or(0));
    const std::vector<Score::Seat> seats = ranked(now);
    const float height =
        std::clamp(rest.height() / static_cast<float>(seats.size()) - 8_dp, 78_dp, 112_dp);
    scroll_area(ui, "ranking", rest, [&](Rect& list) {
        for (const Score::Seat& seat : seats)
            draw_seat_score(ui, list.cut_top(height, 8_dp), view, seat, now, most);
    });
}

void draw_whole_score(Ui& ui, const Rect& rect, const View& view)
{
    Rect ranking = rect;
    const bool is_wide = rect.width() > 800_dp;
    Rect parts = is_wide ? ranking.cut_right(rect.width() * 0.36F, 12_dp)
                         : ranking.cut_bottom(rect.height() * 0.36F, 12_dp);
    draw_score(ui, ranking, view);
    parts = widgets::panel(ui, parts);
    heading(ui, parts, tr("How it was counted"));
    const Score now = score(view.position(), view.components());
    scroll_area(ui, "score-parts", parts, [&](Rect& rest) {
        for (const Score::Seat& seat : ranked(now))
            draw_parts_of(ui, rest, view, seat);
    });
}

} // namespace consigliere::table_corleone
