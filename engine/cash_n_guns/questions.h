#pragma once

#include "engine/cash_n_guns/act.h"
#include "engine/cash_n_guns/answers.h"
#include "engine/cash_n_guns/rules.h"
#include "engine/cash_n_guns/secrecy.h"
#include "engine/cash_n_guns/waiting.h"
#include "engine/ledger/questions.h"

#include <algorithm>
#include <array>

// All questions with their answers and causes. A question is a value of `Question::About` and its
// row.
namespace consigliere::cash_n_guns {

struct Question {
    /// In display order; from `aim` on, about one player.
    enum class About : std::uint8_t {
        godfather, ///< Who has the desk, and why (CG-0.4, CG-7.4, A8).
        next_share, ///< Who takes the next share, and who after him (CG-7.1, CG-7.2).
        winner, ///< Who wins, or would win now (CG-K.3 to CG-K.5, A13).
        diamond_bonus, ///< Who gets the Diamond Bonus (CG-K.2, A15).
        next_godfather, ///< The Godfather of the next round as of now (CG-7.4, A8).
        awaited, ///< The running phase, and which players it waits for (CG-0.6).
        round, ///< Which round it is (CG-K.1).
        phase, ///< Which phase comes after `phase` (CG-0.6).
        worth, ///< The value or effect of `share` (CG-W).
        table_loot, ///< The cards in the middle (CG-1.1, CG-7.3).
        deck, ///< The cards not revealed yet (CG-0.2).
        pile, ///< Number of Bang! in the discard pile (CG-W.5).
        aim, ///< The target of `player` (CG-3.1, CG-4.1, A1).
        threats, ///< Who aims at `player` (CG-3.1).
        stance, ///< Whether the character of `player` stands (CG-5, CG-6.3, CG-6.6).
        card, ///< What became of the Bullet card of `player` in this round (CG-5, CG-6).
        power, ///< The power of `player`, and whether it can be used now (CG-T).
        wounds, ///< Number of wounds of `player` (CG-6.3, CG-6.5, T-LUC).
        bullets, ///< Possible numbers of Bullet cards and Bang! of `player` (CG-2.2).
        loot, ///< Number of cards in front of `player` (CG-7.1).
        value, ///< Itemized value of these cards (CG-K.3, CG-W).
    };
    About about = About::godfather;
    Player player{};
    Share share{};
    Phase phase{};
};

/// A question in its context, with its answer once computed.
struct Asked : Question {
    const Position& position;
    ledger::Audience audience; ///< The asking observer.
    Answer answer{};

    [[nodiscard]] const Gangster& gangster() const { return position.of(player); }
};

/// Returns the answer as far as `audience` may know it.
[[nodiscard]] Answer answer(const Position& position, const Question& question,
    ledger::Audience audience = ledger::Audience::scribe());

namespace asked {

inline Answer covered()
{
    return {.rule = rule::face_down, .is_covered = true};
}

inline Answer godfather(const Asked& on)
{
    return {.rule = rule_of(on.position.desk_reason), .answer = on.position.godfather};
}

inline Answer next_share(const Asked& on)
{
    const Position& position = on.position;
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

inline Answer next_godfather(const Asked& on)
{
    const act::MovesDesk desk = desk_after_round(on.position);
    Answer answer{rule_of(desk.reason), desk.player};
    answer.can_change = on.position.desk_is_open && !on.position.next_godfather;
    if (answer.can_change)
        answer.rule = rule::take_desk;
    return answer;
}

inline ledger::RuleId rule_of_phase(Phase phase)
{
    constexpr std::array rules{rule::reveal, rule::aim, rule::order, rule::courage, rule::show,
        rule::everything_goes, rule::end};
    return rules.at(static_cast<std::size_t>(phase));
}

/// The running phase and the players it waits for, in the order of the round.
inline Answer awaited(const Asked& on)
{
    const Position& position = on.position;
    Answer answer{
        .rule = rule_of_phase(position.phase), .amount = position.round, .state = position.phase};
    for (const Player player : clockwise_from(position, position.godfather)) {
        const bool acts = (position.phase == Phase::hold_up && has_to_aim(position, player))
            || (position.phase == Phase::cards && has_to_show(position, player))
            || position.turn == player;
        if (acts)
            answer.standings.push_back({player});
    }
    return answer;
}

inline Answer round(const Asked& on)
{
    return {.rule = rule::end, .amount = on.position.round};
}

inline Answer phase(const Asked& on)
{
    Phase next = on.phase;
    if (next == Phase::sharing && on.position.round < last_round)
        next = Phase::loot;
    else if (next != Phase::end)
        next = static_cast<Phase>(static_cast<int>(next) + 1);
    return {.rule = rule_of_phase(on.phase), .state = next};
}

/// Publicly visible cards, with the value of bills and diamonds. Paintings have a value only as a
/// collection.
inline Answer lying(ledger::RuleId rule, const Loot& loot)
{
    return {.rule = rule,
        .amount = dollars_of(loot, LootType::bill) + dollars_of(loot, LootType::diamond),
        .loot = loot};
}

inline Answer table_loot(const Asked& on)
{
    if (on.position.table[LootCard::covered] > 0)
        return covered();
    const bool is_shared = on.position.phase == Phase::sharing || on.position.phase == Phase::end;
    return lying(is_shared ? rule::everything_goes : rule::reveal, on.position.table);
}

inline Answer deck(const Asked& on)
{
    return lying(rule::loot_deck, on.position.deck);
}

inline Answer pile(const Asked& on)
{
    return {.rule = rule::clip, .bangs = on.position.pile};
}

/// Also names the players whom a First aid kit would heal.
inline Answer first_aid(const Asked& on)
{
    Answer answer{rule::first_aid};
    for (const Player player : players(on.position)) {
        if (is_alive(on.position, player) && on.position.of(player).wounds > 0)
            answer.standings.push_back({player, on.position.of(player).wounds});
    }
    return answer;
}

inline Answer worth(const Asked& on)
{
    switch (type_of(on.share)) {
    case LootType::bill:
        return {.rule = rule::bills, .amount = dollars_of(*on.share.card())};
    case LootType::diamond:
        return {.rule = rule::diamonds, .amount = dollars_of(*on.share.card())};
    case LootType::painting:
        return {.rule = rule::paintings, .amount = dollars_of_paintings(1)};
    case LootType::clip:
        return pile(on);
    case LootType::first_aid:
        return first_aid(on);
    case LootType::desk:
        break;
    }
    return {.rule = rule::take_desk, .answer = on.position.next_godfather};
}

/// No answer while loot is redacted.
inline Answer diamond_bonus(const Asked& on)
{
    const Score now = score(on.position, on.audience);
    if (now.decision == Score::Decision::covered)
        return covered();
    Answer answer{
        now.most_diamonds == 0 ? rule::a15_no_diamonds : rule::diamond_bonus, now.bonus_holder};
    answer.amount = now.most_diamonds;
    for (const Score::Seat& seat : now.seats) {
        if (seat.is_alive)
            answer.standings.push_back({seat.player, seat.diamonds.cards});
    }
    return answer;
}

inline Answer winner(const Asked& on)
{
    const Score now = score(on.position, on.audience);
    if (now.decision == Score::Decision::covered)
        return covered();
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

inline Answer loot(const Asked& on)
{
    return {.rule = rule::share, .amount = on.gangster().loot.total()};
}

inline Answer value(const Asked& on)
{
    const Score now = score(on.position, on.audience);
    const Score::Seat& seat = now.of(on.player);
    if (!seat.is_alive)
        return {.rule = rule::end, .state = Out{}};
    if (seat.is_covered)
        return covered();
    return {.rule = rule::richest, .amount = seat.total.value_or(0), .parts = seat};
}

/// The rule for slow players with this table's option A1.
inline ledger::RuleId rule_of_slow(const Position& position)
{
    return position.options.slow == Slow::excluded ? rule::slow : rule::a1_slow;
}

inline Answer aim(const Asked& on)
{
    Answer answer{.rule = rule::aim, .state = on.gangster().aim};
    if (on.gangster().aim == Gangster::Aim::at)
        answer.answer = on.gangster().target;
    else if (on.gangster().aim == Gangster::Aim::slow)
        answer.rule = rule_of_slow(on.position);
    return answer;
}

inline Answer threats(const Asked& on)
{
    Answer answer{rule::aim};
    for (const Player other : clockwise_from(on.position, on.position.godfather)) {
        if (!on.position.of(other).is_out && on.position.of(other).aims_at(on.player))
            answer.standings.push_back({other});
    }
    answer.amount = static_cast<int>(answer.standings.size());
    return answer;
}

inline Answer stance(const Asked& on)
{
    const Gangster& gangster = on.gangster();
    Answer answer{.rule = rule::stands, .state = gangster.stance};
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
    } else if (on.position.phase < Phase::cards) {
        answer.rule = rule::courage;
    }
    return answer;
}

/// The rule by which a Bullet card was discarded unseen: its player does not shoot, or has no
/// target.
inline ledger::RuleId rule_of_discard(const Asked& on)
{
    if (on.gangster().stance == Gangster::Stance::lies)
        return rule::lies_down;
    if (on.gangster().aim == Gangster::Aim::slow)
        return rule_of_slow(on.position);
    return on.gangster().stance == Gangster::Stance::stands ? rule::coward : rule::discard_reminder;
}

inline Answer card(const Asked& on)
{
    const Gangster& gangster = on.gangster();
    Answer answer{.rule = rule::lay_bullet, .state = gangster.card};
    if (gangster.is_out)
        answer.state = Out{};
    if (gangster.card == Gangster::Card::discarded)
        answer.rule = rule_of_discard(on);
    else if (gangster.card == Gangster::Card::click)
        answer.rule = rule::click;
    else if (gangster.card == Gangster::Card::bang)
        answer.rule = rule::bang;
    if (gangster.card == Gangster::Card::bang && gangster.aim == Gangster::Aim::at)
        answer.answer = gangster.target;
    return answer;
}

inline PowerNow::Use use_of(const Asked& on, Power power)
{
    const Gangster& gangster = on.gangster();
    if (gangster.is_out)
        return PowerNow::Use::gone;
    if (is_open(on.position, on.player, power))
        return PowerNow::Use::open;
    if (gangster.has_called)
        return PowerNow::Use::used;
    if (!is_called(power))
        return PowerNow::Use::by_itself;
    return gangster.has_declined ? PowerNow::Use::declined : PowerNow::Use::waits;
}

inline Answer power(const Asked& on)
{
    const std::optional<Power> power = on.gangster().power;
    if (!power)
        return {rule::powers};
    return {.rule = rule::of(*power), .state = PowerNow{*power, use_of(on, *power)}};
}

inline Answer wounds(const Asked& on)
{
    const Gangster& gangster = on.gangster();
    return {.rule = has_dodged(gangster) ? rule::of(Power::lucky)
                                         : why_wounds(on.position, on.player).rule,
        .amount = gangster.wounds,
        .deadly = deadly_wounds(gangster)};
}

inline Answer bullets(const Asked& on)
{
    const auto& hand = on.gangster().bullets;
    return {.rule = rule::bullet_once, .amount = hand.cards, .bangs = hand.bangs};
}

} // namespace asked

// Predicates: whether an act is a cause of an answer.
namespace cause {

template <typename... Kinds>
bool any(const Act& act, const Asked& /*on*/)
{
    return is_one_of<Kinds...>(act);
}

/// True for the acts of `Kinds` done by the player in question.
template <typename... Kinds>
bool by_player(const Act& act, const Asked& on)
{
    return is_by<Kinds...>(on.player, act);
}

inline bool begins(const Act& act, Phase phase)
{
    return is_one_that<act::PhaseBegins>(
        act, [phase](const auto& begun) { return begun.phase == phase; });
}

inline bool begins_phase(const Act& act, const Asked& on)
{
    return begins(act, on.phase);
}

/// A round begins with its loot.
inline bool begins_round(const Act& act, const Asked& /*on*/)
{
    return begins(act, Phase::loot);
}

/// True if the act set the Godfather. The oldest player became Godfather without an act.
inline bool moves_desk(const Act& act, const Asked& on)
{
    return on.position.desk_reason != DeskReason::oldest
        && (std::holds_alternative<act::GainsDesk>(act)
            || is_one_that<act::MovesDesk>(
                act, [](const auto& moves) { return moves.reason != DeskReason::kept; }));
}

inline bool takes_desk(const Act& act)
{
    return is_one_that<act::TakesShare>(
        act, [](const auto& takes) { return takes.share.is_desk(); });
}

inline bool takes_desk_or_leaves(const Act& act, const Asked& on)
{
    return takes_desk(act) || is_by<act::Leaves>(on.position.godfather, act);
}

inline bool takes_asked_desk(const Act& act, const Asked& on)
{
    return on.share.is_desk() && takes_desk(act);
}

inline bool gives_from_or_to(const Act& act, LootPlace place)
{
    return is_one_that<act::Gives>(
        act, [place](const auto& gives) { return gives.from == place || gives.to == place; });
}

inline bool changes_middle(const Act& act, const Asked& /*on*/)
{
    return gives_from_or_to(act, LootPlace::table())
        || is_one_of<act::Reveals, act::TakesShare, act::LeavesDesk, act::Unclaimed>(act);
}

/// False with option `carry`: unclaimed loot stays for the next round.
inline bool clears_middle(const Act& act, const Asked& on)
{
    return on.position.options.unclaimed == Unclaimed::discard && begins_round(act, on);
}

inline bool changes_deck(const Act& act, const Asked& /*on*/)
{
    return std::holds_alternative<act::Reveals>(act) || gives_from_or_to(act, LootPlace::deck());
}

inline bool changes_loot(const Act& act, const Asked& on)
{
    return gives_from_or_to(act, LootPlace::of(on.player))
        || is_by<act::TakesShare>(on.player, act);
}

inline bool passes_diamonds(const Act& act, const Asked& /*on*/)
{
    return is_one_that<act::TakesShare>(act, [](const auto& takes) {
        return takes.share.card() && type_of(takes.share) == LootType::diamond;
    }) || is_one_that<act::Gives>(act, [](const auto& gives) {
        return count_of(gives.loot, LootType::diamond) > 0;
    });
}

/// True if the act may change the number of Bang! in the discard pile.
inline bool changes_pile(const Act& act, const Asked& /*on*/)
{
    return is_one_of<act::Discards, act::Reloads, act::FindsNoBang>(act)
        || is_one_that<act::Shows, act::TurnsUp, act::Tells>(
            act, [](const auto& shown) { return shown.bullet == Bullet::bang; });
}

/// True if the act aimed at the player and the aim is still in effect.
inline bool threatens(const Act& act, const Asked& on)
{
    return is_one_that<act::Aims, act::ChangesTarget>(act, [&on](const auto& aims) {
        return aims.target == on.player && on.position.of(aims.player).aims_at(on.player);
    });
}

inline bool changes_wounds(const Act& act, const Asked& on)
{
    return is_by<act::GainsWound, act::LosesWound, act::Dodges>(on.player, act)
        || is_one_that<act::Shoots>(
            act, [&on](const auto& shot) { return shot.target == on.player; });
}

inline bool bears_on_stance(const Act& act, const Asked& on)
{
    return changes_wounds(act, on)
        || is_by<act::LiesDown, act::StandsUp, act::IsSlow, act::Falls, act::Leaves, act::Returns>(
            on.player, act);
}

inline bool begins_stance(const Act& act, const Asked& on)
{
    return !std::holds_alternative<Out>(on.answer.state) && begins_round(act, on);
}

inline bool bears_on_card(const Act& act, const Asked& on)
{
    const bool is_by_target = on.gangster().aim == Gangster::Aim::at
        && is_by<act::LiesDown, act::IsSlow>(on.gangster().target, act);
    return is_by_target
        || is_by<act::LiesDown, act::IsSlow, act::Discards, act::Tells, act::TurnsUp, act::Shows,
            act::Shoots>(on.player, act);
}

/// True if the act changes the player's Bullet cards.
inline bool changes_bullets(const Act& act, const Asked& on)
{
    return is_by<act::Discards, act::Tells, act::TurnsUp, act::Shows, act::Reloads, act::Holds>(
               on.player, act)
        || is_one_that<act::SwapsBullet>(act, [&on](const auto& swap) {
               return swap.player == on.player || swap.other == on.player;
           });
}

} // namespace cause

using QuestionRow = ledger::QuestionRow<Question::About, Asked, Answer, Act>;
using Explanation = ledger::ExplanationOf<Answer, Question, Act>;
using Cause = ledger::CauseOf<Act>;

} // namespace consigliere::cash_n_guns

template <>
inline constexpr auto consigliere::ledger::rows_of<consigliere::cash_n_guns::Question::About> = [] {
    using namespace cash_n_guns::cause;
    using namespace cash_n_guns::act;
    namespace asked = cash_n_guns::asked;
    using About = cash_n_guns::Question::About;
    return Enumeration<About, 21, cash_n_guns::QuestionRow>{{{
        {About::godfather, "godfather", asked::godfather, moves_desk, moves_desk},
        {About::next_share, "next-share", asked::next_share,
            any<LiesDown, Falls, IsSlow, Leaves, cash_n_guns::act::Forbids>, begins_round},
        {About::winner, "winner", asked::winner, any<Leaves>},
        {About::diamond_bonus, "diamond-bonus", asked::diamond_bonus, passes_diamonds},
        {About::next_godfather, "next-godfather", asked::next_godfather, takes_desk_or_leaves,
            begins_round},
        {About::awaited, "awaited", asked::awaited, any<PhaseBegins>, begins_round},
        {About::round, "round", asked::round, begins_round},
        {About::phase, "phase", asked::phase, begins_phase, begins_round},
        {About::worth, "worth", asked::worth, takes_asked_desk, begins_round},
        {About::table_loot, "table-loot", asked::table_loot, changes_middle, clears_middle},
        {About::deck, "deck", asked::deck, changes_deck},
        {About::pile, "pile", asked::pile, changes_pile},
        {About::aim, "aim", asked::aim, by_player<Aims, ChangesTarget, IsSlow>, begins_round},
        {About::threats, "threats", asked::threats, threatens, begins_round},
        {About::stance, "stance", asked::stance, bears_on_stance, begins_stance},
        {About::card, "card", asked::card, bears_on_card, begins_round},
        {About::power, "power", asked::power, by_player<Calls>},
        {About::wounds, "wounds", asked::wounds, changes_wounds},
        {About::bullets, "bullets", asked::bullets, changes_bullets},
        {About::loot, "loot", asked::loot, changes_loot},
        {About::value, "value", asked::value, changes_loot},
    }}};
}();
