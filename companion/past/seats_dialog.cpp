#include "companion/past/seats_dialog.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/list_dialog.h"
#include "companion/tables/tables.h"
#include "companion/widgets/chips.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

SeatsDialog::SeatsDialog(const Context& context, db::SessionSummary session,
    std::vector<std::string> known, std::function<void()> changed)
    : m_context(context)
    , m_session(std::move(session))
    , m_known(std::move(known))
    , m_changed(std::move(changed))
{
    for (const db::SessionSummary::Seat& seat : m_session.seats)
        m_names.push_back(seat.player);
}

void SeatsDialog::draw(Ui& ui)
{
    Rect buttons = draw_list_dialog(ui, {"seats", tr("Who sat where"), 640}, [&](Rect& rest) {
        draw_seats(ui, rest);
        draw_people(ui, rest);
    });
    if (cancel_button(ui, "seats:cancel", buttons)) {
        m_context.overlay.close();
        return;
    }
    const std::string missing = fault();
    ButtonStyle keep = next_if(missing.empty(), missing);
    if (m_context.database.is_read_only())
        keep.mood = ControlState::explains;
    if (button(ui, "seats:keep", buttons, tr("Save"), keep)
        && !m_context.notice.tells_failure(
            db::change_seats(m_context.database, m_session.id, m_names)))
        m_changed();
}

void SeatsDialog::draw_seats(Ui& ui, Rect& rect)
{
    remark(ui, rect,
        tr("Tap a seat, then the player who sat there. The recorded moves don’t change; the list "
           "and the statistics do."),
        Font::small);
    const tables::Game* game = tables::find_known(m_session.game);
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const std::string& actor = m_session.seats[i].actor;
        const std::string plays = game == nullptr ? actor : game->tell_actor(actor);
        if (button_with_detail(ui, "seat:" + std::to_string(i + 1), rect.cut_top(60_dp, 8_dp),
                m_names[i].empty() ? "–" : m_names[i], plays, {chosen_if(i == m_seat)}))
            m_seat = i;
    }
}

void SeatsDialog::draw_people(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("Who sat there"));
    text_field(ui, "seated", rect.cut_top(52_dp, 10_dp), m_names[m_seat], tr("name"));
    widgets::Chips chips(ui, rect);
    for (const std::string& name : m_known) {
        if (chips.add("seated:" + name, name, {chosen_if(name == m_names[m_seat])}))
            seat(name);
    }
}

void SeatsDialog::seat(const std::string& name)
{
    const auto elsewhere = std::ranges::find(m_names, name);
    if (elsewhere == m_names.end())
        m_names[m_seat] = name;
    else
        std::swap(*elsewhere, m_names[m_seat]);
}

std::string SeatsDialog::fault() const
{
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        const std::string_view name = ledger::trim(m_names[i]);
        if (name.empty() && !m_session.seats[i].player.empty())
            return tr("Every seat that had a name needs one.");
        if (!name.empty() && std::ranges::find(names, name) != names.end())
            return tr_fill("{player} can’t sit in two seats.", {{"player", std::string(name)}});
        names.push_back(name);
    }
    return {};
}

} // namespace consigliere::screens
