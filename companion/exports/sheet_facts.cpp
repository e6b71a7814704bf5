#include "companion/exports/sheet_facts.h"

#include "companion/charts/paint.h"
#include "companion/language/language.h"
#include "companion/telling/quoted.h"
#include "companion/telling/total.h"
#include "companion/telling/visible.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::exports {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::PositionSummary;

namespace {

constexpr const char* nothing = "–";

/// Number and last entry of each part played.
std::vector<std::pair<int, int>> ends_of_parts(const EveningReport& report)
{
    std::vector<std::pair<int, int>> ends;
    for (std::size_t i = 0; i < report.entries.size(); ++i) {
        if (!report.entries[i].stands)
            continue;
        const int part = report.entries[i].progress.part;
        if (ends.empty() || ends.back().first != part)
            ends.emplace_back(part, 0);
        ends.back().second = static_cast<int>(i) + 1;
    }
    return ends;
}

/// Text of an entry; its record line if there is none.
std::string tell_entry(const EveningReport& report, int number)
{
    const auto told = report.told.find(number);
    return telling::visible(told != report.told.end()
            ? told->second
            : report.entries[static_cast<std::size_t>(number - 1)].line);
}

std::string tell_mark(const EveningReport& report, const db::EveningSeries::Mark& mark)
{
    using Kind = db::EveningSeries::Mark::Kind;
    const language::Values values{{"n", language::number(mark.entry)},
        {"line", tell_entry(report, mark.entry)},
        {"player", mark.seat ? report.player(*mark.seat) : tr("The table")}};
    switch (mark.kind) {
    case Kind::ruling:
        return mark.stands ? tr_fill("{n}: allowed by a ruling: {line}", values)
                           : tr_fill("{n}: allowed, then undone: {line}", values);
    case Kind::correction:
        return mark.stands ? tr_fill("{n}: corrected: {line}", values) : std::string();
    case Kind::lead:
        return tr_fill("{n}: {player} takes the lead", values);
    default:
        return {};
    }
}

/// Sentence with the house rules that allow an entry; empty if none do.
std::string tell_house_rules(const EveningReport& report, int number)
{
    const EveningReport::Entry& entry = report.entries[static_cast<std::size_t>(number - 1)];
    if (!entry.stands)
        return {};
    std::vector<std::string> texts;
    for (const std::string_view cited : ledger::split(entry.rules, ' ')) {
        const std::string_view name = ledger::house_rule_in(cited);
        const ledger::HouseRule* rule = report.house_rules.find(name);
        if (!name.empty())
            texts.push_back(telling::quoted(
                telling::visible(rule == nullptr ? name : std::string_view(rule->text))));
    }
    if (texts.empty())
        return {};
    return tr_fill("{n}: allowed by house rule {house}: {line}",
        {{"n", language::number(number)}, {"house", ledger::join(texts, " + ")},
            {"line", tell_entry(report, number)}});
}

} // namespace

std::vector<charts::Style> styles_on_paper(const EveningReport& report)
{
    std::vector<charts::Style> styles = charts::different_styles(report.facts.seats.size());
    for (std::size_t seat = 0; seat < std::min(styles.size(), report.colours.size()); ++seat)
        styles[seat].ink = charts::ink_on(widgets::Colour(0xffffff), report.colours[seat]);
    return styles;
}

std::string tell_duration(std::int64_t milliseconds)
{
    const auto minutes = static_cast<int>((milliseconds + minute / 2) / minute);
    constexpr int hour = 60;
    if (minutes < hour)
        return tr_fill("{minutes} min", {{"minutes", language::number(minutes)}});
    return tr_fill("{hours} h {minutes} min",
        {{"hours", language::number(minutes / hour)},
            {"minutes", language::number(minutes % hour)}});
}

std::string tell_occasion(const EveningReport& report)
{
    std::vector<std::string> parts{language::date(report.day)};
    if (!report.summary.details.name.empty())
        parts.push_back(telling::visible(report.summary.details.name));
    if (!report.summary.details.place.empty())
        parts.push_back(telling::visible(report.summary.details.place));
    parts.push_back(
        tr_count("{n} player", "{n} players", static_cast<int>(report.facts.seats.size())));
    if (report.facts.played)
        parts.push_back(tell_duration(*report.facts.played));
    return ledger::join(parts, " · ");
}

std::string tell_outcome(const EveningReport& report)
{
    if (!report.facts.is_finished)
        return tr("The evening isn’t finished. This was the score so far.");
    std::vector<std::string> winners;
    for (std::size_t seat = 0; seat < report.facts.seats.size(); ++seat) {
        if (report.facts.seats[seat].is_winner)
            winners.push_back(report.player(seat));
    }
    if (winners.empty())
        return tr("No one has won.");
    const language::Values values{{"players", ledger::join(winners, ", ")}};
    return winners.size() == 1 ? tr_fill("{players} has won.", values)
                               : tr_fill("{players} share the win.", values);
}

SheetTable result_table(const EveningReport& report)
{
    SheetTable table;
    const bool has_sides = std::any_of(report.facts.seats.begin(), report.facts.seats.end(),
        [](const auto& seat) { return seat.side.has_value(); });
    table.head = {tr("Player"), tr("Place")};
    if (has_sides)
        table.head.push_back(tr("Played"));
    for (const ledger::WordAndName& source : report.outline->sources)
        table.head.push_back(tr(source.name));
    table.head.push_back(tr("Total"));
    for (const std::size_t seat : report.seats_by_rank()) {
        const db::EveningFacts::Seat& facts = report.facts.seats[seat];
        std::vector<std::string> row{report.player(seat),
            facts.rank == 0 ? std::string(nothing) : language::number(facts.rank)};
        if (has_sides)
            row.push_back(report.side(seat));
        for (const PositionSummary::Money& source : facts.sources)
            row.push_back(report.tell(source));
        row.push_back(report.tell(facts.total));
        table.rows.push_back(std::move(row));
    }
    return table;
}

SheetTable places_table(const EveningReport& report)
{
    SheetTable table;
    if (report.outline->places.empty())
        return table;
    table.head = {tr(report.outline->place)};
    const std::vector<std::pair<int, int>> ends = ends_of_parts(report);
    for (const auto& [part, entry] : ends)
        table.head.push_back(tell_part(*report.outline, part));
    for (std::size_t place = 0; place < report.outline->places.size(); ++place) {
        std::vector<std::string> row{tr(report.outline->places[place].name)};
        for (const auto& [part, entry] : ends) {
            const ledger::PositionSummary& then =
                report.entries[static_cast<std::size_t>(entry - 1)].progress;
            const std::optional<PositionSummary::Seat> whose = then.places[place].dominated;
            row.push_back(whose ? report.player(*whose) : nothing);
        }
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string tell_notes(const EveningReport& report)
{
    std::vector<std::string> lines;
    for (const std::string_view line : ledger::split(report.summary.details.notes, '\n'))
        lines.push_back(telling::visible(line));
    return ledger::join(lines, "\n");
}

std::vector<std::string> tell_moments(const EveningReport& report, std::size_t most)
{
    std::vector<std::pair<int, std::string>> told;
    for (const db::EveningSeries::Mark& mark : report.course.marks) {
        if (std::string moment = tell_mark(report, mark); !moment.empty())
            told.emplace_back(mark.entry, std::move(moment));
    }
    for (std::size_t i = 0; i < report.entries.size(); ++i) {
        const int entry = static_cast<int>(i) + 1;
        if (std::string moment = tell_house_rules(report, entry); !moment.empty())
            told.emplace_back(entry, std::move(moment));
    }
    std::ranges::stable_sort(told, {}, &std::pair<int, std::string>::first);
    std::vector<std::string> moments;
    for (auto& [entry, moment] : told)
        moments.push_back(std::move(moment));
    if (moments.size() <= most)
        return moments;
    const auto more = static_cast<int>(moments.size() - most);
    moments.resize(most);
    moments.push_back(tr_count("… and {n} more", "… and {n} more", more));
    return moments;
}

charts::LineChart money_chart(const EveningReport& report, const std::vector<charts::Style>& styles)
{
    charts::LineChart chart;
    chart.end = std::max(1, report.facts.entries);
    chart.least_step = 1;
    chart.tell_value = [unit = report.outline->unit](double value) {
        return telling::tell_total(unit, static_cast<std::int64_t>(value));
    };
    for (std::size_t seat = 0; seat < report.facts.seats.size(); ++seat) {
        charts::LineChart::Series series{report.player(seat), styles[seat], {}};
        for (const db::EveningSeries::Point& point : report.course.points) {
            const PositionSummary::Money& total = point.totals[seat];
            series.points.emplace_back(
                point.entry, total ? std::optional<double>(*total) : std::nullopt);
        }
        chart.series.push_back(std::move(series));
    }
    for (const db::EveningSeries::PhaseStart& chapter : report.course.chapters) {
        const std::string name = tell_part(*report.outline, chapter.part);
        if (chart.stretches.empty() || chart.stretches.back().name != name)
            chart.stretches.push_back(
                {name, static_cast<double>(chapter.entry), static_cast<double>(chapter.entry)});
        chart.stretches.back().end = chapter.entry;
    }
    return chart;
}

std::string tell_money_chart(const EveningReport& report)
{
    std::string text;
    for (const std::size_t seat : report.seats_by_rank())
        text += (text.empty() ? "" : " ")
            + tr_fill("{player} ends with {total}.",
                {{"player", report.player(seat)},
                    {"total", report.tell(report.facts.seats[seat].total)}});
    return text;
}

} // namespace consigliere::exports
