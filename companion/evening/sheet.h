#pragma once

#include "companion/frame/room.h"
#include "companion/rulebook/rulebook.h"
#include "engine/ledger/verdict.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// What stands behind everything that is refused or written down, always in this order:
/// the verdict, the facts, what would make it legal, the rules that decide and those that were
/// checked, the evidence, and the ways on.
struct SheetContent {
    /// What it is about: "Ana: Thug → Station".
    std::string title;
    std::optional<ledger::Verdict> verdict;
    std::vector<std::string> facts;
    /// Less important remarks: what else belongs to an entry, its line in the record.
    std::vector<std::string> remarks;
    std::vector<std::string> remedies;
    /// Ids, the first one being the most important.
    std::vector<std::string> rules;
    /// Ids of the rules that were checked and are kept, in the order of the book.
    std::vector<std::string> checked;
    struct Evidence {
        int entry = 0;
        std::string text;
    };
    std::vector<Evidence> evidence; ///< Newest first.
    /// The ways on, by the names of their buttons: {"sheet:ruling", "We rule otherwise"}.
    std::vector<std::pair<std::string, std::string>> offers;
};

/// What was tapped on a sheet: the button of an offer, a rule to read in full, an entry to jump to.
struct SheetTap {
    std::string offer;
    std::string rule;
    int entry = 0;
    bool closes = false;
};

/// Draws a sheet as a dialog that is as high as it needs to be. `name` stands before the names of
/// its targets: "entry" gives "entry:close".
[[nodiscard]] SheetTap draw_sheet(Ui& ui, const std::string& name, const SheetContent& content,
    const rulebook::Rulebook* rulebook);

/// The sign of a verdict and its word.
[[nodiscard]] const char* symbol_of(ledger::Verdict verdict);
[[nodiscard]] Colour colour_of(const widgets::Theme& theme, ledger::Verdict verdict);

} // namespace consigliere::screens
