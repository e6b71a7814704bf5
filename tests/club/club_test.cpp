/// The club's archive on a real server. One program and one server for all of it.

#include "db/club/club_sync.h"
#include "db/club/server_schema.h"
#include "db/details.h"
#include "db/house_rules.h"
#include "db/import_session.h"
#include "db/leagues.h"
#include "db/people.h"
#include "db/people_rows.h"
#include "db/photos.h"
#include "db/plays.h"
#include "db/session_list.h"
#include "tests/archive/made_evenings.h"
#include "tests/club/test_server.h"
#include "tests/db/databases.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/records/program.h"

#include <catch2/catch.hpp>
#include <sys/socket.h>

#include <algorithm>
#include <memory>
#include <random>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;
using Kind = db::ClubError::Kind;

namespace {

TestServer& server()
{
    static TestServer running;
    return running;
}

template <typename Value>
Value value_of(ledger::ErrorOr<Value, db::ClubError> outcome)
{
    if (outcome.is_error())
        FAIL(static_cast<int>(outcome.error().kind) << " " << outcome.error().detail);
    return std::move(outcome.value());
}

/// Games are long to play, and the same for every tablet.
const PlayedGame& game(unsigned seed)
{
    static std::map<unsigned, PlayedGame> played;
    const auto found = played.find(seed);
    if (found != played.end())
        return found->second;
    return played.emplace(seed, play_cash_n_guns(4, seed)).first->second;
}

std::string evening_id(unsigned number)
{
    return "b0000000-0000-4000-8000-00000000000" + std::to_string(number);
}

/// An evening as a tablet has it: one of two games under one id, and something said after its end.
void keep_evening(db::Database& database, unsigned number, unsigned course, unsigned tail)
{
    PlayedGame played = game(10 * number + course);
    played.rows.id = evening_id(number);
    played.rows.created = "2026-03-0" + std::to_string(1 + number) + "T19:00:00.000Z";
    const std::vector<std::string> names{"Ana", "Piotr", "Ewa", "Jan"};
    for (std::size_t i = 0; i < played.rows.seats.size(); ++i)
        played.rows.seats[i].player = names[i % names.size()];
    for (unsigned i = 0; i < tail; ++i)
        played.rows.entries.push_back(
            {played.rows.created, "something said " + std::to_string(i), "impossible", "", {}});
    db::Connection& connection = database.connection();
    const auto kept = db::in_transaction(
        connection, [&] { return db::import_session(connection, played.rows, played.results); });
    REQUIRE_FALSE(kept.is_error());
}

/// A club, whose owner pairs tablets.
class Club {
public:
    explicit Club(const std::string& name = {})
        : m_owner(
            value_of(db::found_club(server().superuser(), name.empty() ? fresh_name() : name)))
    {
    }
    [[nodiscard]] std::string pair(const std::string& label) const
    {
        return value_of(db::make_tablet(m_owner, label));
    }
    [[nodiscard]] const std::string& owner() const { return m_owner; }

private:
    static std::string fresh_name()
    {
        static int number = 0;
        return "Club " + std::to_string(++number);
    }
    std::string m_owner;
};

class Tablet {
public:
    Tablet(const TemporaryFolder& folder, const std::string& name, const Club& club)
        : m_path(folder / (name + ".db"))
        , m_database(open_database(m_path))
        , m_code(club.pair(name))
    {
        REQUIRE_FALSE(db::join_club(m_path, m_code).is_error());
    }
    [[nodiscard]] db::Database& database() { return m_database; }
    [[nodiscard]] const std::string& code() const { return m_code; }
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }
    [[nodiscard]] db::ClubArchive archive() const { return value_of(db::open_club(m_path)); }
    db::Synchronized push()
    {
        db::ClubArchive opened = archive();
        return value_of(db::push(opened, db::at_once_with(m_database)));
    }
    db::Synchronized pull(db::Pull what = db::Pull::news)
    {
        db::ClubArchive opened = archive();
        return value_of(db::pull(opened, db::at_once_with(m_database), what));
    }

private:
    std::filesystem::path m_path;
    db::Database m_database;
    std::string m_code;
};

/// What a tablet knows of finished evenings, without what is its own: numbers of rows, times.
std::vector<std::string> content_of(db::Database& database)
{
    std::vector<std::string> content;
    const auto sessions = db::list_sessions(database);
    for (const db::SessionSummary& summary : sessions.value()) {
        const auto rows = db::read_session(database.connection(), summary.id);
        std::string text = summary.id + " of " + summary.branch_of.value_or("itself") + "\n";
        for (const auto& seat : summary.seats)
            text += seat.actor + " " + seat.player + " " + seat.person + " "
                + std::to_string(seat.rank.value_or(0)) + (seat.is_winner ? " wins\n" : "\n");
        for (const db::EntryRow& entry : rows->entries)
            text += entry.line + " " + entry.verdict + "\n";
        const db::SessionDetails& details = summary.details;
        text += details.date + "|" + details.place + "|" + details.notes + "|" + details.name;
        content.push_back(std::move(text));
    }
    const auto rules = db::kept_house_rules(database);
    for (const db::KeptHouseRule& rule : rules.value())
        content.push_back("rule " + rule.id + rule.text);
    const auto photos = db::photographed(database, "corleone");
    for (const db::PhotoKey& key : photos.value())
        content.push_back("photo " + key.name + db::photo_of(database, key).value().image);
    const auto leagues = db::leagues(database);
    for (const db::League& league : leagues.value())
        content.push_back("league " + league.id + league.name);
    const auto plays = db::plays(database);
    for (const db::Play& play : plays.value())
        content.push_back("play " + play.id + play.seats.at(0).name + play.seats.at(0).person);
    std::ranges::sort(content);
    return content;
}

constexpr const char* play_id = "c0000000-0000-4000-8000-000000000001";

/// What a group has beside its evenings. Changes one of it, or removes it.
void change_thing(db::Database& database, unsigned which, const std::string& word)
{
    const bool is_removed = word == "d";
    const auto check = [](const auto& outcome) { REQUIRE_FALSE(outcome.is_error()); };
    const std::string id = "e0000000-0000-4000-8000-000000000001";
    const db::PhotoKey photo{"corleone", "jobs", "heist"};
    db::KeptHouseRule rule;
    rule.id = id;
    rule.game = "corleone";
    rule.text = word;
    rule.waives = {"14.thug-space"};
    db::League league;
    league.id = id;
    league.name = word;
    switch (which) {
    case 0:
        check(is_removed ? db::remove_photo(database, photo)
                         : db::keep_photo(database, photo, "picture " + word));
        return;
    case 1:
        check(
            is_removed ? db::forget_house_rule(database, id) : db::keep_house_rule(database, rule));
        return;
    case 2:
        check(is_removed ? db::forget_league(database, id) : db::keep_league(database, league));
        return;
    default:
        if (is_removed)
            check(db::forget_play(database, play_id));
        else
            check(db::take_plays(database,
                {{play_id, "mafia", "2026-11-20", {}, {}, {}, 0, "BG Stats",
                    {{"Zoe", "f0000000-0000-4000-8000-000000000001", {}, 12, 1, true, false}}}}));
    }
}

db::PackedEvening packed_in(db::Database& database, std::size_t index)
{
    const auto evenings = db::finished_evenings(database).value();
    return db::pack(db::read_evening(database, evenings.at(index)).value());
}

std::string count_in(const std::string& table, const std::string& condition = "true")
{
    return server().ask("SELECT count(*) FROM consigliere." + table + " WHERE " + condition);
}

/// Every evening of the archive has all its seats, the numbers have no gaps, and the tally is what
/// the seats come to.
void check_whole()
{
    CHECK(server().ask("SELECT (SELECT sum(evenings) FROM consigliere.tally) IS NOT DISTINCT FROM"
                       " (SELECT nullif(count(*), 0) FROM consigliere.seat s WHERE person IS NOT"
                       " NULL AND NOT EXISTS (SELECT FROM consigliere.replaced r WHERE"
                       " r.club = s.club AND r.arrival = s.arrival))")
        == "t");
    CHECK(count_in("evening e",
              "NOT EXISTS (SELECT FROM consigliere.seat s WHERE s.club = e.club"
              " AND s.arrival = e.arrival)")
        == "0");
    CHECK(server().ask("SELECT coalesce(bool_and(top = total), true) FROM (SELECT max(arrival) top,"
                       " count(*) total FROM consigliere.evening GROUP BY club) each")
        == "t");
}

/// What may happen on a tablet between two visits to the archive.
void live(db::Database& database, std::mt19937& random)
{
    const auto below = [&random](std::size_t end) { return static_cast<unsigned>(random() % end); };
    const auto sessions = db::list_sessions(database).value();
    const auto people = db::remembered_people(database).value();
    switch (sessions.empty() ? 0 : below(7)) {
    case 0:
    case 1:
        keep_evening(database, below(4), below(2), below(3));
        return;
    case 2: {
        const std::string word(1, static_cast<char>('a' + below(4)));
        REQUIRE_FALSE(db::change_details(
            database, sessions[below(sessions.size())].id, {"2026-11-20", word, word + word, word})
                          .is_error());
        return;
    }
    case 3:
        REQUIRE_FALSE(db::rename_person(database, people[below(people.size())].id,
            std::string(1, static_cast<char>('A' + below(4))))
                          .is_error());
        return;
    case 4:
    case 5:
        change_thing(database, below(4), std::string(1, static_cast<char>('a' + below(4))));
        return;
    default:
        if (below(3) == 0) {
            const auto merged =
                db::merged_people(database, people[below(people.size())].id).value();
            for (const db::Person& part : merged)
                REQUIRE_FALSE(db::separate_person(database, part.id).is_error());
            return;
        }
        REQUIRE_FALSE(db::merge_people(
            database, people[below(people.size())].id, people[below(people.size())].id)
                          .is_error());
    }
}

} // namespace

TEST_CASE("in whatever order three tablets push and pull, all of them and the archive end alike")
{
    for (unsigned seed = 1; seed <= 6; ++seed) {
        CAPTURE(seed);
        const TemporaryFolder folder;
        const Club club;
        std::mt19937 random(seed);
        std::vector<std::unique_ptr<Tablet>> tablets;
        for (const char* name : {"a", "b", "c"})
            tablets.push_back(std::make_unique<Tablet>(folder, name, club));
        for (int event = 0; event < 24; ++event) {
            Tablet& tablet = *tablets[random() % tablets.size()];
            const unsigned what = static_cast<unsigned>(random() % 4);
            if (what == 0)
                CHECK(tablet.push().not_sent.empty());
            else if (what == 1)
                CHECK(tablet.pull().adopted.refused.empty());
            else
                live(tablet.database(), random);
        }
        // An evening that is not over stays where it is.
        auto begun = db::Session::begin(tablets[0]->database(), head_for(2), {made_up_box()});
        const std::string open = begun.value().id();
        for (int round = 0; round < 3; ++round) {
            for (const auto& tablet : tablets) {
                CHECK(tablet->push().not_sent.empty());
                CHECK(tablet->pull().adopted.refused.empty());
            }
        }
        CHECK(count_in("evening", "evening = '" + open + "'") == "0");
        std::vector<std::string> first = content_of(tablets[0]->database());
        std::erase_if(first, [&](const std::string& text) { return text.starts_with(open); });
        CHECK(content_of(tablets[1]->database()) == first);
        CHECK(content_of(tablets[2]->database()) == first);
        CHECK_FALSE(first.empty());
        // Now there is nothing left to do for anybody, and a new tablet gets the same.
        for (const auto& tablet : tablets) {
            CHECK(tablet->push().is_nothing());
            CHECK(tablet->pull().is_nothing());
        }
        Tablet late(folder, "late", club);
        CHECK(late.pull().adopted.refused.empty());
        CHECK(content_of(late.database()) == first);
        CHECK(late.push().sent == 0);
        check_whole();
    }
}

TEST_CASE("a connection that is cut before any statement leaves nothing half")
{
    const TemporaryFolder folder;
    const Club club;
    Tablet bringing(folder, "bringing", club);
    for (unsigned number = 0; number < 3; ++number)
        keep_evening(bringing.database(), number, 0, 0);
    for (unsigned thing = 0; thing < 4; ++thing)
        change_thing(bringing.database(), thing, "a");
    const auto expected = content_of(bringing.database());
    REQUIRE(expected.size() == 7);
    bool is_over = false;
    for (int cut = 0; !is_over; ++cut) {
        CAPTURE(cut);
        REQUIRE(cut < 100);
        server().ask("TRUNCATE consigliere.evening, consigliere.seat, consigliere.person,"
                     " consigliere.same_person, consigliere.replaced, consigliere.tally,"
                     " consigliere.shared");
        const auto cut_at = [&cut](db::ClubArchive& archive) {
            archive.server().before_statements([&archive, left = cut]() mutable {
                if (left-- == 0)
                    ::shutdown(archive.server().socket(), SHUT_RDWR);
            });
        };
        db::ClubArchive archive = bringing.archive();
        cut_at(archive);
        const auto pushed = db::push(archive, db::at_once_with(bringing.database()));
        check_whole();
        if (pushed.is_error())
            CHECK(pushed.error().kind == Kind::lost);
        bringing.push();
        CHECK(count_in("evening") == "3");
        CHECK(count_in("shared") == "4");

        Tablet taking(folder, "taking " + std::to_string(cut), club);
        db::ClubArchive there = taking.archive();
        cut_at(there);
        const auto pulled = db::pull(there, db::at_once_with(taking.database()));
        if (pulled.is_error())
            CHECK(pulled.error().kind == Kind::lost);
        taking.pull();
        CHECK(content_of(taking.database()) == expected);
        is_over = !pushed.is_error() && !pulled.is_error();
        CHECK((cut > 4 || !is_over));
    }
}

TEST_CASE("a server that stops in the middle of a push, or forgets some of it, gets everything")
{
    const TemporaryFolder folder;
    const Club club;
    Tablet one(folder, "one", club);
    Tablet other(folder, "other", club);
    for (unsigned number = 0; number < 4; ++number)
        keep_evening(one.database(), number, 0, 0);
    db::ClubArchive archive = one.archive();
    archive.server().before_statements([left = 12]() mutable {
        if (left-- == 0)
            server().stop();
    });
    const auto pushed = db::push(archive, db::at_once_with(one.database()));
    REQUIRE(pushed.is_error());
    CHECK(pushed.error().kind == Kind::lost);
    const auto without = db::open_club(one.path());
    REQUIRE(without.is_error());
    CHECK(without.error().kind == Kind::no_server);
    server().start();
    check_whole();
    one.push();
    other.pull();
    CHECK(content_of(other.database()) == content_of(one.database()));

    // It was restored from a backup that lacks the last evening; then others come in its place.
    const std::string mine = "club = (SELECT club FROM consigliere.tablet WHERE role = '"
        + one.archive().server().role() + "')";
    server().ask("DELETE FROM consigliere.seat WHERE arrival >= 4 AND " + mine);
    server().ask("DELETE FROM consigliere.evening WHERE arrival >= 4 AND " + mine);
    server().ask("TRUNCATE consigliere.tally");
    server().ask(recount);
    keep_evening(other.database(), 5, 0, 0);
    CHECK(other.push().sent == 2);
    one.pull();
    one.push();
    CHECK(content_of(other.database()) == content_of(one.database()));
    check_whole();
}

TEST_CASE("two tablets that push at once both get through")
{
    const TemporaryFolder folder;
    const Club club;
    Tablet one(folder, "one", club);
    Tablet other(folder, "other", club);
    for (unsigned number = 0; number < 4; ++number) {
        keep_evening(one.database(), number, 0, 0);
        keep_evening(other.database(), number, number % 2, number);
    }
    const auto push = [](Tablet& tablet) {
        auto archive = db::open_club(tablet.path());
        return !archive.is_error()
            && !db::push(archive.value(), db::at_once_with(tablet.database())).is_error();
    };
    bool is_done = false;
    std::thread aside([&] { is_done = push(other); });
    CHECK(push(one));
    aside.join();
    CHECK(is_done);
    check_whole();
    one.pull();
    other.pull();
    CHECK(content_of(one.database()) == content_of(other.database()));
    // Two of them went on differently: both courses are kept, and one counts.
    CHECK(db::list_sessions(one.database()).value().size() == 6);
    const auto standings = one.archive().standings(std::nullopt, "");
    REQUIRE_FALSE(standings.is_error());
    const auto people = db::remembered_people(one.database()).value();
    for (const db::ClubArchive::Standing& standing : standings.value()) {
        const auto person = std::ranges::find(people, standing.person, &db::Person::id);
        REQUIRE(person != people.end());
        CHECK(standing.wins.of == person->sessions);
    }
}

TEST_CASE("a tablet that claims another's evening or club is refused")
{
    const TemporaryFolder folder;
    const Club club;
    const Club foreign;
    Tablet one(folder, "one", club);
    Tablet other(folder, "other", club);
    Tablet stranger(folder, "stranger", foreign);
    keep_evening(one.database(), 0, 0, 0);
    keep_evening(stranger.database(), 1, 0, 0);
    one.push();
    stranger.push();
    CHECK(stranger.pull().is_nothing());
    CHECK(db::list_sessions(stranger.database()).value().size() == 1);

    db::ClubArchive opened = other.archive();
    db::Server& lying = opened.server();
    const auto refusal = [&lying](const std::string& sql) {
        const auto answer = lying.run(sql.c_str());
        return answer.is_error() ? std::optional(answer.error().kind) : std::nullopt;
    };
    const std::string copy = "INSERT INTO evening (club, evening, chain, follows, tablet, game,"
                             " played, entries, size, sum, packed) SELECT ";
    const std::string rest = ", game, played, entries, size, sum, packed FROM evening";
    CHECK(lying.run("SELECT FROM evening").value().rows() == 1);
    CHECK(lying.run("SELECT FROM club").value().rows() == 1);
    CHECK(refusal(copy + "club, gen_random_uuid(), chain, 0, tablet" + rest) == Kind::not_yours);
    CHECK(refusal(copy + "club - 1, gen_random_uuid(), chain, 0, session_user" + rest)
        == Kind::not_yours);
    CHECK(refusal(copy + "club + 1, gen_random_uuid(), chain, 0, session_user" + rest)
        == Kind::not_yours);
    CHECK(
        refusal(
            "INSERT INTO seat (club, arrival, course, seat, actor, game, played, winners, players)"
            " SELECT club, arrival, 1, 9, 'me', game, played, 1, 4 FROM evening")
        == Kind::not_yours);
    for (const char* sql : {"UPDATE evening SET entries = 1", "DELETE FROM evening",
             "DELETE FROM seat", "UPDATE club SET owner = session_user", "TRUNCATE person",
             "INSERT INTO replaced SELECT club, arrival FROM evening",
             "INSERT INTO tablet (role, club, label) VALUES (session_user, 1, 'x')",
             "SELECT pair_tablet('tablet_x', 'SCRAM-SHA-256$x', 'x')",
             "SELECT found_club('x', 'x', 'x')", "CREATE TABLE consigliere.mine (x int)",
             "SET ROLE consigliere_keeper"}) {
        CAPTURE(sql);
        CHECK(refusal(sql) == Kind::not_yours);
    }
    // The same id, but another game.
    keep_evening(other.database(), 0, 1, 0);
    auto packed = packed_in(other.database(), 0);
    packed.game = "mafia";
    const auto brought = opened.bring(packed, 100);
    REQUIRE(brought.is_error());
    CHECK(brought.error().kind == Kind::other_game);
    // Without having taken in what is there.
    packed.game = "cash-n-guns";
    CHECK(opened.bring(packed, 0).error().kind == Kind::outdated);
    CHECK(db::make_tablet(one.code(), "mine").error().kind == Kind::not_yours);
    CHECK(db::make_tablet(club.owner(), "one").error().kind == Kind::name_taken);
}

TEST_CASE("a damaged evening is refused, by the archive or by whoever pulls it")
{
    const TemporaryFolder folder;
    const Club club;
    Tablet one(folder, "one", club);
    Tablet other(folder, "other", club);
    for (unsigned number = 0; number < 2; ++number)
        keep_evening(one.database(), number, 0, 0);
    const auto local = db::finished_evenings(one.database()).value();
    const auto whole = packed_in(one.database(), 0);
    db::ClubArchive archive = one.archive();
    for (std::size_t place = 0; place < whole.bytes.size(); place += whole.bytes.size() / 20) {
        db::PackedEvening damaged = whole;
        damaged.bytes[place] = static_cast<char>(damaged.bytes[place] ^ 1);
        CHECK(archive.bring(damaged, 0).error().kind == Kind::damaged);
        CHECK_FALSE(db::unpack(damaged));
        damaged.bytes.resize(place);
        CHECK_FALSE(db::unpack(damaged));
    }
    // A tablet that does not mind: the entries of one evening under the key of another.
    db::PackedEvening swapped = whole;
    swapped.key = local[1].key;
    CHECK_FALSE(archive.bring(swapped, 0).is_error());
    db::PackedEvening unreadable = whole;
    unreadable.size = 5;
    CHECK_FALSE(archive.bring(unreadable, 100).is_error());
    const db::Synchronized pulled = other.pull();
    CHECK(pulled.adopted.refused == std::vector{evening_id(1), evening_id(0)});
    CHECK(pulled.adopted.added == 0);
    CHECK(content_of(other.database()).empty());
    // Damage here stays here.
    Tablet third(folder, "third", club);
    keep_evening(third.database(), 2, 0, 0);
    keep_evening(third.database(), 3, 0, 0);
    const std::string path = third.path();
    third.database() = open_database(folder / "in between.db");
    damage(path, "UPDATE entry SET line = 'otherwise' WHERE session = 1 AND seq = 3");
    third.database() = open_database(path);
    const db::Synchronized pushed = third.push();
    CHECK(pushed.not_sent == std::vector{evening_id(2)});
    CHECK(pushed.sent == 1);
}

TEST_CASE(
    "photos and house rules belong to one club, are bounded, and one that is damaged is left out")
{
    const TemporaryFolder folder;
    const Club club;
    const Club foreign;
    Tablet one(folder, "one", club);
    Tablet other(folder, "other", club);
    Tablet stranger(folder, "stranger", foreign);
    for (unsigned thing = 0; thing < 4; ++thing)
        change_thing(one.database(), thing, "a");
    const std::string large(db::largest_photo, '\7');
    for (const char* name : {"large", "larger", "largest"})
        REQUIRE_FALSE(db::keep_photo(one.database(), {"corleone", "jobs", name}, large).is_error());
    CHECK(one.push().sent_things == 7);
    CHECK(one.push().is_nothing());
    CHECK(stranger.pull().is_nothing());
    CHECK(stranger.archive().server().run("SELECT FROM shared").value().rows() == 0);

    db::ClubArchive opened = other.archive();
    const auto refusal = [&opened](const std::string& sql) {
        const auto answer = opened.server().run(sql.c_str());
        return answer.is_error() ? std::optional(answer.error().kind) : std::nullopt;
    };
    const std::string copy = "INSERT INTO shared (club, key, changed, mark, tablet, bytes) SELECT ";
    const std::string rest = " FROM shared WHERE key LIKE 'photo%'";
    CHECK(refusal(copy + "club, key, 9, mark, tablet, bytes" + rest) == Kind::not_yours);
    CHECK(refusal(copy + "club + 1, key, 9, mark, session_user, bytes" + rest) == Kind::not_yours);
    CHECK(refusal(copy + "club, key, 9, mark, session_user, bytes || bytes || 'x'" + rest)
        == Kind::damaged);
    CHECK(refusal(copy + "club, 'league:x', 9, mark, session_user, bytes" + rest) == Kind::damaged);
    CHECK(refusal("UPDATE shared SET changed = 1") == Kind::not_yours);
    CHECK(refusal("DELETE FROM shared") == Kind::not_yours);

    // The server's disk has a fault.
    server().ask("UPDATE consigliere.shared SET bytes = 'x' WHERE key LIKE '%larger'");
    const db::Synchronized pulled = other.pull();
    CHECK(pulled.adopted.things.taken == 6);
    CHECK(pulled.adopted.things.damaged == 1);
    REQUIRE_FALSE(db::remove_photo(one.database(), {"corleone", "jobs", "larger"}).is_error());
    one.push();
    other.pull();
    CHECK(content_of(other.database()) == content_of(one.database()));
}

TEST_CASE("a tablet that goes to another club asks it for everything, and brings everything")
{
    const TemporaryFolder folder;
    const Club club;
    const Club next;
    Tablet one(folder, "one", club);
    Tablet there(folder, "there", next);
    keep_evening(one.database(), 0, 0, 0);
    change_thing(one.database(), 1, "a");
    keep_evening(there.database(), 1, 0, 0);
    one.push();
    one.pull();
    there.push();
    REQUIRE_FALSE(db::join_club(one.path(), next.pair("one, again")).is_error());
    CHECK(one.pull().adopted.added == 1);
    const db::Synchronized sent = one.push();
    CHECK(sent.sent == 1);
    CHECK(sent.sent_things == 1);
    there.pull();
    CHECK(content_of(there.database()) == content_of(one.database()));
}

TEST_CASE("an archive of version 1 is brought up to date and keeps what it has")
{
    const TemporaryFolder folder;
    server().ask("DROP DATABASE IF EXISTS old");
    server().ask("CREATE DATABASE old");
    const std::string superuser = server().superuser("old");
    auto opened = db::Server::open(superuser);
    REQUIRE_FALSE(opened.value()
                      .run_script("BEGIN;" + std::string(db::archive_schema) + "COMMIT;")
                      .is_error());
    REQUIRE_FALSE(
        opened.value().run("SELECT found_club('Old', 'club_old', 'SCRAM-SHA-256$')").is_error());
    const auto refused = db::ClubArchive::open(superuser);
    REQUIRE(refused.is_error());
    CHECK(refused.error().kind == Kind::other_version);
    CHECK(refused.error().detail == "1");
    CHECK(value_of(db::found_club(superuser, "")).empty());
    CHECK_FALSE(db::ClubArchive::open(superuser).is_error());
    CHECK(db::found_club(superuser, "Old").error().kind == Kind::name_taken);
    const std::string owner = value_of(db::found_club(superuser, "New"));
    const std::string code = value_of(db::make_tablet(owner, "tablet"));
    REQUIRE_FALSE(db::join_club(folder / "tablet.db", code).is_error());
    db::Database database = open_database(folder / "tablet.db");
    change_thing(database, 1, "a");
    auto archive = value_of(db::open_club(folder / "tablet.db"));
    CHECK(value_of(db::push(archive, db::at_once_with(database))).sent_things == 1);
}

TEST_CASE("who is who is said, counted in the standings, and can be withdrawn")
{
    const TemporaryFolder folder;
    const Club club;
    Tablet one(folder, "one", club);
    Tablet other(folder, "other", club);
    keep_evening(one.database(), 0, 0, 0);
    keep_evening(other.database(), 1, 0, 0);
    one.push();
    other.push();
    db::ClubArchive archive = one.archive();
    const auto standings = [&archive] { return value_of(archive.standings(std::nullopt, "")); };
    CHECK(standings().size() == 8);
    other.pull();
    std::vector<std::string> anas;
    const auto known = db::remembered_people(other.database());
    for (const db::Person& person : known.value()) {
        if (person.name == "Ana")
            anas.push_back(person.id);
    }
    REQUIRE(anas.size() == 2);
    REQUIRE_FALSE(db::merge_people(other.database(), anas[0], anas[1]).is_error());
    other.push();
    CHECK(standings().size() == 7);
    const auto all = standings();
    const auto ana = std::ranges::find_if(all, [](const auto& row) { return row.name == "Ana"; });
    REQUIRE(ana != all.end());
    CHECK(ana->wins.of == 2);
    CHECK(value_of(archive.standings(2026, "")).size() == 7);
    CHECK(value_of(archive.standings(2025, "")).empty());
    CHECK(value_of(archive.standings(std::nullopt, "mafia")).empty());
    one.pull();
    CHECK(db::remembered_people(one.database()).value().size() == 7);
    CHECK(value_of(archive.withdraw_same(anas[0], anas[1])));
    CHECK_FALSE(value_of(archive.withdraw_same(anas[0], anas[1])));
    CHECK(standings().size() == 8);
    // A tablet that has not heard of it does not say it again.
    keep_evening(other.database(), 2, 0, 0);
    other.push();
    CHECK(standings().size() == 8);
    CHECK(count_in("same_person", "holds AND one = '" + std::min(anas[0], anas[1]) + "'") == "1");
}

TEST_CASE(
    "a pair that is withdrawn stays apart on a tablet that had taken it, until it is said anew")
{
    const TemporaryFolder folder;
    const Club club;
    Tablet one(folder, "one", club);
    Tablet other(folder, "other", club);
    Tablet third(folder, "third", club);
    keep_evening(one.database(), 0, 0, 0);
    keep_evening(other.database(), 1, 0, 0);
    one.push();
    other.push();
    for (Tablet* tablet : {&one, &other, &third})
        tablet->pull();
    const auto people_in = [](Tablet& tablet) {
        return db::remembered_people(tablet.database()).value().size();
    };
    std::vector<std::string> anas;
    const auto known = db::remembered_people(one.database());
    for (const db::Person& person : known.value()) {
        if (person.name == "Ana")
            anas.push_back(person.id);
    }
    REQUIRE(anas.size() == 2);
    const auto all_have = [&](std::size_t people) {
        for (int round = 0; round < 2; ++round) {
            for (Tablet* tablet : {&other, &third, &one}) {
                tablet->pull();
                tablet->push();
            }
        }
        for (Tablet* tablet : {&one, &other, &third})
            CHECK(people_in(*tablet) == people);
    };
    REQUIRE_FALSE(db::merge_people(one.database(), anas[0], anas[1]).is_error());
    // Before this tablet has seen its own statement again, it says the opposite, and back.
    one.push();
    REQUIRE_FALSE(db::separate_person(one.database(), anas[0]).is_error());
    one.push();
    REQUIRE_FALSE(db::merge_people(one.database(), anas[0], anas[1]).is_error());
    one.push();
    one.pull();
    all_have(7);
    REQUIRE_FALSE(db::separate_person(third.database(), anas[1]).is_error());
    third.push();
    all_have(8);
    CHECK(value_of(one.archive().standings(std::nullopt, "")).size() == 8);
    REQUIRE_FALSE(db::merge_people(other.database(), anas[1], anas[0]).is_error());
    other.push();
    all_have(7);
    // What others said in between counts over what was said here without knowing of it.
    REQUIRE_FALSE(db::separate_person(third.database(), anas[1]).is_error());
    third.push();
    REQUIRE_FALSE(db::separate_person(one.database(), anas[1]).is_error());
    REQUIRE_FALSE(db::merge_people(one.database(), anas[1], anas[0]).is_error());
    one.push();
    all_have(8);
    one.pull(db::Pull::everything);
    all_have(8);
}

TEST_CASE("what cannot be used is an error with its kind")
{
    const TemporaryFolder folder;
    const Club club("Friday");
    Tablet tablet(folder, "tablet", club);
    CHECK(open_to_others(tablet.path().string() + ".club") == std::filesystem::perms::none);
    const auto kind_of = [&](const std::string& code) {
        const auto joined = db::join_club(folder / "new.db", code);
        CHECK_FALSE(std::filesystem::exists(folder / "new.db.club"));
        return joined.is_error() ? std::optional(joined.error().kind) : std::nullopt;
    };
    CHECK(kind_of("") == Kind::bad_code);
    CHECK(kind_of("Friday") == Kind::bad_code);
    CHECK(kind_of("postgresql://%zz") == Kind::bad_code);
    CHECK(kind_of(club.owner()) == Kind::bad_code);
    CHECK(kind_of("postgresql://x@/x?host=/nowhere") == Kind::no_server);
    std::string wrong = tablet.code();
    wrong.replace(wrong.find('@') - 4, 4, "zzzz");
    CHECK(kind_of(wrong) == Kind::refused_login);
    server().ask("DROP DATABASE IF EXISTS other");
    server().ask("CREATE DATABASE other");
    std::string elsewhere = tablet.code();
    elsewhere.replace(elsewhere.find("/postgres?"), 10, "/other?");
    CHECK(kind_of(elsewhere) == Kind::no_archive);
    CHECK(db::found_club(server().superuser(), "Friday").error().kind == Kind::name_taken);
    CHECK(db::found_club(tablet.code(), "Saturday").error().kind == Kind::may_not_make);
    CHECK(db::open_club(folder / "new.db").error().kind == Kind::not_paired);
    server().ask("UPDATE consigliere.schema_version SET version = 7");
    const auto newer = db::open_club(tablet.path());
    CHECK(newer.error().kind == Kind::other_version);
    CHECK(newer.error().detail == "7");
    server().ask("UPDATE consigliere.schema_version SET version = 2");
    REQUIRE_FALSE(db::leave_club(tablet.path()).is_error());
    CHECK(db::open_club(tablet.path()).error().kind == Kind::not_paired);
}

TEST_CASE("a club is made, joined and used by commands, and every mistake is one sentence")
{
    const TemporaryFolder folder;
    const std::string path = folder / "tablet.db";
    {
        db::Database database = open_database(path);
        keep_evening(database, 0, 0, 0);
    }
    const auto club = [&path](std::vector<std::string> words) {
        words.insert(words.begin(), {"--db", path, "club"});
        return run_program(words);
    };
    const auto first_line = [](const std::string& text) { return text.substr(0, text.find('\n')); };
    const ProgramResult made = club({"init", server().superuser(), "Our club"});
    REQUIRE(made.exit_code == 0);
    // Another machine cannot use a local socket.
    const std::size_t elsewhere = made.errors.find("postgresql://");
    REQUIRE(elsewhere != std::string::npos);
    CHECK(db::server_in(first_line(made.errors.substr(elsewhere))).value().host == "SERVER");
    CHECK(club({"init", server().superuser()}).output == "The archive is up to date.\n");
    const ProgramResult paired = club({"pair", first_line(made.output), "Ana’s tablet"});
    REQUIRE(paired.exit_code == 0);
    const std::string code = first_line(paired.output);
    CHECK(club({"push"}).errors.find("isn’t paired") != std::string::npos);
    CHECK(club({"pair", code}).output == "Paired with Our club as Ana’s tablet.\n");
    CHECK(club({"push"}).output == "1 evening sent.\n0 evenings added.\n");
    CHECK(club({"push"}).output == "0 evenings sent.\n0 evenings added.\n");
    CHECK(club({"pull", "--all"}).exit_code == 0);
    const std::string status = club({"status"}).output;
    CHECK(status.find("1 evening in the archive.") != std::string::npos);
    CHECK(status.find("never") == std::string::npos);
    CHECK(club({"status", "--json"}).output.find("\"consigliere-club/1\"") != std::string::npos);
    CHECK(club({"standings", "2026"}).output.find("Ana") != std::string::npos);
    CHECK(club({"standings", "2025"}).output.empty());
    CHECK(club({"standings", "--json"}).output.find("\"chance_per_mille\": 250")
        != std::string::npos);
    using Words = std::vector<std::string>;
    for (const Words& words : {Words{"init"}, Words{"init", "postgresql://x@/x?host=/no", "x"},
             Words{"init", server().superuser(), "Our club"}, Words{"pair"}, Words{"pair", "x"},
             Words{"pair", code, "x"}, Words{"push", "x"}, Words{"apart", "x"},
             Words{"apart", evening_id(0), evening_id(1)}, Words{"standings", "x"},
             Words{"standings", "--game", "chess"}, Words{"fly"}}) {
        CAPTURE(words);
        const ProgramResult refused = club(words);
        CHECK(refused.exit_code == 2);
        CHECK(refused.output.empty());
        CHECK(std::ranges::count(refused.errors, '\n') == 1);
    }
    CHECK(
        run_script("echo '" + code + "' | \"$consigliere\" --db " + path + " club pair -").exit_code
        == 0);
    CHECK(club({"leave"}).exit_code == 0);
    CHECK(club({"status"}).exit_code == 2);
}
