#pragma once

#include "companion/command_line/commands.h"
#include "db/box_file.h"
#include "db/database.h"

#include <string>
#include <vector>

// Learned boxes in files and QR codes. Each function returns an exit code.
namespace consigliere::command_line {

/// Writes the learned box of the game asked for as a box file.
[[nodiscard]] int export_box(const Arguments& arguments);
/// Writes it as QR codes, a PNG file each, into a folder, which is created if missing.
[[nodiscard]] int export_codes(const Arguments& arguments);
/// Imports a learned box; `name` is its source in messages.
[[nodiscard]] int import_box(
    db::Database& database, const std::string& name, const db::BoxFile& box);
/// Imports a box from pictures of all its codes.
[[nodiscard]] int import_codes(db::Database& database, const std::vector<std::string>& pictures);

} // namespace consigliere::command_line
