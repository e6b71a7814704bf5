#include "db/surviving_copies.h"

#include "db/backups.h"

#include <algorithm>
#include <string_view>
#include <system_error>
#include <vector>

namespace consigliere::db {

namespace {

using namespace std::string_view_literals;

constexpr auto restored = ".restored"sv;
constexpr auto salvaged = ".salvaged"sv;
constexpr auto before = ".before-"sv;

bool is_number(std::string_view text)
{
    return !text.empty()
        && std::ranges::all_of(text, [](char letter) { return letter >= '0' && letter <= '9'; });
}

/// True if `name` is the database's, possibly with a number before its extension (see
/// `unused_name`).
bool is_name_of(std::string_view name, const std::filesystem::path& database)
{
    const std::string stem = database.stem().string();
    const std::string ending = database.extension().string();
    if (!name.starts_with(stem) || name.size() < stem.size() + ending.size()
        || !name.ends_with(ending))
        return false;
    name = name.substr(stem.size(), name.size() - stem.size() - ending.size());
    return name.empty() || (name.front() == '-' && is_number(name.substr(1)));
}

/// True if this program names copies of the database so.
bool is_called_copy(std::string_view name, const std::filesystem::path& database)
{
    if (name.starts_with(beginning_of_replaced(database)))
        return name.ends_with(".db");
    for (const std::string_view ending : {restored, salvaged}) {
        if (name.ends_with(ending))
            return is_name_of(name.substr(0, name.size() - ending.size()), database);
    }
    const std::size_t at = name.rfind(before);
    return at != std::string_view::npos && is_number(name.substr(at + before.size()))
        && is_name_of(name.substr(0, at), database);
}

bool holds_something(const std::filesystem::path& file)
{
    std::error_code code;
    return std::filesystem::is_regular_file(file, code)
        && std::filesystem::file_size(file, code) > 0;
}

/// Existing copies. Of the backups, the newest by name, because copying a folder changes
/// modification times.
std::vector<std::filesystem::path> copies_of(const std::filesystem::path& database)
{
    std::vector<std::filesystem::path> copies;
    const std::vector<Backup> backups = backups_of(database);
    const auto newest = std::ranges::find_if(backups, holds_something, &Backup::file);
    if (newest != backups.end())
        copies.push_back(newest->file);
    std::error_code code;
    const std::filesystem::path folder = database.parent_path();
    for (const auto& entry :
        std::filesystem::directory_iterator(folder.empty() ? "." : folder, code)) {
        if (is_called_copy(entry.path().filename().string(), database)
            && holds_something(entry.path()))
            copies.push_back(entry.path());
    }
    return copies;
}

std::filesystem::file_time_type time_of(const std::filesystem::path& file)
{
    std::error_code code;
    return std::filesystem::last_write_time(file, code);
}

} // namespace

std::optional<std::filesystem::path> newest_copy_of(const std::filesystem::path& database)
{
    const std::vector<std::filesystem::path> copies = copies_of(database);
    const auto newest = std::ranges::max_element(copies, {}, time_of);
    return newest == copies.end() ? std::nullopt : std::optional(*newest);
}

DatabaseError missing(const std::filesystem::path& database)
{
    return {DatabaseError::Kind::missing, database.string(),
        newest_copy_of(database).value_or("").string(), {}};
}

std::string beginning_of_replaced(const std::filesystem::path& database)
{
    return database.stem().string() + " replaced ";
}

std::filesystem::path name_of_restored(const std::filesystem::path& database)
{
    return database.string() + std::string(restored);
}

std::filesystem::path name_of_salvaged(const std::filesystem::path& database)
{
    return database.string() + std::string(salvaged);
}

} // namespace consigliere::db
