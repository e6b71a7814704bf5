#pragma once

#include "companion/frame/room.h"
#include "companion/rulebook/rulebook.h"
#include "engine/ledger/verdict.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Content of a sheet, for refusals and entries alike. In fixed order: verdict, facts, remedies,
/// deciding rules, rules checked, evidence, and further actions.
struct SheetContent {
    /// Subject: "Ana: Thug → Station".
    std::string title;
    std::optional<ledger::Verdict> verdict;
    std::vector<std::string> facts;
    /// Secondary remarks: other entries of the row, the record line.
    std::vector<std::string> remarks;
    std::vector<std::string> remedies;
    /// Rule ids, the most important first.
    std::vector<std::string> rules;
    /// Ids of the rules checked and satisfied, in the order of the book.
    std::vector<std::string> checked;
    struct Evidence {
        int entry = 0;
        std::string text;
    };
    std::vector<Evidence> evidence; ///< Newest first.
    /// Further actions, by button id: {"sheet:ruling", "We rule otherwise"}.
    std::vector<std::pair<std::string, std::string>> offers;
};

/// Result of draw_sheet(): id of an action, rule to open, or entry to jump to.
struct SheetTap {
    std::string offer;
    std::string rule;
    int entry = 0;
    bool closes = false;
};

/// Draws a sheet as a dialog of the height needed. `name` prefixes the ids of its targets: "entry"
/// makes "entry:close".
[[nodiscard]] SheetTap draw_sheet(Ui& ui, const std::string& name, const SheetContent& content,
    const rulebook::Rulebook* rulebook);

/// Icon and colour of a verdict.
[[nodiscard]] const char* symbol_of(ledger::Verdict verdict);
[[nodiscard]] Colour colour_of(const widgets::Theme& theme, ledger::Verdict verdict);

} // namespace consigliere::screens
