#include "engine/cash_n_guns/answers_parts.h"
#include "engine/cash_n_guns/rules.h"
#include "engine/cash_n_guns/secrecy.h"

#include <algorithm>

namespace consigliere::cash_n_guns {

namespace {

Answer covered()
{
    Answer answer{rule::face_down};
    answer.is_covered = true;
    return answer;
}

/// What lies somewhere for all to see; bills and diamonds have an amount of dollars, paintings only
/// as a collection.
Answer lying(ledger::RuleId rule, const Loot& loot)
{
    Answer answer{rule};
    answer.loot = loot;
    answer.amount = dollars_of(loot, LootType::bill) + dollars_of(loot, LootType::diamond);
    return answer;
}

Answer table_loot(const Position& position)
{
    if (position.table[LootCard::covered] > 0)
        return covered();
    const bool is_shared = position.phase == Phase::sharing || position.phase == Phase::end;
    return lying(is_shared ? rule::everything_goes : rule::reveal, position.table);
}

Answer pile(const Position& position)
{
    Answer answer{rule::clip};
    answer.bangs = position.pile;
    return answer;
}

/// Whoever a First aid kit would heal.
Answer first_aid(const Position& position)
{
    Answer answer{rule::first_aid};
    for (const Player player : players(position)) {
        if (is_alive(position, player) && position.of(player).wounds > 0)
            answer.standings.push_back({player, position.of(player).wounds});
    }
    return answer;
}

Answer worth(const Position& position, Share share)
{
    switch (type_of(share)) {
    case LootType::bill:
    case LootType::diamond: {
        Answer answer{type_of(share) == LootType::bill ? rule::bills : rule::diamonds};
        answer.amount = dollars_of(*share.card());
        return answer;
    }
    case LootType::painting: {
        Answer answer{rule::paintings};
        answer.amount = dollars_of_paintings(1);
        return answer;
    }
    case LootType::clip:
        return pile(position);
    case LootType::first_aid:
        return first_aid(position);
    case LootType::desk:
        break;
    }
    return {rule::take_desk, position.next_godfather};
}

Answer diamond_bonus(const Score& now)
{
    Answer answer{
        now.most_diamonds == 0 ? rule::a15_no_diamonds : rule::diamond_bonus, now.bonus_holder};
    answer.amount = now.most_diamonds;
    for (const Score::Seat& seat : now.seats) {
        if (seat.is_alive)
            answer.standings.push_back({seat.player, seat.diamonds.cards});
    }
    return answer;
}

Answer winner(const Score& now)
{
    Answer answer{now.rule};
    if (now.winners.size() == 1)
        answer.answer = now.winners[0];
    else
        answer.together = now.winners;
    for (const Score::Seat& seat : now.seats) {
        if (seat.total)
            answer.standings.push_back({seat.player, *seat.total});
    }
    return answer;
}

/// While the loot is covered nothing that compares it has an answer.
Answer compared(const Score& now, Answer (*compare)(const Score&))
{
    return now.decision == Score::Decision::covered ? covered() : compare(now);
}

Answer value(const Score& now, Player player)
{
    const Score::Seat& seat = now.of(player);
    if (!seat.is_alive) {
        Answer answer{rule::end};
        answer.state = Out{};
        return answer;
    }
    if (seat.is_covered)
        return covered();
    Answer answer{rule::richest};
    answer.amount = seat.total.value_or(0);
    answer.parts = seat;
    return answer;
}

Answer loot(const Gangster& gangster)
{
    Answer answer{rule::share};
    answer.amount = gangster.loot.total();
    return answer;
}

} // namespace

Answer answer_about_loot(
    const Position& position, const Question& question, ledger::Audience audience)
{
    switch (question.about) {
    case Question::About::table_loot:
        return table_loot(position);
    case Question::About::worth:
        return worth(position, question.share);
    case Question::About::deck:
        return lying(rule::loot_deck, position.deck);
    case Question::About::pile:
        return pile(position);
    case Question::About::diamond_bonus:
        return compared(score(position, audience), diamond_bonus);
    case Question::About::value:
        return value(score(position, audience), question.player);
    case Question::About::loot:
        return loot(position.of(question.player));
    default:
        return compared(score(position, audience), winner);
    }
}

} // namespace consigliere::cash_n_guns
