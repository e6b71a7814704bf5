#include "companion/story/told.h"

#include "companion/language/language.h"
#include "companion/telling/total.h"
#include "companion/telling/visible.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <cmath>

namespace consigliere::story {

using exports::EveningReport;
using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

std::string tell_dollars(const EveningReport& report, std::int64_t total)
{
    return telling::name_total(report.outline->unit, total);
}

std::string names_of(const EveningReport& report, const std::vector<Seat>& seats)
{
    return language::listed(seats, [&report](Seat seat) { return report.player(seat); });
}

/// The source in which the winner had most more than the second; nullopt if there is no choice.
std::optional<std::size_t> telling_source(
    const EveningReport& report, Seat winner, std::optional<Seat> second)
{
    const auto& own = report.facts.seats[winner].sources;
    if (!second || own.size() < 2)
        return std::nullopt;
    const auto& others = report.facts.seats[*second].sources;
    std::optional<std::size_t> most;
    int more = 0;
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (!own[i] || !others[i] || *own[i] - *others[i] <= more)
            continue;
        more = *own[i] - *others[i];
        most = i;
    }
    return most;
}

std::string tell_source(const EveningReport& report, const Facts& facts)
{
    const Seat winner = facts.winners.front();
    std::optional<Seat> second;
    for (const Seat seat : report.seats_by_rank()) {
        if (seat != winner && !second)
            second = seat;
    }
    const std::optional<std::size_t> source = telling_source(report, winner, second);
    if (!source)
        return {};
    std::string told = tr_fill("{source}: {player} {total}, {other} {other_total}.",
        {{"source", tr(report.outline->sources[*source].name)}, {"player", report.player(winner)},
            {"total", report.tell(report.facts.seats[winner].sources[*source])},
            {"other", report.player(*second)},
            {"other_total", report.tell(report.facts.seats[*second].sources[*source])}});
    if (facts.usual)
        told += " "
            + tr_fill("A usual winner: {total}.",
                {{"total", tell_dollars(report, std::lround(facts.usual->sources[*source]))}});
    return told;
}

} // namespace

std::string tell_when(const EveningReport& report, int entry)
{
    if (report.outline->parts == 1 || entry == 0)
        return tr_fill("entry {entry}", {{"entry", language::number(entry)}});
    return exports::tell_part(
        *report.outline, report.entries[static_cast<std::size_t>(entry - 1)].progress.part);
}

std::string tell_headline(const EveningReport& report, const Facts& facts)
{
    if (facts.winners.empty())
        return tr("No one has won.");
    const language::Values values{{"players", names_of(report, facts.winners)},
        {"total",
            report.facts.seats[facts.winners.front()].total
                ? tell_dollars(report, *report.facts.seats[facts.winners.front()].total)
                : std::string("–")},
        {"when", facts.ahead_since ? tell_when(report, *facts.ahead_since) : std::string()}};
    if (facts.winners.size() > 1)
        return tr_fill("Shared win with {total}: {players}", values);
    return facts.ahead_since ? tr_fill("{players} won with {total}, ahead since {when}", values)
                             : tr_fill("{players} won with {total}", values);
}

std::string tell_others(const EveningReport& report, const Facts& facts)
{
    std::vector<std::string> others;
    for (const Seat seat : report.seats_by_rank()) {
        if (std::ranges::find(facts.winners, seat) == facts.winners.end())
            others.push_back(
                report.player(seat) + " " + report.tell(report.facts.seats[seat].total));
    }
    return ledger::join(others, " · ");
}

std::vector<std::string> tell_decision(
    const EveningReport& report, const Facts& facts, const TellEntry& tell_entry)
{
    std::vector<std::string> told;
    if (facts.winners.size() == 1) {
        if (std::string source = tell_source(report, facts); !source.empty())
            told.push_back(std::move(source));
    }
    if (const std::optional<Decision>& decision = facts.decision)
        told.push_back(tr_fill("Entry {n} brought {brought} on {other}; {margin} parted them in "
                               "the end: {line}",
            {{"n", language::number(decision->entry)},
                {"brought", tell_dollars(report, decision->brought)},
                {"other", report.player(decision->second)},
                {"margin", tell_dollars(report, decision->margin)},
                {"line", telling::visible(tell_entry(decision->entry))}}));
    for (const Lead& lead : facts.leads)
        told.push_back(
            tr_fill("{n}: {player} takes the lead",
                {{"n", language::number(lead.entry)}, {"player", report.player(lead.seat)}})
            + " (" + tr_count("kept for {n} entry", "kept for {n} entries", lead.entries) + ")");
    return told;
}

std::string tell_swing(const EveningReport& report, const Swing& swing, const TellEntry& tell_entry)
{
    return tr_fill("{n}: {line} ({player} {before} → {after})",
        {{"n", language::number(swing.entry)}, {"line", telling::visible(tell_entry(swing.entry))},
            {"player", report.player(swing.seat)}, {"before", report.tell(swing.before)},
            {"after", report.tell(swing.after)}});
}

std::string tell_unused(const Unused& unused)
{
    using Kind = Unused::Kind;
    const std::string things = unused.things.empty() ? "" : ": " + telling::visible(unused.things);
    switch (unused.kind) {
    case Kind::hand:
        return tr_count("{n} card in the hand at the end", "{n} cards in the hand at the end",
                   unused.amount)
            + things;
    case Kind::tribute:
        return tr_fill(
            "{amount} discarded at Tribute", {{"amount", language::dollars(unused.amount)}});
    case Kind::bullets:
        return tr_count("{n} Bullet card left", "{n} Bullet cards left", unused.amount);
    case Kind::purse:
        return tr_fill(
            "{amount} left in the purse", {{"amount", language::dollars(unused.amount)}});
    case Kind::cards:
        return tr_count("{n} red card never used", "{n} red cards never used", unused.amount);
    case Kind::killers:
        break;
    }
    return tr_count("{n} killer still at home", "{n} killers still at home", unused.amount);
}

std::string tell_sources(const EveningReport& report, Seat seat)
{
    const auto& sources = report.facts.seats[seat].sources;
    std::vector<std::string> parts;
    for (std::size_t i = 0; sources.size() > 1 && i < sources.size(); ++i) {
        if (sources[i].value_or(0) != 0)
            parts.push_back(tr(report.outline->sources[i].name) + " " + report.tell(sources[i]));
    }
    return ledger::join(parts, ", ");
}

std::string tell_sources(const EveningReport& report, const Usual& usual)
{
    std::vector<std::string> parts;
    for (std::size_t i = 0; usual.sources.size() > 1 && i < usual.sources.size(); ++i) {
        const long mean = std::lround(usual.sources[i]);
        if (mean != 0)
            parts.push_back(tr(report.outline->sources[i].name) + " "
                + telling::tell_total(report.outline->unit, mean));
    }
    return ledger::join(parts, ", ");
}

std::string tell_usual(const Usual& usual)
{
    return tr_count("Usual winner, average of {n} evening", "Usual winner, average of {n} evenings",
        usual.evenings);
}

std::string tell_not_over()
{
    return tr("The evening isn’t over, so it has no story yet.");
}

} // namespace consigliere::story
