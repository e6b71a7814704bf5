#pragma once

#include "companion/frame/screen.h"

namespace consigliere::screens {

/// The club in the settings: pairing by a code, typed, pasted or held before the camera; what went
/// over last, and when; sending and fetching now.
class ClubSection {
public:
    explicit ClubSection(Context context)
        : m_context(context)
    {
    }
    void draw(Ui& ui, Rect& list);

private:
    void draw_paired(Ui& ui, Rect& list);
    void ask_to_leave();

    Context m_context;
};

} // namespace consigliere::screens
