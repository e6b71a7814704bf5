/// The command `story`: text, JSON, what it refuses, and that the same chances come again.

#include "tests/records/program.h"

#include <catch2/catch.hpp>

using namespace consigliere::test;

namespace {

const std::string records = CONSIGLIERE_SOURCE "/tests/records/";

} // namespace

TEST_CASE("story: a finished evening is told, as text and as JSON")
{
    const std::string file = records + "corleone/evening-of-two.game.toml";
    const ProgramResult text = run_program({"story", file, "--playouts", "0"});
    CHECK(text.exit_code == 0);
    CHECK(text.output.find("won with $90") != std::string::npos);
    CHECK(text.output.find("What decided") != std::string::npos);
    const ProgramResult json = run_program({"story", file, "--playouts", "0", "--json"});
    CHECK(json.exit_code == 0);
    CHECK(json.output.find("\"format\": \"consigliere-story/1\"") != std::string::npos);
    CHECK(json.output.find("\"winners\"") != std::string::npos);
}

TEST_CASE("story: an evening that is not over has none")
{
    const ProgramResult refused =
        run_program({"story", records + "corleone/example-4-extortion.game.toml"});
    CHECK(refused.exit_code == 2);
    CHECK(refused.output.empty());
    CHECK(refused.errors.find("The evening isn’t over, so it has no story yet.")
        != std::string::npos);
}

TEST_CASE("story: the same chances come again, and the database does not change")
{
    const ProgramResult told = run_script("folder=$(mktemp -d); db=$folder/evenings.db\n"
                                          "$consigliere import --db $db '"
        + records
        + "cash-n-guns/game-4-players.game.toml' >/dev/null\n"
          "id=$($consigliere list --db $db --json | grep -o '\"id\": \"[^\"]*' | head -n 1 | cut "
          "-c 8-)\n"
          "before=$(sha256sum <$db)\n"
          "$consigliere story --db $db $id --playouts 10 --json >$folder/one\n"
          "$consigliere story --db $db $id --playouts 10 --json >$folder/two\n"
          "cmp $folder/one $folder/two && [ \"$before\" = \"$(sha256sum <$db)\" ] && echo same\n"
          "$consigliere verify --db $db >/dev/null && echo intact\n"
          "rm -r $folder");
    CHECK(told.output.find("same") != std::string::npos);
    CHECK(told.output.find("intact") != std::string::npos);
    CHECK(told.errors.empty());
}
