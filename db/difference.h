#pragma once

#include <cstdint>
#include <string>

namespace consigliere::db {

/// A stored value that differs when the session is replayed. The cause is a rule corrected in an
/// update of the program, or a modified file.
struct Difference {
    enum class Kind : std::uint8_t {
        verdict, ///< Another verdict for an entry.
        rules, ///< Equal verdict, other rules cited.
        ruling, ///< The stored reason of the ruling is not the one in the line.
        seats, ///< Other players.
        details, ///< An edit does not verify: `stored`.
        result, ///< The stored result is wrong, missing, or should not exist.
        /// The stored result verifies, but today's rules count differently. `stored` and `found`
        /// are equal if only its parts differ.
        counting,
    };
    Kind kind = Kind::verdict;
    /// Number of the entry; 0 for the whole session.
    int entry = 0;
    std::string stored;
    std::string found;
};

/// True if a rule correction can explain it in an evening judged by older rules.
[[nodiscard]] constexpr bool can_be_corrected_rule(Difference::Kind kind)
{
    using enum Difference::Kind;
    return kind == verdict || kind == rules || kind == counting;
}

} // namespace consigliere::db
