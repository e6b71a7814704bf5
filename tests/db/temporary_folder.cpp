#include "tests/db/temporary_folder.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <system_error>

namespace consigliere::test {

TemporaryFolder::TemporaryFolder()
{
    // In memory where that is possible: waiting for a real disk takes milliseconds each time, and
    // what a disk can do wrong is simulated in tests/crash.
    const std::filesystem::path memory = "/dev/shm";
    std::error_code code;
    const auto base = std::filesystem::is_directory(memory, code)
        ? memory
        : std::filesystem::temp_directory_path();
    std::string name = (base / "consigliere-XXXXXX").string();
    m_path = ::mkdtemp(name.data());
}

TemporaryFolder::~TemporaryFolder()
{
    std::error_code code;
    std::filesystem::remove_all(m_path, code);
}

void write_text(const std::filesystem::path& path, const std::string& text)
{
    std::ofstream(path, std::ios::binary) << text;
}

std::string read_text(const std::filesystem::path& path)
{
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

std::vector<std::string> names_in(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

std::filesystem::perms open_to_others(const std::filesystem::path& path)
{
    using std::filesystem::perms;
    return std::filesystem::status(path).permissions() & (perms::group_all | perms::others_all);
}

} // namespace consigliere::test
