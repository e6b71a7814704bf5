#include "engine/cash_n_guns/explain.h"

#include "engine/cash_n_guns/score.h"
#include "engine/cash_n_guns/waiting.h"

namespace consigliere::cash_n_guns {

namespace {

void explain_godfather(Explanation& explanation, const Sight& sight)
{
    const Position& position = sight.present();
    explanation.answer = position.godfather;
    switch (position.desk_reason) {
    case DeskReason::oldest:
        explanation.rule = rule::oldest;
        return;
    case DeskReason::token:
    case DeskReason::kept:
        explanation.rule = rule::take_desk;
        break;
    case DeskReason::inherited:
        explanation.rule = rule::a8_dead_godfather;
        break;
    }
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::MovesDesk* moves = std::get_if<act::MovesDesk>(&act);
        const bool is_change = moves != nullptr && moves->reason != DeskReason::kept;
        if (is_change || std::holds_alternative<act::GainsDesk>(act))
            explanation.causes = {{entry, act}};
    });
}

/// Why an act says that somebody does not share in this round, or that he begins.
bool decides_sharing(const Act& act)
{
    return std::holds_alternative<act::LiesDown>(act) || std::holds_alternative<act::Falls>(act)
        || std::holds_alternative<act::IsSlow>(act) || std::holds_alternative<act::Leaves>(act);
}

void explain_next_share(Explanation& explanation, const Sight& sight)
{
    const Position& position = sight.present();
    const bool godfather_shares = stands(position, position.godfather);
    explanation.rule = godfather_shares ? rule::share : rule::first_share;
    explanation.answer = position.turn;
    std::optional<Player> player = position.turn;
    for (int place = 1; player && place <= position.player_count; ++place) {
        explanation.standings.push_back({*player, place});
        player = next_to_share(position, *player);
        if (player == position.turn)
            break;
    }
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::PhaseBegins* begins = std::get_if<act::PhaseBegins>(&act);
        if (begins != nullptr && begins->phase == Phase::loot)
            explanation.causes.clear();
        if (decides_sharing(act))
            explanation.causes.push_back({entry, act});
    });
}

void explain_wounds(Explanation& explanation, const Sight& sight)
{
    const Player player = explanation.question.player;
    const Gangster& gangster = sight.present().of(player);
    explanation.rule = gangster.hits > 1 ? rule::several_hits : rule::bang;
    if (gangster.power == Power::lucky && gangster.hits > 1)
        explanation.rule = rule::of(Power::lucky);
    explanation.amount = gangster.wounds;
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::Shoots* shot = std::get_if<act::Shoots>(&act);
        const act::GainsWound* gains = std::get_if<act::GainsWound>(&act);
        const act::LosesWound* loses = std::get_if<act::LosesWound>(&act);
        const act::Dodges* dodges = std::get_if<act::Dodges>(&act);
        const bool changes = (shot != nullptr && shot->target == player)
            || (gains != nullptr && gains->player == player)
            || (loses != nullptr && loses->player == player)
            || (dodges != nullptr && dodges->player == player);
        if (changes)
            explanation.causes.push_back({entry, act});
    });
}

/// Whether an act takes Bullet cards out of a player's hand or puts some into it.
class ChangesBullets {
public:
    explicit ChangesBullets(Player player)
        : m_player(player)
    {
    }

    bool operator()(const act::Discards& act) const { return act.player == m_player; }
    bool operator()(const act::Tells& act) const { return act.player == m_player; }
    bool operator()(const act::TurnsUp& act) const { return act.player == m_player; }
    bool operator()(const act::Shows& act) const { return act.player == m_player; }
    bool operator()(const act::Reloads& act) const { return act.player == m_player; }
    bool operator()(const act::Holds& act) const { return act.player == m_player; }
    bool operator()(const act::SwapsBullet& act) const
    {
        return act.player == m_player || act.other == m_player;
    }
    template <typename Other>
    bool operator()(const Other&) const
    {
        return false;
    }

private:
    Player m_player;
};

void explain_bullets(Explanation& explanation, const Sight& sight)
{
    const Player player = explanation.question.player;
    const Bullets& bullets = sight.present().of(player).bullets;
    explanation.rule = rule::bullet_once;
    explanation.amount = bullets.cards;
    explanation.bangs = bullets.bangs;
    each_standing_act(sight, [&](int entry, const Act& act) {
        if (std::visit(ChangesBullets(player), act))
            explanation.causes.push_back({entry, act});
    });
}

void explain_loot(Explanation& explanation, const Sight& sight)
{
    const Player player = explanation.question.player;
    const LootPlace here = LootPlace::of(player);
    explanation.rule = rule::share;
    explanation.amount = sight.present().of(player).loot.total();
    each_standing_act(sight, [&](int entry, const Act& act) {
        const act::TakesShare* takes = std::get_if<act::TakesShare>(&act);
        const act::Gives* gives = std::get_if<act::Gives>(&act);
        const bool changes = (takes != nullptr && takes->player == player)
            || (gives != nullptr && (gives->from == here || gives->to == here));
        if (changes)
            explanation.causes.push_back({entry, act});
    });
}

/// While the loot is covered nothing that compares it has an answer.
bool cover(Explanation& explanation, const Score& now)
{
    explanation.is_covered = now.decision == Score::Decision::covered;
    explanation.rule = now.rule;
    return explanation.is_covered;
}

void explain_bonus(Explanation& explanation, const Sight& sight)
{
    const Score now = score(sight.present(), sight.audience());
    if (cover(explanation, now))
        return;
    explanation.rule = now.most_diamonds == 0 ? rule::a15_no_diamonds : rule::diamond_bonus;
    explanation.answer = now.bonus_holder;
    explanation.amount = now.most_diamonds;
    for (const Score::Seat& seat : now.seats) {
        if (seat.is_alive)
            explanation.standings.push_back({seat.player, seat.diamonds.cards});
    }
}

void explain_winner(Explanation& explanation, const Sight& sight)
{
    const Score now = score(sight.present(), sight.audience());
    if (cover(explanation, now))
        return;
    if (now.winners.size() == 1)
        explanation.answer = now.winners[0];
    for (const Score::Seat& seat : now.seats) {
        if (seat.total)
            explanation.standings.push_back({seat.player, *seat.total});
    }
    each_standing_act(sight, [&](int entry, const Act& act) {
        if (std::holds_alternative<act::Leaves>(act))
            explanation.causes.push_back({entry, act});
    });
}

} // namespace

Explanation explain(const Sight& sight, const Question& question)
{
    Explanation explanation;
    explanation.question = question;
    switch (question.about) {
    case Question::About::godfather:
        explain_godfather(explanation, sight);
        break;
    case Question::About::next_share:
        explain_next_share(explanation, sight);
        break;
    case Question::About::wounds:
        explain_wounds(explanation, sight);
        break;
    case Question::About::bullets:
        explain_bullets(explanation, sight);
        break;
    case Question::About::loot:
        explain_loot(explanation, sight);
        break;
    case Question::About::diamond_bonus:
        explain_bonus(explanation, sight);
        break;
    case Question::About::winner:
        explain_winner(explanation, sight);
        break;
    }
    return explanation;
}

} // namespace consigliere::cash_n_guns
