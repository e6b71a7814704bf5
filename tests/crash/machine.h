#pragma once

#include "tests/crash/disk.h"

#include <sys/types.h>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What lies between a program and the files of one folder: it keeps the log of what the program
/// does to them, and lets calls of the system fail. `system_calls.cpp` puts it in the way of
/// everybody in this process, SQLite and the standard library too.
namespace consigliere::test {

/// When the disk goes wrong.
struct Fault {
    enum class Kind : std::uint8_t {
        full, ///< There is no room left for what is written.
        broken, ///< The device reports an error when something is written or synchronized.
        unreadable, ///< The device reports an error when something is read.
        busy, ///< Somebody else has locked the file.
        closed, ///< A file cannot be opened or made.
        stuck, ///< A name cannot be changed or removed, a folder not be made.
        unseen, ///< Nobody can say what lies under a name, or how large it is.
    };
    Kind kind = Kind::full;
    /// The number of the first call that fails, of those that it can strike, counted from 1.
    int first = 1;
    /// How many fail from there on.
    int count = 1;
};
inline constexpr Fault::Kind all_faults[] = {Fault::Kind::full, Fault::Kind::broken,
    Fault::Kind::unreadable, Fault::Kind::busy, Fault::Kind::closed, Fault::Kind::stuck,
    Fault::Kind::unseen};
[[nodiscard]] std::string_view name_of(Fault::Kind kind);
/// For good.
inline constexpr int for_good = 1'000'000'000;

/// What a program asks of the system.
enum class Call : std::uint8_t { read, write, synchronize, lock, open, change_name, look };

class Machine {
public:
    /// Watches everything in this folder, which must be empty or hold files alone.
    explicit Machine(std::string folder, Naming naming = Naming::usual);

    /// The one that watches now, if any.
    [[nodiscard]] static Machine* present();
    static void make_present(Machine* machine);

    [[nodiscard]] bool watches(const char* path) const;
    [[nodiscard]] bool watches(int descriptor) const;

    /// Whether a call fails now, and with which number of the system.
    [[nodiscard]] std::optional<int> failure_of(Call call);
    void set_fault(std::optional<Fault> fault);
    [[nodiscard]] Naming naming() const { return m_naming; }
    [[nodiscard]] bool has_failed() const { return m_has_failed; }

    // What has been done.
    void opened(int descriptor, const char* path, bool was_there, bool is_emptied);
    void closed(int descriptor);
    void written(int descriptor, std::string_view bytes, off_t offset);
    void truncated(int descriptor, off_t size);
    void synchronized(int descriptor);
    void renamed(const char* from, const char* to);
    void linked(const char* from, const char* to);
    void exchanged(const char* from, const char* to);
    void removed(const char* path);
    void made_folder(const char* path);
    void acknowledge(int number);

    [[nodiscard]] const std::vector<Operation>& log() const { return m_log; }

private:
    struct Open {
        std::string path;
        FileNumber number = 0; ///< 0: a folder.
    };

    [[nodiscard]] FileNumber number_of(const char* path);

    std::string m_folder;
    Naming m_naming;
    std::vector<Operation> m_log;
    std::map<ino_t, FileNumber> m_numbers;
    FileNumber m_last_number = 0;
    std::array<std::optional<Open>, 1024> m_open;

    std::optional<Fault> m_fault;
    /// What the fault can strike has been done so often since it was set.
    int m_chances = 0;
    bool m_has_failed = false;
};

} // namespace consigliere::test
