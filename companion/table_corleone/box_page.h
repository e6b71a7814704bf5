#pragma once

#include "companion/desk/box_page.h"
#include "companion/desk/contents.h"
#include "companion/table_corleone/component_form.h"

#include <optional>
#include <string>

namespace consigliere::table_corleone {

/// The learned box of Corleone's Empire: how much of it the table has told, kind by kind, and every
/// component to be looked at, told better, or forgotten.
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
    /// What can be described that nobody has told of.
    [[nodiscard]] desk::Contents offers();
    void draw_spaces(Ui& ui, Rect& rest);
    /// The row of one component: the card, a button to edit, and one to forget what was learned.
    template <typename DrawCard>
    void draw_row(
        Ui& ui, Rect& rest, float height, const ComponentDraft& draft, const DrawCard& draw_card);
    void draw_question(Ui& ui);
    [[nodiscard]] bool is_learned(const ComponentDraft& draft) const;
    [[nodiscard]] std::string count_of(Kind kind) const;

    desk::BoxKeeper& m_keeper;
    Components m_components;
    /// Only what tables have told, without what the books print.
    Components m_learned;
    Kind m_kind = Kind::tiles;
    ComponentForm m_form;
    /// What is to be forgotten once the table has said so.
    std::optional<ComponentDraft> m_forgetting;
};

} // namespace consigliere::table_corleone
