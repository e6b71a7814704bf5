/// Records of single rules of MAFIA, tapped: what the referee lets stand of them can be done on the
/// screen.

#include "tests/db/temporary_folder.h"
#include "tests/ui/evening.h"
#include "tests/ui/mafia_tapper.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;

namespace {

/// The screen asks which business of a kind is meant, where a line may leave that open.
std::string numbered(const std::string& line)
{
    for (const char* kind : {" to bank", " to arms", " to police"}) {
        if (line.ends_with(kind))
            return line + "-9";
    }
    return line;
}

/// Lines that cannot be read, and those that the referee refuses, are left out.
void tap_rule(const std::string& name, const Scenery& scenery)
{
    INFO(name);
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "rule.db";
    const db::Record record = test_record("mafia/" + name);
    MafiaTapper tapper(referee_of(record));
    const std::string session = begin_in(database, record);
    Inspector inspector;
    {
        Stage stage(database, scenery, inspector);
        stage.tap("session:" + session);
        tapper.sit_down(stage);
        for (const std::string& move : record.moves) {
            const std::string line = numbered(move);
            INFO(line);
            if (tapper.stands(line))
                tapper.tap(line);
        }
    }
    const Kept kept = kept_in(database, session);
    const Kept expected = kept_by(tapper.referee());
    CHECK(kept.entries == expected.entries);
    CHECK(kept.position == expected.position);
    CHECK(inspector.report() == "");
}

void tap_rules(const std::vector<std::string>& names, std::size_t scenery)
{
    for (const std::string& name : names)
        tap_rule(name, all_sceneries()[scenery % all_sceneries().size()]);
}

} // namespace

TEST_CASE("mafia: killers, attacks and vendettas are tapped in, with the corrections before them")
{
    tap_rules({"A12", "A15", "M-3.5.3e", "M-3.5.4", "M-3.5.6", "M-3.5.3c"}, 0);
}

TEST_CASE("mafia: distress, loans and failure are tapped in")
{
    tap_rules({"M-5.1", "M-5.1.2", "M-5.1.3", "M-7.1.3", "A27"}, 1);
}

TEST_CASE("mafia: cards, businesses and deals are tapped in")
{
    tap_rules({"M-4.3", "M-4.5", "M-4.7", "M-6.1b", "M-6.1c", "M-6.1a", "A22", "M-3.5.2"}, 0);
}

TEST_CASE("mafia: a circuit that nobody has described is played freely")
{
    tap_rules({"M-3.2-unknown", "M-3.5b-unknown", "sample-turn"}, 3);
}

TEST_CASE("mafia: the ends of the game are tapped in")
{
    tap_rules({"M-7.1", "M-7.1.1", "M-7.1.2", "M-7.1.4"}, 0);
}
