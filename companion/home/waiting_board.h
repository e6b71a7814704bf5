#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/screen.h"
#include "db/archive/evening_card.h"

#include <memory>
#include <string>

namespace consigliere::screens {

/// Thumbnail board of an unfinished evening.
class WaitingBoard {
public:
    explicit WaitingBoard(Context context)
        : m_context(context)
    {
    }

    /// Draws the board; the picture of its game if the evening cannot be read.
    void draw(Ui& ui, const Rect& rect, const db::EveningCard& card);

private:
    void read(const db::EveningCard& card);

    Context m_context;
    /// Cache key: evening id and time of the last change.
    std::string m_seen;
    std::unique_ptr<PastEvening> m_evening;
};

} // namespace consigliere::screens
