#pragma once

#include "companion/rulebook/rulebook.h"
#include "companion/telling/teller.h"
#include "engine/ledger/evening.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// One reason of the referee, as the verdict card and the sheet tell it.
struct Finding {
    ledger::Reason reason;
    std::string text;
    /// The id of the rule behind it; empty where no rule of the book is the cause.
    std::string rule;
};

/// All reasons of an opinion: what cannot be before what is forbidden, and that before what is not
/// known; among equals in the order of the book, those without a rule last.
[[nodiscard]] std::vector<Finding> findings_of(const ledger::Assessment& opinion,
    const ledger::Evening& evening, const telling::Teller& teller);

/// A finding in two parts: what is so in this case, as a title without its full stop, and the rest
/// of what it says.
struct Headline {
    std::string title;
    std::string rest;
};
[[nodiscard]] Headline headline_of(const Finding& finding);

/// The rules behind some findings, each once, in the order of the findings.
[[nodiscard]] std::vector<std::string> rules_of(const std::vector<Finding>& findings);

/// What invoking house rules is offered as: "House rule: Two Thugs may share a space".
[[nodiscard]] std::string tell_house_rules(const std::vector<const ledger::HouseRule*>& rules);

/// "p. 14", or nothing where the book has no page numbers.
[[nodiscard]] std::string tell_page(const rulebook::Rule* rule);
/// Where a rule is read: "14.thug-space · p. 14", and where the book has no page numbers by its
/// chapter: "M-3.5.4 · 3.5. The inner map". The id alone where there is no book.
[[nodiscard]] std::string tell_source(const rulebook::Rulebook* book, const std::string& rule);

/// What is possible instead of a refused line, as far as the referee can tell: what the same player
/// may do of the same kind, otherwise what somebody else may, otherwise what he may do at all, and
/// otherwise what comes next.
[[nodiscard]] std::vector<std::string> legal_lines_like(
    std::string_view line, const ledger::Evening& evening);

/// The nearest of them, if it is of the same kind or by the same player; empty otherwise.
[[nodiscard]] std::string remedy_for(std::string_view line, const ledger::Evening& evening);

/// The first sentences of a text.
[[nodiscard]] std::string first_sentences(const std::string& text, int count);

} // namespace consigliere::screens
