#include "engine/cash_n_guns/answers.h"

#include "engine/cash_n_guns/messages_beliefs.h"
#include "engine/cash_n_guns/secrecy.h"
#include "engine/cash_n_guns/waiting.h"

namespace consigliere::cash_n_guns {

namespace {

/// Everybody whom the running phase waits for, in the order of the round.
Answer awaited(const Position& position)
{
    Answer answer{rule::phases};
    for (const Player player : clockwise_from(position, position.godfather)) {
        const bool acts = (position.phase == Phase::hold_up && has_to_aim(position, player))
            || (position.phase == Phase::cards && has_to_show(position, player))
            || position.turn == player;
        if (acts)
            answer.standings.push_back({player});
    }
    return answer;
}

Answer next_share(const Position& position)
{
    const bool godfather_shares = stands(position, position.godfather);
    Answer answer{godfather_shares ? rule::share : rule::first_share, position.turn};
    std::optional<Player> player = position.turn;
    for (int place = 1; player && place <= position.player_count; ++place) {
        answer.standings.push_back({*player, place});
        player = next_to_share(position, *player);
        if (player == position.turn)
            break;
    }
    return answer;
}

Answer wounds(const Gangster& gangster)
{
    ledger::RuleId rule = gangster.hits > 1 ? rule::several_hits : rule::bang;
    if (has_dodged(gangster))
        rule = rule::of(Power::lucky);
    return {rule, std::nullopt, gangster.wounds};
}

Answer diamond_bonus(const Score& now)
{
    Answer answer{now.most_diamonds == 0 ? rule::a15_no_diamonds : rule::diamond_bonus,
        now.bonus_holder, now.most_diamonds};
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
    for (const Score::Seat& seat : now.seats) {
        if (seat.total)
            answer.standings.push_back({seat.player, *seat.total});
    }
    return answer;
}

/// While the loot is covered nothing that compares it has an answer.
Answer compared(const Score& now, Answer (*compare)(const Score&))
{
    if (now.decision != Score::Decision::covered)
        return compare(now);
    Answer answer{now.rule};
    answer.is_covered = true;
    return answer;
}

} // namespace

Answer answer(const Position& position, const Question& question, ledger::Audience audience)
{
    const Gangster& gangster = position.of(question.player);
    switch (question.about) {
    case Question::About::godfather:
        return {message::why_godfather(position.desk_reason).rule, position.godfather};
    case Question::About::awaited:
        return awaited(position);
    case Question::About::next_share:
        return next_share(position);
    case Question::About::wounds:
        return wounds(gangster);
    case Question::About::bullets:
        return {rule::bullet_once, std::nullopt, gangster.bullets.cards, gangster.bullets.bangs};
    case Question::About::loot:
        return {rule::share, std::nullopt, gangster.loot.total()};
    case Question::About::diamond_bonus:
        return compared(score(position, audience), diamond_bonus);
    case Question::About::winner:
        break;
    }
    return compared(score(position, audience), winner);
}

} // namespace consigliere::cash_n_guns
