// Acts as localized text, for the log and for forms.

#include "companion/table_corleone/log_values.h"

namespace consigliere::table_corleone {

namespace {

constexpr desk::Sentences act_sentences{
    Says<act::Banks>{to_translate("{player}: {what} into the Suitcase")},
    Says<act::Unbanks>{to_translate("{player}: {what} out of the Suitcase")},
    Says<act::Shot>{to_translate("{figure} shot")},
    Says<act::Recalled>{to_translate("{figure} called back")},
    Says<act::Marks>{to_translate("{player} marks {territory}")},
    Says<act::Unmarks>{to_translate("{player} takes a marker from {territory}")},
    Says<act::HasTurn>{to_translate("{player}’s turn")},
    Says<act::Reshuffled>{to_translate("the discarded Jobs are shuffled")},
    Says<act::AllyReturns>{to_translate("{player} takes back “{ally}”")},
    Says<act::AllyLeaves>{to_translate("“{ally}” leaves the game")},
    Says<act::Bribes>{to_translate("{player} pays {what}")},
    Says<act::IconLost>{to_translate("{player} can’t use: {icon}")},
    Says<act::UnnamedAlliesLeave>{to_translate("unnamed Allies leave the game: {count}")},
    Says<act::TakesHorseHead>{to_translate("{player} is First Player")},
    Says<act::CountsSuitcase>{to_translate("{player} counts {what}")},
    Says<act::TurnPassedOver>{to_translate("play continues from here; {player} is skipped")}};

class ActTeller {
public:
    explicit ActTeller(const View& view)
        : m_view(view)
    {
    }

    std::string operator()(const act::Gains& act) const
    {
        return who(act.family) + ": + " + tell(m_view, act.cards);
    }
    std::string operator()(const act::Loses& act) const
    {
        return who(act.family) + ": − " + tell(m_view, act.cards);
    }
    std::string operator()(const act::Gives& act) const
    {
        return who(act.family) + " → " + who(act.to) + ": " + tell(m_view, act.cards);
    }
    std::string operator()(const act::Moves& act) const
    {
        return figure(act.figure) + " → " + place(act.to);
    }
    std::string operator()(const act::Placed& act) const
    {
        return tell(act.figure.kind) + " → " + place(act.to);
    }
    std::string operator()(const act::Opened& act) const
    {
        return tell(act.territory) + ": " + m_view.name(act.business);
    }
    std::string operator()(const act::JobRevealed& act) const { return m_view.name(act.job); }
    std::string operator()(const act::AllyRevealed& act) const { return m_view.name(act.ally); }
    std::string operator()(const act::DrawsJobs& act) const
    {
        return tr_count("{n} Job drawn", "{n} Jobs drawn", act.count);
    }
    std::string operator()(const act::Shows& act) const { return m_view.name(act.job); }
    std::string operator()(const act::TakesPublicJob& act) const
    {
        return who(act.family) + ": " + m_view.name(act.job);
    }
    std::string operator()(const act::PlaysAlly& act) const { return m_view.name(act.ally); }
    std::string operator()(const act::TakesLower& act) const
    {
        return tr_fill("no {wanted} left; {taken} taken instead",
            {{"wanted", std::string(word_of(act.wanted))},
                {"taken", std::string(word_of(act.taken))}});
    }
    std::string operator()(const act::PileEmptied& act) const
    {
        return tell_move(m_view, {std::nullopt, EmptyPile{act.pile}, {}});
    }
    std::string operator()(const act::LaysUnnamed& act) const
    {
        return tr_fill("revealed, not named: Jobs {jobs}, Allies {allies}",
            {{"jobs", language::number(act.jobs)}, {"allies", language::number(act.allies)}});
    }
    std::string operator()(const act::TurnSkipped& act) const
    {
        return act.has_figures
            ? tr_fill("{player} is skipped: no action is possible", {{"player", who(act.family)}})
            : tr_fill("{player} is out of this phase", {{"player", who(act.family)}});
    }
    std::string operator()(const act::PhaseBegins& act) const
    {
        return tr_fill(
            "Act {act}: {phase}", {{"act", tell_act(act.act)}, {"phase", tell(act.phase)}});
    }
    template <typename Kind>
    std::string operator()(const Kind& act) const
    {
        return tr_fill(act_sentences.of(act), values_of(m_view, act));
    }

private:
    [[nodiscard]] std::string who(Family family) const { return m_view.player(family); }
    [[nodiscard]] std::string figure(const FigureAt& figure) const { return tell(m_view, figure); }
    [[nodiscard]] std::string place(Place place) const { return tell(place, m_view.components()); }

    const View& m_view;
};

} // namespace

std::string tell_act(const View& view, const Act& act)
{
    return std::visit(ActTeller(view), act);
}

} // namespace consigliere::table_corleone
