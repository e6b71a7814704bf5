#pragma once

#include "engine/cash_n_guns/components.h"
#include "engine/cash_n_guns/words.h"
#include "engine/ledger/verdict.h"

#include <string>

/// The game's things as the single numbers that a reason's facts carry.
namespace consigliere::cash_n_guns {

enum class TermKind : std::uint8_t {
    number = 0,
    dollars,
    player,
    share, ///< A kind of loot card, or the desk.
    loot_type,
    bullet,
    power,
    phase,
};

[[nodiscard]] ledger::Term number_term(int number);
[[nodiscard]] ledger::Term dollars_term(int dollars);
[[nodiscard]] ledger::Term term(Player player);
[[nodiscard]] ledger::Term term(LootCard card);
[[nodiscard]] ledger::Term term(Share share);
[[nodiscard]] ledger::Term term(LootType type);
[[nodiscard]] ledger::Term term(Bullet bullet);
[[nodiscard]] ledger::Term term(Power power);
[[nodiscard]] ledger::Term term(Phase phase);

[[nodiscard]] TermKind kind_of(ledger::Term term);

/// A term in the words of the record: `ana`, `$5000`, `3`.
[[nodiscard]] std::string spell(ledger::Term term, const Components& components);

} // namespace consigliere::cash_n_guns
