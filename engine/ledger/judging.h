#pragma once

#include "engine/ledger/house_rules.h"
#include "engine/ledger/message_template.h"
#include "engine/ledger/timeline.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace consigliere::ledger {

/// One trial of one move: the position as it is being changed, and what is said against the move.
/// A game's functions first object, with all the reasons that they find, and then do the move; they
/// do so even against a rule, because the caller drops a refused position and the table may have
/// ruled that the move stands.
///
/// The game has a function `apply(act, position, components)` in its own namespace, which does one
/// physical act or gives the reason why it is not possible.
template <typename Position, typename Components, typename Act>
class Judging {
public:
    using Judged = Judgement<Position, Act>;

    /// Begins the trial of a move in the position `before`. `judged` is filled anew; passing the
    /// same one again and again saves allocations.
    Judging(const Position& before, const Components& components, Judged& judged)
        : m_before(before)
        , m_components(components)
        , m_judged(judged)
    {
        m_judged.reasons.clear();
        m_judged.acts.clear();
        if (m_judged.checked)
            m_judged.checked->clear();
        m_judged.after = before;
    }

    [[nodiscard]] const Components& components() const { return m_components; }
    /// The position of the trial. Physical things in it change only through `does`.
    [[nodiscard]] Position& position() { return m_judged.after; }
    [[nodiscard]] const Position& position() const { return m_judged.after; }
    /// The position before the move.
    [[nodiscard]] const Position& before() const { return m_before; }

    /// Says a sentence, with everything that it speaks of.
    template <Severity gravity, typename... Things>
    void object(const MessageTemplate<gravity, Things...>& saying,
        const std::type_identity_t<Things>&... things)
    {
        object(make_reason(saying, things...));
    }
    /// Says it if it is so; its rule is checked either way. A thing that may be missing is there
    /// when it is so. Gives whether it was: where the first reason is enough, `||` joins several.
    template <Severity gravity, typename... Things, typename... Given>
    bool object_if(
        bool is_so, const MessageTemplate<gravity, Things...>& saying, const Given&... things)
    {
        checks(saying.rule);
        if (is_so)
            object(saying, there(things)...);
        return is_so;
    }
    /// Notes, if anybody wants to know, that these rules are checked here without a sentence: what
    /// they say decides what happens next.
    template <typename... Rules>
    void checks(const Rules&... rules)
    {
        if (m_judged.checked) [[unlikely]]
            m_judged.checked->insert(m_judged.checked->end(), {rules...});
    }
    /// The same reason with the same facts is said once.
    void object(Reason&& reason)
    {
        std::vector<Reason>& reasons = m_judged.reasons;
        if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
            reasons.push_back(std::move(reason));
    }

    /// Whether the move cannot have happened, so that there is nothing to do.
    [[nodiscard]] bool is_impossible() const { return weighs_at_least(Severity::contradiction); }
    /// Whether any reason so far forbids the move.
    [[nodiscard]] bool is_forbidden() const { return weighs_at_least(Severity::forbidden); }

    /// Does an act and keeps it for the log. An act that is not possible becomes an objection.
    void does(const Act& act)
    {
        if (std::optional<Reason> refusal = apply(act, m_judged.after, m_components))
            object(std::move(*refusal));
        else
            tells(act);
    }
    /// Keeps an act for the log that changes nothing by itself.
    void tells(const Act& act) { m_judged.acts.push_back(act); }

    /// Ends the trial as the words behind the line's exclamation mark say, if there are any, and
    /// by the house rules that this table has declared.
    void conclude(std::string_view ruling, const HouseRules& house_rules)
    {
        conclude(house_rules.hear(ruling, m_judged.reasons));
    }
    /// Ends the trial with the verdict that follows from the reasons.
    void conclude(Ruling ruling)
    {
        m_judged.verdict = verdict_of(m_judged.reasons, ruling);
        if (m_judged.verdict != Verdict::impossible)
            return;
        m_judged.after = m_before;
        m_judged.acts.clear();
    }

private:
    template <typename Thing>
    [[nodiscard]] static const Thing& there(const Thing& thing)
    {
        return thing;
    }
    template <typename Thing>
    [[nodiscard]] static const Thing& there(const std::optional<Thing>& thing)
    {
        return *thing;
    }

    [[nodiscard]] bool weighs_at_least(Severity gravity) const
    {
        return std::any_of(m_judged.reasons.begin(), m_judged.reasons.end(),
            [gravity](const Reason& reason) { return reason.message.gravity >= gravity; });
    }

    const Position& m_before;
    const Components& m_components;
    Judged& m_judged;
};

/// Judges whatever an action is by the game's function `judge`: with who makes the move, or without
/// where it belongs to the table rather than to one player.
template <typename Judging, typename Who, typename... Kinds>
void judge_action(
    Judging& judging, const std::optional<Who>& who, const std::variant<Kinds...>& action)
{
    std::visit(
        [&](const auto& kind) {
            if constexpr (requires { judge(judging, kind); })
                judge(judging, kind);
            else
                judge(judging, *who, kind);
        },
        action);
}

} // namespace consigliere::ledger
