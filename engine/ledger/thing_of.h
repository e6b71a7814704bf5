#pragma once

#include "engine/ledger/verdict.h"

#include <cstdint>
#include <type_traits>
#include <variant>

namespace consigliere::ledger {

/// The thing of a game that a term stands for. `Thing` is the game's variant of all that a fact can
/// be; the kind of a term is the place in it.
template <typename... Types>
[[nodiscard]] std::variant<Types...> thing_of(Term term, std::type_identity<std::variant<Types...>>)
{
    std::variant<Types...> thing;
    std::uint8_t kind = 0;
    ((kind++ == term.kind ? void(thing = static_cast<Types>(term.value)) : void()), ...);
    return thing;
}

} // namespace consigliere::ledger
