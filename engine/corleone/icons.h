#pragma once

#include "engine/corleone/judging.h"
#include "engine/corleone/possible.h"

#include <optional>

/// The abilities that are due (p. 14-18, 27): who may still use what, and what falls away.
namespace consigliere::corleone {

/// Whether these are all abilities that let somebody choose this: where it is written what they do,
/// a new one must not pass for another.
template <typename... Known>
[[nodiscard]] constexpr bool are_all_that_choose(Choice choice, Known... known)
{
    std::size_t count = 0;
    for (const Icon icon : all_of<Icon>)
        count += row_of(icon).choice == choice ? 1U : 0U;
    return count == sizeof...(known) && ((row_of(known).choice == choice) && ...);
}

/// Makes the printed abilities of something due for a Family, or, where nobody has described it,
/// whatever may be printed there. Board tracking leaves out what only moves cards.
void add_due(Judging& judging, Family family, const std::optional<Icons>& icons);

/// The money that a Job pays, as icons; nothing if nobody has told.
[[nodiscard]] std::optional<Icons> money_of(const Job& job);

/// Takes one ability from what is due. Objects, with the rule that says why, if it is not due.
void take_due(Judging& judging, Family family, Icon icon);

/// Lets one ability that is due fall away, because it cannot be used. Whoever still wants it is
/// told why.
void lose_due(Judging& judging, const DueIcon& lost);

/// Objects to collecting where nothing is due, with the rule that says why not.
void object_to_collecting(Judging& judging, Family family);
/// Whether something from which abilities come prints this one at all.
[[nodiscard]] bool source_prints(
    const Position& position, const Components& components, const Source& source, Icon icon);
/// Collects what needs no choice of all that the last action's source prints, as if it were due:
/// that is what a table does that rules so.
void collect_from_source(Judging& judging, Family family);

/// Lets abilities fall away when a Family has only such left that it cannot use.
void drop_unusable(Judging& judging);

[[nodiscard]] Possibility can_be_used(
    const Position& position, const Components& components, DueIcon due);

/// Whether abilities are due, but none that can be used for certain: the Mayor's, when no space is
/// known to be free. The table need not say that it could not use them.
[[nodiscard]] bool is_due_uncertain(const Position& position, const Components& components);
/// Lets those fall away and goes on.
void pass_over_uncertain(Judging& judging);

/// The money card that this icon brings now: its own value, or the nearest lower one whose pile
/// is not empty (18.money-out).
[[nodiscard]] std::optional<Bill> available_bill(const Position& position, Bill bill);

/// Money, a good or the Horse Head: what an icon brings that needs no choice.
void use_plain_icon(Judging& judging, Family family, Icon icon);

} // namespace consigliere::corleone
