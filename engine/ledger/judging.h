#pragma once

#include "engine/ledger/house_rules.h"
#include "engine/ledger/message_template.h"
#include "engine/ledger/timeline.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace consigliere::ledger {

/// Judges one move: the position being changed and the reasons against the move. A game's functions
/// first add all objections, then perform the move. They perform it even if a rule forbids it: the
/// caller drops a refused position, and the table may have ruled that the move stands.
///
/// In its own namespace the game provides `apply(act, position, components)`, which performs one
/// physical act or returns the reason why it is impossible.
template <typename Position, typename Components, typename Act>
class Judging {
public:
    using Judged = Judgement<Position, Act>;

    /// Starts judging a move in `before`. Overwrites `judged`; reusing it saves allocations. The
    /// three references must outlive this object.
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
    /// The changing position. Physical components change only through `perform`.
    [[nodiscard]] Position& position() { return m_judged.after; }
    [[nodiscard]] const Position& position() const { return m_judged.after; }
    [[nodiscard]] const Position& before() const { return m_before; }

    template <Severity gravity, typename... Things>
    void object(const MessageTemplate<gravity, Things...>& saying,
        const std::type_identity_t<Things>&... things)
    {
        object(make_reason(saying, things...));
    }
    /// Adds a reason if `is_so`; records its rule as checked in any case. An optional fact must
    /// have a value if `is_so`. Returns `is_so`: join calls with `||` where the first reason
    /// suffices.
    template <Severity gravity, typename... Things, typename... Given>
    bool object_if(
        bool is_so, const MessageTemplate<gravity, Things...>& saying, const Given&... things)
    {
        note_checked(saying.rule);
        if (is_so)
            object(saying, there(things)...);
        return is_so;
    }
    /// Marks rules as checked that decide what happens next. No effect without `checked`.
    template <typename... Rules>
    void note_checked(const Rules&... rules)
    {
        if (m_judged.checked) [[unlikely]]
            m_judged.checked->insert(m_judged.checked->end(), {rules...});
    }
    /// Adds a reason unless an equal one is present.
    void object(Reason&& reason)
    {
        std::vector<Reason>& reasons = m_judged.reasons;
        if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end())
            reasons.push_back(std::move(reason));
    }

    /// Returns true if the move contradicts the position: there is nothing to perform.
    [[nodiscard]] bool is_impossible() const { return weighs_at_least(Severity::contradiction); }
    [[nodiscard]] bool is_forbidden() const { return weighs_at_least(Severity::forbidden); }

    /// Performs an act and logs it. An impossible act becomes an objection.
    void perform(const Act& act)
    {
        if (std::optional<Reason> refusal = apply(act, m_judged.after, m_components))
            object(std::move(*refusal));
        else
            log_only(act);
    }
    /// Logs an act that changes no position.
    void log_only(const Act& act) { m_judged.acts.push_back(act); }

    /// Finishes with the words after ` ! ` (may be empty) and the house rules of this table.
    void conclude(std::string_view ruling, const HouseRules& house_rules)
    {
        conclude(house_rules.hear(ruling, m_judged.reasons));
    }
    /// Finishes with the verdict that follows from the reasons. After `impossible`, the position is
    /// that before the move and no acts are left.
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

/// Has `doer(act)` perform an act: it returns why the act is impossible, or nothing (void) if it is
/// always possible.
template <typename Doer, typename... Acts>
[[nodiscard]] std::optional<Reason> refusal_by(Doer&& doer, const std::variant<Acts...>& act)
{
    return std::visit(
        [&doer](const auto& done) -> std::optional<Reason> {
            if constexpr (std::is_void_v<decltype(doer(done))>) {
                doer(done);
                return std::nullopt;
            } else {
                return doer(done);
            }
        },
        act);
}

/// Calls the game's `judge` for the held kind of action: with the actor, or without one if the
/// action belongs to the table. Precondition: `who` has a value for actions of players.
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
