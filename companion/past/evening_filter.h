#pragma once

#include "companion/frame/screen.h"
#include "companion/frame/tally.h"
#include "db/archive/evening_index.h"

#include <optional>
#include <string>
#include <vector>

// Filter of the list of evenings: available and selected options.
namespace consigliere::screens {

/// Filter options of a database, most frequent first.
struct FilterOffer {
    using Choice = Tally::Choice;
    std::vector<Choice> games;
    std::vector<Choice> people;
    std::vector<Choice> sides; ///< Of all games played.
    std::vector<Choice> places;
    std::vector<Choice> tags;
    std::vector<std::string> years; ///< Latest first.
    int archived = 0; ///< Number of archived evenings.
};
[[nodiscard]] FilterOffer offer_of(const std::vector<db::EveningCard>& evenings);

/// Default filter: everything not archived.
[[nodiscard]] db::EveningFilter everything_at_hand();

/// One active filter, for a chip that removes it.
struct FilterPart {
    std::string id;
    std::string label;
    db::EveningFilter rest;
};
[[nodiscard]] std::vector<FilterPart> parts_of(
    const db::EveningFilter& filter, const FilterOffer& offer);

/// Dialog with all filters except the search words.
class FilterSheet {
public:
    void open() { m_is_open = true; }
    [[nodiscard]] bool is_open() const { return m_is_open; }
    /// `hits`: number of evenings that pass. Returns true if the filter has changed.
    [[nodiscard]] bool draw(Ui& ui, db::EveningFilter& filter, const FilterOffer& offer, int hits);

private:
    bool m_is_open = false;
    /// Text fields; only valid dates filter.
    std::string m_since;
    std::string m_until;
};

} // namespace consigliere::screens
