#pragma once

#include <cstdint>

namespace consigliere::db {

/// The first thing about a stored evening that is not what was recorded. Everything that is
/// recorded carries a hash that follows from itself and from all that was recorded before it.
struct HashChainFault {
    enum class Kind : std::uint8_t {
        beginning, ///< Its game, its head, its rules or the time at which it was begun.
        seats, ///< Its id, or who sat where.
        component, ///< What it was told about components; `number` says the how many-th time.
        entry, ///< Entry `number` is another, or is not there.
        end, ///< Entries are missing behind `number`, or there are more than were recorded.
    };
    Kind kind = Kind::beginning;
    int number = 0;
    /// So many entries, from the first on, are what was recorded and judged with what was told.
    int whole = 0;

    [[nodiscard]] friend bool operator==(const HashChainFault&, const HashChainFault&) = default;
};

} // namespace consigliere::db
