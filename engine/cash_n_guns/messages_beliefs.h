#pragma once

#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/position.h"

/// What the referee answers when the table believes something that is not so, in the order of
/// `beliefs.cpp`.
namespace consigliere::cash_n_guns::message {

inline constexpr Forbids<Player> godfather_is_oldest{
    rule::oldest, to_translate("The oldest player starts as Godfather, and that is {godfather}.")};
inline constexpr Forbids<Player> godfather_took_desk{
    rule::take_desk, to_translate("{godfather} took the New Godfather token and is Godfather.")};
inline constexpr Forbids<Player> godfather_kept_desk{rule::take_desk,
    to_translate("Nobody else took the New Godfather token: {godfather} is still Godfather.")};
inline constexpr Forbids<Player> godfather_inherited{rule::a8_dead_godfather,
    to_translate("The Godfather was eliminated and nobody had taken the token, so the desk went to "
                 "the nearest to the left who is alive: {godfather}. The book is silent here, and "
                 "we chose so.")};
/// Why the desk stands where it stands.
[[nodiscard]] constexpr Forbids<Player> why_godfather(DeskReason reason)
{
    constexpr std::array reasons{
        godfather_is_oldest, godfather_took_desk, godfather_kept_desk, godfather_inherited};
    return reasons.at(static_cast<std::size_t>(reason));
}
inline constexpr Forbids<> desk_starts_open{rule::token,
    to_translate(
        "The New Godfather token lies in the middle from the start, and nobody has taken it.")};
inline constexpr Forbids<> desk_is_open{rule::token_back,
    to_translate("The New Godfather token is turned back every round, and nobody has taken it in "
                 "this one.")};
inline constexpr Forbids<Player, int> wounds_differ{
    rule::bang, to_translate("Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> click_wounds_nobody{
    rule::click, to_translate("A Click! does nothing. Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> discard_wounds_nobody{rule::discard_reminder,
    to_translate("A card that is discarded face down is not used. Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> all_shoot_at_once{rule::simultaneous,
    to_translate("All shoot at the same time, so those who aim at each other can both be hit. "
                 "Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> every_hit_counts{
    rule::several_hits, to_translate("Every hit is a wound. Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> lying_is_safe{
    rule::lies_down, to_translate("Whoever lies cannot be wounded. Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> kit_has_healed{
    rule::first_aid, to_translate("A First aid kit has healed {player}. Wounds now: {has}.")};
inline constexpr Forbids<Player> kit_heals_all{rule::a11_first_aid,
    to_translate(
        "The book says that a First aid kit heals all wounds, and so we play it: {player}.")};
inline constexpr Forbids<Player, int, int> lucky_takes_none{rule::of(Power::lucky),
    to_translate("The Lucky Man, {player}, was hit {hits} times in this round and takes none of "
                 "it. Wounds: {has}.")};
inline constexpr Forbids<Player> lucky_counts_first{rule::a26_lucky,
    to_translate(
        "We chose that the Lucky Man’s hits are counted before anybody is eliminated: {player}.")};
inline constexpr Forbids<Player, int, int> is_alive{rule::eliminated,
    to_translate("{player} is in the game: {wounds} wounds, and {deadly} eliminate.")};
inline constexpr Forbids<Player, int, int> unbreakable_is_alive{rule::of(Power::unbreakable),
    to_translate(
        "The Unbreakable, {player}, is in the game: {wounds} wounds, and {deadly} eliminate.")};
inline constexpr Forbids<Player, int, int> bangs_differ{rule::bullet_once,
    to_translate("The Bang! that {player} can have left are from {least} to {most}.")};
inline constexpr LeavesOpen<Player, int, int> bangs_unknown{rule::bullet_once,
    to_translate("Not verifiable: {player} has discarded cards that nobody saw. The Bang! left are "
                 "from {least} to {most}.")};
inline constexpr Forbids<Player> good_friend_got_one{rule::of(Power::good_friend),
    to_translate("The Good Friend, {player}, got a Bang! when somebody else used a Clip.")};
inline constexpr Forbids<Player, int> holds_differs{
    rule::share, to_translate("That is not what {player} has taken. Loot cards there: {has}.")};
inline constexpr Forbids<Player, Dollars> bills_differ{
    rule::bills, to_translate("The bills of {player} are worth {has}.")};
inline constexpr Forbids<Player, Dollars> diamonds_differ{
    rule::diamonds, to_translate("The Diamonds of {player} are worth {has}, without the bonus.")};
inline constexpr Forbids<Player, int, Dollars> paintings_differ{rule::paintings,
    to_translate(
        "The value of Paintings goes by how many one has. {player} counts {count}: {has}.")};
inline constexpr Forbids<Player, int> collector_counts_one_more{rule::of(Power::collector),
    to_translate("The Collector’s power is one more Painting: {player} counts {count}.")};
inline constexpr Forbids<> ten_paintings_at_most{rule::a25_collector,
    to_translate("More than ten Paintings are worth as much as ten. The book is silent here, and "
                 "we chose so.")};
inline constexpr Forbids<Player, int> bonus_is_his{rule::diamond_bonus,
    to_translate("{player} alone has the most Diamond cards and gets the bonus: {count}.")};
inline constexpr Forbids<int> bonus_is_tied{rule::diamond_bonus,
    to_translate("Several have the most Diamond cards ({count}), so nobody gets the bonus.")};
inline constexpr Forbids<> nobody_has_diamonds{rule::a15_no_diamonds,
    to_translate("Nobody alive has a Diamond; that is a tie, and nobody gets the bonus.")};
inline constexpr Forbids<Player, Dollars> total_differs{
    rule::richest, to_translate("The loot of {player} is worth {has}.")};
inline constexpr Forbids<Player> dead_counts_nothing{
    rule::end, to_translate("{player} is out of the game; only those alive count their loot.")};
inline constexpr Forbids<> only_the_living_count{rule::a12_dead_loot,
    to_translate(
        "The loot of the eliminated leaves the game. The book is silent here, and we chose so.")};
inline constexpr Forbids<Player> dead_cannot_win{rule::goal,
    to_translate("Only a gangster who is alive can win, and {player} is out of the game.")};
inline constexpr Forbids<> all_are_dead{rule::a13_all_dead,
    to_translate(
        "The last ones died together, so nobody wins. The book is silent here, and we chose so.")};
inline constexpr Forbids<Player> only_he_is_alive{
    rule::last_alive, to_translate("Only one is alive, and wins at once: {player}.")};
inline constexpr Forbids<Player, Dollars> is_richer{
    rule::richest, to_translate("{player} is richer: {has}.")};
inline constexpr Forbids<Player, int> has_more_wounds{
    rule::tie, to_translate("With as much money the most wounds win, and {player} has {wounds}.")};
inline constexpr Forbids<> tokens_at_the_end_count{rule::a14_wounds,
    to_translate("We chose that the wound tokens at the end count, not wounds that were healed.")};
inline constexpr Forbids<> suffered_wounds_count{rule::a14_wounds,
    to_translate("We chose that all wounds that somebody has suffered count, healed ones too.")};

} // namespace consigliere::cash_n_guns::message
