#pragma once

#include "companion/charts/charts.h"
#include "companion/charts/year_chart.h"
#include "db/archive/group.h"
#include "db/archive/league.h"

#include <string>
#include <utility>
#include <vector>

// The figures of a group in words and pictures, for the screen and the site alike.
namespace consigliere::exports {

/// Name and rate of a share, in the order of the model.
using NamedRates = std::vector<std::pair<std::string, db::Rate>>;
/// By Family or role; empty for evenings of several games.
[[nodiscard]] NamedRates rates_of_sides(const db::GroupFigures& figures);
[[nodiscard]] NamedRates rates_of_turns(const db::GroupFigures& figures);
/// A sign if the rate differs from chance even when corrected: above, below or nothing.
[[nodiscard]] std::string sign_of(const db::Rate& rate);
/// "17 of 47, 36% (24–50%)" with its sign.
[[nodiscard]] std::string tell_share(const db::Rate& rate);

struct ToldRecord {
    std::string title; ///< "Closest"
    std::string detail; ///< "Bia · 6 Nov 2026"
    std::string value; ///< "$58 : $58"
};
[[nodiscard]] ToldRecord tell_record(
    const db::GroupFigures::Record& record, const db::GroupFigures& figures);
/// What was compared and how that is corrected for, in one line.
[[nodiscard]] std::string tell_compared(const db::GroupFigures& figures);
/// Which evenings count with less than all: from elsewhere, by the board. Empty if none.
[[nodiscard]] std::string tell_lacking(const db::GroupFigures& figures);
[[nodiscard]] std::string tell_form();

/// Ranks month by month, one line per person.
[[nodiscard]] charts::Drawing form_drawing(
    const db::GroupFigures::Form& form, charts::Size size, const charts::Look& look);
/// The form as a text.
[[nodiscard]] std::string tell_form_of(const db::GroupFigures::Form& form);

/// The evenings of a year as a calendar, with its months named.
[[nodiscard]] charts::YearChart year_chart(
    int year, std::map<std::string, int> days, charts::Ink ink);
/// A year on one picture, to share: `figures` of that year. Complete with its ground.
[[nodiscard]] charts::Drawing year_drawing(const db::GroupFigures& figures, int year);
[[nodiscard]] std::string year_svg(const db::GroupFigures& figures, int year);

/// "Points by place: 5, 3, 2, 1."
[[nodiscard]] std::string tell_points(const db::League& league);
/// Game, tag and period: "Corleone · #league · from 1 Jan 2026"
[[nodiscard]] std::string tell_scope(const db::League& league, const std::string& game_title);
[[nodiscard]] std::string tell_tie_breaks();
/// What put somebody below the one above with equal points; empty if points did.
[[nodiscard]] std::string tell_decided(const db::Standing& standing);
/// Points without needless decimals.
[[nodiscard]] std::string tell_points(double points);

} // namespace consigliere::exports
