#pragma once

#include "engine/ledger/error_or.h"
#include "engine/ledger/sentence.h"
#include "engine/ledger/tree.h"

#include <string>
#include <string_view>

/// Small helps for games that read the head of a record.
namespace consigliere::ledger {

/// A complaint that quotes nothing.
[[nodiscard]] inline Complaint complain(const Contradicts<>& message, const Tree& where)
{
    return {make_reason(message), where.line()};
}

/// A complaint about the value at `where`, with the words that it should quote.
template <typename... Things>
[[nodiscard]] Complaint complain(
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
    if (const bool* truth = tree.truth())
        return *truth ? "true" : "false";
    return tree.is_list() ? "[…]" : "{…}";
}

/// A complaint that quotes the value at `where` itself.
[[nodiscard]] inline Complaint complain(const Contradicts<Quoted>& message, const Tree& where)
{
    return complain(message, where, quoted(where));
}

/// The text of a value that may be missing or of another kind; empty then.
[[nodiscard]] inline std::string_view text_or_empty(const Tree* tree)
{
    return tree == nullptr || tree->text() == nullptr ? std::string_view{} : *tree->text();
}

} // namespace consigliere::ledger
