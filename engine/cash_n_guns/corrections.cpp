// `table corrects:`: applies the acts listed in the line.

#include "engine/cash_n_guns/judging.h"

namespace consigliere::cash_n_guns {

void judge(Judging& judging, const Correct& move)
{
    for (const Act& act : move.acts) {
        if (judging.is_impossible())
            continue;
        judging.perform(act);
        // A wound recorded by mistake was never suffered, so it must not count as healed (A14).
        const act::LosesWound* mistaken = std::get_if<act::LosesWound>(&act);
        if (mistaken != nullptr && !judging.is_impossible())
            --judging.position().of(mistaken->player).wounds_suffered;
    }
}

} // namespace consigliere::cash_n_guns
