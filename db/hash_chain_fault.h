#pragma once

#include <cstdint>

namespace consigliere::db {

/// The first part of a stored evening that does not verify against its hash chain.
struct HashChainFault {
    enum class Kind : std::uint8_t {
        beginning, ///< Game, head, rules version or start time.
        seats, ///< Id or seating.
        component, ///< Component update; `number` counts from 1.
        entry, ///< Entry `number` is changed or missing.
        end, ///< Entries after `number` are missing, or there are more than recorded.
    };
    Kind kind = Kind::beginning;
    int number = 0;
    /// Number of entries, from the first, that verify with the components they were judged by.
    int whole = 0;

    [[nodiscard]] friend bool operator==(const HashChainFault&, const HashChainFault&) = default;
};

} // namespace consigliere::db
