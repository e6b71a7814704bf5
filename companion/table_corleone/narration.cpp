#include "companion/table_corleone/narration.h"

#include "companion/language/language.h"
#include "companion/table_corleone/telling.h"
#include "engine/corleone/waiting.h"

namespace consigliere::table_corleone {

using namespace corleone;
using language::tr;
using language::tr_fill;
using language::Values;

namespace {

std::string join(const std::vector<std::string>& parts)
{
    std::string text;
    for (const std::string& part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

/// What a move does, without who does it: "Don → Midtown + Queens".
class MoveTeller {
public:
    MoveTeller(const Narrator& narrator, const Components& components)
        : m_narrator(narrator)
        , m_components(components)
    {
    }

    std::string operator()(const OpenBusiness& move) const
    {
        return tr_fill("New Business in {territory}: {business}",
            {{"territory", tell(move.territory)}, {"business", name(move.business)}});
    }
    std::string operator()(const RevealJob& move) const
    {
        return tr_fill("Public Job: {job}", {{"job", name(move.job)}});
    }
    std::string operator()(const RevealAlly& move) const
    {
        return tr_fill("Open Ally: {ally}", {{"ally", name(move.ally)}});
    }
    std::string operator()(const RevealNothing&) const { return tr("The Job deck is out"); }
    std::string operator()(const FightWar& move) const
    {
        return tr_fill("Turf War in {territory}", {{"territory", tell(move.territory)}});
    }
    std::string operator()(const EmptyPile& move) const
    {
        if (const Bill* bill = std::get_if<Bill>(&move.pile))
            return tr_fill("Pile empty: {pile}", {{"pile", std::string(word_of(*bill))}});
        if (const Good* good = std::get_if<Good>(&move.pile))
            return tr_fill("Pile empty: {pile}", {{"pile", tell(*good)}});
        return tr("The Job deck is out");
    }
    std::string operator()(const Correct& move) const
    {
        return tr_fill("Correction: {acts}", {{"acts", acts(move.acts)}});
    }
    std::string operator()(const Believe&) const { return tr("A question to the referee"); }
    std::string operator()(const PlaceThug& move) const
    {
        return tell(FigureKind::thug) + " → " + name(move.business);
    }
    std::string operator()(const PlaceMember& move) const
    {
        return tell(move.figure) + " → " + tell(m_components[move.space]);
    }
    std::string operator()(const CompleteJob& move) const
    {
        return tr_fill("Job “{job}”", {{"job", name(move.job)}});
    }
    std::string operator()(const PlayAlly& move) const
    {
        return tr_fill("Ally “{ally}”", {{"ally", name(move.ally)}});
    }
    std::string operator()(const Pass&) const { return tr("cannot do anything"); }
    std::string operator()(const Collect&) const { return tr("collects"); }
    std::string operator()(const UsePlain& move) const
    {
        return tr_fill("takes {what}", {{"what", tell(move.icon)}});
    }
    std::string operator()(const UseBank& move) const
    {
        return tr_fill("puts {what} into the Suitcase", {{"what", cards(move.cards)}});
    }
    std::string operator()(const UseJobs&) const { return tr("draws Jobs and keeps one"); }
    std::string operator()(const UseTrade& move) const
    {
        return tr_fill("trades {what}", {{"what", cards(move.gives)}});
    }
    std::string operator()(const UseSwap& move) const
    {
        return tr_fill(
            "swaps {what} for {good}", {{"what", cards(move.gives)}, {"good", tell(move.good)}});
    }
    std::string operator()(const UseFront& move) const
    {
        return tr_fill("uses the Front of {business}", {{"business", name(move.business)}});
    }
    std::string operator()(const UseBack& move) const
    {
        return tr_fill("uses the Back of {business}", {{"business", name(move.business)}});
    }
    std::string operator()(const UseShoot& move) const
    {
        return tr_fill("shoots: {figure}", {{"figure", tell(move.figure, m_components)}});
    }
    std::string operator()(const UseRecall& move) const
    {
        return tr_fill("calls back: {figure}", {{"figure", tell(move.figure, m_components)}});
    }
    std::string operator()(const UseMove& move) const
    {
        return tell(move.figure, m_components) + " → " + place(move.to);
    }
    std::string operator()(const UseNeutral& move) const
    {
        return tell(move.figure) + " → " + place(move.to);
    }
    std::string operator()(const UseByHand& move) const
    {
        return tr_fill("by hand: {acts}", {{"acts", acts(move.acts)}});
    }
    std::string operator()(const Decline& move) const
    {
        return move.icon ? tr_fill("declines: {icon}", {{"icon", tell(*move.icon)}})
                         : tr("declines the rest");
    }
    std::string operator()(const ChangeMoney& move) const
    {
        return tr_fill("changes {gives} for {takes}",
            {{"gives", cards(move.gives)}, {"takes", cards(move.takes)}});
    }
    std::string operator()(const RelocateMarker& move) const
    {
        return tr_fill("takes a marker from {territory}", {{"territory", tell(move.from)}});
    }
    std::string operator()(const LeaveMarker&) const { return tr("places no marker"); }
    std::string operator()(const Bid& move) const
    {
        if (!m_shows_bids)
            return tr("has laid a bid");
        return tr_fill("bids {what}", {{"what", cards(move.cards)}});
    }
    std::string operator()(const TakeAlly& move) const
    {
        return tr_fill("takes the Ally “{ally}”", {{"ally", name(move.ally)}});
    }
    std::string operator()(const Discard& move) const
    {
        return tr_fill("discards {what}", {{"what", cards(move.cards)}});
    }
    std::string operator()(const CountSuitcase& move) const
    {
        return tr_fill(
            "counts {sum} in the Suitcase", {{"sum", language::dollars(dollars_of(move.money))}});
    }

    void hide_bids() { m_shows_bids = false; }

private:
    template <typename Id>
    [[nodiscard]] std::string name(Id id) const
    {
        return tell(m_components[id].naming);
    }
    [[nodiscard]] std::string cards(const Cards& cards) const { return m_narrator.cards(cards); }
    [[nodiscard]] std::string acts(const std::vector<Act>& acts) const
    {
        std::vector<std::string> parts;
        for (const Act& act : acts)
            parts.push_back(m_narrator.tell_act(act));
        return join(parts);
    }
    [[nodiscard]] std::string place(Place place) const
    {
        if (place.kind == Place::Kind::thug_space)
            return name(place.business());
        if (place.kind == Place::Kind::member_space)
            return tell(m_components[place.space()]);
        return tell(place.territory());
    }

    const Narrator& m_narrator;
    const Components& m_components;
    bool m_shows_bids = true;
};

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
            {{"player", who(act.family)}, {"territory", tell(act.territory)}});
    }
    std::string operator()(const act::Placed& act) const
    {
        return act.to.is_on_board() ? tell(act.figure.kind) + " → " + place(act.to)
                                    : tell(act.figure.kind);
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
    std::string operator()(const act::PhaseBegins& act) const
    {
        return tr_fill("Act {act}: {phase}",
            {{"act", table_corleone::tell_act(act.act)}, {"phase", tell(act.phase)}});
    }

private:
    [[nodiscard]] std::string who(Family family) const { return m_narrator.player(family); }
    [[nodiscard]] std::string figure(const FigureAt& figure) const
    {
        return tell(figure, m_components);
    }
    [[nodiscard]] std::string place(Place place) const
    {
        if (place.kind == Place::Kind::thug_space)
            return tell(m_components[place.business()].naming);
        if (place.kind == Place::Kind::member_space)
            return tell(m_components[place.space()]);
        return tell(place.territory());
    }

    const Narrator& m_narrator;
    const Components& m_components;
};

/// Whether an act is what the log shows beside its move, and not already said by it.
bool is_worth_telling(const Act& act)
{
    return std::holds_alternative<act::Gains>(act) || std::holds_alternative<act::Marks>(act)
        || std::holds_alternative<act::TakesHorseHead>(act)
        || std::holds_alternative<act::IconLost>(act)
        || std::holds_alternative<act::TurnSkipped>(act) || std::holds_alternative<act::Bribes>(act)
        || std::holds_alternative<act::Reshuffled>(act);
}

} // namespace

std::string Narrator::player(Family family) const
{
    return m_desk.player(word_of(family));
}

std::string Narrator::cards(const Cards& cards) const
{
    std::vector<std::string> parts;
    const auto add = [&parts](int count, const std::string& name) {
        if (count == 1)
            parts.push_back(name);
        else if (count > 1)
            parts.push_back(language::number(count) + "× " + name);
    };
    for (const Bill bill : all_bills)
        add(cards.money[bill], std::string(word_of(bill)));
    for (const Good good : all_goods)
        add(cards.goods[good], table_corleone::tell(good));
    for (const JobId job : cards.jobs)
        parts.push_back("“" + table_corleone::tell(components()[job].naming) + "”");
    for (const AllyId ally : cards.allies)
        parts.push_back("“" + table_corleone::tell(components()[ally].naming) + "”");
    add(cards.unknown_jobs, tr("Job"));
    return parts.empty() ? tr("nothing") : join(parts);
}

std::string Narrator::tell_act(const Act& act) const
{
    return std::visit(ActTeller(*this, components()), act);
}

std::string Narrator::detail_of(int entry) const
{
    const std::optional<Move>& move = m_evening.timeline().move_of(entry);
    std::vector<std::string> parts;
    for (const Act& act : m_evening.timeline().acts_of(entry)) {
        if (!is_worth_telling(act))
            continue;
        // What somebody gains by his own move needs no name in front.
        const act::Gains* gains = std::get_if<act::Gains>(&act);
        const bool is_own = gains != nullptr && move && move->family == gains->family;
        if (is_own)
            parts.push_back(cards(gains->cards));
        else
            parts.push_back(tell_act(act));
    }
    return join(parts);
}

desk::LogLine Narrator::line_of(int number) const
{
    const Timeline& timeline = m_evening.timeline();
    const ledger::Entry& entry = timeline.history().entry(number);
    if (entry.kind == ledger::Entry::Kind::undo)
        return {
            tr_fill("Undone back to entry {entry}", {{"entry", language::number(entry.follows)}}),
            {}, std::nullopt};
    if (entry.kind == ledger::Entry::Kind::redo)
        return {
            tr_fill("Restored up to entry {entry}", {{"entry", language::number(entry.follows)}}),
            {}, std::nullopt};
    const std::optional<Move>& move = timeline.move_of(number);
    if (!move)
        return {entry.line, tr("cannot be read"), std::nullopt};

    MoveTeller teller(*this, components());
    if (timeline.present().phase == Phase::bribery && next_to_bid(timeline.present()))
        teller.hide_bids();
    desk::LogLine line;
    line.text = std::visit(teller, move->action);
    if (move->family) {
        line.text = player(*move->family) + ": " + line.text;
        line.actor = std::string(word_of(*move->family));
    }
    line.detail = detail_of(number);
    if (!move->ruling.empty())
        line.detail = tr_fill("ruled: {reason}", {{"reason", move->ruling}});
    return line;
}

} // namespace consigliere::table_corleone
