#include "companion/rulebook/translated_file.h"

#include "companion/language/catalogues.h"
#include "engine/ledger/record_head.h"

#include <algorithm>
#include <filesystem>

namespace consigliere::rulebook {

using ledger::Tree;

TreeOrError read_translated(
    std::string_view folder, std::string_view game, language::Language language)
{
    const std::filesystem::path place = std::filesystem::path(language::assets_folder()) / folder;
    return db::read_toml(
        place / (std::string(game) + "." + std::string(language::code_of(language)) + ".toml"));
}

std::string text_of(const Tree* table, std::string_view key)
{
    return std::string(ledger::text_or_empty(table == nullptr ? nullptr : table->find(key)));
}

int number_of(const Tree& table, std::string_view key)
{
    const Tree* member = table.find(key);
    if (member == nullptr || member->number() == nullptr)
        return 0;
    return static_cast<int>(*member->number());
}

std::vector<const Tree*> list_in(const Tree* table, std::string_view key)
{
    std::vector<const Tree*> found;
    const Tree* list = table == nullptr ? nullptr : table->find(key);
    if (list == nullptr)
        return found;
    for (const Tree& element : list->elements())
        found.push_back(&element);
    return found;
}

std::vector<std::string> texts_in(const Tree& table, std::string_view key)
{
    std::vector<std::string> texts;
    for (const Tree* element : list_in(&table, key)) {
        if (element->text() != nullptr)
            texts.push_back(*element->text());
    }
    return texts;
}

const Tree* table_with_id(const std::vector<const Tree*>& tables, const std::string& id)
{
    const auto found =
        std::ranges::find(tables, id, [](const Tree* table) { return text_of(table, "id"); });
    return found == tables.end() ? nullptr : *found;
}

std::string Told::text(std::string_view key)
{
    std::string found = text_of(other, key);
    if (!found.empty())
        return found;
    found = text_of(&english, key);
    lacks_text = lacks_text || !found.empty();
    return found;
}

} // namespace consigliere::rulebook
