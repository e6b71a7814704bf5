#include "engine/cash_n_guns/exposures.h"

namespace consigliere::cash_n_guns {

std::vector<ledger::Exposure> exposures(
    const Position& before, const Position& after, const std::vector<Act>& acts)
{
    using Kind = LootPlace::Kind;
    ledger::ExposureCount<Exposed> count;
    for (const Act& act : acts) {
        if (const auto* reveals = std::get_if<act::Reveals>(&act))
            count.add(Exposed::loot, reveals->loot.total());
        else if (is_one_of<act::Aims, act::IsSlow>(act))
            count.add(Exposed::aim);
        else if (is_one_of<act::LiesDown>(act))
            count.add(Exposed::courage);
        else if (is_one_of<act::Shows, act::TurnsUp>(act))
            count.add(Exposed::bullet);
        else if (is_one_of<act::SwapsBullet>(act))
            count.add(Exposed::hand);
        else if (is_one_of<act::FindsNoBang>(act))
            count.add(Exposed::discards);
        else if (const auto* gives = std::get_if<act::Gives>(&act); gives
                 && gives->to.kind == Kind::player
                 && (gives->from.kind == Kind::player || gives->from.kind == Kind::deck))
            count.add(Exposed::taken, gives->loot.total());
    }
    if (before.phase != Phase::end && after.phase == Phase::end)
        count.add(Exposed::count);
    return count.exposures();
}

} // namespace consigliere::cash_n_guns
