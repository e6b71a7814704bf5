#pragma once

#include "db/archive/statistics.h"

#include <cstdint>
#include <string>
#include <vector>

// Standings of a league: points for each finished evening of a tag and a period.
namespace consigliere::db {

struct League {
    enum class Points : std::uint8_t {
        wins, ///< One point for a victory, a part of it for a shared one.
        places, ///< `by_place`; tied players share the points of their places.
        shares, ///< Percent of all the money at the end; nothing below zero.
    };
    std::string id; ///< Empty until it is stored.
    std::string name;
    std::string game; ///< The record's word for the game; empty: all games.
    std::string tag; ///< Empty: all evenings.
    std::string since; ///< First day, "2026-11-20"; empty: from the beginning.
    std::string until; ///< Last day, inclusive; empty: for ever.
    Points points = Points::places;
    std::vector<int> by_place = {5, 3, 2, 1}; ///< Nothing beyond.

    [[nodiscard]] friend bool operator==(const League&, const League&) = default;
};

struct Standing {
    /// What put it below the one above it, or beside.
    enum class Decided : std::uint8_t { by_points, by_wins, by_meetings, not_at_all };
    std::string person;
    std::string name;
    int rank = 0; ///< Shared if `not_at_all`.
    int played = 0;
    double wins = 0;
    double points = 0;
    Decided decided = Decided::by_points;
};

[[nodiscard]] EveningCards evenings_in(
    const std::vector<EveningCard>& evenings, const League& league);

/// Ties: more wins, then who ranked higher more often in the evenings that the tied people shared;
/// then the rank is shared.
[[nodiscard]] std::vector<Standing> standings_of(
    const EveningCards& evenings, const League& league);

} // namespace consigliere::db
