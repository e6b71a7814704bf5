#include "companion/table_cash_n_guns/bullet_rows.h"

#include "companion/desk/panel_shape.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/widgets/button_row.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

bool has_shown(const Gangster& gangster)
{
    return gangster.card == Gangster::Card::click || gangster.card == Gangster::Card::bang;
}

/// Those who still have a card to reveal.
PlayerList hidden_in(const Position& position, const PlayerList& rows)
{
    PlayerList hidden;
    for (const Player player : rows) {
        if (has_to_show(position, player) && !has_shown(position.of(player)))
            hidden.push_back(player);
    }
    return hidden;
}

/// The two cards of one player, as two buttons at the end of a row.
struct Pair {
    Rect click;
    Rect bang;
    [[nodiscard]] std::array<std::pair<Bullet, Rect>, 2> both() const
    {
        return {std::pair{Bullet::click, click}, std::pair{Bullet::bang, bang}};
    }
};
Pair cut_pair(Rect& row, float width)
{
    const Rect bang = row.cut_right(width, 6_dp);
    return {row.cut_right(width, 6_dp), bang};
}

/// The least height of a row, which fingers need.
float lowest_row()
{
    return 48_dp;
}

/// Whether both words have room on buttons of this width, in such a row.
bool has_room_for_words(const Ui& ui, float width)
{
    const Rect place = Rect::at({0, 0}, width, lowest_row());
    return has_room_on_button(ui, place, tell(Bullet::click))
        && has_room_on_button(ui, place, tell(Bullet::bang));
}

/// How wide each of two buttons at the end of a row is.
float width_of_card(float row)
{
    return std::min(110_dp, row * 0.3F);
}

/// Rows for so many players. Two have room beside each other in a list that is wide, if the words
/// on the cards have it, and then as little height as fingers need, for such a list is low.
std::vector<Rect> cut_rows(const Ui& ui, Rect& rect, int count)
{
    const float between = 12_dp;
    const bool has_room = desk::has_room_for_two(rect)
        && has_room_for_words(ui, width_of_card((rect.width() - between) / 2));
    const int columns = has_room ? 2 : 1;
    const float height = has_room ? lowest_row() : 52_dp;
    const float gap = has_room ? 13_dp : 6_dp;
    std::vector<Rect> cells;
    for (int first = 0; first < count; first += columns) {
        const std::vector<Rect> line = rect.cut_top(height, gap).columns(columns, between);
        cells.insert(cells.end(), line.begin(), line.end());
    }
    return cells;
}

/// A row of somebody who reveals a card: who he is, his aim, and both cards.
struct CardRow {
    explicit CardRow(Rect row)
        : badge(row.cut_left(40_dp, 8_dp))
        , pair(cut_pair(row, width_of_card(row.width())))
        , aim(row)
    {
    }
    Rect badge;
    Pair pair;
    Rect aim;
};

std::string tell_aim(const View& view, const Position& position, Player player)
{
    return view.name(player) + " → " + view.name(position.of(player).target);
}

/// The letters in which the aims of all have room for one line, if there are any.
Font font_of_aims(const Ui& ui, const Rect& row, const View& view, const Position& position,
    const PlayerList& rows)
{
    const float width = CardRow(row).aim.width();
    const bool fit = std::ranges::all_of(rows, [&](Player player) {
        return ui.measure(tell_aim(view, position, player), Font::strong).x <= width;
    });
    return fit ? Font::strong : Font::small;
}

std::optional<Bullet> draw_card_row(
    Ui& ui, const Rect& rect, const View& view, const Position& position, Player player, Font font)
{
    const Gangster& gangster = position.of(player);
    const CardRow row(rect);
    draw_badge(ui, row.badge.centre(), 34_dp, player);
    const std::string aim = tell_aim(view, position, player);
    ui.text_in_view(
        row.aim, aim, {font, ui.theme().text, 0, 0.5F, ui.measure(aim, font).x > row.aim.width()});
    std::optional<Bullet> tapped;
    for (const auto& [bullet, place] : row.pair.both()) {
        const Gangster::Card shown =
            bullet == Bullet::bang ? Gangster::Card::bang : Gangster::Card::click;
        const bool may_be = has_to_show(position, player)
            && may_have_laid(position, player, bullet) != Certainty::impossible;
        const ButtonStyle style{
            chosen_if(gangster.card == shown), may_be ? Mood::ready : Mood::refused};
        if (button(ui,
                "show:" + view.components()[player].name + ":" + std::string(word_of(bullet)),
                place, tell(bullet), style))
            tapped = bullet;
    }
    return tapped;
}

/// How wide a button of a discard that is told is in a cell of this width.
float width_of_told(float cell)
{
    return std::min(120_dp, cell * 0.39F);
}

/// As many beside each other, up to three, as leave room for the words on their buttons, and for
/// the badge before these.
int columns_of_told(const Ui& ui, float width)
{
    const float badge = 28_dp;
    const auto has_room = [&](int columns) {
        const float cell = width / static_cast<float>(columns) - 6_dp;
        Rect row = Rect::at({0, 0}, cell, lowest_row());
        const Pair pair = cut_pair(row, width_of_told(cell));
        return row.width() >= badge && has_room_for_words(ui, pair.bang.width());
    };
    int columns = 3;
    while (columns > 1 && !has_room(columns))
        --columns;
    return columns;
}

/// Whether anybody at this table has told what he discarded.
bool tells_discards(const View& view)
{
    const std::vector<int> told = view.entries_with<TellDiscard>();
    return std::ranges::any_of(
        told, [&view](int entry) { return view.timeline().history().stands(entry); });
}

/// Those whose last discard lies face down and may still be told.
PlayerList untold_in(const Position& position)
{
    PlayerList untold;
    for (const Player player : players(position)) {
        if (position.of(player).unseen && is_alive(position, player))
            untold.push_back(player);
    }
    return untold;
}

/// Whose discards are asked about, in the order of their places: first those who have discarded in
/// this round, whose places stay when they have told, then those who owe one of an earlier round.
PlayerList asked_in(const Position& position, const PlayerList& untold)
{
    PlayerList asked;
    const auto has_discarded = [&position](Player player) {
        return position.of(player).card == Gangster::Card::discarded;
    };
    for (const Player player : players(position)) {
        if (has_discarded(player))
            asked.push_back(player);
    }
    for (const Player player : untold) {
        if (!has_discarded(player))
            asked.push_back(player);
    }
    return asked;
}

std::optional<Bullet> tap_told(Ui& ui, const Pair& pair, const View& view, Player player)
{
    std::optional<Bullet> told;
    for (const auto& [bullet, place] : pair.both()) {
        if (button(ui,
                "told:" + view.components()[player].name + ":" + std::string(word_of(bullet)),
                place, tell(bullet)))
            told = bullet;
    }
    return told;
}

} // namespace

PlayerList who_shows(const Position& position)
{
    PlayerList rows;
    for (const Player player : clockwise_from(position, position.godfather)) {
        if (has_to_show(position, player) || has_shown(position.of(player)))
            rows.push_back(player);
    }
    return rows;
}

void draw_shown_cards(Ui& ui, const CardPlaces& places, const View& view, const Position& position,
    const PlayerList& rows, const BeforeCards& before)
{
    const PlayerList hidden = hidden_in(position, rows);
    // Whether they are all tapped at once, or one of them.
    std::optional<std::pair<Player, Bullet>> tapped;
    const bool is_rest = hidden.size() > 1
        && button(ui, "show:others:click", places.others, tr("The others: Click!"));
    scroll_area(ui, "cards", hidden.size() > 1 ? places.rows : places.rows_alone, [&](Rect& rest) {
        const std::vector<Rect> cells = cut_rows(ui, rest, static_cast<int>(rows.size()));
        const Font font =
            cells.empty() ? Font::strong : font_of_aims(ui, cells.front(), view, position, rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Player player = rows[i];
            if (!has_to_show(position, player) && !has_shown(position.of(player)))
                continue;
            if (const auto bullet = draw_card_row(ui, cells[i], view, position, player, font))
                tapped = {player, *bullet};
        }
        draw_told_discards(ui, rest, view, position, before);
    });
    if ((!tapped && !is_rest) || !before())
        return;
    if (tapped)
        view.record(tapped->first, ShowBullet{tapped->second});
    // Each is written down for itself, as long as the referee lets it stand.
    for (const Player player : is_rest ? hidden : PlayerList()) {
        if (!view.record(player, ShowBullet{Bullet::click}))
            return;
    }
}

void draw_told_discards(
    Ui& ui, Rect& rect, const View& view, const Position& position, const BeforeCards& before)
{
    const PlayerList untold = untold_in(position);
    if (untold.empty() || !tells_discards(view))
        return;
    heading(ui, rect, tr("Discarded face down: what was it?"));
    const int columns = columns_of_told(ui, rect.width());
    const PlayerList asked = asked_in(position, untold);
    const std::string others = tr("The others discarded Click!");
    const int count = static_cast<int>(asked.size());
    const int rows = (count + columns - 1) / columns;
    const float gap = 6_dp;
    const float height = columns > 2 ? lowest_row() : 52_dp;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * (height + gap) - gap).grid(columns, rows, gap);
    // The button for all that are left has the place that is left over, in two lines if need be, or
    // a row of its own.
    const bool has_place = static_cast<int>(cells.size()) > count
        && widgets::font_of_row(ui, cells.back(), {&others, 1}) == Font::strong;
    if (!has_place)
        rect.cut_top(gap);
    const Rect rest = has_place ? cells.back() : rect.cut_top(50_dp);
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const Player player = asked[i];
        Rect cell = cells[i];
        const Pair pair = cut_pair(cell, width_of_told(cell.width()));
        draw_badge(ui, cell.centre(), 30_dp, player);
        if (!untold.contains(player)) {
            // There is nothing more to be asked.
            ui.text({pair.click.left, cell.top, pair.bang.right, cell.bottom}, symbol::check,
                {Font::strong, ui.theme().quiet, 0.5F});
            continue;
        }
        const std::optional<Bullet> told = tap_told(ui, pair, view, player);
        if (told && before())
            view.record(player, TellDiscard{*told});
    }
    if (untold.size() < 2 || !button(ui, "told:others:click", rest, others) || !before())
        return;
    for (const Player player : untold) {
        if (!view.record(player, TellDiscard{Bullet::click}))
            return;
    }
}

bool draw_late_discard(Ui& ui, Rect rect, const View& view)
{
    const PlayerList untold = untold_in(view.position());
    if (untold.empty() || !tells_discards(view))
        return false;
    const Player player = untold[0];
    const Pair pair = cut_pair(rect, width_of_told(rect.width() * 0.8F));
    draw_badge(ui, rect.cut_left(40_dp, 8_dp).centre(), 34_dp, player);
    ui.text_in_view(rect, tr_fill("{player} discarded …", {{"player", view.name(player)}}),
        {Font::strong, ui.theme().text});
    if (const std::optional<Bullet> told = tap_told(ui, pair, view, player))
        view.record(player, TellDiscard{*told});
    return true;
}

} // namespace consigliere::table_cash_n_guns
