// `table corrects:` and `uses by-hand:`: acts that the table lists.

#include "engine/corleone/flow.h"

namespace consigliere::corleone {

namespace {

/// Named Jobs that leave a hand are revealed first.
struct NamedJobs {
    Judging& judging;

    void operator()(const act::Loses& act) const
    {
        show_named_jobs(judging, act.family, act.cards);
    }
    void operator()(const act::Gives& act) const
    {
        show_named_jobs(judging, act.family, act.cards);
    }
    void operator()(const act::Banks& act) const
    {
        show_named_jobs(judging, act.family, act.cards);
    }
    template <typename Other>
    void operator()(const Other&) const
    {
    }
};

} // namespace

void do_acts(Judging& judging, const std::vector<Act>& acts)
{
    for (const Act& act : acts) {
        std::visit(NamedJobs{judging}, act);
        if (!judging.is_impossible())
            judging.perform(act);
    }
}

void judge(Judging& judging, const Correct& move)
{
    do_acts(judging, move.acts);
}

} // namespace consigliere::corleone
