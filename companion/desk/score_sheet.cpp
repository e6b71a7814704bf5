#include "companion/desk/score_sheet.h"

#include "companion/desk/score_count.h"
#include "companion/desk/vocabulary.h"

#include <algorithm>
#include <cmath>

namespace consigliere::desk {

using namespace vocabulary;

namespace {

constexpr const char* show_all_id = "finale:all";

class Drawing {
public:
    Drawing(Ui& ui, const ScoreSheet& sheet, ScoreReveal* finale)
        : m_ui(ui)
        , m_sheet(sheet)
        , m_finale(finale)
        , m_count(sheet, finale)
        , m_full(std::max(1, sheet.full))
    {
        for (const ScoreRow& row : sheet.rows)
            m_full = std::max(m_full, row.total.value_or(0));
    }

    void draw(const Rect& rect)
    {
        // A tap anywhere skips the reveal.
        const bool shows_all = m_count.is_going_on() && m_ui.touch(show_all_id, rect).tapped;
        Rect rest = widgets::panel(m_ui, rect);
        draw_score_head(m_ui, rest, m_sheet, m_finale);
        draw_rows_and_legend(rest);
        if (shows_all)
            m_finale->show_all();
    }

private:
    /// Text lines above the bar: one in a low row.
    enum class Lines : std::uint8_t { one, two };

    [[nodiscard]] static float gap() { return 8_dp; }

    /// Least height of a row without text below its bar.
    [[nodiscard]] static float lowest_row() { return 48_dp; }
    [[nodiscard]] static float height_of_out() { return 48_dp; }

    /// Draws the legend below the rows or, if it would displace a row, at their end. During the
    /// reveal a hint on skipping replaces it.
    void draw_rows_and_legend(const Rect& rest)
    {
        const std::string hint = tr("Tap to show everything.");
        Rect rows = rest;
        Rect place;
        if (!m_sheet.legend.empty() || m_finale != nullptr) {
            float height = 0;
            for (const std::string& each : {m_sheet.legend, hint})
                height = std::max(height, m_ui.measure(each, Font::small, rest.width()).y);
            place = rows.cut_bottom(height, 6_dp);
        }
        const bool is_going_on = m_count.is_going_on();
        if (!is_going_on && !has_room_for_all(rows)) {
            draw_rows(rest, m_sheet.legend);
            return;
        }
        m_ui.text(place, is_going_on ? hint : m_sheet.legend,
            {Font::small, m_ui.theme().quiet, 0, 0, true});
        draw_rows(rows, {});
    }

    [[nodiscard]] int count_of_out() const
    {
        return static_cast<int>(std::ranges::count(m_sheet.rows, true, &ScoreRow::is_out));
    }
    [[nodiscard]] int rows_of_out(float width) const
    {
        const int columns = columns_of_out(width);
        return (count_of_out() + columns - 1) / columns;
    }
    /// True if all rows fit without scrolling at their least height.
    [[nodiscard]] bool has_room_for_all(const Rect& rect) const
    {
        const auto others = static_cast<float>(std::ssize(m_sheet.rows) - count_of_out());
        const auto out = static_cast<float>(rows_of_out(rect.width()));
        return others * (lowest_row() + gap()) + out * (height_of_out() + gap()) - gap()
            <= rect.height();
    }

    /// Rows of eliminated players have only names and share lines.
    [[nodiscard]] int columns_of_out(float width) const
    {
        float needed = 0;
        std::ptrdiff_t out = 0;
        for (const ScoreRow& row : m_sheet.rows) {
            if (!row.is_out)
                continue;
            ++out;
            // Icon, gaps and insets.
            const float around = 116_dp;
            needed = std::max(needed,
                m_ui.measure(row.name, Font::lead).x + m_ui.measure(row.detail, Font::small).x
                    + total_of_out(row) + around);
        }
        const auto room = static_cast<std::ptrdiff_t>((width + gap()) / (needed + gap()));
        return static_cast<int>(
            std::clamp(room, std::ptrdiff_t{1}, std::max(out, std::ptrdiff_t{1})));
    }

    [[nodiscard]] float total_of_out(const ScoreRow& row) const
    {
        return m_ui.measure(m_count.total(row, m_sheet), Font::lead).x + 2_dp;
    }

    /// Row height that fills `room` with whole rows when the list scrolls.
    [[nodiscard]] static float height_of_whole_rows(float room, float least)
    {
        const float rows = std::max(1.0F, std::floor((room + gap()) / (least + gap())));
        return std::max(least, (room + gap()) / rows - gap());
    }

    /// Width of the icon: taken from the bar in a low row, otherwise from the name.
    [[nodiscard]] static float beside_low_bar() { return 44_dp + 12_dp; }

    /// All text of a row after the reveal, including labels that do not fit a bar of width `bar`.
    [[nodiscard]] std::string words_of(const ScoreRow& row, float bar) const
    {
        std::string left_out;
        for (const ScorePiece& piece : row.pieces) {
            const float place = bar * static_cast<float>(piece.worth) / static_cast<float>(m_full);
            if (piece.worth > 0 && !has_room(piece, place - 2_dp))
                add_left_out(left_out, piece);
        }
        return with_left_out(row, left_out);
    }

    /// Height of the text below the bars, equal for all rows. 0 if all of it fits beside the names.
    /// Computed for the final state, so that rows do not move.
    [[nodiscard]] float height_of_words(float width) const
    {
        return std::max(height_of_words(width, Lines::one), height_of_words(width, Lines::two));
    }
    [[nodiscard]] float height_of_words(float width, Lines lines) const
    {
        const bool is_low = lines == Lines::one;
        const float total = is_low ? std::min(width_for_total(width), widest_total(Font::score))
                                   : width_for_total(width);
        const float bar = width - 2 * 14_dp - total - 12_dp - (is_low ? beside_low_bar() : 0);
        float needed = 0;
        for (const ScoreRow& row : m_sheet.rows) {
            if (row.is_out)
                continue;
            const std::string words = words_of(row, bar);
            // Approximate width of draw_beside.
            const float beside = row.draw_beside ? 76_dp : 0;
            const float name = is_low ? m_ui.measure(row.name, Font::lead).x + 14_dp : 0;
            const float room = bar - beside - name - (is_low ? 0 : beside_low_bar());
            if (!words.empty() && m_ui.measure(words, Font::small).x > room)
                needed = std::max(needed, m_ui.measure(words, Font::small, bar).y);
        }
        return needed;
    }

    /// Seat order during the reveal, then by rank; eliminated players and `legend` are last.
    void draw_rows(const Rect& rest, const std::string& legend)
    {
        std::vector<const ScoreRow*> order;
        for (const ScoreRow& row : m_sheet.rows)
            order.push_back(&row);
        if (!m_count.is_going_on())
            std::ranges::stable_sort(order, {}, &ScoreRow::place);
        const auto out =
            std::ranges::stable_partition(order, [](const ScoreRow* row) { return !row->is_out; });
        const int columns = columns_of_out(rest.width());
        const float for_out =
            static_cast<float>(rows_of_out(rest.width())) * (height_of_out() + gap());
        const auto others =
            static_cast<float>(std::max<std::ptrdiff_t>(1, out.begin() - order.begin()));
        const float room = (rest.height() - for_out + gap()) / others - gap();
        scroll_area(m_ui, "score", rest, [&](Rect& list) {
            const float highest = 116_dp;
            const Lines lines = is_low_row(std::min(room, highest)) ? Lines::one : Lines::two;
            // Text below the bars may change the number of lines.
            m_words = height_of_words(list.width(), lines) > 0 ? height_of_words(list.width()) : 0;
            // A scrolling list can have higher rows.
            const float row_height = room < lowest_row() + m_words
                ? height_of_whole_rows(rest.height(), 56_dp + m_words)
                : std::min(room, highest + m_words);
            const float height = row_height - m_words;
            const float totals = widest_total(font_of_low_total(height));
            const ImVec2 start = list.min();
            const auto draw_at = [&](const Rect& place, const ScoreRow& row) {
                const ImVec2 at =
                    m_ui.glide("score:" + row.actor, {place.left - start.x, place.top - start.y});
                draw_row(Rect::at({start.x + at.x, start.y + at.y}, place.width(), place.height()),
                    row, row.is_out ? total_of_out(row) : totals);
            };
            for (auto row = order.begin(); row != out.begin(); ++row)
                draw_at(list.cut_top(row_height, gap()), **row);
            std::vector<Rect> cells;
            for (const ScoreRow* row : out) {
                if (cells.empty()) {
                    cells = list.cut_top(height_of_out(), gap()).columns(columns, gap());
                    std::ranges::reverse(cells);
                }
                draw_at(cells.back(), *row);
                cells.pop_back();
            }
            // No gap after the last row, so that whole rows are visible at the end, too.
            if (legend.empty())
                list.top -= gap();
            else
                remark(m_ui, list, legend, Font::small);
        });
    }

    /// `totals` is the width of the totals in a low row.
    void draw_row(const Rect& rect, const ScoreRow& row, float totals)
    {
        const widgets::Theme& theme = m_ui.theme();
        const bool wins = row.is_winner && !m_count.is_going_on();
        m_ui.fill(rect, theme.raised, 12_dp);
        m_ui.outline(rect, wins ? theme.brass : theme.line, wins ? 3_dp : 1_dp, 12_dp);
        const float words_below = row.is_out ? 0 : m_words;
        const float height = rect.height() - words_below;
        const bool is_low = is_low_row(height);
        Rect inside = rect.inset(14_dp, is_low ? 4_dp : 6_dp);
        const float most = row.is_out ? inside.width() : width_for_total(rect.width());
        const Rect total = inside.cut_right(is_low ? std::min(most, totals) : most, 12_dp);
        if (is_low)
            draw_total(total, row, wins, {font_of_low_total(height), Font::count});
        else
            draw_total(total, row, wins, {Font::large, Font::score, Font::count});
        const auto draw_sign = [&](Rect& place) {
            const float size = std::min(42_dp, place.height());
            row.draw_sign(m_ui, place.cut_left(44_dp, 12_dp).centre(), size);
        };
        Rect words = words_below > 0 ? inside.cut_bottom(words_below, 2_dp) : Rect{};
        if (is_low) {
            draw_sign(inside);
            words.left = inside.left;
        }
        Rect bar;
        if (!row.is_out)
            bar = inside.cut_bottom(std::clamp(inside.height() - 50_dp, 20_dp, 26_dp), 4_dp);
        const std::string left_out = draw_bar(bar, row);
        if (!is_low)
            draw_sign(inside);
        const std::string detail = with_left_out(row, left_out);
        if (words_below > 0)
            m_ui.text(words, detail, {Font::small, theme.quiet, 0, 0, true});
        draw_name(inside, row, words_below > 0 ? std::string() : detail, is_low);
    }

    [[nodiscard]] static bool is_low_row(float height) { return height < 84_dp; }
    [[nodiscard]] static float width_for_total(float row)
    {
        return std::min((row - 2 * 14_dp) * 0.3F, 190_dp);
    }
    [[nodiscard]] static std::string with_left_out(const ScoreRow& row, const std::string& left_out)
    {
        return row.detail + (row.detail.empty() || left_out.empty() ? "" : "  ·  ") + left_out;
    }

    /// Largest font that fits above the text in a low row.
    [[nodiscard]] static Font font_of_low_total(float row_height)
    {
        return row_height >= 64_dp ? Font::score : Font::count;
    }

    /// Width of the totals in a low row; the name's text gets the rest.
    [[nodiscard]] float widest_total(Font font) const
    {
        float width = m_ui.measure(tr("winner"), Font::strong).x;
        for (const ScoreRow& row : m_sheet.rows) {
            if (row.total)
                width = std::max(width, m_ui.measure(m_sheet.tell(*row.total), font).x);
        }
        return width * widgets::scale_of_letters() + 2_dp;
    }

    /// All totals use the font size of the longest.
    [[nodiscard]] std::string longest_total() const
    {
        std::string longest;
        for (const ScoreRow& row : m_sheet.rows) {
            const std::string total = row.total ? m_sheet.tell(*row.total) : std::string();
            if (m_ui.measure(total, Font::score).x > m_ui.measure(longest, Font::score).x)
                longest = total;
        }
        return longest;
    }

    void draw_name(Rect place, const ScoreRow& row, const std::string& detail, bool is_low)
    {
        const widgets::Theme& theme = m_ui.theme();
        Rect name = place;
        if (!detail.empty() && !is_low)
            name = place.cut_top(place.height() * 0.56F);
        if (row.draw_beside && !row.is_out)
            row.draw_beside(m_ui, name);
        if (!detail.empty() && is_low) {
            const float width = m_ui.measure(row.name, Font::lead).x + 2_dp;
            place = name;
            // Eliminated players: columns_of_out() made room for both texts.
            const float most = row.is_out ? place.width() : place.width() * 0.6F;
            name = place.cut_left(std::min(width, most), 12_dp);
        }
        m_ui.elide_text(name, row.name, {Font::lead, theme.text});
        if (!detail.empty())
            m_ui.elide_text(place, detail, {Font::small, theme.quiet});
    }

    void draw_total(Rect place, const ScoreRow& row, bool wins, std::initializer_list<Font> fonts)
    {
        const widgets::Theme& theme = m_ui.theme();
        if (wins)
            m_ui.text(place.cut_bottom(22_dp), m_sheet.is_final ? tr("winner") : tr("leading"),
                {Font::strong, theme.brass_text, 1});
        const std::string total = m_count.total(row, m_sheet);
        if (row.total)
            m_ui.text(
                place, total, {m_ui.fitting(longest_total(), place.width(), fonts), theme.text, 1});
        else
            m_ui.text(place, total, {Font::lead, theme.quiet, 1});
    }

    /// Draws the counted pieces side by side, labelled if there is room. Returns the labels left
    /// out.
    std::string draw_bar(Rect rect, const ScoreRow& row)
    {
        const float unit = rect.width() / static_cast<float>(m_full);
        // Show the empty part of the bar if a full value is defined.
        if (m_sheet.full > 0 && !row.is_out)
            m_ui.fill(
                {rect.left, rect.top, rect.right - 2_dp, rect.bottom}, m_ui.theme().panel, 4_dp);
        std::vector<float> counted;
        for (std::size_t part = 0; part < m_sheet.parts.size(); ++part)
            counted.push_back(m_count.counted(row, part));
        std::string left_out;
        for (const ScorePiece& piece : row.pieces) {
            float& left = counted[piece.part];
            const float worth = std::min(static_cast<float>(piece.worth), left);
            left -= worth;
            if (worth <= 0)
                continue;
            const Rect place = rect.cut_left(worth * unit);
            draw_piece({place.left, place.top, std::max(place.right - 2_dp, place.left + 1_dp),
                           place.bottom},
                piece, left_out);
        }
        return left_out;
    }

    void draw_piece(const Rect& place, const ScorePiece& piece, std::string& left_out)
    {
        m_ui.fill(place, piece.colour, 4_dp);
        const bool is_whole =
            !m_count.is_going_on() || m_finale->counted(static_cast<int>(piece.part)) >= 1;
        if (!is_whole)
            return;
        if (piece.draw)
            piece.draw(m_ui, place);
        if (piece.words.empty())
            return;
        if (has_room(piece, place.width()))
            m_ui.text({place.left + 6_dp, place.top, place.right - 4_dp, place.bottom}, piece.words,
                {Font::small, piece.colour.letters()});
        else
            add_left_out(left_out, piece);
    }
    [[nodiscard]] bool has_room(const ScorePiece& piece, float width) const
    {
        return m_ui.measure(piece.words, Font::small).x <= width - 12_dp;
    }
    static void add_left_out(std::string& left_out, const ScorePiece& piece)
    {
        if (!piece.words.empty())
            left_out += (left_out.empty() ? "" : " · ") + piece.words;
    }

    Ui& m_ui;
    const ScoreSheet& m_sheet;
    ScoreReveal* m_finale;
    ScoreCount m_count;
    int m_full;
    /// Height of the text below the bar, for each row.
    float m_words = 0;
};

/// "Ana rules New York. Ana $42000, Piotr $30000": the reason, and all totals from the best.
std::string spoken_score(const ScoreSheet& sheet)
{
    std::vector<const ScoreRow*> rows;
    for (const ScoreRow& row : sheet.rows)
        rows.push_back(&row);
    std::ranges::stable_sort(rows, {}, &ScoreRow::place);
    std::string spoken = sheet.why;
    for (const ScoreRow* row : rows) {
        const std::string total = row->total ? sheet.tell(*row->total) : row->instead;
        spoken +=
            (row == rows.front() ? spoken.empty() ? "" : " " : ", ") + row->name + " " + total;
    }
    return spoken;
}

} // namespace

void draw_score_sheet(Ui& ui, const Rect& rect, const ScoreSheet& sheet, ScoreReveal* finale)
{
    if (finale != nullptr && sheet.is_final)
        finale->go_on(ui, static_cast<int>(sheet.parts.size()));
    else if (finale != nullptr)
        finale->show_all();
    Drawing(ui, sheet, finale).draw(rect);
    if (sheet.is_final && (finale == nullptr || !finale->is_counting()))
        ui.announce(Ui::Urgency::score, spoken_score(sheet));
}

} // namespace consigliere::desk
