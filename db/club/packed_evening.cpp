#include "db/club/packed_evening.h"

#include "db/compression.h"
#include "db/date.h"
#include "db/details.h"
#include "db/hash_chain_rows.h"
#include "db/session_record.h"
#include "db/sha256.h"
#include "engine/games/games.h"

#include <algorithm>
#include <charconv>

namespace consigliere::db {

namespace {

constexpr std::string_view packed_format = "consigliere-evening/1";
constexpr std::size_t length_of_date = 10;

/// Writes values as netstrings ("5:hello,"), which need no escapes and no parser.
class PackedWriter {
public:
    PackedWriter& add(std::string_view text)
    {
        m_text += std::to_string(text.size());
        m_text += ':';
        m_text += text;
        m_text += ',';
        return *this;
    }
    PackedWriter& add(std::int64_t number) { return add(std::to_string(number)); }
    PackedWriter& add(const Hash& hash)
    {
        return add(std::string_view(reinterpret_cast<const char*>(hash.data()), hash.size()));
    }
    /// A mark tells nothing from an empty text.
    template <typename Value>
    PackedWriter& add(const std::optional<Value>& value)
    {
        add(std::string_view(value ? "+" : "-"));
        return value ? add(*value) : *this;
    }
    template <typename Row, typename AddRow>
    PackedWriter& add_all(const std::vector<Row>& rows, const AddRow& add_row)
    {
        add(static_cast<std::int64_t>(rows.size()));
        for (const Row& row : rows)
            add_row(row);
        return *this;
    }
    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

/// Reads what PackedWriter wrote. After the first fault, everything is empty and `is_whole` false.
class PackedReader {
public:
    explicit PackedReader(std::string_view text)
        : m_rest(text)
    {
    }
    std::string text()
    {
        std::size_t size = 0;
        const char* end = m_rest.data() + m_rest.size();
        const auto [after, error] = std::from_chars(m_rest.data(), end, size);
        const auto skipped = static_cast<std::size_t>(after - m_rest.data()) + 1;
        const bool fits = error == std::errc() && after != end && *after == ':'
            && m_rest.size() - skipped > size && m_rest[skipped + size] == ',';
        if (!fits) {
            fail();
            return {};
        }
        std::string found(m_rest.substr(skipped, size));
        m_rest.remove_prefix(skipped + size + 1);
        return found;
    }
    std::int64_t number()
    {
        const std::string digits = text();
        std::int64_t number = 0;
        const char* end = digits.data() + digits.size();
        const auto [after, error] = std::from_chars(digits.data(), end, number);
        if (error != std::errc() || after != end)
            fail();
        return number;
    }
    Hash hash()
    {
        const std::string bytes = text();
        Hash hash{};
        if (bytes.size() != hash.size())
            fail();
        else
            std::ranges::copy(bytes, hash.begin());
        return hash;
    }
    template <typename Read>
    auto optional(const Read& read) -> std::optional<decltype(read())>
    {
        const std::string mark = text();
        if (mark == "+")
            return read();
        if (mark != "-")
            fail();
        return std::nullopt;
    }
    template <typename Row, typename ReadRow>
    void read_all(std::vector<Row>& rows, const ReadRow& read_row)
    {
        for (std::int64_t left = number(); left > 0 && m_is_whole; --left)
            rows.push_back(read_row());
    }
    [[nodiscard]] bool is_whole() const { return m_is_whole; }
    [[nodiscard]] bool is_at_end() const { return m_is_whole && m_rest.empty(); }

private:
    void fail()
    {
        m_is_whole = false;
        m_rest = {};
    }

    std::string_view m_rest;
    bool m_is_whole = true;
};

void write_course(PackedWriter& writer, const ArchivedCourse& course)
{
    const SessionRows& rows = course.rows;
    writer.add(rows.id).add(rows.branch_of).add(rows.game).add(rows.head);
    writer.add(rows.rules_version).add(rows.created);
    writer.add_all(rows.seats, [&writer](const SeatRow& seat) {
        writer.add(seat.actor).add(seat.player).add(seat.person);
    });
    writer.add_all(rows.components, [&writer](const ComponentRow& component) {
        writer.add(component.since).add(component.definition);
    });
    writer.add_all(rows.entries, [&writer](const EntryRow& entry) {
        writer.add(entry.at).add(entry.line).add(entry.verdict).add(entry.rules).add(entry.ruling);
    });
    writer.add_all(rows.edits, [&writer](const EditRow& edit) {
        writer.add(edit.uuid).add(edit.replaces).add(edit.details);
    });
    writer.add_all(course.results, [&writer](const ResultRow& result) {
        writer.add(result.rank).add(result.total).add(result.winner).add(result.parts);
    });
    const EndRow& end = *rows.end;
    writer.add(end.beginning).add(end.seats).add(end.components).add(end.last_component);
    writer.add(end.entries).add(end.last_entry);
}

ArchivedCourse read_course(PackedReader& reader)
{
    const auto text = [&reader] { return reader.text(); };
    const auto number = [&reader] { return reader.number(); };
    ArchivedCourse course;
    SessionRows& rows = course.rows;
    rows.id = reader.text();
    rows.branch_of = reader.optional(text);
    rows.game = reader.text();
    rows.head = reader.text();
    rows.rules_version = reader.number();
    rows.created = reader.text();
    reader.read_all(rows.seats, [&] { return SeatRow{text(), text(), text()}; });
    reader.read_all(rows.components, [&] { return ComponentRow{number(), text()}; });
    reader.read_all(rows.entries, [&] {
        return EntryRow{text(), text(), text(), text(), reader.optional(text)};
    });
    reader.read_all(rows.edits, [&] { return EditRow{text(), text(), text()}; });
    reader.read_all(course.results, [&] {
        return ResultRow{reader.optional(number), reader.optional(number), number(), text()};
    });
    EndRow& end = rows.end.emplace();
    end.beginning = reader.hash();
    end.seats = reader.hash();
    end.components = reader.number();
    end.last_component = reader.hash();
    end.entries = reader.number();
    end.last_entry = reader.hash();
    return course;
}

/// Computes the hashes of the chains, which are not sent. They verify only if they end as sent.
void link_chains(SessionRows& rows)
{
    Hash hash = hash_of_beginning(rows);
    for (std::size_t i = 0; i < rows.components.size(); ++i) {
        ComponentRow& row = rows.components[i];
        row.number = static_cast<std::int64_t>(i);
        row.hash = hash = hash_of_component(hash, row.number, row);
    }
    hash = hash_of_beginning(rows);
    for (std::size_t i = 0; i < rows.entries.size(); ++i) {
        EntryRow& row = rows.entries[i];
        row.number = static_cast<std::int64_t>(i) + 1;
        row.hash = hash = hash_of_entry(hash, row.number, row);
    }
}

/// Checks what the tablet's database would refuse.
bool can_be_stored(const ArchivedCourse& course, const EveningKey& key)
{
    const SessionRows& rows = course.rows;
    const auto is_id = [](const std::string& id) { return session_id_from(id) == id; };
    const bool has_good_ids = !rows.id.empty() && is_id(rows.id) && rows.family() == key.evening
        && std::ranges::all_of(rows.seats, is_id, &SeatRow::person);
    const bool has_good_rows = std::ranges::all_of(rows.entries, [](const EntryRow& row) {
        return word_of(verdict_from(row.verdict)) == row.verdict;
    }) && std::ranges::all_of(rows.components, [](const ComponentRow& row) {
        return row.since >= 1;
    }) && std::ranges::all_of(course.results, [](const ResultRow& row) {
        return row.winner == 0 || row.winner == 1;
    });
    return has_good_ids && has_good_rows && course.results.size() == rows.seats.size()
        && games::find(rows.game) != nullptr;
}

std::vector<std::string> edit_ids(const SessionRows& rows)
{
    std::vector<std::string> ids;
    for (const EditRow& edit : rows.edits)
        ids.push_back(edit.uuid);
    std::ranges::sort(ids);
    return ids;
}

Hash chain_of(const std::vector<ArchivedCourse>& courses)
{
    std::vector<Hash> hashes;
    for (const ArchivedCourse& course : courses)
        hashes.push_back(hash_of_course(*course.rows.end, edit_ids(course.rows)));
    return hash_of_courses(std::move(hashes));
}

/// The entered date, or that of the start.
std::string played_on(const SessionRows& rows)
{
    const std::string date = details_of(rows.edits).date;
    return is_date(date) ? date : rows.created.substr(0, length_of_date);
}

/// The person whom a later correction has put on the seat, or who began there.
std::string seated_at(const SessionRows& rows, const SeatedPeople& corrected, std::size_t seat)
{
    const bool is_corrected = seat < corrected.size() && !corrected[seat].empty();
    return session_id_from(is_corrected ? corrected[seat] : rows.seats[seat].person);
}

void add_seats(const ArchivedCourse& course, int number, PackedEvening& packed)
{
    const SeatedPeople corrected = corrected_seats_of(course.rows.edits);
    const auto winners =
        static_cast<int>(std::ranges::count(course.results, 1, &ResultRow::winner));
    const auto players = static_cast<int>(course.rows.seats.size());
    for (std::size_t i = 0; i < course.rows.seats.size(); ++i) {
        const ResultRow result = i < course.results.size() ? course.results[i] : ResultRow();
        packed.seats.push_back({number, static_cast<int>(i) + 1, course.rows.seats[i].actor,
            seated_at(course.rows, corrected, i), result.rank, result.total,
            result.winner == 1 ? winners : 0, players});
    }
}

} // namespace

Hash hash_of_course(const EndRow& end, const std::vector<std::string>& edits_in_order)
{
    Digest digest("archived course");
    digest.add(end.last_entry).add(end.last_component).add(end.seats);
    for (const std::string& edit : edits_in_order)
        digest.add(edit);
    return digest.hash();
}

Hash hash_of_courses(std::vector<Hash> courses)
{
    std::ranges::sort(courses);
    Digest digest("archived evening");
    for (const Hash& course : courses)
        digest.add(course);
    return digest.hash();
}

PackedEvening pack(const std::vector<ArchivedCourse>& courses)
{
    const SessionRows& first = courses.front().rows;
    PackedEvening packed;
    packed.key = {first.family(), chain_of(courses)};
    packed.game = first.game;
    packed.played = played_on(first);
    PackedWriter writer;
    writer.add(packed_format);
    writer.add_all(
        courses, [&writer](const ArchivedCourse& course) { write_course(writer, course); });
    for (const ArchivedCourse& course : courses)
        packed.entries += static_cast<int>(course.rows.entries.size());
    // Of several courses the same one counts as on the tablets.
    auto counted = std::ranges::find_if(
        courses, [](const ArchivedCourse& course) { return !course.rows.branch_of; });
    if (counted == courses.end())
        counted = courses.begin();
    add_seats(*counted, static_cast<int>(counted - courses.begin()) + 1, packed);
    packed.size = writer.text().size();
    packed.bytes = compress(writer.text());
    packed.sum = sha256(packed.bytes);
    return packed;
}

std::optional<std::vector<ArchivedCourse>> unpack(const PackedEvening& packed)
{
    if (packed.size > most_unpacked)
        return std::nullopt;
    const std::optional<std::string> text = decompress(packed.bytes, packed.size);
    if (!text)
        return std::nullopt;
    PackedReader reader(*text);
    if (reader.text() != packed_format)
        return std::nullopt;
    std::vector<ArchivedCourse> courses;
    reader.read_all(courses, [&reader] { return read_course(reader); });
    if (!reader.is_at_end() || courses.empty())
        return std::nullopt;
    for (ArchivedCourse& course : courses) {
        link_chains(course.rows);
        if (fault_in(course.rows) || !can_be_stored(course, packed.key))
            return std::nullopt;
    }
    return chain_of(courses) == packed.key.chain ? std::optional(std::move(courses)) : std::nullopt;
}

} // namespace consigliere::db
