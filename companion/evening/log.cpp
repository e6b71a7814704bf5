#include "companion/evening/log.h"

#include "companion/evening/sheet.h"
#include "companion/rulebook/word_index.h"
#include "companion/telling/teller.h"

#include <algorithm>

namespace consigliere::screens {

using ledger::Verdict;

namespace {

/// First line of a detail, shown in the row itself.
std::string first_line(const std::string& detail)
{
    return detail.substr(0, detail.find('\n'));
}

/// Draws the other lines of a detail, each in its own row.
void draw_more(Ui& ui, Rect& rest, const Log::Row& row)
{
    const float height = 26_dp;
    for (std::size_t end = row.detail.find('\n'); end != std::string::npos;) {
        const std::size_t begin = end + 1;
        end = row.detail.find('\n', begin);
        if (rest.height() < height)
            return;
        Rect place = rest.cut_top(height, 2_dp);
        place.left += 49_dp;
        ui.elide_text(place, row.detail.substr(begin, end - begin), {Font::body, ui.theme().quiet});
    }
}

/// Mark of a row: refused, undone, a verdict other than legal, or a house rule; else empty.
std::string mark_of(const Log::Row& row)
{
    if (row.state == Log::Row::State::refused)
        return tr("refused");
    if (row.state == Log::Row::State::undone)
        return tr("undone");
    if (row.verdict != Verdict::legal)
        return telling::tell(row.verdict);
    return row.is_by_house_rule ? telling::tell_house_rule() : std::string();
}

} // namespace

void Log::tell_again(const Source& source)
{
    const ledger::History& history = source.evening.history();
    if (history.size() == m_told_entries && m_language == language::chosen())
        return;
    // Older texts can change: bids are shown once all are placed.
    m_rows.clear();
    m_told_entries = history.size();
    m_language = language::chosen();
    for (int number = 1; number <= history.size(); ++number)
        desk::add_to_log(m_rows, number, {source.evening, source.table, source.audience});
}

const std::vector<Log::Row>& Log::rows(const Source& source)
{
    tell_again(source);
    return m_rows;
}

Log::Row Log::row_of(int entry, const Source& source)
{
    tell_again(source);
    const auto found = std::ranges::find_if(
        m_rows, [entry](const Row& row) { return row.first <= entry && entry <= row.last; });
    return found == m_rows.end() ? Row{} : *found;
}

void Log::open_at(int entry)
{
    m_goal = entry;
    m_query.clear();
}

bool Log::fits(const Row& row, const Source& source) const
{
    if (!source.shows_undone && row.state == Row::State::undone)
        return false;
    return m_query.empty()
        || rulebook::folded(row.text + " " + row.detail).find(rulebook::folded(m_query))
        != std::string::npos;
}

std::optional<int> Log::draw(Ui& ui, const Rect& rect, const Source& source)
{
    tell_again(source);
    const bool tapped = ui.touch("log", rect).tapped;
    Rect rest = rect;
    Rect head = rest.cut_top(24_dp, 2_dp);
    const std::string saved = source.unsaved > 0
        ? tr_count("{n} entry not saved", "{n} entries not saved", source.unsaved)
        : tr_count("{n} entry · saved", "{n} entries · saved", source.evening.history().size());
    ui.text(head.cut_right(ui.measure(saved, Font::small).x + 2_dp), saved,
        {Font::small, source.unsaved > 0 ? ui.theme().refused_text : ui.theme().saved, 1});
    heading(ui, head, tr("Log"));
    const float height = 36_dp;
    int meant = m_rows.empty() ? 0 : m_rows.back().first;
    for (auto row = m_rows.rbegin(); row != m_rows.rend() && rest.height() >= height; ++row) {
        if (!source.shows_undone && row->state == Row::State::undone)
            continue;
        const Rect place = rest.cut_top(height, 3_dp);
        // Enter selects the newest row.
        if (ImGui::IsMouseReleased(0) && place.contains(ImGui::GetIO().MouseClickedPos[0]))
            meant = row->first;
        draw_row(ui, place, *row, source.table);
        draw_more(ui, rest, *row);
    }
    return tapped ? std::optional(meant) : std::nullopt;
}

std::optional<int> Log::draw_last(Ui& ui, const Rect& rect, const Source& source)
{
    tell_again(source);
    const bool tapped = ui.touch("log", rect).tapped;
    if (m_rows.empty()) {
        ui.fill(rect, ui.theme().raised, 6_dp);
        ui.text(rect.inset(12_dp, 0), tr("Log"), {Font::body, ui.theme().quiet});
        return tapped ? std::optional(0) : std::nullopt;
    }
    // All consequences in one line.
    Row last = m_rows.back();
    for (std::size_t end = last.detail.find('\n'); end != std::string::npos;
         end = last.detail.find('\n'))
        last.detail.replace(end, 1, " · ");
    draw_row(ui, rect, last, source.table);
    return tapped ? std::optional(m_rows.back().first) : std::nullopt;
}

int Log::draw_all(Ui& ui, const Rect& rect, const Source& source)
{
    tell_again(source);
    Rect rest = rect;
    text_field(ui, "log-search", rest.cut_top(52_dp, 10_dp), m_query, tr("Search the log"));
    int tapped = 0;
    scroll_area(ui, "log-entries", rest, [&](Rect& list) {
        const float start = list.top;
        std::string chapter;
        for (auto row = m_rows.rbegin(); row != m_rows.rend(); ++row) {
            if (!fits(*row, source))
                continue;
            if (row->chapter != chapter) {
                chapter = row->chapter;
                list.cut_top(8_dp);
                heading(ui, list, chapter);
            }
            if (m_goal >= row->first && m_goal <= row->last) {
                scroll_to(ui, "log-entries", list.top - start - 60_dp);
                m_goal = 0;
            }
            const Rect place = list.cut_top(height_of(ui, *row, list.width()), 4_dp);
            if (ui.touch("log:" + std::to_string(row->first), place))
                tapped = row->first;
            draw_whole_row(ui, place, *row, source.table);
        }
    });
    return tapped;
}

namespace {

/// Draws the row's background with colour and entry number. Returns the rest.
Rect draw_ground(
    Ui& ui, const Rect& rect, const Log::Row& row, const desk::GameTable& table, float number_line)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(rect, theme.raised, 6_dp);
    Colour side = row.actor ? table.colour_of(*row.actor) : theme.line;
    if (row.state != Log::Row::State::stands)
        side = side.with_opacity(0.4F);
    Rect inside = rect;
    ui.fill(inside.cut_left(5_dp, 10_dp), side, 2_dp);
    inside.right -= 10_dp;
    Rect number = inside.cut_left(34_dp);
    ui.text(number.cut_top(std::min(number.height(), number_line)), std::to_string(row.first),
        {Font::small, theme.quiet});
    return inside;
}

/// True if a mark would leave no room for the text.
bool is_long(const Ui& ui, std::string_view mark, float row_width)
{
    return ui.measure(mark, Font::small).x > row_width * 0.25F;
}

Colour letters_of(const widgets::Theme& theme, const Log::Row& row)
{
    return row.state == Log::Row::State::stands ? theme.text : theme.quiet;
}

bool counts(const Log::Row& row)
{
    return row.state == Log::Row::State::stands;
}

/// The mark with the icon of its verdict.
std::string signed_mark_of(const Log::Row& row)
{
    const std::string word = mark_of(row);
    return word.empty() || !counts(row) ? word : std::string(symbol_of(row.verdict)) + " " + word;
}

Colour colour_of_mark(const widgets::Theme& theme, const Log::Row& row)
{
    return counts(row) ? theme.brass_text : theme.quiet;
}

/// Draws a mark at the right end; shrinks `rect` by its width.
void draw_mark(Ui& ui, Rect& rect, const Log::Row& row, const std::string& mark)
{
    if (mark.empty())
        return;
    const Rect place = rect.cut_right(ui.measure(mark, Font::small).x + 1_dp, 10_dp);
    ui.text(place, mark, {Font::small, colour_of_mark(ui.theme(), row), 1});
}

} // namespace

/// Draws a row of fixed height; the full log has the rest of the text.
void Log::draw_row(Ui& ui, const Rect& rect, const Row& row, const desk::GameTable& table) const
{
    const widgets::Theme& theme = ui.theme();
    Rect inside = draw_ground(ui, rect, row, table, rect.height());
    const std::string mark = signed_mark_of(row);
    const bool has_room = !counts(row) || !is_long(ui, mark, rect.width());
    draw_mark(ui, inside, row, has_room ? mark : std::string(symbol_of(row.verdict)));
    const std::string detail = first_line(row.detail);
    const float text = ui.measure(row.text, Font::body).x + 1_dp;
    const bool one_line =
        detail.empty() || text + ui.measure(detail, Font::small).x + 16_dp < inside.width();
    const Font font = ui.fitting(row.text, inside.width(), {Font::body, Font::small});
    const widgets::TextStyle style{font, letters_of(theme, row)};
    // Two lines of small text show more than one elided line.
    const bool is_cut = ui.measure(row.text, Font::body).x > inside.width();
    const bool wraps = detail.empty() && is_cut
        && ui.measure(row.text, Font::small, inside.width()).y <= inside.height();
    if (wraps) {
        ui.text(inside, row.text, {Font::small, style.colour, 0, 0.5F, true});
        return;
    }
    if (one_line) {
        ui.elide_text(inside.cut_left(std::min(text, inside.width())), row.text, style);
        ui.elide_text(inside, detail, {Font::small, theme.quiet, 1});
        return;
    }
    ui.elide_text(inside.cut_top(inside.height() * 0.54F), row.text, style);
    ui.elide_text(inside, detail, {Font::small, theme.quiet});
}

namespace {

/// Text layout of a full row. A long mark has its own line above.
struct WholeWords {
    float width;
    float mark;
    float text;
    float detail;

    [[nodiscard]] float height() const { return mark + text + detail; }
};
WholeWords words_of(const Ui& ui, const Log::Row& row, float row_width)
{
    const std::string mark = signed_mark_of(row);
    const bool is_above = is_long(ui, mark, row_width);
    const float beside = mark.empty() || is_above ? 0 : ui.measure(mark, Font::small).x + 12_dp;
    const float width = row_width - 60_dp - beside;
    const float detail =
        row.detail.empty() ? 0 : ui.measure(row.detail, Font::small, width).y + 3_dp;
    const float above = is_above ? ui.measure(mark, Font::small, width).y + 3_dp : 0;
    return {width, above, ui.measure(row.text, Font::body, width).y, detail};
}

} // namespace

float Log::height_of(const Ui& ui, const Row& row, float width)
{
    return std::max(50_dp, words_of(ui, row, width).height() + 14_dp);
}

void Log::draw_whole_row(Ui& ui, const Rect& place, const Row& row, const desk::GameTable& table)
{
    const widgets::Theme& theme = ui.theme();
    const WholeWords words = words_of(ui, row, place.width());
    Rect inside = draw_ground(ui, place, row, table, 50_dp);
    const std::string mark = signed_mark_of(row);
    if (words.mark == 0)
        draw_mark(ui, inside, row, mark);
    inside.right = std::min(inside.right, inside.left + words.width);
    // The rectangle may have been measured for smaller text.
    const float part = std::min(1.0F, (place.height() - 8_dp) / words.height());
    inside = Rect::around(inside.centre(), inside.width(), words.height() * part);
    ui.text(inside.cut_top(words.mark * part), mark,
        {Font::small, colour_of_mark(theme, row), 0, 0, true});
    ui.text(inside.cut_top(words.text * part), row.text,
        {Font::body, letters_of(theme, row), 0, 0, true});
    ui.text(inside, row.detail, {Font::small, theme.quiet, 0, 1, true});
}

} // namespace consigliere::screens
