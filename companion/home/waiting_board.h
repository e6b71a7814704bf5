#pragma once

#include "companion/evening/past_evening.h"
#include "companion/frame/screen.h"
#include "db/archive/evening_card.h"

#include <memory>
#include <string>

namespace consigliere::screens {

/// The board of an evening that waits, as it was left: everybody finds his place again at a glance.
class WaitingBoard {
public:
    explicit WaitingBoard(Context context)
        : m_context(context)
    {
    }

    /// Draws it, or the picture of its game where the evening cannot be read.
    void draw(Ui& ui, const Rect& rect, const db::EveningCard& card);

private:
    void read(const db::EveningCard& card);

    Context m_context;
    /// The state of which evening was read: its id, and when it was written to.
    std::string m_seen;
    std::unique_ptr<PastEvening> m_evening;
};

} // namespace consigliere::screens
