#include "db/club/club_sync.h"

#include "db/clock.h"
#include "db/files.h"
#include "db/settings.h"
#include "db/sha256.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>
#include <tuple>

namespace consigliere::db {

namespace {

using ClubKind = ClubError::Kind;

constexpr const char* pushed_key = "club:pushed";
constexpr const char* pulled_key = "club:pulled";
constexpr const char* sent_key = "club:sent";

ClubError local_error(const DatabaseError& error)
{
    return {ClubKind::local, {}, error};
}

ClubError file_error(const FileError& error)
{
    return local_error({DatabaseError::Kind::refused_file, error.file, {}, error});
}

/// What has been sent when nothing is lacking: if it is still the same, nothing need be asked.
std::string digest_of(const std::string& club, const std::vector<LocalEvening>& evenings,
    const PeopleSaid& said, const std::vector<SharedThing>& things)
{
    Digest digest("sent to the archive");
    digest.add(club);
    for (const LocalEvening& evening : evenings)
        digest.add(evening.key.evening).add(evening.key.chain);
    for (const PersonRow& person : said.people)
        digest.add(person.uuid).add(person.name).add(person.renamed);
    for (const auto& [pair, is_same, is_news] : said.pairs)
        digest.add(pair.first).add(pair.second).add(std::int64_t{is_same});
    for (const SharedThing& thing : things)
        digest.add(thing.key).add(thing.changed).add(thing.mark);
    return hexadecimal(digest.hash());
}

ErrorOr<std::vector<SharedThing>, DatabaseError> things_in(Database& database)
{
    return catch_sqlite_errors(database, shared_things);
}

struct ToSend {
    std::vector<LocalEvening> evenings;
    PeopleSaid said;
    std::vector<SharedThing> things;
    std::string digest;
    bool is_sent = false;
};

/// So much at once of what a group has beside its evenings: for a frame of the screen, and for one
/// statement. In bytes and in number.
constexpr std::size_t most_bytes_at_once = 200'000;
constexpr std::size_t most_things = 40;

/// One push or pull. Throws `ClubError`.
class Synchronizing {
    /// Runs work that returns a value or an error, with the database.
    template <typename Work>
    auto ask(const Work& work)
    {
        std::optional<decltype(work(std::declval<Database&>()))> answer;
        const bool ran = m_with([&](Database& database) { answer.emplace(work(database)); });
        if (!ran || !answer)
            throw ClubError{ClubKind::lost};
        if (answer->is_error())
            throw local_error(answer->error());
        return std::move(answer->value());
    }

public:
    Synchronizing(ClubArchive& archive, const WithDatabase& with)
        : m_archive(archive)
        , m_with(with)
        , m_position(ask(archive_position))
        , m_state(value_of(archive.state(m_position)))
    {
        if (m_state.knows_position)
            return;
        m_position = {};
        m_position.club = m_state.id;
    }

    Synchronized pull(Pull what);
    Synchronized push(Behind when_behind);

private:
    /// What is forgotten is asked again another time.
    void remember(const char* key, const std::string& value)
    {
        static_cast<void>(m_with(
            [&](Database& database) { static_cast<void>(set_setting(database, key, value)); }));
    }

    void adopt_all(const Arrivals& arrivals)
    {
        m_done.adopted.add(
            ask([&arrivals](Database& database) { return adopt(database, arrivals); }));
    }

    void take(
        const std::set<EveningKey>& here, std::vector<PackedEvening> evenings, Arrivals& arrivals);
    void fetch_things();
    [[nodiscard]] ToSend find_to_send();
    void send(LocalEvening evening, Behind when_behind);
    void leave_out(const ClubError& error, const LocalEvening& evening);
    void catch_up(LocalEvening& evening, std::int64_t& follows);
    void send_things(const std::vector<SharedThing>& things);

    ClubArchive& m_archive;
    const WithDatabase& m_with;
    ArchivePosition m_position; ///< How far this tablet has taken in the archive.
    ClubArchive::State m_state;
    Synchronized m_done;
};

/// Fetches those of `evenings` that are not here, and takes in one at a time, so that a frame of
/// the screen is hardly longer by it. `arrivals`: what comes with the first of them; its position
/// moves along.
void Synchronizing::take(
    const std::set<EveningKey>& here, std::vector<PackedEvening> evenings, Arrivals& arrivals)
{
    const auto move_to = [&arrivals](const PackedEvening& packed) {
        arrivals.after.evenings = packed.arrival;
        arrivals.after.last = hexadecimal(packed.key.chain);
    };
    const std::optional<PackedEvening> last =
        evenings.empty() ? std::nullopt : std::optional(evenings.back());
    std::erase_if(
        evenings, [&here](const PackedEvening& packed) { return here.contains(packed.key); });
    throw_error_of(m_archive.fetch_contents(evenings));
    std::size_t next = 0;
    do {
        arrivals.evenings.clear();
        if (next < evenings.size()) {
            const PackedEvening& packed = evenings[next];
            arrivals.evenings.push_back({packed.key.evening, unpack(packed)});
            move_to(packed);
        }
        if (++next >= evenings.size() && last)
            move_to(*last);
        adopt_all(arrivals);
        arrivals.said = {};
    } while (next < evenings.size());
}

/// Takes in what is new in the archive, a part at a time.
void Synchronizing::fetch_things()
{
    if (m_state.shared <= m_position.shared)
        return;
    auto things = value_of(m_archive.things_after(m_position.shared, m_state.shared));
    std::set<std::tuple<std::string, std::int64_t, Hash>> known;
    for (const SharedThing& thing : ask(things_in))
        known.insert(thing.state());
    std::erase_if(
        things, [&known](const SharedThing& thing) { return known.contains(thing.state()); });
    auto next = things.begin();
    do {
        Arrivals arrivals;
        for (std::size_t bytes = 0; next != things.end() && bytes < most_bytes_at_once
             && arrivals.things.size() < most_things;
             ++next) {
            bytes += next->size;
            arrivals.things.push_back(std::move(*next));
        }
        throw_error_of(m_archive.fetch_contents(arrivals.things));
        m_position.shared = next == things.end() ? m_state.shared : arrivals.things.back().arrival;
        arrivals.after = m_position;
        adopt_all(arrivals);
    } while (next != things.end());
}

Synchronized Synchronizing::pull(Pull what)
{
    constexpr int at_once = 20;
    if (what == Pull::everything) {
        // Statements are not repeated: those made here since would be lost.
        const std::int64_t same = m_position.same;
        m_position = {};
        m_position.club = m_state.id;
        m_position.same = same;
    }
    PeopleSaid said = value_of(m_archive.people_after(m_position, m_state));
    fetch_things();
    Arrivals arrivals{std::move(said), {}, {}, m_position};
    arrivals.after.people = m_state.people;
    arrivals.after.same = m_state.same;
    const bool has_people = m_position.people != m_state.people || m_position.same != m_state.same;
    const bool has_evenings = m_state.evenings > m_position.evenings;
    // Keys of evenings that are here already, so that their contents are not fetched.
    std::set<EveningKey> here;
    if (has_evenings && what == Pull::news) {
        for (const LocalEvening& evening : ask(finished_evenings))
            here.insert(evening.key);
    }
    for (bool goes_on = has_people || has_evenings; goes_on;) {
        auto next = value_of(m_archive.keys_after(arrivals.after.evenings, at_once));
        goes_on = static_cast<int>(next.size()) == at_once;
        take(here, std::move(next), arrivals);
    }
    remember(pulled_key, now() + " " + std::to_string(m_done.adopted.evenings()));
    return m_done;
}

ToSend Synchronizing::find_to_send()
{
    return ask([this](Database& database) {
        return catch_sqlite_errors(database.connection(), [&] {
            ToSend found{value_of(finished_evenings(database)),
                value_of(people_of_finished(database)), value_of(things_in(database)), {}};
            found.digest = digest_of(m_state.id, found.evenings, found.said, found.things);
            found.is_sent = value_of(setting(database, sent_key)) == found.digest;
            return found;
        });
    });
}

/// Sends one evening, until the archive has it or says why not.
void Synchronizing::send(LocalEvening evening, Behind when_behind)
{
    std::int64_t follows = m_position.evenings;
    // Each time another tablet was faster, which cannot go on for long.
    constexpr int most_turns = 20;
    for (int turn = 0; turn < most_turns; ++turn) {
        try {
            const auto courses =
                ask([&](Database& database) { return read_evening(database, evening); });
            throw_error_of(m_archive.bring(pack(courses), follows));
            ++m_done.sent;
            return;
        } catch (const ClubError& error) {
            if (error.kind != ClubKind::outdated) {
                leave_out(error, evening);
                return;
            }
        }
        if (when_behind == Behind::waits) {
            ++m_done.left_for_later;
            return;
        }
        catch_up(evening, follows);
    }
    m_done.not_sent.push_back(evening.key.evening);
}

/// A fault of this one evening does not stop the others.
void Synchronizing::leave_out(const ClubError& error, const LocalEvening& evening)
{
    const bool is_its_own = error.kind == ClubKind::damaged || error.kind == ClubKind::other_game
        || error.kind == ClubKind::refused
        || (error.kind == ClubKind::local && error.database
            && error.database->kind == DatabaseError::Kind::not_as_recorded);
    if (!is_its_own)
        throw error;
    m_done.not_sent.push_back(evening.key.evening);
}

/// Takes in the states of this evening that the archive has, and finds it again: with them, its key
/// and courses have changed.
void Synchronizing::catch_up(LocalEvening& evening, std::int64_t& follows)
{
    const auto states = value_of(m_archive.keys_of(evening.key.evening, follows));
    Arrivals arrivals;
    if (!states.empty())
        follows = states.back().arrival;
    take({evening.key}, states, arrivals);
    for (LocalEvening& here : ask(finished_evenings)) {
        if (here.key.evening == evening.key.evening)
            evening = std::move(here);
    }
}

void Synchronizing::send_things(const std::vector<SharedThing>& things)
{
    const auto lacking = value_of(m_archive.lacking(things));
    std::vector<SharedThing> next;
    std::size_t bytes = 0;
    for (const std::size_t index : lacking) {
        SharedThing thing = things[index];
        const auto read = [&thing](
                              Connection& connection) { return read_bytes(connection, thing); };
        // Those of photos are read one at a time, because they may be many.
        if (!thing.bytes.empty()
            || ask([&](Database& database) { return catch_sqlite_errors(database, read); })) {
            bytes += thing.bytes.size();
            next.push_back(std::move(thing));
        }
        if (bytes < most_bytes_at_once && next.size() < most_things && index != lacking.back())
            continue;
        throw_error_of(m_archive.bring(next));
        m_done.sent_things += static_cast<int>(next.size());
        next.clear();
        bytes = 0;
    }
}

Synchronized Synchronizing::push(Behind when_behind)
{
    const ToSend found = find_to_send();
    if (!found.is_sent || !m_state.knows_position) {
        throw_error_of(m_archive.bring_people(found.said, m_position.same));
        std::vector<EveningKey> keys;
        for (const LocalEvening& evening : found.evenings)
            keys.push_back(evening.key);
        for (const std::size_t index : value_of(m_archive.lacking(keys)))
            send(found.evenings[index], when_behind);
        send_things(found.things);
        // What was taken in on the way has changed what there is to send.
        if (m_done.not_sent.empty() && m_done.left_for_later == 0 && m_done.adopted.evenings() == 0)
            remember(sent_key, found.digest);
    }
    remember(pushed_key, now() + " " + std::to_string(m_done.sent));
    return m_done;
}

template <typename Work>
ErrorOr<Synchronized, ClubError> catch_club_errors(const Work& work)
{
    try {
        return work();
    } catch (const ClubError& error) {
        return error;
    }
}

LastTime time_in(const std::optional<std::string>& value)
{
    LastTime time;
    std::istringstream text(value.value_or(""));
    text >> time.at >> time.evenings;
    return time;
}

/// A code may have been broken into lines on its way.
std::string without_spaces(std::string text)
{
    std::erase_if(
        text, [](char letter) { return letter == ' ' || (letter >= '\t' && letter <= '\r'); });
    return text;
}

std::filesystem::path connection_file(const std::filesystem::path& database)
{
    return database.string() + ".club";
}

} // namespace

WithDatabase at_once_with(Database& database)
{
    return [&database](const std::function<void(Database&)>& work) {
        work(database);
        return true;
    };
}

ErrorOr<Synchronized, ClubError> pull(ClubArchive& archive, const WithDatabase& with, Pull what)
{
    return catch_club_errors([&] { return Synchronizing(archive, with).pull(what); });
}

ErrorOr<Synchronized, ClubError> push(
    ClubArchive& archive, const WithDatabase& with, Behind when_behind)
{
    return catch_club_errors([&] { return Synchronizing(archive, with).push(when_behind); });
}

ErrorOr<std::optional<ClubConnection>, ClubError> club_connection(
    const std::filesystem::path& database)
{
    const std::filesystem::path path = connection_file(database);
    std::error_code failed;
    if (!std::filesystem::exists(path, failed))
        return std::optional<ClubConnection>();
    const ErrorOr<std::string, FileError> text = read_file(path);
    if (text.is_error())
        return file_error(text.error());
    std::istringstream lines(text.value());
    ClubConnection found;
    for (std::string* line : {&found.code, &found.club, &found.tablet})
        std::getline(lines, *line);
    return std::optional(found);
}

ErrorOr<ClubArchive::State, ClubError> join_club(
    const std::filesystem::path& database, const std::string& code)
{
    const std::string connection = without_spaces(code);
    // Anything else is not a code, but libpq would take it for the name of a database.
    if (!connection.starts_with("postgresql://"))
        return ClubError{ClubKind::bad_code};
    auto archive = ClubArchive::open(connection);
    if (archive.is_error())
        return archive.error();
    auto state = archive.value().state({});
    if (state.is_error())
        return state.error();
    if (state.value().tablet.empty())
        return ClubError{ClubKind::bad_code};
    const std::filesystem::path path = connection_file(database);
    if (const Status<FileError> failure =
            write_file(connection + "\n" + state.value().club + "\n" + state.value().tablet + "\n",
                path, IfExists::replace))
        return file_error(failure.error());
    keep_private(path);
    return state.value();
}

Status<ClubError> leave_club(const std::filesystem::path& database)
{
    std::error_code failed;
    std::filesystem::remove(connection_file(database), failed);
    if (failed)
        return file_error({FileError::Kind::unwritable, connection_file(database).string(), 0,
            failed.message(), {}});
    return {};
}

ErrorOr<ClubArchive, ClubError> open_club(const std::filesystem::path& database)
{
    const auto connection = club_connection(database);
    if (connection.is_error())
        return connection.error();
    if (!connection.value())
        return ClubError{ClubKind::not_paired};
    return ClubArchive::open(connection.value()->code);
}

ErrorOr<LastTimes, DatabaseError> last_times(Database& database)
{
    const auto pushed = setting(database, pushed_key);
    if (pushed.is_error())
        return pushed.error();
    const auto pulled = setting(database, pulled_key);
    if (pulled.is_error())
        return pulled.error();
    return LastTimes{time_in(pushed.value()), time_in(pulled.value())};
}

} // namespace consigliere::db
