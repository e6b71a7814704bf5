#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/shelf.h"
#include "companion/table_corleone/table_parts.h"
#include "companion/table_corleone/things.h"
#include "companion/widgets/uniform_labels.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace consigliere::table_corleone {

using widgets::UniformLabels;

namespace {

/// Draws one mark per completed Job in its colour; marks narrow as their number grows.
void draw_job_marks(Ui& ui, Rect rect, const View& view, const Position& position, Family family)
{
    const std::vector<JobId> jobs = jobs_in(position, JobZone::suitcase(family));
    const float gap = 2_dp;
    const float wanted = 14_dp;
    const auto count = static_cast<float>(std::max<std::size_t>(jobs.size(), 1));
    const float width = std::min(wanted, (rect.width() + gap) / count - gap);
    for (const JobId job : jobs) {
        const Rect mark = rect.cut_left(width, gap);
        const Rect place = Rect::around(mark.centre(), width, std::min(18_dp, rect.height()));
        if (const std::optional<JobColour> colour = view.components()[job].colour)
            draw_job_mark(ui, place, *colour);
        else
            ui.outline(place, ui.theme().quiet, 1_dp, 3_dp);
    }
}

struct Tally {
    thing::Count what;
    std::string value;
    std::string label;
    /// Replaces the label in narrow seats; nullopt: a drawn marker does.
    std::optional<Icon> sign;
};

std::vector<Tally> tallies_of(const Position& position, Family family)
{
    const Holding& holding = position.of(family);
    const Tally markers{
        thing::Count::markers, language::number(holding.markers), tr("markers"), {}};
    if (position.tracking == Tracking::board)
        return {{thing::Count::figures, language::number(figures_in_supply(position, family)),
                    tr("figures"), Icon::recall},
            markers};
    return {
        {thing::Count::hand, language::number(hand_size(position, family)), tr("hand"), Icon::jobs},
        {thing::Count::suitcase, language::dollars(dollars_of(holding.suitcase)), tr("suitcase"),
            Icon::bank},
        markers};
}

using DrawnCount = std::pair<thing::Count, Rect>;

std::vector<DrawnCount> draw_tallies(
    Ui& ui, const Rect& rect, const View& view, const Position& position, Family family)
{
    std::vector<DrawnCount> drawn;
    const std::vector<Tally> tallies = tallies_of(position, family);
    std::vector<Rect> cells = rect.columns(static_cast<int>(tallies.size()) + 1, 4_dp);
    // Money is wider than counts.
    if (position.tracking == Tracking::full) {
        cells[1].left -= 8_dp;
        cells[0].right -= 8_dp;
    }
    const auto draw_label = [&](const Rect& place, const std::string& label) {
        ui.text(place, label, {Font::small, ui.theme().quiet, 0, 0});
    };
    std::size_t index = 0;
    for (const Tally& tally : tallies) {
        Rect cell = cells[index++];
        drawn.push_back({tally.what, cell});
        ui.text(cell.cut_top(cell.height() * 0.54F), tally.value, {Font::count, ui.theme().text});
        draw_label(cell, tally.label);
    }
    Rect jobs = cells[index];
    drawn.push_back({thing::Count::jobs, jobs});
    draw_job_marks(ui, jobs.cut_top(jobs.height() * 0.54F), view, position, family);
    draw_label(jobs, tr("jobs"));
    return drawn;
}

/// Cells for icons and their numbers, in one or two rows: tallies, then Jobs. Suitcase and Jobs are
/// wider.
std::vector<Rect> sign_cells(const Rect& rect, Tracking tracking)
{
    std::vector<Rect> cells;
    const float width = rect.width();
    const bool has_one_row = width > 240_dp;
    if (has_one_row) {
        Rect row = rect;
        for (const float part : {0.2F, 0.31F, 0.175F})
            cells.push_back(row.cut_left(width * part, 4_dp));
        cells.push_back(row);
    } else {
        for (Rect row : rect.rows(2, 3_dp)) {
            cells.push_back(row.cut_left(width * 0.46F));
            cells.push_back(row);
        }
    }
    if (tracking == Tracking::board)
        cells.erase(cells.begin() + 1);
    return cells;
}

constexpr float sign_gap = 3;

/// One font size for the numbers of all seats.
UniformLabels even_numbers(const Ui& ui, const std::vector<Rect>& cells, const Position& position)
{
    UniformLabels numbers(Font::strong);
    const float sign = 18_dp + dp(sign_gap);
    for (const Family family : position.seats) {
        std::size_t index = 0;
        for (const Tally& tally : tallies_of(position, family))
            numbers.add(ui, tally.value, cells[index++].width() - sign);
    }
    return numbers;
}

/// Draws the tallies with icons instead of labels.
void draw_signs(Ui& ui, const Rect& rect, const View& view, const Position& position, Family family)
{
    const float sign = 16_dp;
    const std::vector<Rect> cells = sign_cells(rect, position.tracking);
    const UniformLabels numbers = even_numbers(ui, cells, position);
    std::size_t index = 0;
    for (const Tally& tally : tallies_of(position, family)) {
        Rect cell = cells[index++];
        const Rect place = cell.cut_left(sign + 2_dp, dp(sign_gap));
        if (tally.sign)
            draw_icon(ui, place.left, cell.centre().y, sign, *tally.sign, ui.theme().quiet);
        else
            draw_marker(ui, place.centre(), sign + 2_dp, family);
        numbers.draw(ui, cell, tally.value, ui.theme().text);
    }
    draw_job_marks(ui, cells[index], view, position, family);
}

void draw_horse_head_sign(Ui& ui, Rect& head, bool has_word)
{
    const widgets::Theme& theme = ui.theme();
    const std::string word = tr("first");
    const float width = has_word ? ui.measure(word, Font::small).x + 42_dp : 28_dp;
    const Rect first = Rect::around(head.cut_right(width, 6_dp).centre(), width, 28_dp);
    ui.fill(first, theme.brass, 9_dp);
    Rect label = first.inset(has_word ? 8_dp : 4_dp, 2_dp);
    draw_icon(
        ui, label.cut_left(20_dp, 4_dp).left, label.centre().y, 18_dp, Icon::horse_head, theme.ink);
    if (has_word)
        ui.text(label, word, {Font::small, theme.ink});
}

/// Draws the Horse Head as a small disc on the emblem, if the name needs the width.
void draw_horse_head_badge(Ui& ui, ImVec2 centre)
{
    ui.disc(centre, 10_dp, ui.theme().brass);
    ui.ring(centre, 10_dp, ui.theme().ink, 1_dp);
    const float height = 13_dp;
    draw_icon(ui, centre.x - icon_width(Icon::horse_head, height) / 2, centre.y, height,
        Icon::horse_head, ui.theme().ink);
}

/// Returns the rectangles of the counts.
std::vector<DrawnCount> draw_seat(
    Ui& ui, const Rect& rect, const View& view, const Position& position, Family family)
{
    const widgets::Theme& theme = ui.theme();
    const bool has_turn = position.phase == Phase::business && position.turn == family;
    ui.fill(rect, theme.raised, 12_dp);
    ui.outline(rect, has_turn ? colour_of(family) : theme.line, has_turn ? 3_dp : 1_dp, 12_dp);
    const bool is_low = rect.height() < 116_dp;
    const bool is_narrow = rect.width() < 195_dp;
    Rect inside = rect.inset(is_narrow ? 8_dp : 12_dp, is_low ? 6_dp : 9_dp);
    Rect head = inside.cut_top(is_low ? 38_dp : 42_dp, 4_dp);
    const float badge = is_narrow ? 32_dp : 38_dp;
    const Rect sign = head.cut_left(badge, 8_dp);
    draw_badge(ui, sign.centre(), badge, family);
    if (position.horse_head == family && is_narrow)
        draw_horse_head_badge(ui, {sign.right - 7_dp, sign.bottom - 5_dp});
    else if (position.horse_head == family)
        draw_horse_head_sign(ui, head, rect.width() > 215_dp);
    const std::string name = view.player(family);
    const bool is_named = name != tell(family);
    ui.elide_text(is_named ? head.cut_top(head.height() * 0.56F) : head, name,
        {ui.fitting(name, head.width(), {Font::strong, Font::small}), theme.text});
    if (is_named)
        ui.sign(head, tell(family), {Font::small, theme.quiet});
    if (!is_low && !is_narrow)
        return draw_tallies(ui, inside, view, position, family);
    draw_signs(ui, inside, view, position, family);
    return {};
}

/// Adds hotspots for the seat and its counts; only for the seat if the counts are too small for a
/// finger.
void add_things(std::vector<desk::Hotspot>& things, const Rect& seat, Family family,
    const std::string& player, const std::vector<DrawnCount>& drawn)
{
    constexpr std::array labels{to_translate("hand"), to_translate("suitcase"),
        to_translate("figures"), to_translate("markers"), to_translate("jobs")};
    std::vector<desk::Hotspot> counts;
    float left = seat.left;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const auto& [what, place] = drawn[i];
        // Hit areas cover the seat's width without gaps. They begin before the text, to leave room
        // for the highlight.
        const bool is_last = i + 1 == drawn.size();
        const float right = is_last ? seat.right : drawn[i + 1].second.left - 5_dp;
        const Rect reach{left, place.top, right, seat.bottom};
        left = right;
        counts.push_back(
            {thing::count(what, family), player + ": " + tr(labels[static_cast<std::size_t>(what)]),
                {reach.left + (i == 0 ? 4_dp : 1_dp), place.top,
                    reach.right - (is_last ? 4_dp : 1_dp), seat.bottom - 5_dp},
                reach});
    }
    const bool have_room = std::ranges::all_of(counts, [](const desk::Hotspot& count) {
        return count.reach.width() >= 48_dp && count.reach.height() >= 48_dp;
    });
    if (!have_room)
        counts.clear();
    const Rect whole =
        counts.empty() ? seat : Rect{seat.left, seat.top, seat.right, counts.front().reach.top};
    things.push_back({thing::seat(family), player, whole.inset(2_dp), whole});
    std::ranges::move(counts, std::back_inserter(things));
}

} // namespace

std::optional<Family> draw_seats_at(Ui& ui, const Rect& rect, const View& view,
    const Position& position, std::vector<desk::Hotspot>* things)
{
    std::optional<Family> tapped;
    const std::vector<Rect> cells = rect.columns(player_count(position), 8_dp);
    std::size_t index = 0;
    for (const Family family : position.seats) {
        const Rect cell = cells[index++];
        if (ui.touch("seat:" + std::string(word_of(family)), cell))
            tapped = family;
        const std::vector<DrawnCount> drawn = draw_seat(ui, cell, view, position, family);
        if (things != nullptr)
            add_things(*things, cell, family, view.player(family), drawn);
    }
    return tapped;
}

void SeatSheet::draw(Ui& ui, View& view)
{
    const Family family = *m_family;
    Rect rect = dialog(ui, 560_dp, 600_dp);
    Rect head = rect.cut_top(60_dp, 12_dp);
    draw_badge(ui, head.cut_left(58_dp, 14_dp).centre(), 56_dp, family);
    ui.elide_text(
        head.cut_top(head.height() * 0.6F), view.player(family), {Font::title, ui.theme().text});
    ui.text(head, tell(family), {Font::body, ui.theme().quiet});
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (button(ui, "seat:close", buttons.cut_right(150_dp, 10_dp), tr("Close"), {ButtonKind::next}))
        m_family.reset();
    bool shows_hand = !view.desk().habits().covers_hands;
    if (view.position().tracking == Tracking::full && !shows_hand) {
        shows_hand = button_ground(ui, "seat:hold", buttons).held;
        draw_label(ui, buttons, tr("Hold to see the hand"), {Font::strong, ui.theme().text, 0.5F});
    }
    scroll_area(ui, "seat-sheet", rect,
        [&](Rect& rest) { desk::draw_rows(ui, rest, things_of(view, family, shows_hand)); });
}

Contents SeatSheet::things_of(View& view, Family family, bool shows_hand)
{
    const Position& position = view.position();
    Contents sheet;
    const auto line = [&sheet](std::string label, std::string value) {
        sheet.heading(std::move(label));
        sheet.text(value.empty() ? tr("nothing") : std::move(value));
    };
    const auto tell_name = [&view](auto card) { return view.name(card); };
    const std::vector<FigureId> figures = ids_where<FigureId>(position.figures, [&](FigureId id) {
        return owner_of(id) == family && position.place_of(id).kind == Place::Kind::supply;
    });
    line(tr("Figures left"),
        language::listed(figures, [](FigureId figure) { return tell(kind_of(figure)); }));
    line(tr("Completed Jobs"),
        language::listed(jobs_in(position, JobZone::suitcase(family)), tell_name));
    const std::vector<AllyId> allies = allies_of(position, family);
    if (position.tracking == Tracking::full) {
        line(tr("Allies"), language::listed(allies, tell_name));
        line(tr("Suitcase"), tell(position.of(family).suitcase));
        line(tr("Hand"), shows_hand ? tell(view, hand_of(position, family)) : tr("hidden"));
        return sheet;
    }
    if (allies.empty())
        line(tr("Allies"), {});
    else
        sheet.heading(tr("Allies"));
    for (const AllyId ally : allies)
        sheet.draws([&view, family, ally](Ui& ui, Rect& rest) {
            draw_ally(ui, rest.cut_top(50_dp, 8_dp), view, family, ally);
        });
    return sheet;
}

/// Allies are public even if hands are not tracked, because they came from the board. So their fate
/// in Tribute is entered here.
void SeatSheet::draw_ally(Ui& ui, Rect row, View& view, Family family, AllyId ally)
{
    const std::string label = tr("Discard");
    if (button(ui, "discard:ally:" + view.components()[ally].naming.name,
            row.cut_right(button_width(ui, label), 10_dp), label))
        view.attempt(family, Discard{Cards::of(ally)});
    draw_label(ui, row, view.name(ally), {Font::body, ui.theme().text});
}

} // namespace consigliere::table_corleone
