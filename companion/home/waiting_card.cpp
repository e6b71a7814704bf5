#include "companion/home/waiting_card.h"

#include "companion/exports/evening_report.h"
#include "companion/frame/evening_texts.h"
#include "companion/tables/tables.h"
#include "companion/telling/total.h"
#include "companion/widgets/miniature.h"
#include "db/archive/played.h"
#include "db/clock.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

namespace {

/// Height in logical pixels for which boards are designed.
constexpr float height_of_board = 640;

/// "Act II · 112 entries · 20 Nov 2026, 22:41"
std::string state_of(const db::EveningCard& card)
{
    std::vector<std::string> parts;
    const games::Game* game = games::find(card.summary.game);
    if (game != nullptr && card.facts)
        parts.push_back(exports::tell_part(game->outline(), card.facts->parts));
    parts.push_back(tr_count("{n} entry", "{n} entries", card.summary.entries));
    const std::string time = db::local_time(card.summary.updated);
    constexpr std::size_t length_of_day = std::string_view("2026-11-20").size();
    std::string when = language::date(time.substr(0, length_of_day));
    if (time.size() > length_of_day)
        when += ", " + time.substr(length_of_day + 1);
    parts.push_back(when);
    return ledger::join(parts, "  ·  ");
}

/// Players with their current totals. Reserves their room before the totals are known.
void draw_standings(Ui& ui, Rect rect, const db::EveningCard& card, float line)
{
    const tables::Game* game = tables::find_known(card.summary.game);
    const ledger::GameInfo::Unit unit = telling::unit_of(card.summary.game);
    const std::vector<RankedSeat> standings = standings_of(card);
    std::int64_t most = 1;
    float widest = 0;
    for (const RankedSeat& standing : standings) {
        most = std::max(most, standing.total.value_or(0));
        if (standing.total)
            widest = std::max(
                widest, ui.measure(telling::name_total(unit, *standing.total), Font::strong).x);
    }
    for (const RankedSeat& standing : standings) {
        Rect row = rect.cut_top(line);
        const desk::Sitting sitting = sitting_in(card, standing.seat);
        const ImVec2 badge = row.cut_left(22_dp, 10_dp).centre();
        if (game != nullptr)
            game->draw_badge(ui, badge, 22_dp, sitting);
        ui.elide_text(
            row.cut_left(row.width() * 0.3F, 10_dp), standing.name, {Font::body, ui.theme().text});
        if (!standing.total)
            continue;
        const float room = row.width() - widest - 12_dp;
        const float part = static_cast<float>(std::max<std::int64_t>(0, *standing.total))
            / static_cast<float>(most);
        const Rect bar = Rect::at({row.left, row.centre().y - 5_dp}, room * part, 10_dp);
        if (game != nullptr)
            ui.fill(bar, game->colour_of(sitting), 5_dp);
        row.left = bar.right + 10_dp;
        ui.text(row, telling::name_total(unit, *standing.total), {Font::strong, ui.theme().text});
    }
}

} // namespace

void WaitingCard::read(const db::EveningCard& card)
{
    std::string seen = card.summary.id + " " + card.summary.updated;
    if (std::exchange(m_seen, seen) == seen)
        return;
    m_evening.reset();
    // Resuming the evening reports the error.
    auto played = db::played(m_context.database, card.summary.id);
    if (!played.is_error())
        m_evening = std::make_unique<PastEvening>(std::move(played.value().evening),
            std::move(played.value().times), card.summary, m_context.settings.habits);
}

/// The picture of its game if the evening cannot be read.
void WaitingCard::draw_board(Ui& ui, const Rect& rect, const db::EveningCard& card)
{
    read(card);
    if (m_evening) {
        const float height = dp(height_of_board);
        const ImVec2 size{height * rect.width() / rect.height(), height};
        widgets::draw_miniature(ui, rect, size, [this](Ui& small, const Rect& whole) {
            static_cast<void>(m_evening->table().draw_past(small, whole, m_evening->head()));
        });
        return;
    }
    if (const tables::Game* game = tables::find_known(card.summary.game))
        game->draw_picture(ui, rect);
}

bool WaitingCard::draw(Ui& ui, Rect& rect, const db::EveningCard& card)
{
    const float line = 25_dp;
    const auto seats = static_cast<float>(card.summary.seats.size());
    const float height = 40_dp + 28_dp + 32_dp + 28_dp + seats * line + 8_dp + 56_dp;
    Rect inside = widgets::panel(ui, rect.cut_top(height, 18_dp));
    const float least = 400_dp;
    if (inside.width() > 600_dp)
        draw_board(ui,
            inside.cut_left(std::min(inside.width() - least, inside.height() * 1.3F), 24_dp), card);
    Rect foot = inside.cut_bottom(56_dp, 8_dp);
    heading(ui, inside, tr("Continue the last evening"));
    const db::SessionDetails& details = card.summary.details;
    ui.elide_text(inside.cut_top(30_dp, 2_dp),
        details.name.empty() ? tables::title_of(card.summary.game) : details.name,
        {Font::small_title, ui.theme().text});
    const std::string state = state_of(card);
    ui.elide_text(inside.cut_top(24_dp, 4_dp), state,
        {ui.fitting(state, inside.width(), {Font::body, Font::small}), ui.theme().quiet});
    draw_standings(ui, inside, card, line);
    const ButtonStyle next{ButtonKind::next};
    const std::string label = tr("Continue");
    const float width = std::max(200_dp, button_width(ui, label, next));
    const bool tapped = button(ui, "session:" + card.summary.id,
        foot.cut_right(std::min(width, foot.width() * 0.5F), 16_dp), label, next);
    const bool is_any_told = std::ranges::any_of(
        standings_of(card), [](const RankedSeat& standing) { return standing.total.has_value(); });
    if (is_any_told)
        draw_label(ui, foot, tr("if it ended now"), {Font::small, ui.theme().quiet});
    return tapped;
}

} // namespace consigliere::screens
