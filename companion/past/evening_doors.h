#pragma once

#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"

#include <optional>

namespace consigliere::screens {

/// An evening that is looked back at, because it is over, or because nothing can be recorded;
/// nothing when it goes on at its table.
[[nodiscard]] std::optional<OpenedScreen> open_if_past(
    const Context& context, const db::SessionId& id);
/// An evening that is looked back at, over or not, first at one of its entries.
[[nodiscard]] OpenedScreen open_past_entry(const Context& context, const to::PastEntry& past);
/// The evening that is played at the table below.
[[nodiscard]] OpenedScreen open_evening_so_far(const Context& context, to::EveningSoFar so_far);

} // namespace consigliere::screens
