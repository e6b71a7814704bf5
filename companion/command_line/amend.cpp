/// `amend`: what would follow if an entry had been another one, and the new course written down.

#include "companion/command_line/amendment_report.h"
#include "companion/command_line/command_line.h"
#include "companion/command_line/court.h"
#include "companion/command_line/judged_lines.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/telling/visible.h"
#include "db/database.h"
#include "db/session.h"
#include "engine/games/games.h"
#include "engine/ledger/amendment.h"

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::Amended;
using ledger::Change;
using ledger::Decision;
using ledger::Decisions;
using ledger::ErrorOr;

namespace {

constexpr std::string_view all_others = "rest";

struct Decided {
    Decisions decisions;
    bool drops_rest = false;
};

/// The decisions that were written, or the sentence about the first that cannot be read.
ErrorOr<Decided, std::string> decided_in(const AmendRequest& request)
{
    Decided decided;
    for (const std::string& text : request.rule) {
        const std::size_t sign = text.find('=');
        const std::optional<int> entry = entry_in(text.substr(0, sign));
        if (!entry)
            return no_entry(text.substr(0, sign));
        const std::string reason(
            sign == std::string::npos ? "" : ledger::trim(std::string_view(text).substr(sign + 1)));
        if (reason.empty())
            return tr_fill("A ruling needs a reason: write --rule \"{entry}=why it stands\".",
                {{"entry", std::to_string(*entry)}});
        decided.decisions[*entry] = Decision::rule(reason);
    }
    for (const std::string& text : request.drop) {
        if (text == all_others) {
            decided.drops_rest = true;
            continue;
        }
        const std::optional<int> entry = entry_in(text);
        if (!entry)
            return no_entry(text);
        decided.decisions[*entry] = Decision::drop();
    }
    for (const std::string& text : request.keep) {
        const std::optional<int> entry = entry_in(text);
        if (!entry)
            return no_entry(text);
        decided.decisions[*entry] = Decision{};
    }
    return decided;
}

ErrorOr<Amended> judge(const ledger::Evening& evening, const Change& change, Decided decided)
{
    const ledger::Copying& copying = games::copying_of(evening);
    return decided.drops_rest
        ? ledger::amend_and_drop_rest(evening, copying, change, decided.decisions)
        : ledger::amend(evening, copying, change, decided.decisions);
}

int append(const RecordedEvening& recorded, const AmendRequest& request, const Amended& amended)
{
    if (!recorded.id)
        return complain(tr("Only an evening of the database can be appended to; write a record "
                           "with --write FILE."));
    auto database = open_database(request.database);
    if (database.is_error())
        return complain(database.error());
    auto session = db::Session::resume(database.value(), *recorded.id);
    if (session.is_error())
        return complain(session.error());
    // Between looking and writing, the database was open to others.
    const bool is_same =
        session.value().evening().history().size() == recorded.evening->history().size();
    if (!is_same)
        return complain(tr("The evening has gone on meanwhile: look at the amendment once more."));
    const auto entries = session.value().record_together(amended.lines);
    if (entries.is_error())
        return complain(entries.error());
    // A line that does not stand comes back alone, and nothing is written.
    if (!ledger::is_applied(entries.value().front().verdict))
        return complain(tr("The evening has gone on meanwhile: look at the amendment once more."));
    if (request.output == Output::text)
        print_line(tr_count("Written: {n} entry.", "Written: {n} entries.",
            static_cast<int>(entries.value().size())));
    return exit_fine;
}

int write_record(const RecordedEvening& recorded, const Target& target, const Amended& amended)
{
    db::Record record = recorded.record;
    record.moves.insert(record.moves.end(), amended.lines.begin(), amended.lines.end());
    const std::string text = db::write_record_text(record);
    return write(target.is_standard_output() ? telling::escaped(text) : text, target);
}

} // namespace

int amend(const AmendRequest& request)
{
    const std::optional<int> entry = entry_in(request.entry);
    if (!entry)
        return complain(no_entry(request.entry));
    if (request.inserts && request.line.empty())
        return complain(tr("What is to be inserted? Write the line behind the number."));
    const bool prints_record = !request.target.file.empty() && request.target.is_standard_output();
    if (prints_record && request.output == Output::json)
        return complain(tr("The report and the record cannot both go to standard output."));
    const ErrorOr<Decided, std::string> decided = decided_in(request);
    if (decided.is_error())
        return complain(decided.error());
    const auto found = find_recorded(request.evening, request.database);
    if (found.is_error())
        return complain(found.error());
    const RecordedEvening& recorded = found.value();
    std::vector<std::string> lines;
    if (!request.line.empty())
        lines.push_back(request.line);
    const Change change{
        *entry, request.inserts ? Change::Kind::insert : Change::Kind::replace, std::move(lines)};
    const ErrorOr<Amended> amended = judge(*recorded.evening, change, decided.value());
    if (amended.is_error())
        return complain_reason(*recorded.evening, amended.error());

    if (request.output == Output::json)
        print_json(report_of(*recorded.evening, change, amended.value()));
    else if (!prints_record)
        print(recorded, change, amended.value());
    if (!amended.value().is_decided()) {
        complain_line(tr("Something does not stand any more: decide about it with --rule "
                         "“N=REASON”, --drop N or --drop rest."));
        return exit_refused;
    }
    if (!request.target.file.empty()) {
        const int code = write_record(recorded, request.target, amended.value());
        if (code != exit_fine)
            return code;
    }
    return request.appends ? append(recorded, request, amended.value()) : exit_fine;
}

} // namespace consigliere::command_line
