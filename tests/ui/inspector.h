#pragma once

#include "companion/widgets/ui.h"
#include "tests/ui/english_left.h"

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace consigliere::test {

/// Looks at every frame with the strictest eye: targets large enough and apart, no text shortened,
/// nothing outside the display, nothing dead that does not say why, nothing without a name for
/// people who hear it, letters that stand out from their ground, no English in another language. It
/// collects what it finds, so that one run names everything.
class Inspector {
public:
    /// Looks at the frame that ImGui has just rendered. `scene` says in which language, light and
    /// size it was drawn.
    void look(const widgets::Ui& ui, const ImDrawData& drawing, const std::string& scene);

    [[nodiscard]] const std::set<std::string>& complaints() const { return m_complaints; }
    [[nodiscard]] int frames() const { return m_frames; }
    /// The different screens and states that were seen, told apart by their targets.
    [[nodiscard]] int states() const { return static_cast<int>(m_states.size()); }
    /// All complaints, one in a line.
    [[nodiscard]] std::string report() const;
    /// Letters are compared with their ground in every so many-th new state only: painting takes a
    /// hundred times as long as drawing.
    void paint_each(int states) { m_states_for_each_painted = states; }
    /// Pictures of new states go into this folder, for people to look at; none when it is empty.
    void keep_pictures(const std::filesystem::path& folder) { m_pictures = folder; }

private:
    void look_at_targets(const widgets::Ui& ui);
    void listen_to_targets(const widgets::Ui& ui);
    void look_at_texts(const widgets::Ui& ui, const ImDrawData& drawing);
    void look_at_contrast(const widgets::Ui& ui, const ImDrawData& drawing);
    void complain(std::string_view what);

    std::set<std::string> m_complaints;
    EnglishLeft m_english;
    /// Of the frame before: the one in which the language changes is still in the old one.
    language::Language m_language;
    std::set<std::string> m_states;
    std::filesystem::path m_pictures;
    std::string m_scene;
    int m_frames = 0;
    int m_states_for_each_painted = 3;
};

} // namespace consigliere::test
