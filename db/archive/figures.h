#pragma once

#include <cstdint>
#include <optional>
#include <vector>

// Statistics with their uncertainty.
namespace consigliere::db {

/// How much may be claimed from n evenings.
enum class Confidence : std::uint8_t {
    too_few, ///< Fewer than 3: show "1 of 2", no percentage.
    few, ///< Fewer than 10: show a share only with its range, unobtrusively.
    enough,
};
[[nodiscard]] Confidence confidence_in(int evenings);
/// Fewest evenings with which a person is ranked.
inline constexpr int least_evenings_for_rank = 5;

/// Interval of shares, within [0, 1].
struct Range {
    double low = 0;
    double high = 1;
    [[nodiscard]] double middle() const { return (low + high) / 2; }
};
/// 95 % Wilson score interval. For n = 0: [0, 1].
[[nodiscard]] Range wilson(double share, int n);

/// Observed frequency compared with the frequency expected by chance.
struct Rate {
    double won = 0; ///< A victory shared by k people counts 1/k for each.
    int of = 0;
    double by_chance = 0; ///< Sum of 1/n over all evenings, with n players each.

    void add(double part, int players);

    [[nodiscard]] double share() const { return of == 0 ? 0 : won / of; }
    [[nodiscard]] double share_by_chance() const { return of == 0 ? 0 : by_chance / of; }
    [[nodiscard]] double above_chance() const { return won - by_chance; }
    [[nodiscard]] Confidence confidence() const { return confidence_in(of); }
    [[nodiscard]] Range range() const { return wilson(share(), of); }
    /// Two-sided p-value against chance. Below 5 % exactly if chance is outside the range.
    [[nodiscard]] double p_value() const;

    /// True if the difference from chance is significant; set by `find_telling`.
    bool tells = false;
};

/// Sets `tells` for rates that are shown together. Controls the false discovery rate at 5 %
/// (Benjamini and Hochberg). Rates of too few evenings are never significant.
void find_telling(const std::vector<Rate*>& rates);

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
