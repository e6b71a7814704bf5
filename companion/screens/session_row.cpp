#include "companion/screens/session_row.h"

#include "companion/language/language.h"
#include "companion/screens/table_screen.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/widgets/button.h"

namespace consigliere::screens {

using language::tr;
using language::tr_fill;
using widgets::Font;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

bool draw_session_row(Ui& ui, const Rect& rect, const db::SessionSummary& session)
{
    const bool tapped = widgets::button_ground(ui, "session:" + session.id, rect).tapped;
    Rect inside = rect.inset(16_dp, 8_dp);
    std::string players;
    std::string winners;
    for (const db::SessionSummary::Seat& seat : session.seats) {
        const std::string name = seat.player.empty() ? seat.actor : seat.player;
        players += (players.empty() ? "" : ", ") + name;
        if (seat.total)
            players += " " + language::dollars(*seat.total);
        if (seat.is_winner)
            winners += (winners.empty() ? "" : ", ") + name;
    }
    const std::string state = session.is_finished
        ? tr_fill("won by {players}", {{"players", winners}})
        : language::tr_count("{n} entry, unfinished", "{n} entries, unfinished", session.entries);
    ui.text_in_view(inside.cut_right(inside.width() * 0.32F, 12_dp), state,
        {Font::body, session.is_finished ? ui.theme().brass_text : ui.theme().quiet, 1});
    const std::string date = language::date(
        session.details.date.empty() ? session.updated.substr(0, 10) : session.details.date);
    ui.text_in_view(inside.cut_top(inside.height() * 0.52F),
        date + "  ·  " + tr(tables::find(session.game).title), {Font::strong, ui.theme().text});
    const bool is_long = ui.measure(players, Font::body).x > inside.width();
    ui.text_in_view(inside, players, {is_long ? Font::small : Font::body, ui.theme().quiet});
    return tapped;
}

void open_session(const Context& context, const db::SessionId& id, Notice& notice)
{
    auto session = db::Session::resume(context.database, id);
    if (session.is_error())
        notice.show(telling::tell(session.error()));
    else
        context.navigator.open(std::make_unique<TableScreen>(context, std::move(session.value())));
}

} // namespace consigliere::screens
