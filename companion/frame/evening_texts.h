#pragma once

#include "companion/desk/sitting.h"
#include "db/archive/evening_card.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is said of an evening of which only the card is at hand.
namespace consigliere::screens {

/// What stands between the parts of what is said of an evening.
inline constexpr std::string_view between_parts = "  ·  ";

/// What a seat is called: the player's name, or what is played.
[[nodiscard]] std::string name_of(
    const db::SessionSummary& session, const db::SessionSummary::Seat& seat);
/// All players, with their totals where they are known: "Ana $12, Piotr $9".
[[nodiscard]] std::string names_of(const db::SessionSummary& session);
/// When it was played, in the form of the language.
[[nodiscard]] std::string date_of(const db::SessionSummary& session);

/// Whether it is over, as far as is known: a result that could not be stored follows from the
/// entries, too.
[[nodiscard]] bool is_over(const db::EveningCard& card);

/// How somebody stands at the end, or where the evening has got to.
struct Standing {
    std::size_t seat = 0;
    std::string name;
    std::optional<std::int64_t> total;
    /// 1 for the best; 0 while nobody can say.
    int rank = 0;
    bool is_winner = false;
};
/// The best first; those without a rank last, clockwise.
[[nodiscard]] std::vector<Standing> standings_of(const db::EveningCard& card);

/// Who sits there, for whoever draws his sign.
[[nodiscard]] desk::Sitting sitting_in(const db::EveningCard& card, std::size_t seat);

/// "Elena won", or how far it is: "Act II · 112 entries, unfinished".
[[nodiscard]] std::string outcome_of(const db::EveningCard& card);
/// Day, game, place, and how long it took.
[[nodiscard]] std::string occasion_of(const db::EveningCard& card);
/// Everybody but the one who won, with places and money: "2. Bruno $64 · 3. Ana $47".
[[nodiscard]] std::string others_of(const db::EveningCard& card);
/// What is worth a remark: whether it is damaged, rulings, tags, notes, and whether it is another
/// course of an evening.
[[nodiscard]] std::string remarks_of(const db::EveningCard& card);

/// "November 2026", from "2026-11"; anything else comes back unchanged.
[[nodiscard]] std::string month_of(const std::string& month);

} // namespace consigliere::screens
