/// What happened in words, for the log and for forms.

#include "companion/language/language.h"
#include "companion/table_corleone/narration.h"
#include "companion/table_corleone/telling.h"

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;

namespace {

/// An act in a few words.
class ActTeller {
public:
    ActTeller(const Narrator& narrator, const Components& components)
        : m_narrator(narrator)
        , m_components(components)
    {
    }

    std::string operator()(const act::Gains& act) const
    {
        return who(act.family) + ": + " + m_narrator.cards(act.cards);
    }
    std::string operator()(const act::Loses& act) const
    {
        return who(act.family) + ": − " + m_narrator.cards(act.cards);
    }
    std::string operator()(const act::Gives& act) const
    {
        return who(act.family) + " → " + who(act.to) + ": " + m_narrator.cards(act.cards);
    }
    std::string operator()(const act::Banks& act) const
    {
        return tr_fill("{player}: {what} into the Suitcase",
            {{"player", who(act.family)}, {"what", m_narrator.cards(act.cards)}});
    }
    std::string operator()(const act::Unbanks& act) const
    {
        return tr_fill("{player}: {what} out of the Suitcase",
            {{"player", who(act.family)}, {"what", m_narrator.cards(act.cards)}});
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
        return tell(act.territory) + ": " + tell(m_components[act.business].naming);
    }
    std::string operator()(const act::JobRevealed& act) const
    {
        return tell(m_components[act.job].naming);
    }
    std::string operator()(const act::AllyRevealed& act) const
    {
        return tell(m_components[act.ally].naming);
    }
    std::string operator()(const act::Reshuffled&) const
    {
        return tr("the discarded Jobs are shuffled");
    }
    std::string operator()(const act::DrawsJobs& act) const
    {
        return language::tr_count("{n} Job drawn", "{n} Jobs drawn", act.count);
    }
    std::string operator()(const act::Shows& act) const
    {
        return tell(m_components[act.job].naming);
    }
    std::string operator()(const act::TakesPublicJob& act) const
    {
        return who(act.family) + ": " + tell(m_components[act.job].naming);
    }
    std::string operator()(const act::PlaysAlly& act) const
    {
        return tell(m_components[act.ally].naming);
    }
    std::string operator()(const act::AllyReturns& act) const
    {
        return tr_fill("{player} takes back “{ally}”",
            {{"player", who(act.family)}, {"ally", tell(m_components[act.ally].naming)}});
    }
    std::string operator()(const act::AllyLeaves& act) const
    {
        return tr_fill("“{ally}” leaves the game", {{"ally", tell(m_components[act.ally].naming)}});
    }
    std::string operator()(const act::Bribes& act) const
    {
        return tr_fill("{player} pays {what}",
            {{"player", who(act.family)}, {"what", m_narrator.cards(Cards::of(act.money))}});
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
        return m_narrator.tell_action(EmptyPile{act.pile});
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
            {{"player", who(act.family)}, {"what", m_narrator.cards(Cards::of(act.money))}});
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
        return tr_fill("Act {act}: {phase}",
            {{"act", table_corleone::tell_act(act.act)}, {"phase", tell(act.phase)}});
    }

private:
    [[nodiscard]] std::string who(Family family) const { return m_narrator.player(family); }
    [[nodiscard]] std::string figure(const FigureAt& figure) const
    {
        return m_narrator.figure(figure);
    }
    [[nodiscard]] std::string place(Place place) const { return m_narrator.place(place); }

    const Narrator& m_narrator;
    const Components& m_components;
};

} // namespace

std::string Narrator::tell_act(const Act& act) const
{
    return std::visit(ActTeller(*this, components()), act);
}

} // namespace consigliere::table_corleone
