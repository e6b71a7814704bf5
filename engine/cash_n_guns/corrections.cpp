/// `table corrects:`: acts that the table lists itself.

#include "engine/cash_n_guns/judging.h"

namespace consigliere::cash_n_guns {

void judge(Judging& judging, const Correct& move)
{
    for (const Act& act : move.acts) {
        if (!judging.is_impossible())
            judging.does(act);
    }
}

} // namespace consigliere::cash_n_guns
