#include "companion/language/language.h"
#include "companion/table_cash_n_guns/wording.h"
#include "engine/cash_n_guns/messages.h"

namespace consigliere::table_cash_n_guns {

using language::to_translate;
using namespace cash_n_guns::message;

namespace {

/// Some sentences are said of every power; they are found by their ids, which are the same.
constexpr cash_n_guns::Power any_power{};

} // namespace

std::span<const Worded> power_sentences()
{
    static constexpr Worded sentences[] = {
        {has_other_power(any_power), to_translate("{player} does not have this power: {power}.")},
        {power_is_used(any_power),
            to_translate("{player} has used this power in this round already: {power}.")},
        {power_is_early(any_power),
            to_translate("It is too early in the round for this power: {power}.")},
        {power_is_late(any_power),
            to_translate("It is too late in the round for this power: {power}.")},
        {power_is_declined(any_power),
            to_translate("{player} has said that this power is not used in this round: "
                         "{power}.")},
        {nothing_to_decline(any_power),
            to_translate("Nothing waits for this power now, so there is nothing to decline: "
                         "{power}.")},
        {target_must_lie(any_power),
            to_translate("This power needs a target that has lain down, and the target of "
                         "{player} has not: {power}.")},
        {taken_by_power(any_power),
            to_translate("{card}: {player} took one of these by a power before the sharing "
                         "({power}).")},
        {hustler_untold,
            to_translate("Not verifiable: the Hustler swaps a card every round, and nobody said "
                         "whether {player} did. Write “uses hustler NAME” or “declines "
                         "hustler”.")},
        {hustler_has_skipped,
            to_translate(
                "The book lets the Hustler swap in every round; we chose that a round may be "
                "skipped, and {player} has skipped this one.")},
        {hustler_needs_another,
            to_translate("The Hustler draws from another player’s hand: {player}.")},
        {kid_aims_last,
            to_translate("The Kid, {player}, aims after everybody else. Missing: {other}.")},
        {cunning_has_no_card,
            to_translate("{player} has no other Bullet card that the Cunning could swap for.")},
        {doctor_must_lie, to_translate("The Doctor heals only when lying: {player}.")},
        {doctor_is_unhurt, to_translate("{player} has no wound that the Doctor could remove.")},
        {only_own_will,
            to_translate("We chose that only lying down of one’s own will counts, not being shot "
                         "or too slow: {player}.")},
        {professional_must_stand,
            to_translate("The Professional steals only while standing: {player}.")},
        {aims_at_nobody, to_translate("{player} aims at nobody.")},
        {nothing_to_steal,
            to_translate("{player} has no loot, so the Professional has no effect.")},
        {professional_decides_first,
            to_translate("We chose that the Professional decides before the first Bullet card is "
                         "revealed: {player}.")},
        {dead_vulture,
            to_translate("The Vulture is out of the game and takes nothing: {player}. The book is "
                         "silent here, and we chose so.")},
        {victim_is_alive,
            to_translate("The Vulture takes from those who are eliminated, and {player} is "
                         "alive.")},
        {vulture_draws_two,
            to_translate("The Vulture draws two cards from each who is eliminated, or what there "
                         "is: {needs}, not {has}.")},
        {dead_loot_is_gone,
            to_translate("The loot of {player} has left the game: that of the eliminated does, "
                         "once the Vulture has had a chance. The book is silent here, and we chose "
                         "so.")},
        {cute_shares_too,
            to_translate("The Cute’s bill comes on top: {player} takes a share like everybody "
                         "else. We chose so.")},
        {greedy_only_first,
            to_translate("The Greedy takes two shares only the first time, and {player} has taken "
                         "one already.")},
        {greedy_has_enough,
            to_translate("{player} took two shares at once and gives up the rest of this round’s "
                         "loot.")},
        {greedy_takes_two_shares,
            to_translate("The Greedy’s two shares may be two cards, or a card and the New "
                         "Godfather token; that is there only once. We chose so.")},
        {dictator_is_absent, to_translate("The Dictator must take part in the sharing: {player}.")},
        {dictator_needs_another,
            to_translate("The Dictator forbids something to another player: {player}.")},
        {dictator_waits,
            to_translate("The Dictator speaks when a player is about to take something. That is "
                         "{next} now, not {player}.")},
        {is_forbidden,
            to_translate("The Dictator has forbidden this to {player} for this share: {type}.")},
        {dictator_leaves_clips,
            to_translate("This table chose that the Dictator cannot forbid Clips.")},
        {trades_with_himself,
            to_translate("The Junk Dealer trades with another player: {player}.")},
        {cannot_be_traded,
            to_translate("Only bills, Diamonds and Paintings can be traded: {share}. The book is "
                         "silent here, and we chose so.")},
        {good_friend_untold,
            to_translate("Not verifiable: whether there is a Bang! left for the Good Friend, "
                         "{player}, depends on cards that nobody saw.")},
        {good_friend_keeps_all,
            to_translate("This table chose that the Good Friend discards nothing for the Bang!: "
                         "{player}.")},
    };
    return sentences;
}

} // namespace consigliere::table_cash_n_guns
