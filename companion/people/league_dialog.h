#pragma once

#include "companion/frame/evening_filter.h"
#include "companion/frame/screen.h"
#include "db/archive/league.h"

#include <functional>
#include <utility>

namespace consigliere::screens {

/// Makes, changes or forgets a league.
class LeagueDialog {
public:
    /// For `Overlay::open_dialog`. `changed` is called once leagues have changed.
    LeagueDialog(const Context& context, db::League league, const FilterOffer& offer,
        std::function<void()> changed)
        : m_context(context)
        , m_league(std::move(league))
        , m_offer(offer)
        , m_changed(std::move(changed))
    {
    }
    void draw(Ui& ui);

private:
    void draw_choices(Ui& ui, Rect& rest);

    Context m_context;
    db::League m_league;
    const FilterOffer& m_offer;
    std::function<void()> m_changed;
};

} // namespace consigliere::screens
