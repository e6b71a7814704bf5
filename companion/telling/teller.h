#pragma once

#include "engine/ledger/evening.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::telling {

/// What one game's evening says in the chosen language. Each game has its own Teller beside its
/// table screen; the log, the verdict card and the reports know only this.
class Teller {
public:
    /// `game` is the word of a record for the game; its registered wording tells the reasons.
    explicit Teller(std::string_view game)
        : m_game(game)
    {
    }
    Teller(const Teller&) = delete;
    Teller& operator=(const Teller&) = delete;
    virtual ~Teller() = default;

    /// A fact, as people at the table call it: "Marzullo’s Thug", "$5", "Midtown".
    [[nodiscard]] virtual std::string term(ledger::Term term) const = 0;
    /// A reason as one or two sentences.
    [[nodiscard]] std::string reason(const ledger::Reason& reason) const;
    /// The score as it is now: a line for each player, the best first, and one for who wins or is
    /// in front.
    [[nodiscard]] virtual std::vector<std::string> score() const = 0;

private:
    std::string_view m_game;
};

/// What a verdict is called, "legal" to "impossible".
[[nodiscard]] std::string tell(ledger::Verdict verdict);

/// All reasons of an entry, one after the other, the gravest first; empty when there are none.
[[nodiscard]] std::string tell_reasons(
    const Teller& teller, const std::vector<ledger::Reason>& reasons);

} // namespace consigliere::telling
