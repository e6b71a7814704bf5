#include "engine/cash_n_guns/explain.h"

#include <algorithm>
#include <array>

namespace consigliere::cash_n_guns {

namespace {

/// Attributes acts to the entries that caused them in the players' view. All shots happen in the
/// entry that shows the last card, but are attributed to the entry that showed their Bang!; so are
/// the wounds.
class EntriesOfShots {
public:
    /// The entry of an act. Requires calls for all acts, in order.
    [[nodiscard]] int entry_of(int entry, const Act& act)
    {
        if (cause::begins(act, Phase::loot))
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
    /// By target: entries of shots that have not wounded yet.
    std::array<std::vector<int>, most_players> m_shots{};
    std::optional<int> m_fight; ///< The entry in which all shots happened.
};

/// The position does not say whether an aim was ordered, so look at the acts.
void cite_order(Explanation& answer)
{
    const bool is_ordered = answer.question.about == Question::About::aim && !answer.causes.empty()
        && std::holds_alternative<act::ChangesTarget>(answer.causes.back().act);
    if (is_ordered)
        answer.rule = rule::order;
}

} // namespace

Position position_shown(const Snapshot& moment)
{
    return moment.observed().secrecy().displayed(moment.entry(), moment.position());
}

Answer answer(const Position& position, const Question& question, ledger::Audience audience)
{
    return ledger::row_of(question).answer({question, position, audience});
}

Explanation explain(const Snapshot& moment, const Question& question)
{
    const Position position = position_shown(moment);
    Asked asked{question, position, moment.observed().secrecy().score_audience(moment.entry())};
    asked.answer = ledger::row_of(question).answer(asked);
    Explanation explanation{asked.answer, question, {}};
    if (explanation.is_covered)
        return explanation;
    explanation.causes = ledger::causes_of<Act>(moment, ledger::row_of(question), asked,
        [shots = EntriesOfShots()](
            int entry, const Act& act) mutable { return shots.entry_of(entry, act); });
    std::ranges::stable_sort(explanation.causes, {}, &Cause::entry);
    cite_order(explanation);
    return explanation;
}

} // namespace consigliere::cash_n_guns
