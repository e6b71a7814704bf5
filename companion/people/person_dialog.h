#pragma once

#include "companion/frame/screen.h"
#include "companion/people/counted_people.h"

#include <functional>

namespace consigliere::screens {

/// Opens a dialog that renames the person chosen, and tells how a site names them. `changed` is
/// called once people have changed.
void open_rename(
    const Context& context, const CountedPeople& people, std::function<void()> changed);
/// Opens a dialog that merges the person chosen with another, or separates them again.
void open_join(const Context& context, const CountedPeople& people, std::function<void()> changed);

} // namespace consigliere::screens
