#include "db/club/club_archive.h"

#include "db/club/server_schema.h"
#include "db/sha256.h"

#include <sodium/crypto_auth_hmacsha256.h>
#include <sodium/randombytes.h>
#include <sodium/utils.h>

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <tuple>

namespace consigliere::db {

namespace {

using ClubKind = ClubError::Kind;

template <std::size_t Size>
std::string random_hexadecimal()
{
    std::array<std::uint8_t, Size> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return hexadecimal(bytes);
}

constexpr std::size_t bytes_of_password = 16;

std::span<const std::uint8_t> byte_view(std::string_view text)
{
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

Hash keyed_hash(std::string_view key, std::string_view text)
{
    Hash hash{};
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, byte_view(key).data(), key.size());
    crypto_auth_hmacsha256_update(&state, byte_view(text).data(), text.size());
    crypto_auth_hmacsha256_final(&state, hash.data());
    return hash;
}

std::string_view view_of(const Hash& hash)
{
    return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

std::string base64_of(std::string_view bytes)
{
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), byte_view(bytes).data(), bytes.size(),
        sodium_base64_VARIANT_ORIGINAL);
    text.pop_back();
    return text;
}

/// A password as the server stores it (RFC 5802, 7677), so that it never leaves this machine. The
/// usual 4096 rounds slow down the guessing of passwords that people make, and each connection by
/// 4 ms and more. Nobody guesses 128 random bits, so one round is as good.
std::string scrambled(const std::string& password)
{
    std::array<char, bytes_of_password> salt{};
    randombytes_buf(salt.data(), salt.size());
    const std::string salt_text(salt.begin(), salt.end());
    const Hash salted = keyed_hash(password, salt_text + std::string("\0\0\0\1", 4));
    const Hash stored = sha256(view_of(keyed_hash(view_of(salted), "Client Key")));
    const Hash server = keyed_hash(view_of(salted), "Server Key");
    return "SCRAM-SHA-256$1:" + base64_of(salt_text) + "$" + base64_of(view_of(stored)) + ":"
        + base64_of(view_of(server));
}
constexpr std::size_t bytes_of_role = 6;

/// An array in PostgreSQL's notation.
template <typename Range, typename Text>
std::string array_of(const Range& range, const Text& text_of)
{
    std::string array = "{";
    for (const auto& element : range) {
        array += array.size() > 1 ? ",\"" : "\"";
        for (const char letter : std::string(text_of(element))) {
            if (letter == '"' || letter == '\\')
                array += '\\';
            array += letter;
        }
        array += '"';
    }
    return array + "}";
}

std::string bytea(std::span<const std::uint8_t> bytes)
{
    return "\\x" + hexadecimal(bytes);
}

/// Keys, changes and marks.
Parameters states_of(const std::vector<SharedThing>& things)
{
    return {array_of(things, [](const SharedThing& thing) { return thing.key; }),
        array_of(things, [](const SharedThing& thing) { return std::to_string(thing.changed); }),
        array_of(things, [](const SharedThing& thing) { return bytea(thing.mark); })};
}

/// Which rows are not there, as indices. `arrays_of`: the parameters for some of them.
template <typename Row, typename Arrays>
ErrorOr<std::vector<std::size_t>, ClubError> lacking_of(
    Server& server, const std::vector<Row>& rows, const char* sql, const Arrays& arrays_of)
{
    constexpr std::size_t at_once = 5000;
    std::vector<std::size_t> lacking;
    for (std::size_t first = 0; first < rows.size(); first += at_once) {
        const std::vector<Row> some(rows.begin() + static_cast<std::ptrdiff_t>(first),
            rows.begin() + static_cast<std::ptrdiff_t>(std::min(rows.size(), first + at_once)));
        const AnswerOrError answer = server.run(sql, arrays_of(some));
        if (answer.is_error())
            return answer.error();
        for (int row = 0; row < answer.value().rows(); ++row)
            lacking.push_back(first + static_cast<std::size_t>(answer.value().number(row, 0)));
    }
    return lacking;
}

/// Fetches the bytes of rows by their arrival.
template <typename Row>
Status<ClubError> fetch_bytes(Server& server, std::vector<Row>& wanted, const char* sql)
{
    if (wanted.empty())
        return {};
    const AnswerOrError answer = server.run(
        sql, {array_of(wanted, [](const Row& row) { return std::to_string(row.arrival); })});
    if (answer.is_error())
        return answer.error();
    std::map<std::int64_t, int> rows;
    for (int row = 0; row < answer.value().rows(); ++row)
        rows[answer.value().number(row, 0)] = row;
    for (Row& one : wanted) {
        if (const auto found = rows.find(one.arrival); found != rows.end())
            one.bytes = answer.value().bytes(found->second, 1);
    }
    return {};
}

/// What a superuser or a role that makes roles is told if it may not.
ClubError of_making(ClubError error)
{
    if (error.kind == ClubKind::not_yours)
        error.kind = ClubKind::may_not_make;
    return error;
}

ErrorOr<bool, ClubError> has_archive(Server& server)
{
    const AnswerOrError answer =
        server.run("SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = 'consigliere')");
    if (answer.is_error())
        return answer.error();
    return answer.value().boolean(0, 0);
}

/// The archive's version; 0 if there is none.
ErrorOr<std::int64_t, ClubError> version_at(Server& server)
{
    const AnswerOrError answer = server.run("SELECT version FROM schema_version");
    if (!answer.is_error())
        return answer.value().rows() == 1 ? answer.value().number(0, 0) : -1;
    if (answer.error().kind == ClubKind::not_yours)
        return ClubError{ClubKind::no_club};
    if (answer.error().kind != ClubKind::no_archive)
        return answer.error();
    // Who belongs to no club does not see it.
    const auto there = has_archive(server);
    if (there.is_error())
        return there.error();
    return there.value() ? ErrorOr<std::int64_t, ClubError>(ClubError{ClubKind::no_club}) : 0;
}

Status<ClubError> check_version(Server& server)
{
    const auto version = version_at(server);
    if (version.is_error())
        return version.error();
    if (version.value() == 0)
        return ClubError{ClubKind::no_archive};
    if (version.value() != archive_version)
        return ClubError{ClubKind::other_version, std::to_string(version.value())};
    return {};
}

Hash hash_in_answer(const Answer& answer, int row, int column)
{
    Hash hash{};
    const std::string bytes = answer.bytes(row, column);
    std::copy_n(bytes.begin(), std::min(bytes.size(), hash.size()), hash.begin());
    return hash;
}

std::vector<PackedEvening> keys_in(const Answer& answer)
{
    std::vector<PackedEvening> evenings;
    for (int row = 0; row < answer.rows(); ++row) {
        PackedEvening packed;
        packed.key.evening = answer.text(row, 0);
        packed.key.chain = hash_in_answer(answer, row, 1);
        packed.arrival = answer.number(row, 2);
        packed.size = static_cast<std::size_t>(answer.number(row, 3));
        evenings.push_back(std::move(packed));
    }
    return evenings;
}

/// Makes the archive, or brings an older one up to date.
Status<ClubError> make_archive(Server& server)
{
    const auto version = version_at(server);
    if (version.is_error())
        return version.error();
    if (version.value() != 0 && version.value() != 1)
        return check_version(server);
    const Status<ClubError> made =
        server.run_script("BEGIN;" + std::string(version.value() == 0 ? archive_schema : "")
            + second_archive_schema + "COMMIT;");
    return made.is_error() ? Status<ClubError>(of_making(made.error())) : made;
}

/// Two ids of one person, resolved on reading.
class SameIds {
public:
    [[nodiscard]] std::string first_of(std::string id) const
    {
        for (auto found = m_smaller.find(id); found != m_smaller.end(); found = m_smaller.find(id))
            id = found->second;
        return id;
    }
    void join(const std::string& one, const std::string& other)
    {
        const auto [smaller, larger] = std::minmax({first_of(one), first_of(other)});
        if (smaller != larger)
            m_smaller[larger] = smaller;
    }

private:
    std::map<std::string, std::string> m_smaller;
};

/// Of each pair, the last statement.
constexpr const char* last_statements =
    "SELECT one, other, arrival, holds, tablet FROM (SELECT DISTINCT ON (one, other) one, other,"
    " arrival, holds, tablet FROM same_person ORDER BY one, other, arrival DESC) last";

} // namespace

ErrorOr<std::string, ClubError> found_club(const std::string& connection, const std::string& name)
{
    ErrorOr<Server, ClubError> opened = Server::open(connection);
    if (opened.is_error())
        return opened.error();
    Server& server = opened.value();
    const std::string role = "club_" + random_hexadecimal<bytes_of_role>();
    const std::string password = random_hexadecimal<bytes_of_password>();
    if (const Status<ClubError> failure = make_archive(server))
        return failure.error();
    if (name.empty())
        return std::string();
    const AnswerOrError founded =
        server.run("SELECT found_club($1, $2, $3)", {name, role, scrambled(password)});
    if (founded.is_error())
        return of_making(founded.error());
    return server.connection_for(role, password);
}

ErrorOr<std::string, ClubError> make_tablet(const std::string& owner, const std::string& label)
{
    ErrorOr<ClubArchive, ClubError> opened = ClubArchive::open(owner);
    if (opened.is_error())
        return opened.error();
    Server& server = opened.value().server();
    const std::string role = "tablet_" + random_hexadecimal<bytes_of_role>();
    const std::string password = random_hexadecimal<bytes_of_password>();
    const AnswerOrError made =
        server.run("SELECT pair_tablet($1, $2, $3)", {role, scrambled(password), label});
    if (made.is_error())
        return made.error();
    return server.connection_for(role, password);
}

ErrorOr<ClubArchive, ClubError> ClubArchive::open(const std::string& connection)
{
    ErrorOr<Server, ClubError> opened = Server::open(connection);
    if (opened.is_error())
        return opened.error();
    if (const Status<ClubError> failure = check_version(opened.value()))
        return failure.error();
    return ClubArchive(std::move(opened.value()));
}

ErrorOr<ClubArchive::State, ClubError> ClubArchive::state(const ArchivePosition& position)
{
    const AnswerOrError answer = m_server.run(
        "SELECT uuid, name, (SELECT label FROM tablet WHERE role = session_user),"
        " coalesce((SELECT max(arrival) FROM evening WHERE club = c.id), 0),"
        " coalesce((SELECT max(arrival) FROM person WHERE club = c.id), 0),"
        " coalesce((SELECT max(arrival) FROM same_person WHERE club = c.id), 0),"
        " coalesce((SELECT max(arrival) FROM shared WHERE club = c.id), 0),"
        " (SELECT encode(chain, 'hex') FROM evening WHERE club = c.id AND arrival = $1)"
        " FROM club c",
        {position.evenings});
    if (answer.is_error())
        return answer.error();
    if (answer.value().rows() != 1)
        return ClubError{ClubKind::no_club};
    const Answer& row = answer.value();
    State state{row.text(0, 0), row.text(0, 1), row.text(0, 2), row.number(0, 3), row.number(0, 4),
        row.number(0, 5), row.number(0, 6)};
    const bool has_last = position.evenings == 0 || row.text(0, 7) == position.last;
    state.knows_position = position.club == state.id && has_last && position.people <= state.people
        && position.same <= state.same && position.shared <= state.shared;
    return state;
}

ErrorOr<ClubArchive::Overview, ClubError> ClubArchive::overview()
{
    const AnswerOrError totals = m_server.run(
        "SELECT count(*) - (SELECT count(*) FROM replaced), coalesce(sum(length(packed)), 0)"
        " FROM evening");
    if (totals.is_error())
        return totals.error();
    const AnswerOrError tablets = m_server.run(
        "SELECT label, count(arrival), to_char(max(received) AT TIME ZONE 'UTC',"
        " 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')"
        " FROM tablet LEFT JOIN evening ON tablet = role GROUP BY role, label ORDER BY label");
    if (tablets.is_error())
        return tablets.error();
    Overview overview{totals.value().number(0, 0), totals.value().number(0, 1), {}};
    for (int row = 0; row < tablets.value().rows(); ++row)
        overview.tablets.push_back({tablets.value().text(row, 0), tablets.value().number(row, 1),
            tablets.value().text(row, 2)});
    return overview;
}

ErrorOr<std::vector<std::size_t>, ClubError> ClubArchive::lacking(
    const std::vector<EveningKey>& keys)
{
    return lacking_of(m_server, keys,
        "SELECT n - 1 FROM unnest($1::uuid[], $2::bytea[])"
        " WITH ORDINALITY AS mine(evening, chain, n)"
        " WHERE NOT EXISTS (SELECT FROM evening e WHERE e.club = (SELECT my_club())"
        " AND e.evening = mine.evening AND e.chain = mine.chain) ORDER BY n",
        [](const std::vector<EveningKey>& some) {
            return Parameters{array_of(some, [](const EveningKey& key) { return key.evening; }),
                array_of(some, [](const EveningKey& key) { return bytea(key.chain); })};
        });
}

ErrorOr<std::vector<std::size_t>, ClubError> ClubArchive::lacking(
    const std::vector<SharedThing>& things)
{
    return lacking_of(m_server, things,
        "SELECT n - 1 FROM unnest($1::text[], $2::int[], $3::bytea[])"
        " WITH ORDINALITY AS mine(key, changed, mark, n)"
        " WHERE NOT EXISTS (SELECT FROM shared s WHERE s.club = (SELECT my_club())"
        " AND s.key = mine.key AND s.changed = mine.changed AND s.mark = mine.mark) ORDER BY n",
        states_of);
}

ErrorOr<std::vector<PackedEvening>, ClubError> ClubArchive::keys_after(
    std::int64_t arrival, int most)
{
    const AnswerOrError answer = m_server.run("SELECT evening, chain, arrival, size FROM evening"
                                              " WHERE club = (SELECT my_club()) AND arrival > $1"
                                              " ORDER BY arrival LIMIT $2",
        {arrival, static_cast<std::int64_t>(most)});
    if (answer.is_error())
        return answer.error();
    return keys_in(answer.value());
}

ErrorOr<std::vector<PackedEvening>, ClubError> ClubArchive::keys_of(
    const SessionId& evening, std::int64_t after)
{
    const AnswerOrError answer = m_server.run(
        "SELECT evening, chain, arrival, size FROM evening"
        " WHERE club = (SELECT my_club()) AND evening = $1 AND arrival > $2 ORDER BY arrival",
        {evening, after});
    if (answer.is_error())
        return answer.error();
    return keys_in(answer.value());
}

Status<ClubError> ClubArchive::fetch_contents(std::vector<PackedEvening>& evenings)
{
    return fetch_bytes(m_server, evenings,
        "SELECT arrival, packed FROM evening WHERE club = (SELECT my_club())"
        " AND arrival = ANY ($1::bigint[])");
}

Status<ClubError> ClubArchive::fetch_contents(std::vector<SharedThing>& things)
{
    return fetch_bytes(m_server, things,
        "SELECT arrival, bytes FROM shared WHERE club = (SELECT my_club())"
        " AND arrival = ANY ($1::bigint[])");
}

Status<ClubError> ClubArchive::bring(const std::vector<SharedThing>& things)
{
    Parameters parameters = states_of(things);
    parameters.push_back(
        array_of(things, [](const SharedThing& thing) { return bytea(byte_view(thing.bytes)); }));
    const AnswerOrError brought =
        m_server.run("INSERT INTO shared (club, key, changed, mark, tablet, bytes)"
                     " SELECT my_club(), key, changed, mark, session_user, bytes"
                     " FROM unnest($1::text[], $2::int[], $3::bytea[], $4::bytea[])"
                     " AS mine(key, changed, mark, bytes) ON CONFLICT DO NOTHING",
            parameters);
    return brought.is_error() ? Status<ClubError>(brought.error()) : Status<ClubError>();
}

ErrorOr<std::vector<SharedThing>, ClubError> ClubArchive::things_after(
    std::int64_t arrival, std::int64_t until)
{
    const AnswerOrError answer =
        m_server.run("SELECT key, changed, mark, arrival, length(bytes) FROM shared s"
                     " WHERE club = (SELECT my_club()) AND arrival > $1 AND arrival <= $2"
                     " AND NOT EXISTS (SELECT FROM shared WHERE club = s.club AND key = s.key"
                     " AND changed > s.changed) ORDER BY arrival",
            {arrival, until});
    if (answer.is_error())
        return answer.error();
    std::vector<SharedThing> things;
    for (int row = 0; row < answer.value().rows(); ++row)
        things.push_back({answer.value().text(row, 0), answer.value().number(row, 1),
            hash_in_answer(answer.value(), row, 2), {}, answer.value().number(row, 3),
            static_cast<std::size_t>(answer.value().number(row, 4))});
    return things;
}

Status<ClubError> ClubArchive::bring(const PackedEvening& packed, std::int64_t follows)
{
    const auto blob_of = [](const Hash& hash) { return Parameter::bytes(view_of(hash)); };
    return m_server.in_transaction([&]() -> Status<ClubError> {
        const AnswerOrError inserted = m_server.run(
            "INSERT INTO evening (club, evening, chain, follows, tablet, game, played, entries,"
            " size, sum, packed)"
            " VALUES (my_club(), $1, $2, $3, session_user, $4, $5, $6, $7, $8, $9)"
            " ON CONFLICT DO NOTHING RETURNING arrival",
            {packed.key.evening, blob_of(packed.key.chain), follows, packed.game, packed.played,
                static_cast<std::int64_t>(packed.entries), static_cast<std::int64_t>(packed.size),
                blob_of(packed.sum), Parameter::bytes(packed.bytes)});
        if (inserted.is_error()) {
            ClubError error = inserted.error();
            if (error.kind == ClubKind::damaged || error.kind == ClubKind::other_game)
                error.detail = packed.key.evening;
            return error;
        }
        // Another tablet has brought the same.
        if (inserted.value().rows() == 0)
            return {};
        const AnswerOrError seated = insert_seats(packed, inserted.value().number(0, 0));
        return seated.is_error() ? Status<ClubError>(seated.error()) : Status<ClubError>();
    });
}

AnswerOrError ClubArchive::insert_seats(const PackedEvening& packed, std::int64_t arrival)
{
    std::string sql = "INSERT INTO seat (club, arrival, game, played, course, seat, actor, person,"
                      " rank, total, winners, players) VALUES ";
    Parameters parameters{arrival, packed.game, packed.played};
    for (const PackedEvening::Seat& seat : packed.seats) {
        sql += parameters.size() > 3 ? ", (my_club(), $1, $2, $3" : "(my_club(), $1, $2, $3";
        for (Parameter value : {Parameter(std::int64_t{seat.course}),
                 Parameter(std::int64_t{seat.seat}), Parameter(seat.actor),
                 seat.person.empty() ? Parameter::nothing() : Parameter(seat.person),
                 Parameter(seat.rank), Parameter(seat.total), Parameter(std::int64_t{seat.winners}),
                 Parameter(std::int64_t{seat.players})}) {
            parameters.push_back(std::move(value));
            sql += ", $" + std::to_string(parameters.size());
        }
        sql += ")";
    }
    return m_server.run((sql + " ON CONFLICT DO NOTHING").c_str(), parameters);
}

Status<ClubError> ClubArchive::bring_people(const PeopleSaid& said, std::int64_t seen)
{
    return m_server.in_transaction([&]() -> Status<ClubError> {
        const AnswerOrError people = m_server.run(
            "INSERT INTO person (club, person, renamed, name, tablet)"
            " SELECT my_club(), person, renamed, name, session_user"
            " FROM unnest($1::uuid[], $2::int[], $3::text[]) AS mine(person, renamed, name)"
            " ON CONFLICT DO NOTHING",
            {array_of(said.people, [](const PersonRow& person) { return person.uuid; }),
                array_of(said.people,
                    [](const PersonRow& person) { return std::to_string(person.renamed); }),
                array_of(said.people, [](const PersonRow& person) { return person.name; })});
        if (people.is_error())
            return people.error();
        const AnswerOrError same = m_server.run(
            "INSERT INTO same_person (club, one, other, holds, tablet)"
            " SELECT my_club(), one, other, holds, session_user"
            " FROM unnest($1::uuid[], $2::uuid[], $4::boolean[]) AS mine(one, other, holds)"
            " WHERE coalesce((SELECT s.holds <> mine.holds"
            " AND (arrival <= $3 OR tablet = session_user) FROM same_person s"
            " WHERE s.club = (SELECT my_club()) AND s.one = mine.one AND s.other = mine.other"
            " ORDER BY arrival DESC LIMIT 1), true)",
            {array_of(said.pairs, [](const PairSaid& pair) { return pair.pair.first; }),
                array_of(said.pairs, [](const PairSaid& pair) { return pair.pair.second; }), seen,
                array_of(said.pairs,
                    [](const PairSaid& pair) { return pair.is_same ? "true" : "false"; })});
        return same.is_error() ? Status<ClubError>(same.error()) : Status<ClubError>();
    });
}

ErrorOr<PeopleSaid, ClubError> ClubArchive::people_after(
    const ArchivePosition& position, const State& state)
{
    PeopleSaid said;
    if (state.people > position.people) {
        const AnswerOrError people =
            m_server.run("SELECT person, name, renamed FROM person WHERE club = (SELECT my_club())"
                         " AND arrival > $1 AND arrival <= $2 ORDER BY arrival",
                {position.people, state.people});
        if (people.is_error())
            return people.error();
        for (int row = 0; row < people.value().rows(); ++row)
            said.people.push_back({people.value().text(row, 0), people.value().text(row, 1),
                people.value().number(row, 2)});
    }
    if (state.same > position.same) {
        const AnswerOrError same = m_server.run(
            ("SELECT one, other, holds, tablet <> session_user FROM ("
                + std::string(last_statements) + ") said WHERE arrival > $1 AND arrival <= $2")
                .c_str(),
            {position.same, state.same});
        if (same.is_error())
            return same.error();
        for (int row = 0; row < same.value().rows(); ++row)
            said.pairs.push_back({{same.value().text(row, 0), same.value().text(row, 1)},
                same.value().boolean(row, 2),
                state.knows_position && same.value().boolean(row, 3)});
    }
    return said;
}

ErrorOr<bool, ClubError> ClubArchive::withdraw_same(
    const std::string& one, const std::string& other)
{
    const auto [smaller, larger] = std::minmax(one, other);
    const AnswerOrError answer = m_server.run(
        "INSERT INTO same_person (club, one, other, holds, tablet)"
        " SELECT my_club(), $1, $2, false, session_user WHERE (SELECT holds FROM same_person"
        " WHERE one = $1::uuid AND other = $2::uuid ORDER BY arrival DESC LIMIT 1)",
        {smaller, larger});
    if (answer.is_error())
        return answer.error();
    return answer.value().changed() > 0;
}

ErrorOr<std::vector<ClubArchive::Standing>, ClubError> ClubArchive::standings(
    std::optional<int> year, const std::string& game)
{
    const AnswerOrError same =
        m_server.run((std::string(last_statements) + " WHERE holds").c_str());
    if (same.is_error())
        return same.error();
    SameIds ids;
    for (int row = 0; row < same.value().rows(); ++row)
        ids.join(same.value().text(row, 0), same.value().text(row, 1));
    const AnswerOrError names =
        m_server.run("SELECT DISTINCT ON (person) person, name, renamed FROM person"
                     " ORDER BY person, renamed DESC, name DESC");
    if (names.is_error())
        return names.error();
    const AnswerOrError counted = m_server.run(
        "SELECT person, sum(evenings), sum(won), sum(chance), sum(ranks), sum(ranked) FROM tally"
        " WHERE club = (SELECT my_club()) AND evenings > 0 AND ($1::int IS NULL OR year = $1)"
        " AND ($2 = '' OR game = $2) GROUP BY person",
        {year ? Parameter(std::int64_t{*year}) : Parameter::nothing(), game});
    if (counted.is_error())
        return counted.error();

    std::map<std::string, Standing> by_person;
    for (int row = 0; row < counted.value().rows(); ++row) {
        const Answer& answer = counted.value();
        Standing& standing = by_person[ids.first_of(answer.text(row, 0))];
        standing.wins.of += static_cast<int>(answer.number(row, 1));
        standing.wins.won += answer.real(row, 2);
        standing.wins.by_chance += answer.real(row, 3);
        standing.ranks += answer.number(row, 4);
        standing.ranked += answer.number(row, 5);
    }
    // Of equal counts of changes, the smallest id determines the name, as on the tablets.
    std::map<std::string, std::int64_t> renamed;
    for (int row = 0; row < names.value().rows(); ++row) {
        const std::string person = ids.first_of(names.value().text(row, 0));
        const std::int64_t count = names.value().number(row, 2);
        const auto found = by_person.find(person);
        if (found == by_person.end() || (renamed.contains(person) && renamed[person] >= count))
            continue;
        renamed[person] = count;
        found->second.name = names.value().text(row, 1);
    }
    std::vector<Standing> standings;
    for (auto& [person, standing] : by_person) {
        standing.person = person;
        standings.push_back(std::move(standing));
    }
    const auto mean_rank = [](const Standing& standing) {
        constexpr double last = 1000;
        return standing.ranked == 0
            ? last
            : static_cast<double>(standing.ranks) / static_cast<double>(standing.ranked);
    };
    std::ranges::sort(standings, [&mean_rank](const Standing& left, const Standing& right) {
        return std::tuple(-left.wins.won, mean_rank(left), left.name, left.person)
            < std::tuple(-right.wins.won, mean_rank(right), right.name, right.person);
    });
    return standings;
}

} // namespace consigliere::db
