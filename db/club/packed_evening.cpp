#include "db/club/packed_evening.h"

#include "db/compression.h"
#include "db/date.h"
#include "db/details.h"
#include "db/hash_chain_rows.h"
#include "db/members.h"
#include "db/session_record.h"
#include "db/sha256.h"
#include "engine/games/games.h"

#include <algorithm>
#include <charconv>

namespace consigliere::db {

// In the order of the format.
template <>
inline constexpr std::tuple members<SeatRow>{&SeatRow::actor, &SeatRow::player, &SeatRow::person};
template <>
inline constexpr std::tuple members<ComponentRow>{&ComponentRow::since, &ComponentRow::definition};
template <>
inline constexpr std::tuple members<EntryRow>{
    &EntryRow::at, &EntryRow::line, &EntryRow::verdict, &EntryRow::rules, &EntryRow::ruling};
template <>
inline constexpr std::tuple members<EditRow>{&EditRow::uuid, &EditRow::replaces, &EditRow::details};
template <>
inline constexpr std::tuple members<ResultRow>{
    &ResultRow::rank, &ResultRow::total, &ResultRow::winner, &ResultRow::parts};
template <>
inline constexpr std::tuple members<EndRow>{&EndRow::beginning, &EndRow::seats, &EndRow::components,
    &EndRow::last_component, &EndRow::entries, &EndRow::last_entry};
template <>
inline constexpr std::tuple members<SessionRows>{&SessionRows::id, &SessionRows::branch_of,
    &SessionRows::game, &SessionRows::head, &SessionRows::rules_version, &SessionRows::created,
    &SessionRows::seats, &SessionRows::components, &SessionRows::entries, &SessionRows::edits};

namespace {

constexpr std::string_view packed_format = "consigliere-evening/1";
constexpr std::size_t length_of_date = 10;

/// Writes values as netstrings ("5:hello,"), which need no escapes and no parser.
class PackedWriter {
public:
    void operator()(std::string_view text)
    {
        m_text += std::to_string(text.size());
        m_text += ':';
        m_text += text;
        m_text += ',';
    }
    void operator()(const std::string& text) { (*this)(std::string_view(text)); }
    void operator()(std::int64_t number) { (*this)(std::to_string(number)); }
    void operator()(const Hash& hash)
    {
        (*this)(std::string_view(reinterpret_cast<const char*>(hash.data()), hash.size()));
    }
    /// A mark tells nothing from an empty text.
    template <typename Value>
    void operator()(const std::optional<Value>& value)
    {
        (*this)(std::string_view(value ? "+" : "-"));
        if (value)
            (*this)(*value);
    }
    template <typename Row>
    void operator()(const std::vector<Row>& rows)
    {
        (*this)(static_cast<std::int64_t>(rows.size()));
        for (const Row& row : rows)
            (*this)(row);
    }
    template <HasMembers Row>
    void operator()(const Row& row)
    {
        visit_members(*this, row);
    }
    void operator()(const ArchivedCourse& course)
    {
        (*this)(course.rows);
        (*this)(course.results);
        (*this)(*course.rows.end);
    }

    [[nodiscard]] const std::string& text() const { return m_text; }

private:
    std::string m_text;
};

/// Reads what PackedWriter wrote. After the first fault, everything is empty.
class PackedReader {
public:
    explicit PackedReader(std::string_view text)
        : m_rest(text)
    {
    }

    void operator()(std::string& text)
    {
        text.clear();
        std::size_t size = 0;
        const char* end = m_rest.data() + m_rest.size();
        const auto [after, error] = std::from_chars(m_rest.data(), end, size);
        const auto skipped = static_cast<std::size_t>(after - m_rest.data()) + 1;
        const bool fits = error == std::errc() && after != end && *after == ':'
            && m_rest.size() - skipped > size && m_rest[skipped + size] == ',';
        if (!fits) {
            fail();
            return;
        }
        text = m_rest.substr(skipped, size);
        m_rest.remove_prefix(skipped + size + 1);
    }
    void operator()(std::int64_t& number)
    {
        std::string digits;
        (*this)(digits);
        const char* end = digits.data() + digits.size();
        const auto [after, error] = std::from_chars(digits.data(), end, number);
        if (error != std::errc() || after != end)
            fail();
    }
    void operator()(Hash& hash)
    {
        std::string bytes;
        (*this)(bytes);
        if (bytes.size() != hash.size())
            fail();
        else
            std::ranges::copy(bytes, hash.begin());
    }
    template <typename Value>
    void operator()(std::optional<Value>& value)
    {
        std::string mark;
        (*this)(mark);
        if (mark == "+")
            (*this)(value.emplace());
        else if (mark != "-")
            fail();
    }
    template <typename Row>
    void operator()(std::vector<Row>& rows)
    {
        std::int64_t left = 0;
        for ((*this)(left); left > 0 && m_is_whole; --left)
            (*this)(rows.emplace_back());
    }
    template <HasMembers Row>
    void operator()(Row& row)
    {
        visit_members(*this, row);
    }
    void operator()(ArchivedCourse& course)
    {
        (*this)(course.rows);
        (*this)(course.results);
        (*this)(course.rows.end.emplace());
    }

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
    writer(packed_format);
    writer(courses);
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
    std::string format;
    std::vector<ArchivedCourse> courses;
    reader(format);
    reader(courses);
    if (format != packed_format || !reader.is_at_end() || courses.empty())
        return std::nullopt;
    for (ArchivedCourse& course : courses) {
        link_chains(course.rows);
        if (fault_in(course.rows) || !can_be_stored(course, packed.key))
            return std::nullopt;
    }
    return chain_of(courses) == packed.key.chain ? std::optional(std::move(courses)) : std::nullopt;
}

} // namespace consigliere::db
