#pragma once

#include "companion/frame/screen.h"
#include "companion/frame/tally.h"
#include "db/archive/evening_index.h"

#include <optional>
#include <string>
#include <vector>

// Filter of evenings, for the list and for statistics: available and selected options.
namespace consigliere::screens {

/// Filter options of a database, most frequent first.
struct FilterOffer {
    using Choice = Tally::Choice;
    std::vector<Choice> games;
    std::vector<Choice> people;
    std::vector<Choice> sides; ///< Of all games played.
    std::vector<Choice> places;
    std::vector<Choice> tags;
    std::vector<Choice> sizes; ///< Numbers of players, least first.
    std::vector<std::string> years; ///< Latest first.
    /// What is shown without any choice.
    db::EveningFilter everything;
    std::string remark; ///< A sentence below the games; may be empty.
};
/// Offers archived evenings too; at first they are left out.
[[nodiscard]] FilterOffer offer_of(const std::vector<db::EveningCard>& evenings);
/// True if the evening counts, or may count once processed.
[[nodiscard]] bool may_count(const db::EveningCard& card);
/// Of the evenings that count, archived or not.
[[nodiscard]] FilterOffer offer_for_statistics(const std::vector<db::EveningCard>& evenings);

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

/// Chips of which at most one is chosen; a second tap clears it.
void choose_one(Ui& ui, Rect& rect, const std::string& title, const std::string& id,
    const std::vector<FilterOffer::Choice>& choices, std::string& chosen);
/// Chips for whole years.
void choose_year(Ui& ui, Rect& rect, const std::string& id, const std::vector<std::string>& years,
    std::string& since, std::string& until);

/// Dialog with all filters except the search words.
class FilterSheet {
public:
    /// Draws it as the top of `overlay`. `hits`: number of evenings that pass. Returns true if the
    /// filter has changed.
    [[nodiscard]] bool draw(
        Ui& ui, Overlay& overlay, db::EveningFilter& filter, const FilterOffer& offer, int hits);

private:
    /// Text fields; only valid dates filter.
    std::string m_since;
    std::string m_until;
};

} // namespace consigliere::screens
