/// Non-interference over what phones are told: change something that an audience may not know, and
/// not a byte of its view, its answers or its picture changes.

#include "companion/server/aside_look.h"
#include "companion/server/json_text.h"
#include "companion/server/phone_table.h"
#include "tests/cash_n_guns/secretive_table.h"
#include "tests/corleone/secretive_table.h"
#include "tests/mafia/secretive_evening.h"
#include "tests/server/client.h"
#include "tests/support/non_interference.h"
#include "tests/support/paper_learners.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Audience;

namespace {

/// A tablet that shows evenings of a test, and says that it has recorded what phones hand in.
class ShowingTablet final : public server::Tablet {
public:
    explicit ShowingTablet(const ledger::Evening& evening)
        : m_evening(evening)
    {
    }
    /// Everyone plays for the first time, and has been told most lessons: others at each `number`.
    void lead(std::uint64_t number)
    {
        constexpr std::uint64_t untold = 4;
        const auto lessons = rulebook::Lessons::load(m_evening.game(), language::Language::english);
        for (const std::string& actor : m_evening.actors()) {
            m_led.add(actor);
            for (const rulebook::Lesson& lesson : lessons.value().all()) {
                if (++number % untold != 0)
                    m_led.tell(actor, lesson.id);
            }
        }
    }
    [[nodiscard]] const ledger::Evening& evening() const override { return m_evening; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return std::string(actor);
    }
    [[nodiscard]] ledger::ErrorOr<ledger::Entry, std::string> record_from_phone(
        const std::string& /*actor*/, const std::string& line) override
    {
        ledger::Entry entry;
        entry.line = line;
        entry.verdict = ledger::Verdict::legal;
        return entry;
    }
    void object_from_phone(const std::string& /*actor*/, int /*entry*/) override { }
    [[nodiscard]] PaperLearners* learners() override { return &m_led; }

private:
    PaperLearners m_led;
    const ledger::Evening& m_evening;
};

/// A server with its phones, which stays while the evenings that it shows come and go.
class Table {
public:
    explicit Table(server::BoardPictures& boards)
        : m_boards(boards)
    {
        server::Options options;
        options.address = "127.0.0.1";
        options.port = 0;
        options.page = "<!doctype html>";
        options.limits.requests_at_once = options.limits.requests_per_second = 1e9;
        m_server = std::move(server::PhoneServer::start(options, {}).value());
    }

    enum class Pictures : std::uint8_t { without, with };
    /// `version`: what the table counts from.
    void show(const ledger::Evening& evening, Pictures pictures, std::uint64_t version)
    {
        m_phone_table.reset();
        m_tablet.emplace(evening);
        // Each table reads rules and lessons anew.
        constexpr std::uint64_t seldom = 200;
        if (version % seldom == 0)
            m_tablet->lead(version / seldom);
        m_phone_table.emplace(
            *m_server, *m_tablet, pictures == Pictures::with ? &m_boards : nullptr, version);
        std::vector<std::string> actors = evening.actors();
        actors.emplace_back();
        std::erase_if(m_phones, [&](const auto& phone) {
            const bool stays = std::ranges::find(actors, phone.first) != actors.end();
            if (!stays)
                m_server->revoke(phone.second.follower);
            return !stays;
        });
        for (const std::string& actor : actors) {
            if (!m_phones.contains(actor))
                add(actor);
        }
        while (is_busy())
            m_boards.finish();
    }
    /// All bytes of an answer but those of its date.
    [[nodiscard]] std::string get(const std::string& actor, const std::string& url)
    {
        return exchange(actor, m_phones.at(actor).client.get_bytes(url));
    }
    [[nodiscard]] std::string post(
        const std::string& actor, const std::string& url, const std::string& body)
    {
        return exchange(actor, m_phones.at(actor).client.post_bytes(url, body));
    }

private:
    struct Phone {
        PhoneClient client;
        std::unique_ptr<Connection> connection;
        std::uint64_t follower = 0;
    };

    void add(const std::string& actor)
    {
        // Each seat has a language of its own.
        const auto& languages = language::all_languages();
        PhoneClient client(m_server->port());
        REQUIRE(client
                    .join(m_server->token(actor),
                        std::string(code_of(languages[++m_joined % languages.size()])))
                    .status
            == 200);
        const std::uint64_t follower = m_server->followers().back().id;
        m_server->accept(follower);
        m_phones.insert_or_assign(
            actor, Phone{client, std::make_unique<Connection>(client.port), follower});
    }
    [[nodiscard]] bool is_busy() { return m_phone_table->attend({true, true, true, true}); }
    std::string exchange(const std::string& actor, const std::string& request)
    {
        using namespace std::chrono_literals;
        Connection& connection = *m_phones.at(actor).connection;
        REQUIRE(connection.send(request));
        const auto until = std::chrono::steady_clock::now() + 20s;
        Answer answer = connection.read(1ms);
        while (answer.status == 0 && std::chrono::steady_clock::now() < until) {
            static_cast<void>(is_busy());
            answer = connection.read(1ms);
        }
        REQUIRE(answer.status != 0);
        // After some errors.
        if (answer.headers.contains("connection"))
            m_phones.at(actor).connection = std::make_unique<Connection>(m_server->port());
        const std::size_t date = answer.bytes.find("Date: ");
        REQUIRE(date != std::string::npos);
        return answer.bytes.erase(date, answer.bytes.find('\n', date) + 1 - date);
    }

    server::BoardPictures& m_boards;
    std::unique_ptr<server::PhoneServer> m_server;
    std::map<std::string, Phone> m_phones; ///< By actor.
    std::size_t m_joined = 0;
    std::optional<ShowingTablet> m_tablet;
    std::optional<server::PhoneTable> m_phone_table;
};

/// An audience of the table as a phone's actor; empty for everybody.
std::string actor_of(const ledger::Evening& evening, Audience audience)
{
    const std::vector<std::string> actors = evening.actors();
    for (std::size_t seat = 0; seat < actors.size(); ++seat) {
        if (audience == Audience::seat(static_cast<int>(seat)))
            return actors[seat];
    }
    return {};
}

/// Returns true if the audience sees a word in a line in which others do not.
bool knows_more(const ledger::Evening& evening, Audience audience, const std::string& word)
{
    const auto own = evening.view_for(audience);
    const auto common = evening.view_for(Audience::everybody());
    for (int entry = 1; entry <= evening.history().size(); ++entry) {
        const std::string& line = own->entry(entry).line;
        if (line != common->entry(entry).line && line.find(word) != std::string::npos)
            return true;
    }
    return false;
}

/// Compares every byte that phones of other audiences are sent of two evenings, over real
/// connections.
class Comparison {
public:
    Comparison()
        : m_boards(m_look.canvas())
        , m_left(m_boards)
        , m_right(m_boards)
    {
    }

    void compare(const ledger::Evening& one, const ledger::Evening& other,
        const std::vector<Audience>& others, const std::string& line)
    {
        // Pictures take the longest.
        const auto pictures = m_pairs % 25 == 0 ? Table::Pictures::with : Table::Pictures::without;
        const std::uint64_t version = 1000 + static_cast<std::uint64_t>(m_pairs) * 10;
        m_left.show(one, pictures, version);
        m_right.show(other, pictures, version);
        const bool is_alike = is_answered_alike(one, other, line);
        const std::string move = server::text_of({{"line", line}, {"version", version + 1}});
        for (const Audience audience : others) {
            const std::string actor = actor_of(one, audience);
            INFO("seen by " << (actor.empty() ? "everybody" : actor));
            same(actor, "/view?after=0");
            if (pictures == Table::Pictures::with)
                same(actor, "/board.png?version=" + std::to_string(version));
            if (is_alike)
                same(actor, "/move", move);
            compare_other_answers(actor, one.history().size());
            ++m_compared;
        }
        ++m_pairs;
    }
    [[nodiscard]] int pairs() const { return m_pairs; }
    /// Answers of each table.
    [[nodiscard]] int compared() const { return m_compared; }
    [[nodiscard]] int lessons() const { return m_lessons; }

private:
    /// What is asked now and then.
    void compare_other_answers(const std::string& actor, int entries)
    {
        switch (m_pairs % 20) {
        case 0:
            same(actor, "/ask?q=1");
            break;
        case 5:
            same(actor, "/object", server::text_of({{"entry", entries}}));
            break;
        case 10: // Errors.
            same(actor, "/object", server::text_of({{"entry", entries + 1}}));
            same(actor, "/move", "{");
            break;
        case 15:
            same(actor, "/board.png");
            same(actor, "/nothing");
            break;
        default:
            break;
        }
    }
    void same(const std::string& actor, const std::string& url)
    {
        const std::string seen = m_left.get(actor, url);
        REQUIRE(seen == m_right.get(actor, url));
        if (seen.find("\"lesson\":{") != std::string::npos)
            ++m_lessons;
    }
    void same(const std::string& actor, const std::string& url, const std::string& body)
    {
        REQUIRE(m_left.post(actor, url, body) == m_right.post(actor, url, body));
    }

    server::AsideLook m_look;
    server::BoardPictures m_boards;
    Table m_left;
    Table m_right;
    int m_pairs = 0;
    int m_compared = 0;
    int m_lessons = 0;
};

constexpr int pairs_of_game = 1700;

} // namespace

TEST_CASE("phones: another bid or another kept Job changes not a byte for other phones")
{
    using namespace corleone_secrets;
    Comparison comparison;
    for (std::uint32_t seed = 1; comparison.pairs() < pairs_of_game && seed < 4000; ++seed) {
        SecretiveTable table(seed);
        table.play(40 + static_cast<int>(seed % 5) * 40);
        for (int entry = 1; entry <= table.evening().history().size(); ++entry) {
            const auto other = table.with_other_secret(entry);
            const bool is_other = other
                && other->history().entry(entry).line != table.evening().history().entry(entry).line
                && went_alike(table.evening(), *other);
            if (!is_other)
                continue;
            INFO("seed " << seed << ": " << table.evening().history().entry(entry).line << " / "
                         << other->history().entry(entry).line);
            comparison.compare(table.evening(), *other, others_of(table.evening(), entry),
                table.random().line(table.evening()));
        }
    }
    CHECK(comparison.pairs() >= pairs_of_game);
    CHECK(comparison.compared() > comparison.pairs());
    CHECK(comparison.lessons() > comparison.pairs() / 100);
}

TEST_CASE("phones: another hidden card of Ca$h ’n Guns changes not a byte for other phones")
{
    using namespace cash_n_guns_secrets;
    Comparison comparison;
    for (std::uint32_t seed = 1; comparison.pairs() < pairs_of_game && seed < 2000; ++seed) {
        SecretiveTable table(seed);
        table.play(1 + static_cast<int>(seed % 4));
        if (table.evening().timeline().present().phase == cash_n_guns::Phase::end)
            continue;
        for (int entry = 1; entry <= table.evening().history().size(); ++entry) {
            constexpr int tries = 3;
            for (int i = 0; i <= tries; ++i) {
                const std::optional<Variant> variant =
                    i < tries ? table.with_other_secret(entry) : table.with_exchanged_shares(entry);
                const bool is_other = variant
                    && lines_of(*variant->evening) != lines_of(table.evening())
                    && went_alike(table.evening(), *variant->evening);
                if (!is_other)
                    continue;
                std::vector<Audience> others{Audience::everybody()};
                for (const auto player : players(table.evening().timeline().present())) {
                    if (std::ranges::find(variant->privy, player) == variant->privy.end())
                        others.push_back(Audience::seat(static_cast<int>(player)));
                }
                INFO("seed " << seed << ": " << table.evening().history().entry(entry).line);
                comparison.compare(table.evening(), *variant->evening, others,
                    table.random().line(table.evening()));
            }
        }
    }
    CHECK(comparison.pairs() >= pairs_of_game);
    CHECK(comparison.compared() > comparison.pairs());
    CHECK(comparison.lessons() > comparison.pairs() / 100);
}

TEST_CASE("phones: another covered card of MAFIA changes not a byte for other phones")
{
    using namespace mafia_secrets;
    Comparison comparison;
    for (std::uint32_t seed = 1; comparison.pairs() < pairs_of_game && seed < 4000; ++seed) {
        RandomMafia lines(seed);
        const ledger::Tree head = lines.head();
        const auto evening = any_evening(head, lines, 30 + static_cast<int>(seed % 4) * 20);
        for (int entry = 1; entry <= evening->history().size(); ++entry) {
            const Move move = *evening->timeline().move_of(entry);
            const auto* draw = std::get_if<Draw>(&move.action);
            const bool is_secret = draw != nullptr && draw->card.deck() == Deck::red
                && ledger::is_applied(evening->history().entry(entry).verdict);
            if (!is_secret)
                continue;
            for (int i = 0; i < 3; ++i) {
                const Card card(Deck::red, 1 + lines.below(Card::reds));
                const auto other = with_other_card(head, *evening, entry, card);
                if (card == draw->card || !went_alike(*evening, *other))
                    continue;
                std::vector<Audience> others{Audience::everybody()};
                for (int seat = 0; seat < evening->timeline().present().seat_count; ++seat) {
                    if (!knows_more(*evening, Audience::seat(seat), word_of(draw->card)))
                        others.push_back(Audience::seat(seat));
                }
                INFO("seed " << seed << ", entry " << entry << ": " << word_of(card));
                comparison.compare(*evening, *other, others, lines.line(*evening));
            }
        }
    }
    CHECK(comparison.pairs() >= pairs_of_game);
    CHECK(comparison.compared() > comparison.pairs());
    CHECK(comparison.lessons() > comparison.pairs() / 100);
}
