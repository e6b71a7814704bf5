#include "companion/past/time_line.h"

#include "companion/charts/paint.h"
#include "companion/exports/evening_report.h"
#include "companion/telling/total.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

using MarkKind = db::EveningSeries::Mark::Kind;

charts::Ink ink_of(Colour colour)
{
    return {colour.rgb(), 1};
}

/// Label of a flag; empty for minor ones.
std::string name_of_flag(
    const PastEvening& past, const db::EveningSeries::Mark& mark, Undone undone)
{
    if (!mark.stands && undone == Undone::left_out && mark.kind != MarkKind::gap)
        return {};
    switch (mark.kind) {
    case MarkKind::ruling:
        return tr("allowed by a ruling");
    case MarkKind::correction:
        return tr("corrected");
    case MarkKind::refused:
        return tr("refused");
    case MarkKind::undo:
        return tr("undone");
    case MarkKind::redo:
        return tr("redone");
    case MarkKind::lead:
        return tr_fill("{player} leads", {{"player", past.player(past.actors()[*mark.seat])}});
    case MarkKind::gap:
        return tr("pause");
    }
    return {};
}

Colour colour_of_flag(const Ui& ui, const PastEvening& past, const db::EveningSeries::Mark& mark)
{
    if (mark.kind == MarkKind::lead)
        return past.table().colour_of(past.actors()[*mark.seat]);
    return mark.kind == MarkKind::ruling ? ui.theme().refused_text : ui.theme().quiet;
}

} // namespace

charts::Emblem emblem_of(MarkKind kind)
{
    switch (kind) {
    case MarkKind::ruling:
        return charts::Emblem::triangle;
    case MarkKind::correction:
        return charts::Emblem::diamond;
    case MarkKind::refused:
        return charts::Emblem::cross;
    case MarkKind::undo:
        return charts::Emblem::ring;
    case MarkKind::redo:
        return charts::Emblem::square;
    case MarkKind::lead:
        return charts::Emblem::disc;
    case MarkKind::gap:
        break;
    }
    return charts::Emblem::bar;
}

/// Lines differ in dash and end sign as well as colour.
void TimeLine::add_lines(const Ui& ui, const PastEvening& past)
{
    const std::vector<charts::Style> styles = charts::different_styles(past.actors().size());
    float names = 0;
    for (std::size_t seat = 0; seat < past.actors().size(); ++seat) {
        const std::string& actor = past.actors()[seat];
        charts::LineChart::Series series{past.player(actor), styles[seat], {}};
        series.style.ink = charts::ink_on(ui.theme().panel, past.table().colour_of(actor));
        for (const db::EveningSeries::Point& point : past.course().points) {
            const ledger::PositionSummary::Money& total = point.totals[seat];
            series.points.emplace_back(past.place_of(point.entry, axis),
                total ? std::optional<double>(*total) : std::nullopt);
        }
        names = std::max(names, ui.measure(series.name, Font::small).x);
        m_chart.series.push_back(std::move(series));
    }
    m_chart.room_for_names = names + 30_dp;
    m_chart.end = std::max(1.0, past.length(axis));
    m_chart.least_step = 1;
    m_chart.tell_value = [unit = past.outline().unit](double value) {
        return telling::tell_total(unit, static_cast<std::int64_t>(value));
    };
}

/// Phases of the game; short ones show only their number.
void TimeLine::add_parts(const Ui& ui, const PastEvening& past, const charts::Look& look)
{
    int part = 0;
    for (const db::EveningSeries::PhaseStart& chapter : past.course().chapters) {
        const double begin = past.place_of(chapter.entry, axis);
        if (!m_chart.stretches.empty())
            m_chart.stretches.back().end = begin;
        if (chapter.part == part)
            continue;
        part = chapter.part;
        m_chart.stretches.push_back({exports::tell_part(past.outline(), part), begin, begin});
    }
    if (!m_chart.stretches.empty())
        m_chart.stretches.back().end = m_chart.end;
    const charts::Span span = charts::span_of(m_chart, m_made->size, look);
    for (charts::LineChart::Stretch& stretch : m_chart.stretches) {
        const double width = (stretch.end - stretch.begin) / m_chart.end
            * static_cast<double>(span.right - span.left);
        const auto fits = [&](const std::string& name) {
            return static_cast<double>(ui.measure(name, Font::small).x + 10_dp) < width;
        };
        if (!fits(stretch.name))
            stretch.name.erase(0, stretch.name.rfind(' ') + 1);
        if (!fits(stretch.name))
            stretch.name.clear();
    }
}

void TimeLine::add_flags(
    const Ui& ui, const PastEvening& past, const std::vector<db::EntryNote>& notes)
{
    for (const db::EveningSeries::Mark& mark : past.course().marks) {
        if (std::string name = name_of_flag(past, mark, m_made->undone); !name.empty())
            m_chart.flags.push_back({std::move(name), past.place_of(mark.entry, axis),
                charts::ink_on(ui.theme().panel, colour_of_flag(ui, past, mark)),
                emblem_of(mark.kind)});
    }
    for (const db::EntryNote& note : notes)
        m_chart.flags.push_back({tr("note"), past.place_of(note.entry, axis),
            ink_of(ui.theme().brass_text), emblem_of_note});
    std::ranges::stable_sort(m_chart.flags, {}, &charts::LineChart::Flag::at);
}

void TimeLine::make(const Ui& ui, const PastEvening& past, const std::vector<db::EntryNote>& notes,
    const Made& made)
{
    m_made = made;
    m_chart = {};
    const charts::Look look = charts::look_of(ui);
    add_lines(ui, past);
    add_flags(ui, past, notes);
    add_parts(ui, past, look);
    m_drawing = charts::draw(m_chart, made.size, look);
    m_span = charts::span_of(m_chart, made.size, look);
}

/// Phase strip; the current phase in brass.
void TimeLine::draw_phases(Ui& ui, const Rect& rect, const PastEvening& past, int entry) const
{
    const std::vector<db::EveningSeries::PhaseStart>& chapters = past.course().chapters;
    const auto x = [&](double place) {
        return rect.left + rect.width() * static_cast<float>(place / m_chart.end);
    };
    for (std::size_t i = 0; i < chapters.size(); ++i) {
        const int begin = chapters[i].entry;
        const int end = i + 1 < chapters.size() ? chapters[i + 1].entry : past.last() + 1;
        const bool is_now = begin <= entry && entry < end;
        const Colour pale = i % 2 == 0 ? ui.theme().line : ui.theme().raised;
        const Rect stretch{x(past.place_of(begin, axis)), rect.top,
            x(past.place_of(std::min(end, past.last()), axis)), rect.bottom};
        ui.fill(stretch, is_now ? ui.theme().brass : pale, 0);
    }
}

std::optional<int> TimeLine::draw(Ui& ui, const Rect& rect, const PastEvening& past, int entry,
    const std::vector<db::EntryNote>& notes, Undone undone)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.panel, 12_dp);
    ui.outline(rect, theme.line, 1_dp, 12_dp);
    const widgets::Interaction finger = ui.touch("past:time", rect);
    ui.call("past:time", [] { return tr("Course of the evening"); });
    Rect rest = rect.inset(10_dp, 4_dp);
    const Rect slider = rest.cut_bottom(26_dp);
    const Rect phases = rest.cut_bottom(8_dp, 2_dp);
    const charts::Size size{rest.width(), rest.height()};
    const Made wanted{size, axis, theme.text, language::chosen(), notes.size(), undone};
    const bool is_same = m_made && m_made->size.width == size.width
        && m_made->size.height == size.height && m_made->axis == wanted.axis
        && m_made->text == wanted.text && m_made->language == wanted.language
        && m_made->notes == wanted.notes && m_made->undone == wanted.undone;
    if (!is_same)
        make(ui, past, notes, wanted);
    const float left = rest.left + m_span.left;
    const float width = m_span.right - m_span.left;
    charts::paint(ui, rest.min(), m_drawing);
    draw_phases(ui, {left, phases.top, left + width, phases.bottom}, past, entry);

    const float x = left + width * static_cast<float>(past.place_of(entry, axis) / m_chart.end);
    const float y = slider.centre().y;
    ui.line({left, y}, {left + width, y}, theme.line, 4_dp);
    ui.line({left, y}, {x, y}, theme.brass, 4_dp);
    ui.line({x, rest.top + 2_dp}, {x, y}, theme.brass, 2_dp);
    ui.disc({x, y}, 11_dp, theme.brass);
    if (!finger.held || !ImGui::GetIO().MouseDown[0])
        return std::nullopt;
    ui.keep_lists_still();
    const float part = std::clamp((ImGui::GetIO().MousePos.x - left) / width, 0.0F, 1.0F);
    return past.entry_at(static_cast<double>(part) * m_chart.end, axis, undone);
}

} // namespace consigliere::screens
