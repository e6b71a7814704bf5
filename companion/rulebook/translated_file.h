#pragma once

#include "companion/language/language.h"
#include "db/record_file.h"
#include "engine/ledger/error_or.h"

#include <string>
#include <string_view>
#include <vector>

// Texts about a game in all languages: `assets/FOLDER/GAME.LANGUAGE.toml`. The English file defines
// the structure; other languages supply texts, found by id.
namespace consigliere::rulebook {

using TreeOrError = ledger::ErrorOr<ledger::Tree, db::FileError>;

[[nodiscard]] TreeOrError read_translated(
    std::string_view folder, std::string_view game, language::Language language);

/// Empty if there is no such member, or no table.
[[nodiscard]] std::string text_of(const ledger::Tree* table, std::string_view key);
[[nodiscard]] int number_of(const ledger::Tree& table, std::string_view key);
/// Elements of a list; empty if there is no such list.
[[nodiscard]] std::vector<const ledger::Tree*> list_in(
    const ledger::Tree* table, std::string_view key);
[[nodiscard]] std::vector<std::string> texts_in(const ledger::Tree& table, std::string_view key);
/// Returns nullptr if there is none.
[[nodiscard]] const ledger::Tree* table_with_id(
    const std::vector<const ledger::Tree*>& tables, const std::string& id);

/// An element in English and, if translated, in the requested language.
struct Told {
    const ledger::Tree& english;
    const ledger::Tree* other = nullptr;
    bool lacks_text = false;

    /// Translated text, or the English one.
    [[nodiscard]] std::string text(std::string_view key);
};

} // namespace consigliere::rulebook
