#pragma once

#include "companion/frame/database_maintenance.h"
#include "tests/ui/house.h"

#include <filesystem>

namespace consigliere::test {

/// The first lines of an evening of two.
[[nodiscard]] inline db::Record begun_evening(std::size_t lines)
{
    db::Record record = test_record("corleone/evening-of-two");
    record.moves.resize(lines);
    return record;
}

/// An evening of twelve entries is on the screen, and its file is moved away: nothing more is
/// saved.
struct Astray {
    Astray()
    {
        house.stage().tap("session:" + house.session);
        std::filesystem::rename(house.database(), away);
    }
    void bring_back() const { std::filesystem::rename(away, house.database()); }

    House house{begun_evening(12)};
    std::filesystem::path away = house.documents() / "moved.db";
    Stage& stage = house.stage();
};

inline void wait_for_backup(Stage& stage)
{
    const auto is_busy = [&stage] {
        const db::BackupWorker::State state = stage.program().context().keeping.backups();
        return state.is_running || state.is_looking;
    };
    while (is_busy())
        stage.frame();
    stage.frames(2);
}

} // namespace consigliere::test
