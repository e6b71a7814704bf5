/// Counts the taps that whole evenings take on the real screens: altogether, and what each kind of
/// line took beyond its choices.

#include "tests/db/temporary_folder.h"
#include "tests/ui/cash_n_guns_tapper.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/evening.h"
#include "tests/ui/mafia_tapper.h"

#include <catch2/catch.hpp>

#include <functional>
#include <iostream>
#include <map>
#include <sstream>

namespace {

using namespace consigliere;
using namespace consigliere::test;

struct Spent {
    int lines = 0;
    int taps = 0;
    int choices = 0;
};

using Play = std::function<std::unique_ptr<Tapper>(const db::Record&, Stage&)>;

std::unique_ptr<Tapper> play_cash_n_guns(const db::Record& record, Stage& stage)
{
    auto tapper = std::make_unique<CashNGunsTapper>(referee_of(record));
    tapper->sit_down(stage);
    tapper->tap_in_few(record.moves);
    return tapper;
}

template <typename GameTapper, auto... settings>
std::unique_ptr<Tapper> play_line_by_line(const db::Record& record, Stage& stage)
{
    auto tapper = std::make_unique<GameTapper>(referee_of(record), settings...);
    tapper->sit_down(stage);
    for (const std::string& line : record.moves)
        tapper->tap(line);
    return tapper;
}

/// What a line says, without who and what: "thug", "job", "table loots".
std::string kind_of(const std::string& line)
{
    std::istringstream words(line);
    std::string who;
    std::string verb;
    words >> who >> verb;
    return who == "table" ? who + " " + verb : verb;
}

/// What an evening takes altogether; what each kind of line takes is printed.
Spent spent_on(const db::Record& record, const Play& play)
{
    const TemporaryFolder folder;
    const std::string session = begin_in(folder / "evening.db", record);
    Inspector inspector;
    Stage stage(folder / "evening.db", {}, inspector);
    stage.tap("session:" + session);
    const std::unique_ptr<Tapper> tapper = play(record, stage);
    CHECK(stage.has("end:done"));
    std::map<std::string, Spent> by_kind;
    Spent all;
    for (const Tapper::Effort& effort : tapper->efforts()) {
        for (Spent* spent : {&all, &by_kind[kind_of(effort.line)]}) {
            ++spent->lines;
            spent->taps += effort.taps;
            spent->choices += effort.choices;
        }
    }
    std::cout << record.game() << ": " << all.taps << " taps for " << all.lines << " lines, "
              << all.choices << " of them choices\n";
    for (const auto& [kind, spent] : by_kind)
        std::cout << "    " << kind << ": " << spent.lines << " lines, " << spent.taps << " taps, "
                  << spent.choices << " choices\n";
    return all;
}

db::Record without_told_discards(db::Record record)
{
    std::erase_if(record.moves,
        [](const std::string& line) { return line.find(" discards ") != std::string::npos; });
    return record;
}

} // namespace

// `tests/bench/run` prints what these count.

TEST_CASE("few taps: an evening of two of Corleone's Empire", "[taps]")
{
    const Spent spent = spent_on(test_record("corleone/evening-of-two"),
        play_line_by_line<CorleoneTapper, CorleoneTapper::Collecting::by_itself>);
    CHECK(spent.taps <= 300);
}

TEST_CASE("few taps: a game of five of Ca$h 'n Guns, and all that was discarded is told", "[taps]")
{
    const Spent spent = spent_on(test_record("cash-n-guns/game-5-players"), play_cash_n_guns);
    CHECK(spent.taps <= 164);
}

TEST_CASE("few taps: a game of five of Ca$h 'n Guns, and no discard is told", "[taps]")
{
    const Spent spent = spent_on(
        without_told_discards(test_record("cash-n-guns/game-5-players")), play_cash_n_guns);
    CHECK(spent.taps <= 148);
}

TEST_CASE("few taps: a game of four of MAFIA", "[taps]")
{
    const Spent spent =
        spent_on(test_record("mafia/game-4-players"), play_line_by_line<MafiaTapper>);
    CHECK(spent.taps <= 59);
}
