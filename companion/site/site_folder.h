#pragma once

#include "engine/ledger/error_or.h"

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace consigliere::site {

/// Every published file holds this word near its beginning; so it is known as ours without a list
/// of files, also after a crash.
inline constexpr std::string_view own_mark = "consigliere publish";

/// Sentence on why a folder cannot be used.
struct FolderFault {
    std::string sentence;
};

/// The folder of a published site. Writes only what has changed, each file all or nothing; never
/// outside the folder, and never into one that holds files of others.
class SiteFolder {
public:
    /// Makes the folder if it is missing; refuses one with files that are not ours.
    [[nodiscard]] static ledger::ErrorOr<SiteFolder, FolderFault> open(
        const std::filesystem::path& folder);

    /// `name`: relative, "pl/index.html".
    [[nodiscard]] ledger::Status<FolderFault> put(const std::string& name, std::string_view text);
    /// Removes our files that were not put.
    [[nodiscard]] ledger::Status<FolderFault> finish();

    [[nodiscard]] const std::filesystem::path& path() const { return m_folder; }
    [[nodiscard]] int written() const { return m_written; }
    [[nodiscard]] int removed() const { return m_removed; }
    [[nodiscard]] int all() const { return static_cast<int>(m_put.size()); }

private:
    explicit SiteFolder(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {
    }

    std::filesystem::path m_folder;
    std::set<std::string> m_there; ///< Our files when it was opened.
    std::set<std::string> m_put;
    int m_written = 0;
    int m_removed = 0;
};

} // namespace consigliere::site
