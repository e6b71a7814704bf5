/// `check`, `score` and `legal`: a record file through the referee.

#include "companion/command_line/command_line.h"
#include "companion/command_line/commands.h"
#include "companion/command_line/json.h"
#include "companion/language/catalogues.h"
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

/// What the books print, which every evening knows.
std::vector<Tree> built_in_components(const std::string& game)
{
    const std::filesystem::path file =
        std::filesystem::path(language::assets_folder()) / "components" / (game + ".toml");
    ErrorOr<Tree, db::FileError> tree = db::read_toml(file);
    if (tree.is_error())
        return {};
    return {std::move(tree.value())};
}

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
    return db::referee(record.value(), file.string(), built_in_components(record.value().game()));
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
    const std::unique_ptr<telling::Teller> teller = tables::make_teller(evening);
    int refused = 0;
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = evening.history().entry(number);
        fmt::print("{:>4}  {:<10}  {}\n", number, word_of(entry.verdict), entry.line);
        refused += ledger::is_applied(entry.verdict) ? 0 : 1;
        if (entry.reasons.empty())
            continue;
        std::string rules;
        for (const Tree& rule : rules_of(entry, evening).elements())
            rules += (rules.empty() ? "" : ", ") + *rule.text();
        fmt::print("                  {}{}\n", rules.empty() ? "" : "[" + rules + "] ",
            telling::tell_reasons(*teller, entry.reasons));
    }
    fmt::print("{} {}\n",
        language::tr_count("{n} entry.", "{n} entries.", evening.history().size()),
        refused == 0
            ? tr("All of them stand.")
            : language::tr_count("{n} of them is refused.", "{n} of them are refused.", refused));
}

void print_score(const Tree& score, const ledger::Evening& evening)
{
    const bool is_final = score.find("final") != nullptr && *score.find("final")->truth();
    fmt::print("{}\n", is_final ? tr("Final score") : tr("The score as it would be now"));
    const Tree* seats = score.find("seats");
    for (const Tree& seat : seats->elements()) {
        std::string row;
        for (const auto& [key, value] : seat.members()) {
            if (!row.empty())
                row += "  ";
            row += key + " ";
            if (value.text() != nullptr)
                row += *value.text();
            else if (value.number() != nullptr)
                row += std::to_string(*value.number());
            else if (value.is_list()) {
                std::string list;
                for (const Tree& element : value.elements())
                    list += (list.empty() ? "" : ",")
                        + (element.text() == nullptr ? std::string() : *element.text());
                row += list.empty() ? "-" : list;
            } else
                row += "?";
        }
        fmt::print("  {}\n", row);
    }
    std::string winners;
    for (const Tree& winner : score.find("winners")->elements())
        winners += (winners.empty() ? "" : ", ") + *winner.text();
    if (!winners.empty())
        fmt::print("{}: {}\n", is_final ? tr("Winner") : tr("In front"), winners);
    static_cast<void>(evening);
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
    const Tree report = refereed.value()->score_report();
    if (output == Output::json)
        fmt::print("{}\n", json_text(report));
    else
        print_score(report, *refereed.value());
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
