#include "db/log_file.h"

#include <array>
#include <cstddef>
#include <fstream>
#include <span>
#include <system_error>
#include <vector>

namespace consigliere::db {

namespace {

using Bytes = std::span<const unsigned char>;

constexpr std::size_t header_size = 32;
constexpr std::size_t frame_header_size = 24;
constexpr std::uint32_t magic = 0x377f0682;

std::uint32_t number_at(Bytes bytes, std::size_t at)
{
    return std::uint32_t{bytes[at]} << 24U | std::uint32_t{bytes[at + 1]} << 16U
        | std::uint32_t{bytes[at + 2]} << 8U | std::uint32_t{bytes[at + 3]};
}

/// The two running sums of a log; the lowest bit of its magic number says in which order the bytes
/// of a number are added up.
struct Sums {
    bool has_highest_first = false;
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    void add(Bytes bytes)
    {
        const auto number = [&](std::size_t at) {
            const std::uint32_t read = number_at(bytes, at);
            return has_highest_first ? read : __builtin_bswap32(read);
        };
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
            first += number(at) + second;
            second += number(at + 4) + first;
        }
    }
    [[nodiscard]] bool are_at(Bytes bytes, std::size_t at) const
    {
        return number_at(bytes, at) == first && number_at(bytes, at + 4) == second;
    }
};

template <std::size_t size>
bool read(std::ifstream& file, std::array<unsigned char, size>& bytes)
{
    file.read(reinterpret_cast<char*>(bytes.data()), size); // NOLINT: bytes are letters there
    return file.gcount() == static_cast<std::streamsize>(size);
}

bool has_content(const std::filesystem::path& path)
{
    std::error_code code;
    return std::filesystem::is_regular_file(path, code)
        && std::filesystem::file_size(path, code) > 0;
}

} // namespace

std::filesystem::path log_beside(const std::filesystem::path& database)
{
    return database.string() + "-wal";
}

LogState look_at_log(const std::filesystem::path& log)
{
    if (!has_content(log))
        return LogState::none;
    std::ifstream file(log, std::ios::binary);
    std::array<unsigned char, header_size> header{};
    if (!read(file, header))
        return LogState::none;
    Sums sums;
    sums.has_highest_first = (number_at(header, 0) & 1U) != 0;
    sums.add(Bytes(header).first(frame_header_size));
    constexpr std::size_t largest_page = 65536;
    const std::size_t page_size = number_at(header, 8);
    if ((number_at(header, 0) & ~1U) != magic || !sums.are_at(header, 24) || page_size < 512
        || page_size > largest_page)
        return LogState::unreadable;

    // Each commit is safe before the next begins, so a cut leaves at most one that is not whole.
    // Frames of an earlier round of the log, with other salts, are no part of it.
    bool is_whole = true;
    int commits_behind_damage = 0;
    std::array<unsigned char, frame_header_size> frame{};
    std::vector<unsigned char> page(page_size);
    while (read(file, frame)) {
        file.read(reinterpret_cast<char*>(page.data()), // NOLINT: bytes are letters there
            static_cast<std::streamsize>(page_size));
        if (file.gcount() != static_cast<std::streamsize>(page_size))
            break;
        const bool is_of_this_round = number_at(frame, 8) == number_at(header, 16)
            && number_at(frame, 12) == number_at(header, 20);
        sums.add(Bytes(frame).first(8));
        sums.add(page);
        is_whole = is_whole && is_of_this_round && sums.are_at(frame, 16);
        if (!is_whole && is_of_this_round && number_at(frame, 4) != 0)
            ++commits_behind_damage;
    }
    return commits_behind_damage > 1 ? LogState::broken : LogState::whole;
}

bool has_journal(const std::filesystem::path& database)
{
    const std::filesystem::path journal = database.string() + "-journal";
    if (!has_content(journal))
        return false;
    // One that has served says so by its first byte.
    std::ifstream file(journal, std::ios::binary);
    std::array<unsigned char, 1> first{};
    return read(file, first) && first[0] != 0;
}

bool is_written_without_log(const std::filesystem::path& database)
{
    std::array<unsigned char, 20> header{};
    std::ifstream file(database, std::ios::binary);
    return read(file, header) && header[18] == 1 && header[19] == 1;
}

} // namespace consigliere::db
