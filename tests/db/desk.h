#pragma once

#include "db/record_file.h"
#include "tests/db/evenings.h"
#include "tests/db/temporary_folder.h"
#include "tests/records/program.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::test {

/// A folder with a record file of a whole game, and the program working in it.
struct Desk {
    Desk()
    {
        db::Record game;
        game.head = head_for(2);
        const ledger::Tree box = made_up_box();
        for (const auto& [kind, list] : box.members())
            game.head.set(kind, list);
        game.moves = random_game(2, 1);
        REQUIRE_FALSE(db::write_record(game, record, db::IfExists::refuse).is_error());
    }

    [[nodiscard]] ProgramResult run(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.end(), {"--db", database.string()});
        return run_program(arguments);
    }

    /// Imports the record and gives the id of its evening.
    [[nodiscard]] std::string import() const
    {
        const ProgramResult imported = run({"import", record.string()});
        CHECK(imported.exit_code == 0);
        CHECK(imported.errors.empty());
        return imported.output.substr(0, imported.output.find(' '));
    }

    TemporaryFolder folder;
    std::filesystem::path record = folder / "evening.game.toml";
    std::filesystem::path database = folder / "x.db";
};

inline std::ptrdiff_t lines_in(const std::string& text)
{
    return std::count(text.begin(), text.end(), '\n');
}

/// The command cannot be done: exit code 2 and one line that contains these words.
inline void check_unusable(const ProgramResult& result, const std::string& words)
{
    CHECK(result.exit_code == 2);
    CHECK(lines_in(result.errors) == 1);
    CHECK_THAT(result.errors, Catch::Contains(words));
}

} // namespace consigliere::test
