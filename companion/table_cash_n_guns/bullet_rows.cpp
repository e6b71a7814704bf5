#include "companion/desk/panel_rows.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/panel.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/possibilities.h"
#include "companion/widgets/button_row.h"
#include "engine/cash_n_guns/waiting.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

namespace {

bool has_shown(const Gangster& gangster)
{
    return gangster.card == Gangster::Card::click || gangster.card == Gangster::Card::bang;
}

PlayerList hidden_in(const Position& position, const PlayerList& rows)
{
    return those(rows, [&position](Player player) {
        return has_to_show(position, player) && !has_shown(position.of(player));
    });
}

BulletPlaces cut_pair(Rect& row, float width)
{
    const Rect bang = row.cut_right(width, 6_dp);
    return {row.cut_right(width, 6_dp), bang};
}

/// Minimum height of a row, for a finger.
float lowest_row()
{
    return 48_dp;
}

bool has_room_for_words(const Ui& ui, float width)
{
    const Rect place = Rect::at({0, 0}, width, lowest_row());
    return has_room_on_button(ui, place, tell(Bullet::click))
        && has_room_on_button(ui, place, tell(Bullet::bang));
}

/// How a row shows the aim: both names, or badges only.
enum class AimSign : std::uint8_t { names, badge };

float width_of_card(float row, AimSign sign)
{
    // Both badges with an arrow between them.
    const float aim = 78_dp;
    return sign == AimSign::names ? std::min(110_dp, row * 0.3F)
                                  : std::min(110_dp, (row - aim - 6_dp) / 2);
}

struct RowShape {
    int columns = 1;
    float height = 0;
    float gap = 0;
    AimSign sign = AimSign::names;

    [[nodiscard]] float between() const { return sign == AimSign::names ? 12_dp : 8_dp; }
};

float width_of_card(const Rect& rect, const RowShape& shape)
{
    const auto columns = static_cast<float>(shape.columns);
    return width_of_card((rect.width() - (columns - 1) * shape.between()) / columns, shape.sign);
}

float height_of(const RowShape& shape, int count)
{
    const int lines = (count + shape.columns - 1) / shape.columns;
    return static_cast<float>(lines) * (shape.height + shape.gap) - shape.gap;
}

/// The roomiest layout that shows `count` rows without scrolling, else the densest.
RowShape shape_of_rows(const Ui& ui, const Rect& rect, int count, float room)
{
    const bool is_wide = desk::has_room_for_two(rect);
    const float least = lowest_row();
    // Single column in a high panel, two in a wide one.
    std::vector<RowShape> shapes;
    if (is_wide)
        shapes = {{2, least, 13_dp, AimSign::names}, {2, least, 6_dp, AimSign::names}};
    if (!is_wide || !has_room_for_words(ui, width_of_card(rect, shapes.front())))
        shapes = {{1, 52_dp, 6_dp, AimSign::names}, {1, least, 4_dp, AimSign::names}};
    for (const int columns : {2, 3}) {
        const RowShape shape{columns, least, 6_dp, AimSign::badge};
        const float card = width_of_card(rect, shape);
        if (card >= least && has_room_for_words(ui, card))
            shapes.push_back(shape);
    }
    const auto has_room = [&](const RowShape& shape) { return height_of(shape, count) <= room; };
    const auto fits = std::ranges::find_if(shapes, has_room);
    return fits == shapes.end() ? shapes.back() : *fits;
}

std::vector<Rect> cut_rows(Rect& rect, int count, const RowShape& shape)
{
    std::vector<Rect> cells;
    for (int first = 0; first < count; first += shape.columns) {
        const bool is_last = first + shape.columns >= count;
        const std::vector<Rect> line = rect.cut_top(shape.height, is_last ? 0 : shape.gap)
                                           .columns(shape.columns, shape.between());
        cells.insert(cells.end(), line.begin(), line.end());
    }
    return cells;
}

/// Parts of a player's row: badge, aim, both cards.
struct CardRow {
    CardRow(Rect row, AimSign sign)
        : badge(row.cut_left(sign == AimSign::names ? 48_dp : 32_dp))
        , pair(cut_pair(
              row, width_of_card(row.width() + (sign == AimSign::names ? 0 : badge.width()), sign)))
        , aim(row)
    {
    }
    Rect badge;
    BulletPlaces pair;
    Rect aim;
};

std::string tell_aim(const View& view, const Position& position, Player player)
{
    return view.name(player) + " → " + view.name(position.of(player).target);
}

/// Font in which every aim fits into one line; falls back to the smallest.
Font font_of_aims(const Ui& ui, const Rect& row, const View& view, const Position& position,
    const PlayerList& rows)
{
    const float width = CardRow(row, AimSign::names).aim.width();
    const bool fit = std::ranges::all_of(rows, [&](Player player) {
        return ui.measure(tell_aim(view, position, player), Font::strong).x <= width;
    });
    return fit ? Font::strong : Font::small;
}

/// Draws the target of `player`'s aim, after the player's badge.
void draw_aim_of(Ui& ui, Rect rect, const View& view, const Position& position, Player player,
    AimSign sign, Font font)
{
    if (sign == AimSign::badge) {
        ui.text(rect.cut_left(14_dp), "→", {Font::small, ui.theme().quiet, 0.5F});
        draw_badge(ui, rect.cut_left(26_dp).centre(), 24_dp, position.of(player).target);
        return;
    }
    const std::string aim = tell_aim(view, position, player);
    ui.elide_text(
        rect, aim, {font, ui.theme().text, 0, 0.5F, ui.measure(aim, font).x > rect.width()});
}

std::optional<Bullet> draw_card_row(Ui& ui, const Rect& rect, const View& view,
    const Position& position, Player player, AimSign sign, Font font)
{
    const Gangster& gangster = position.of(player);
    const CardRow row(rect, sign);
    draw_badge(ui, {row.badge.left + 17_dp, row.badge.centre().y},
        sign == AimSign::names ? 34_dp : 30_dp, player);
    draw_aim_of(ui, row.aim, view, position, player, sign, font);
    return tap_bullet(ui, "show:" + view.components()[player].name, row.pair, view.name(player),
        [&](Bullet bullet) {
            const Gangster::Card shown =
                bullet == Bullet::bang ? Gangster::Card::bang : Gangster::Card::click;
            const bool may_be = has_to_show(position, player)
                && may_have_laid(position, player, bullet) != Certainty::impossible;
            return ButtonStyle{chosen_if(gangster.card == shown),
                may_be ? ControlState::enabled : ControlState::explains};
        });
}

/// Width of a discard button in a cell.
float width_of_told(float cell)
{
    return std::min(120_dp, cell * 0.39F);
}

/// Columns (at most 3) that leave room for the labels and the badge.
int columns_of_told(const Ui& ui, float width)
{
    const float badge = 28_dp;
    const auto has_room = [&](int columns) {
        const float cell = width / static_cast<float>(columns) - 6_dp;
        Rect row = Rect::at({0, 0}, cell, lowest_row());
        const BulletPlaces pair = cut_pair(row, width_of_told(cell));
        return row.width() >= badge && has_room_for_words(ui, pair.back().width());
    };
    int columns = 3;
    while (columns > 1 && !has_room(columns))
        --columns;
    return columns;
}

/// True if a discard was entered in this evening.
bool tells_discards(const View& view)
{
    const std::vector<int> told = view.entries_with<TellDiscard>();
    return std::ranges::any_of(
        told, [&view](int entry) { return view.timeline().history().stands(entry); });
}

/// Players whose last discard is unknown and may be entered.
PlayerList untold_in(const Position& position)
{
    return those(players(position), [&position](Player player) {
        return position.of(player).unseen && is_alive(position, player);
    });
}

/// Players to ask, in order of their places: those who discarded in this round (they stay when
/// entered), then those with an earlier unknown discard.
PlayerList asked_in(const Position& position, const PlayerList& untold)
{
    const auto has_discarded = [&position](Player player) {
        return position.of(player).card == Gangster::Card::discarded;
    };
    PlayerList asked = those(players(position), has_discarded);
    for (const Player player : untold) {
        if (!has_discarded(player))
            asked.push_back(player);
    }
    return asked;
}

/// Height in pixels of `count` discard questions with their heading.
float height_of_told(const Ui& ui, int count, float width)
{
    if (count == 0)
        return 0;
    const int columns = columns_of_told(ui, width);
    // Plus a cell for the button for all.
    const int rows = (count + columns) / columns;
    return 36_dp + static_cast<float>(rows) * (columns > 2 ? lowest_row() + 6_dp : 58_dp);
}

} // namespace

std::optional<Bullet> tap_bullet(Ui& ui, const std::string& id, const BulletPlaces& places,
    const std::string& whose, const std::function<ButtonStyle(Bullet)>& style)
{
    std::optional<Bullet> tapped;
    for (const Bullet bullet : {Bullet::click, Bullet::bang}) {
        const std::string card = id + ":" + std::string(word_of(bullet));
        if (button(ui, card, places[static_cast<std::size_t>(bullet)], tell(bullet),
                style ? style(bullet) : ButtonStyle()))
            tapped = bullet;
        ui.call(card, [&] { return whose + ": " + tell(bullet); });
    }
    return tapped;
}

PlayerList who_could_show(const Position& position)
{
    return those(clockwise_from(position, position.godfather), [&position](Player player) {
        const Gangster& gangster = position.of(player);
        return gangster.aim == Gangster::Aim::at && gangster.card != Gangster::Card::none
            && position.of(gangster.target).stance != Gangster::Stance::excluded;
    });
}

PlayerList who_shows(const Position& position)
{
    return those(clockwise_from(position, position.godfather), [&position](Player player) {
        return has_to_show(position, player) || has_shown(position.of(player));
    });
}

int cards_to_reveal(const Position& position)
{
    return static_cast<int>(hidden_in(position, who_shows(position)).size());
}

void draw_shown_cards(Ui& ui, const CardPlaces& places, const View& view, const Position& position,
    const PlayerList& kept, const PlayerList& fewer, const BeforeCards& before)
{
    const PlayerList hidden = hidden_in(position, kept);
    // The button for all, or a single tap.
    std::optional<std::pair<Player, Bullet>> tapped;
    const bool is_rest = hidden.size() > 1
        && button(ui, "show:others:click", places.others, tr("All other cards: Click!"));
    const bool tells = tells_discards(view);
    // Chosen from what is constant while cards are revealed; on average 2 of 5 players discard.
    const int likely = tells ? static_cast<int>(kept.size()) * 2 / 5 : 0;
    RowShape shape = shape_of_rows(ui, places.rows, static_cast<int>(kept.size()),
        places.room - height_of_told(ui, likely, places.rows.width()));
    const PlayerList untold = untold_in(position);
    const float told = untold.empty() || !tells
        ? 0
        : height_of_told(
            ui, static_cast<int>(asked_in(position, untold).size()), places.rows.width());
    const bool have_room =
        height_of(shape, static_cast<int>(kept.size())) + told <= places.rows.height();
    const PlayerList& rows = have_room ? kept : fewer;
    const auto count = static_cast<int>(rows.size());
    if (!have_room)
        shape = shape_of_rows(ui, places.rows, count, places.rows.height() - told);
    scroll_area(ui, "cards", places.rows, [&](Rect& rest) {
        const std::vector<Rect> cells = cut_rows(rest, count, shape);
        const Font font =
            cells.empty() ? Font::strong : font_of_aims(ui, cells.front(), view, position, rows);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const Player player = rows[i];
            if (!has_to_show(position, player) && !has_shown(position.of(player)))
                continue;
            if (const auto bullet =
                    draw_card_row(ui, cells[i], view, position, player, shape.sign, font))
                tapped = {player, *bullet};
        }
        if (told > 0)
            rest.cut_top(6_dp);
        draw_told_discards(ui, rest, view, position, before);
    });
    if ((!tapped && !is_rest) || !before())
        return;
    if (tapped)
        view.record(tapped->first, ShowBullet{tapped->second});
    // Records one by one, until the referee refuses.
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
    // The button for all uses the free cell, in two lines if needed, else a row of its own.
    const bool has_place = static_cast<int>(cells.size()) > count
        && widgets::font_of_row(ui, cells.back(), {&others, 1}) == Font::strong;
    if (!has_place)
        rect.cut_top(gap);
    const Rect rest = has_place ? cells.back() : rect.cut_top(50_dp);
    for (std::size_t i = 0; i < asked.size(); ++i) {
        const Player player = asked[i];
        Rect cell = cells[i];
        const BulletPlaces pair = cut_pair(cell, width_of_told(cell.width()));
        draw_badge(ui, cell.centre(), 30_dp, player);
        if (!untold.contains(player)) {
            // Already entered.
            ui.text({pair.front().left, cell.top, pair.back().right, cell.bottom}, symbol::check,
                {Font::strong, ui.theme().quiet, 0.5F});
            continue;
        }
        const auto told =
            tap_bullet(ui, "told:" + view.components()[player].name, pair, view.name(player));
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
    const BulletPlaces pair = cut_pair(rect, width_of_told(rect.width() * 0.8F));
    draw_badge(ui, rect.cut_left(40_dp, 8_dp).centre(), 34_dp, player);
    ui.elide_text(rect, tr("Discarded:"), {Font::strong, ui.theme().text});
    if (const auto told =
            tap_bullet(ui, "told:" + view.components()[player].name, pair, view.name(player)))
        view.record(player, TellDiscard{*told});
    return true;
}

// Panel of phase 6. -------------------------------------------------------------------------------

CircleLook CardsPanel::look(const View& view) const
{
    CircleLook look;
    for (const Player player : players(view.position())) {
        if (has_to_show(view.position(), player))
            look.lit.insert(player);
    }
    // A tap on a character without a card to reveal explains why.
    look.characters = [&view](Player player) -> std::optional<CharacterTarget> {
        if (who_shows(view.position()).contains(player))
            return std::nullopt;
        return CharacterTarget{"card-of", ControlState::explains};
    };
    return look;
}

void CardsPanel::touched(const View& view, const CircleTouch& touch)
{
    if (touch.tapped)
        view.explain(*touch.tapped, ShowBullet{Bullet::click});
}

void CardsPanel::draw(Ui& ui, Rect rect, const View& view)
{
    const Position& position = view.position();
    // Layout of the courage phase, so nothing moves; powers replace the order button.
    CardsLayout layout(rect);
    const float room = layout.rows.height();
    Rect powers = layout.order;
    if (layout.is_low)
        powers.right = layout.done.right;
    const bool has_powers = m_powers.draw_offers_below(ui, layout.rows, powers, view);
    if (layout.is_low && !has_powers)
        layout.rows.bottom = rect.bottom;
    // The count includes rows that are scrolled out of view.
    const int left = cards_to_reveal(position);
    desk::draw_head(ui, layout.head,
        {{}, tr("Bullet cards"),
            left > 0 ? tr_count("{n} card to reveal", "{n} cards to reveal", left)
                     : tr("Which cards are revealed?")});
    draw_shown_cards(ui, {layout.rows, layout.others, room}, view, position,
        who_could_show(position), who_shows(position), [] { return true; });
}

} // namespace consigliere::table_cash_n_guns
