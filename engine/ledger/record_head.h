#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/message_template.h"
#include "engine/ledger/tree.h"

#include <optional>
#include <string>
#include <string_view>

/// Small helps for games that read the head of a record.
namespace consigliere::ledger {

/// A complaint that quotes nothing.
[[nodiscard]] inline RecordError complain(const Contradicts<>& message, const Tree& where)
{
    return {make_reason(message), where.line()};
}

/// A complaint about the value at `where`, with the words that it should quote.
template <typename... Things>
[[nodiscard]] RecordError complain(
    const Contradicts<Things...>& message, const Tree& where, std::string_view words)
{
    return {quoting(message, words), where.line()};
}

/// A value as a complaint quotes it, whatever kind of value it is.
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

/// A complaint that quotes the value at `where` itself.
[[nodiscard]] inline RecordError complain(const Contradicts<Quoted>& message, const Tree& where)
{
    return complain(message, where, quoted(where));
}

/// The text of a value that may be missing or of another kind; empty then.
[[nodiscard]] inline std::string_view text_or_empty(const Tree* tree)
{
    return tree == nullptr || tree->text() == nullptr ? std::string_view{} : *tree->text();
}

/// An option that is "yes" or "no", or one of TOML's own truths; nothing if it is neither.
[[nodiscard]] inline std::optional<bool> truth_from(const Tree& tree)
{
    if (const bool* boolean = tree.boolean())
        return *boolean;
    const std::string_view word = text_or_empty(&tree);
    if (word == "yes" || word == "no")
        return word == "yes";
    return std::nullopt;
}

/// Whether the option has been read: its value must be one of those that it can have.
template <typename Value>
[[nodiscard]] bool set_option(Value& option, const std::optional<Value>& value)
{
    if (value)
        option = *value;
    return value.has_value();
}

} // namespace consigliere::ledger
