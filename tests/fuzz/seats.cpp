#include "tests/fuzz/seats.h"

#include "engine/games/games.h"
#include "tests/cash_n_guns/checks.h"
#include "tests/cash_n_guns/evenings.h"
#include "tests/corleone/box.h"
#include "tests/corleone/checks.h"
#include "tests/mafia/checks.h"
#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

#include <numeric>
#include <vector>

namespace consigliere::fuzz {

using ledger::Tree;

namespace {

struct Seats {
    std::string name;
    Tree head;
};

std::vector<Seats> seats_of_corleone()
{
    const std::vector<std::string> families{
        "marzullo", "pizzino", "vitale", "caccamo", "matarazzo"};
    std::vector<Seats> all;
    for (std::ptrdiff_t players = 2; players <= 5; ++players) {
        for (const char* tracking : {"full", "board"})
            all.push_back({std::to_string(players) + "-" + tracking,
                test::head_of({families.begin(), families.begin() + players}, tracking)});
    }
    return all;
}

std::vector<Seats> seats_of_cash()
{
    const std::vector<std::string> names{"ana", "piotr", "iwo", "ala", "ela", "jan", "ewa", "ola"};
    const std::vector<std::string> powers{
        "greedy", "kid", "dictator", "hustler", "junk-dealer", "smart", "vulture", "good-friend"};
    std::vector<Seats> all;
    for (const std::size_t players : {4U, 5U, 8U}) {
        test::Table plain;
        plain.seats.assign(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(players));
        test::Table powerful = plain;
        for (std::size_t i = 0; i < players; ++i)
            powerful.seats[i] = powers[i] + ":" + names[i];
        all.push_back({std::to_string(players), test::head_of(plain)});
        all.push_back({std::to_string(players) + "-powers", test::head_of(powerful)});
    }
    return all;
}

std::vector<Seats> seats_of_mafia()
{
    test::MafiaTable two;
    two.seats = {"ana:antonio,sergio,paolo", "ben:maria,vitorio,franco"};
    test::MafiaTable undescribed;
    undescribed.has_circuit = false;
    undescribed.has_homes = false;
    test::MafiaTable blitz;
    blitz.options = {{"blitz", "yes"}, {"fields_per_turn", "12"}, {"family_may_buy", "yes"}};
    return {{"2", test::head_of(two)}, {"6", test::head_of(test::MafiaTable{})},
        {"6-undescribed", test::head_of(undescribed)}, {"6-blitz", test::head_of(blitz)}};
}

/// A game that joins has its tables here.
std::vector<Seats> seats_of(std::string_view game)
{
    if (game == corleone::Game::name)
        return seats_of_corleone();
    if (game == cash_n_guns::Game::name)
        return seats_of_cash();
    if (game == mafia::Game::name)
        return seats_of_mafia();
    return {};
}

const Seats& chosen(const std::vector<Seats>& all, std::string_view name)
{
    for (const Seats& seats : all) {
        if (seats.name == name)
            return seats;
    }
    // With as many players at least.
    for (const Seats& seats : all) {
        if (!name.empty() && seats.name.front() == name.front())
            return seats;
    }
    const auto sum = std::accumulate(name.begin(), name.end(), std::size_t{0},
        [](std::size_t total, char letter) { return total + static_cast<unsigned char>(letter); });
    return all[sum % all.size()];
}

/// Calls a function with the evening of whatever game it is.
template <typename Function>
void with_game(const ledger::Evening& evening, const Function& function)
{
    if (const auto* of_corleone = dynamic_cast<const corleone::Evening*>(&evening))
        function(*of_corleone);
    if (const auto* of_cash = dynamic_cast<const cash_n_guns::Evening*>(&evening))
        function(*of_cash);
    if (const auto* of_mafia = dynamic_cast<const mafia::Evening*>(&evening))
        function(*of_mafia);
}

} // namespace

std::unique_ptr<ledger::Evening> begin_evening(std::string_view game, std::string_view table)
{
    static const Tree box = test::test_box();
    const std::vector<Seats> all = seats_of(game);
    REQUIRE_FALSE(all.empty());
    std::vector<Tree> known;
    if (game == corleone::Game::name)
        known.push_back(box);
    auto evening = games::find(game)->begin_evening(chosen(all, table).head, known);
    REQUIRE_FALSE(evening.is_error());
    return std::move(evening.value());
}

std::string told_line(const ledger::Evening& evening, unsigned char choice)
{
    constexpr int rounds = 8;
    if (evening.game() == cash_n_guns::Game::name && choice % 4 != 0)
        return test::loot_line(1 + choice % rounds);
    return ledger::undo_line(evening.history().size() / 2);
}

void check_round_trip(const ledger::Evening& evening, const std::string& line)
{
    with_game(evening, [&line](const auto& of_game) {
        auto components = of_game.timeline().components();
        const auto move = parse(line, components);
        if (!move.is_error())
            test::check_round_trip(move.value(), components);
    });
}

void check_line(const ledger::Evening& evening, const std::string& line)
{
    with_game(evening, [&line](const auto& of_game) { test::check_line(of_game, line); });
}

void check_alike(const ledger::Evening& left, const ledger::Evening& right)
{
    REQUIRE(left.history().size() == right.history().size());
    for (int number = 1; number <= left.history().size(); ++number) {
        const ledger::Entry& mine = left.history().entry(number);
        const ledger::Entry& other = right.history().entry(number);
        if (mine.verdict != other.verdict || mine.reasons != other.reasons)
            FAIL("Judged otherwise the second time: entry " << number << ", " << mine.line);
    }
    CHECK(left.position_report() == right.position_report());
    CHECK(left.score_report() == right.score_report());
}

void look_at(const ledger::Evening& evening)
{
    using ledger::Audience;
    for (const Audience audience : {Audience::everybody(), Audience::seat(0), Audience::scribe()}) {
        const auto observed = evening.view_for(audience);
        CHECK(observed->position_report().is_table());
        CHECK(observed->score_report().is_table());
        for (int number = 1; number <= evening.history().size(); ++number)
            CHECK(observed->entry(number).kind == evening.history().entry(number).kind);
    }
}

std::string_view take_line(std::string_view& text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line;
}

} // namespace consigliere::fuzz
