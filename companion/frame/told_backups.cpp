#include "companion/frame/told_backups.h"

#include "companion/frame/database_maintenance.h"
#include "companion/frame/evening_texts.h"
#include "companion/telling/backups.h"

#include <algorithm>

namespace consigliere::screens {

std::string evening_called(const Context& context, const db::SessionId& id)
{
    const std::vector<db::EveningCard>& cards = context.keeping.archive().evenings();
    const auto found =
        std::ranges::find(cards, id, [](const db::EveningCard& card) { return card.summary.id; });
    return found == cards.end() ? id
                                : date_of(found->summary) + " (" + names_of(found->summary) + ")";
}

void draw_told_backups(Ui& ui, const Context& context, Rect& rect, Font font, Colour colour)
{
    const db::BackupWorker::State state = context.keeping.backups();
    // Show progress without input.
    if (state.is_running || state.is_looking)
        ui.request_frame();
    const std::string told = telling::tell_backups(
        state, [&](const db::SessionId& id) { return evening_called(context, id); });
    const bool is_grave = state.failure || !state.broken.empty();
    paragraph(ui, rect, told, font, is_grave ? ui.theme().refused_text : colour);
}

} // namespace consigliere::screens
