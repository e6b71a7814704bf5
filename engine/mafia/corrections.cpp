// `table corrects:` and acts done by hand for a card: applies the acts listed in the line.

#include "engine/mafia/judging.h"

namespace consigliere::mafia {

void do_by_hand(Judging& judging, const std::vector<Act>& acts)
{
    for (const Act& act : acts) {
        if (judging.is_impossible())
            return;
        judging.perform(act);
        if (const auto* placed = std::get_if<act::Places>(&act); placed && !judging.is_impossible())
            end_by_piece(judging, placed->figure);
    }
}

void judge(Judging& judging, const Correct& move)
{
    for (const Act& act : move.acts) {
        if (!judging.is_impossible())
            judging.perform(act);
    }
}

} // namespace consigliere::mafia
