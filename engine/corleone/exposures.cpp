#include "engine/corleone/exposures.h"

#include "engine/corleone/waiting.h"

namespace consigliere::corleone {

namespace {

using Count = ledger::ExposureCount<Exposed>;

void add(Count&, const auto&) { }
void add(Count& count, const act::Opened&)
{
    count.add(Exposed::business);
}
void add(Count& count, const act::JobRevealed&)
{
    count.add(Exposed::public_job);
}
void add(Count& count, const act::AllyRevealed&)
{
    count.add(Exposed::ally);
}
void add(Count& count, const act::LaysUnnamed& lays)
{
    count.add(Exposed::public_job, lays.jobs);
    count.add(Exposed::ally, lays.allies);
}
void add(Count& count, const act::DrawsJobs& draws)
{
    count.add(Exposed::drawn_job, draws.count);
}
void add(Count& count, const act::Shows&)
{
    count.add(Exposed::hand);
}

} // namespace

std::vector<ledger::Exposure> exposures(
    const Position& before, const Position& after, const std::vector<Act>& acts)
{
    Count count;
    for (const Act& act : acts)
        std::visit([&count](const auto& any) { add(count, any); }, act);
    if (lays_bids(before) && !lays_bids(after))
        count.add(Exposed::bid, static_cast<int>(before.seats.size()));
    return count.exposures();
}

} // namespace consigliere::corleone
