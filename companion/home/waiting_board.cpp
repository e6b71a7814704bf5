#include "companion/home/waiting_board.h"

#include "companion/frame/room.h"
#include "companion/frame/settings.h"
#include "companion/tables/tables.h"
#include "companion/widgets/miniature.h"
#include "db/archive/played.h"

#include <utility>

namespace consigliere::screens {

namespace {

/// Height in logical pixels for which boards are designed.
constexpr float height_of_board = 640;

} // namespace

void WaitingBoard::read(const db::EveningCard& card)
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

void WaitingBoard::draw(Ui& ui, const Rect& rect, const db::EveningCard& card)
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

} // namespace consigliere::screens
