#pragma once

#include "db/record_file.h"
#include "engine/corleone/game.h"

#include <filesystem>
#include <memory>
#include <string>

/// The evening that everything is measured with: five players, four Acts, every card followed.
namespace consigliere::bench {

[[nodiscard]] const db::Record& evening_record();
[[nodiscard]] const std::string& evening_text();
/// The evening played to its end, or to an entry.
[[nodiscard]] std::unique_ptr<corleone::Evening> played_evening(int entries = -1);

/// A folder that disappears again, on the disk that the program's data would be on.
class ScratchFolder {
public:
    ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder();
    [[nodiscard]] std::filesystem::path file(const std::string& name) const
    {
        return m_path / name;
    }

private:
    std::filesystem::path m_path;
};

} // namespace consigliere::bench
