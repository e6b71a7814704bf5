#pragma once

#include "engine/ledger/verdict.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

namespace consigliere::ledger {

/// Converts a term to the variant of all fact types; `term.kind` is the index in it.
template <typename... Types>
[[nodiscard]] std::variant<Types...> thing_of(Term term, std::type_identity<std::variant<Types...>>)
{
    std::variant<Types...> thing;
    std::uint8_t kind = 0;
    ((kind++ == term.kind ? void(thing = static_cast<Types>(term.value)) : void()), ...);
    return thing;
}

/// Returns the first fact of type `Type` and, unless empty, `name`; nullopt if none.
template <typename Type, typename Thing>
[[nodiscard]] std::optional<Type> told_in(const Reason& reason, std::string_view name = {})
{
    for (const Fact& fact : reason.facts) {
        const Thing thing = thing_of(fact.term, std::type_identity<Thing>{});
        const Type* found = std::get_if<Type>(&thing);
        if (found != nullptr && (name.empty() || name == fact.name))
            return *found;
    }
    return std::nullopt;
}

} // namespace consigliere::ledger
