// `log`: the entries of an evening, redacted for everybody.

#include "companion/command_line/command_line.h"
#include "companion/command_line/commands.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/telling/teller.h"
#include "engine/ledger/table_of.h"

#include <fmt/format.h>

namespace consigliere::command_line {

using language::tr;
using ledger::table_of;
using ledger::Tree;

namespace {

/// Remark on an entry: undone, or its verdict unless legal.
std::string remark(const ledger::Entry& entry, bool stands)
{
    std::string text;
    if (ledger::is_applied(entry.verdict) && !stands)
        text = tr("undone");
    if (entry.verdict != ledger::Verdict::legal)
        text += (text.empty() ? "" : ", ") + telling::tell_in_report(entry.verdict);
    if (ledger::is_by_house_rule(entry.reasons, entry.verdict))
        text += (text.empty() ? "" : ", ") + telling::tell_house_rule();
    return text.empty() ? text : "  (" + text + ")";
}

} // namespace

int log(const Arguments& arguments)
{
    const auto found = find_recorded(arguments.evening, arguments.database);
    if (found.is_error())
        return complain(found.error());
    const ledger::Evening& evening = *found.value().evening;
    const auto observed = evening.view_for(ledger::Audience::everybody());
    Tree entries = Tree::list();
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = observed->entry(number);
        const bool stands = observed->stands(number);
        if (!arguments.json)
            print_line(fmt::format("{:>4}  {}{}", number, entry.line, remark(entry, stands)));
        entries.add(table_of({{"n", number}, {"move", entry.line},
            {"verdict", word_of(entry.verdict)}, {"stands", stands}}));
    }
    if (arguments.json)
        print_json(table_of({{"format", "consigliere-log/1"}, {"game", evening.game()},
            {"entries", std::move(entries)}}));
    return exit_fine;
}

} // namespace consigliere::command_line
