#pragma once

#include "engine/ledger/evening.h"

#include <memory>
#include <string>

namespace consigliere::telling {

/// What one game's evening says in the chosen language. Each game has its own Teller beside its
/// table screen; the log, the verdict card and the reports know only this.
class Teller {
public:
    Teller() = default;
    Teller(const Teller&) = delete;
    Teller& operator=(const Teller&) = delete;
    virtual ~Teller() = default;

    /// A fact, as people at the table call it: "Marzullo’s Thug", "$5", "Midtown".
    [[nodiscard]] virtual std::string term(ledger::Term term) const = 0;
    /// A reason as one or two sentences.
    [[nodiscard]] virtual std::string reason(const ledger::Reason& reason) const = 0;
};

/// All reasons of an entry, one after the other; empty when there are none.
[[nodiscard]] std::string tell_reasons(
    const Teller& teller, const std::vector<ledger::Reason>& reasons);

} // namespace consigliere::telling
