#pragma once

#include "tests/damage/whole_database.h"

#include <random>
#include <string>
#include <string_view>

namespace consigliere::test {

/// What can happen to the files of a database behind its back.
enum class Damage : std::uint8_t {
    bits, ///< A few bits are turned.
    byte, ///< A byte is another.
    zero_page, ///< A page is empty.
    garbage_page, ///< A page holds anything.
    swapped_pages, ///< Two pages have changed places.
    copied_page, ///< A page stands in the place of another too.
    stale_page, ///< A page is as it was some entries before.
    header, ///< A field at the beginning of the file, or of a page.
    truncated, ///< The end of the file is missing.
    longer, ///< Something stands behind the end.
    text, ///< A letter of a text in a cell is another.
    log_bits, ///< Bits of the log are turned.
    log_header, ///< A field of the log's beginning, or of one of its pages' beginnings.
    log_truncated, ///< The end of the log is missing.
    log_missing, ///< The log is gone, or is that of another database.
};
inline constexpr Damage all_damages[] = {Damage::bits, Damage::byte, Damage::zero_page,
    Damage::garbage_page, Damage::swapped_pages, Damage::copied_page, Damage::stale_page,
    Damage::header, Damage::truncated, Damage::longer, Damage::text, Damage::log_bits,
    Damage::log_header, Damage::log_truncated, Damage::log_missing};
[[nodiscard]] std::string_view name_of(Damage damage);

/// The whole database after some damage of this sort.
[[nodiscard]] DatabaseFiles damaged(Damage damage, std::mt19937& generator);

} // namespace consigliere::test
