#pragma once

#include "companion/table_cash_n_guns/view.h"
#include "engine/cash_n_guns/act.h"

#include <optional>
#include <vector>

namespace consigliere::table_cash_n_guns {

/// The form for corrections by hand: acts are put together one by one and recorded as one line.
class CorrectionForm {
public:
    void open();
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void draw(Ui& ui, const View& view);

private:
    enum class Kind : std::uint8_t { loot, wound, heal, desk, out, back };
    static constexpr int kind_count = 6;

    void draw_kinds(Ui& ui, Rect rect);
    void draw_details(Ui& ui, Rect rect, const View& view);
    void draw_places(
        Ui& ui, Rect& rect, const View& view, std::string_view id, cash_n_guns::LootPlace& place);
    [[nodiscard]] cash_n_guns::Act finished_act() const;
    [[nodiscard]] bool is_complete() const;

    bool m_is_open = false;
    std::vector<cash_n_guns::Act> m_acts;
    std::optional<Kind> m_kind;
    cash_n_guns::Player m_player{};
    cash_n_guns::LootPlace m_from = cash_n_guns::LootPlace::table();
    cash_n_guns::LootPlace m_to = cash_n_guns::LootPlace::box();
    cash_n_guns::Loot m_loot;
};

} // namespace consigliere::table_cash_n_guns
