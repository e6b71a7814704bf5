/// Non-interference over what phones are told: change something that an audience may not know, and
/// not a byte of its view, its answers or its picture changes.

#include "companion/server/aside_look.h"
#include "companion/server/asked.h"
#include "companion/server/board_pictures.h"
#include "companion/server/phone_view.h"
#include "tests/cash_n_guns/secretive_table.h"
#include "tests/corleone/secretive_table.h"
#include "tests/mafia/secretive_evening.h"
#include "tests/support/non_interference.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Audience;

namespace {

constexpr server::PhoneRights all_rights{true, true, true, true};

std::string same_name(std::string_view actor)
{
    return std::string(actor);
}

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

/// Compares everything that phones of other audiences are told of two evenings.
class Comparison {
public:
    Comparison()
        : m_boards(m_look.canvas())
    {
    }

    void compare(const ledger::Evening& one, const ledger::Evening& other,
        const std::vector<Audience>& others, const std::string& line)
    {
        // Another language with every pair.
        const auto& languages = language::all_languages();
        language::choose(languages[static_cast<std::size_t>(m_pairs) % languages.size()]);
        for (const Audience audience : others) {
            const std::string actor = actor_of(one, audience);
            const server::SeatView left(one, actor, same_name);
            const server::SeatView right(other, actor, same_name);
            INFO("seen by " << (actor.empty() ? "everybody" : actor));
            REQUIRE(told(left) == told(right));
            if (is_answered_alike(one, other, line))
                REQUIRE(judged(left, line) == judged(right, line));
            if (m_pairs % 20 == 0)
                REQUIRE(server::text_of(server::answers_to("1", left, m_books.of(one.game())))
                    == server::text_of(server::answers_to("1", right, m_books.of(one.game()))));
            ++m_compared;
        }
        ++m_pairs;
        language::choose({});
    }
    [[nodiscard]] int pairs() const { return m_pairs; }
    [[nodiscard]] int compared() const { return m_compared; }

private:
    std::string told(const server::SeatView& view)
    {
        server::PhoneMoment moment{0, all_rights, m_by_phone};
        // The boards of some: they take the longest.
        if (m_pairs % 4 == 0) {
            const auto drawn = m_boards.draw(view);
            moment.picture = drawn.picture;
            moment.board = server::board_in_words(view, drawn.things);
        }
        return server::view_json(view, moment);
    }
    std::string judged(const server::SeatView& view, const std::string& line)
    {
        return server::text_of(server::verdict_json(view, line, view.observed()->opinion(line),
            server::WasRecorded::no, m_books.of(view.evening().game())));
    }

    server::AsideLook m_look;
    server::BoardPictures m_boards;
    server::Books m_books;
    std::map<int, std::string> m_by_phone;
    int m_pairs = 0;
    int m_compared = 0;
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
}
