#pragma once

#include "db/details.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// When the entries of an evening were made, and how long it was really played.
namespace consigliere::db {

/// A longer interval without entries counts as a pause. In milliseconds.
inline constexpr std::int64_t longest_pause = std::int64_t{20} * 60 * 1000;

/// Parses a time in the form of `now()` to Unix milliseconds; nullopt if invalid.
[[nodiscard]] std::optional<std::int64_t> milliseconds_of(std::string_view time);

/// The pauses announced by the table, as disjoint time intervals.
class Rests {
public:
    Rests() = default;
    /// `times`: those of the entries. An open pause ends at the next of them.
    Rests(const Pauses& pauses, const std::vector<std::string>& times);

    /// Milliseconds of the interval [from, until) covered by pauses.
    [[nodiscard]] std::int64_t within(std::int64_t from, std::int64_t until) const;

private:
    struct Stretch {
        std::int64_t from = 0;
        std::int64_t until = 0;
    };
    /// Sorted and disjoint.
    std::vector<Stretch> m_stretches;
};

class EntryTimes {
public:
    explicit EntryTimes(const std::vector<std::string>& times, const Pauses& pauses = {});

    /// False if the times are not those of play: an imported record may give all entries one time.
    [[nodiscard]] bool are_known() const { return m_are_known; }
    /// Milliseconds since the previous entry, without announced pauses; 0 for the first entry or if
    /// longer than `longest_pause`.
    [[nodiscard]] std::int64_t taken(int entry) const;
    /// Milliseconds of pause before an entry; 0 if there was none.
    [[nodiscard]] std::int64_t pause(int entry) const;
    [[nodiscard]] std::int64_t played() const { return m_played; }
    [[nodiscard]] std::int64_t skipped() const { return m_skipped; }
    /// Milliseconds from the first entry to each entry, without pauses.
    [[nodiscard]] std::vector<std::int64_t> since_first() const;

private:
    /// For each entry: the whole interval before it, and the part that was played.
    std::vector<std::int64_t> m_steps;
    std::vector<std::int64_t> m_taken;
    std::int64_t m_played = 0;
    std::int64_t m_skipped = 0;
    bool m_are_known = false;
};

} // namespace consigliere::db
