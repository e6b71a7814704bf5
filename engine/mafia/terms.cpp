#include "engine/mafia/terms.h"

#include "engine/ledger/thing_of.h"

namespace consigliere::mafia {

Thing thing_of(ledger::Term term)
{
    return ledger::thing_of(term, std::type_identity<Thing>{});
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
