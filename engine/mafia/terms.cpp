#include "engine/mafia/terms.h"

namespace consigliere::mafia {

namespace {

template <typename... Types>
std::variant<Types...> thing_among(std::type_identity<std::variant<Types...>>, ledger::Term term)
{
    std::variant<Types...> thing;
    std::uint8_t kind = 0;
    ((kind++ == term.kind ? void(thing = static_cast<Types>(term.value)) : void()), ...);
    return thing;
}

} // namespace

Thing thing_of(ledger::Term term)
{
    return thing_among(std::type_identity<Thing>{}, term);
}

std::string spell(ledger::Term term, const Components&)
{
    const auto text = [](const auto& thing) -> std::string {
        using Type = std::decay_t<decltype(thing)>;
        if constexpr (std::is_same_v<Type, int>)
            return std::to_string(thing);
        else if constexpr (std::is_same_v<Type, Donar>)
            return std::to_string(static_cast<int>(thing));
        else
            return std::string(word_of(thing));
    };
    return std::visit(text, thing_of(term));
}

} // namespace consigliere::mafia
