#pragma once

#include "companion/frame/screen.h"
#include "companion/frame/tally.h"
#include "db/archive/evening_card.h"
#include "db/archive/league.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// What evenings can be chosen by.
struct LeagueOffer {
    std::vector<Tally::Choice> games;
    std::vector<Tally::Choice> tags;
    std::vector<Tally::Choice> places;
    std::vector<int> sizes; ///< Numbers of players.
    std::vector<std::string> years; ///< Latest first.
};
[[nodiscard]] LeagueOffer league_offer_of(const std::vector<db::EveningCard>& evenings);

/// Chips of which at most one is chosen; a second tap clears it. Returns true if that has changed.
bool choose_chip(Ui& ui, Rect& rest, const std::string& title, const std::string& id,
    const std::vector<Tally::Choice>& choices, std::string& chosen);
/// Chips for whole years.
bool choose_period(Ui& ui, Rect& rest, const std::string& id, const std::vector<std::string>& years,
    std::string& since, std::string& until);

/// Makes, changes or forgets a league.
class LeagueDialog {
public:
    void open(const db::League& league) { m_league = league; }
    [[nodiscard]] bool is_open() const { return m_league.has_value(); }
    /// Returns true if leagues have changed.
    [[nodiscard]] bool draw(
        Ui& ui, const Context& context, const LeagueOffer& offer, Notice& notice);

private:
    void draw_choices(Ui& ui, Rect& rest, const LeagueOffer& offer);

    std::optional<db::League> m_league;
};

} // namespace consigliere::screens
