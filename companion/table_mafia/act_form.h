#pragma once

#include "companion/desk/act_list_form.h"
#include "companion/table_mafia/act_draft.h"
#include "companion/table_mafia/panel.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::table_mafia {

/// Form for acts by hand: corrections, and effects of cards that players carry out.
class ActForm : public desk::ActListForm<const View, Act> {
private:
    [[nodiscard]] std::vector<std::string> kinds() const override;
    [[nodiscard]] std::string tell(const View& view, const Act& act) const override;
    void begin(int kind) override;
    void draw_choices(Ui& ui, Rect& rect, const View& view) override;
    [[nodiscard]] bool is_complete() const override;
    [[nodiscard]] Act finished() const override;

    void add_party(
        Contents& form, std::string_view id, std::optional<Figure>& figure, bool& is_bank);
    void add_post(Contents& form);
    void add_field(Contents& form, const View& view);
    void add_card(Contents& form);

    ActDraft m_draft;
};

class CorrectionForm final : public ActForm {
public:
    using ActListForm::open;

private:
    [[nodiscard]] std::string title() const override;
    void write_down(const View& view, const std::vector<Act>& acts) const override;
};

/// Form for the effect of a card; the list of acts may be empty.
class CardActForm final : public ActForm {
public:
    void open_for(Card card);
    /// Returns and clears the finished list; nullopt until it is confirmed.
    [[nodiscard]] std::optional<std::vector<Act>> take_finished()
    {
        return std::exchange(m_finished, std::nullopt);
    }

private:
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] bool may_be_empty(const View&) const override { return true; }
    void write_down(const View& view, const std::vector<Act>& acts) const override;

    Card m_card;
    /// Result, fetched by the owner of the form after draw(), which is const.
    mutable std::optional<std::vector<Act>> m_finished;
};

} // namespace consigliere::table_mafia
