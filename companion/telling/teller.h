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

/// Texts of a game's evening in the chosen language. Each game implements it beside its table; log,
/// verdict card and reports use only this interface.
class Teller : public ledger::Interface {
public:
    /// The house rules are named where they are invoked.
    explicit Teller(ledger::HouseRules house_rules)
        : m_house_rules(std::move(house_rules))
    {
    }

    /// Returns the player's name for an actor (word in records). Without names, or if it returns
    /// the actor itself, players are named by role.
    using Names = std::function<std::string(std::string_view actor)>;
    void call_players(Names names) { m_names = std::move(names); }

    /// Returns a term in table language: "Marzullo’s Thug", "$5", "Midtown".
    [[nodiscard]] virtual std::string term(ledger::Term term) const = 0;
    /// Returns a reason as one or two sentences.
    [[nodiscard]] std::string reason(const ledger::Reason& reason) const;
    /// Returns the current score: a line per player, best first, and one for the winner or leader.
    [[nodiscard]] virtual std::vector<std::string> score() const = 0;

protected:
    /// Returns the player's name, or `role` if there is none.
    [[nodiscard]] std::string player(std::string_view actor, const std::string& role) const;

private:
    [[nodiscard]] std::string sentence(const ledger::Reason& reason) const;

    ledger::HouseRules m_house_rules;
    Names m_names;
};

/// Returns a player's name for use in a sentence written for roles: "Piotr".
[[nodiscard]] std::string named(const std::string& player, const std::string& role);

/// Returns a verdict as on screen, "allowed" to "can’t happen".
[[nodiscard]] std::string tell(ledger::Verdict verdict);
/// Returns a verdict as in records, "legal" to "impossible", translated; for the command line.
[[nodiscard]] std::string tell_in_report(ledger::Verdict verdict);

/// Returns the mark of an entry that is legal by a house rule.
[[nodiscard]] std::string tell_house_rule();

/// Returns all reasons of an entry, most severe first; empty if there are none.
[[nodiscard]] std::string tell_reasons(
    const Teller& teller, const std::vector<ledger::Reason>& reasons);

} // namespace consigliere::telling
