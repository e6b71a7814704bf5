#pragma once

#include "db/database.h"
#include "db/files.h"

#include <filesystem>
#include <string>
#include <vector>

/// A learned box as pictures of QR codes, out and in.
namespace consigliere::command_line {

/// Writes the learned box of a game as codes into a folder, each a picture, and prints their names.
int export_codes(const std::filesystem::path& database, const std::string& game,
    const std::filesystem::path& folder, db::IfExists when_there);

/// Takes in the box whose codes stand in some pictures. When one is missing, nothing is taken in.
int import_codes(db::Database& database, const std::vector<std::string>& pictures);

} // namespace consigliere::command_line
