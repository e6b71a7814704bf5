#pragma once

#include "db/database.h"
#include "db/files.h"

#include <filesystem>
#include <string>
#include <vector>

// A learned box as QR code pictures, exported and imported.
namespace consigliere::command_line {

/// Writes the codes of a game's learned box as pictures into a folder, and prints their names.
int export_codes(const std::filesystem::path& database, const std::string& game,
    const std::filesystem::path& folder, db::IfExists when_there);

/// Imports a box from pictures of its codes. All or nothing: fails if a piece is missing.
int import_codes(db::Database& database, const std::vector<std::string>& pictures);

} // namespace consigliere::command_line
