#include "companion/server/phone_table.h"
#include "companion/tables/tables.h"
#include "db/record_file.h"
#include "tests/fuzz/targets.h"
#include "tests/server/client.h"

#include <catch2/catch.hpp>

namespace consigliere::fuzz {

namespace {

using namespace std::chrono_literals;
using test::Answer;
using test::Connection;
using test::PhoneClient;

std::unique_ptr<ledger::Evening> begun_evening()
{
    constexpr std::size_t lines = 67; // Bids have to be laid.
    db::Record record =
        db::read_record(CONSIGLIERE_SOURCE "/tests/records/corleone/evening-of-five.game.toml")
            .value();
    record.moves.resize(lines);
    return std::move(
        db::referee(record, "record", tables::built_in_components(std::string(record.game())))
            .value());
}

/// A table with a server that stays; it says that it has recorded what phones hand in.
class Table final : public server::Tablet {
public:
    Table()
        : m_evening(begun_evening())
    {
        server::Options options;
        options.address = "127.0.0.1";
        options.port = 0;
        options.page = "<!doctype html>";
        server::Limits& limits = options.limits;
        limits.requests_at_once = limits.requests_per_second = 1e9;
        limits.wrong_tokens_at_once = limits.wrong_tokens_per_second = 1e9;
        limits.poll = limits.answer = 20ms;
        m_server = std::move(server::PhoneServer::start(options, {}).value());
        m_phones = std::make_unique<server::PhoneTable>(*m_server, *this);
        seat = join(m_evening->actors().front());
        watcher = join({});
        while (m_phones->attend({true, true, true, true})) { }
    }

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_evening; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return std::string(actor);
    }
    [[nodiscard]] ledger::ErrorOr<ledger::Entry, std::string> record_from_phone(
        const std::string& actor, const std::string& line) override
    {
        CHECK(actor == m_evening->actors().front());
        ledger::Entry entry;
        entry.line = line;
        entry.verdict = ledger::Verdict::legal;
        return entry;
    }
    void object_from_phone(const std::string& actor, int entry) override
    {
        CHECK(actor == m_evening->actors().front());
        CHECK(entry >= 1);
        CHECK(entry <= m_evening->history().size());
    }

    /// The answer to what is sent on a connection of its own; none in time is status 0.
    [[nodiscard]] Answer answer_to(const std::string& request, std::chrono::milliseconds longest)
    {
        Connection connection(m_server->port());
        connection.send(request);
        const auto until = std::chrono::steady_clock::now() + longest;
        Answer answer = connection.read(1ms);
        while (answer.status == 0 && std::chrono::steady_clock::now() < until) {
            static_cast<void>(m_phones->attend({true, true, true, true}));
            answer = connection.read(1ms);
        }
        return answer;
    }

    std::optional<PhoneClient> seat;
    std::optional<PhoneClient> watcher;

private:
    [[nodiscard]] PhoneClient join(const std::string& actor)
    {
        PhoneClient phone(m_server->port());
        phone.join(m_server->token(actor));
        m_server->accept(m_server->followers().back().id);
        return phone;
    }

    std::unique_ptr<ledger::Evening> m_evening;
    std::unique_ptr<server::PhoneServer> m_server;
    std::unique_ptr<server::PhoneTable> m_phones;
};

std::string escaped(std::string_view text)
{
    constexpr const char* digits = "0123456789abcdef";
    std::string escaped;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        escaped += {'%', digits[byte >> 4U], digits[byte & 0xfU]};
    }
    return escaped;
}

/// The request of a line, whose first letter says which.
std::string request_of(const PhoneClient& phone, char kind, const std::string& rest)
{
    switch (kind) {
    case 'j':
        return phone.post_bytes("/join", rest);
    case 'm':
        return phone.post_bytes("/move", rest);
    case 'o':
        return phone.post_bytes("/object", rest);
    case 'q':
        return phone.get_bytes("/ask?q=" + escaped(rest));
    case 'v':
        return phone.get_bytes("/view?after=" + escaped(rest) + "&language=" + escaped(rest));
    default:
        return {};
    }
}

} // namespace

void feed_requests(std::string_view bytes)
{
    static Table table;
    const PhoneClient seat = *table.seat;
    const std::string view = table.answer_to(seat.get_bytes("/view"), 5s).body;
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
        const std::string line(bytes.substr(at, end - at));
        at = end + 1;
        if (line.size() < 2)
            continue;
        const PhoneClient& phone = line[1] == 'w' ? *table.watcher : seat;
        const std::string request = request_of(phone, line[0], line.substr(2));
        // What is no request of a page need not be answered.
        if (request.empty()) {
            static_cast<void>(table.answer_to(line.substr(1) + "\r\n\r\n", 5ms));
            continue;
        }
        const Answer answer = table.answer_to(request, 5s);
        INFO(request << '\n' << answer.bytes);
        CHECK(answer.status != 0);
        const bool is_whole = answer.status == 204 || !answer.body.empty();
        CHECK(is_whole);
    }
    // Whatever has come, who is entitled sees the same.
    CHECK(table.answer_to(seat.get_bytes("/view"), 5s).body == view);
}

} // namespace consigliere::fuzz
