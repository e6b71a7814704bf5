#include "engine/ledger/undone_entries.h"

namespace consigliere::ledger {

namespace {

/// The last entry in effect right after this one was recorded.
int head_after(const History& history, int entry)
{
    return history.read_step(undo_line(entry))->follows;
}

} // namespace

std::vector<int> taken_back(const History& history, int from, int to)
{
    from = head_after(history, from);
    to = head_after(history, to);
    // Parents have smaller numbers, so step back the larger of the two until they meet.
    std::vector<int> taken;
    while (from != to) {
        if (from > to) {
            taken.push_back(from);
            from = history.entry(from).follows;
        } else {
            to = history.entry(to).follows;
        }
    }
    return taken;
}

} // namespace consigliere::ledger
