#include "companion/screens/session_row.h"

#include "companion/tables/tables.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

using Seat = db::SessionSummary::Seat;

std::string told(const db::SessionSummary& session, const Seat& seat)
{
    const std::string name = name_of(session, seat);
    return seat.total ? name + " " + language::dollars(*seat.total) : name;
}

/// The names of some seats, joined.
template <typename Tell, typename Which>
std::string joined(const db::SessionSummary& session, const Tell& tell, const Which& which)
{
    return language::listed(session.seats,
        [&](const Seat& seat) { return which(seat) ? tell(session, seat) : std::string(); });
}

bool is_winner(const Seat& seat)
{
    return seat.is_winner;
}

} // namespace

std::string name_of(const db::SessionSummary& session, const Seat& seat)
{
    return seat.player.empty() ? tables::find(session.game).tell_actor(seat.actor) : seat.player;
}

std::string names_of(const db::SessionSummary& session)
{
    return joined(session, told, [](const Seat&) { return true; });
}

std::string date_of(const db::SessionSummary& session)
{
    return language::date(
        session.details.date.empty() ? session.updated.substr(0, 10) : session.details.date);
}

bool draw_session_row(Ui& ui, const Rect& rect, const db::SessionSummary& session)
{
    const bool tapped = button_ground(ui, "session:" + session.id, rect).tapped;
    Rect inside = rect.inset(16_dp, 8_dp);
    const std::string state = session.is_finished
        ? tr_fill("won by {players}", {{"players", joined(session, name_of, is_winner)}})
        : tr_count("{n} entry, unfinished", "{n} entries, unfinished", session.entries);
    ui.text_in_view(inside.cut_right(inside.width() * 0.32F, 12_dp), state,
        {Font::body, session.is_finished ? ui.theme().brass_text : ui.theme().quiet, 1});
    std::string head = date_of(session) + "  ·  " + tables::title_of(session.game);
    if (!session.details.place.empty())
        head += "  ·  " + session.details.place;
    ui.text_in_view(inside.cut_top(inside.height() * 0.52F), head, {Font::strong, ui.theme().text});
    const std::string players = names_of(session);
    const bool is_long = ui.measure(players, Font::body).x > inside.width();
    ui.text_in_view(inside, players, {is_long ? Font::small : Font::body, ui.theme().quiet});
    return tapped;
}

bool draw_ended_row(Ui& ui, const Rect& rect, const db::SessionSummary& session)
{
    const bool tapped = button_ground(ui, "session:" + session.id, rect).tapped;
    Rect inside = rect.inset(16_dp, 10_dp);
    const auto winner = std::ranges::find_if(session.seats, is_winner);
    if (winner != session.seats.end() && winner->total) {
        const std::string total = language::dollars(*winner->total);
        ui.text(inside.cut_right(ui.measure(total, Font::count).x + 2_dp, 12_dp), total,
            {Font::count, ui.theme().text, 1});
    }
    const float line = inside.height() / 3;
    ui.text_in_view(inside.cut_top(line),
        tr_fill("won by {players}", {{"players", joined(session, name_of, is_winner)}}),
        {Font::strong, ui.theme().text});
    ui.text_in_view(inside.cut_top(line),
        date_of(session) + "  ·  " + tables::title_of(session.game),
        {Font::small, ui.theme().quiet});
    ui.text_in_view(inside, joined(session, told, [](const Seat& seat) { return !seat.is_winner; }),
        {Font::small, ui.theme().quiet});
    return tapped;
}

} // namespace consigliere::screens
