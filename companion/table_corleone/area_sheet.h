#pragma once

#include "companion/table_corleone/map.h"
#include "companion/table_corleone/view.h"

#include <optional>

namespace consigliere::table_corleone {

/// Dialog with one Territory, enlarged, with its controller and dominator. Everything placed there
/// can be read from across the table.
class AreaSheet {
public:
    void open(Area territory) { m_territory = territory; }
    [[nodiscard]] bool is_open() const { return m_territory.has_value(); }
    void draw(Ui& ui, const View& view);

private:
    static void draw_facts(Ui& ui, Rect& rest, const View& view, Area territory);

    Map m_map{Map::Scope::territory};
    std::optional<Area> m_territory;
};

} // namespace consigliere::table_corleone
