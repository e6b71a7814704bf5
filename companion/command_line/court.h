#pragma once

#include "companion/command_line/commands.h"
#include "companion/command_line/database.h"

#include <filesystem>
#include <string>
#include <vector>

/// The commands that settle disputes; each gives an exit code.
namespace consigliere::command_line {

struct WhyRequest {
    std::string evening;
    std::filesystem::path database;
    /// Words, the id of a rule, the number of an entry, or a line that somebody would like to
    /// enter.
    std::string question;
    Output output = Output::text;
};
int why(const WhyRequest& request);

struct AmendRequest {
    std::string evening;
    std::filesystem::path database;
    std::string entry; ///< Its number.
    std::string line; ///< Empty when the entry did not happen.
    bool inserts = false; ///< The line comes before the entry.
    std::string count; ///< How many entries the line replaces.
    /// What is decided about those that followed: numbers, or "rest" for all that do not stand any
    /// more; a ruling with its reason, "41=we play it so", and a line, "41=ana takes desk".
    std::vector<std::string> keep;
    std::vector<std::string> rule;
    std::vector<std::string> drop;
    std::vector<std::string> instead; ///< Lines that were done instead of an entry.
    std::vector<std::string> before; ///< Lines that were forgotten before an entry.
    /// The record file to write; no name for none.
    Target target;
    bool appends = false; ///< To the evening of the database.
    Output output = Output::text;
};
int amend(const AmendRequest& request);

struct WhatIfRequest {
    std::string evening;
    std::filesystem::path database;
    std::string entry; ///< The one from which it is tried; 0 is the start.
    std::vector<std::string> lines;
    Output output = Output::text;
};
int what_if(const WhatIfRequest& request);

struct RulingsRequest {
    /// Record files and evenings of the database; none for all of the database.
    std::vector<std::string> evenings;
    std::filesystem::path database;
    bool by_rule = false;
    Output output = Output::text;
};
int rulings(const RulingsRequest& request);

} // namespace consigliere::command_line
