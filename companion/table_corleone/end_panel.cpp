#include "companion/table_corleone/end_panel.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"
#include "companion/table_corleone/turn_header.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "engine/corleone/score.h"

#include <algorithm>

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

namespace {

/// The seats from the best to the last; while totals are unknown, as they sit.
std::vector<Score::Seat> ranked(const Score& score)
{
    std::vector<Score::Seat> seats(score.seats.begin(), score.seats.end());
    std::stable_sort(seats.begin(), seats.end(),
        [](const Score::Seat& left, const Score::Seat& right) { return left.rank < right.rank; });
    return seats;
}

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
            ui.text(part, text, {Font::small, ui.theme().ink, 0.5F});
    };
    if (seat.suitcase && *seat.suitcase > 0)
        piece(*seat.suitcase, colour_of(seat.family), language::dollars(*seat.suitcase));
    for (int number = 1; number <= territory_count; ++number) {
        if (seat.domination.contains(territory_with_number(number)))
            piece(bonus_dollars, ui.theme().brass, std::to_string(number));
    }
    for (const JobColour colour : all_job_colours) {
        if (seat.job_bonus[static_cast<std::size_t>(colour)])
            piece(bonus_dollars, colour_of(colour), "");
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
    Rect right = inside.cut_right(150_dp, 10_dp);
    const std::string total = seat.total ? language::dollars(*seat.total) : "?";
    const Rect total_place = right.cut_top(is_winner ? right.height() * 0.68F : right.height());
    ui.text(total_place, total, {Font::large, ui.theme().text, 1});
    if (is_winner)
        ui.text(right, score.is_final ? tr("winner") : tr("in front"),
            {Font::strong, ui.theme().brass_text, 1});
    Rect head = inside.cut_top(inside.height() * 0.62F);
    draw_badge(ui, head.cut_left(44_dp, 12_dp).centre(), 42_dp, seat.family);
    ui.text(head.cut_top(head.height() * 0.55F), view.player(seat.family),
        {Font::lead, ui.theme().text});
    ui.text(head, tell(seat.family), {Font::small, ui.theme().quiet});
    inside.cut_top(4_dp);
    draw_bar(ui, inside.cut_top(20_dp), seat, most);
}

} // namespace

void draw_score(Ui& ui, const Rect& rect, const View& view)
{
    const Score now = score(view.position(), view.components());
    Rect rest = widgets::panel(ui, rect);
    Rect head = rest.cut_top(44_dp, 10_dp);
    ui.text(head.cut_right(180_dp), now.is_final ? tr("final") : tr("as it would be now"),
        {Font::body, now.is_final ? ui.theme().saved : ui.theme().quiet, 1});
    ui.text(head, tr("Who rules New York"), {Font::title, ui.theme().brass_text});
    ui.text(rest.cut_bottom(22_dp, 6_dp),
        tr("Bars: money in the Suitcase, $5 for each Territory dominated, $5 for each Job colour"),
        {Font::small, ui.theme().quiet});
    int most = 1;
    for (const Score::Seat& seat : now.seats)
        most = std::max(most, seat.total.value_or(0));
    const std::vector<Score::Seat> seats = ranked(now);
    const float height = std::min(112_dp, rest.height() / static_cast<float>(seats.size()) - 8_dp);
    for (const Score::Seat& seat : seats)
        draw_seat_score(ui, rest.cut_top(height, 8_dp), view, seat, now, most);
}

void EndPanel::draw_ranking(Ui& ui, const Rect& rect, View& view)
{
    draw_score(ui, rect, view);
}

void EndPanel::draw(Ui& ui, const Rect& rect, View& view)
{
    if (m_counting)
        draw_counting(ui, rect, view);
    else
        draw_parts(ui, rect, view);
}

void EndPanel::draw_parts(Ui& ui, Rect rect, View& view)
{
    const Score now = score(view.position(), view.components());
    const bool has_winner = !now.winners.empty();
    draw_turn_header(ui, rect,
        now.winners.size() == 1 ? std::optional(now.winners[0]) : std::nullopt,
        now.is_final && has_winner
            ? tr_fill("{player} rules New York", {{"player", view.player(now.winners[0])}})
            : tr("The end"),
        tr("How it was counted"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (widgets::button(
            ui, "end:export", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Export")))
        view.desk().export_record();
    if (widgets::button(ui, "end:done", buttons, tr("Done"), {widgets::ButtonKind::next}))
        view.desk().leave();

    widgets::scroll_area(ui, "parts", rect, [&](Rect& rest) {
        for (const Score::Seat& seat : now.seats) {
            const bool needs_count = view.position().tracking == Tracking::board && !seat.suitcase;
            if (needs_count) {
                if (draw_family_row(ui, "count:" + std::string(word_of(seat.family)),
                        rest.cut_top(54_dp, 8_dp), view, seat.family, tr("count the Suitcase"),
                        Mood::ready)) {
                    m_counting = seat.family;
                    m_money = {};
                }
                continue;
            }
            ui.text(rest.cut_top(26_dp), view.player(seat.family), {Font::strong, ui.theme().text});
            std::string territories;
            for (int number = 1; number <= territory_count; ++number) {
                const Area territory = territory_with_number(number);
                if (seat.domination.contains(territory))
                    territories += (territories.empty() ? "" : ", ") + tell(territory);
            }
            std::string colours;
            for (const JobColour colour : all_job_colours) {
                const auto index = static_cast<std::size_t>(colour);
                if (seat.job_bonus[index])
                    colours += (colours.empty() ? "" : ", ") + tell(colour) + " ("
                        + language::number(seat.job_counts[index]) + ")";
            }
            widgets::paragraph(ui, rest,
                tr_fill("Suitcase {sum}", {{"sum", language::dollars(seat.suitcase.value_or(0))}}),
                Font::body, ui.theme().quiet);
            if (!territories.empty())
                widgets::paragraph(ui, rest,
                    tr_fill("Dominates: {territories}", {{"territories", territories}}), Font::body,
                    ui.theme().quiet);
            if (!colours.empty())
                widgets::paragraph(ui, rest,
                    tr_fill("Most Jobs: {colours}", {{"colours", colours}}), Font::body,
                    ui.theme().quiet);
            rest.cut_top(6_dp);
        }
    });
}

void EndPanel::draw_counting(Ui& ui, Rect rect, View& view)
{
    draw_turn_header(
        ui, rect, m_counting, view.player(*m_counting), tr("The money cards in the Suitcase"));
    constexpr int most = 60;
    for (const Bill bill : all_bills) {
        Rect row = rect.cut_top(58_dp, 8_dp);
        draw_bill_card(ui, row.cut_left(86_dp, 12_dp), bill);
        m_money.set(bill,
            widgets::stepper(
                ui, "count:" + std::string(word_of(bill)), row, m_money[bill], 0, most));
    }
    Rect buttons = rect.cut_bottom(60_dp);
    if (widgets::button(ui, "panel:back", buttons.cut_left(110_dp, 10_dp), tr("Back"))) {
        m_counting.reset();
        return;
    }
    if (widgets::button(ui, "count:done", buttons,
            tr_fill("Counted: {sum}", {{"sum", language::dollars(dollars_of(m_money))}}),
            {widgets::ButtonKind::next}))
        view.attempt(*m_counting, CountSuitcase{m_money});
}

} // namespace consigliere::table_corleone
