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

/// Runs work that returns a value or an error, with the database.
template <typename Work>
auto ask(const WithDatabase& with, const Work& work)
    -> ErrorOr<std::decay_t<decltype(work(std::declval<Database&>()).value())>, ClubError>
{
    using Value = std::decay_t<decltype(work(std::declval<Database&>()).value())>;
    std::optional<ErrorOr<Value, ClubError>> answer;
    const bool ran = with([&](Database& database) {
        auto outcome = work(database);
        if (outcome.is_error())
            answer.emplace(local_error(outcome.error()));
        else
            answer.emplace(std::move(outcome.value()));
    });
    return ran && answer ? std::move(*answer)
                         : ErrorOr<Value, ClubError>(ClubError{ClubKind::lost});
}

/// The state of the archive, and how far this tablet has taken it in.
struct Beginning {
    ClubArchive::State state;
    ArchivePosition position;
};
ErrorOr<Beginning, ClubError> begin(ClubArchive& archive, const WithDatabase& with)
{
    auto position = ask(with, archive_position);
    if (position.is_error())
        return position.error();
    auto state = archive.state(position.value());
    if (state.is_error())
        return state.error();
    if (!state.value().knows_position) {
        position.value() = {};
        position.value().club = state.value().id;
    }
    return Beginning{state.value(), position.value()};
}

ErrorOr<std::set<EveningKey>, ClubError> keys_here(const WithDatabase& with)
{
    const auto evenings = ask(with, finished_evenings);
    if (evenings.is_error())
        return evenings.error();
    std::set<EveningKey> keys;
    for (const LocalEvening& evening : evenings.value())
        keys.insert(evening.key);
    return keys;
}

/// Fetches those of `evenings` that are not here, and takes in one at a time, so that a frame of
/// the screen is hardly longer by it. `arrivals`: what comes with the first of them; its position
/// moves along.
ErrorOr<Adopted, ClubError> take(ClubArchive& archive, const WithDatabase& with,
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
    if (const Status<ClubError> failure = archive.fetch_contents(evenings))
        return failure.error();
    Adopted adopted;
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
        const auto taken =
            ask(with, [&arrivals](Database& database) { return adopt(database, arrivals); });
        if (taken.is_error())
            return taken.error();
        adopted.add(taken.value());
        arrivals.said = {};
    } while (next < evenings.size());
    return adopted;
}

void remember_time(const WithDatabase& with, const char* key, int evenings)
{
    static_cast<void>(ask(with, [&](Database& database) -> ErrorOr<bool, DatabaseError> {
        const auto failure = set_setting(database, key, now() + " " + std::to_string(evenings));
        return failure.is_error() ? ErrorOr<bool, DatabaseError>(failure.error()) : true;
    }));
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
    return catch_sqlite_errors(
        database, [](Connection& connection) { return shared_things(connection); });
}

struct ToSend {
    std::vector<LocalEvening> evenings;
    PeopleSaid said;
    std::vector<SharedThing> things;
    std::string digest;
    bool is_sent = false;
};
ErrorOr<ToSend, ClubError> find_to_send(const WithDatabase& with, const std::string& club)
{
    return ask(with, [&club](Database& database) -> ErrorOr<ToSend, DatabaseError> {
        auto evenings = finished_evenings(database);
        if (evenings.is_error())
            return evenings.error();
        auto said = people_of_finished(database);
        if (said.is_error())
            return said.error();
        auto things = things_in(database);
        if (things.is_error())
            return things.error();
        const auto sent = setting(database, sent_key);
        if (sent.is_error())
            return sent.error();
        ToSend found{
            std::move(evenings.value()), std::move(said.value()), std::move(things.value()), {}};
        found.digest = digest_of(club, found.evenings, found.said, found.things);
        found.is_sent = sent.value() == found.digest;
        return found;
    });
}

/// One evening on its way, until the archive has it or says why not.
class Sending {
public:
    Sending(
        ClubArchive& archive, const WithDatabase& with, std::int64_t follows, Behind when_behind)
        : m_archive(archive)
        , m_with(with)
        , m_follows(follows)
        , m_when_behind(when_behind)
    {
    }
    Status<ClubError> send(LocalEvening evening, Synchronized& done)
    {
        // Each time another tablet was faster, which cannot go on for long.
        constexpr int most_turns = 20;
        for (int turn = 0; turn < most_turns; ++turn) {
            const auto courses =
                ask(m_with, [&](Database& database) { return read_evening(database, evening); });
            if (courses.is_error())
                return left_out(courses.error(), evening, done);
            const Status<ClubError> failure = m_archive.bring(pack(courses.value()), m_follows);
            if (!failure.is_error()) {
                ++done.sent;
                return {};
            }
            if (failure.error().kind != ClubKind::outdated)
                return left_out(failure.error(), evening, done);
            if (m_when_behind == Behind::waits) {
                ++done.left_for_later;
                return {};
            }
            if (const Status<ClubError> behind = catch_up(evening, done))
                return behind;
        }
        done.not_sent.push_back(evening.key.evening);
        return {};
    }

private:
    /// A fault of this one evening does not stop the others.
    static Status<ClubError> left_out(
        const ClubError& error, const LocalEvening& evening, Synchronized& done)
    {
        const bool is_its_own = error.kind == ClubKind::damaged
            || error.kind == ClubKind::other_game || error.kind == ClubKind::refused
            || (error.kind == ClubKind::local && error.database
                && error.database->kind == DatabaseError::Kind::not_as_recorded);
        if (!is_its_own)
            return error;
        done.not_sent.push_back(evening.key.evening);
        return {};
    }

    /// Takes in the states of this evening that the archive has, and finds it again: with them,
    /// its key and courses have changed.
    Status<ClubError> catch_up(LocalEvening& evening, Synchronized& done)
    {
        const auto states = m_archive.keys_of(evening.key.evening, m_follows);
        if (states.is_error())
            return states.error();
        Arrivals arrivals;
        if (!states.value().empty())
            m_follows = states.value().back().arrival;
        const auto taken = take(m_archive, m_with, {evening.key}, states.value(), arrivals);
        if (taken.is_error())
            return taken.error();
        done.adopted.add(taken.value());
        const auto here = ask(m_with, finished_evenings);
        if (here.is_error())
            return here.error();
        const auto found = std::ranges::find_if(here.value(),
            [&](const LocalEvening& each) { return each.key.evening == evening.key.evening; });
        if (found != here.value().end())
            evening = *found;
        return {};
    }

    ClubArchive& m_archive;
    const WithDatabase& m_with;
    std::int64_t m_follows;
    Behind m_when_behind;
};

Status<ClubError> send_lacking(ClubArchive& archive, const WithDatabase& with, const ToSend& found,
    std::int64_t follows, Behind when_behind, Synchronized& done)
{
    std::vector<EveningKey> keys;
    for (const LocalEvening& evening : found.evenings)
        keys.push_back(evening.key);
    const auto lacking = archive.lacking(keys);
    if (lacking.is_error())
        return lacking.error();
    for (const std::size_t index : lacking.value()) {
        if (const Status<ClubError> failure =
                Sending(archive, with, follows, when_behind).send(found.evenings[index], done))
            return failure;
    }
    return {};
}

/// So much at once of what a group has beside its evenings: for a frame of the screen, and for one
/// statement. In bytes and in number.
constexpr std::size_t most_bytes_at_once = 200'000;
constexpr std::size_t most_things = 40;

Status<ClubError> send_things(ClubArchive& archive, const WithDatabase& with,
    const std::vector<SharedThing>& things, Synchronized& done)
{
    const auto lacking = archive.lacking(things);
    if (lacking.is_error())
        return lacking.error();
    std::vector<SharedThing> next;
    std::size_t bytes = 0;
    for (const std::size_t index : lacking.value()) {
        SharedThing thing = things[index];
        // Those of photos are read one at a time, because they may be many.
        const auto is_whole = thing.bytes.empty() ? ask(with,
                                  [&thing](Database& database) {
                                      Connection& connection = database.connection();
                                      return catch_sqlite_errors(connection,
                                          [&] { return read_bytes(connection, thing); });
                                  })
                                                  : true;
        if (is_whole.is_error())
            return is_whole.error();
        if (is_whole.value()) {
            bytes += thing.bytes.size();
            next.push_back(std::move(thing));
        }
        if (bytes < most_bytes_at_once && next.size() < most_things
            && index != lacking.value().back())
            continue;
        if (const Status<ClubError> failure = archive.bring(next))
            return failure;
        done.sent_things += static_cast<int>(next.size());
        next.clear();
        bytes = 0;
    }
    return {};
}

/// Takes in what is new in the archive, a part at a time.
Status<ClubError> fetch_things(ClubArchive& archive, const WithDatabase& with,
    const ClubArchive::State& state, ArchivePosition& position, Synchronized& done)
{
    if (state.shared <= position.shared)
        return {};
    auto things = archive.things_after(position.shared, state.shared);
    if (things.is_error())
        return things.error();
    const auto here = ask(with, things_in);
    if (here.is_error())
        return here.error();
    std::set<std::tuple<std::string, std::int64_t, Hash>> known;
    for (const SharedThing& thing : here.value())
        known.insert(thing.state());
    std::erase_if(things.value(),
        [&known](const SharedThing& thing) { return known.contains(thing.state()); });
    auto next = things.value().begin();
    do {
        Arrivals arrivals;
        for (std::size_t bytes = 0; next != things.value().end() && bytes < most_bytes_at_once
             && arrivals.things.size() < most_things;
             ++next) {
            bytes += next->size;
            arrivals.things.push_back(std::move(*next));
        }
        if (const Status<ClubError> failure = archive.fetch_contents(arrivals.things))
            return failure;
        const bool is_last = next == things.value().end();
        position.shared = is_last ? state.shared : arrivals.things.back().arrival;
        arrivals.after = position;
        const auto taken =
            ask(with, [&arrivals](Database& database) { return adopt(database, arrivals); });
        if (taken.is_error())
            return taken.error();
        done.adopted.add(taken.value());
    } while (next != things.value().end());
    return {};
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
    constexpr int at_once = 20;
    const auto begun = begin(archive, with);
    if (begun.is_error())
        return begun.error();
    const ClubArchive::State& state = begun.value().state;
    ArchivePosition position = begun.value().position;
    if (what == Pull::everything) {
        // Statements are not repeated: those made here since would be lost.
        const std::int64_t same = position.same;
        position = {};
        position.club = state.id;
        position.same = same;
    }
    Synchronized done;
    const auto said = archive.people_after(position, state);
    if (said.is_error())
        return said.error();
    if (const Status<ClubError> failure = fetch_things(archive, with, state, position, done))
        return failure.error();
    Arrivals arrivals{said.value(), {}, {}, position};
    arrivals.after.people = state.people;
    arrivals.after.same = state.same;
    const bool has_people = position.people != state.people || position.same != state.same;
    // Keys of evenings that are here already, so that their contents are not fetched.
    std::set<EveningKey> here;
    if (state.evenings > position.evenings && what == Pull::news) {
        auto keys = keys_here(with);
        if (keys.is_error())
            return keys.error();
        here = std::move(keys.value());
    }
    for (bool goes_on = has_people || state.evenings > position.evenings; goes_on;) {
        auto next = archive.keys_after(arrivals.after.evenings, at_once);
        if (next.is_error())
            return next.error();
        goes_on = static_cast<int>(next.value().size()) == at_once;
        const auto taken = take(archive, with, here, std::move(next.value()), arrivals);
        if (taken.is_error())
            return taken.error();
        done.adopted.add(taken.value());
    }
    remember_time(with, pulled_key, done.adopted.evenings());
    return done;
}

ErrorOr<Synchronized, ClubError> push(
    ClubArchive& archive, const WithDatabase& with, Behind when_behind)
{
    const auto begun = begin(archive, with);
    if (begun.is_error())
        return begun.error();
    const ClubArchive::State& state = begun.value().state;
    const ArchivePosition& position = begun.value().position;
    const auto found = find_to_send(with, state.id);
    if (found.is_error())
        return found.error();
    Synchronized done;
    if (!found.value().is_sent || !state.knows_position) {
        if (const Status<ClubError> failure =
                archive.bring_people(found.value().said, position.same))
            return failure.error();
        if (const Status<ClubError> failure =
                send_lacking(archive, with, found.value(), position.evenings, when_behind, done))
            return failure.error();
        if (const Status<ClubError> failure =
                send_things(archive, with, found.value().things, done))
            return failure.error();
        // What was taken in on the way has changed what there is to send.
        if (done.not_sent.empty() && done.left_for_later == 0 && done.adopted.evenings() == 0)
            static_cast<void>(
                ask(with, [&found](Database& database) -> ErrorOr<bool, DatabaseError> {
                    const auto failure = set_setting(database, sent_key, found.value().digest);
                    return failure.is_error() ? ErrorOr<bool, DatabaseError>(failure.error())
                                              : true;
                }));
    }
    remember_time(with, pushed_key, done.sent);
    return done;
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
