#include "companion/language/language.h"
#include "companion/table_cash_n_guns/wording.h"
#include "engine/cash_n_guns/messages.h"

namespace consigliere::table_cash_n_guns {

using language::to_translate;
using namespace cash_n_guns::message;

std::span<const Worded> round_sentences()
{
    static constexpr Worded sentences[] = {
        // Lines that cannot be read.
        {unknown_player,
            to_translate("Nobody at this table is called “{quoted}”. Players go by the names of "
                         "their seats; whatever no player does is written behind “table”.")},
        {unknown_verb,
            to_translate(
                "“{quoted}” is nothing that can be done. A player can: aims, slow, redirects, "
                "shows, discards, takes, leaves, forbids, uses, declines. The table can: loots, "
                "ducks, stands, believes, corrects:.")},
        {unknown_bullet, to_translate("“{quoted}” is no Bullet card. There are bang and click.")},
        {unknown_loot,
            to_translate(
                "“{quoted}” is nothing that one can take here. There are $5000, $10000, $20000, "
                "diamond-1000, diamond-5000, diamond-10000, painting, clip and first-aid, and "
                "desk for the New Godfather token.")},
        {unknown_loot_type,
            to_translate("“{quoted}” is no type of loot. There are bill, diamond, painting, clip, "
                         "first-aid and desk.")},
        {unknown_power,
            to_translate("“{quoted}” is no power. There are hustler, kid, cunning, doctor, "
                         "stealthy, smart, professional, lucky, unbreakable, vulture, cute, "
                         "greedy, dictator, junk-dealer, good-friend and collector.")},
        {unknown_act,
            to_translate("“{quoted}” is no act. Acts are WHO gives CARDS to WHOM, where each can "
                         "also be table, deck or box, and NAME gains or loses wound, gains desk, "
                         "holds BULLETS, leaves, returns, lies or stands.")},
        {unknown_claim,
            to_translate("“{quoted}” is nothing that the referee can look up. It knows godfather, "
                         "next, wounds, out, bangs, holds, bills, diamonds, paintings, bonus, "
                         "totals and wins; and desk open or desk taken.")},
        {named_twice, to_translate("“{quoted}” is named twice.")},
        {too_many_cards, to_translate("“{quoted}” is more than there can be.")},
        {works_by_itself,
            to_translate("The power “{quoted}” works by itself or with another line; nobody has "
                         "to call it.")},

        // What is physically so.
        {lacks_loot,
            to_translate("{player} does not have this. {card}: needed {needs}, there {has}.")},
        {not_on_table,
            to_translate("This does not lie on the table. {card}: needed {needs}, there {has}.")},
        {not_in_deck,
            to_translate("All of these cards have been revealed already. {card}: needed {needs}, "
                         "left {has}.")},
        {not_in_box,
            to_translate("This is not out of the game. {card}: needed {needs}, there {has}.")},
        {no_wound_token,
            to_translate("Nobody can have more wounds than the box has tokens: {has}.")},
        {has_no_wound, to_translate("{player} has no wound.")},
        {is_out_already, to_translate("{player} is out of the game already.")},
        {is_in_game, to_translate("{player} is in the game.")},
        {no_bullet_left, to_translate("{player} has no Bullet card left.")},
        {no_bullet_laid, to_translate("{player} has no Bullet card in front to reveal.")},
        {nothing_to_tell,
            to_translate("There is no face-down discard of {player} that could be told now.")},

        // Something else has to come first, or it is too late.
        {phase_is_over,
            to_translate("The phases of a round follow in their order, and this one is over: "
                         "{phase}.")},
        {waits_for_loot, to_translate("First the eight loot cards of the round are revealed.")},
        {waits_for_aim,
            to_translate("First everybody aims at somebody, or is too slow. Missing: {player}.")},
        {waits_for_courage,
            to_translate("First everybody lies down or stays standing: “table ducks …” or “table "
                         "stands”.")},
        {waits_for_card,
            to_translate("First all Bullet cards that are still there are revealed. Missing: "
                         "{player}.")},
        {waits_for_share, to_translate("First everything on the table is shared. Next: {player}.")},
        {game_is_over, to_translate("The game is over.")},

        // Phase 1: the loot.
        {box_has_fewer,
            to_translate("The box holds fewer cards of this kind. {card}: in the box {box}, "
                         "revealed before {seen}, now {has}.")},
        {last_loot_differs,
            to_translate("What no round has shown before comes in the last one, so this cannot "
                         "be. {card}: it must be {needs}, the line says {has}.")},
        {wrong_loot_count,
            to_translate("Each round shows {needs} loot cards; the line names {has}.")},

        // Phase 2: Bullet cards.
        {more_than_dealt,
            to_translate("Everybody has 5 Click! and 3 Bang! for the whole game. {player} would "
                         "need more than {dealt}: {bullet}.")},
        {bullet_is_spent,
            to_translate("Each Bullet card is used once, and {player} can have none of these "
                         "left: {bullet}.")},
        {bullet_may_be_spent,
            to_translate("Not verifiable: if enough of what {player} discarded face down was the "
                         "same, there is none of these left: {bullet}.")},
        {one_bullet_a_round,
            to_translate("Everybody lays one Bullet card a round, and {player} has revealed it "
                         "already.")},

        // Phase 3: hold-up.
        {aims_at_himself, to_translate("One aims at another player, not at oneself: {player}.")},
        {has_aimed,
            to_translate("All aim at the same moment, and {player} has aimed at {target} already. "
                         "Only the Godfather can change that.")},
        {was_slow, to_translate("{player} was too slow, and cannot aim any more.")},
        {slow_takes_no_part,
            to_translate("{player} was too slow and takes no part in this round.")},
        {slow_is_excluded_here,
            to_translate("This table chose that whoever is too slow is out of the whole round.")},
        {slow_has_no_target,
            to_translate("{player} was too slow, aims at nobody and shows no card. This table "
                         "chose that slow players play on without a target.")},

        // Phase 4: the Godfather's privilege.
        {only_godfather_orders,
            to_translate("Only the Godfather may order somebody to change target, and that is "
                         "{godfather}, not {player}.")},
        {orders_himself,
            to_translate("The Godfather orders one of the players to change target, not himself: "
                         "{godfather}.")},
        {anybody_but_himself,
            to_translate("We chose that the Godfather may order anybody else, whoever they aim "
                         "at, but not himself: {godfather}.")},
        {ordered_has_no_target,
            to_translate("{player} aims at nobody and has no target to change. The book is silent "
                         "here, and we chose so.")},
        {one_is_ordered,
            to_translate("The Godfather may order one of the players to aim elsewhere, and one was "
                         "ordered.")},
        {ordered_once, to_translate("There is one order in a round: so the book’s “one” is read.")},
        {no_other_target,
            to_translate("With two players alive there is no other target, so there is no order. "
                         "The book is silent here, and we chose so.")},
        {same_target,
            to_translate("Whoever is ordered has to pick another target: {player} aims at "
                         "{target} already.")},

        // Phase 5: courage.
        {standing_takes_the_risk,
            to_translate("{player} stays standing: whoever stands may get loot, and takes the risk "
                         "of being hit.")},
        {courage_is_decided,
            to_translate("Everybody has decided in this round whether to lie down; that is done "
                         "once, all together.")},
        {lying_shows_nothing,
            to_translate("{player} lies and has discarded the Bullet card face down.")},
        {target_is_down,
            to_translate("{target} is down or takes no part, so {player} discards the Bullet card "
                         "without showing it.")},

        // Phase 6: the cards.
        {is_out_of_game, to_translate("{player} is out of the game.")},

        // Phase 7: sharing.
        {lying_gets_nothing, to_translate("{player} lies and gets nothing of this round’s loot.")},
        {may_lie_unthreatened,
            to_translate("One may lie down although nobody aims at one, and {player} did. The book "
                         "asks for nothing more, and we chose so.")},
        {wounded_gets_nothing,
            to_translate("{player} was wounded in this round and gets nothing of its loot.")},
        {not_his_share, to_translate("Shares go clockwise among those who stand. Next: {player}.")},
        {godfather_starts,
            to_translate("The Godfather takes the first share, and that is {player}.")},
        {starts_left_of_godfather,
            to_translate("The Godfather, {godfather}, does not stand, so the nearest to the left "
                         "who does takes the first share: {player}.")},
        {shares_without_target,
            to_translate("{player} stands unhurt and shares, although the target was down. The "
                         "book asks for nothing more, and we chose so.")},
        {one_share_each,
            to_translate("A share is one loot card or the New Godfather token: {player} takes "
                         "one.")},
        {desk_is_taken, to_translate("The New Godfather token has been taken in this round.")},
        {desk_once_a_round, to_translate("The New Godfather token can be taken once a round.")},
        {desk_must_go,
            to_translate("The New Godfather token is a share and must be taken by somebody. The "
                         "book is not plain here, and this table chose so.")},
        {desk_is_not_last,
            to_translate("Only the last thing on the table may be left there, when it is the New "
                         "Godfather token. This table chose so.")},
        {unclaimed_is_gone,
            to_translate("{card}: one of these was left over because nobody was there to take it, "
                         "and has left the game. This table chose so.")},

        // Clips and First aid kits.
        {no_bang_to_get,
            to_translate("There can be no Bang! in the discard pile, so the Clip of {player} has "
                         "no effect.")},
        {bang_must_be_got,
            to_translate("There is a Bang! in the discard pile, and {player} gets it with the "
                         "Clip.")},
        {clip_untold,
            to_translate("Not verifiable: whether there is a Bang! in the discard pile for "
                         "{player} depends on cards that nobody saw. Look, and write “gets bang” "
                         "or “gets nothing”.")},
        {clip_takes_another,
            to_translate("For the Bang! of a Clip another card of the hand is discarded, and "
                         "{player} can have none of these: {bullet}.")},
        {found_without_clip, to_translate("Only a Clip brings a Bang! from the discard pile.")},
        {clip_without_hand,
            to_translate("{player} has no Bullet card left, so a Clip has no effect: there is no "
                         "card to discard for the Bang!. The book is silent here, and we chose "
                         "so.")},
        {is_used_up,
            to_translate("Clips and First aid kits are used up when they are taken, so nobody has "
                         "any: {card}. The book is not plain here, and we chose so.")},
    };
    return sentences;
}

} // namespace consigliere::table_cash_n_guns
