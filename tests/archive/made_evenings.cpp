#include "tests/archive/made_evenings.h"

#include "db/connection.h"
#include "db/session_id.h"
#include "db/session_record.h"
#include "engine/games/games.h"
#include "tests/cash_n_guns/random_lines.h"
#include "tests/corleone/box.h"
#include "tests/corleone/random_lines.h"
#include "tests/mafia/random_lines.h"
#include "tests/support/random.h"

#include <array>
#include <cstdio>
#include <cstdlib>

namespace consigliere::test {

using ledger::Tree;

namespace {

constexpr std::array people{"Ana", "Piotr", "Ewa", "Jan", "Zofia", "Bruno", "Celia", "Elena",
    "Ivan", "Łukasz", "Bia", "Ola", "Max", "Nora"};
constexpr std::array places{"", "at Bruno’s", "Café Łódź", "the club, \"upstairs\""};
constexpr std::array notes{"", "", "", "Ewa’s birthday", "We argued about the Horse Head, twice."};
constexpr int most_entries = 1200;

/// A table that plays to the end and now and then does something else.
template <typename Evening, typename Lines, typename Next>
void play(Evening& evening, Lines& lines, const Next& next)
{
    const auto is_over = [&evening] {
        const auto phase = evening.timeline().present().phase;
        return phase == decltype(phase)::end;
    };
    while (!is_over() && evening.history().size() < most_entries) {
        const std::optional<int> back = evening.history().undo_target();
        if (lines.below(150) == 0)
            evening.record(lines.line(evening) + " ! we play it like this");
        else if (lines.below(150) == 0 && back)
            evening.record(ledger::undo_line(*back));
        else if (lines.below(300) == 0)
            evening.record(lines.correction(evening));
        else
            next();
    }
}

PlayedGame stored(const Tree& head, const ledger::Evening& evening, const std::vector<Tree>& known)
{
    db::Record record;
    record.head = head;
    record.head.set("game", evening.game());
    PlayedGame played{
        std::string(evening.game()), db::rows_of(record, evening, known), db::results_of(evening)};
    return played;
}

Tree corleone_head(int players, RandomLines& lines, const char* tracking)
{
    std::vector<std::string> families{"marzullo", "matarazzo", "vitale", "caccamo", "pizzino"};
    lines.shuffle(families);
    families.resize(static_cast<std::size_t>(players));
    return head_of(families, tracking);
}

/// The head of a record with so many seats.
template <typename Lines>
Tree head_for(int players, Lines& lines)
{
    Tree head = lines.head();
    while (head.find("seats")->elements().size() != static_cast<std::size_t>(players))
        head = lines.head();
    return head;
}

PlayedGame play_corleone(int players, std::uint32_t seed, const char* tracking)
{
    RandomLines lines(seed);
    const Tree head = corleone_head(players, lines, tracking);
    auto begun = games::find("corleone")->begin_evening(head, {test_box()});
    if (begun.is_error())
        std::abort();
    auto& evening = static_cast<corleone::Evening&>(*begun.value());
    play(evening, lines, [&] {
        const std::vector<ledger::LegalLine> legal = evening.legal_lines();
        evening.record(legal.empty() ? lines.line(evening) : lines.any_of(legal).line);
    });
    // Where only the board was followed, the Suitcases are counted now.
    for (const std::string& family : evening.actors())
        evening.record(family + " counts $5x" + std::to_string(1 + lines.below(6)) + ",$2");
    return stored(head, evening, {test_box()});
}

std::string time_text(std::int64_t seconds)
{
    const std::time_t time = seconds;
    std::tm parts{};
    gmtime_r(&time, &parts);
    char text[64];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S.000Z", &parts);
    return text;
}

std::string id_for(int number)
{
    char text[64];
    std::snprintf(text, sizeof text, "a0000000-0000-4000-8000-%012d", number);
    return text;
}

/// Somebody has played it on some day.
db::SessionRows dressed(const PlayedGame& game, int number, Random& random)
{
    constexpr std::int64_t first_day = 1'451'606'400; // 2016-01-01
    constexpr std::int64_t day = 86'400;
    constexpr int days = 3900;
    db::SessionRows rows = game.rows;
    rows.id = id_for(number);
    std::int64_t time = first_day + random.below(days) * day + 18 * 3600 + random.below(7200);
    rows.created = time_text(time);
    std::vector<std::string> names(people.begin(), people.end());
    random.shuffle(names);
    for (std::size_t seat = 0; seat < rows.seats.size(); ++seat)
        rows.seats[seat] = {rows.seats[seat].actor, names[seat]};
    for (db::EntryRow& entry : rows.entries) {
        entry.at = time_text(time);
        time += random.below(400) == 0 ? 1800 + random.below(1800) : 3 + random.below(40);
    }
    const db::SessionDetails details{rows.created.substr(0, std::string_view("2016-01-01").size()),
        random.any_of(places), random.any_of(notes)};
    rows.edits.clear();
    if (const std::optional<db::EditRow> edit = db::edit_for(rows.edits, details))
        rows.edits.push_back(*edit);
    return rows;
}

} // namespace

PlayedGame play_corleone(int players, std::uint32_t seed)
{
    return play_corleone(players, seed, "full");
}

PlayedGame play_corleone_by_board(int players, std::uint32_t seed)
{
    return play_corleone(players, seed, "board");
}

PlayedGame play_cash_n_guns(int players, std::uint32_t seed)
{
    RandomCash lines(seed);
    const Tree head = head_for(players, lines);
    auto begun = games::find("cash-n-guns")->begin_evening(head, {});
    if (begun.is_error())
        std::abort();
    auto& evening = static_cast<cash_n_guns::Evening&>(*begun.value());
    play(evening, lines, [&] {
        const auto& position = evening.timeline().present();
        const std::vector<ledger::LegalLine> legal = evening.legal_lines();
        evening.record(position.phase == cash_n_guns::Phase::loot || legal.empty()
                ? lines.loot(position)
                : lines.any_of(legal).line);
    });
    return stored(head, evening, {});
}

PlayedGame play_mafia(int players, std::uint32_t seed)
{
    RandomMafia lines(seed);
    const Tree head = head_for(players, lines);
    auto begun = games::find("mafia")->begin_evening(head, {});
    if (begun.is_error())
        std::abort();
    auto& evening = static_cast<mafia::Evening&>(*begun.value());
    play(evening, lines, [&] {
        std::vector<ledger::LegalLine> legal = evening.legal_lines();
        // A table may stop at any moment, and most play on.
        if (!lines.chance(1))
            std::erase_if(
                legal, [](const ledger::LegalLine& one) { return one.line == "table stops"; });
        evening.record(legal.empty() ? lines.line(evening) : lines.any_of(legal).line);
    });
    return stored(head, evening, {});
}

void make_evenings(db::Database& database, const Making& making)
{
    std::vector<PlayedGame> games;
    for (int i = 0; i < making.games; ++i) {
        const std::uint32_t seed = making.seed * 1000 + static_cast<std::uint32_t>(i);
        if (i % 5 == 4)
            games.push_back(play_cash_n_guns(4 + i / 5 % 5, seed));
        else if (i % 10 == 7)
            games.push_back(play_mafia(2 + i / 10 % 5, seed));
        else if (i % 10 == 3)
            games.push_back(play_corleone_by_board(2 + i % 4, seed));
        else
            games.push_back(play_corleone(2 + i % 4, seed));
    }
    Random random(making.seed);
    db::Connection& connection = database.connection();
    constexpr int in_one_commit = 200;
    for (int number = 0; number < making.evenings;) {
        const auto failure = db::in_transaction(connection, [&] {
            for (int i = 0; i < in_one_commit && number < making.evenings; ++i, ++number) {
                const PlayedGame& game = random.any_of(games);
                db::SessionRows rows = dressed(game, number, random);
                db::insert_session(connection, rows);
                db::write_results(connection, rows.key, *rows.end, game.results);
            }
        });
        if (failure.is_error())
            std::abort();
    }
}

} // namespace consigliere::test
