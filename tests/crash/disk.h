#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

/// A disk whose power can be cut. It keeps an exact log of what a program wrote and when it asked
/// for the writes to be made safe, so that the disk can be had as it might be found after a cut at
/// any moment: what was synchronized is there; of the rest, anything can have happened.
namespace consigliere::test {

using Bytes = std::string;
/// The files of a disk by their names.
using Files = std::map<std::string, Bytes>;

/// Something that a program did to the disk.
struct Operation {
    enum class Kind : std::uint8_t {
        create, ///< Safe when the file is first synchronized.
        write, ///< `bytes` at `offset`.
        truncate, ///< To `offset` bytes.
        synchronize, ///< Everything before, of this file, is safe.
        remove, ///< Safe only when the folder was synchronized too (`is_safe`).
        acknowledge, ///< The program said that entry number `offset` is recorded.
    };
    Kind kind = Kind::write;
    std::string file;
    std::size_t offset = 0;
    Bytes bytes;
    bool is_safe = false;
};

/// What becomes of the writes that nobody had synchronized when the power went out.
enum class Fate : std::uint8_t {
    lost, ///< None of them has reached the disk.
    kept, ///< All of them have, in their order.
    picked, ///< Some have and some have not, whatever their order.
    torn, ///< Of each, some of its sectors have.
    trashed, ///< Some have, and some have left garbage in their place.
};
inline constexpr Fate all_fates[] = {
    Fate::lost, Fate::kept, Fate::picked, Fate::torn, Fate::trashed};
[[nodiscard]] std::string_view name_of(Fate fate);

/// The smallest piece that a disk writes as a whole.
inline constexpr std::size_t sector_size = 512;

/// A disk that follows a log, operation by operation.
class Disk {
public:
    void follow(const Operation& operation);
    /// The files as they may be found after a cut right now.
    [[nodiscard]] Files after_cut(Fate fate, std::mt19937& generator) const;
    /// The entries that had been acknowledged by now.
    [[nodiscard]] int acknowledged() const { return m_acknowledged; }

private:
    Files m_safe;
    std::vector<Operation> m_pending;
    int m_acknowledged = 0;
};

} // namespace consigliere::test
