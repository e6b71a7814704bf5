#include "db/wal_file.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
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

/// The running checksum of a WAL. The lowest bit of its magic number gives the byte order.
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

std::filesystem::path journal_beside(const std::filesystem::path& database)
{
    return database.string() + "-journal";
}

namespace {

/// A WAL frame; frames are read in order.
struct Frame {
    std::string_view page;
    /// The checksums match up to this frame, so SQLite reads it.
    bool is_whole = false;
    /// The salts match those of the header; otherwise it is left over from an earlier generation.
    bool is_of_this_round = false;
    bool is_commit = false;
};

/// Reads the frames of a WAL until `look` returns false.
template <typename Look>
WalState read_log(const std::filesystem::path& log, const Look& look)
{
    if (!has_content(log))
        return WalState::none;
    std::ifstream file(log, std::ios::binary);
    std::array<unsigned char, header_size> header{};
    if (!read(file, header))
        return WalState::none;
    Sums sums;
    sums.has_highest_first = (number_at(header, 0) & 1U) != 0;
    sums.add(Bytes(header).first(frame_header_size));
    constexpr std::size_t largest_page = 65536;
    const std::size_t page_size = number_at(header, 8);
    if ((number_at(header, 0) & ~1U) != magic || !sums.are_at(header, 24) || page_size < 512
        || page_size > largest_page)
        return WalState::unreadable;

    bool is_whole = true;
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
        const std::string_view letters(
            reinterpret_cast<const char*>(page.data()), page.size()); // NOLINT
        if (!look(Frame{letters, is_whole, is_of_this_round, number_at(frame, 4) != 0}))
            break;
    }
    return WalState::whole;
}

} // namespace

WalState inspect_wal(const std::filesystem::path& log)
{
    // A commit is synchronized before the next, so power loss damages at most the last one.
    int commits_behind_damage = 0;
    const WalState state = read_log(log, [&](const Frame& frame) {
        if (!frame.is_whole && frame.is_of_this_round && frame.is_commit)
            ++commits_behind_damage;
        return true;
    });
    return commits_behind_damage > 1 ? WalState::broken : state;
}

bool log_has_page(
    const std::filesystem::path& log, const std::function<bool(std::string_view page)>& fits)
{
    bool is_said = false;
    bool has_commit = false;
    bool is_committed = false;
    static_cast<void>(read_log(log, [&](const Frame& frame) {
        is_said = is_said || fits(frame.page);
        if (frame.is_whole && frame.is_commit) {
            has_commit = true;
            is_committed = is_said;
        }
        return frame.is_whole && !is_committed;
    }));
    return is_committed || !has_commit;
}

bool has_journal(const std::filesystem::path& database)
{
    const std::filesystem::path journal = journal_beside(database);
    if (!has_content(journal))
        return false;
    // A finished journal has a zeroed header.
    std::ifstream file(journal, std::ios::binary);
    std::array<unsigned char, 1> first{};
    return read(file, first) && first[0] != 0;
}

namespace {

/// Header of a journal, and of each later segment.
struct JournalHead {
    std::uint32_t records = 0;
    std::uint32_t nonce = 0; ///< Seeds the page checksums.
    std::uint32_t pages = 0; ///< Size of the file before, in pages.
    std::uint32_t sector = 0;
    std::uint32_t page_size = 0;
};

std::optional<JournalHead> read_journal_head(std::ifstream& file)
{
    constexpr std::uint32_t first_half_of_magic = 0xd9d505f9;
    constexpr std::uint32_t second_half_of_magic = 0x20a163d7;
    std::array<unsigned char, 28> bytes{};
    if (!read(file, bytes) || number_at(bytes, 0) != first_half_of_magic
        || number_at(bytes, 4) != second_half_of_magic)
        return std::nullopt;
    const JournalHead head{number_at(bytes, 8), number_at(bytes, 12), number_at(bytes, 16),
        number_at(bytes, 20), number_at(bytes, 24)};
    const auto is_between = [](std::uint32_t number, std::uint32_t least) {
        constexpr std::uint32_t largest = 65536;
        return number >= least && number <= largest && (number & (number - 1)) == 0;
    };
    const bool is_usable = is_between(head.page_size, 512) && is_between(head.sector, 32);
    return is_usable ? std::optional(head) : std::nullopt;
}

struct JournalPage {
    std::uint32_t number = 0;
    std::string bytes;
};

/// Page checksum of the SQLite file format: nonce plus every 200th byte from the end.
std::uint32_t checksum_of(std::string_view page, std::uint32_t nonce)
{
    constexpr std::size_t step = 200;
    std::uint32_t sum = nonce;
    for (std::size_t at = page.size(); at > step;) {
        at -= step;
        sum += static_cast<unsigned char>(page[at]);
    }
    return sum;
}

/// Returns nullopt at the end, and for a page that was being written at power loss; SQLite rolls
/// back neither.
std::optional<JournalPage> read_journal_page(std::ifstream& file, const JournalHead& head)
{
    const std::uint32_t page_size = head.page_size;
    std::array<unsigned char, 4> number{};
    std::array<unsigned char, 4> sum{};
    std::string bytes(page_size, '\0');
    if (!read(file, number))
        return std::nullopt;
    file.read(bytes.data(), static_cast<std::streamsize>(page_size));
    if (file.gcount() != static_cast<std::streamsize>(page_size) || !read(file, sum))
        return std::nullopt;
    if (number_at(sum, 0) != checksum_of(bytes, head.nonce))
        return std::nullopt;
    return JournalPage{number_at(number, 0), std::move(bytes)};
}

} // namespace

std::optional<JournalContent> read_journal(const std::filesystem::path& journal)
{
    std::ifstream file(journal, std::ios::binary);
    std::optional<JournalHead> head = read_journal_head(file);
    if (!head)
        return std::nullopt;
    JournalContent content;
    content.size = std::uint64_t{head->pages} * head->page_size;
    const std::uint32_t page_size = head->page_size;
    const std::uint64_t sector = head->sector;
    std::uint64_t at = 0;
    while (head && head->page_size == page_size && !content.has_other_pages) {
        at += sector;
        file.seekg(static_cast<std::streamoff>(at));
        // 0xFFFFFFFF means all that follow.
        for (std::uint32_t i = 0; i < head->records; ++i) {
            std::optional<JournalPage> page = read_journal_page(file, *head);
            if (!page)
                return content;
            constexpr std::uint64_t number_and_sum = 8;
            at += page_size + number_and_sum;
            if (page->number == 1)
                content.first_page = std::move(page->bytes);
            else
                content.has_other_pages = true;
        }
        at = (at + sector - 1) / sector * sector;
        file.seekg(static_cast<std::streamoff>(at));
        head = read_journal_head(file);
    }
    return content;
}

bool differs_in_counters_alone(const std::filesystem::path& database, const JournalContent& journal)
{
    std::error_code code;
    if (std::filesystem::file_size(database, code) != journal.size || code)
        return false;
    std::ifstream file(database, std::ios::binary);
    std::string page(journal.first_page.size(), '\0');
    file.read(page.data(), static_cast<std::streamsize>(page.size()));
    if (file.gcount() != static_cast<std::streamsize>(page.size()))
        return false;
    // Header bytes that may differ: format versions, change counter, and version-valid-for with the
    // SQLite version.
    constexpr std::array<std::pair<std::size_t, std::size_t>, 3> counters{
        {{18, 2}, {24, 4}, {92, 8}}};
    std::string wanted = journal.first_page;
    for (const auto& [begin, length] : counters) {
        if (begin + length <= page.size())
            wanted.replace(begin, length, page, begin, length);
    }
    return page == wanted;
}

bool journal_says(const std::filesystem::path& journal, std::string_view text)
{
    std::ifstream file(journal, std::ios::binary);
    constexpr std::size_t at_once = 65536;
    std::string window;
    std::vector<char> bytes(at_once);
    while (file) {
        file.read(bytes.data(), at_once);
        window.append(bytes.data(), static_cast<std::size_t>(file.gcount()));
        if (window.find(text) != std::string::npos)
            return true;
        // Keep what may continue in the next block.
        window.erase(0, window.size() - std::min(window.size(), text.size()));
    }
    return false;
}

bool is_written_without_log(const std::filesystem::path& database)
{
    std::array<unsigned char, 20> header{};
    std::ifstream file(database, std::ios::binary);
    return read(file, header) && header[18] == 1 && header[19] == 1;
}

} // namespace consigliere::db
