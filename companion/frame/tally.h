#pragma once

#include "db/archive/evening_card.h"

#include <map>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Counts words; each keeps the display name that came first.
class Tally {
public:
    struct Choice {
        std::string word; ///< As in the database.
        std::string name;
    };
    /// Empty words are ignored.
    void add(const std::string& word, const std::string& name);
    /// Most frequent first, then alphabetically.
    [[nodiscard]] std::vector<Choice> choices() const;

private:
    struct Count {
        std::string name;
        int times = 0;
    };
    std::map<std::string, Count> m_counts;
};

/// Returns the places of evenings, most frequent first.
[[nodiscard]] std::vector<std::string> places_of(const std::vector<db::EveningCard>& evenings);

} // namespace consigliere::screens
