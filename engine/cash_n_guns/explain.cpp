#include "engine/cash_n_guns/explain.h"

#include <algorithm>
#include <array>

namespace consigliere::cash_n_guns {

namespace {

using About = Question::About;

/// Whether an act has made somebody Godfather.
bool moves_desk(const Act& act)
{
    const auto* moves = std::get_if<act::MovesDesk>(&act);
    return (moves != nullptr && moves->reason != DeskReason::kept)
        || std::holds_alternative<act::GainsDesk>(act);
}

bool takes_desk(const Act& act)
{
    const auto* takes = std::get_if<act::TakesShare>(&act);
    return takes != nullptr && takes->share.is_desk();
}

bool changes_wounds(const Act& act, Player player)
{
    const auto* shot = std::get_if<act::Shoots>(&act);
    return (shot != nullptr && shot->target == player)
        || is_by<act::GainsWound, act::LosesWound, act::Dodges>(player, act);
}

/// Whether an act takes Bullet cards out of a player's hand or puts some into it.
bool changes_bullets(const Act& act, Player player)
{
    const auto* swap = std::get_if<act::SwapsBullet>(&act);
    return (swap != nullptr && (swap->player == player || swap->other == player))
        || is_by<act::Discards, act::Tells, act::TurnsUp, act::Shows, act::Reloads, act::Holds>(
            player, act);
}

bool gives_from_or_to(const Act& act, LootPlace place)
{
    const auto* gives = std::get_if<act::Gives>(&act);
    return gives != nullptr && (gives->from == place || gives->to == place);
}

bool changes_loot(const Act& act, Player player)
{
    return gives_from_or_to(act, LootPlace::of(player)) || is_by<act::TakesShare>(player, act);
}

bool changes_middle(const Act& act)
{
    return gives_from_or_to(act, LootPlace::table())
        || is_one_of<act::Reveals, act::TakesShare, act::LeavesDesk, act::Unclaimed>(act);
}

bool passes_diamonds(const Act& act)
{
    if (const auto* takes = std::get_if<act::TakesShare>(&act))
        return takes->share.card() && type_of(takes->share) == LootType::diamond;
    const auto* gives = std::get_if<act::Gives>(&act);
    return gives != nullptr && count_of(gives->loot, LootType::diamond) > 0;
}

/// Whether an act brings a Bang! into the discard pile or out of it, as far as it was seen.
bool changes_pile(const Act& act)
{
    const auto is_bang = [](const auto* shown) { return shown && shown->bullet == Bullet::bang; };
    return is_bang(std::get_if<act::Shows>(&act)) || is_bang(std::get_if<act::TurnsUp>(&act))
        || is_bang(std::get_if<act::Tells>(&act))
        || is_one_of<act::Discards, act::Reloads, act::FindsNoBang>(act);
}

/// What became of the card that a player laid, and why.
bool bears_on_card(const Act& act, Player player, const Gangster& gangster)
{
    const bool is_by_target = gangster.aim == Gangster::Aim::at
        && is_by<act::LiesDown, act::IsSlow>(gangster.target, act);
    return is_by_target
        || is_by<act::LiesDown, act::IsSlow, act::Discards, act::Tells, act::TurnsUp, act::Shows,
            act::Shoots>(player, act);
}

/// Whom an act makes aim at somebody, if it does.
std::optional<act::Aims> aim_of(const Act& act)
{
    if (const auto* aims = std::get_if<act::Aims>(&act))
        return *aims;
    if (const auto* changes = std::get_if<act::ChangesTarget>(&act))
        return act::Aims{changes->player, changes->target};
    return std::nullopt;
}

/// Whether somebody aims at a player by this act, and still does.
bool threatens(const Act& act, Player player, const Position& position)
{
    const std::optional<act::Aims> aim = aim_of(act);
    return aim && aim->target == player && position.of(aim->player).aims_at(player);
}

/// Whether a phase begins with an act: with that of the loot a round does.
bool begins(const Act& act, Phase phase)
{
    const auto* begun = std::get_if<act::PhaseBegins>(&act);
    return begun != nullptr && begun->phase == phase;
}

/// Whether an act bears on an answer.
bool is_cause(const Act& act, const Explanation& answer, const Position& position)
{
    const Player player = answer.question.player;
    switch (answer.question.about) {
    case About::godfather:
        return moves_desk(act);
    case About::next_godfather:
        return takes_desk(act) || is_by<act::Leaves>(position.godfather, act);
    case About::awaited:
        return std::holds_alternative<act::PhaseBegins>(act);
    case About::round:
        return begins(act, Phase::loot);
    case About::phase:
        return begins(act, answer.question.phase);
    case About::next_share:
        return is_one_of<act::LiesDown, act::Falls, act::IsSlow, act::Leaves, act::Forbids>(act);
    case About::table_loot:
        return changes_middle(act);
    case About::worth:
        return answer.question.share.is_desk() && takes_desk(act);
    case About::deck:
        return std::holds_alternative<act::Reveals>(act)
            || gives_from_or_to(act, LootPlace::deck());
    case About::pile:
        return changes_pile(act);
    case About::diamond_bonus:
        return passes_diamonds(act);
    case About::winner:
        return std::holds_alternative<act::Leaves>(act);
    case About::aim:
        return is_by<act::Aims, act::ChangesTarget, act::IsSlow>(player, act);
    case About::threats:
        return threatens(act, player, position);
    case About::stance:
        return changes_wounds(act, player)
            || is_by<act::LiesDown, act::StandsUp, act::IsSlow, act::Falls, act::Leaves,
                act::Returns>(player, act);
    case About::card:
        return bears_on_card(act, player, position.of(player));
    case About::power:
        return is_by<act::Calls>(player, act);
    case About::wounds:
        return changes_wounds(act, player);
    case About::bullets:
        return changes_bullets(act, player);
    case About::loot:
    case About::value:
        break;
    }
    return changes_loot(act, player);
}

/// Whether the answer speaks of this round alone.
bool is_about_round(const Explanation& answer, const Options& options)
{
    switch (answer.question.about) {
    case About::next_godfather:
    case About::awaited:
    case About::phase:
    case About::next_share:
    case About::worth:
    case About::aim:
    case About::threats:
    case About::card:
        return true;
    case About::table_loot:
        return options.unclaimed == Unclaimed::discard;
    case About::stance:
        return !std::holds_alternative<Out>(answer.state);
    default:
        return false;
    }
}

/// Whether what was so before an act does not bear on the answer any more: another has become
/// Godfather, a round has begun.
bool forgets(const Act& act, const Explanation& answer, const Options& options)
{
    return (answer.question.about == About::godfather && moves_desk(act))
        || (begins(act, Phase::loot) && is_about_round(answer, options));
}

/// The entries that people take acts for. All cards work when the last one is shown; but a shot
/// belongs to the entry that showed its Bang!, and what it does to its target belongs to the shot.
class EntriesOfShots {
public:
    /// The entry of an act; all acts come here, in their order.
    [[nodiscard]] int entry_of(int entry, const Act& act)
    {
        if (begins(act, Phase::loot))
            *this = {};
        if (const auto* shows = std::get_if<act::Shows>(&act)) {
            m_shown[index_of(shows->player)] = entry;
        } else if (const auto* shoots = std::get_if<act::Shoots>(&act)) {
            const std::optional<int> shown = m_shown[index_of(shoots->player)];
            m_shots[index_of(shoots->target)].push_back(shown.value_or(entry));
            m_fight = entry;
            return shown.value_or(entry);
        } else if (const auto* falls = std::get_if<act::Falls>(&act)) {
            const std::vector<int>& shots = m_shots[index_of(falls->player)];
            return entry == m_fight && !shots.empty() ? shots.front() : entry;
        } else if (const auto* wound = std::get_if<act::GainsWound>(&act)) {
            std::vector<int>& shots = m_shots[index_of(wound->player)];
            if (entry != m_fight || shots.empty())
                return entry;
            const int shot = shots.front();
            shots.erase(shots.begin());
            return shot;
        }
        return entry;
    }

private:
    std::array<std::optional<int>, most_players> m_shown{};
    /// The shots at each player that have not wounded him yet.
    std::array<std::vector<int>, most_players> m_shots{};
    std::optional<int> m_fight; ///< The entry with which all cards were shown.
};

/// A position does not tell whether an aim is the first one or was ordered; the acts do.
void cite_order(Explanation& answer)
{
    const bool is_ordered = answer.question.about == About::aim && !answer.causes.empty()
        && std::holds_alternative<act::ChangesTarget>(answer.causes.back().act);
    if (is_ordered)
        answer.rule = rule::order;
}

} // namespace

Position position_shown(const Moment& moment)
{
    return moment.sight().secrecy().shown(moment.entry(), moment.position());
}

Explanation explain(const Moment& moment, const Question& question)
{
    const ledger::Audience audience = moment.sight().secrecy().looking_back(moment.entry());
    Explanation explanation{answer(position_shown(moment), question, audience), question, {}};
    const bool is_old =
        question.about == About::godfather && moment.position().desk_reason == DeskReason::oldest;
    if (explanation.is_covered || is_old)
        return explanation;
    EntriesOfShots shots;
    moment.each_act([&](int entry, const Act& act) {
        const int meant = shots.entry_of(entry, act);
        if (forgets(act, explanation, moment.position().options))
            explanation.causes.clear();
        if (is_cause(act, explanation, moment.position()))
            explanation.causes.push_back({meant, act});
    });
    std::ranges::stable_sort(explanation.causes, {}, &Cause::entry);
    cite_order(explanation);
    return explanation;
}

} // namespace consigliere::cash_n_guns
