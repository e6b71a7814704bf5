#pragma once

#include "companion/exports/evening_report.h"
#include "db/archive/evening_card.h"

#include <set>
#include <string>
#include <vector>

namespace consigliere::site {

/// "A. M." for "Ana Maria".
[[nodiscard]] std::string initials_of(const std::string& name);

/// Puts initials in place of the people who do not want to be named: on their seats, and where
/// names, notes, places and tags of any evening say their whole name.
class PublicNames {
public:
    /// `people`: ids; `evenings`: all, for the names that these people have had.
    PublicNames(const std::set<std::string>& people, const std::vector<db::EveningCard>& evenings);

    void hide(db::EveningCard& card) const;
    void hide(exports::EveningReport& report) const;

private:
    void hide(db::SessionSummary& summary) const;
    /// Replaces whole words.
    [[nodiscard]] std::string hidden(std::string text) const;

    const std::set<std::string>& m_people;
    std::vector<std::string> m_names; ///< Longest first.
};

} // namespace consigliere::site
