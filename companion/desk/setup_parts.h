#pragma once

#include "companion/desk/choices.h"
#include "companion/desk/seat_list.h"
#include "companion/desk/vocabulary.h"
#include "engine/ledger/enumeration.h"
#include "engine/ledger/tree.h"
#include "engine/ledger/verdict.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// Parts shared by the setup forms.
namespace consigliere::desk {

/// Draws the seats, and the options beside them or, in a narrow rectangle, below them.
template <typename Seats, typename Rest>
void draw_beside_seats(
    widgets::Ui& ui, const widgets::Rect& rect, const Seats& draw_seats, const Rest& draw_rest)
{
    using namespace vocabulary;
    const bool is_wide = rect.width() > 900_dp;
    Rect left = rect;
    if (is_wide)
        scroll_area(ui, "options", left.cut_right(440_dp, 24_dp), draw_rest);
    scroll_area(ui, "seats", left, [&](Rect& rest) {
        draw_seats(rest);
        if (!is_wide)
            draw_rest(rest);
    });
}

/// A choice bound to its key and variable.
struct Agreement {
    Choice choice; ///< Question, answers and current answer.
    std::string key; ///< Key in the record head.
    std::function<void(std::string_view word)> choose;
    bool is_number = false; ///< In the record head.
};
/// Agreement with answers yes and no.
[[nodiscard]] Agreement agreement(
    std::string id, std::string key, ledger::RuleId rule, std::string question, bool& is_so);
/// Agreement on a number from 1 to `most`.
[[nodiscard]] Agreement agreement(std::string id, std::string key, ledger::RuleId rule,
    std::string question, int most, std::uint8_t& chosen);
/// Agreement over an enumeration; `labels` are in the order of its enumerators.
template <ledger::Enumerated Enum>
[[nodiscard]] Agreement agreement(std::string id, std::string key, ledger::RuleId rule,
    std::string question, const std::vector<std::string>& labels, Enum& chosen)
{
    Choice choice{std::move(id), std::string(rule.text()), std::move(question), {},
        std::string(ledger::word_of(chosen))};
    for (const Enum answer : ledger::all_of<Enum>)
        choice.answers.push_back(
            {std::string(ledger::word_of(answer)), labels[static_cast<std::size_t>(answer)]});
    const auto choose = [&chosen](std::string_view word) {
        chosen = ledger::value_of<Enum>(word).value_or(chosen);
    };
    return {std::move(choice), std::move(key), choose};
}
[[nodiscard]] std::vector<Choice> choices_of(const std::vector<Agreement>& agreements);
void choose(const std::vector<Agreement>& agreements, std::string_view id, std::string_view word);
/// Returns the agreements as in a record head.
[[nodiscard]] ledger::Tree tree_of(const std::vector<Agreement>& agreements);

/// Sets the number of seats, with sides from 0 up. Existing seats keep their players.
void seat_players(SeatList& seats, int count, int most);

/// Draws buttons for the number of players; shrinks `rect` by the height used. Returns the number
/// tapped.
[[nodiscard]] std::optional<int> choose_player_count(
    widgets::Ui& ui, widgets::Rect& rect, int least, int most, int chosen);

/// Draws a choice with its answers; shrinks `rect` by the height used. A tap selects.
void draw_choice(widgets::Ui& ui, widgets::Rect& rect, Choices& choices, const Choice& choice);

/// Makes names unique for a record: the second "ana" becomes "ana-2".
[[nodiscard]] std::vector<std::string> told_apart(const std::vector<std::string>& names);

/// Returns the seats of an earlier evening's head, with sides numbered from 0.
[[nodiscard]] std::vector<NewSeat> seats_of(const ledger::Tree& head);

} // namespace consigliere::desk
