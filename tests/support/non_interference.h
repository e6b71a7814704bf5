#pragma once

#include "engine/ledger/evening.h"

#include <catch2/catch.hpp>

#include <memory>
#include <string>
#include <vector>

/// Non-interference: change something that an audience may not know, and not a byte of what it is
/// shown changes. This is the test of secrecy in every game.
namespace consigliere::test {

[[nodiscard]] inline std::string told(const ledger::Reason& reason)
{
    std::string text(reason.message.rule.text());
    text += " " + std::string(reason.message.english) + " " + reason.quoted;
    for (const ledger::Fact& fact : reason.facts)
        text += " " + std::string(fact.name) + "=" + std::to_string(fact.term.kind) + ":"
            + std::to_string(fact.term.value);
    return text;
}

[[nodiscard]] inline std::string told(const ledger::Assessment& opinion)
{
    std::string text(ledger::word_of(opinion.verdict));
    for (const ledger::Reason& reason : opinion.reasons)
        text += " [" + told(reason) + "]";
    return text;
}

/// Everything that is in a report, in one text.
[[nodiscard]] std::string told(const ledger::Tree& tree);

/// How the evening stood, in one text.
[[nodiscard]] std::string told(const ledger::PositionSummary& progress);

/// How the evening stood after each of its entries, and what they added to the players' deeds.
[[nodiscard]] std::string told_progress(const ledger::ObserverView& observed, int entries);

/// Everything that an audience is told of the entries of an evening.
template <typename Game>
[[nodiscard]] std::string told_entries(const ledger::ObserverViewOf<Game>& observed)
{
    std::string text;
    for (int number = 1; number <= observed.known().history().size(); ++number) {
        const ledger::Entry& entry = observed.entry(number);
        text += std::to_string(number) + " " + entry.line + ": "
            + told(ledger::Assessment{entry.verdict, entry.reasons});
        if (observed.move_of(number))
            text += " | " + format(*observed.move_of(number), observed.components());
        for (const auto& act : observed.acts_of(number))
            text += " | " + format(act, observed.components());
        text += observed.stands(number) ? " stands, checked" : " does not stand, checked";
        for (const ledger::RuleId rule : observed.rules_checked(number))
            text += " " + std::string(rule.text());
        text += "\n";
    }
    return text;
}

/// The lines that could come next, as far as an audience knows.
[[nodiscard]] std::string told_legal(const ledger::ObserverView& observed);

/// What an audience must find alike in evenings that only hidden things tell apart. `Explain`
/// tells all answers to "Why?".
template <typename Game, typename Explain>
[[nodiscard]] std::string everything_told(
    const ledger::ObserverViewOf<Game>& observed, const Explain& explain)
{
    return told_entries(observed) + explain(observed) + told_legal(observed)
        + told(observed.position_report()) + "\n" + told(observed.score_report()) + "\n"
        + told_progress(observed, observed.known().history().size());
}

[[nodiscard]] inline std::vector<std::string> lines_of(const ledger::Evening& evening)
{
    std::vector<std::string> lines;
    for (int number = 1; number <= evening.history().size(); ++number)
        lines.push_back(evening.history().entry(number).line);
    return lines;
}

/// Whether the referee has answered every line of two evenings alike, so that nobody at the table
/// has noticed any difference: what stands in one stands in the other, and what was refused was
/// refused by the same rules.
[[nodiscard]] bool went_alike(const ledger::Evening& left, const ledger::Evening& right);

/// The same for one line that is only considered.
[[nodiscard]] bool is_answered_alike(
    const ledger::Evening& left, const ledger::Evening& right, const std::string& line);

} // namespace consigliere::test
