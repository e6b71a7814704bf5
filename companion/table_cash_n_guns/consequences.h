#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <string>
#include <vector>

// What an entry brought about, besides what its own text says.
namespace consigliere::table_cash_n_guns {

struct Consequences {
    /// For the entry's own row: whom a Bang! hit, the effect of a Clip or a First aid kit.
    std::vector<std::string> details;
    /// One line per automatic consequence: forced shares, eliminations, the desk.
    std::vector<std::string> lines;
    /// The subset of `lines` about eliminations.
    std::vector<std::string> eliminations;
};
[[nodiscard]] Consequences consequences_of(const View& view, int entry);

/// The latest event, as one line above the table.
struct News {
    std::string text;
    /// A player was eliminated.
    bool is_grave = false;
};
[[nodiscard]] News news_of(const View& view);

} // namespace consigliere::table_cash_n_guns
