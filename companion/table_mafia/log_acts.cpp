// Acts as localized text.

#include "companion/desk/sentences.h"
#include "companion/table_mafia/log_text.h"
#include "companion/table_mafia/names.h"

namespace consigliere::table_mafia {

using desk::Says;
using language::number;

namespace {

/// Messages of acts that only need the figure and the place.
constexpr desk::Sentences act_sentences{Says<act::Stands>{to_translate("{figure} stops: {field}")},
    Says<act::Places>{to_translate("{figure} places a piece: {square}")},
    Says<act::Lifts>{to_translate("a piece of {figure} is taken off: {square}")},
    Says<act::GainsKiller>{to_translate("{figure} gets a killer")},
    Says<act::LosesKiller>{to_translate("{figure} loses a killer: {at}")},
    Says<act::MovesKiller>{to_translate("{figure}’s killer: {at} → {square}")},
    Says<act::Marks>{to_translate("{figure} holds {field}")},
    Says<act::Unmarks>{to_translate("{figure} no longer holds {field}")},
    Says<act::LaysCard>{to_translate("{figure} lays {card} on {field}")},
    Says<act::TakesCard>{to_translate("{figure} takes {card}")},
    Says<act::ReturnsCard>{to_translate("{card} goes under its deck")},
    Says<act::GivesCard>{to_translate("{figure} gives {card} to {other}")},
    Says<act::OpensCard>{to_translate("{figure} reveals {card}")},
    Says<act::Owes>{to_translate("{figure} owes {other} {amount}")},
    Says<act::Tosses>{to_translate("{figure} tosses {coin}")},
    Says<act::Hires>{to_translate("{figure} hires a killer")},
    Says<act::Forgoes>{to_translate("{figure} is clean and forgoes {amount} ({why})")},
    Says<act::FallsDue>{to_translate("{figure} owes {amount} at once ({why})")},
    Says<act::AgentComes>{to_translate("The Federal agent comes to {figure}")},
    Says<act::VendettaBegins>{to_translate("Vendetta: {figure} against {other}")},
    Says<act::VendettaEnds>{to_translate("The vendetta is finished")},
    Says<act::GameEnds>{to_translate("The game ends: {ending}")}};

/// Placeholder values of such a message.
class Values {
public:
    template <typename Kind>
    explicit Values(const Kind& act)
    {
        if constexpr (requires { act.figure; })
            add("figure", tell(act.figure));
        if constexpr (requires { act.attacker; }) {
            add("figure", tell(act.attacker));
            add("other", tell(act.victim));
        }
        if constexpr (requires { act.field; })
            add("field", tell(act.field));
        if constexpr (requires { act.business; })
            add("field", tell(act.business));
        if constexpr (requires { act.square; })
            add("square", tell(act.square));
        if constexpr (requires { act.at; })
            add("at", tell(act.at));
        if constexpr (std::is_same_v<Kind, act::MovesKiller>) {
            add("at", tell(act.from));
            add("square", tell(act.to));
        } else if constexpr (requires { act.to; }) {
            add("other", tell(act.to));
        }
        if constexpr (requires { act.card; })
            add("card", tell(act.card));
        if constexpr (requires { act.amount; })
            add("amount", donars(act.amount));
        if constexpr (requires { act.coin; })
            add("coin", tell(act.coin));
        if constexpr (requires { act.why; })
            add("why", tell(act.why));
        if constexpr (requires { act.ending; })
            add("ending", tell(act.ending));
    }

    language::Values all;

private:
    void add(const char* place, std::string told) { all.emplace_back(place, std::move(told)); }
};

class ActTeller {
public:
    std::string operator()(const act::Pays& act) const
    {
        std::string text;
        if (!act.from.figure)
            text = tell(act.to) + " +" + number(act.amount);
        else if (!act.to.figure)
            text = tell(act.from) + " −" + number(act.amount);
        else
            text = tell(act.from) + " → " + tell(act.to) + ": " + number(act.amount);
        return act.why == Why::correction ? text : text + " (" + tell(act.why) + ")";
    }
    std::string operator()(const act::Rolls& act) const
    {
        return tr_fill("{figure} rolls {number}; next: {next}",
            {{"figure", tell(act.figure)}, {"number", number(act.number)},
                {"next", tell(act.next)}});
    }
    // Course of a turn: the moves imply it.
    std::string operator()(const act::TurnEnds&) const { return {}; }
    std::string operator()(const act::PhaseBegins&) const { return {}; }
    template <typename Kind>
    std::string operator()(const Kind& act) const
    {
        return tr_fill(act_sentences.of(act), Values(act).all);
    }
};

} // namespace

std::string tell_act(const Act& act)
{
    return std::visit(ActTeller(), act);
}

} // namespace consigliere::table_mafia
