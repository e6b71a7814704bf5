#pragma once

#include "companion/language/language.h"

#include <algorithm>
#include <functional>
#include <ranges>
#include <string_view>

namespace consigliere::language {

/// Collation of the chosen language: "Ł" after "L" in Polish, "Ch" after "H" in Czech; case and
/// accents decide last. Handles names of other languages, too. Different names never compare equal.
[[nodiscard]] bool is_before(std::string_view name, std::string_view other);

/// Sorts by name in the chosen language; stable.
template <std::ranges::random_access_range Things, typename Name = std::identity>
void put_in_alphabet(Things& things, const Name& name_of = {})
{
    std::ranges::stable_sort(
        things,
        [](std::string_view left, std::string_view right) { return is_before(left, right); },
        name_of);
}

} // namespace consigliere::language
