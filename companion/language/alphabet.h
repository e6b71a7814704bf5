#pragma once

#include "companion/language/language.h"

#include <algorithm>
#include <functional>
#include <ranges>
#include <string_view>

namespace consigliere::language {

/// Whether a name stands before another in the alphabet of the chosen language: "Ł" after "L" in
/// Polish, "Ch" after "H" in Czech, small and large letters and accents deciding last. Names of
/// other people than the language's own find their place, too. No two different names are equal.
[[nodiscard]] bool is_before(std::string_view name, std::string_view other);

/// Puts things in the order of their names; things of one name stay as they were.
template <std::ranges::random_access_range Things, typename Name = std::identity>
void put_in_alphabet(Things& things, const Name& name_of = {})
{
    std::ranges::stable_sort(
        things,
        [](std::string_view left, std::string_view right) { return is_before(left, right); },
        name_of);
}

} // namespace consigliere::language
