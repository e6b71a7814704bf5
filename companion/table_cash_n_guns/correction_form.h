#pragma once

#include "companion/desk/act_list_form.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/act.h"

#include <string>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// Corrections by hand: a list of acts that the table records as one line.
class CorrectionForm final : public desk::ActListForm<const View, Act> {
public:
    using ActListForm::open;

private:
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<std::string> kinds() const override;
    [[nodiscard]] std::string tell(const View& view, const Act& act) const override;
    void begin(int kind) override;
    void draw_choices(Ui& ui, Rect& rect, const View& view) override;
    [[nodiscard]] bool is_complete() const override;
    [[nodiscard]] Act finished() const override;
    void write_down(const View& view, const std::vector<Act>& acts) const override;

    void draw_loot(Ui& ui, Rect& rect, const View& view);
    void draw_places(Ui& ui, Rect& rect, const View& view, std::string_view id, LootPlace& place);

    std::size_t m_kind = 0;
    Player m_player{};
    LootPlace m_from = LootPlace::table();
    LootPlace m_to = LootPlace::box();
    Loot m_loot;
};

} // namespace consigliere::table_cash_n_guns
