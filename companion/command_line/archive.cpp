// `export`, `sheet` and `stats`.

#include "companion/command_line/boxes.h"
#include "companion/command_line/command_line.h"
#include "companion/command_line/evening_source.h"
#include "companion/command_line/list_filter.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/exports/bg_stats.h"
#include "companion/exports/csv.h"
#include "companion/exports/json.h"
#include "companion/exports/score_sheet.h"
#include "companion/exports/statistics_report.h"
#include "companion/language/language.h"
#include "companion/site/pages.h"
#include "companion/telling/total.h"
#include "db/archive/evening_index.h"
#include "db/archive/played.h"
#include "db/archive/statistics.h"
#include "db/database.h"
#include "db/hash_chain.h"
#include "db/plays.h"
#include "engine/games/games.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace consigliere::command_line {

using exports::EveningReport;
using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::ErrorOr;

namespace {

/// False for formats without single entries (evening tables, play files).
bool has_entries(Format format)
{
    return format != Format::csv && format != Format::bgsplay;
}

/// Requested evenings, oldest first.
ErrorOr<std::vector<db::SessionSummary>, std::string> chosen_evenings(
    db::Database& database, const Arguments& arguments)
{
    if (arguments.evening.empty()) {
        auto sessions = db::list_sessions(database);
        if (sessions.is_error())
            return telling::tell(sessions.error());
        std::vector<db::SessionSummary> chosen = filtered(sessions.value(), arguments.filter);
        std::ranges::stable_sort(chosen, {}, day_of);
        return chosen;
    }
    const auto session = find_session(database, arguments.evening);
    if (session.is_error())
        return session.error();
    return std::vector{session.value()};
}

/// True if the evening is the cause, not the database or the disk.
bool is_of_the_evening(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    return error.kind == Kind::damaged || error.kind == Kind::not_as_recorded
        || error.kind == Kind::unusable_record;
}

/// Cached facts of intact evenings: enough for the table of evenings without replaying them.
class KeptSums {
public:
    KeptSums(db::Database& database, const std::vector<db::SessionSummary>& sessions)
        : m_archive(database)
    {
        const auto broken = db::broken_evenings(database);
        const auto times = db::first_times(database);
        m_is_usable = !broken.is_error() && !times.is_error();
        if (!m_is_usable)
            return;
        m_archive.show(sessions);
        m_archive.finish();
        m_times = times.value();
        for (const db::CorruptEvening& evening : broken.value())
            m_times.erase(evening.id);
    }

    [[nodiscard]] std::optional<EveningReport> report_of(const db::SessionSummary& session) const
    {
        const db::EveningCard* card = m_is_usable ? m_archive.find(session.id) : nullptr;
        const auto first = m_times.find(session.id);
        if (card == nullptr || !card->facts || first == m_times.end())
            return std::nullopt;
        EveningReport report = site::report_of(*card);
        report.summary = session;
        report.entries.emplace_back().at = report.facts.played ? first->second : std::string();
        return report;
    }

private:
    db::EveningIndex m_archive;
    bool m_is_usable = false;
    std::map<db::SessionId, std::string> m_times;
};

/// Reports an evening that fails to replay, and continues with the others.
ErrorOr<std::vector<EveningReport>, db::DatabaseError> reports_of(
    db::Database& database, const std::vector<db::SessionSummary>& sessions, Format format)
{
    std::vector<EveningReport> reports;
    std::optional<KeptSums> kept;
    // Scanning the whole database pays off only for many evenings.
    constexpr std::size_t few = 8;
    if (format == Format::csv && sessions.size() > few)
        kept.emplace(database, sessions);
    for (const db::SessionSummary& session : sessions) {
        if (std::optional<EveningReport> report = kept ? kept->report_of(session) : std::nullopt) {
            reports.push_back(std::move(*report));
            continue;
        }
        const ErrorOr<db::Played, db::DatabaseError> played = db::played(database, session.id);
        if (played.is_error() && !is_of_the_evening(played.error()))
            return played.error();
        if (played.is_error()) {
            complain_line(telling::tell(played.error()));
            continue;
        }
        reports.push_back(site::report_of(*played.value().evening, session, played.value().times));
        // Saves memory with thousands of evenings; the first entry has the start time.
        std::vector<EveningReport::Entry>& entries = reports.back().entries;
        if (!has_entries(format) && !entries.empty())
            entries = {entries.front()};
    }
    return reports;
}

/// Adds the results without entries that pass the filter.
ledger::Status<db::DatabaseError> add_elsewhere(
    db::Database& database, const db::EveningFilter& filter, std::vector<EveningReport>& reports)
{
    const auto plays = db::plays(database);
    if (plays.is_error())
        return plays.error();
    for (const db::Play& play : plays.value()) {
        const db::EveningCard card = db::card_of(play);
        if (!db::list_evenings({card}, filter).empty())
            reports.push_back(site::report_of(card));
    }
    std::ranges::stable_sort(reports, {}, &EveningReport::day);
    return {};
}

/// Why these evenings cannot be written in a format; nullopt if they can.
std::optional<std::string> fault_in_format(const std::vector<EveningReport>& reports, Format format)
{
    const bool wants_one =
        format == Format::html || format == Format::text || format == Format::bgstats;
    if (wants_one && reports.size() != 1)
        return tr("This format is for one evening. Give its id, or filter until one is left.");
    const bool is_of_finished = format == Format::bgsplay || format == Format::bgstats;
    const auto is_finished = [](const EveningReport& report) { return report.facts.is_finished; };
    if (is_of_finished && !reports.empty() && std::ranges::none_of(reports, is_finished))
        return tr("Only finished evenings can go to BG Stats.");
    const auto open = static_cast<int>(reports.size())
        - static_cast<int>(std::ranges::count_if(reports, is_finished));
    if (is_of_finished && open > 0)
        complain_line(tr_count(
            "{n} unfinished evening is left out.", "{n} unfinished evenings are left out.", open));
    return std::nullopt;
}

std::string text_of(
    const std::vector<EveningReport>& reports, const Arguments& arguments, Format format)
{
    switch (format) {
    case Format::html:
        return exports::score_sheet_page(reports.front());
    case Format::text:
        return exports::score_sheet_text(reports.front());
    case Format::csv:
        return exports::csv_of_evenings(reports);
    case Format::entries:
        return exports::csv_of_entries(reports);
    case Format::json:
        break;
    case Format::bgsplay:
        return exports::bgsplay_of(reports);
    case Format::bgstats:
        return exports::bg_stats_link(reports.front()).value_or("") + "\n";
    }
    if (!arguments.evening.empty())
        return exports::json_text(exports::tree_of(reports.front())) + "\n";
    const auto tree_of = [](const EveningReport& report) { return exports::tree_of(report); };
    return exports::json_text(list_of(reports, tree_of)) + "\n";
}

/// The only person whose name equals `name` or begins with it.
ErrorOr<const db::PersonFigures*, std::string> find_person(
    const std::vector<db::PersonFigures>& people, const std::string& name)
{
    std::vector<const db::PersonFigures*> found;
    for (const db::PersonFigures& person : people) {
        if (person.name == name || person.person == name)
            found.push_back(&person);
    }
    if (found.size() == 1)
        return found.front();
    return found.empty()
        ? tr_fill("No one called “{name}” has finished an evening.", {{"name", name}})
        : tr_fill("More than one person is called “{name}”.", {{"name", name}});
}

/// The common game of these evenings; nullptr if they differ.
const ledger::GameInfo* outline_of(const db::EveningCards& evenings)
{
    const bool is_one = !evenings.empty()
        && std::ranges::all_of(evenings, [&evenings](const db::EveningCard* card) {
               return card->summary.game == evenings.front()->summary.game;
           });
    const games::Game* game = is_one ? games::find(evenings.front()->summary.game) : nullptr;
    return game == nullptr ? nullptr : &game->outline();
}

int tell_statistics(const db::EveningIndex& archive, const Arguments& arguments)
{
    db::EveningFilter filter = arguments.filter;
    if (!arguments.year.empty()) {
        filter.since = arguments.year + "-01-01";
        filter.until = arguments.year + "-12-31";
    }
    const std::vector<db::PersonFigures> everybody =
        db::people_of(db::evenings_for(archive.evenings(), {}));
    for (const std::string& name : arguments.people) {
        const auto person = find_person(everybody, name);
        if (person.is_error())
            return complain(person.error());
        filter.people.push_back(person.value()->person);
    }
    const db::EveningCards evenings = db::evenings_for(archive.evenings(), filter);
    for (const db::EveningCard* broken : db::broken_evenings_for(archive.evenings(), filter))
        complain_left_out(broken->summary.id);
    std::vector<std::string> lines;
    if (filter.people.empty()) {
        const std::vector<db::PersonFigures> people = db::people_of(evenings);
        if (arguments.json)
            print_text(exports::json_of_people(people, filter));
        lines = exports::tell_people(people, telling::unit_of(filter.game));
    } else {
        const ledger::GameInfo* outline = outline_of(evenings);
        const db::PersonPage page = db::person_page(evenings, filter.people.front(), filter);
        if (arguments.json)
            print_text(exports::json_of_person(page, filter, outline));
        else if (!evenings.empty())
            lines = exports::tell_person(page, outline);
    }
    if (arguments.json)
        return exit_fine;
    for (const std::string& line : lines)
        print_line(line);
    print_line(tr_count(
        "{n} finished evening.", "{n} finished evenings.", static_cast<int>(evenings.size())));
    const auto elsewhere = std::ranges::count_if(
        evenings, [](const db::EveningCard* card) { return card->summary.is_elsewhere; });
    if (filter.people.empty() && elsewhere > 0)
        print_line(exports::tell_elsewhere(static_cast<int>(elsewhere)));
    return exit_fine;
}

/// Writes evenings in another format than that of a record.
int export_evenings(const Arguments& arguments, Format format)
{
    if (const std::optional<std::string> fault = fault_in(arguments.filter))
        return complain(*fault);
    auto opened = open_database(arguments.database);
    if (opened.is_error())
        return complain(opened.error());
    const auto chosen = chosen_evenings(opened.value(), arguments);
    if (chosen.is_error())
        return complain(chosen.error());
    const auto played = reports_of(opened.value(), chosen.value(), format);
    if (played.is_error())
        return complain(played.error());
    std::vector<EveningReport> reports = played.value();
    const bool is_all = reports.size() == chosen.value().size();
    if (arguments.evening.empty() && !has_entries(format)) {
        if (const auto failure = add_elsewhere(opened.value(), arguments.filter, reports))
            return complain(failure.error());
    }
    if (!is_all && !arguments.evening.empty())
        return exit_unusable;
    if (const std::optional<std::string> fault = fault_in_format(reports, format))
        return complain(*fault);
    const int code = write(text_of(reports, arguments, format), arguments);
    return is_all ? code : std::max<int>(code, exit_refused);
}

int export_record(const Arguments& arguments)
{
    const RecordOrSentence record = find_record(arguments.evening, arguments.database,
        arguments.whole_part ? Extent::whole_part : Extent::everything);
    if (record.is_error())
        return complain(record.error());
    return write_for_reading(db::write_record_text(record.value()), arguments);
}

} // namespace

int export_as_asked(const Arguments& given)
{
    if (!given.codes.empty())
        return games::find(given.evening) == nullptr
            ? complain(tr("QR codes hold components. Give the game."))
            : export_codes(given);
    Arguments arguments = given;
    const bool is_of_many = given.all || given.filter != db::EveningFilter();
    // Without an evening, the first word is the file name.
    if (is_of_many)
        arguments.file = std::exchange(arguments.evening, {});
    const auto word = std::ranges::find(format_words, arguments.format);
    const bool is_record = word == std::end(format_words);
    if (arguments.evening.empty() && (is_record || !is_of_many))
        return complain(tr("Give an evening’s id, or --all with a --format for many."));
    if (!is_record)
        return export_evenings(arguments, static_cast<Format>(word - std::begin(format_words)));
    return games::find(arguments.evening) == nullptr ? export_record(arguments)
                                                     : export_box(arguments);
}

int sheet(const Arguments& arguments)
{
    return export_evenings(arguments, arguments.format == "html" ? Format::html : Format::text);
}

int statistics(const Arguments& arguments)
{
    if (const std::optional<std::string> fault = fault_in_year(arguments.year))
        return complain(*fault);
    if (const std::optional<std::string> fault = fault_in(arguments.filter))
        return complain(*fault);
    auto opened = open_database(arguments.database);
    if (opened.is_error())
        return complain(opened.error());
    db::EveningIndex archive(opened.value());
    const auto refreshed = archive.refresh();
    if (refreshed.is_error())
        return complain(refreshed.error());
    archive.finish();
    return tell_statistics(archive, arguments);
}

} // namespace consigliere::command_line
