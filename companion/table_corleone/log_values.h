#pragma once

#include "companion/desk/sentences.h"
#include "companion/table_corleone/log_text.h"
#include "companion/table_corleone/names.h"

namespace consigliere::table_corleone {

using desk::Says;

/// Fields of a move or an act under the placeholder names of the log messages.
template <typename Kind>
[[nodiscard]] language::Values values_of(const View& view, const Kind& kind)
{
    language::Values values;
    if constexpr (requires { kind.family; })
        values.emplace_back("player", view.player(kind.family));
    if constexpr (requires { kind.territory; })
        values.emplace_back("territory", tell(kind.territory));
    if constexpr (requires { kind.marker; })
        values.emplace_back("territory", tell(kind.marker.territory));
    if constexpr (requires { kind.business; })
        values.emplace_back("business", view.name(kind.business));
    if constexpr (requires { kind.job; })
        values.emplace_back("job", view.name(kind.job));
    if constexpr (requires { kind.ally; })
        values.emplace_back("ally", view.name(kind.ally));
    if constexpr (requires { kind.figure; })
        values.emplace_back("figure", tell(view, kind.figure));
    if constexpr (requires { kind.cards; })
        values.emplace_back("what", tell(view, kind.cards));
    if constexpr (requires { kind.money; }) {
        values.emplace_back("what", tell(view, Cards::of(kind.money)));
        values.emplace_back("sum", language::dollars(dollars_of(kind.money)));
    }
    if constexpr (requires { kind.icon; })
        values.emplace_back("icon", tell(kind.icon));
    if constexpr (requires { kind.count; })
        values.emplace_back("count", language::number(kind.count));
    return values;
}

} // namespace consigliere::table_corleone
