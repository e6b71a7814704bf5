/// Counts the taps that whole evenings take on the real screens: altogether, and what each kind of
/// line took beyond its choices.

#include "tests/db/temporary_folder.h"
#include "tests/ui/cash_n_guns_tapper.h"
#include "tests/ui/corleone_tapper.h"
#include "tests/ui/evening.h"

#include <catch2/catch.hpp>

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

std::unique_ptr<Tapper> play(const db::Record& record, Stage& stage)
{
    if (record.game() == "cash-n-guns") {
        auto tapper = std::make_unique<CashNGunsTapper>(referee_of(record));
        tapper->sit_down(stage);
        tapper->tap_in_few(record.moves);
        return tapper;
    }
    auto tapper =
        std::make_unique<CorleoneTapper>(referee_of(record), CorleoneTapper::Collecting::by_itself);
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

void count(const std::string& name)
{
    const db::Record record = test_record(name);
    const TemporaryFolder folder;
    const std::string session = begin_in(folder / "evening.db", record);
    Inspector inspector;
    Stage stage(folder / "evening.db", {}, inspector);
    stage.tap("session:" + session);
    const std::unique_ptr<Tapper> tapper = play(record, stage);
    std::map<std::string, Spent> by_kind;
    Spent all;
    for (const Tapper::Effort& effort : tapper->efforts()) {
        for (Spent* spent : {&all, &by_kind[kind_of(effort.line)]}) {
            ++spent->lines;
            spent->taps += effort.taps;
            spent->choices += effort.choices;
        }
    }
    std::cout << name << ": " << all.taps << " taps for " << all.lines << " lines, " << all.choices
              << " of them choices\n";
    for (const auto& [kind, spent] : by_kind)
        std::cout << "    " << kind << ": " << spent.lines << " lines, " << spent.taps << " taps, "
                  << spent.choices << " choices\n";
}

} // namespace

/// Counts nothing that decides: `tests/bench/run` prints it.
TEST_CASE("taps that whole evenings take", "[.taps]")
{
    count("corleone/evening-of-two");
    count("cash-n-guns/game-5-players");
}
