#pragma once

#include "db/archive/evening_card.h"

#include <map>
#include <string>
#include <vector>

namespace consigliere::screens {

/// How often something was met, by its word, with the name that was met first.
class Tally {
public:
    struct Choice {
        std::string word; ///< As the database has it.
        std::string name; ///< As it is shown.
    };
    /// An empty word is not counted.
    void add(const std::string& word, const std::string& name);
    /// What was met most often first; the rest by the alphabet.
    [[nodiscard]] std::vector<Choice> choices() const;

private:
    struct Count {
        std::string name;
        int times = 0;
    };
    std::map<std::string, Count> m_counts;
};

/// The places of evenings, where most were played first.
[[nodiscard]] std::vector<std::string> places_of(const std::vector<db::EveningCard>& evenings);

} // namespace consigliere::screens
