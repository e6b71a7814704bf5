#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace consigliere::test {

/// An empty folder that goes away with everything in it.
class TemporaryFolder {
public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const
    {
        return m_path / name;
    }

private:
    std::filesystem::path m_path;
};

/// Writes a file as it is.
void write_text(const std::filesystem::path& path, const std::string& text);
[[nodiscard]] std::string read_text(const std::filesystem::path& path);
/// What lies in a folder, in the order of the alphabet.
[[nodiscard]] std::vector<std::string> names_in(const std::filesystem::path& folder);
/// What everybody but the owner may do with a file or folder.
[[nodiscard]] std::filesystem::perms open_to_others(const std::filesystem::path& path);

} // namespace consigliere::test
