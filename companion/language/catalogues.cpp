#include "companion/language/catalogues.h"

#include <cstdlib>
#include <sstream>
#include <vector>

namespace consigliere::language {

namespace {

namespace fs = std::filesystem;

/// Returns the folder of installed data; empty when run from the build tree. Relative to the
/// program, or in the system's data folder.
fs::path find_installed_data()
{
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    std::vector<fs::path> folders{program.parent_path().parent_path() / "share"};
    const char* listed = std::getenv("XDG_DATA_DIRS");
    std::istringstream rest(
        listed != nullptr && *listed != '\0' ? listed : "/usr/local/share:/usr/share");
    for (std::string folder; std::getline(rest, folder, ':');)
        folders.emplace_back(folder);
    for (const fs::path& folder : folders) {
        if (fs::is_directory(folder / "consigliere" / "rules", failed))
            return folder / "consigliere";
        // When run from the build tree, ignore an installed version.
        if (fs::is_directory(CONSIGLIERE_ASSETS, failed))
            return {};
    }
    return {};
}

const fs::path& installed_data()
{
    static const fs::path found = find_installed_data();
    return found;
}

} // namespace

std::string catalogue_folder()
{
    return installed_data().empty() ? CONSIGLIERE_CATALOGUES : installed_data() / "catalogues";
}

std::string assets_folder()
{
    return installed_data().empty() ? CONSIGLIERE_ASSETS : installed_data().string();
}

} // namespace consigliere::language
