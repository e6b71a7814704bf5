#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/message_template.h"
#include "engine/ledger/tree.h"

#include <optional>
#include <string>
#include <string_view>

namespace consigliere::ledger {

/// An error without quoted words.
[[nodiscard]] inline RecordError complain(const Contradicts<>& message, const Tree& where)
{
    return {make_reason(message), where.line()};
}

/// An error about the value at `where`, quoting `words`.
template <typename... Things>
[[nodiscard]] RecordError complain(
    const Contradicts<Things...>& message, const Tree& where, std::string_view words)
{
    return {quoting(message, words), where.line()};
}

/// Formats any value for quoting in an error.
[[nodiscard]] inline std::string quoted(const Tree& tree)
{
    if (const std::string* text = tree.text())
        return *text;
    if (const std::int64_t* number = tree.number())
        return std::to_string(*number);
    if (const bool* boolean = tree.boolean())
        return *boolean ? "true" : "false";
    return tree.is_list() ? "[…]" : "{…}";
}

/// An error that quotes the value at `where`.
[[nodiscard]] inline RecordError complain(const Contradicts<Quoted>& message, const Tree& where)
{
    return complain(message, where, quoted(where));
}

/// Returns an empty text if `tree` is nullptr or not a text.
[[nodiscard]] inline std::string_view text_or_empty(const Tree* tree)
{
    return tree == nullptr || tree->text() == nullptr ? std::string_view{} : *tree->text();
}

/// Parses "yes", "no" or a TOML Boolean. Returns nullopt for anything else.
[[nodiscard]] inline std::optional<bool> truth_from(const Tree& tree)
{
    if (const bool* boolean = tree.boolean())
        return *boolean;
    const std::string_view word = text_or_empty(&tree);
    if (word == "yes" || word == "no")
        return word == "yes";
    return std::nullopt;
}

/// Assigns an option. Returns false, leaving it unchanged, if `value` is nullopt.
template <typename Value>
[[nodiscard]] bool set_option(Value& option, const std::optional<Value>& value)
{
    if (value)
        option = *value;
    return value.has_value();
}

} // namespace consigliere::ledger
