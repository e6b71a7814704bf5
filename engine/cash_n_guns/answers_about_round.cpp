#include "engine/cash_n_guns/answers_parts.h"
#include "engine/cash_n_guns/messages_beliefs.h"
#include "engine/cash_n_guns/waiting.h"

namespace consigliere::cash_n_guns {

namespace {

/// The rule that says what happens in a phase.
ledger::RuleId rule_of(Phase phase)
{
    constexpr std::array rules{rule::reveal, rule::aim, rule::order, rule::courage, rule::show,
        rule::everything_goes, rule::end};
    return rules.at(static_cast<std::size_t>(phase));
}

/// The running phase, and everybody whom it waits for, in the order of the round.
Answer awaited(const Position& position)
{
    Answer answer{rule_of(position.phase)};
    answer.state = position.phase;
    answer.amount = position.round;
    for (const Player player : clockwise_from(position, position.godfather)) {
        const bool acts = (position.phase == Phase::hold_up && has_to_aim(position, player))
            || (position.phase == Phase::cards && has_to_show(position, player))
            || position.turn == player;
        if (acts)
            answer.standings.push_back({player});
    }
    return answer;
}

/// The phase after one; after the sharing comes the loot of the next round, or the end.
Phase following(Phase phase, int round)
{
    if (phase == Phase::end)
        return phase;
    if (phase == Phase::sharing && round < last_round)
        return Phase::loot;
    return static_cast<Phase>(static_cast<int>(phase) + 1);
}

Answer phase(const Position& position, Phase asked)
{
    Answer answer{rule_of(asked)};
    answer.state = following(asked, position.round);
    return answer;
}

Answer round(const Position& position)
{
    Answer answer{rule::end};
    answer.amount = position.round;
    return answer;
}

Answer next_godfather(const Position& position)
{
    const act::MovesDesk desk = desk_after_round(position);
    Answer answer{message::why_godfather(desk.reason).rule, desk.player};
    answer.can_change = position.desk_is_open && !position.next_godfather;
    if (answer.can_change)
        answer.rule = rule::take_desk;
    return answer;
}

Answer next_share(const Position& position)
{
    const bool godfather_shares = stands(position, position.godfather);
    Answer answer{godfather_shares ? rule::share : rule::first_share, position.turn};
    if (position.ban)
        answer.state = *position.ban;
    std::optional<Player> player = position.turn;
    for (int place = 1; player && place <= position.player_count; ++place) {
        answer.standings.push_back({*player, place});
        player = next_to_share(position, *player);
        if (player == position.turn)
            break;
    }
    return answer;
}

} // namespace

Answer answer_about_round(const Position& position, const Question& question)
{
    switch (question.about) {
    case Question::About::next_godfather:
        return next_godfather(position);
    case Question::About::awaited:
        return awaited(position);
    case Question::About::round:
        return round(position);
    case Question::About::phase:
        return phase(position, question.phase);
    case Question::About::next_share:
        return next_share(position);
    default:
        return {message::why_godfather(position.desk_reason).rule, position.godfather};
    }
}

} // namespace consigliere::cash_n_guns
