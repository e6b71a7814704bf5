#include "companion/language/language.h"
#include "companion/table_cash_n_guns/wording.h"
#include "engine/cash_n_guns/messages.h"

namespace consigliere::table_cash_n_guns {

using language::to_translate;
using namespace cash_n_guns::message;

std::span<const Worded> belief_sentences()
{
    static constexpr Worded sentences[] = {
        // What the table believes.
        {godfather_is_oldest,
            to_translate("The oldest player starts as Godfather, and that is {godfather}.")},
        {godfather_took_desk,
            to_translate("{godfather} took the New Godfather token and is Godfather.")},
        {godfather_kept_desk,
            to_translate("Nobody else took the New Godfather token: {godfather} is still "
                         "Godfather.")},
        {godfather_inherited,
            to_translate("The Godfather was eliminated and nobody had taken the token, so the "
                         "desk went to the nearest to the left who is alive: {godfather}. The book "
                         "is silent here, and we chose so.")},
        {desk_starts_open,
            to_translate("The New Godfather token lies in the middle from the start, and nobody "
                         "has taken it.")},
        {desk_is_open,
            to_translate("The New Godfather token is turned back every round, and nobody has "
                         "taken it in this one.")},
        {wounds_differ, to_translate("Wounds of {player}: {has}.")},
        {click_wounds_nobody, to_translate("A Click! does nothing. Wounds of {player}: {has}.")},
        {discard_wounds_nobody,
            to_translate("A card that is discarded face down is not used. Wounds of {player}: "
                         "{has}.")},
        {all_shoot_at_once,
            to_translate("All shoot at the same time, so those who aim at each other can both be "
                         "hit. Wounds of {player}: {has}.")},
        {every_hit_counts, to_translate("Every hit is a wound. Wounds of {player}: {has}.")},
        {lying_is_safe, to_translate("Whoever lies cannot be wounded. Wounds of {player}: {has}.")},
        {kit_has_healed, to_translate("A First aid kit has healed {player}. Wounds now: {has}.")},
        {kit_heals_all,
            to_translate("The book says that a First aid kit heals all wounds, and so we play it: "
                         "{player}.")},
        {lucky_takes_none,
            to_translate("The Lucky Man, {player}, was hit {hits} times in this round and takes "
                         "none of it. Wounds: {has}.")},
        {lucky_counts_first,
            to_translate("We chose that the Lucky Man’s hits are counted before anybody is "
                         "eliminated: {player}.")},
        {is_alive,
            to_translate("{player} is in the game: {wounds} wounds, and {deadly} eliminate.")},
        {unbreakable_is_alive,
            to_translate("The Unbreakable, {player}, is in the game: {wounds} wounds, and "
                         "{deadly} eliminate.")},
        {bangs_differ,
            to_translate("The Bang! that {player} can have left are from {least} to {most}.")},
        {bangs_unknown,
            to_translate("Not verifiable: {player} has discarded cards that nobody saw. The Bang! "
                         "left are from {least} to {most}.")},
        {good_friend_got_one,
            to_translate("The Good Friend, {player}, got a Bang! when somebody else used a Clip.")},
        {holds_differs,
            to_translate("That is not what {player} has taken. Loot cards there: {has}.")},
        {bills_differ, to_translate("The bills of {player} are worth {has}.")},
        {diamonds_differ,
            to_translate("The Diamonds of {player} are worth {has}, without the bonus.")},
        {paintings_differ,
            to_translate("The value of Paintings goes by how many one has. {player} counts "
                         "{count}: {has}.")},
        {collector_counts_one_more,
            to_translate("The Collector’s power is one more Painting: {player} counts {count}.")},
        {ten_paintings_at_most,
            to_translate("More than ten Paintings are worth as much as ten. The book is silent "
                         "here, and we chose so.")},
        {bonus_is_his,
            to_translate("{player} alone has the most Diamond cards and gets the bonus: {count}.")},
        {bonus_is_tied,
            to_translate("Several have the most Diamond cards ({count}), so nobody gets the "
                         "bonus.")},
        {nobody_has_diamonds,
            to_translate("Nobody alive has a Diamond; that is a tie, and nobody gets the bonus.")},
        {total_differs, to_translate("The loot of {player} is worth {has}.")},
        {dead_counts_nothing,
            to_translate("{player} is out of the game; only those alive count their loot.")},
        {only_the_living_count,
            to_translate("The loot of the eliminated leaves the game. The book is silent here, "
                         "and we chose so.")},
        {dead_cannot_win,
            to_translate("Only a gangster who is alive can win, and {player} is out of the game.")},
        {all_are_dead,
            to_translate("The last ones died together, so nobody wins. The book is silent here, "
                         "and we chose so.")},
        {only_he_is_alive, to_translate("Only one is alive, and wins at once: {player}.")},
        {is_richer, to_translate("{player} is richer: {has}.")},
        {has_more_wounds,
            to_translate("With as much money the most wounds win, and {player} has {wounds}.")},
        {tokens_at_the_end_count,
            to_translate("We chose that the wound tokens at the end count, not wounds that were "
                         "healed.")},
        {suffered_wounds_count,
            to_translate("We chose that all wounds that somebody has suffered count, healed ones "
                         "too.")},

        // Records that cannot be used.
        {wrong_player_count,
            to_translate("4 to 8 players can play, each with a [[seats]] of their own; here there "
                         "are {quoted}.")},
        {seat_without_name, to_translate("A seat needs player = \"Ana\" or name = \"ana\".")},
        {bad_seat_name,
            to_translate("“{quoted}” cannot be a name in a record: lower-case words joined by "
                         "hyphens can. Give the seat a name = \"ana\".")},
        {reserved_name,
            to_translate("“{quoted}” means something else in a record. Give the seat another "
                         "name.")},
        {name_twice,
            to_translate("Two seats are called “{quoted}”. Give one of them another name.")},
        {unknown_seat_power,
            to_translate("“{quoted}” is no power. There are hustler, kid, cunning, doctor, "
                         "stealthy, smart, professional, lucky, unbreakable, vulture, cute, "
                         "greedy, dictator, junk-dealer, good-friend and collector.")},
        {power_twice, to_translate("There is only one card of the power “{quoted}”.")},
        {power_missing,
            to_translate("With powers everybody has one, without them nobody has: {quoted}.")},
        {no_godfather,
            to_translate("The record does not say who is the oldest and gets the desk: first = "
                         "\"NAME\".")},
        {godfather_not_seated,
            to_translate("“{quoted}” cannot get the desk: nobody at this table is called so.")},
        {unknown_option,
            to_translate("“{quoted}” is no option. There are slow, token_must_go, unclaimed, "
                         "dictator_clip, good_friend_discards and ties.")},
        {bad_option,
            to_translate("“{quoted}” cannot have this value. slow is excluded or no_target, "
                         "unclaimed is discard or carry, ties is tokens or suffered, the others "
                         "are yes or no.")},
    };
    return sentences;
}

} // namespace consigliere::table_cash_n_guns
