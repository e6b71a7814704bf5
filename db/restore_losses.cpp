#include "db/restore_losses.h"

#include "db/holdings.h"

#include <algorithm>

namespace consigliere::db {

namespace {

/// Number of entries from the first one that is missing or different in the backup.
int missing_entries(const Holdings& present, const Holdings& backup, const SessionId& evening)
{
    const auto ours = present.entries.find(evening);
    if (ours == present.entries.end())
        return 0;
    const auto theirs = backup.entries.find(evening);
    if (theirs == backup.entries.end())
        return static_cast<int>(ours->second.size());
    const auto first = std::ranges::mismatch(ours->second, theirs->second).in1;
    return static_cast<int>(ours->second.end() - first);
}

std::vector<RestoreLosses::Evening> missing_evenings(
    const Holdings& present, const Holdings& backup)
{
    std::vector<RestoreLosses::Evening> evenings;
    for (const SessionSummary& evening : present.evenings) {
        const bool is_there = std::ranges::find(backup.evenings, evening.id, &SessionSummary::id)
            != backup.evenings.end();
        const int entries = missing_entries(present, backup, evening.id);
        if (!is_there || entries > 0)
            evenings.push_back({evening, entries, !is_there});
    }
    return evenings;
}

/// A tombstone is only lost if the backup still has the rule.
int missing_house_rules(const Holdings& present, const Holdings& backup)
{
    return static_cast<int>(std::ranges::count_if(present.house_rules, [&](const auto& rule) {
        const auto there = backup.house_rules.find(rule.first);
        if (there == backup.house_rules.end() || there->second.is_forgotten)
            return !rule.second.is_forgotten;
        return there->second.text != rule.second.text;
    }));
}

} // namespace

ErrorOr<RestoreLosses, NotCompared> losses(Database& present, Database& backup)
{
    const auto theirs = holdings_of(backup);
    if (theirs.is_error())
        return NotCompared{NotCompared::Whose::backup, theirs.error()};
    const auto ours = holdings_of(present);
    if (ours.is_error())
        return NotCompared{NotCompared::Whose::present, ours.error()};
    const Holdings& here = ours.value();
    const Holdings& there = theirs.value();
    return RestoreLosses{missing_evenings(here, there), count_other_details(here, there),
        count_only_in(here.people, there.people),
        count_only_in(here.same_people, there.same_people),
        count_only_in(here.learned_components, there.learned_components),
        missing_house_rules(here, there), count_only_in(here.photos, there.photos)};
}

} // namespace consigliere::db
