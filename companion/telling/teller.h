#pragma once

#include "engine/ledger/evening.h"
#include "engine/ledger/interface.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::telling {

/// What one game's evening says in the chosen language. Each game has its own Teller beside its
/// table screen; the log, the verdict card and the reports know only this.
class Teller : public ledger::Interface {
public:
    /// The house rules of the evening are told where they were invoked.
    explicit Teller(ledger::HouseRules house_rules)
        : m_house_rules(std::move(house_rules))
    {
    }

    /// How the table calls its players; `actor` is the record's word for one. Without names, and
    /// for whom this gives the word back, players are called by what they play.
    using Names = std::function<std::string(std::string_view actor)>;
    void call_players(Names names) { m_names = std::move(names); }

    /// A fact, as people at the table call it: "Marzullo’s Thug", "$5", "Midtown".
    [[nodiscard]] virtual std::string term(ledger::Term term) const = 0;
    /// A reason as one or two sentences.
    [[nodiscard]] std::string reason(const ledger::Reason& reason) const;
    /// The score as it is now: a line for each player, the best first, and one for who wins or is
    /// in front.
    [[nodiscard]] virtual std::vector<std::string> score() const = 0;

protected:
    /// What the table calls a player; `role`, what is played, if it has told no name.
    [[nodiscard]] std::string player(std::string_view actor, const std::string& role) const;

private:
    [[nodiscard]] std::string sentence(const ledger::Reason& reason) const;

    ledger::HouseRules m_house_rules;
    Names m_names;
};

/// A player with a name, inside a sentence that was written for what is played: "Piotr".
[[nodiscard]] std::string named(const std::string& player, const std::string& role);

/// A verdict as the screen says it, "allowed" to "can’t happen".
[[nodiscard]] std::string tell(ledger::Verdict verdict);
/// A verdict as records name it, "legal" to "impossible", in the chosen language: for what the
/// command line prints.
[[nodiscard]] std::string tell_in_report(ledger::Verdict verdict);

/// The same of an entry that stands by a house rule.
[[nodiscard]] std::string tell_house_rule();

/// All reasons of an entry, one after the other, the gravest first; empty when there are none.
[[nodiscard]] std::string tell_reasons(
    const Teller& teller, const std::vector<ledger::Reason>& reasons);

} // namespace consigliere::telling
