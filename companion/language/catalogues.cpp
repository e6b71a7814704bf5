#include "companion/language/catalogues.h"

#include <cstdlib>
#include <sstream>

namespace consigliere::language {

namespace {

namespace fs = std::filesystem;

bool has_data(const fs::path& folder)
{
    std::error_code failed;
    return fs::is_directory(folder / "consigliere" / "rules", failed);
}

/// Returns the folder of installed data, relative to the program or in the system's data folder;
/// empty when run from the build tree.
fs::path find_installed_data()
{
    std::error_code failed;
    const fs::path program = fs::read_symlink("/proc/self/exe", failed);
    const fs::path beside = program.parent_path().parent_path() / "share";
    if (has_data(beside))
        return beside / "consigliere";
    // When run from the build tree, ignore an installed version.
    if (fs::is_directory(CONSIGLIERE_ASSETS, failed))
        return {};
    const char* listed = std::getenv("XDG_DATA_DIRS");
    std::istringstream folders(
        listed != nullptr && *listed != '\0' ? listed : "/usr/local/share:/usr/share");
    for (std::string folder; std::getline(folders, folder, ':');) {
        if (has_data(folder))
            return fs::path(folder) / "consigliere";
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
