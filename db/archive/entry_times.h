#pragma once

#include "db/details.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// When the entries of an evening were made, and how long it was really played.
namespace consigliere::db {

/// A longer time without any entry is a pause, too, and does not count.
inline constexpr std::int64_t longest_pause = std::int64_t{20} * 60 * 1000;

/// Milliseconds since 1970 of a time in the form of `now()`; nothing if it is none.
[[nodiscard]] std::optional<std::int64_t> milliseconds_of(std::string_view time);

/// The pauses that a table has told of, as stretches of time.
class Rests {
public:
    Rests() = default;
    /// `times` are those of the entries: with the next of them, a pause that nobody ended is over.
    Rests(const Pauses& pauses, const std::vector<std::string>& times);

    /// How much of a stretch they take.
    [[nodiscard]] std::int64_t within(std::int64_t from, std::int64_t until) const;

private:
    struct Stretch {
        std::int64_t from = 0;
        std::int64_t until = 0;
    };
    /// In their order, and none reaches into another.
    std::vector<Stretch> m_stretches;
};

class EntryTimes {
public:
    explicit EntryTimes(const std::vector<std::string>& times, const Pauses& pauses = {});

    /// Whether the times are those at which people played. An evening that was taken in from a
    /// record has all its entries at one moment.
    [[nodiscard]] bool are_known() const { return m_are_known; }
    /// How long after the entry before it this one was made, without the pauses that the table told
    /// of; 0 for the first, and when even that is too long.
    [[nodiscard]] std::int64_t taken(int entry) const;
    /// How long it was paused before an entry, 0 if it was not.
    [[nodiscard]] std::int64_t pause(int entry) const;
    [[nodiscard]] std::int64_t played() const { return m_played; }
    [[nodiscard]] std::int64_t skipped() const { return m_skipped; }
    /// Milliseconds since the first entry, without the pauses.
    [[nodiscard]] std::vector<std::int64_t> since_first() const;

private:
    /// Before each entry: all of the time, and what of it was played.
    std::vector<std::int64_t> m_steps;
    std::vector<std::int64_t> m_taken;
    std::int64_t m_played = 0;
    std::int64_t m_skipped = 0;
    bool m_are_known = false;
};

} // namespace consigliere::db
