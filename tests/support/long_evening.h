#pragma once

#include "db/record_file.h"

#include <cstddef>

namespace consigliere::test {

/// So many entries an evening of five has on which everything is followed and often taken back.
inline constexpr std::size_t entries_of_an_evening = 600;

/// The evening of a record at which so often a line is taken back and said again that it has so
/// many entries. Every line of the record has to make an entry that stands.
[[nodiscard]] db::Record with_steps_back(const db::Record& record, std::size_t entries);

} // namespace consigliere::test
