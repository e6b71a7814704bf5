// `amend`: previews the consequences of changing an entry, and records the change.

#include "companion/command_line/amendment_report.h"
#include "companion/command_line/command_line.h"
#include "companion/command_line/judged_lines.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "db/database.h"
#include "db/session.h"
#include "engine/games/games.h"
#include "engine/ledger/amendment.h"

#include <array>
#include <functional>

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::AmendmentPreview;
using ledger::Change;
using ledger::Decision;
using ledger::Decisions;
using ledger::ErrorOr;
using ledger::Rest;

namespace {

constexpr std::string_view all_others = "rest";

struct Decided {
    Decisions decisions;
    /// Decisions for all remaining invalid entries, in order.
    std::vector<Rest> rests;
};

/// "41=we play it so", split at "=".
struct Said {
    std::string entry;
    std::string what;
};
Said said_in(const std::string& text)
{
    const std::size_t sign = text.find('=');
    const std::string what(
        sign == std::string::npos ? "" : ledger::trim(std::string_view(text).substr(sign + 1)));
    return {text.substr(0, sign), what};
}

std::string why_no_ruling(const Said& said)
{
    if (!said.what.empty())
        return {};
    return tr_fill(
        "A ruling needs a reason. Write --rule \"{entry}=REASON\".", {{"entry", said.entry}});
}

std::string why_no_line(const Said& said, const std::string& option)
{
    if (!said.what.empty())
        return {};
    return tr_fill("No line given. Write {option} \"{entry}=LINE\".",
        {{"option", option}, {"entry", said.entry}});
}

/// Parses the values of one option. Returns the first error sentence; empty on success.
std::string read_each(
    const std::vector<std::string>& texts, const std::function<std::string(const Said&, int)>& read)
{
    for (const std::string& text : texts) {
        const Said said = said_in(text);
        const std::optional<int> entry = entry_in(said.entry);
        if (!entry)
            return no_entry(said.entry);
        if (std::string failure = read(said, *entry); !failure.empty())
            return failure;
    }
    return {};
}

/// Like read_each() above; "rest" decides all remaining entries.
std::string read_each(std::vector<std::string> texts, const Rest::Kind kind, Decided& decided,
    const std::function<std::string(const Said&, int)>& read)
{
    std::string failure;
    std::erase_if(texts, [&](const std::string& text) {
        const Said said = said_in(text);
        if (said.entry != all_others)
            return false;
        if (kind == Rest::Kind::rule && failure.empty())
            failure = why_no_ruling(said);
        decided.rests.push_back({kind, said.what});
        return true;
    });
    return failure.empty() ? read_each(texts, read) : failure;
}

/// Returns the decisions, or the first error sentence.
ErrorOr<Decided, std::string> decided_in(const Arguments& arguments)
{
    Decided decided;
    Decisions& decisions = decided.decisions;
    const std::array failures{
        read_each(arguments.rule, Rest::Kind::rule, decided,
            [&](const Said& said, int entry) {
                decisions[entry] = Decision::rule(said.what);
                return why_no_ruling(said);
            }),
        read_each(arguments.drop, Rest::Kind::drop, decided,
            [&](const Said&, int entry) {
                decisions[entry] = Decision::drop();
                return std::string();
            }),
        read_each(arguments.keep,
            [&](const Said&, int entry) {
                decisions[entry] = Decision{};
                return std::string();
            }),
        read_each(arguments.instead,
            [&](const Said& said, int entry) {
                decisions[entry].kind = Decision::Kind::instead;
                decisions[entry].lines.push_back(said.what);
                return why_no_line(said, "--instead");
            }),
        read_each(arguments.before,
            [&](const Said& said, int entry) {
                decisions[entry].before.push_back(said.what);
                return why_no_line(said, "--before");
            }),
    };
    for (const std::string& failure : failures) {
        if (!failure.empty())
            return failure;
    }
    return decided;
}

ErrorOr<AmendmentPreview> judge(
    const ledger::Evening& evening, const Change& change, Decided decided)
{
    const ledger::EveningOps& copying = games::copying_of(evening);
    ErrorOr<AmendmentPreview> amended = ledger::amend(evening, copying, change, decided.decisions);
    for (const Rest& rest : decided.rests) {
        if (!amended.is_error())
            amended =
                ledger::amend_and_decide_rest(evening, copying, change, rest, decided.decisions);
    }
    return amended;
}

int append(
    const RecordedEvening& recorded, const Arguments& arguments, const AmendmentPreview& amended)
{
    if (!recorded.id)
        return complain(tr("Only an evening in the database can be appended to. To write a record "
                           "file, use --write FILE."));
    if (amended.lines.empty())
        return complain(tr("Nothing to record: the evening is unchanged."));
    auto database = open_database(arguments.database);
    if (database.is_error())
        return complain(database.error());
    auto session = db::Session::resume(database.value(), *recorded.id);
    if (session.is_error())
        return complain(session.error());
    // Another process may have written between preview and commit.
    const bool is_same =
        session.value().evening().history().size() == recorded.evening->history().size();
    if (!is_same)
        return complain(tr("The evening has changed in the meantime. Check the amendment again."));
    const auto entries = session.value().record_all(amended.lines);
    if (entries.is_error())
        return complain(entries.error());
    // A refused line is returned alone, and nothing was written.
    if (!ledger::is_applied(entries.value().front().verdict))
        return complain(tr("The evening has changed in the meantime. Check the amendment again."));
    if (!arguments.json)
        print_line(tr_count("Recorded: {n} entry.", "Recorded: {n} entries.",
            static_cast<int>(entries.value().size())));
    return exit_fine;
}

int write_record(
    const RecordedEvening& recorded, const Arguments& arguments, const AmendmentPreview& amended)
{
    db::Record record = recorded.record;
    record.moves.insert(record.moves.end(), amended.lines.begin(), amended.lines.end());
    return write_for_reading(db::write_record_text(record), arguments);
}

} // namespace

int amend(const Arguments& arguments)
{
    const std::optional<int> entry = entry_in(arguments.entry);
    if (!entry)
        return complain(no_entry(arguments.entry));
    if (arguments.inserts && arguments.line.empty())
        return complain(tr("Nothing to insert. Write the line after the number."));
    const bool prints_record = !arguments.file.empty() && arguments.is_to_standard_output();
    if (prints_record && arguments.json)
        return complain(
            tr("The report and the record can’t both go to standard output. Write one to a file."));
    const std::optional<int> count = entry_in(arguments.count);
    if (!count || *count < 1)
        return complain(tr_fill(
            "“{text}” isn’t a number of entries. Example: 2.", {{"text", arguments.count}}));
    const ErrorOr<Decided, std::string> decided = decided_in(arguments);
    if (decided.is_error())
        return complain(decided.error());
    const auto found = find_recorded(arguments.evening, arguments.database);
    if (found.is_error())
        return complain(found.error());
    const RecordedEvening& recorded = found.value();
    std::vector<std::string> lines;
    if (!arguments.line.empty())
        lines.push_back(arguments.line);
    const Change change{*entry, arguments.inserts ? Change::Kind::insert : Change::Kind::replace,
        std::move(lines), *count};
    const ErrorOr<AmendmentPreview> amended = judge(*recorded.evening, change, decided.value());
    if (amended.is_error())
        return complain_reason(*recorded.evening, amended.error());

    if (arguments.json)
        print_json(report_of(*recorded.evening, change, amended.value()));
    else if (!prints_record)
        print(recorded, change, amended.value());
    if (!amended.value().is_decided()) {
        complain_line(tr("Some entries no longer work. Decide with --before “N=LINE”, --instead "
                         "“N=LINE”, --rule “N=REASON” or --drop N; for all at once, --rule "
                         "“rest=REASON” or --drop rest."));
        return exit_refused;
    }
    if (!arguments.file.empty()) {
        const int code = write_record(recorded, arguments, amended.value());
        if (code != exit_fine)
            return code;
    }
    return arguments.agreed ? append(recorded, arguments, amended.value()) : exit_fine;
}

} // namespace consigliere::command_line
