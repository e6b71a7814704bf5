/// What happened in words, for the log and for forms.

#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"

namespace consigliere::table_corleone {

namespace {

/// An act in a few words.
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
    std::string operator()(const act::Banks& act) const
    {
        return tr_fill("{player}: {what} into the Suitcase",
            {{"player", who(act.family)}, {"what", tell(m_view, act.cards)}});
    }
    std::string operator()(const act::Unbanks& act) const
    {
        return tr_fill("{player}: {what} out of the Suitcase",
            {{"player", who(act.family)}, {"what", tell(m_view, act.cards)}});
    }
    std::string operator()(const act::Shot& act) const
    {
        return tr_fill("{figure} shot", {{"figure", figure(act.figure)}});
    }
    std::string operator()(const act::Recalled& act) const
    {
        return tr_fill("{figure} called back", {{"figure", figure(act.figure)}});
    }
    std::string operator()(const act::Moves& act) const
    {
        return figure(act.figure) + " → " + place(act.to);
    }
    std::string operator()(const act::Marks& act) const
    {
        return tr_fill("{player} marks {territory}",
            {{"player", who(act.family)}, {"territory", tell(act.territory)}});
    }
    std::string operator()(const act::Unmarks& act) const
    {
        return tr_fill("{player} takes a marker from {territory}",
            {{"player", who(act.family)}, {"territory", tell(act.marker.territory)}});
    }
    std::string operator()(const act::HasTurn& act) const
    {
        return tr_fill("{player} has the turn", {{"player", who(act.family)}});
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
    std::string operator()(const act::Reshuffled&) const
    {
        return tr("the discarded Jobs are shuffled");
    }
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
    std::string operator()(const act::AllyReturns& act) const
    {
        return tr_fill("{player} takes back “{ally}”",
            {{"player", who(act.family)}, {"ally", m_view.name(act.ally)}});
    }
    std::string operator()(const act::AllyLeaves& act) const
    {
        return tr_fill("“{ally}” leaves the game", {{"ally", m_view.name(act.ally)}});
    }
    std::string operator()(const act::Bribes& act) const
    {
        return tr_fill("{player} pays {what}",
            {{"player", who(act.family)}, {"what", tell(m_view, Cards::of(act.money))}});
    }
    std::string operator()(const act::TakesHorseHead& act) const
    {
        return tr_fill("{player} is First Player", {{"player", who(act.family)}});
    }
    std::string operator()(const act::TakesLower& act) const
    {
        return tr_fill("no {wanted} is left, {taken} is taken instead",
            {{"wanted", std::string(word_of(act.wanted))},
                {"taken", std::string(word_of(act.taken))}});
    }
    std::string operator()(const act::PileEmptied& act) const
    {
        return tell_move(m_view, {std::nullopt, EmptyPile{act.pile}, {}});
    }
    std::string operator()(const act::LaysUnnamed& act) const
    {
        return tr_fill("laid open and not named: Jobs {jobs}, Allies {allies}",
            {{"jobs", language::number(act.jobs)}, {"allies", language::number(act.allies)}});
    }
    std::string operator()(const act::UnnamedAlliesLeave& act) const
    {
        return tr_fill("Allies that nobody named leave the game: {count}",
            {{"count", language::number(act.count)}});
    }
    std::string operator()(const act::CountsSuitcase& act) const
    {
        return tr_fill("{player} counts {what}",
            {{"player", who(act.family)}, {"what", tell(m_view, Cards::of(act.money))}});
    }
    std::string operator()(const act::IconLost& act) const
    {
        return tr_fill(
            "{player} cannot use: {icon}", {{"player", who(act.family)}, {"icon", tell(act.icon)}});
    }
    std::string operator()(const act::TurnSkipped& act) const
    {
        return act.has_figures
            ? tr_fill("{player} is skipped: no action is possible", {{"player", who(act.family)}})
            : tr_fill("{player} is out of this phase", {{"player", who(act.family)}});
    }
    std::string operator()(const act::TurnPassedOver& act) const
    {
        return tr_fill(
            "the turn goes on from here, {player} is passed over", {{"player", who(act.family)}});
    }
    std::string operator()(const act::PhaseBegins& act) const
    {
        return tr_fill(
            "Act {act}: {phase}", {{"act", tell_act(act.act)}, {"phase", tell(act.phase)}});
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
