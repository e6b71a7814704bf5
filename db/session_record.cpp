#include "db/session_record.h"

#include "db/bounds.h"
#include "db/clock.h"
#include "db/component_list.h"
#include "db/record_extras.h"
#include "db/session_components.h"
#include "db/tree_parts.h"
#include "engine/games/games.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace consigliere::db {

using ledger::Verdict;

namespace {

/// Head keys that a session stores elsewhere: in columns, edits and entries.
constexpr std::array kept_elsewhere{"id", "name", "date", "place", "notes", "tags", "moves"};

DatabaseError unusable(const std::string& file, FileError error)
{
    return {DatabaseError::Kind::unusable_record, file, {}, std::move(error)};
}

std::string rules_text(
    const std::vector<ledger::Reason>& reasons, Verdict verdict, const ledger::Evening& evening)
{
    return ledger::join(ledger::citations(reasons, verdict, evening.book()), ",");
}

std::optional<std::string> ruling_of(std::string_view line)
{
    const ledger::RuledLine parts = ledger::split_ruling(line);
    if (!parts.has_ruling)
        return std::nullopt;
    return std::string(parts.ruling);
}

/// "2. Elena 61, 1. Ana 90*": rank, name and total of each seat; without a name if the seat has no
/// row.
std::string text_of(const std::vector<ResultRow>& results, const std::vector<SeatRow>& seats)
{
    const auto number = [](const std::optional<std::int64_t>& value) {
        return value ? std::to_string(*value) : std::string("?");
    };
    std::string text;
    for (std::size_t i = 0; i < results.size(); ++i) {
        text += (text.empty() ? "" : ", ") + number(results[i].rank) + ". ";
        if (results.size() == seats.size())
            text += (seats[i].player.empty() ? seats[i].actor : seats[i].player) + " ";
        text += number(results[i].total);
        text += results[i].winner == 1 ? "*" : "";
    }
    return text;
}

/// The seating as comparable text; a renamed person is shown as "…".
std::string text_of(const std::vector<SeatRow>& seats, const std::vector<SeatRow>& stored)
{
    std::string text;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const bool is_renamed = i < stored.size() && stored[i].is_renamed;
        text += (text.empty() ? "" : ", ") + seats[i].actor + " "
            + (is_renamed ? "…" : seats[i].player);
    }
    return text;
}

/// Compares the seating, and finds edits that do not verify.
void add_changed_details(
    const SessionRows& session, const ledger::Evening& evening, std::vector<Difference>& list)
{
    const ErrorOr<Tree, FileError> head = read_toml_text(session.head, session.id);
    const std::vector<SeatRow> seats =
        head.is_error() ? std::vector<SeatRow>() : seats_of(head.value(), evening);
    std::vector<SeatRow> stored = session.seats;
    for (std::size_t i = 0; i < std::min(stored.size(), seats.size()); ++i)
        stored[i].is_renamed = stored[i].is_renamed || seats[i].is_renamed;
    const std::string seated = text_of(stored, stored);
    const std::string begun_with = text_of(seats, stored);
    if (seated != begun_with)
        list.push_back({Difference::Kind::seats, 0, seated, begun_with});
    for (const EditRow& edit : session.edits) {
        if (!is_as_recorded(edit))
            list.push_back({Difference::Kind::details, 0, edit.details, {}});
    }
}

/// The record of a session with these component updates.
ErrorOr<Record, FileError> record_with(const SessionRows& session,
    const std::vector<ToldComponent>& told, Components which, const std::string& name)
{
    ErrorOr<Tree, FileError> head = read_toml_text(session.head, name);
    if (head.is_error())
        return head.error();
    ErrorOr<Tree, FileError> lists = components_of(session, head.value(), told, which, name);
    if (lists.is_error())
        return lists.error();

    Record record;
    record.head = without_components(head.value());
    for (const auto& [kind, list] : lists.value().members())
        record.head.set(kind, list);
    record.head.set("id", session.id);
    const SessionDetails details = details_of(session.edits);
    for (const auto& [key, text] : {std::pair{"name", &details.name}, {"date", &details.date},
             {"place", &details.place}, {"notes", &details.notes}}) {
        if (!text->empty())
            record.head.set(key, *text);
    }
    if (!details.tags.empty())
        record.head.set("tags", Tree::list_of(details.tags));
    for (const EntryRow& entry : session.entries)
        record.moves.push_back(entry.line);
    return record;
}

/// Concurrent edits, or edits from before there were limits, may be too long for a record.
void keep_within_bounds(Tree& head)
{
    for (const char* key : {"name", "place", "notes", "tags", "entry_notes"}) {
        if (const Tree* said = head.find(key))
            head.set(key, within_bounds(key, *said));
    }
}

using EveningOrError = ErrorOr<std::unique_ptr<ledger::Evening>, FileError>;

EveningOrError play(
    const SessionRows& session, const std::vector<ToldComponent>& told, const std::string& name)
{
    const ErrorOr<Record, FileError> record = record_with(session, told, Components::all, name);
    if (record.is_error())
        return record.error();
    std::vector<Verdict> then;
    for (const EntryRow& entry : session.entries)
        then.push_back(verdict_from(entry.verdict));
    return replay(record.value(), then, name, {});
}

/// Replays the session and removes unusable updates from `told`: concurrent updates may contradict
/// each other, such as one printed Business with two names. The first in order stays, so that all
/// machines agree; without merges, all are usable.
EveningOrError play_what_fits(
    const SessionRows& session, std::vector<ToldComponent>& told, const std::string& name)
{
    EveningOrError evening = play(session, told, name);
    const bool may_be_told = evening.is_error()
        && evening.error().kind == FileError::Kind::bad_record
        && !play(session, {}, name).is_error();
    while (may_be_told && evening.is_error()) {
        const auto can_be_used = [&](int place) {
            return !play(session, {told.begin(), told.begin() + place + 1}, name).is_error();
        };
        const auto places = std::views::iota(0, static_cast<int>(told.size()) - 1);
        const auto first = std::ranges::partition_point(places, can_be_used);
        told.erase(told.begin() + (first - places.begin()));
        evening = play(session, told, name);
    }
    return evening;
}

} // namespace

Verdict verdict_from(std::string_view word)
{
    for (const Verdict verdict :
        {Verdict::legal, Verdict::unverified, Verdict::ruled, Verdict::illegal}) {
        if (word_of(verdict) == word)
            return verdict;
    }
    return Verdict::impossible;
}

ErrorOr<Record, DatabaseError> record_of(
    const SessionRows& session, Components components, const std::string& file)
{
    const std::string name = file + " (" + session.id + ")";
    ErrorOr<std::vector<ToldComponent>, FileError> told = told_components(session, name);
    if (told.is_error())
        return unusable(file, told.error());
    if (!told.value().empty()) {
        std::vector<ToldComponent> fitting = told.value();
        // A session that cannot be replayed is exported unfiltered.
        if (!play_what_fits(session, fitting, name).is_error())
            told.value() = std::move(fitting);
    }
    ErrorOr<Record, FileError> record = record_with(session, told.value(), components, name);
    if (record.is_error())
        return unusable(file, record.error());
    write_extras(session, record.value().head);
    keep_within_bounds(record.value().head);
    return std::move(record.value());
}

ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> evening_of(
    const SessionRows& session, const std::string& file)
{
    const std::string name = file + " (" + session.id + ")";
    ErrorOr<std::vector<ToldComponent>, FileError> told = told_components(session, name);
    if (told.is_error())
        return unusable(file, told.error());
    EveningOrError evening = play_what_fits(session, told.value(), name);
    if (evening.is_error())
        return unusable(file, evening.error());
    return std::move(evening.value());
}

SessionRows rows_of(
    const Record& record, const ledger::Evening& evening, const std::vector<Tree>& known)
{
    SessionRows session;
    session.id = session_id_from(text_in(record.head, "id"));
    if (session.id.empty())
        session.id = make_session_id();
    session.game = record.game();
    session.rules_version = games::find(session.game)->rules_version;
    session.created = now();
    SessionDetails details{text_in(record.head, "date"), text_in(record.head, "place"),
        text_in(record.head, "notes"), text_in(record.head, "name")};
    for (const std::string& tag : texts_in(record.head, "tags"))
        details.tags.merge(tags_in(tag));
    if (const std::optional<EditRow> edit = edit_for({}, details))
        session.edits.push_back(*edit);
    Tree head = record.head;
    for (const char* key : kept_elsewhere)
        head.remove(key);
    for (const std::string_view key : extra_keys)
        head.remove(key);
    session.head = write_toml(head);
    session.seats = seats_of(record.head, evening);
    session.components.push_back(copy_of(session.game, known));
    for (int number = 1; number <= evening.history().size(); ++number)
        session.entries.push_back(row_of(evening.history().entry(number), evening));
    return session;
}

std::vector<SeatRow> seats_of(const Tree& head, const ledger::Evening& evening)
{
    const Tree* list = head.find("seats");
    std::vector<SeatRow> seats;
    for (const std::string& actor : evening.actors()) {
        const std::size_t index = seats.size();
        if (list == nullptr || index >= list->elements().size()) {
            seats.push_back({actor, {}});
            continue;
        }
        const Tree& seat = list->elements()[index];
        const std::string known_as = text_in(seat, "known_as");
        const std::string player = known_as.empty() ? text_in(seat, "player") : known_as;
        std::string person = session_id_from(text_in(seat, "person"));
        // A person with an id may have another name here.
        const bool is_renamed = !person.empty();
        seats.push_back({actor, std::string(ledger::trim(player)), std::move(person), is_renamed});
    }
    return seats;
}

EntryRow row_of(const ledger::Entry& entry, const ledger::Evening& evening)
{
    return {now(), entry.line, std::string(word_of(entry.verdict)),
        rules_text(entry.reasons, entry.verdict, evening), ruling_of(entry.line)};
}

bool has_older_rules(const SessionRows& session)
{
    const games::Game* game = games::find(session.game);
    return game != nullptr && session.rules_version < game->rules_version;
}

std::optional<Difference> difference_of(
    const SessionRows& session, const StoredResults& stored, const std::vector<ResultRow>& found)
{
    using State = StoredResults::State;
    // A result lost by power loss is written when the evening is resumed.
    const std::vector<ResultRow> rows =
        stored.state == State::older ? std::vector<ResultRow>() : stored.rows;
    if (stored.state != State::changed && rows == found)
        return std::nullopt;
    const bool is_as_written = stored.state == State::current && !rows.empty() && !found.empty();
    const bool is_counted_otherwise = is_as_written && has_older_rules(session);
    return Difference{is_counted_otherwise ? Difference::Kind::counting : Difference::Kind::result,
        0, text_of(rows, session.seats), text_of(found, session.seats)};
}

std::vector<Difference> differences(const SessionRows& session, const ledger::Evening& evening)
{
    std::vector<Difference> list;
    int number = 0;
    for (const EntryRow& row : session.entries) {
        ++number;
        const std::vector<ledger::Reason>& reasons = evening.history().entry(number).reasons;
        const std::optional<std::string> ruling = ruling_of(row.line);
        // The evening has the original verdicts; today's follow from the reasons.
        const Verdict verdict =
            ledger::verdict_of(reasons, evening.house_rules().ruling_of(ruling.value_or("")));
        const std::string rules = rules_text(reasons, verdict, evening);
        if (row.verdict != word_of(verdict))
            list.push_back(
                {Difference::Kind::verdict, number, row.verdict, std::string(word_of(verdict))});
        if (row.rules != rules)
            list.push_back({Difference::Kind::rules, number, row.rules, rules});
        if (row.ruling != ruling)
            list.push_back(
                {Difference::Kind::ruling, number, row.ruling.value_or(""), ruling.value_or("")});
    }
    add_changed_details(session, evening, list);
    return list;
}

std::vector<Difference> all_differences(
    Connection& connection, const SessionRows& session, const ledger::Evening& evening)
{
    std::vector<Difference> list = differences(session, evening);
    const StoredResults stored =
        read_stored_results(connection, session.key, session.end.value_or(EndRow{}));
    if (const std::optional<Difference> difference =
            difference_of(session, stored, results_of(evening)))
        list.push_back(*difference);
    return list;
}

} // namespace consigliere::db
