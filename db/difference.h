#pragma once

#include <cstdint>
#include <string>

namespace consigliere::db {

/// Something that is stored about a session and comes out otherwise when it is played again. After
/// an update of the program this may be a corrected rule; otherwise somebody has changed the file.
struct Difference {
    enum class Kind : std::uint8_t {
        verdict, ///< An entry is judged otherwise.
        rules, ///< Its verdict is the same, but for other rules.
        ruling, ///< The reason of the table's ruling is not the one in the line.
        seats, ///< The players are others.
        details, ///< What is said of the evening is not what was written: `stored`.
        result, ///< The result is another, is missing, or should not be there.
        /// The result is what was written, and today's rules count it otherwise than those of then;
        /// `stored` and `found` are the same where only its parts differ.
        counting,
    };
    Kind kind = Kind::verdict;
    /// The number of the entry; 0 when it is about the whole session.
    int entry = 0;
    std::string stored;
    std::string found;
};

/// Whether a rule that was corrected since can have made it, where older rules have judged.
[[nodiscard]] constexpr bool can_be_corrected_rule(Difference::Kind kind)
{
    using enum Difference::Kind;
    return kind == verdict || kind == rules || kind == counting;
}

} // namespace consigliere::db
