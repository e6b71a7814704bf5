#include "companion/table_mafia/names.h"
#include "companion/table_mafia/pieces.h"
#include "companion/table_mafia/table_parts.h"
#include "companion/table_mafia/things.h"
#include "companion/widgets/letters.h"
#include "companion/widgets/uniform_labels.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace consigliere::table_mafia {

using language::number;
using widgets::UniformLabels;

namespace {

/// Text shrinks to this fraction before it is shortened.
constexpr float least_part = 0.75F;

/// “Aleksandra Kowalska” → “Aleksandra K.”; a single word is returned unchanged.
std::string with_initial(const std::string& name)
{
    const std::size_t first = name.find(' ');
    const std::size_t last = name.rfind(' ');
    if (first == std::string::npos || last + 1 >= name.size())
        return name;
    return name.substr(0, first + 1) + widgets::first_letter(name.substr(last + 1)) + ".";
}

std::string with_both_ends(const Ui& ui, const std::string& name, float width)
{
    std::string head = name;
    std::string tail;
    std::string cut = name;
    while (ui.measure(cut, Font::small).x * least_part > width && head.size() > 1) {
        widgets::remove_last_letter(head);
        tail = widgets::last_letters(name, 3);
        cut = head + "…" + tail;
    }
    return cut;
}

bool is_of_one(const View& view, Figure figure, const std::string& shortened)
{
    const std::string own = view.player(figure);
    return std::ranges::none_of(all_of<Figure>, [&](Figure other) {
        const std::string name = view.player(other);
        return name != own && with_initial(name) == shortened;
    });
}

/// Short but unambiguous name of a figure's player, at most `width` pixels wide. The full name;
/// else first name and initial (“Aleksandra K.”); else both ends (“Aleks…dra”).
std::string short_player(const Ui& ui, const View& view, Figure figure, float width)
{
    const std::string whole = view.player(figure);
    if (ui.measure(whole, Font::small).x <= width)
        return whole;
    const std::string shortened = with_initial(whole);
    return with_both_ends(ui, is_of_one(view, figure, shortened) ? shortened : whole, width);
}

UniformLabels even_names(const Ui& ui, float width, Font font)
{
    UniformLabels names(font);
    for (const Figure figure : all_of<Figure>)
        names.add(ui, tell(figure), width);
    return names;
}

bool is_low_head(const Rect& head)
{
    return head.height() < 34_dp;
}

float first_line(const Rect& head)
{
    return head.height() * (is_low_head(head) ? 0.52F : 0.5F);
}

/// Draws a rank as icon: one to three stripes, from mafioso to capo. Shrinks `rect` from the right.
void draw_rank(Ui& ui, Rect& rect, Rank rank)
{
    for (int i = 0; i <= static_cast<int>(rank); ++i) {
        const Rect stripe = rect.cut_right(3_dp, 2_dp);
        ui.fill(Rect::around(stripe.centre(), stripe.width(), 11_dp), ui.theme().brass_text, 1_dp);
    }
}

std::string tell_with_rank(const View& view, Figure figure, Rank rank)
{
    return view.player(figure) + " · " + tell(rank);
}

/// True if every rank fits as a word beside every player's name.
bool has_room_for_ranks(const Ui& ui, const View& view, float width)
{
    return std::ranges::all_of(all_of<Figure>, [&](Figure figure) {
        return std::ranges::all_of(all_of<Rank>, [&](Rank rank) {
            return ui.measure(tell_with_rank(view, figure, rank), Font::small).x <= width;
        });
    });
}

void draw_player(Ui& ui, Rect line, const View& view, Figure figure, Rank rank, bool tells_rank)
{
    const widgets::TextStyle style{Font::small, ui.theme().quiet};
    if (tells_rank) {
        ui.text(line, tell_with_rank(view, figure, rank), style);
        return;
    }
    draw_rank(ui, line, rank);
    ui.sign(line, short_player(ui, view, figure, line.width()), style);
}

/// Heads of the seats, with figure and player. All have one layout, so no figure looks more
/// important.
class SeatHeads {
public:
    /// `head`: size of every head.
    SeatHeads(const Ui& ui, const Rect& head, const View& view);
    void draw(Ui& ui, Rect head, const View& view, const Position& position, Figure figure) const;

private:
    /// Lines beside the badge.
    enum class BadgePlace : std::uint8_t { both, name, player };

    float m_badge;
    float m_gap;
    BadgePlace m_place = BadgePlace::both;
    /// True if ranks are words, false if icons; equal for all seats.
    bool m_tells_ranks = false;
    widgets::UniformLabels m_names{Font::strong};
};

/// If names do not fit beside the badge, the badge shrinks and leaves one line to the longer name.
SeatHeads::SeatHeads(const Ui& ui, const Rect& head, const View& view)
    : m_badge(std::min(head.height(), head.width() < 114_dp ? 28_dp : 38_dp))
    , m_gap(head.width() < 114_dp ? 4_dp : 7_dp)
{
    float name = 0;
    float player = 0;
    for (const Figure figure : all_of<Figure>) {
        name = std::max(name, ui.measure(tell(figure), Font::small).x);
        player = std::max(player, ui.measure(view.player(figure), Font::small).x);
    }
    if (std::max(name, player) > head.width() - m_badge - m_gap) {
        m_place = name > player ? BadgePlace::player : BadgePlace::name;
        m_badge = std::min(m_badge, head.height() - first_line(head));
    }
    const float beside = m_place == BadgePlace::player ? 0 : m_badge + m_gap;
    const float beside_player = m_place == BadgePlace::name ? 0 : m_badge + m_gap;
    m_tells_ranks = has_room_for_ranks(ui, view, head.width() - beside_player);
    m_names = even_names(ui, head.width() - beside, Font::strong);
    if (!m_names.fit())
        m_names = even_names(ui, head.width() - beside, Font::small);
}

void SeatHeads::draw(
    Ui& ui, Rect head, const View& view, const Position& position, Figure figure) const
{
    const auto cut_badge = [&](Rect& rect) {
        draw_badge(ui, rect.cut_left(m_badge, m_gap).centre(), m_badge, figure);
    };
    const bool has_room_for_agent = !is_low_head(head);
    if (m_place == BadgePlace::both)
        cut_badge(head);
    Rect name = head.cut_top(first_line(head));
    if (m_place == BadgePlace::name)
        cut_badge(name);
    else if (m_place == BadgePlace::player)
        cut_badge(head);
    m_names.draw(ui, name, tell(figure), ui.theme().text);
    const int watched = position.watched(family_of(figure));
    if (watched > 0 && has_room_for_agent)
        ui.elide_text(head, tr_count("agent: {n} turn", "agent: {n} turns", watched),
            {Font::small, ui.theme().refused_text});
    else
        draw_player(ui, head, view, figure, rank_of(position, figure), m_tells_ranks);
}

/// True if parts of a seat are large enough to be separate hotspots.
bool has_room_for_parts(const Rect& rect)
{
    return rect.height() >= 104_dp;
}

/// Fraction of the width for the cards, at the right.
constexpr float part_of_cards = 0.4F;

int cards_of(const Position& position, Figure figure)
{
    const Cards& cards = position.of(figure).cards;
    return cards.reds() + cards.black.size();
}

struct Count {
    int count = 0;
    float sign = 15_dp; ///< Width of the icon.
    std::function<void(const Rect&)> draw;
};

/// Draws counts side by side, in order of importance; those that do not fit are only on the
/// figure's sheet.
void draw_counts(Ui& ui, Rect row, const std::vector<Count>& counts)
{
    for (const Count& each : counts) {
        if (each.count == 0)
            continue;
        const std::string text = number(each.count);
        const float width = ui.measure(text, Font::strong).x + 1_dp;
        if (each.sign + 3_dp + width > row.width())
            continue;
        each.draw(row.cut_left(each.sign, 3_dp));
        ui.text(row.cut_left(width, 6_dp), text, {Font::strong, ui.theme().text});
    }
}

void draw_card_sign(Ui& ui, const Rect& place, Colour colour)
{
    const Rect shape = Rect::around(place.centre(), 11_dp, 15_dp);
    ui.fill(shape, colour, 2_dp);
    ui.outline(shape, printed_ink, 1_dp, 2_dp);
}

/// Draws a figure's counts. If parts are separate hotspots, cards are at the right, apart from the
/// purse.
void draw_counts_of(Ui& ui, Rect row, const Position& position, Figure figure, bool has_parts)
{
    const Cards& cards = position.of(figure).cards;
    const Count pieces{pieces_of(position, figure), 15_dp, [&](const Rect& place) {
                           const Rect piece = Rect::around(place.centre(), 14_dp, 14_dp);
                           ui.fill(piece, paint_of(figure), 3_dp);
                           ui.outline(piece, printed_ink, 1_dp, 3_dp);
                       }};
    const Count killers{killers_of(position, figure), 15_dp,
        [&](const Rect& place) { draw_killer(ui, place.centre(), 16_dp); }};
    const Count businesses{tokens_used(position, figure), 19_dp, [&](const Rect& place) {
                               draw_token(ui, Rect::around(place.centre(), 18_dp, 14_dp), figure);
                           }};
    const Count red{cards.reds(), 12_dp,
        [&](const Rect& place) { draw_card_sign(ui, place, Colour(0xc9503f)); }};
    const Count black{cards.black.size(), 12_dp,
        [&](const Rect& place) { draw_card_sign(ui, place, Colour(0x3a332c)); }};
    if (!has_parts) {
        draw_counts(ui, row, {pieces, red, black, businesses, killers});
        return;
    }
    const Rect apart = row.cut_right(row.width() * part_of_cards);
    draw_counts(ui, row, {pieces, businesses, killers});
    draw_counts(ui, apart, {red, black});
}

bool is_low(const Rect& seat)
{
    return seat.height() < 84_dp;
}

struct SeatLines {
    explicit SeatLines(const Rect& seat)
        : head(seat.inset(8_dp, is_low(seat) ? 4_dp : 7_dp))
    {
        counts = head.cut_bottom(is_low(seat) ? 17_dp : 20_dp);
        purse = head.cut_bottom(is_low(seat) ? 18_dp : 28_dp);
    }
    Rect head;
    Rect purse;
    Rect counts;
};

/// The last neighbour with the purse of `figure`; nullopt if the purse begins at another figure.
std::optional<Figure> last_of_purse(const Position& position, Figure figure)
{
    const auto family = figures_of(family_of(figure));
    const auto here = std::ranges::find(family, figure);
    if (here != family.begin() && share_purse(position, *std::prev(here), figure))
        return std::nullopt;
    auto last = here;
    while (std::next(last) != family.end() && share_purse(position, *std::next(last), figure))
        ++last;
    return *last;
}

/// Draws one background for adjacent figures of one player, undivided where their purse is.
void draw_ground(Ui& ui, const SeatPlaces& places, const Position& position, Figure first)
{
    const std::optional<Figure> last = last_of_purse(position, first);
    if (!last)
        return;
    const widgets::Theme& theme = ui.theme();
    Rect ground = places.figures[index_of(first)];
    ground.right = places.figures[index_of(*last)].right;
    ui.fill(ground, theme.raised, 10_dp);
    ui.outline(ground, theme.line, 1_dp, 10_dp);
    const SeatLines lines(ground);
    for (std::size_t i = index_of(first); i < index_of(*last); ++i) {
        const float middle = (places.figures[i].right + places.figures[i + 1].left) / 2;
        ui.line({middle, ground.top}, {middle, lines.purse.top - 2_dp}, theme.line, 1_dp);
        ui.line({middle, lines.counts.top + 2_dp}, {middle, ground.bottom}, theme.line, 1_dp);
    }
}

void draw_figure(Ui& ui, const Rect& rect, const View& view, const Position& position,
    Figure figure, const SeatHeads& heads)
{
    const widgets::Theme& theme = ui.theme();
    // A white frame would be invisible.
    const Colour paint = paint_of(figure);
    const Colour frame = paint.contrast_with(theme.raised) < 1.5 ? theme.brass : paint;
    if (position.turn.figure == figure && position.phase != Phase::end)
        ui.outline(rect, frame, 3_dp, 10_dp);
    const SeatLines lines(rect);
    heads.draw(ui, lines.head, view, position, figure);
    draw_counts_of(ui, lines.counts, position, figure, has_room_for_parts(rect));
}

/// Adds hotspots: purse (at its first figure), cards, figure.
void add_things(std::vector<desk::Hotspot>& things, Rect rect, const View& view,
    const Position& position, Figure figure)
{
    const Seat seat = position.of(figure).seat;
    const bool has_purse = figure == figure_of(position, seat);
    const bool has_cards = cards_of(position, figure) > 0;
    const auto add = [&things](std::string thing, std::string name, const Rect& place) {
        things.push_back({std::move(thing), std::move(name), place.inset(2_dp), place});
    };
    if (has_room_for_parts(rect) && (has_purse || has_cards)) {
        Rect lower = rect.cut_bottom(56_dp);
        if (has_purse)
            add(thing::purse(seat, view.components()),
                tr_fill("{player}’s purse", {{"player", view.player(figure)}}),
                lower.cut_left(lower.width() * (has_cards ? 1 - part_of_cards : 1)));
        if (has_cards)
            add(thing::of(thing::Part::cards, figure),
                tr_fill("{figure}’s cards", {{"figure", tell(figure)}}), lower);
    }
    add(thing::of(thing::Part::rank, figure), tell(figure), rect);
}

/// Draws a purse across adjacent figures of one player (M-8.3). Figures that are not adjacent name
/// the one they share it with.
void draw_purse(Ui& ui, const SeatPlaces& places, const Position& position, Figure figure)
{
    const std::optional<Figure> last = last_of_purse(position, figure);
    if (!last)
        return;
    const widgets::Theme& theme = ui.theme();
    const Rect& seat = places.figures[index_of(figure)];
    Rect place = SeatLines(seat).purse;
    place.right = SeatLines(places.figures[index_of(*last)]).purse.right;
    const Figure first = figure_of(position, position.of(figure).seat);
    if (first != figure) {
        ui.sign(place, tr_fill("pays with {figure}", {{"figure", tell(first)}}),
            {Font::small, theme.quiet});
        return;
    }
    const std::string cash = money(position.purse(figure));
    // Larger text would touch the lines above and below in a low seat.
    const int debt = debt_of(position, figure);
    const float room = debt > 0 ? place.width() * 0.54F : place.width();
    const Font font = ui.fitting(
        cash, room, {is_low(seat) ? Font::strong : Font::lead, Font::strong, Font::small});
    ui.text(place, cash, {font, theme.text});
    place.cut_left(ui.measure(cash, font).x, 10_dp);
    if (debt > 0) {
        const std::string owes = tr_fill("owes {amount}", {{"amount", money(debt)}});
        const bool has_room = ui.measure(owes, Font::small).x <= place.width();
        ui.sign(place, has_room ? owes : money(-debt), {Font::small, theme.refused_text, 1});
        return;
    }
    const std::string one = tr("one purse");
    if (*last != figure && ui.measure(one, Font::small).x <= place.width())
        ui.text(place, one, {Font::small, theme.quiet, 1});
}

void draw_family(Ui& ui, Rect rect, const Position& position, Family family)
{
    int cash = 0;
    for (const Figure figure : figures_of(family)) {
        const bool is_counted = figure == figure_of(position, position.of(figure).seat);
        cash += is_counted ? position.purse(figure) : 0;
    }
    ui.fill(rect.cut_left(5_dp, 8_dp).inset(0, 2_dp), paint_of(family), 2_dp);
    std::string text = tell(family) + "  ·  "
        + tr_count("{n} piece", "{n} pieces", pieces_of(position, family)) + "  ·  " + money(cash);
    if (position.watched(family) > 0)
        text += "  ·  " + tr_count("agent: {n} turn", "agent: {n} turns", position.watched(family));
    ui.elide_text(rect, text, {Font::small, ui.theme().quiet});
}

} // namespace

SeatPlaces lay_out_seats(const Rect& rect)
{
    SeatPlaces places;
    const std::vector<Rect> halves = rect.columns(2, 14_dp);
    for (const Family family : all_of<Family>) {
        Rect half = halves[static_cast<std::size_t>(family)];
        places.families[static_cast<std::size_t>(family)] = half.cut_top(18_dp, 2_dp);
        const std::vector<Rect> cells = half.columns(3, 6_dp);
        std::size_t place = 0;
        for (const Figure figure : figures_of(family))
            places.figures[index_of(figure)] = cells[place++];
    }
    return places;
}

void draw_seats_at(Ui& ui, const Rect& rect, const View& view, const Position& position,
    std::vector<desk::Hotspot>* things)
{
    const SeatPlaces places = lay_out_seats(rect);
    for (const Family family : all_of<Family>)
        draw_family(ui, places.families[static_cast<std::size_t>(family)], position, family);
    const SeatHeads heads(ui, SeatLines(places.figures[0]).head, view);
    for (const Figure figure : all_of<Figure>)
        draw_ground(ui, places, position, figure);
    for (const Figure figure : all_of<Figure>) {
        const Rect& seat = places.figures[index_of(figure)];
        draw_figure(ui, seat, view, position, figure, heads);
        if (things != nullptr)
            add_things(*things, seat, view, position, figure);
    }
    for (const Figure figure : all_of<Figure>)
        draw_purse(ui, places, position, figure);
}

} // namespace consigliere::table_mafia
