#pragma once

#include "companion/desk/act_list_form.h"
#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/act.h"

#include <string>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// Corrections by hand.
class CorrectionForm final : public desk::ActListForm<const View, cash_n_guns::Act> {
public:
    using ActListForm::open;

private:
    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<std::string> kinds() const override;
    [[nodiscard]] std::string tell(const View& view, const cash_n_guns::Act& act) const override;
    void begin(int kind) override;
    void draw_choices(Ui& ui, Rect& rect, const View& view) override;
    [[nodiscard]] bool is_complete() const override;
    [[nodiscard]] cash_n_guns::Act finished() const override;
    void write_down(const View& view, const std::vector<cash_n_guns::Act>& acts) const override;

    void draw_loot(Ui& ui, Rect& rect, const View& view);
    void draw_places(
        Ui& ui, Rect& rect, const View& view, std::string_view id, cash_n_guns::LootPlace& place);

    std::size_t m_kind = 0;
    cash_n_guns::Player m_player{};
    cash_n_guns::LootPlace m_from = cash_n_guns::LootPlace::table();
    cash_n_guns::LootPlace m_to = cash_n_guns::LootPlace::box();
    cash_n_guns::Loot m_loot;
};

} // namespace consigliere::table_cash_n_guns
