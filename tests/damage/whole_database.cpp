#include "tests/damage/whole_database.h"

#include "db/details.h"
#include "db/entry_notes.h"
#include "db/house_rules.h"
#include "db/import_export.h"
#include "db/learned_box.h"
#include "db/photos.h"
#include "db/record_file.h"
#include "db/session_list.h"
#include "db/settings.h"
#include "db/toml.h"
#include "db/verify.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::test {

namespace {

constexpr const char* endings[] = {"", "-wal", "-journal"};
constexpr const char* setting_names[] = {"language", "theme"};

db::PhotoKey photo_key()
{
    return {"corleone", "jobs", "extortion"};
}

/// A whole game of Ca$h 'n Guns among the records of the referee.
db::Record cash_record()
{
    for (const std::filesystem::path& file : refereed_records()) {
        if (file.filename() == "game-8-players.game.toml")
            return std::move(db::read_record(file).value());
    }
    throw std::runtime_error("the record is gone");
}

void add_cash(db::Database& database)
{
    const auto imported =
        db::import_record(database, cash_record(), "record", built_in_components("cash-n-guns"));
    REQUIRE_FALSE(imported.is_error());
    REQUIRE_FALSE(db::change_details(database, imported.value().adopted.id,
        {"2026-11-20", "Kraków", "Nobody trusted Ewa, and rightly so.", "Ewa’s birthday",
            {"birthday", "rain"}, true})
                      .is_error());
}

/// What is said of an evening beside its entries, and what is kept for all of them.
void add_rest(db::Database& database, const db::Session& session)
{
    const db::SessionId& id = session.id();
    REQUIRE_FALSE(
        db::change_pauses(database, id, {{"2026-11-20T19:30:00.000Z", "2026-11-20T19:50:00.000Z"}})
            .is_error());
    const auto& history = session.evening().history();
    REQUIRE_FALSE(
        db::change_entry_notes(database, id, {{3, history.entry(3).line, "A surprise to all."}})
            .is_error());
    REQUIRE_FALSE(
        db::keep_photo(database, photo_key(), std::string(3'000, 'p') + "the end").is_error());
    REQUIRE_FALSE(db::keep_house_rule(database,
        {{}, "corleone", "Two Thugs may share a space", {"14.thug-space"}, "2026-11-20",
            {"one", "two"}, id, 3, true})
                      .is_error());
}

std::string spoken(const db::DatabaseError& error)
{
    return std::to_string(static_cast<int>(error.kind)) + " " + error.detail + " "
        + error.record.detail + "; ";
}

std::string number(const std::optional<std::int64_t>& value)
{
    return value ? std::to_string(*value) : "?";
}

std::string row_of(const db::SessionSummary& summary)
{
    std::string row = summary.game + "|" + summary.details.date + "|" + summary.details.place + "|"
        + summary.details.notes + "|" + summary.created + "|" + summary.updated + "|"
        + std::to_string(summary.entries) + (summary.is_finished ? " finished" : "");
    for (const db::SessionSummary::Seat& seat : summary.seats)
        row += "|" + seat.actor + " " + seat.player + " " + number(seat.rank) + " "
            + number(seat.total) + (seat.is_winner ? "*" : "");
    return row;
}

std::string joined(const std::vector<std::string>& lines)
{
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    return text;
}

/// What is said of an evening in edits.
void look_beside(db::Database& database, const db::SessionSummary& summary, ObserverView& observed)
{
    observed.beside["name"] += summary.details.name + "|";
    observed.beside["tags"] += db::text_of(summary.details.tags) + "|";
    observed.beside["archived"] += summary.details.is_archived ? "archived|" : "|";
    for (const db::Pause& pause : summary.pauses)
        observed.beside["pauses"] += pause.begun + " " + pause.ended + "|";
    const auto notes = db::read_entry_notes(database, summary.id);
    if (notes.is_error()) {
        observed.told += spoken(notes.error());
        return;
    }
    for (const db::EntryNote& note : notes.value())
        observed.beside["entry notes"] +=
            std::to_string(note.entry) + " " + note.line + " " + note.text + "|";
}

void look_at_evening(
    db::Database& database, const db::SessionSummary& summary, ObserverView& observed)
{
    observed.list[summary.id] = row_of(summary);
    const auto session = db::Session::resume(database, summary.id);
    if (session.is_error()) {
        observed.told += spoken(session.error());
        return;
    }
    if (!session.value().differences().empty())
        observed.told += summary.id + " is different; ";
    const ledger::Evening& evening = session.value().evening();
    observed.entries[summary.id] = joined(told(evening));
    observed.evenings[summary.id] = observed.entries[summary.id]
        + db::write_toml(evening.position_report()) + db::write_toml(evening.score_report());
    const auto record = db::export_session(database, summary.id);
    if (record.is_error())
        observed.told += spoken(record.error());
    else
        observed.records[summary.id] = db::write_record_text(record.value());
    look_beside(database, summary, observed);
}

void look_at_rest(db::Database& database, ObserverView& observed)
{
    const auto box = db::learned_box(database, "corleone");
    if (box.is_error())
        observed.told += spoken(box.error());
    else
        observed.beside["learned box"] = db::write_toml(box.value());
    for (const char* name : setting_names) {
        const auto value = db::setting(database, name);
        if (value.is_error())
            observed.told += spoken(value.error());
        else
            observed.beside["settings"] += value.value().value_or("?") + "|";
    }
    const auto photo = db::photo_of(database, photo_key());
    if (photo.is_error())
        observed.told += spoken(photo.error());
    else if (photo.value().state == db::StoredPhoto::State::damaged)
        observed.told += "the photo is damaged; ";
    else
        observed.beside["photos"] = photo.value().image;
    const auto rules = db::kept_house_rules(database);
    if (rules.is_error()) {
        observed.told += spoken(rules.error());
        return;
    }
    for (const db::KeptHouseRule& rule : rules.value())
        observed.beside["house rules"] += rule.game + " " + rule.text + " " + joined(rule.waives)
            + rule.since + " " + joined(rule.group) + rule.evening + " "
            + std::to_string(rule.entry) + (rule.is_on ? " on|" : "|");
}

void verify(db::Database& database, ObserverView& observed)
{
    const auto report = db::verify(database);
    if (report.is_error())
        observed.verified += spoken(report.error());
    else if (!report.value().is_fine())
        observed.verified += "it is not fine";
}

WholeDatabase made_database()
{
    const TemporaryFolder folder;
    const auto path = folder / "whole.db";
    std::vector<std::string> lines = random_game(2, 4);
    const std::size_t half = lines.size() / 2;
    WholeDatabase whole;
    std::string id;
    {
        db::Database database = open_database(path);
        db::Session session = begin_session(database, 2);
        id = session.id();
        record_all(session, {lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(half)});
        for (const char* name : setting_names)
            REQUIRE_FALSE(db::set_setting(database, name, "chosen").is_error());
    }
    whole.earlier = read_files(path);
    {
        db::Database database = open_database(path);
        add_cash(database);
        REQUIRE_FALSE(db::learn(database, "corleone", made_up_box(), {}).is_error());
        db::Session session = resume(database, id);
        add_rest(database, session);
        record_all(session, {lines.begin() + static_cast<std::ptrdiff_t>(half), lines.end()});
        whole.open = read_files(path);
    }
    whole.closed = read_files(path);
    return whole;
}

} // namespace

const WholeDatabase& whole_database()
{
    static const WholeDatabase whole = made_database();
    return whole;
}

void write_files(const DatabaseFiles& files, const std::filesystem::path& path)
{
    for (const char* ending : endings)
        std::filesystem::remove(path.string() + ending);
    for (const auto& [ending, bytes] : files)
        write_text(path.string() + ending, bytes);
}

DatabaseFiles read_files(const std::filesystem::path& path)
{
    DatabaseFiles files;
    for (const char* ending : endings) {
        if (std::filesystem::exists(path.string() + ending))
            files[ending] = read_text(path.string() + ending);
    }
    return files;
}

ObserverView look_at(const std::filesystem::path& path)
{
    ObserverView observed;
    auto database = db::Database::open(path, db::IfMissing::refuse);
    if (database.is_error()) {
        observed.told = spoken(database.error());
        return observed;
    }
    observed.says_log_is_lost = std::ranges::any_of(database.value().notes(),
        [](const db::OpeningNote& note) { return note.kind == db::OpeningNote::Kind::lost_wal; });
    for (const db::OpeningNote& note : database.value().notes()) {
        if (note.kind == db::OpeningNote::Kind::lost_evenings)
            observed.told += std::to_string(note.count) + " evenings are gone; ";
        if (note.kind == db::OpeningNote::Kind::other_evenings)
            observed.told += "there are others; ";
        if (note.kind == db::OpeningNote::Kind::changed_names)
            observed.told += std::to_string(note.count) + " names are others; ";
    }
    const auto list = db::list_sessions(database.value());
    if (list.is_error()) {
        observed.told = spoken(list.error());
        return observed;
    }
    for (const db::SessionSummary& summary : list.value())
        look_at_evening(database.value(), summary, observed);
    look_at_rest(database.value(), observed);
    verify(database.value(), observed);
    return observed;
}

bool is_same(const ObserverView& one, const ObserverView& other)
{
    return difference_of(one, other).empty();
}

bool is_earlier(const ObserverView& one, const ObserverView& other)
{
    return std::all_of(one.entries.begin(), one.entries.end(), [&](const auto& evening) {
        const auto whole = other.entries.find(evening.first);
        return whole != other.entries.end() && whole->second.starts_with(evening.second);
    });
}

std::ptrdiff_t entries_in(const ObserverView& observed)
{
    std::ptrdiff_t count = 0;
    for (const auto& [id, entries] : observed.entries)
        count += std::ranges::count(entries, '\n');
    return count;
}

std::string difference_of(const ObserverView& one, const ObserverView& other)
{
    if (one.entries != other.entries)
        return "entries";
    if (one.evenings != other.evenings)
        return "position or score";
    if (one.list != other.list)
        return "list";
    if (one.records != other.records)
        return "record";
    for (const auto& [what, text] : other.beside) {
        const auto found = one.beside.find(what);
        if (found == one.beside.end() || found->second != text)
            return what;
    }
    return {};
}

} // namespace consigliere::test
