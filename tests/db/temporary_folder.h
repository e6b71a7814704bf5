#pragma once

#include <filesystem>
#include <string>

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

} // namespace consigliere::test
