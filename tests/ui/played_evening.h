#pragma once

#include "db/record_file.h"
#include "engine/ledger/evening.h"

#include <cstddef>
#include <limits>
#include <memory>

namespace consigliere::test {

/// A referee for the evening of a record, after all of its lines or after the first ones.
[[nodiscard]] std::unique_ptr<ledger::Evening> played(
    const db::Record& record, std::size_t lines = std::numeric_limits<std::size_t>::max());

} // namespace consigliere::test
