#include "engine/cash_n_guns/terms.h"

#include "engine/ledger/thing_of.h"

namespace consigliere::cash_n_guns {

Thing thing_of(ledger::Term term)
{
    return ledger::thing_of(term, std::type_identity<Thing>{});
}

std::string spell(ledger::Term term, const Components& components)
{
    const auto text = [&components](const auto& thing) -> std::string {
        using Type = std::decay_t<decltype(thing)>;
        if constexpr (std::is_same_v<Type, int>)
            return std::to_string(thing);
        else if constexpr (std::is_same_v<Type, Dollars>)
            return "$" + std::to_string(static_cast<int>(thing));
        else if constexpr (std::is_same_v<Type, Player>)
            return components[thing].name;
        else
            return std::string(word_of(thing));
    };
    return std::visit(text, thing_of(term));
}

} // namespace consigliere::cash_n_guns
