#pragma once

#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/position.h"

// Messages against wrong claims of the table, in the order of `beliefs.cpp`.
namespace consigliere::cash_n_guns::message {

inline constexpr Forbids<Player> godfather_is_oldest{
    rule::oldest, to_translate("The oldest player starts as Godfather: {godfather}.")};
inline constexpr Forbids<Player> godfather_took_desk{
    rule::take_desk, to_translate("{godfather} took the New Godfather token and is Godfather.")};
inline constexpr Forbids<Player> godfather_kept_desk{rule::take_desk,
    to_translate("No one else took the New Godfather token: {godfather} is still Godfather.")};
inline constexpr Forbids<Player> godfather_inherited{rule::a8_dead_godfather,
    to_translate("The Godfather was eliminated and no one had taken the token, so the desk went to "
                 "the nearest player alive to the left: {godfather}. Not in the rulebook; "
                 "Consigliere’s reading.")};
/// The message that explains why this player is Godfather.
[[nodiscard]] constexpr Forbids<Player> why_godfather(DeskReason reason)
{
    constexpr std::array reasons{
        godfather_is_oldest, godfather_took_desk, godfather_kept_desk, godfather_inherited};
    return reasons.at(static_cast<std::size_t>(reason));
}
inline constexpr Forbids<> desk_starts_open{rule::token,
    to_translate(
        "The New Godfather token is in the middle from the start, and no one has taken it.")};
inline constexpr Forbids<> desk_is_open{rule::token_back,
    to_translate(
        "The New Godfather token goes back every round, and no one has taken it this round.")};
inline constexpr Forbids<Player, int> wounds_differ{
    rule::bang, to_translate("Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> click_wounds_nobody{
    rule::click, to_translate("A Click! does nothing. Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> discard_wounds_nobody{rule::discard_reminder,
    to_translate("A card discarded face down isn’t used. Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> all_shoot_at_once{rule::simultaneous,
    to_translate("All shots are simultaneous, so players who aim at each other can both be hit. "
                 "Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> every_hit_counts{
    rule::several_hits, to_translate("Every hit is a wound. Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> lying_is_safe{rule::lies_down,
    to_translate("A player who lies down can’t be wounded. Wounds of {player}: {has}.")};
inline constexpr Forbids<Player, int> kit_has_healed{
    rule::first_aid, to_translate("A First aid kit has healed {player}. Wounds now: {has}.")};
inline constexpr Forbids<Player> kit_heals_all{rule::a11_first_aid,
    to_translate("A First aid kit heals all wounds, as the book says: {player}.")};
inline constexpr Forbids<Player, int, int> lucky_takes_none{rule::of(Power::lucky),
    to_translate("The Lucky Man, {player}, was hit {hits} times this round and takes no wounds. "
                 "Wounds: {has}.")};
inline constexpr Forbids<Player> lucky_counts_first{rule::a26_lucky,
    to_translate("The Lucky Man’s hits are counted before anyone is eliminated: {player}. "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player, int, int> is_alive{rule::eliminated,
    to_translate("{player} is still in the game: {wounds} wounds; {deadly} eliminate.")};
inline constexpr Forbids<Player, int, int> unbreakable_is_alive{rule::of(Power::unbreakable),
    to_translate(
        "The Unbreakable, {player}, is still in the game: {wounds} wounds; {deadly} eliminate.")};
inline constexpr Forbids<Player, int, int> bangs_differ{
    rule::bullet_once, to_translate("{player} can have {least} to {most} Bang! left.")};
inline constexpr LeavesOpen<Player, int, int> bangs_unknown{rule::bullet_once,
    to_translate(
        "Can’t check: {player} discarded cards no one saw. Bang! left: {least} to {most}.")};
inline constexpr Forbids<Player> good_friend_got_one{rule::of(Power::good_friend),
    to_translate("The Good Friend, {player}, got a Bang! when someone else used a Clip.")};
inline constexpr Forbids<Player, int> holds_differs{
    rule::share, to_translate("{player} has taken something else. Loot cards there: {has}.")};
inline constexpr Forbids<Player, Dollars> bills_differ{
    rule::bills, to_translate("{player}’s bills are worth {has}.")};
inline constexpr Forbids<Player, Dollars> diamonds_differ{
    rule::diamonds, to_translate("{player}’s Diamonds are worth {has}, without the bonus.")};
inline constexpr Forbids<Player, int, Dollars> paintings_differ{rule::paintings,
    to_translate(
        "The value of Paintings depends on their number. {player} counts {count}: {has}.")};
inline constexpr Forbids<Player, int> collector_counts_one_more{rule::of(Power::collector),
    to_translate("The Collector’s power counts as one more Painting: {player} counts {count}.")};
inline constexpr Forbids<> ten_paintings_at_most{rule::a25_collector,
    to_translate("More than ten Paintings are worth as much as ten. Not in the rulebook; "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player, int> bonus_is_his{rule::diamond_bonus,
    to_translate("{player} alone has the most Diamond cards and gets the bonus: {count}.")};
inline constexpr Forbids<int> bonus_is_tied{rule::diamond_bonus,
    to_translate(
        "Several players have the most Diamond cards ({count}), so no one gets the bonus.")};
inline constexpr Forbids<> nobody_has_diamonds{rule::a15_no_diamonds,
    to_translate("No one alive has a Diamond. That is a tie, so no one gets the bonus.")};
inline constexpr Forbids<Player, Dollars> total_differs{
    rule::richest, to_translate("{player}’s loot is worth {has}.")};
inline constexpr Forbids<Player> dead_counts_nothing{
    rule::end, to_translate("{player} is out of the game; only players alive count their loot.")};
inline constexpr Forbids<> only_the_living_count{rule::a12_dead_loot,
    to_translate("The loot of eliminated players leaves the game. Not in the rulebook; "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player> dead_cannot_win{rule::goal,
    to_translate("Only a gangster who is alive can win, and {player} is out of the game.")};
inline constexpr Forbids<> all_are_dead{rule::a13_all_dead,
    to_translate("The last players died together, so no one wins. Not in the rulebook; "
                 "Consigliere’s reading.")};
inline constexpr Forbids<Player> only_he_is_alive{
    rule::last_alive, to_translate("{player} is the only one alive and wins at once.")};
inline constexpr Forbids<Player, Dollars> is_richer{
    rule::richest, to_translate("{player} is richer: {has}.")};
inline constexpr Forbids<Player, int> has_more_wounds{
    rule::tie, to_translate("If money is tied, the most wounds win, and {player} has {wounds}.")};
inline constexpr Forbids<> tokens_at_the_end_count{rule::a14_wounds,
    to_translate(
        "Only the wound tokens at the end count, not healed wounds: this table’s option.")};
inline constexpr Forbids<> suffered_wounds_count{rule::a14_wounds,
    to_translate("All wounds suffered count, healed ones too: this table’s option.")};

} // namespace consigliere::cash_n_guns::message
