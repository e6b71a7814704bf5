#include "companion/table_corleone/log_text.h"

#include "companion/desk/sentences.h"
#include "companion/table_corleone/names.h"
#include "companion/table_corleone/panels.h"
#include "companion/telling/said_by.h"
#include "companion/telling/teller.h"

#include <algorithm>

namespace consigliere::table_corleone {

using desk::Says;

namespace {

/// Fields of a move or an act under the placeholder names of the log messages.
template <typename Kind>
language::Values values_of(const View& view, const Kind& kind)
{
    language::Values values;
    if constexpr (requires { kind.family; })
        values.emplace_back("player", view.player(kind.family));
    if constexpr (requires { kind.territory; })
        values.emplace_back("territory", tell(kind.territory));
    if constexpr (requires { kind.marker; })
        values.emplace_back("territory", tell(kind.marker.territory));
    if constexpr (requires { kind.business; })
        values.emplace_back("business", view.name(kind.business));
    if constexpr (requires { kind.job; })
        values.emplace_back("job", view.name(kind.job));
    if constexpr (requires { kind.ally; })
        values.emplace_back("ally", view.name(kind.ally));
    if constexpr (requires { kind.figure; })
        values.emplace_back("figure", tell(view, kind.figure));
    if constexpr (requires { kind.cards; })
        values.emplace_back("what", tell(view, kind.cards));
    if constexpr (requires { kind.money; }) {
        values.emplace_back("what", tell(view, Cards::of(kind.money)));
        values.emplace_back("sum", language::dollars(dollars_of(kind.money)));
    }
    if constexpr (requires { kind.icon; })
        values.emplace_back("icon", tell(kind.icon));
    if constexpr (requires { kind.count; })
        values.emplace_back("count", language::number(kind.count));
    return values;
}

/// True for acts that the log shows beside their move, because the move does not imply them.
bool is_worth_telling(const Act& act)
{
    return is_one_of<act::Gains, act::Marks, act::TakesHorseHead, act::TakesLower, act::IconLost,
        act::TurnSkipped, act::TurnPassedOver, act::Bribes, act::Reshuffled, act::AllyReturns,
        act::AllyLeaves>(act);
}

/// Acts listed in the move itself; its text contains them already.
std::vector<Act> listed_acts(const Move& move)
{
    if (const auto* correction = std::get_if<Correct>(&move.action))
        return correction->acts;
    if (const auto* use = std::get_if<Use>(&move.action)) {
        if (const auto* by_hand = std::get_if<target::Acts>(&use->target))
            return by_hand->acts;
    }
    return {};
}

} // namespace

std::string tell_gain(const View& view, int entry, const Move& move)
{
    const auto observed = view.observed();
    const std::vector<Act> listed = listed_acts(move);
    return language::listed(observed->acts_of(entry), [&](const Act& act) {
        const bool is_told = std::ranges::find(listed, act) != listed.end();
        if (is_told || !is_worth_telling(act))
            return std::string();
        // The gain of the actor needs no name in front.
        const act::Gains* gains = std::get_if<act::Gains>(&act);
        const bool is_own = gains != nullptr && move.family == gains->family;
        return is_own ? tell(view, gains->cards) : tell_act(view, act);
    });
}

bool carries_on(const Move& move)
{
    return is_one_of<Collect, Use, Decline, RelocateMarker, LeaveMarker>(move.action);
}

std::string tell(const View& view, const FigureAt& figure)
{
    std::string owner;
    if (figure.owner)
        owner = telling::named(view.player(*figure.owner), tell(*figure.owner));
    return tell(figure, view.components(), owner);
}

std::string tell(const View& view, const Cards& cards)
{
    std::vector<std::string> parts;
    const auto add = [&parts](int count, const std::string& name) {
        if (count > 0)
            parts.push_back(tell_many(count, name));
    };
    for (const Bill bill : all_of<Bill>)
        add(cards.money[bill], tell(bill));
    for (const Good good : all_of<Good>)
        add(cards.goods[good], tell(good));
    for (const JobId job : cards.jobs)
        parts.push_back(quoted(view.name(job)));
    for (const AllyId ally : cards.allies)
        parts.push_back(quoted(view.name(ally)));
    add(cards.unknown_jobs, tr("Job"));
    return parts.empty() ? tr("nothing") : ledger::join(parts, ", ");
}

namespace {

/// Count and result of a war: "Ana 3, Ivan 2: Ana marks Queens". Without a result if a winner
/// without markers has not chosen yet.
std::string tell_counted_war(
    const View& view, int entry, const FightWar& war, const std::string& gain)
{
    const auto observed = view.observed();
    if (!ledger::is_applied(observed->entry(entry).verdict))
        return gain;
    const Position& position = observed->known().position_after(entry);
    const std::string counts =
        tell_sides(view, count_influence(position, view.components(), war.territory));
    std::string outcome = gain;
    if (gain.empty() && !position.marker_choice)
        outcome = tr("no one places a marker");
    return counts + (counts.empty() || outcome.empty() ? "" : ": ") + outcome;
}

} // namespace

desk::LogLine log_line_of(const View& view, int entry)
{
    return view.tell_entry(entry, [&](const Move& move) {
        desk::LogLine line;
        line.text = tell_move(view, move);
        if (move.family)
            line.actor = std::string(word_of(*move.family));
        line.detail = tell_gain(view, entry, move);
        const auto* job = std::get_if<CompleteJob>(&move.action);
        if (job != nullptr && !job->pays.empty())
            line.detail = tr_fill("pays {what}", {{"what", tell(view, job->pays)}})
                + (line.detail.empty() ? "" : ", ") + line.detail;
        if (const auto* war = std::get_if<FightWar>(&move.action))
            line.detail = tell_counted_war(view, entry, *war, line.detail);
        return line;
    });
}

// Moves as localized text, for the log. -----------------------------------------------------------

namespace {

constexpr desk::Sentences move_sentences{
    Says<OpenBusiness>{to_translate("New Business in {territory}: {business}")},
    Says<RevealJob>{to_translate("Public Job: {job}")},
    Says<RevealAlly>{to_translate("Open Ally: {ally}")},
    Says<RevealNothing>{to_translate("The Job deck is empty")},
    Says<FightWar>{to_translate("Turf War in {territory}")},
    Says<Believe>{to_translate("A question to the referee")},
    Says<CompleteJob>{to_translate("Job “{job}”")}, Says<PlayAlly>{to_translate("Ally “{ally}”")},
    Says<Pass>{to_translate("can’t act")}, Says<Collect>{to_translate("collects")},
    Says<RelocateMarker>{to_translate("takes a marker from {territory}")},
    Says<LeaveMarker>{to_translate("places no marker")},
    Says<TakeAlly>{to_translate("takes the Ally “{ally}”")},
    Says<CountSuitcase>{to_translate("counts {sum} in the Suitcase")},
    Says<Discard>{to_translate("discards {what}")}};

/// Visitor: a move without its actor, "Don → Midtown + Queens".
class MoveTeller {
public:
    explicit MoveTeller(const View& view)
        : m_view(view)
    {
    }

    std::string operator()(const EmptyPile& move) const
    {
        if (const Bill* bill = std::get_if<Bill>(&move.pile))
            return tr_fill("Pile empty: {pile}", {{"pile", tell(*bill)}});
        if (const Good* good = std::get_if<Good>(&move.pile))
            return tr_fill("Pile empty: {pile}", {{"pile", tell(*good)}});
        return tr("The Job deck is empty");
    }
    std::string operator()(const Correct& move) const
    {
        return tr_fill("Correction: {acts}", {{"acts", acts(move.acts)}});
    }
    std::string operator()(const PlaceThug& move) const
    {
        return tell(FigureKind::thug) + " → " + name(move.business);
    }
    std::string operator()(const PlaceMember& move) const
    {
        return tell(move.figure) + " → " + tell(m_view.components()[move.space]);
    }
    std::string operator()(const Use& move) const
    {
        return std::visit([&](const auto& target) { return use(move.icon, target); }, move.target);
    }
    std::string operator()(const Decline& move) const
    {
        return move.icon ? tr_fill("declines {icon}", {{"icon", tell(*move.icon)}})
                         : tr("declines the rest");
    }
    std::string operator()(const ChangeMoney& move) const
    {
        return tr_fill("changes {gives} for {takes}",
            {{"gives", cards(move.gives)}, {"takes", cards(move.takes)}});
    }
    std::string operator()(const Bid& move) const
    {
        if (move.is_covered)
            return tr("has bid");
        return tr_fill("bids {what}", {{"what", cards(move.cards)}});
    }
    template <typename Kind>
    std::string operator()(const Kind& move) const
    {
        return tr_fill(move_sentences.of(move), values_of(m_view, move));
    }

private:
    [[nodiscard]] static std::string use(Icon icon, const target::Nothing&)
    {
        return tr_fill("takes {what}", {{"what", tell(icon)}});
    }
    [[nodiscard]] std::string use(Icon, const target::Money& target) const
    {
        return tr_fill("puts {what} into the Suitcase", {{"what", cards(target.cards)}});
    }
    [[nodiscard]] static std::string use(Icon, const target::Jobs&)
    {
        return tr("draws Jobs and keeps one");
    }
    [[nodiscard]] std::string use(Icon, const target::Trade& target) const
    {
        return tr_fill("trades {what}", {{"what", cards(target.gives)}});
    }
    [[nodiscard]] std::string use(Icon, const target::Swap& target) const
    {
        return tr_fill("swaps {what} for {good}",
            {{"what", cards(target.gives)}, {"good", tell(target.good)}});
    }
    [[nodiscard]] std::string use(Icon icon, const target::Business& target) const
    {
        return tr_fill(row_of(icon).told, {{"business", name(target.business)}});
    }
    [[nodiscard]] std::string use(Icon icon, const target::Figure& target) const
    {
        return tr_fill(row_of(icon).told, {{"figure", tell(m_view, target.figure)}});
    }
    [[nodiscard]] std::string use(Icon, const target::FigureAndPlace& target) const
    {
        return tell(m_view, target.figure) + " → " + place(target.to);
    }
    [[nodiscard]] std::string use(Icon icon, const target::Spot& target) const
    {
        return tell(icon) + " → " + place(target.to);
    }
    [[nodiscard]] std::string use(Icon, const target::Acts& target) const
    {
        if (target.acts.empty())
            return tr("done at the table: nothing tracked");
        return tr_fill("done at the table: {acts}", {{"acts", acts(target.acts)}});
    }
    template <typename Id>
    [[nodiscard]] std::string name(Id id) const
    {
        return m_view.name(id);
    }
    [[nodiscard]] std::string cards(const Cards& cards) const { return tell(m_view, cards); }
    [[nodiscard]] std::string place(Place place) const { return tell(place, m_view.components()); }
    [[nodiscard]] std::string acts(const std::vector<Act>& acts) const
    {
        return language::listed(acts, [this](const Act& act) { return tell_act(m_view, act); });
    }

    const View& m_view;
};

} // namespace

std::string tell_move(const View& view, const Move& move)
{
    const std::string action = std::visit(MoveTeller(view), move.action);
    return move.family ? telling::said_by(view.player(*move.family), action) : action;
}

// Acts as localized text, for the log and for forms. ----------------------------------------------

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
