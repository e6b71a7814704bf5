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

/// What the setup forms of several games are made of.
namespace consigliere::desk {

/// The seats, and beside them, where both have room, what else is asked; else below them.
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

/// Something that is so or not.
[[nodiscard]] Choice yes_or_no(
    std::string id, std::string_view rule, std::string question, bool is_so);

/// Something that the book leaves open and the table agrees on. A game says each of them once.
struct Agreement {
    Choice choice; ///< How it is asked, and what is in force.
    std::string key; ///< What the head of a record calls it.
    std::function<void(std::string_view word)> choose;
};
/// Something that is so or not.
[[nodiscard]] Agreement agreement(
    std::string id, std::string key, ledger::RuleId rule, std::string question, bool& is_so);
/// One of several; `labels` are in the order of the enumeration.
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
/// As the head of a record has them.
[[nodiscard]] ledger::Tree tree_of(const std::vector<Agreement>& agreements);

/// Seats so many players of the sides from 0 on; who sits there already stays.
void seat_players(SeatList& seats, int count, int most);

/// How many play, as buttons off the top of `rect`; gives the number that was tapped.
[[nodiscard]] std::optional<int> choose_player_count(
    widgets::Ui& ui, widgets::Rect& rect, int least, int most, int chosen);

/// A question that the book leaves open with its answers, off the top of `rect`; a tap chooses.
void draw_choice(widgets::Ui& ui, widgets::Rect& rect, Choices& choices, const Choice& choice);

/// Names for a record, of which no two may be alike: the second “ana” becomes “ana-2”.
[[nodiscard]] std::vector<std::string> told_apart(const std::vector<std::string>& names);

/// Who sat where in an earlier evening, with the sides counted through.
[[nodiscard]] std::vector<NewSeat> seats_of(const ledger::Tree& head);

} // namespace consigliere::desk
