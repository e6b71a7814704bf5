#include "companion/frame/places.h"

#include "companion/scanning/picture_files.h"
#include "db/files.h"
#include "db/settings.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

namespace consigliere::screens {

namespace fs = std::filesystem;

namespace {

/// Folders with more files are no use for picking by hand.
constexpr std::size_t most_files = 200;
constexpr const char* folder_setting = "folder-for-files";

std::optional<fs::path> variable(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    if (value == nullptr || *value == '\0')
        return std::nullopt;
    return fs::path(value);
}

/// Returns an XDG user folder, "XDG_DOCUMENTS_DIR", from the environment or from user-dirs.dirs,
/// `XDG_DOCUMENTS_DIR="$HOME/Dokumente"`.
std::optional<fs::path> user_folder(std::string_view name, const fs::path& home)
{
    if (const std::optional<fs::path> told = variable(std::string(name).c_str()))
        return told;
    const fs::path settings = variable("XDG_CONFIG_HOME").value_or(home / ".config");
    const auto text = db::read_file(settings / "user-dirs.dirs");
    if (text.is_error())
        return std::nullopt;
    constexpr std::string_view at_home = "$HOME/";
    for (std::string_view line : ledger::split(text.value(), '\n')) {
        line = ledger::trim(line);
        if (!line.starts_with(std::string(name) + "=\"") || !line.ends_with('"'))
            continue;
        line.remove_prefix(name.size() + 2);
        line.remove_suffix(1);
        if (line.starts_with(at_home))
            return home / line.substr(at_home.size());
        if (line.starts_with('/'))
            return fs::path(line);
    }
    return std::nullopt;
}

bool is_folder(const fs::path& path)
{
    std::error_code error;
    return fs::is_directory(path, error);
}

/// Returns the subfolders; empty if the folder cannot be read.
std::vector<fs::path> folders_in(const fs::path& folder)
{
    std::vector<fs::path> folders;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        if (is_folder(entry.path()))
            folders.push_back(entry.path());
    }
    return folders;
}

/// Returns mount points of removable media: /media/USER/STICK, /run/media/USER/STICK.
std::vector<fs::path> sticks()
{
    std::vector<fs::path> found;
    const std::optional<fs::path> user = variable("USER");
    for (const char* root : {"/media", "/run/media"}) {
        if (!user)
            continue;
        for (const fs::path& stick : folders_in(fs::path(root) / *user))
            found.push_back(stick);
    }
    return found;
}

std::vector<fs::path> likely_folders(const fs::path& database)
{
    std::vector<fs::path> folders{folder_for_documents(database), database.parent_path()};
    if (const std::optional<fs::path> home = variable("HOME")) {
        folders.push_back(*home);
        if (const std::optional<fs::path> downloads = user_folder("XDG_DOWNLOAD_DIR", *home))
            folders.push_back(*downloads);
        folders.push_back(*home / "Downloads");
        folders.push_back(*home / "Pobrane");
    }
    for (const fs::path& stick : sticks())
        folders.push_back(stick);
    return folders;
}

/// Folders where desktop, phone, screenshots and camera cards have pictures.
std::vector<fs::path> folders_of_pictures()
{
    std::vector<fs::path> folders;
    if (const std::optional<fs::path> home = variable("HOME")) {
        const fs::path pictures =
            user_folder("XDG_PICTURES_DIR", *home).value_or(*home / "Pictures");
        for (const char* name : {".", "Screenshots", "Camera"})
            folders.push_back((pictures / name).lexically_normal());
    }
    for (const fs::path& stick : sticks()) {
        for (const fs::path& folder : folders_in(stick / "DCIM"))
            folders.push_back(folder);
    }
    return folders;
}

std::vector<fs::path> files_in(
    const std::vector<fs::path>& folders, const std::function<bool(const fs::path&)>& is_wanted)
{
    std::vector<fs::path> files;
    for (const fs::path& folder : folders) {
        std::error_code error;
        for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
            if (is_wanted(entry.path()))
                files.push_back(entry.path());
        }
    }
    return files;
}

} // namespace

std::vector<fs::path> folders_for_files(const fs::path& database)
{
    std::vector<fs::path> folders;
    for (const fs::path& folder : likely_folders(database)) {
        if (is_folder(folder) && std::ranges::find(folders, folder) == folders.end())
            folders.push_back(folder);
    }
    return folders;
}

fs::path folder_for_files(db::Database& database)
{
    const auto chosen = db::setting(database, folder_setting);
    const fs::path folder = chosen.is_error() ? fs::path() : fs::path(chosen.value().value_or(""));
    return is_folder(folder) ? folder : folder_for_documents(database.path());
}

void choose_folder_for_files(db::Database& database, const fs::path& folder)
{
    static_cast<void>(db::set_setting(database, folder_setting, folder.string()));
}

std::vector<fs::path> places_for(const fs::path& database, const std::string& name)
{
    std::vector<fs::path> places;
    for (const fs::path& folder : folders_for_files(database))
        places.push_back(db::unused_name(folder / name));
    return places;
}

fs::path folder_for_documents(const fs::path& database)
{
    const std::optional<fs::path> home = variable("HOME");
    if (!home)
        return database.parent_path();
    std::vector<fs::path> candidates;
    if (const std::optional<fs::path> documents = user_folder("XDG_DOCUMENTS_DIR", *home))
        candidates.push_back(*documents);
    candidates.push_back(*home / "Documents");
    candidates.push_back(*home / "Dokumenty");
    const auto found = std::ranges::find_if(candidates, is_folder);
    return found == candidates.end() ? *home : *found;
}

std::vector<fs::path> likely_files(const fs::path& database, std::string_view ending)
{
    std::vector<fs::path> files = files_in(likely_folders(database),
        [ending](const fs::path& file) { return file.filename().string().ends_with(ending); });
    std::ranges::sort(files);
    files.erase(std::unique(files.begin(), files.end()), files.end());
    std::erase_if(files, [&database](const fs::path& file) {
        std::error_code error;
        return fs::equivalent(file, database, error);
    });
    files.resize(std::min(files.size(), most_files));
    return files;
}

std::vector<fs::path> likely_pictures(const fs::path& database)
{
    std::vector<fs::path> folders = likely_folders(database);
    std::ranges::copy(folders_of_pictures(), std::back_inserter(folders));
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    for (fs::path& file : files_in(folders, scanning::is_called_picture)) {
        std::error_code error;
        const fs::file_time_type time = fs::last_write_time(file, error);
        found.emplace_back(error ? fs::file_time_type::min() : time, std::move(file));
    }
    std::ranges::sort(found, std::greater<>());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    found.resize(std::min(found.size(), most_files));
    std::vector<fs::path> files;
    for (auto& [time, file] : found)
        files.push_back(std::move(file));
    return files;
}

fs::path free_name(const fs::path& folder, std::string_view stem, std::string_view ending)
{
    std::string usable;
    for (const char letter : stem) {
        const bool is_forbidden = static_cast<unsigned char>(letter) < 0x20
            || std::string_view("/\\:*?\"<>|").find(letter) != std::string_view::npos;
        if (!is_forbidden)
            usable += letter;
    }
    // Hidden files would not be found again, and file names have a maximum length.
    constexpr std::size_t longest = 100;
    while (usable.starts_with('.'))
        usable.erase(0, 1);
    if (usable.size() > longest) {
        usable.resize(longest);
        while (!usable.empty() && (static_cast<unsigned char>(usable.back()) & 0x80U) != 0)
            usable.pop_back();
    }
    return db::unused_name(folder / (usable + std::string(ending)));
}

} // namespace consigliere::screens
