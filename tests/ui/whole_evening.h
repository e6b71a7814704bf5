#pragma once

#include "db/record_file.h"
#include "tests/ui/tapper.h"

namespace consigliere::test {

/// How a whole evening is shown while it is tapped.
enum class Sceneries : std::uint8_t {
    one, ///< As the program starts.
    changing, ///< Another language, orientation or light with every line, another size now and
              ///< then.
};

/// The scenery for a line of an evening; `shift` makes evenings begin with different ones.
[[nodiscard]] const Scenery& scenery_of(std::size_t line, std::size_t shift);

/// Taps a record from its first line to its last; in the middle the program is killed. In the end
/// the database must hold what the tapper's referee alone made of the same lines.
void tap_through(const db::Record& record, Tapper& tapper, Sceneries sceneries);

/// Every line took at most two taps, and one more for each real choice.
void check_efforts(const Tapper& tapper);

} // namespace consigliere::test
