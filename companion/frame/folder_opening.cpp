#include "companion/frame/folder_opening.h"

#include "engine/ledger/line_words.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

#include <array>
#include <string_view>
#include <system_error>
#include <thread>

namespace consigliere::screens {

namespace fs = std::filesystem;

fs::path folder_named_in(const std::string& sentence)
{
    for (const std::string_view line : ledger::split(sentence, '\n')) {
        for (std::size_t at = line.find('/'); at != std::string_view::npos;
             at = line.find('/', at + 1)) {
            // A path starts at a word and extends to the end of the line.
            if (at > 0 && line[at - 1] != ' ')
                continue;
            const fs::path path(line.substr(at));
            std::error_code error;
            if (fs::is_directory(path, error))
                return path;
            if (fs::exists(path, error))
                return path.parent_path();
        }
    }
    return {};
}

bool show_folder(const fs::path& folder)
{
    std::string program = "xdg-open";
    std::string argument = folder.string();
    std::array<char*, 3> arguments{program.data(), argument.data(), nullptr};
    posix_spawn_file_actions_t actions{};
    if (::posix_spawn_file_actions_init(&actions) != 0)
        return false;
    for (const int stream : {0, 1, 2})
        static_cast<void>(
            ::posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0));
    pid_t child = 0;
    const int failure =
        ::posix_spawnp(&child, program.c_str(), &actions, nullptr, arguments.data(), environ);
    static_cast<void>(::posix_spawn_file_actions_destroy(&actions));
    if (failure != 0)
        return false;
    // Reap the child on a thread of its own: it may run for hours.
    std::thread([child] { static_cast<void>(::waitpid(child, nullptr, 0)); }).detach();
    return true;
}

} // namespace consigliere::screens
