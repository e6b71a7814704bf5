#pragma once

#include "companion/screens/screen.h"
#include "db/session_list.h"

#include <string>

namespace consigliere::screens {

/// An evening in one row: date, game, players, and who won. True when it was tapped.
bool draw_session_row(Ui& ui, const Rect& rect, const db::SessionSummary& session);
/// A finished evening in little width: who won, when, with how much, before whom.
bool draw_ended_row(Ui& ui, const Rect& rect, const db::SessionSummary& session);

/// What a seat is called: the player's name, or what is played.
[[nodiscard]] std::string name_of(
    const db::SessionSummary& session, const db::SessionSummary::Seat& seat);
/// All players, with their totals where they are known: "Ana $12, Piotr $9".
[[nodiscard]] std::string names_of(const db::SessionSummary& session);
/// When it was played, in the form of the language.
[[nodiscard]] std::string date_of(const db::SessionSummary& session);

} // namespace consigliere::screens
