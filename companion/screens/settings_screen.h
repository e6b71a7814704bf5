#pragma once

#include "companion/screens/screen.h"

namespace consigliere::screens {

/// How the table wants the program: language, light, size, motion, what is done by itself.
class SettingsScreen final : public Screen {
public:
    explicit SettingsScreen(Context context)
        : m_context(context)
    {
    }
    void draw(widgets::Ui& ui, const widgets::Rect& rect) override;

private:
    Context m_context;
};

} // namespace consigliere::screens
