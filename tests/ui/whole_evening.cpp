#include "tests/ui/whole_evening.h"

#include "tests/db/temporary_folder.h"
#include "tests/ui/evening.h"

#include <catch2/catch.hpp>

namespace consigliere::test {

const Scenery& scenery_of(std::size_t line, std::size_t shift)
{
    // Fonts of another size take longer to make than many frames, so sizes change seldom.
    constexpr std::size_t lines_of_one_size = 40;
    const std::vector<Scenery>& sceneries = all_sceneries();
    const std::size_t of_one_size = sceneries.size() / 2;
    const bool is_large = (line / lines_of_one_size + shift) % 2 == 1;
    return sceneries[(line + shift) % of_one_size + (is_large ? of_one_size : 0)];
}

void tap_through(const db::Record& record, Tapper& tapper, Sceneries sceneries)
{
    const TemporaryFolder folder;
    const std::filesystem::path database = folder / "evening.db";
    const std::string session = begin_in(database, record);
    Inspector inspector;
    const auto play = [&](std::size_t from, std::size_t to) {
        Stage stage(database, {}, inspector);
        choose_setting(stage, "collects:1");
        stage.tap("session:" + session);
        tapper.sit_down(stage);
        for (std::size_t line = from; line < to; ++line) {
            if (sceneries == Sceneries::changing)
                stage.set(scenery_of(line, 0));
            tapper.tap(record.moves[line]);
        }
        return stage.has("end:done");
    };
    const std::size_t middle = record.moves.size() / 2;
    CHECK_FALSE(play(0, middle));
    CHECK(kept_in(database, session).entries == kept_by(tapper.referee()).entries);
    CHECK(play(middle, record.moves.size()));
    const Kept kept = kept_in(database, session);
    const Kept expected = kept_by(tapper.referee());
    CHECK(kept.entries == expected.entries);
    CHECK(kept.position == expected.position);
    CHECK(kept.score == expected.score);
    CHECK(*kept.score.find("final")->boolean());
    check_efforts(tapper);
    CHECK(inspector.report() == "");
}

void check_efforts(const Tapper& tapper)
{
    constexpr int routine_taps = 2;
    for (const Tapper::Effort& effort : tapper.efforts()) {
        INFO(effort.line);
        CHECK(effort.taps <= routine_taps + effort.choices);
    }
}

} // namespace consigliere::test
