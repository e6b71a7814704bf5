#pragma once

#include "engine/ledger/evening.h"
#include "engine/ledger/exposure.h"

#include <memory>
#include <vector>

namespace consigliere::ledger {

/// Operations on evenings of one game, for callers that know no game. Used for what-if and
/// amendments. A copy is a full evening; recording on it does not affect the original.
struct EveningOps {
    /// Deep copy with all entries and components. The evening must be of the same game.
    std::unique_ptr<Evening> (*copy)(const Evening& evening);
    /// The evening that an audience knows: its entries with what is hidden left unknown.
    std::unique_ptr<Evening> (*known_to)(const Evening& evening, Audience audience);
    bool (*acts_alike)(const Evening& left, int left_entry, const Evening& right, int right_entry);
    /// What later entries revealed, including entries that were undone.
    std::vector<Exposure> (*exposures_since)(const Evening& evening, int entry);
    /// Names of `Exposure::kind`, by index.
    std::vector<WordAndName> (*exposures_named)();
};

/// Returns a copy rewound to an entry; 0 is the start.
[[nodiscard]] inline std::unique_ptr<Evening> copy_back_to(
    const Evening& evening, const EveningOps& copying, int entry)
{
    std::unique_ptr<Evening> copied = copying.copy(evening);
    copied->record(undo_line(entry));
    return copied;
}

namespace copying {

template <typename Game>
const Timeline<Game>& timeline_of(const Evening& evening)
{
    return static_cast<const EveningOf<Game>&>(evening).timeline();
}

template <typename Game>
std::unique_ptr<Evening> copy(const Evening& evening)
{
    return std::make_unique<EveningOf<Game>>(timeline_of<Game>(evening));
}

template <typename Game>
std::unique_ptr<Evening> known_to(const Evening& evening, Audience audience)
{
    return std::make_unique<EveningOf<Game>>(
        static_cast<const EveningOf<Game>&>(evening).observed(audience)->known());
}

template <typename Game>
bool acts_alike(const Evening& left, int left_entry, const Evening& right, int right_entry)
{
    return timeline_of<Game>(left).acts_of(left_entry)
        == timeline_of<Game>(right).acts_of(right_entry);
}

template <typename Game, auto& exposures>
std::vector<Exposure> exposures_since(const Evening& evening, int entry)
{
    const Timeline<Game>& timeline = timeline_of<Game>(evening);
    std::vector<Exposure> found;
    for (int number = entry + 1; number <= timeline.history().size(); ++number) {
        const Entry& later = timeline.history().entry(number);
        if (later.kind != Entry::Kind::move || !is_applied(later.verdict))
            continue;
        for (Exposure exposure : exposures(timeline.position_after(number - 1),
                 timeline.position_after(number), timeline.acts_of(number))) {
            exposure.entry = number;
            found.push_back(exposure);
        }
    }
    return found;
}

} // namespace copying

/// Builds the EveningOps of a game. `exposures(before, after, acts)` returns what one entry
/// reveals, without its number; `Exposed` enumerates the kinds.
template <typename Game, auto& exposures, Enumerated Exposed>
[[nodiscard]] constexpr EveningOps copying_of()
{
    return {copying::copy<Game>, copying::known_to<Game>, copying::acts_alike<Game>,
        copying::exposures_since<Game, exposures>, [] { return named_values<Exposed>(); }};
}

} // namespace consigliere::ledger
