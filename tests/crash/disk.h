#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

/// A disk whose power can be cut. It follows an exact log of what a program did to its files and
/// when it asked for that to be made safe, so that the disk can be had as it might be found after a
/// cut at any moment: what was synchronized is there; of the rest, anything can have happened.
namespace consigliere::test {

using Bytes = std::string;
/// The files of a disk by their paths.
using Files = std::map<std::string, Bytes>;
/// A file, whatever it is called at the moment.
using FileNumber = std::uint64_t;

/// Something that a program did to the disk.
struct Operation {
    enum class Kind : std::uint8_t {
        create, ///< `file` got its name, which is safe when its folder is synchronized.
        write, ///< `bytes` at `offset`.
        truncate, ///< To `offset` bytes.
        synchronize, ///< All that was written into this file is safe.
        rename, ///< `file` is called `to` from now on, as soon as the folder is synchronized.
        link, ///< `file` is called `to`, too, as soon as the folder is synchronized.
        exchange, ///< `file` is called `to` and the `other` is called `file`, both or neither.
        remove, ///< The name is gone, as soon as the folder is synchronized.
        make_folder, ///< Safe when the folder around it is synchronized.
        synchronize_folder, ///< What was done to names in the folder `file` is safe.
        acknowledge, ///< The program said that it has done `offset` things.
    };
    Kind kind = Kind::write;
    std::string file;
    FileNumber number = 0;
    std::size_t offset = 0;
    Bytes bytes;
    std::string to;
    FileNumber other = 0;
};

/// What becomes of that which nobody had synchronized when the power went out.
enum class Outcome : std::uint8_t {
    lost, ///< None of it has reached the disk.
    kept, ///< All of it has, in its order.
    picked, ///< Some has and some has not, whatever its order.
    torn, ///< Of each write, some of its sectors have.
    trashed, ///< Some has, and some has left garbage in its place.
};
inline constexpr Outcome all_fates[] = {
    Outcome::lost, Outcome::kept, Outcome::picked, Outcome::torn, Outcome::trashed};
[[nodiscard]] std::string_view name_of(Outcome fate);

/// What can be done to the names on a disk.
enum class Naming : std::uint8_t {
    usual,
    without_flags, ///< One that is there cannot be spared, nor two be exchanged.
    plain, ///< Nor can a file have two: as on a stick.
};

/// What a disk says of itself, which SQLite believes and a cut of the power then keeps to.
struct Device {
    /// SQLITE_IOCAP_…
    int promises = 0;
    /// The size of a sector that SQLite is told.
    int sector = 4096;
    Naming naming = Naming::usual;
};
/// What SQLite believes of every disk of this system: that a write leaves its neighbours alone.
[[nodiscard]] Device usual_device();
/// Disks that promise nothing, the usual, and more than usual.
[[nodiscard]] std::vector<Device> all_devices();

/// A disk that follows a log, operation by operation.
class Disk {
public:
    /// What the disk holds before anything is done to it; its files are numbered from 1 in their
    /// order.
    explicit Disk(const Files& files = {}, Device device = usual_device());

    void follow(const Operation& operation);
    /// The files as they may be found after a cut right now.
    [[nodiscard]] Files after_cut(Outcome fate, std::mt19937& generator) const;
    /// How much had been acknowledged by now.
    [[nodiscard]] int acknowledged() const { return m_acknowledged; }

    /// Files by their numbers, and names in folders, which become safe apart from each other.
    struct Content {
        std::map<FileNumber, Bytes> files;
        std::map<std::string, FileNumber> names;
        std::set<std::string> folders;
    };

private:
    void make_safe(
        bool (*concerns)(const Operation& pending, const Operation& now), const Operation& now);

    Content m_safe;
    std::vector<Operation> m_pending;
    /// All folders that were made: whatever lies in one needs it.
    std::set<std::string> m_made_folders;
    Device m_device;
    int m_acknowledged = 0;
};

} // namespace consigliere::test
