#pragma once

#include "companion/rulebook/rulebook.h"
#include "companion/telling/teller.h"
#include "engine/ledger/evening.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::rulebook {

/// A reason of the referee in words, as on verdict card and sheet.
struct Finding {
    ledger::Reason reason;
    std::string text;
    /// Id of its rule; empty if no rule of the book is the cause.
    std::string rule;
};

/// Returns the reasons of an assessment in words. Impossible first, then forbidden, then unknown;
/// within each in the order of the book, those without a rule last.
[[nodiscard]] std::vector<Finding> findings_of(const ledger::Assessment& opinion,
    const ledger::Evening& evening, const telling::Teller& teller);

/// A finding split into a title (the fact of the case, without full stop) and the rest.
struct Headline {
    std::string title;
    std::string rest;
};
[[nodiscard]] Headline headline_of(const Finding& finding);

/// Returns the rules of the findings, without duplicates, in order.
[[nodiscard]] std::vector<std::string> rules_of(const std::vector<Finding>& findings);

/// Label for invoking house rules: "House rule: Two Thugs may share a space".
[[nodiscard]] std::string tell_house_rules(const std::vector<const ledger::HouseRule*>& rules);

/// Returns "p. 14"; empty if the book has no page numbers.
[[nodiscard]] std::string tell_page(const Rule* rule);
/// Returns where to read a rule: "14.thug-space · p. 14", or its chapter if there are no page
/// numbers: "M-3.5.4 · 3.5. The inner map". Only the id if `book` is nullptr.
[[nodiscard]] std::string tell_source(const Rulebook* book, const std::string& rule);

/// Returns legal alternatives to a refused line. The same player's moves of that kind; else other
/// players' moves of that kind; else any move of that player; else whatever comes next.
[[nodiscard]] std::vector<std::string> legal_lines_like(
    std::string_view line, const ledger::Evening& evening);

/// Returns the nearest alternative of the same kind or player; empty if none.
[[nodiscard]] std::string remedy_for(std::string_view line, const ledger::Evening& evening);

[[nodiscard]] std::string first_sentences(const std::string& text, int count);

} // namespace consigliere::rulebook
