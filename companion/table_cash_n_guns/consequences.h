#pragma once

#include "companion/table_cash_n_guns/view.h"

#include <string>
#include <vector>

/// What an entry brought about, beside what it says itself.
namespace consigliere::table_cash_n_guns {

struct Consequences {
    /// What belongs into the entry's own row: whom a Bang! hit, what a Clip or a First aid kit did.
    std::vector<std::string> details;
    /// What went on by itself, a line each: shares that nobody could choose, who is out, the desk.
    std::vector<std::string> lines;
    /// Those of the lines that tell of an elimination.
    std::vector<std::string> eliminations;
};
[[nodiscard]] Consequences consequences_of(const View& view, int entry);

/// What has just happened, in one line over the table.
struct News {
    std::string text;
    /// Somebody is out of the game.
    bool is_grave = false;
};
[[nodiscard]] News news_of(const View& view);

} // namespace consigliere::table_cash_n_guns
