// A table without a window that phones can follow, for the browser tests. Arguments: a record
// (`.game.toml`), whose head it takes and whose moves it only tells, and the file where the server
// keeps who has joined. Reads commands from standard input and answers each, and its start, with
// one line of JSON on standard output.

#include "companion/server/phone_table.h"

#include "companion/server/aside_look.h"
#include "companion/server/board_pictures.h"
#include "companion/server/http_server.h"
#include "companion/tables/tables.h"
#include "db/record_file.h"
#include "db/session_record.h"
#include "tests/support/paper_learners.h"

#include <nlohmann/json.hpp>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace {

using namespace consigliere;
using nlohmann::json;

/// Wakes the program's thread: a phone or a command has come.
class Bell {
public:
    void ring()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_rung = true;
        }
        m_condition.notify_one();
    }
    void wait(std::chrono::milliseconds longest)
    {
        std::unique_lock lock(m_mutex);
        m_condition.wait_for(lock, longest, [this] { return m_rung; });
        m_rung = false;
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_condition;
    bool m_rung = false;
};

/// The lines of standard input, read on a thread of their own.
class Commands {
public:
    explicit Commands(Bell& bell)
    {
        std::thread([this, &bell] {
            for (std::string line; std::getline(std::cin, line); bell.ring())
                add(line);
            add("quit");
            bell.ring();
        }).detach();
    }
    [[nodiscard]] std::optional<std::string> take()
    {
        const std::lock_guard lock(m_mutex);
        if (m_lines.empty())
            return std::nullopt;
        std::string line = std::move(m_lines.front());
        m_lines.pop_front();
        return line;
    }

private:
    void add(const std::string& line)
    {
        const std::lock_guard lock(m_mutex);
        m_lines.push_back(line);
    }

    std::mutex m_mutex;
    std::deque<std::string> m_lines;
};

std::unique_ptr<ledger::Evening> referee(const db::Record& record)
{
    auto evening = db::referee(record, "record", {});
    if (evening.is_error())
        throw std::runtime_error("the record cannot be read");
    return std::move(evening.value());
}

db::Record read(const std::string& path)
{
    auto record = db::read_record(path);
    if (record.is_error())
        throw std::runtime_error("no such record: " + path);
    return std::move(record.value());
}

json entries_of(const ledger::Evening& evening)
{
    json entries = json::array();
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = evening.history().entry(number);
        entries.push_back({{"line", entry.line}, {"verdict", ledger::word_of(entry.verdict)}});
    }
    return entries;
}

/// The tablet: records what phones and commands say.
class RecordingTablet final : public server::Tablet {
public:
    explicit RecordingTablet(db::Record record)
        : m_record(std::move(record))
    {
        m_record.moves.clear();
        m_evening = referee(m_record);
    }

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_evening; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        for (const db::SeatRow& seat : db::seats_of(m_record.head, *m_evening)) {
            if (seat.actor == actor && !seat.player.empty())
                return seat.player;
        }
        return tables::find(m_evening->game()).tell_actor(actor);
    }
    [[nodiscard]] ledger::ErrorOr<ledger::Entry, std::string> record_from_phone(
        const std::string& /*actor*/, const std::string& line) override
    {
        return m_evening->record(line);
    }
    void object_from_phone(const std::string& actor, int entry) override
    {
        m_objections.push_back({{"actor", actor}, {"entry", entry}});
    }

    [[nodiscard]] test::PaperLearners* learners() override { return &m_led; }

    void tap(const std::string& line) { m_evening->record(line); }
    [[nodiscard]] test::PaperLearners& led() { return m_led; }
    [[nodiscard]] const json& objections() const { return m_objections; }

private:
    db::Record m_record;
    std::unique_ptr<ledger::Evening> m_evening;
    test::PaperLearners m_led;
    json m_objections = json::array();
};

class Table {
public:
    Table(const std::string& record, std::string kept)
        : m_kept(std::move(kept))
        , m_script(entries_of(*referee(read(record))))
        , m_tablet(read(record))
    {
        serve();
    }

    void run()
    {
        tell_start();
        for (Commands commands(m_bell); !m_is_over;) {
            m_bell.wait(std::chrono::milliseconds(100));
            if (m_accepts_all)
                accept_all();
            attend();
            while (const auto command = commands.take()) {
                const json answered = answer(*command);
                attend();
                std::cout << answered.dump() << std::endl;
            }
        }
    }

private:
    /// Until the phones have been told everything.
    void attend()
    {
        while (m_phones != nullptr && m_phones->attend(m_rights))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }

    void tell_start()
    {
        json tokens{{"", m_server->token("")}};
        for (const std::string& actor : m_tablet.evening().actors())
            tokens[actor] = m_server->token(actor);
        json seats = json::object();
        for (const ledger::Speaker& speaker : m_tablet.evening().speakers())
            seats[speaker.word] = m_tablet.evening().actors()[speaker.seat];
        std::cout << json{{"port", m_port}, {"tokens", tokens}, {"seats", seats},
            {"script", m_script}}
                         .dump()
                  << std::endl;
    }

    void serve()
    {
        auto page = server::read_page();
        if (page.is_error())
            throw std::runtime_error(server::tell(page.error()));
        server::Options options;
        options.address = "127.0.0.1";
        options.reached_as = "192.168.7.7";
        options.port = m_port;
        options.page = page.value();
        options.kept = m_kept;
        options.limits.requests_per_second = 10'000;
        options.limits.requests_at_once = 10'000;
        auto started = server::PhoneServer::start(options, [this] { m_bell.ring(); });
        if (started.is_error())
            throw std::runtime_error(server::tell(started.error()));
        m_server = std::move(started.value());
        m_port = m_server->port();
        m_phones = std::make_unique<server::PhoneTable>(*m_server, m_tablet, &m_boards);
    }

    /// Taps the lines of the script up to so many entries.
    void play(std::size_t entries)
    {
        for (std::size_t next = static_cast<std::size_t>(m_tablet.evening().history().size());
             next < std::min(entries, m_script.size()); ++next)
            m_tablet.tap(m_script[next]["line"]);
    }

    void accept_all()
    {
        if (m_server == nullptr)
            return;
        for (const server::Follower& follower : m_server->followers()) {
            if (!follower.is_accepted)
                m_server->accept(follower.id);
        }
    }

    void revoke(const std::string& actor)
    {
        for (const server::Follower& follower : m_server->followers()) {
            if (follower.audience.actor == actor)
                m_server->revoke(follower.id);
        }
    }

    json answer(const std::string& command)
    {
        std::istringstream words(command);
        std::string verb;
        std::string rest;
        words >> verb >> std::ws;
        std::getline(words, rest);
        if (verb == "tap")
            m_tablet.tap(rest);
        else if (verb == "play")
            play(std::stoul(rest));
        else if (verb == "learns")
            m_tablet.led().add(rest);
        else if (verb == "told")
            return m_tablet.led().lessons_told(rest).value_or(rulebook::ToldLessons());
        else if (verb == "revoke")
            revoke(rest);
        else if (verb == "ask-first")
            m_accepts_all = false;
        else if (verb == "accept")
            accept_all();
        else if (verb == "token")
            return m_server->new_token(rest);
        else if (verb == "forbid")
            m_rights.record = m_rights.secret = m_rights.object = m_rights.ask = false;
        else if (verb == "down")
            down();
        else if (verb == "up")
            serve();
        else if (verb == "entries")
            return entries_of(m_tablet.evening());
        else if (verb == "objections")
            return m_tablet.objections();
        else if (verb == "quit")
            m_is_over = true;
        else
            return {{"unknown", command}};
        return {{"entries", m_tablet.evening().history().size()}};
    }

    void down()
    {
        m_phones.reset();
        m_server.reset();
    }

    std::string m_kept;
    std::uint16_t m_port = 0;
    json m_script;
    Bell m_bell;
    RecordingTablet m_tablet;
    server::PhoneRights m_rights{.record = true, .secret = true, .object = true, .ask = true};
    server::AsideLook m_look;
    server::BoardPictures m_boards{m_look.canvas()};
    std::unique_ptr<server::PhoneServer> m_server;
    std::unique_ptr<server::PhoneTable> m_phones;
    bool m_accepts_all = true;
    bool m_is_over = false;
};

} // namespace

int main(int count, char** arguments)
{
    try {
        if (count != 3)
            throw std::runtime_error("phone_table RECORD KEPT");
        Table(arguments[1], arguments[2]).run();
        return 0;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
