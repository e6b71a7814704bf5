#pragma once

#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"

#include <optional>

namespace consigliere::screens {

/// Opens an evening read-only if it is over or recording is impossible; nullopt if it continues at
/// its table.
[[nodiscard]] std::optional<OpenedScreen> open_if_past(
    const Context& context, const db::SessionId& id);
/// Opens any evening read-only, at one of its entries.
[[nodiscard]] OpenedScreen open_past_entry(const Context& context, const to::PastEntry& past);
/// Opens the story of an evening; a sentence instead if it is not over.
[[nodiscard]] OpenedScreen open_story(const Context& context, const to::Story& story);
/// Opens the evening of the table below, read-only.
[[nodiscard]] OpenedScreen open_evening_so_far(const Context& context, to::EveningSoFar so_far);

} // namespace consigliere::screens
