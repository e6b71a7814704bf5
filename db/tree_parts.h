#pragma once

#include "db/file_error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Typed access to members of a table. A missing or differently typed member is empty.
namespace consigliere::db {

[[nodiscard]] inline std::string text_in(const Tree& table, std::string_view key)
{
    const Tree* member = table.find(key);
    return member == nullptr || member->text() == nullptr ? std::string() : *member->text();
}

[[nodiscard]] inline std::optional<std::int64_t> number_in(const Tree& table, std::string_view key)
{
    const Tree* member = table.find(key);
    return member == nullptr || member->number() == nullptr ? std::nullopt
                                                            : std::optional(*member->number());
}

[[nodiscard]] inline bool is_true_in(const Tree& table, std::string_view key)
{
    const Tree* member = table.find(key);
    return member != nullptr && member->boolean() != nullptr && *member->boolean();
}

[[nodiscard]] inline const Tree::List& list_in(const Tree& table, std::string_view key)
{
    static const Tree::List none;
    const Tree* member = table.find(key);
    return member == nullptr ? none : member->elements();
}

/// The strings of a list; other elements are skipped.
[[nodiscard]] inline std::vector<std::string> texts_in(const Tree& table, std::string_view key)
{
    std::vector<std::string> texts;
    for (const Tree& element : list_in(table, key)) {
        if (element.text() != nullptr)
            texts.push_back(*element.text());
    }
    return texts;
}

} // namespace consigliere::db
