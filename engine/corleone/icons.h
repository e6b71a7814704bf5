#pragma once

#include "engine/corleone/judging.h"
#include "engine/corleone/possible.h"

#include <optional>

// Due abilities (p. 14-18, 27): who may still use which, and which lapse.
namespace consigliere::corleone {

/// Returns true if `known` are all abilities with this choice. Static assertions use it where their
/// effects are implemented, so that a new ability is not overlooked.
template <typename... Known>
[[nodiscard]] constexpr bool are_all_that_choose(Choice choice, Known... known)
{
    std::size_t count = 0;
    for (const Icon icon : all_of<Icon>)
        count += row_of(icon).choice == choice ? 1U : 0U;
    return count == sizeof...(known) && ((row_of(known).choice == choice) && ...);
}

/// Makes the printed abilities due for a Family. With nullopt, any printed ability may be used,
/// unverified. Board tracking omits abilities that only move cards.
void add_due(Judging& judging, Family family, const std::optional<Icons>& icons);

/// The reward of a Job as icons; nullopt if unknown.
[[nodiscard]] std::optional<Icons> money_of(const Job& job);

/// Removes one due ability. Objects, citing the rule, if it is not due.
void take_due(Judging& judging, Family family, Icon icon);

/// Lets an unusable due ability lapse. It stays listed: later use is refused with the reason.
void lose_due(Judging& judging, const DueIcon& lost);

/// Objects to `collects` if nothing is due, citing the rule.
void object_to_collecting(Judging& judging, Family family);
/// Returns true if the source prints this icon.
[[nodiscard]] bool source_prints(
    const Position& position, const Components& components, const Source& source, Icon icon);
/// For a ruling: collects what needs no choice from the last action's source, as if due.
void collect_from_source(Judging& judging, Family family);

/// Lets a Family's due abilities lapse if none of them can be used.
void drop_unusable(Judging& judging);

[[nodiscard]] Possibility can_be_used(
    const Position& position, const Components& components, DueIcon due);

/// Returns true if abilities are due but none is certainly usable: the Mayor's, while no free space
/// is known. The table may continue without declining them.
[[nodiscard]] bool is_due_uncertain(const Position& position, const Components& components);
/// Lets those abilities lapse and advances.
void pass_over_uncertain(Judging& judging);

/// Returns the money card that an icon brings now: its value, or the next lower one with cards left
/// (18.money-out). nullopt if there is none.
[[nodiscard]] std::optional<Bill> available_bill(const Position& position, Bill bill);

void use_plain_icon(Judging& judging, Family family, Icon icon);

} // namespace consigliere::corleone
