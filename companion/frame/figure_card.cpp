#include "companion/frame/figure_card.h"

#include "companion/charts/paint.h"
#include "companion/exports/statistics_report.h"
#include "companion/widgets/letters.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

float bar_height()
{
    return 20_dp;
}

float sign_size()
{
    return 26_dp;
}

void draw_bar(Ui& ui, const Rect& rect, const charts::BarChart::Bar& bar)
{
    charts::paint(
        ui, rect.min(), charts::draw(bar, {rect.width(), rect.height()}, charts::look_of(ui)));
}

/// True if name and text fit in one line.
bool stands_in_line(const Ui& ui, const Measure& measure, float width)
{
    const float sign = measure.draw_sign ? sign_size() + 8_dp : 0;
    return ui.measure(measure.name, Font::body).x + ui.measure(measure.told, Font::small).x + sign
        + 14_dp
        <= width;
}

float line_height(const Measure& measure)
{
    return measure.draw_sign ? 30_dp : 24_dp;
}

float told_height(const Ui& ui, const Measure& measure, float width)
{
    return ui.measure(measure.told, Font::small, width).y + 4_dp;
}

float height_of(const Ui& ui, const Measure& measure, float width)
{
    const float told = stands_in_line(ui, measure, width) ? 0 : told_height(ui, measure, width);
    return line_height(measure) + told + (measure.has_bar ? bar_height() : 0) + 6_dp;
}

void draw_measure(Ui& ui, Rect rect, const Measure& measure)
{
    const Colour letters = measure.bar.is_quiet ? ui.theme().quiet : ui.theme().text;
    const bool is_in_line = stands_in_line(ui, measure, rect.width());
    const float whole = rect.width();
    Rect line = rect.cut_top(line_height(measure));
    if (measure.draw_sign) {
        const Rect sign = line.cut_left(sign_size(), 8_dp);
        measure.draw_sign(ui, sign.centre(), sign_size());
    }
    const widgets::TextStyle told{
        Font::small, letters, is_in_line ? 1.0F : 0.0F, 0.5F, !is_in_line};
    if (is_in_line)
        ui.text(line.cut_right(ui.measure(measure.told, Font::small).x + 2_dp, 8_dp), measure.told,
            told);
    ui.elide_text(line, measure.name, {Font::body, letters});
    if (!is_in_line)
        ui.text(rect.cut_top(told_height(ui, measure, whole)), measure.told, told);
    if (measure.has_bar)
        draw_bar(ui, rect.cut_top(bar_height()), measure.bar);
}

} // namespace

void draw_initial(Ui& ui, ImVec2 centre, float diameter, const std::string& name)
{
    ui.disc(centre, diameter / 2, ui.theme().ground);
    ui.ring(centre, diameter / 2, ui.theme().brass, 1.5_dp);
    ui.elide_text(Rect::around(centre, diameter, diameter), widgets::first_letter(name),
        {Font::strong, ui.theme().text, 0.5F});
}

Measure measure_of(const Ui& ui, std::string name, const db::Rate& rate)
{
    Measure measure{std::move(name), exports::tell_rate(rate), {}, true, nullptr};
    const db::Range range = rate.range();
    measure.bar.style.ink = {ui.theme().brass_text.rgb()};
    measure.bar.value = rate.share();
    measure.bar.range = std::pair(range.low, range.high);
    measure.bar.expected = rate.share_by_chance();
    measure.bar.is_quiet = rate.confidence() != db::Confidence::enough || !rate.tells;
    measure.has_bar = rate.confidence() != db::Confidence::too_few;
    return measure;
}

void draw_rate(Ui& ui, const Rect& rect, const db::Rate& rate)
{
    const Measure measure = measure_of(ui, {}, rate);
    if (measure.has_bar)
        draw_bar(ui, rect, measure.bar);
}

FigureCard::FigureCard(const Ui& ui, const std::string& heading)
    : m_ui(ui)
{
    add_paragraph(widgets::in_capitals(heading), Font::small, ui.theme().quiet);
}

void FigureCard::add(const Measure& measure)
{
    const Ui& seen = m_ui;
    m_rows.push_back({[&seen, measure](float width) { return height_of(seen, measure, width); },
        [measure](Ui& ui, const Rect& rect) { draw_measure(ui, rect, measure); }});
}

void FigureCard::add_paragraph(const std::string& text, Font font, Colour colour)
{
    const Ui& seen = m_ui;
    m_rows.push_back({[&seen, text, font](
                          float width) { return paragraph_height(seen, text, font, width) + 6_dp; },
        [text, font, colour](Ui& ui, Rect rect) { paragraph(ui, rect, text, font, colour); }});
}

void FigureCard::add_text(const std::string& text)
{
    add_paragraph(text, Font::body, m_ui.theme().text);
}

void FigureCard::add_remark(const std::string& text)
{
    add_paragraph(text, Font::small, m_ui.theme().quiet);
}

void FigureCard::add_picture(float height, std::function<void(Ui& ui, const Rect& rect)> draw)
{
    m_rows.push_back({[height](float) { return height + 8_dp; }, std::move(draw)});
}

float FigureCard::height(float width) const
{
    const float border = 20_dp;
    const float inside = width - 2 * border;
    float height = 2 * border;
    for (const Row& row : m_rows)
        height += row.height(inside);
    return height;
}

void FigureCard::draw(Ui& ui, const Rect& rect) const
{
    Rect inside = widgets::panel(ui, rect);
    for (const Row& row : m_rows)
        row.draw(ui, inside.cut_top(row.height(inside.width())));
}

void draw_cards(Ui& ui, Rect& rect, const std::vector<FigureCard>& cards)
{
    const int columns = rect.width() >= 1080_dp ? 3 : rect.width() >= 640_dp ? 2 : 1;
    std::vector<Rect> places = rect.columns(columns, 12_dp);
    float end = rect.top;
    for (const FigureCard& card : cards) {
        if (card.is_empty())
            continue;
        Rect& place = *std::ranges::min_element(
            places, [](const Rect& one, const Rect& two) { return one.top + 1 < two.top; });
        const float height = card.height(place.width());
        card.draw(ui, place.cut_top(height, 12_dp));
        end = std::max(end, place.top);
    }
    rect.cut_top(end - rect.top);
}

} // namespace consigliere::screens
