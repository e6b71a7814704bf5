#include "companion/people/league_dialog.h"

#include "companion/exports/group_facts.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/list_dialog.h"
#include "db/leagues.h"
#include "engine/ledger/line_words.h"

namespace consigliere::screens {

void LeagueDialog::draw_choices(Ui& ui, Rect& rest)
{
    db::League& league = m_league;
    text_field(ui, "league:name", rest.cut_top(52_dp, 10_dp), league.name, tr("League"));
    choose_one(ui, rest, tr("Tags"), "league:tag:", m_offer.tags, league.tag);
    if (m_offer.games.size() > 1)
        choose_one(ui, rest, tr("Game"), "league:game:", m_offer.games, league.game);
    choose_year(ui, rest, "league:year:", m_offer.years, league.since, league.until);
    heading(ui, rest, tr("Points"));
    const int rule = choice_row(ui, "league:points", rest.cut_top(52_dp, 8_dp),
        {tr("Wins"), tr("Places"), tr("Share of money")}, static_cast<int>(league.points));
    if (rule >= 0)
        league.points = static_cast<db::League::Points>(rule);
    if (league.points == db::League::Points::places) {
        constexpr int most_points = 20;
        const std::vector<Rect> places =
            rest.cut_top(52_dp, 8_dp).columns(static_cast<int>(std::size(league.by_place)), 8_dp);
        for (std::size_t i = 0; i < league.by_place.size(); ++i)
            league.by_place[i] = widgets::stepper(ui, "league:place:" + std::to_string(i + 1),
                places[i], league.by_place[i], 0, most_points);
    }
    remark(ui, rest, exports::tell_points(league) + " " + exports::tell_tie_breaks());
}

void LeagueDialog::draw(Ui& ui)
{
    const bool is_new = m_league.id.empty();
    Rect buttons = draw_list_dialog(
        ui, {"league", tr("League"), 720}, [&](Rect& rest) { draw_choices(ui, rest); });
    if (cancel_button(ui, "league:cancel", buttons)) {
        m_context.overlay.close();
        return;
    }
    const bool forgets = !is_new
        && button(ui, "league:forget", buttons.cut_left(buttons.width() * 0.45F, 10_dp),
            tr("Forget league"), {.mood = mood_of_writing(m_context)});
    m_league.name = std::string(ledger::trim(m_league.name));
    ButtonStyle keep = next_if(!m_league.name.empty(), tr("Type a name."));
    if (m_context.database.is_read_only())
        keep.mood = ControlState::explains;
    const bool keeps = button(ui, "league:save", buttons, tr("Save"), keep);
    if ((!keeps && !forgets) || !may_write(m_context))
        return;
    const auto failure = forgets ? db::forget_league(m_context.database, m_league.id)
                                 : db::keep_league(m_context.database, m_league);
    if (m_context.notice.tells_failure(failure))
        return;
    m_context.overlay.close();
    m_changed();
}

} // namespace consigliere::screens
