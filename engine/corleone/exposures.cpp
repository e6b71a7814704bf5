#include "engine/corleone/exposures.h"

#include "engine/corleone/waiting.h"

namespace consigliere::corleone {

std::vector<ledger::Exposure> exposures(
    const Position& before, const Position& after, const std::vector<Act>& acts)
{
    ledger::ExposureCount<Exposed> count;
    for (const Act& act : acts) {
        if (is_one_of<act::Opened>(act))
            count.add(Exposed::business);
        else if (is_one_of<act::JobRevealed>(act))
            count.add(Exposed::public_job);
        else if (is_one_of<act::AllyRevealed>(act))
            count.add(Exposed::ally);
        else if (is_one_of<act::Shows>(act))
            count.add(Exposed::hand);
        else if (const auto* draws = std::get_if<act::DrawsJobs>(&act))
            count.add(Exposed::drawn_job, draws->count);
        else if (const auto* lays = std::get_if<act::LaysUnnamed>(&act)) {
            count.add(Exposed::public_job, lays->jobs);
            count.add(Exposed::ally, lays->allies);
        }
    }
    if (lays_bids(before) && !lays_bids(after))
        count.add(Exposed::bid, static_cast<int>(before.seats.size()));
    return count.exposures();
}

} // namespace consigliere::corleone
