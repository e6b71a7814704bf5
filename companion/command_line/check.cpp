/// `check`, `score` and `legal`: a record file through the referee.

#include "companion/command_line/command_line.h"
#include "companion/command_line/commands.h"
#include "companion/command_line/json.h"
#include "companion/command_line/paragraph.h"
#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "companion/telling/file_error.h"
#include "companion/telling/teller.h"
#include "db/record_file.h"

#include <fmt/core.h>

#include <algorithm>

namespace consigliere::command_line {

using language::tr;
using language::tr_fill;
using ledger::ErrorOr;
using ledger::Tree;

namespace {

int complain(const db::FileError& error)
{
    fmt::print(stderr, "{}\n", telling::tell(error));
    return exit_unusable;
}

ErrorOr<std::unique_ptr<ledger::Evening>, db::FileError> referee_file(
    const std::filesystem::path& file)
{
    ErrorOr<db::Record, db::FileError> record = db::read_record(file);
    if (record.is_error())
        return record.error();
    for (const auto& [key, line] : record.value().unknown_keys)
        fmt::print(stderr, "{}:{}: {}\n", file.string(), line,
            tr_fill("“{key}” is no part of a record and is ignored.", {{"key", key}}));
    return db::referee(
        record.value(), file.string(), tables::built_in_components(record.value().game()));
}

Tree rules_of(const ledger::Entry& entry, const ledger::Evening& evening)
{
    Tree rules = Tree::list();
    for (const ledger::RuleId rule :
        ledger::cited_rules(entry.reasons, entry.verdict, evening.book()))
        rules.add(Tree(rule.text()));
    return rules;
}

Tree report_of(const ledger::Evening& evening, bool ok)
{
    const std::unique_ptr<telling::Teller> teller = tables::make_teller(evening);
    Tree entries = Tree::list();
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = evening.history().entry(number);
        Tree row = Tree::table();
        row.set("n", number);
        row.set("move", entry.line);
        row.set("verdict", word_of(entry.verdict));
        row.set("rules", rules_of(entry, evening));
        row.set("text", telling::tell_reasons(*teller, entry.reasons));
        entries.add(std::move(row));
    }
    Tree report = Tree::table();
    report.set("format", "consigliere-report/1");
    report.set("game", evening.game());
    report.set("ok", ok);
    report.set("entries", std::move(entries));
    report.set("position", evening.position_report());
    report.set("score", evening.score_report());
    return report;
}

void print_entries(const ledger::Evening& evening)
{
    constexpr int verdict_width = 13;
    constexpr int reason_indent = 6;
    const std::unique_ptr<telling::Teller> teller = tables::make_teller(evening);
    int refused = 0;
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = evening.history().entry(number);
        fmt::print(
            "{:>4}  {:<{}}  {}\n", number, telling::tell(entry.verdict), verdict_width, entry.line);
        refused += ledger::is_applied(entry.verdict) ? 0 : 1;
        if (entry.reasons.empty())
            continue;
        std::string rules;
        const Tree cited = rules_of(entry, evening);
        for (const Tree& rule : cited.elements())
            rules += (rules.empty() ? "" : ", ") + *rule.text();
        fmt::print("{}\n",
            paragraph((rules.empty() ? "" : "[" + rules + "] ")
                    + telling::tell_reasons(*teller, entry.reasons),
                reason_indent));
    }
    fmt::print("{} {}\n",
        language::tr_count("{n} entry.", "{n} entries.", evening.history().size()),
        refused == 0
            ? tr("All of them stand.")
            : language::tr_count("{n} of them is refused.", "{n} of them are refused.", refused));
}

void print_score(const ledger::Evening& evening)
{
    const Tree report = evening.score_report();
    const Tree* is_final = report.find("final");
    const bool is_over = is_final != nullptr && *is_final->truth();
    fmt::print("{}\n", is_over ? tr("Final score") : tr("The score as it would be now"));
    for (const std::string& line : tables::make_teller(evening)->score())
        fmt::print("{}\n", paragraph(line, 2));
}

} // namespace

int check(const std::filesystem::path& file, Output output)
{
    ErrorOr<std::unique_ptr<ledger::Evening>, db::FileError> refereed = referee_file(file);
    if (refereed.is_error())
        return complain(refereed.error());
    const ledger::Evening& evening = *refereed.value();
    bool ok = true;
    for (int number = 1; number <= evening.history().size(); ++number)
        ok = ok && ledger::is_applied(evening.history().entry(number).verdict);
    if (output == Output::json)
        fmt::print("{}\n", json_text(report_of(evening, ok)));
    else
        print_entries(evening);
    return ok ? exit_fine : exit_refused;
}

int score(const std::filesystem::path& file, Output output)
{
    ErrorOr<std::unique_ptr<ledger::Evening>, db::FileError> refereed = referee_file(file);
    if (refereed.is_error())
        return complain(refereed.error());
    if (output == Output::json)
        fmt::print("{}\n", json_text(refereed.value()->score_report()));
    else
        print_score(*refereed.value());
    return exit_fine;
}

int legal(const std::filesystem::path& file, Output output)
{
    ErrorOr<std::unique_ptr<ledger::Evening>, db::FileError> refereed = referee_file(file);
    if (refereed.is_error())
        return complain(refereed.error());
    const std::vector<ledger::LegalLine> lines = refereed.value()->legal_lines();
    if (output == Output::text) {
        for (const ledger::LegalLine& legal : lines)
            fmt::print("{}\n", legal.line);
        return exit_fine;
    }
    Tree moves = Tree::list();
    Tree unverified = Tree::list();
    for (const ledger::LegalLine& legal : lines) {
        moves.add(Tree(legal.line));
        if (legal.verdict == ledger::Verdict::unverified)
            unverified.add(Tree(legal.line));
    }
    Tree report = Tree::table();
    report.set("format", "consigliere-legal/1");
    report.set("game", refereed.value()->game());
    report.set("moves", std::move(moves));
    report.set("unverified", std::move(unverified));
    fmt::print("{}\n", json_text(report));
    return exit_fine;
}

} // namespace consigliere::command_line
