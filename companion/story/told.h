#pragma once

#include "companion/story/facts.h"

#include <functional>
#include <string>
#include <vector>

// The facts of a finished evening in words.
namespace consigliere::story {

/// The words of an entry, as in the log.
using TellEntry = std::function<std::string(int entry)>;

/// "Zofia won with $70, ahead since Act III"
[[nodiscard]] std::string tell_headline(const exports::EveningReport& report, const Facts& facts);
/// "Ivan $64 · Ana $47": those who did not win, best first.
[[nodiscard]] std::string tell_others(const exports::EveningReport& report, const Facts& facts);
/// What decided, one sentence each.
[[nodiscard]] std::vector<std::string> tell_decision(
    const exports::EveningReport& report, const Facts& facts, const TellEntry& tell_entry);
/// "214: Zofia’s Thug → Queens (Zofia $41 → $50)"
[[nodiscard]] std::string tell_swing(
    const exports::EveningReport& report, const Swing& swing, const TellEntry& tell_entry);
/// "3 cards in the hand at the end: Gun, Booze, Racket"
[[nodiscard]] std::string tell_unused(const Unused& unused);
/// "Suitcase $40, Territories $20"; empty if the total has one source.
[[nodiscard]] std::string tell_sources(const exports::EveningReport& report, Seat seat);
/// The same of the usual winner.
[[nodiscard]] std::string tell_sources(const exports::EveningReport& report, const Usual& usual);
/// "Usual winner, average of 38 evenings"
[[nodiscard]] std::string tell_usual(const Usual& usual);

/// "Act III"; where a game has one part only, "entry 120".
[[nodiscard]] std::string tell_when(const exports::EveningReport& report, int entry);
/// Why a story cannot be told: the evening is not over.
[[nodiscard]] std::string tell_not_over();

} // namespace consigliere::story
