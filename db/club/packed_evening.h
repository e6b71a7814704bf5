#pragma once

#include "db/club/club_error.h"
#include "db/results.h"
#include "db/session_rows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// An evening as it is stored in the club's archive: all its finished courses, whole, in one
// compressed text.
namespace consigliere::db {

/// A finished course with its result.
struct ArchivedCourse {
    SessionRows rows;
    std::vector<ResultRow> results;
};

/// A state of an evening: the id common to its courses, and a hash of them. The hash covers the
/// chain hashes of every course (its beginning, entries and components), its seats and the ids of
/// its edits, so that two equal states have equal keys.
struct EveningKey {
    SessionId evening;
    Hash chain{};

    [[nodiscard]] friend auto operator<=>(const EveningKey&, const EveningKey&) = default;
};

/// What `EveningKey` covers of one course.
[[nodiscard]] Hash hash_of_course(
    const EndRow& end, const std::vector<std::string>& edits_in_order);
/// `courses`: their hashes, in any order.
[[nodiscard]] Hash hash_of_courses(std::vector<Hash> courses);

/// A row of the archive.
struct PackedEvening {
    EveningKey key;
    std::string game;
    std::string played; ///< Date, "2026-11-20".
    int entries = 0; ///< Of all courses.
    std::size_t size = 0; ///< Bytes when unpacked.
    std::string bytes;
    Hash sum{}; ///< SHA-256 of the bytes, which the server computes again.
    std::int64_t arrival = 0; ///< 0 before it is in the archive.

    struct Seat {
        int course = 1;
        int seat = 1;
        std::string actor;
        std::string person; ///< Id; empty if nobody sat there.
        std::optional<std::int64_t> rank;
        std::optional<std::int64_t> total;
        int winners = 0; ///< How many share this seat's victory; 0 if it has not won.
        int players = 1; ///< Of its course.
    };
    std::vector<Seat> seats; ///< Only of an evening that is packed here.
};

/// Largest text of one evening, in bytes. 20,000 entries (`most_moves`) need about 4 MB.
inline constexpr std::size_t most_unpacked = 64U << 20U;

/// Precondition: `courses` is not empty; every course verifies.
[[nodiscard]] PackedEvening pack(const std::vector<ArchivedCourse>& courses);

/// Checks everything: the text is whole, all chain hashes follow from the rows, and the key follows
/// from them. nullopt if anything does not.
[[nodiscard]] std::optional<std::vector<ArchivedCourse>> unpack(const PackedEvening& packed);

} // namespace consigliere::db
