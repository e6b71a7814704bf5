#include "engine/cash_n_guns/answers.h"

#include "engine/cash_n_guns/answers_parts.h"
#include "engine/cash_n_guns/messages_beliefs.h"
#include "engine/cash_n_guns/waiting.h"

namespace consigliere::cash_n_guns {

namespace {

/// The rule that speaks of whoever was too slow, as this table plays it (A1).
ledger::RuleId rule_of_slow(const Position& position)
{
    return position.options.slow == Slow::excluded ? rule::slow : rule::a1_slow;
}

Answer aim(const Position& position, const Gangster& gangster)
{
    Answer answer{rule::aim};
    answer.state = gangster.aim;
    if (gangster.aim == Gangster::Aim::at)
        answer.answer = gangster.target;
    else if (gangster.aim == Gangster::Aim::slow)
        answer.rule = rule_of_slow(position);
    return answer;
}

Answer threats(const Position& position, Player player)
{
    Answer answer{rule::aim};
    for (const Player other : clockwise_from(position, position.godfather)) {
        if (!position.of(other).is_out && position.of(other).aims_at(player))
            answer.standings.push_back({other});
    }
    answer.amount = static_cast<int>(answer.standings.size());
    return answer;
}

Answer stance(const Position& position, const Gangster& gangster)
{
    Answer answer{rule::stands};
    answer.state = gangster.stance;
    if (gangster.is_out) {
        answer.state = Out{};
        answer.rule =
            gangster.power == Power::unbreakable ? rule::of(Power::unbreakable) : rule::eliminated;
    } else if (gangster.stance == Gangster::Stance::lies) {
        answer.rule = rule::lies_down;
    } else if (gangster.stance == Gangster::Stance::excluded) {
        answer.rule = rule::slow;
    } else if (gangster.stance == Gangster::Stance::shot) {
        answer.rule = gangster.hits > 1 ? rule::several_hits : rule::bang;
    } else if (has_dodged(gangster)) {
        answer.rule = rule::of(Power::lucky);
    } else if (position.phase < Phase::cards) {
        answer.rule = rule::courage;
    }
    return answer;
}

/// Why a Bullet card was discarded without being shown: its player does not shoot, or there is
/// nobody to shoot at.
ledger::RuleId rule_of_discard(const Position& position, const Gangster& gangster)
{
    if (gangster.stance == Gangster::Stance::lies)
        return rule::lies_down;
    if (gangster.aim == Gangster::Aim::slow)
        return rule_of_slow(position);
    return gangster.stance == Gangster::Stance::stands ? rule::coward : rule::discard_reminder;
}

Answer card(const Position& position, const Gangster& gangster)
{
    Answer answer{rule::lay_bullet};
    answer.state = gangster.card;
    if (gangster.is_out)
        answer.state = Out{};
    if (gangster.card == Gangster::Card::discarded)
        answer.rule = rule_of_discard(position, gangster);
    else if (gangster.card == Gangster::Card::click)
        answer.rule = rule::click;
    else if (gangster.card == Gangster::Card::bang)
        answer.rule = rule::bang;
    if (gangster.card == Gangster::Card::bang && gangster.aim == Gangster::Aim::at)
        answer.answer = gangster.target;
    return answer;
}

PowerNow::Use use_of(const Position& position, Player player, Power power)
{
    const Gangster& gangster = position.of(player);
    if (gangster.is_out)
        return PowerNow::Use::gone;
    if (is_open(position, player, power))
        return PowerNow::Use::open;
    if (gangster.has_called)
        return PowerNow::Use::used;
    if (!is_called(power))
        return PowerNow::Use::by_itself;
    return gangster.has_declined ? PowerNow::Use::declined : PowerNow::Use::waits;
}

Answer power(const Position& position, Player player)
{
    const std::optional<Power> power = position.of(player).power;
    if (!power)
        return {rule::powers};
    Answer answer{rule::of(*power)};
    answer.state = PowerNow{*power, use_of(position, player, *power)};
    return answer;
}

/// Whether somebody aims at this player whose card has become this.
bool is_aimed_at_with(const Position& position, Player player, Gangster::Card card)
{
    return any_player(position, [&](Player other) {
        return position.of(other).aims_at(player) && position.of(other).card == card;
    });
}

/// Whether one of those who hit this player was hit by him.
bool shot_each_other(const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    return gangster.card == Gangster::Card::bang && gangster.aims_at(gangster.target)
        && position.of(gangster.target).aims_at(player)
        && position.of(gangster.target).card == Gangster::Card::bang;
}

Answer wounds(const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    Answer answer{has_dodged(gangster) ? rule::of(Power::lucky) : why_wounds(position, player).rule,
        std::nullopt};
    answer.amount = gangster.wounds;
    answer.deadly = deadly_wounds(gangster);
    return answer;
}

Answer bullets(const Gangster& gangster)
{
    Answer answer{rule::bullet_once};
    answer.amount = gangster.bullets.cards;
    answer.bangs = gangster.bullets.bangs;
    return answer;
}

} // namespace

const ledger::Forbids<Player, int>& why_wounds(const Position& position, Player player)
{
    const Gangster& gangster = position.of(player);
    if (gangster.was_healed)
        return message::kit_has_healed;
    if (gangster.hits > 1)
        return message::every_hit_counts;
    if (gangster.hits == 1 && shot_each_other(position, player))
        return message::all_shoot_at_once;
    if (gangster.stance == Gangster::Stance::lies)
        return message::lying_is_safe;
    if (gangster.hits == 0 && is_aimed_at_with(position, player, Gangster::Card::click))
        return message::click_wounds_nobody;
    if (gangster.hits == 0 && is_aimed_at_with(position, player, Gangster::Card::discarded))
        return message::discard_wounds_nobody;
    return message::wounds_differ;
}

Answer answer(const Position& position, const Question& question, ledger::Audience audience)
{
    const Gangster& gangster = position.of(question.player);
    switch (question.about) {
    case Question::About::godfather:
    case Question::About::next_godfather:
    case Question::About::awaited:
    case Question::About::round:
    case Question::About::phase:
    case Question::About::next_share:
        return answer_about_round(position, question);
    case Question::About::aim:
        return aim(position, gangster);
    case Question::About::threats:
        return threats(position, question.player);
    case Question::About::stance:
        return stance(position, gangster);
    case Question::About::card:
        return card(position, gangster);
    case Question::About::power:
        return power(position, question.player);
    case Question::About::wounds:
        return wounds(position, question.player);
    case Question::About::bullets:
        return bullets(gangster);
    default:
        return answer_about_loot(position, question, audience);
    }
}

} // namespace consigliere::cash_n_guns
