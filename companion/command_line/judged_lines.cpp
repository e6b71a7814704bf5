#include "companion/command_line/judged_lines.h"

#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/rulebook/asked_entry.h"
#include "companion/tables/tables.h"
#include "companion/telling/teller.h"
#include "companion/telling/total.h"
#include "engine/ledger/table_of.h"

#include <fmt/format.h>

#include <algorithm>

namespace consigliere::command_line {

using language::tr;
using language::tr_fill;
using ledger::Tree;

namespace {

ledger::PositionSummary progress_of(const ledger::Evening& evening)
{
    const auto observed = evening.view_for(ledger::Audience::everybody());
    return observed->summary_after(evening.history().size());
}

/// "$31", or a placeholder if unknown.
std::string tell(ledger::GameInfo::Unit unit, const ledger::PositionSummary::Money& money)
{
    return money ? telling::tell_total(unit, *money) : std::string("?");
}

/// " +$5", " −$3", " ="
std::string change(ledger::GameInfo::Unit unit, const ledger::PositionSummary::Money& from,
    const ledger::PositionSummary::Money& to)
{
    if (!from || !to)
        return {};
    const int difference = *to - *from;
    if (difference == 0)
        return "  =";
    return (difference > 0 ? "  +" : "  −") + telling::tell_total(unit, std::abs(difference));
}

} // namespace

std::optional<int> entry_in(std::string_view text)
{
    return rulebook::asked_entry(text);
}

std::string no_entry(const std::string& text)
{
    return tr_fill(
        "“{entry}” isn’t an entry number. Run “consigliere log” to see them.", {{"entry", text}});
}

void print_judged(const ledger::Evening& evening, const std::string& number,
    const std::string& said, const std::string& line, const std::vector<ledger::Reason>& reasons,
    ledger::Verdict verdict)
{
    constexpr int said_width = 13;
    constexpr int reason_indent = 6;
    print_line(fmt::format("{:>4}  {:<{}}  {}", number, said, said_width, line));
    if (reasons.empty())
        return;
    const std::string rules =
        ledger::join(ledger::citations(reasons, verdict, evening.book()), ", ");
    print_paragraph(
        (rules.empty() ? "" : "[" + rules + "] ") + reasons_text(evening, reasons), reason_indent);
}

std::string rule_line(const rulebook::Rule& rule)
{
    const std::string line = rule.id + "  " + rule.title;
    if (rule.page == 0)
        return line;
    return line + "  (" + tr_fill("p. {page}", {{"page", std::to_string(rule.page)}}) + ")";
}

std::string rule_line(const rulebook::Rulebook& book, const std::string& id)
{
    const rulebook::Rule* rule = book.find(id);
    return rule == nullptr ? id : rule_line(*rule);
}

int complain_reason(const ledger::Evening& evening, const ledger::Reason& reason)
{
    return complain(tables::make_teller(evening)->reason(reason));
}

Tree rules_tree(const ledger::Evening& evening, const std::vector<ledger::Reason>& reasons,
    ledger::Verdict verdict)
{
    return Tree::list_of(ledger::citations(reasons, verdict, evening.book()));
}

std::string reasons_text(const ledger::Evening& evening, const std::vector<ledger::Reason>& reasons)
{
    return telling::tell_reasons(*tables::make_teller(evening), reasons);
}

Tree tree_of(const ledger::Evening& evening, const ledger::Entry& entry)
{
    return ledger::table_of({{"move", entry.line}, {"verdict", word_of(entry.verdict)},
        {"rules", rules_tree(evening, entry.reasons, entry.verdict)},
        {"text", reasons_text(evening, entry.reasons)}});
}

void print_scores(const RecordedEvening& recorded, const std::vector<ComparedEvening>& courses)
{
    constexpr std::size_t name_width = 24;
    constexpr std::size_t column = 12;
    const auto padded = [](const std::string& text, std::size_t width) {
        return std::string(width - std::min(width, width_of(text)), ' ') + text;
    };
    std::vector<ledger::PositionSummary> standings;
    std::string heading(name_width, ' ');
    for (const ComparedEvening& course : courses) {
        standings.push_back(progress_of(*course.evening));
        heading += padded(course.heading, column);
    }
    const auto knows_any = [](const ledger::PositionSummary& standing) {
        return std::ranges::any_of(
            standing.seats, [](const auto& seat) { return seat.total.has_value(); });
    };
    if (std::ranges::none_of(standings, knows_any)) {
        print_line(tr("The score is hidden for now."));
        return;
    }
    print_line(tr("Score if it ended now"));
    print_line(heading);
    const ledger::GameInfo::Unit unit = recorded.evening->outline().unit;
    const std::vector<std::string> actors = recorded.evening->actors();
    for (std::size_t seat = 0; seat < actors.size(); ++seat) {
        const std::string name = recorded.player(actors[seat]);
        std::string line = "  " + name
            + std::string(name_width - 2 - std::min(name_width - 2, width_of(name)), ' ');
        for (const ledger::PositionSummary& standing : standings)
            line += padded(tell(unit, standing.seats[seat].total), column);
        print_line(line
            + change(
                unit, standings.front().seats[seat].total, standings.back().seats[seat].total));
    }
}

} // namespace consigliere::command_line
