#include "companion/desk/gain_animation.h"
#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/table_parts.h"
#include "companion/table_cash_n_guns/things.h"

#include <algorithm>

namespace consigliere::table_cash_n_guns {

using language::number;

namespace {

/// Visitor of the acts of an entry, in order.
class Listener {
public:
    Listener(const View& view, const Move& move)
        : m_view(view)
        , m_move(move)
    {
        if (const auto* take = std::get_if<TakeShare>(&move.action))
            m_own_shares = take->shares.size();
    }

    void operator()(const act::Calls& act) { m_caller = act; }
    void operator()(const act::TakesShare& act)
    {
        if (m_own_shares > 0) {
            --m_own_shares;
            return;
        }
        m_is_own = false;
        line(tr_fill(
            "{player} takes {what}", {{"player", name(act.player)}, {"what", tell(act.share)}}));
    }
    void operator()(const act::Gives& act)
    {
        const bool takes_first = m_caller
            && (m_caller->power == Power::cute || m_caller->power == Power::stealthy)
            && act.to == LootPlace::of(m_caller->player);
        if (takes_first)
            line(tr_fill("{player} takes {what}",
                     {{"player", name(m_caller->player)}, {"what", tell(act.loot)}})
                + " (" + tell(m_caller->power) + ")");
        m_caller.reset();
    }
    void operator()(const act::Reloads& act) { own(tell_act(m_view, act)); }
    void operator()(const act::LosesWound& act) { own(tell_act(m_view, act)); }
    void operator()(const act::Leaves& act)
    {
        told.eliminations.push_back(
            tr_fill("{player} is out of the game", {{"player", name(act.player)}}));
        line(told.eliminations.back());
    }
    void operator()(const act::TakesNothing& act) { line(tell_act(m_view, act)); }
    void operator()(const act::OrderIsGiven& act) { line(tell_act(m_view, act)); }
    void operator()(const act::Unclaimed& act) { line(tell_act(m_view, act)); }
    void operator()(const act::MovesDesk& act)
    {
        if (act.reason != DeskReason::kept)
            line(tell_act(m_view, act));
    }
    template <typename Other>
    void operator()(const Other&)
    {
    }

    Consequences told;

private:
    [[nodiscard]] std::string name(Player player) const { return m_view.name(player); }
    void line(std::string text) { told.lines.push_back(std::move(text)); }
    void own(std::string text)
    {
        if (m_is_own && !std::holds_alternative<TakeCover>(m_move.action))
            told.details.push_back(std::move(text));
        else
            line(std::move(text));
    }

    const View& m_view;
    const Move& m_move;
    std::size_t m_own_shares = 0;
    /// True until the first automatic act.
    bool m_is_own = true;
    std::optional<act::Calls> m_caller;
};

/// The entry, from `entry` on, that resolved all shots of the round; nullopt if none yet.
std::optional<int> entry_of_shots(const View& view, int entry)
{
    const ledger::History& history = view.timeline().history();
    const int round = view.timeline().position_after(history.entry(entry).follows).round;
    for (int later = entry; later <= history.size(); ++later) {
        if (!history.stands(later))
            continue;
        if (view.timeline().position_after(history.entry(later).follows).round != round)
            return std::nullopt;
        const auto& acts = view.observed()->acts_of(later);
        const bool has_shots = std::ranges::any_of(
            acts, [](const Act& act) { return std::holds_alternative<act::Shoots>(act); });
        if (has_shots)
            return later;
    }
    return std::nullopt;
}

/// Effect of a player's Bang! once the shots are resolved; nullopt before, or without a hit.
std::optional<std::string> hit_by(const View& view, int entry, Player player)
{
    const std::optional<int> shots = entry_of_shots(view, entry);
    if (!shots)
        return std::nullopt;
    const Position& before =
        view.timeline().position_after(view.timeline().history().entry(*shots).follows);
    const Player target = before.of(player).target;
    // Wounds are counted in the order of fire, so find this player's shot.
    int wounds = before.of(target).wounds;
    bool has_hit = false;
    bool is_lucky = false;
    for (const Act& act : view.observed()->acts_of(*shots)) {
        const auto* shot = std::get_if<act::Shoots>(&act);
        if (shot != nullptr && shot->target == target && !has_hit) {
            ++wounds;
            has_hit = shot->player == player;
        }
        is_lucky = is_lucky || act == Act(act::Dodges{target});
    }
    if (!has_hit)
        return std::nullopt;
    const language::Values values{{"target", view.name(target)}, {"n", number(wounds)}};
    return is_lucky ? tr_fill("hits {target}, who is lucky", values)
                    : tr_fill("hits {target}: wound {n}", values);
}

} // namespace

Consequences consequences_of(const View& view, int entry)
{
    const auto observed = view.observed();
    const auto& move = observed->move_of(entry);
    if (!move)
        return {};
    Listener listener(view, *move);
    const auto* correction = std::get_if<Correct>(&move->action);
    for (const Act& act : view.observed()->acts_of(entry)) {
        const bool is_told = correction != nullptr
            && std::ranges::find(correction->acts, act) != correction->acts.end();
        if (!is_told)
            std::visit(listener, act);
    }
    const auto* shown = std::get_if<ShowBullet>(&move->action);
    if (shown != nullptr && shown->bullet == Bullet::bang
        && view.timeline().history().stands(entry)) {
        if (std::optional<std::string> hit = hit_by(view, entry, *move->player))
            listener.told.details.insert(listener.told.details.begin(), std::move(*hit));
    }
    return std::move(listener.told);
}

namespace {

/// Manual steps before the first entry (CG-0.1 to CG-0.4).
std::string tell_setup(const View& view)
{
    const std::vector<std::string> steps{tr("5 Click! and 3 Bang! to each"),
        tr("8 piles of 8 loot cards"), tr("New Godfather token in the middle"),
        tr_fill("desk to {player}", {{"player", view.name(view.position().godfather)}})};
    return ledger::join(steps, " · ");
}

} // namespace

News news_of(const View& view)
{
    const int head = view.timeline().history().head();
    if (head == 0)
        return {tell_setup(view), false};
    Consequences told = consequences_of(view, head);
    if (!told.eliminations.empty())
        return {ledger::join(told.eliminations, " · "), true};
    std::vector<std::string> lines;
    for (const Act& act : view.observed()->acts_of(head)) {
        if (const auto* falls = std::get_if<act::Falls>(&act))
            lines.push_back(tr_fill("{player} is wounded", {{"player", view.name(falls->player)}}));
        if (std::holds_alternative<act::Dodges>(act))
            lines.push_back(tell_act(view, act));
    }
    lines.insert(lines.end(), told.lines.begin(), told.lines.end());
    // A Clip needs manual steps (CG-W.5).
    for (const Act& act : view.observed()->acts_of(head)) {
        const std::string text =
            std::holds_alternative<act::Reloads>(act) ? tell_act(view, act) : std::string();
        if (!text.empty() && std::ranges::find(lines, text) == lines.end())
            lines.insert(lines.begin(), text);
    }
    return {ledger::join(lines, " · "), false};
}

namespace {

class Collecting : public desk::CollectedGains {
public:
    using CollectedGains::operator();

    Collecting(const View& view, int entry)
        : m_view(view)
    {
        const auto& move = view.observed()->move_of(entry);
        const auto* take = move ? std::get_if<TakeShare>(&move->action) : nullptr;
        m_tapped = take == nullptr ? 0 : take->shares.size();
    }

    /// Shares tapped by the player start at the finger, the others in the middle.
    void operator()(const act::TakesShare& act)
    {
        std::optional<std::string> from;
        if (m_tapped > 0)
            --m_tapped;
        else
            from = thing::middle;
        add(std::move(from), act.player, act.share);
    }
    void operator()(const act::Gives& act)
    {
        if (act.to.kind != LootPlace::Kind::player)
            return;
        const std::string from = act.from.kind == LootPlace::Kind::player
            ? "seat:" + m_view.components()[act.from.player_there].name
            : std::string(thing::middle);
        for (const LootCard card : all_of<LootCard>) {
            for (int i = 0; i < act.loot[card]; ++i)
                add(from, act.to.player_there, card);
        }
    }

private:
    void add(std::optional<std::string> from, Player to, Share share)
    {
        CollectedGains::add(std::move(from), m_view.components()[to].name,
            [share](Ui& ui, const Rect& rect) { draw_loot(ui, rect, share); });
    }

    const View& m_view;
    std::size_t m_tapped = 0;
};

} // namespace

std::vector<desk::Gain> gains_of(const View& view, int entry)
{
    return desk::gains_of<Collecting>(view, entry);
}

} // namespace consigliere::table_cash_n_guns
