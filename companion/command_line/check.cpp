// `check`, `score` and `legal`: an evening judged by the referee.

#include "companion/command_line/command_line.h"
#include "companion/command_line/commands.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/judged_lines.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "companion/telling/teller.h"
#include "engine/ledger/table_of.h"

#include <algorithm>

namespace consigliere::command_line {

using language::tr;
using ledger::table_of;
using ledger::Tree;

namespace {

/// Numbers of refused entries in a History or an ObserverView.
template <typename Entries>
std::vector<int> refused_among(const Entries& entries, int size)
{
    std::vector<int> numbers;
    for (int number = 1; number <= size; ++number) {
        if (!ledger::is_applied(entries.entry(number).verdict))
            numbers.push_back(number);
    }
    return numbers;
}

std::vector<int> refused_entries(const ledger::Evening& evening)
{
    return refused_among(evening.history(), evening.history().size());
}

std::vector<int> refused_for_all(const ledger::Evening& evening)
{
    return refused_among(
        *evening.view_for(ledger::Audience::everybody()), evening.history().size());
}

void add_report(Tree& report, const ledger::Evening& evening)
{
    const auto text_of = [](ledger::RuleId rule) { return rule.text(); };
    Tree entries = Tree::list();
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = evening.history().entry(number);
        entries.add(
            table_of({{"n", number}, {"move", entry.line}, {"verdict", word_of(entry.verdict)},
                {"rules", rules_tree(evening, entry.reasons, entry.verdict)},
                {"checked", list_of(evening.rules_checked(number), text_of)},
                {"text", reasons_text(evening, entry.reasons)}}));
    }
    report.set("format", "consigliere-report/1");
    report.set("game", evening.game());
    if (!evening.house_rules().all().empty())
        report.set(ledger::house_rules_key, ledger::tree_of(evening.house_rules().all()));
    report.set("ok", refused_entries(evening).empty());
    report.set("entries", std::move(entries));
    report.set("position", evening.position_report());
    report.set("score", evening.score_report());
}

void print_entries(const ledger::Evening& evening)
{
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = evening.history().entry(number);
        print_judged(evening, std::to_string(number), telling::tell_in_report(entry.verdict),
            entry.line, entry.reasons, entry.verdict);
    }
    const std::string count =
        language::tr_count("{n} entry.", "{n} entries.", evening.history().size());
    const auto refused = static_cast<int>(refused_entries(evening).size());
    print_line(count + " "
        + (refused == 0 ? tr("None refused.")
                        : language::tr_count(
                            "{n} of them is refused.", "{n} of them are refused.", refused)));
}

void print_score(const ledger::Evening& evening)
{
    const Tree report = evening.score_report();
    const Tree* is_final = report.find("final");
    const bool is_over = is_final != nullptr && *is_final->boolean();
    print_line(is_over ? tr("Final score") : tr("Score if it ended now"));
    for (const std::string& line : tables::make_teller(evening)->score())
        print_paragraph(line, 2);
    const auto refused = static_cast<int>(refused_for_all(evening).size());
    if (refused > 0)
        print_line(language::tr_count("{n} entry of this evening was refused and doesn’t count.",
            "{n} entries of this evening were refused and don’t count.", refused));
}

} // namespace

int check(const Arguments& arguments)
{
    const bool is_one = arguments.evenings.size() == 1;
    int code = exit_fine;
    Tree reports = Tree::list();
    for (const std::string& name : arguments.evenings) {
        if (!is_one && !arguments.json)
            print_line(name + ":");
        // A single report needs no file name.
        Tree report = is_one ? Tree::table() : table_of({{"file", name}});
        const EveningOrSentence refereed = find_judged_anew(name, arguments.database);
        if (refereed.is_error()) {
            code = complain(refereed.error());
            report.set("error", refereed.error());
        } else {
            const ledger::Evening& evening = *refereed.value();
            code = std::max<int>(code, refused_entries(evening).empty() ? exit_fine : exit_refused);
            if (arguments.json)
                add_report(report, evening);
            else
                print_entries(evening);
        }
        reports.add(std::move(report));
    }
    if (arguments.json && is_one && code != exit_unusable)
        print_json(reports.elements().front());
    else if (arguments.json && !is_one)
        print_json(reports);
    return code;
}

int score(const Arguments& arguments)
{
    const auto found = find_recorded(arguments.evening, arguments.database);
    if (found.is_error())
        return complain(found.error());
    const ledger::Evening& evening = *found.value().evening;
    if (!arguments.json) {
        print_score(evening);
        return exit_fine;
    }
    // Redacted for everybody: the score must not reveal hidden cards.
    Tree report = evening.view_for(ledger::Audience::everybody())->score_report();
    report.set("refused", Tree::list_of(refused_for_all(evening)));
    print_json(report);
    return exit_fine;
}

int legal(const Arguments& arguments)
{
    const auto found = find_recorded(arguments.evening, arguments.database);
    if (found.is_error())
        return complain(found.error());
    // Redacted for everybody: moves must not reveal hidden information.
    const ledger::Evening& evening = *found.value().evening;
    Tree moves = Tree::list();
    Tree unverified = Tree::list();
    for (const ledger::LegalLine& legal :
        evening.view_for(ledger::Audience::everybody())->legal_lines()) {
        if (!arguments.json)
            print_line(legal.line);
        moves.add(Tree(legal.line));
        if (legal.verdict == ledger::Verdict::unverified)
            unverified.add(Tree(legal.line));
    }
    if (arguments.json)
        print_json(table_of({{"format", "consigliere-legal/1"}, {"game", evening.game()},
            {"moves", std::move(moves)}, {"unverified", std::move(unverified)}}));
    return exit_fine;
}

} // namespace consigliere::command_line
