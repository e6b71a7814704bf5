#pragma once

#include "companion/frame/screen.h"
#include "companion/frame/tally.h"
#include "db/archive/evening_index.h"

#include <optional>
#include <string>
#include <vector>

/// Which evenings somebody looks for: what can be chosen, and what is.
namespace consigliere::screens {

/// What the evenings of a database offer to be looked for, what is met most often first.
struct FilterOffer {
    using Choice = Tally::Choice;
    std::vector<Choice> games;
    std::vector<Choice> people;
    std::vector<Choice> sides; ///< Of all games that were played.
    std::vector<Choice> places;
    std::vector<Choice> tags;
    std::vector<std::string> years; ///< The latest first.
    int archived = 0; ///< So many are.
};
[[nodiscard]] FilterOffer offer_of(const std::vector<db::EveningCard>& evenings);

/// What an untouched list shows: everything that is not archived.
[[nodiscard]] db::EveningFilter everything_at_hand();

/// One thing that filters now, for a chip that takes it away.
struct FilterPart {
    std::string id;
    std::string label;
    /// The filter without it.
    db::EveningFilter rest;
};
[[nodiscard]] std::vector<FilterPart> parts_of(
    const db::EveningFilter& filter, const FilterOffer& offer);

/// The dialog in which all of it is chosen, except words, which are typed above the list.
class FilterSheet {
public:
    void open() { m_is_open = true; }
    [[nodiscard]] bool is_open() const { return m_is_open; }
    /// Draws it; `hits` is how many evenings the filter lets through. True when the filter has
    /// changed.
    [[nodiscard]] bool draw(Ui& ui, db::EveningFilter& filter, const FilterOffer& offer, int hits);

private:
    bool m_is_open = false;
    /// As they are typed; only days of the calendar filter.
    std::string m_since;
    std::string m_until;
};

} // namespace consigliere::screens
