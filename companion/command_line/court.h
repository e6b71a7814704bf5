#pragma once

#include "companion/command_line/commands.h"
#include "companion/command_line/database.h"

#include <filesystem>
#include <string>
#include <vector>

// Commands for disputes. Each returns an exit code.
namespace consigliere::command_line {

struct WhyRequest {
    std::string evening;
    std::filesystem::path database;
    /// Search words, a rule id, an entry number, or a record line.
    std::string question;
    Output output = Output::text;
};
int why(const WhyRequest& request);

struct AmendRequest {
    std::string evening;
    std::filesystem::path database;
    std::string entry; ///< Entry number.
    std::string line; ///< Empty if the entry did not happen.
    bool inserts = false; ///< Inserts the line before the entry.
    std::string count; ///< Number of entries replaced.
    /// Decisions about later entries: entry numbers, or "rest" for all remaining invalid ones.
    /// With a reason or line: "41=we play it so", "41=ana takes desk".
    std::vector<std::string> keep;
    std::vector<std::string> rule;
    std::vector<std::string> drop;
    std::vector<std::string> instead; ///< Lines replacing an entry.
    std::vector<std::string> before; ///< Lines inserted before an entry.
    /// Record file to write; empty name: none.
    Target target;
    bool appends = false; ///< Appends to the evening in the database.
    Output output = Output::text;
};
int amend(const AmendRequest& request);

struct WhatIfRequest {
    std::string evening;
    std::filesystem::path database;
    std::string entry; ///< Entry to start from; 0 is the start of the evening.
    std::vector<std::string> lines;
    Output output = Output::text;
};
int what_if(const WhatIfRequest& request);

struct RulingsRequest {
    /// Record files and evenings of the database; empty: the whole database.
    std::vector<std::string> evenings;
    std::filesystem::path database;
    bool by_rule = false;
    Output output = Output::text;
};
int rulings(const RulingsRequest& request);

} // namespace consigliere::command_line
