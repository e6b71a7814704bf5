#include "companion/frame/places.h"

#include "companion/frame/settings.h"
#include "companion/scanning/picture_files.h"
#include "db/files.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>
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
constexpr const char* last_folder_setting = "folder-used-last";

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

bool is_hidden(const fs::path& path)
{
    return path.filename().string().starts_with('.');
}

/// A path of /proc/self/mounts, where a space is "\040".
fs::path unescaped(std::string_view path)
{
    constexpr std::size_t digits = 3;
    std::string text;
    for (std::size_t i = 0; i < path.size(); ++i) {
        unsigned char letter = 0;
        const char* first = path.data() + i + 1;
        const bool is_escaped = path[i] == '\\' && i + digits < path.size()
            && std::from_chars(first, first + digits, letter, 8).ptr == first + digits;
        text += is_escaped ? static_cast<char>(letter) : path[i];
        i += is_escaped ? digits : 0;
    }
    return text;
}

/// Mount points of removable media.
std::vector<fs::path> sticks()
{
    std::ifstream mounts("/proc/self/mounts");
    return sticks_in(std::string(std::istreambuf_iterator<char>(mounts), {}));
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

std::vector<fs::path> files_in_all(
    const std::vector<fs::path>& folders, const std::function<bool(const fs::path&)>& is_wanted)
{
    std::vector<fs::path> files;
    for (const fs::path& folder : folders)
        std::ranges::copy(files_in(folder, is_wanted), std::back_inserter(files));
    return files;
}

/// Those that exist, each once: "/home/ana/." is "/home/ana".
std::vector<fs::path> existing(const std::vector<fs::path>& folders)
{
    const auto normal = [](const fs::path& folder) { return (folder / "").lexically_normal(); };
    std::vector<fs::path> found;
    for (const fs::path& folder : folders) {
        if (is_folder(folder) && std::ranges::find(found, normal(folder), normal) == found.end())
            found.push_back(folder);
    }
    return found;
}

/// Entries of a folder that are wanted, sorted and without hidden ones.
std::vector<fs::path> entries_in(
    const fs::path& folder, const std::function<bool(const fs::path&)>& is_wanted)
{
    std::vector<fs::path> entries;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        if (!is_hidden(entry.path()) && is_wanted(entry.path()))
            entries.push_back(entry.path());
    }
    std::ranges::sort(entries);
    return entries;
}

} // namespace

bool is_folder(const fs::path& path)
{
    std::error_code error;
    return fs::is_directory(path, error);
}

std::vector<fs::path> folders_in(const fs::path& folder)
{
    return entries_in(folder, is_folder);
}

std::vector<fs::path> files_in(
    const fs::path& folder, const std::function<bool(const fs::path&)>& is_wanted)
{
    return entries_in(
        folder, [&](const fs::path& path) { return is_wanted(path) && !is_folder(path); });
}

std::vector<fs::path> sticks_in(std::string_view mounts)
{
    std::vector<fs::path> found;
    for (const std::string_view line : ledger::split(mounts, '\n')) {
        const std::vector<std::string_view> words = ledger::split(line, ' ');
        const bool is_stick = words.size() > 1
            && (words[1].starts_with("/media/") || words[1].starts_with("/run/media/"));
        if (is_stick)
            found.push_back(unescaped(words[1]));
    }
    return found;
}

std::vector<fs::path> places(db::Database& database)
{
    std::vector<fs::path> folders = likely_folders(database.path());
    if (const std::string last = stored_text(database, last_folder_setting); !last.empty())
        folders.emplace_back(last);
    return existing(folders);
}

void remember_folder(db::Database& database, const fs::path& folder)
{
    store_text(database, last_folder_setting, folder.string());
}

fs::path folder_for_files(db::Database& database)
{
    const fs::path folder = stored_text(database, folder_setting);
    return is_folder(folder) ? folder : folder_for_documents(database.path());
}

void choose_folder_for_files(db::Database& database, const fs::path& folder)
{
    store_text(database, folder_setting, folder.string());
}

std::vector<fs::path> places_for(const fs::path& database, const std::string& name)
{
    std::vector<fs::path> places;
    for (const fs::path& folder : existing(likely_folders(database)))
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
    std::vector<fs::path> files = files_in_all(likely_folders(database),
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
    for (fs::path& file : files_in_all(folders, scanning::is_called_picture)) {
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
