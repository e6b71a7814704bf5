#pragma once

#include <sys/mount.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

namespace consigliere::test {

/// A folder that cannot be written by anybody: the superuser mounts it so, others take their own
/// permission away.
class WriteProtected {
public:
    explicit WriteProtected(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {
        m_is_mounted = ::mount(m_folder.c_str(), m_folder.c_str(), nullptr, MS_BIND, nullptr) == 0;
        if (m_is_mounted)
            m_is_protected = ::mount(nullptr, m_folder.c_str(), nullptr,
                                 MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr)
                == 0;
        else if (::geteuid() != 0) {
            std::filesystem::permissions(
                m_folder, std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
            m_is_protected = true;
        }
    }
    WriteProtected(const WriteProtected&) = delete;
    WriteProtected& operator=(const WriteProtected&) = delete;
    ~WriteProtected()
    {
        if (m_is_mounted)
            ::umount2(m_folder.c_str(), MNT_DETACH);
        else if (m_is_protected)
            std::filesystem::permissions(m_folder, std::filesystem::perms::owner_all);
    }
    [[nodiscard]] bool works() const { return m_is_protected; }

private:
    std::filesystem::path m_folder;
    bool m_is_mounted = false;
    bool m_is_protected = false;
};

} // namespace consigliere::test
