#pragma once

#include <cstdint>
#include <optional>
#include <vector>

/// Numbers that say how much they are worth.
namespace consigliere::db {

/// What may be said of so many evenings.
enum class Confidence : std::uint8_t {
    too_few, ///< Less than three: "1 of 2", and no percentage.
    few, ///< Less than ten: a share only with its range, and quietly.
    enough,
};
[[nodiscard]] Confidence confidence_in(int evenings);
/// People are not ranked below this many evenings.
inline constexpr int least_evenings_for_rank = 5;

/// A share of a whole, from 0 to 1.
struct Range {
    double low = 0;
    double high = 1;
    [[nodiscard]] double middle() const { return (low + high) / 2; }
};
/// In which the true share lies with 95 % (Wilson). With n = 0 it is everything.
[[nodiscard]] Range wilson(double share, int n);

/// How often something came about, and how often chance would have brought it about.
struct Rate {
    double won = 0; ///< A victory that k people share is one k-th for each.
    int of = 0;
    double by_chance = 0; ///< The sum of one n-th for each evening of n players.

    void add(double part, int players);

    [[nodiscard]] double share() const { return of == 0 ? 0 : won / of; }
    [[nodiscard]] double share_by_chance() const { return of == 0 ? 0 : by_chance / of; }
    [[nodiscard]] double above_chance() const { return won - by_chance; }
    [[nodiscard]] Confidence confidence() const { return confidence_in(of); }
    [[nodiscard]] Range range() const { return wilson(share(), of); }
    /// How likely chance alone is to differ from itself by at least so much: below 5 % exactly
    /// where what chance gives lies outside the range.
    [[nodiscard]] double p_value() const;

    /// Whether it is more than chance; otherwise it is too few to tell. `find_telling` says it.
    bool tells = false;
};

/// Says of each of several rates that are looked at together whether it tells. Of many, some lie
/// outside their range by chance alone; so of those that tell, no more than 5 % are expected to do
/// so wrongly (Benjamini and Hochberg’s false discovery rate). Of too few evenings none does.
void find_telling(const std::vector<Rate*>& rates);

/// A mean and of how many.
struct Mean {
    double sum = 0;
    int of = 0;

    void add(double value)
    {
        sum += value;
        ++of;
    }
    [[nodiscard]] std::optional<double> value() const
    {
        return of == 0 ? std::nullopt : std::optional(sum / of);
    }
    [[nodiscard]] Confidence confidence() const { return confidence_in(of); }
};

} // namespace consigliere::db
