#include "companion/table_corleone/box_knowledge.h"

namespace consigliere::table_corleone {

bool is_told(const Job& job)
{
    return job.colour && job.cost && job.reward && job.effect;
}

int known_jobs(const Components& components)
{
    int known = 0;
    for (const Job& job : components.jobs())
        known += is_told(job) ? job.copies.value_or(1) : 0;
    return known;
}

} // namespace consigliere::table_corleone
