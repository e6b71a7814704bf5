#include "companion/desk/phase_track.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/table_parts.h"
#include "companion/table_cash_n_guns/things.h"

#include <algorithm>
#include <array>

namespace consigliere::table_cash_n_guns {

using language::number;

namespace {

/// Place of the Godfather's desk in a seat: beside the name, in the lower corner, or (if the loot
/// needs that corner) below the badge.
enum class DeskPlace : std::uint8_t { none, head, corner, badge };

DeskPlace place_of_desk(const Rect& rect, const Rect& inside)
{
    // Leave as much width for a short name as the desk takes.
    if (rect.width() >= 120_dp)
        return DeskPlace::head;
    return inside.width() >= 80_dp ? DeskPlace::corner : DeskPlace::badge;
}

/// Draws badge, desk, name, and the power below if it has no line of its own. Returns the desk's
/// rectangle.
Rect draw_head(Ui& ui, Rect head, const View& view, const Position& position, Player player,
    bool shows_power, DeskPlace desk_place)
{
    const Gangster& gangster = position.of(player);
    const bool is_narrow = head.width() < 90_dp;
    const float badge = is_narrow ? 18_dp : 28_dp;
    Rect sign = head.cut_left(badge, is_narrow ? 3_dp : 6_dp);
    Rect desk;
    if (desk_place == DeskPlace::head)
        desk = head.cut_right(28_dp, 4_dp);
    else if (desk_place == DeskPlace::badge)
        desk = sign.cut_bottom(12_dp);
    if (!desk.is_empty())
        draw_desk(ui, desk.centre(), desk.width());
    draw_badge(ui, sign.centre(), badge, player);
    if (shows_power) {
        // An illegible power is only on the seat's sheet.
        const std::string power = tell(*gangster.power);
        if (ui.measure(power, Font::small).x <= 2 * head.width())
            ui.sign(
                head.cut_bottom(head.height() / 2), power, {Font::small, ui.theme().brass_text});
    }
    // The full name is also at the character.
    const std::string name = view.name(player);
    const Font font = ui.fitting(name, head.width(), {Font::strong, Font::small});
    ui.elide_text(head, name, {font, ui.theme().text});
    return desk;
}

/// Rectangles of the parts of a seat; empty if they do not fit.
struct SeatPlaces {
    Rect desk; ///< The Godfather's desk.
    Rect hand; ///< Remaining Bullet cards.
    Rect loot;
};

SeatPlaces draw_seat(
    Ui& ui, const Rect& rect, const View& view, const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    const widgets::Theme& theme = ui.theme();
    const bool has_turn = position.turn == player && position.phase == Phase::sharing;
    ui.fill(rect, theme.raised, 12_dp);
    ui.outline(rect, has_turn ? colour_of(player) : theme.line, has_turn ? 3_dp : 1_dp, 12_dp);
    const bool is_narrow = rect.width() < 120_dp;
    Rect inside = rect.inset(is_narrow ? 5_dp : 8_dp, 8_dp);
    const Rect head = inside.cut_top(32_dp, 4_dp);
    const bool has_power_line = gangster.power && inside.height() > 64_dp;
    const DeskPlace desk =
        position.godfather == player ? place_of_desk(rect, inside) : DeskPlace::none;
    SeatPlaces places;
    places.desk =
        draw_head(ui, head, view, position, player, gangster.power && !has_power_line, desk);
    if (desk == DeskPlace::corner) {
        places.desk = Rect::around({inside.right - 11_dp, inside.bottom - 12_dp}, 24_dp, 24_dp);
        draw_desk(ui, places.desk.centre(), 24_dp);
    }
    if (gangster.is_out) {
        ui.text(inside, tr("out"), {Font::small, theme.quiet});
        return places;
    }
    // A label only where there is room for it.
    const auto label = [&](const Rect& cell, const std::string& text) {
        if (ui.measure(text, Font::small).x <= cell.width())
            ui.text(cell, text, {Font::small, theme.quiet});
    };
    const auto count = [&](Rect cell, const std::string& value, const std::string& what,
                           const auto& draw_sign) {
        draw_sign(ui, cell.cut_left(20_dp, 3_dp).centre(), 20_dp);
        ui.text(cell, value, {Font::lead, theme.text});
        cell.cut_left(ui.measure(value, Font::lead).x, 5_dp);
        label(cell, what);
    };
    if (has_power_line)
        ui.sign(
            inside.cut_top(18_dp, 2_dp), tell(*gangster.power), {Font::small, theme.brass_text});
    const bool is_wide = inside.width() > 110_dp;
    std::vector<Rect> cells = inside.rows(2, 2_dp);
    if (is_wide) {
        draw_wounds(ui, {cells[0].left, cells[0].centre().y}, 20_dp, gangster.wounds,
            deadly_wounds(gangster));
        Rect row = cells[0];
        row.cut_left(24_dp * static_cast<float>(deadly_wounds(gangster)));
        label(row, tr("Wounds"));
        cells = cells[1].columns(2, 4_dp);
    }
    places.hand = cells[0];
    places.loot = cells[1];
    count(places.hand, tell(gangster.bullets.bangs), tell(Bullet::bang), draw_bang_sign);
    // With the word, so that no one takes cards for money.
    const std::string cards = tr_count("{n} card", "{n} cards", gangster.loot.total());
    const bool has_room = ui.measure(cards, Font::lead).x <= places.loot.width() - 23_dp;
    count(places.loot, has_room ? cards : number(gangster.loot.total()), {}, draw_loot_sign);
    return places;
}

void add_things_of_seat(std::vector<desk::Hotspot>& things, const Rect& rect, const View& view,
    Player player, const SeatPlaces& places)
{
    using thing::Part;
    const float finger = 48_dp;
    const auto add = [&](std::string thing, std::string name, const Rect& reach) {
        things.push_back({std::move(thing), std::move(name), reach.inset(2_dp), reach});
    };
    const auto thing_of = [&](Part part) { return thing::of(part, player, view.components()); };
    Rect seat = rect;
    const bool has_room_below =
        rect.height() >= 2 * finger && !places.hand.is_empty() && !places.loot.is_empty();
    // Side by side, each with half of the lower part.
    const bool has_counts =
        has_room_below && places.hand.right <= places.loot.left && rect.width() >= 2 * finger;
    const language::Values values{{"player", view.name(player)}};
    if (has_counts) {
        Rect counts = seat.cut_bottom(std::max(finger, rect.bottom - places.hand.top));
        // Room for the highlight in front of the text.
        const float middle = std::max(counts.left + finger, places.loot.left - 7_dp);
        const Rect loot = counts.cut_right(counts.right - middle);
        add(thing_of(Part::hand), tr_fill("{player}: Bullet cards", values), counts);
        add(thing_of(Part::loot), tr_fill("{player}: loot", values), loot);
    }
    const bool has_desk = !places.desk.is_empty() && seat.contains(places.desk.centre())
        && seat.height() >= finger && seat.width() >= 2 * finger;
    if (has_desk)
        add(thing::godfather, tr("The desk"), seat.cut_right(finger));
    add(thing_of(Part::seat), view.name(player), seat);
}

} // namespace

std::optional<Player> draw_seats_at(Ui& ui, const Rect& rect, const View& view,
    const Position& position, std::vector<desk::Hotspot>* things)
{
    const std::vector<Rect> cells = rect.columns(position.player_count, 8_dp);
    std::optional<Player> tapped;
    for (const Player player : players(position)) {
        const Rect& cell = cells[index_of(player)];
        if (ui.touch("seat:" + view.components()[player].name, cell))
            tapped = player;
        const SeatPlaces places = draw_seat(ui, cell, view, position, player);
        if (things != nullptr)
            add_things_of_seat(*things, cell, view, player, places);
    }
    return tapped;
}

namespace {

struct TrackedPhase {
    Phase phase{};
    const char* name = nullptr;
};

constexpr std::array track_phases{TrackedPhase{Phase::loot, to_translate("Loot")},
    TrackedPhase{Phase::hold_up, to_translate("Hold-up")},
    TrackedPhase{Phase::courage, to_translate("Courage")},
    TrackedPhase{Phase::cards, to_translate("Cards")},
    TrackedPhase{Phase::sharing, to_translate("Sharing")}};

void draw_round(Ui& ui, const Rect& chip, bool is_now, const std::string& told)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(chip, is_now ? theme.brass : theme.raised, 8_dp);
    ui.outline(chip, is_now ? theme.brass : theme.line, 1_dp, 8_dp);
    ui.sign(chip.inset(3_dp, 0), told, {Font::strong, is_now ? theme.ink : theme.quiet, 0.5F});
}

/// Draws every round, or only the current one if there is little room. Shrinks `rect` from the
/// left; returns the rectangle used.
Rect draw_rounds(Ui& ui, Rect& rect, int now)
{
    const bool has_room = rect.width() > 620_dp;
    const int first = has_room ? 1 : std::max(1, now);
    const int last = has_room ? last_round : first;
    Rect all = rect;
    for (int round = first; round <= last; ++round) {
        const Rect chip = rect.cut_left(has_room ? 34_dp : 48_dp, has_room ? 6_dp : 0);
        // A single round also shows the total.
        draw_round(ui, chip, round == now,
            has_room ? number(round) : number(round) + "/" + number(last_round));
        all.right = chip.right;
    }
    rect.cut_left(has_room ? 12_dp : 8_dp);
    return all;
}

} // namespace

void draw_track_at(Ui& ui, Rect rect, const View& /*view*/, const Position& position,
    std::vector<desk::Hotspot>* things)
{
    const Rect rounds = draw_rounds(ui, rect, position.round);
    if (things != nullptr)
        things->push_back({thing::round,
            tr_fill("Round {round}", {{"round", number(position.round)}}), rounds, rounds});
    std::vector<desk::TrackPhase> phases;
    for (const TrackedPhase& tracked : track_phases) {
        const std::string name = tr(tracked.name);
        const std::string asked = thing::phase(tracked.phase);
        phases.push_back({name, thing::phase(position.phase) == asked, {}, {}, {asked, name}});
    }
    desk::draw_phases(ui, rect, phases, things);
}

} // namespace consigliere::table_cash_n_guns
