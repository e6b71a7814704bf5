#include "engine/cash_n_guns/exposures.h"

namespace consigliere::cash_n_guns {

namespace {

using Count = ledger::ExposureCount<Exposed>;

void add(Count&, const auto&) { }
void add(Count& count, const act::Reveals& reveals)
{
    count.add(Exposed::loot, reveals.loot.total());
}
void add(Count& count, const act::Aims&)
{
    count.add(Exposed::aim);
}
void add(Count& count, const act::IsSlow&)
{
    count.add(Exposed::aim);
}
void add(Count& count, const act::LiesDown&)
{
    count.add(Exposed::courage);
}
void add(Count& count, const act::Shows&)
{
    count.add(Exposed::bullet);
}
void add(Count& count, const act::TurnsUp&)
{
    count.add(Exposed::bullet);
}
void add(Count& count, const act::SwapsBullet&)
{
    count.add(Exposed::hand);
}
void add(Count& count, const act::Gives& gives)
{
    using Kind = LootPlace::Kind;
    const bool is_out_of_sight = gives.from.kind == Kind::player || gives.from.kind == Kind::deck;
    if (is_out_of_sight && gives.to.kind == Kind::player)
        count.add(Exposed::taken, gives.loot.total());
}
void add(Count& count, const act::FindsNoBang&)
{
    count.add(Exposed::discards);
}

} // namespace

std::vector<ledger::Exposure> exposures(
    const Position& before, const Position& after, const std::vector<Act>& acts)
{
    Count count;
    for (const Act& act : acts)
        std::visit([&count](const auto& any) { add(count, any); }, act);
    if (before.phase != Phase::end && after.phase == Phase::end)
        count.add(Exposed::count);
    return count.exposures();
}

} // namespace consigliere::cash_n_guns
