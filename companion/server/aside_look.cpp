#include "companion/server/aside_look.h"

#include <imgui.h>

namespace consigliere::server {

AsideLook::AsideLook()
    : m_context(ImGui::CreateContext())
    , m_ui(widgets::theme_called(widgets::ThemeName::dark), m_fonts)
{
    ImGui::SetCurrentContext(m_context);
    ImGui::GetIO().IniFilename = nullptr;
    widgets::set_scale(1);
    m_fonts.load(1);
}

AsideLook::~AsideLook()
{
    ImGui::DestroyContext(m_context);
}

bool AsideLook::load_missing_letters()
{
    if (!m_fonts.wants_more())
        return false;
    m_fonts.load(1);
    return true;
}

} // namespace consigliere::server
