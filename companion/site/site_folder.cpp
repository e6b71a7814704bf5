#include "companion/site/site_folder.h"

#include "companion/language/language.h"
#include "companion/telling/file_error.h"
#include "companion/telling/visible.h"
#include "db/files.h"

#include <algorithm>
#include <array>
#include <fstream>

namespace consigliere::site {

namespace fs = std::filesystem;
using language::tr_fill;
using ledger::ErrorOr;
using ledger::Status;

namespace {

constexpr std::size_t length_of_beginning = 1024;

/// For a web server: readable by everybody.
void open_to_readers(const fs::path& path)
{
    std::error_code code;
    fs::perms mode = fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read
        | fs::perms::others_read;
    if (fs::is_directory(path, code))
        mode |= fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;
    fs::permissions(path, mode, code);
}

/// "index.html.a1B2c3": left by a process that was killed while writing.
bool is_unfinished(const std::string& name)
{
    constexpr std::size_t ending = std::string_view(".XXXXXX").size();
    if (name.size() <= ending || name[name.size() - ending] != '.')
        return false;
    const std::string_view made = std::string_view(name).substr(0, name.size() - ending);
    return std::ranges::any_of(std::array{".html", ".xml", ".css", ".svg"},
        [made](const char* known) { return made.ends_with(known); });
}

bool holds_mark(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string beginning(length_of_beginning, '\0');
    stream.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    beginning.resize(static_cast<std::size_t>(stream.gcount()));
    return beginning.find(own_mark) != std::string::npos;
}

FolderFault foreign(const fs::path& file)
{
    return {tr_fill("“{file}” was not published from here. Choose an empty folder, or one that "
                    "holds nothing but the site.",
        {{"file", telling::visible(file.string())}})};
}

FolderFault unusable(const fs::path& file, const std::error_code& code)
{
    return {tr_fill("“{file}” can’t be used: {reason}.",
        {{"file", telling::visible(file.string())}, {"reason", code.message()}})};
}

} // namespace

ErrorOr<SiteFolder, FolderFault> SiteFolder::open(const fs::path& folder)
{
    std::error_code code;
    SiteFolder site(fs::absolute(folder, code));
    const bool is_new = !fs::exists(site.m_folder, code);
    if (const auto failure = db::make_folder(site.m_folder); failure.is_error())
        return FolderFault{telling::tell(failure.error())};
    if (is_new)
        open_to_readers(site.m_folder);
    fs::recursive_directory_iterator files(site.m_folder, code);
    if (code)
        return unusable(site.m_folder, code);
    for (; files != fs::recursive_directory_iterator(); files.increment(code)) {
        if (code)
            return unusable(site.m_folder, code);
        const fs::path& file = files->path();
        // A link could lead out of the folder.
        const fs::file_status status = files->symlink_status(code);
        if (fs::is_directory(status))
            continue;
        const bool is_ours = fs::is_regular_file(status)
            && (holds_mark(file) || is_unfinished(file.filename().string()));
        if (!is_ours)
            return foreign(file);
        site.m_there.insert(file.lexically_relative(site.m_folder).generic_string());
    }
    if (code)
        return unusable(site.m_folder, code);
    return site;
}

Status<FolderFault> SiteFolder::put(const std::string& name, std::string_view text)
{
    m_put.insert(name);
    const fs::path file = m_folder / name;
    if (m_there.contains(name)) {
        const auto before = db::read_file(file);
        if (!before.is_error() && before.value() == text)
            return {};
    }
    const fs::path parent = file.parent_path();
    std::error_code code;
    const bool is_new = !fs::exists(parent, code);
    if (const auto failure = db::make_folder(parent); failure.is_error())
        return FolderFault{telling::tell(failure.error())};
    if (is_new)
        open_to_readers(parent);
    // A file that came meanwhile is not ours.
    const db::IfExists when_there =
        m_there.contains(name) ? db::IfExists::replace : db::IfExists::refuse;
    if (const auto failure = db::write_file(text, file, when_there); failure.is_error())
        return FolderFault{telling::tell(failure.error())};
    open_to_readers(file);
    ++m_written;
    return {};
}

Status<FolderFault> SiteFolder::finish()
{
    for (const std::string& name : m_there) {
        if (m_put.contains(name))
            continue;
        std::error_code code;
        if (!fs::remove(m_folder / name, code) && code)
            return unusable(m_folder / name, code);
        ++m_removed;
        // Only an empty folder can be removed this way.
        for (fs::path parent = (m_folder / name).parent_path(); parent != m_folder;
             parent = parent.parent_path()) {
            if (!fs::is_empty(parent, code) || code || !fs::remove(parent, code))
                break;
        }
    }
    return {};
}

} // namespace consigliere::site
