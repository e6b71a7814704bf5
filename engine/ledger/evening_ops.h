#pragma once

#include "engine/ledger/evening.h"
#include "engine/ledger/exposure.h"

#include <memory>
#include <vector>

namespace consigliere::ledger {

/// What a game gives so that things can be tried on copies of its evenings: what if, and what would
/// follow if an entry of long ago had been another. A copy is an evening like every other; what is
/// recorded on it happens nowhere else. Two evenings are told apart here without knowing the game.
struct EveningOps {
    /// The evening as it stands, with all its entries and all that it knows of the components.
    std::unique_ptr<Evening> (*copy)(const Evening& evening);
    /// Whether two entries, of one evening and of a copy of it, did the same with their hands.
    bool (*acts_alike)(const Evening& left, int left_entry, const Evening& right, int right_entry);
    /// What has been opened by the entries behind this one, also by those that were undone since.
    std::vector<Exposure> (*exposures_since)(const Evening& evening, int entry);
    /// What the kinds of exposures are called.
    std::vector<WordAndName> (*exposures_named)();
};

/// A copy that stands where the evening stood after an entry, 0 for its beginning.
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

/// The Copying of a game. `exposures(before, after, acts)` gives what one entry has opened, without
/// its number, and `Exposed` are the kinds of it.
template <typename Game, auto& exposures, Enumerated Exposed>
[[nodiscard]] constexpr EveningOps copying_of()
{
    return {copying::copy<Game>, copying::acts_alike<Game>,
        copying::exposures_since<Game, exposures>, [] { return named_values<Exposed>(); }};
}

} // namespace consigliere::ledger
