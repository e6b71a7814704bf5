#pragma once

#include "companion/frame/evening_filter.h"
#include "companion/frame/screen.h"
#include "db/archive/league.h"

#include <optional>

namespace consigliere::screens {

/// Makes, changes or forgets a league.
class LeagueDialog {
public:
    void open(const db::League& league) { m_league = league; }
    [[nodiscard]] bool is_open() const { return m_league.has_value(); }
    /// Returns true if leagues have changed.
    [[nodiscard]] bool draw(
        Ui& ui, const Context& context, const FilterOffer& offer, Notice& notice);

private:
    void draw_choices(Ui& ui, Rect& rest, const FilterOffer& offer);

    std::optional<db::League> m_league;
};

} // namespace consigliere::screens
