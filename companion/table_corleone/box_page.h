#pragma once

#include "companion/desk/box_page.h"
#include "companion/desk/contents.h"
#include "companion/table_corleone/component_form.h"

#include <optional>
#include <string>

namespace consigliere::table_corleone {

/// Page with the learned components of Corleone's Empire. Counts what is described, kind by kind;
/// each component can be viewed, edited or forgotten.
class BoxPage final : public desk::BoxPage {
public:
    explicit BoxPage(desk::BoxKeeper& keeper);

    void draw(Ui& ui, const Rect& rect) override;
    [[nodiscard]] bool has_dialog() const override;
    void draw_dialog(Ui& ui) override;
    void reload() override;

private:
    enum class Kind : std::uint8_t { tiles, printed, jobs, allies, spaces };
    static constexpr int kind_count = 5;

    void draw_kinds(Ui& ui, Rect& rect);
    void draw_list(Ui& ui, const Rect& rect);
    void draw_businesses(Ui& ui, Rect& rest, Kind kind);
    /// Buttons for components that are not described yet.
    [[nodiscard]] desk::Contents offers();
    void draw_spaces(Ui& ui, Rect& rest);
    /// Row of one component: card, "edit" button, "forget" button if it was learned.
    template <typename DrawCard>
    void draw_row(
        Ui& ui, Rect& rest, float height, const ComponentDraft& draft, const DrawCard& draw_card);
    void draw_question(Ui& ui);
    [[nodiscard]] bool is_learned(const ComponentDraft& draft) const;
    [[nodiscard]] std::string count_of(Kind kind) const;

    desk::BoxKeeper& m_keeper;
    Components m_components;
    /// Only what tables described, without what the books print.
    Components m_learned;
    Kind m_kind = Kind::tiles;
    ComponentForm m_form;
    /// Component to forget once the dialog is confirmed.
    std::optional<ComponentDraft> m_forgetting;
};

} // namespace consigliere::table_corleone
