#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/screen.h"
#include "db/archive/evening_card.h"

#include <memory>
#include <string>

namespace consigliere::screens {

/// Card of the unfinished evening: thumbnail board, scores and a resume button.
class WaitingCard {
public:
    explicit WaitingCard(Context context)
        : m_context(context)
    {
    }
    /// Shrinks `rect` by the height used. Returns true if tapped.
    bool draw(Ui& ui, Rect& rect, const db::EveningCard& card);

private:
    void draw_board(Ui& ui, const Rect& rect, const db::EveningCard& card);
    void read(const db::EveningCard& card);

    Context m_context;
    /// Cache key: evening id and time of the last change.
    std::string m_seen;
    std::unique_ptr<PastEvening> m_evening;
};

} // namespace consigliere::screens
