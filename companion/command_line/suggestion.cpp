#include "companion/command_line/suggestion.h"

#include <algorithm>
#include <numeric>

namespace consigliere::command_line {

namespace {

/// Levenshtein distance, in bytes.
std::size_t distance(const std::string& from, const std::string& to)
{
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::optional<std::string> nearest(const std::string& word, const std::vector<std::string>& known)
{
    std::optional<std::string> best;
    // A transposition counts as two edits.
    std::size_t fewest = std::min<std::size_t>(2, word.size() / 2) + 1;
    for (const std::string& candidate : known) {
        const std::size_t slips = distance(word, candidate);
        if (slips < fewest) {
            fewest = slips;
            best = candidate;
        }
    }
    return best;
}

} // namespace consigliere::command_line
