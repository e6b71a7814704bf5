#pragma once

#include "companion/widgets/ui.h"

struct ImGuiContext;

namespace consigliere::server {

/// Fonts and theme for drawing without a window. Its ImGui context is the current one.
class AsideLook {
public:
    AsideLook();
    AsideLook(const AsideLook&) = delete;
    AsideLook& operator=(const AsideLook&) = delete;
    ~AsideLook();

    [[nodiscard]] const widgets::Canvas& canvas() const { return m_ui; }
    /// Loads letters that were drawn and are missing. Returns true if there were any.
    [[nodiscard]] bool load_missing_letters();

private:
    ImGuiContext* m_context;
    widgets::Fonts m_fonts;
    widgets::Ui m_ui;
};

} // namespace consigliere::server
