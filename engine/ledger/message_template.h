#pragma once

#include "engine/ledger/verdict.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

// A message with typed placeholders: rule, severity, English sentence, types of its facts. The
// sentence is the translation key.
//
//     inline constexpr Forbids<Family, Area> waits_for_marker{rule::no_markers,
//         to_translate("{family} won {territory} without a marker left.")};
//
//     judging.object(message::waits_for_marker, family, territory);
//
// Placeholders, in the order of first occurrence, name the facts. Does not compile if the number
// of placeholders, types and arguments differs.
namespace consigliere::ledger {

/// Marks a sentence for the translation catalogues.
consteval const char* to_translate(const char* english)
{
    return english;
}

/// Words of a line or file, repeated at {quoted}.
struct Quoted {
    std::string_view words;
};

/// Calls `visit` with the name of every {placeholder} of a sentence, repeated ones too.
template <typename Visit>
constexpr void each_place(std::string_view sentence, const Visit& visit)
{
    while (true) {
        const std::size_t open = sentence.find('{');
        if (open == std::string_view::npos)
            return;
        const std::size_t close = sentence.find('}', open);
        visit(sentence.substr(open + 1, close - open - 1));
        sentence.remove_prefix(close + 1);
    }
}

/// Do not use directly: the aliases below fix the severity.
template <Severity weight, typename... Things>
class MessageTemplate : public Message {
public:
    static constexpr std::size_t count = sizeof...(Things);
    using Names = std::array<std::string_view, count>;

    consteval MessageTemplate(RuleId behind, const char* sentence)
        : Message{behind, weight, sentence}
        , m_names(names_in(sentence))
    {
    }
    /// For messages without a rule of the book.
    explicit consteval MessageTemplate(const char* sentence)
        : MessageTemplate(RuleId{}, sentence)
    {
    }

    /// Names of the facts, in the order of `Things`.
    [[nodiscard]] constexpr const Names& names() const { return m_names; }

private:
    static consteval Names names_in(const char* sentence)
    {
        Names names{};
        std::size_t found = 0;
        each_place(sentence, [&](std::string_view place) {
            for (std::size_t i = 0; i < found; ++i) {
                if (names[i] == place)
                    return;
            }
            if (found == count)
                throw "The sentence has a place for which the message declares no thing.";
            names[found++] = place;
        });
        if (found != count)
            throw "The message declares a thing for which the sentence has no place.";
        constexpr std::array<bool, count> is_quoted{std::is_same_v<Things, Quoted>...};
        for (std::size_t i = 0; i < count; ++i) {
            if (is_quoted[i] != (names[i] == "quoted"))
                throw "The place {quoted}, and no other, is for Quoted.";
        }
        return names;
    }

    Names m_names;
};

/// Nothing forbids the move, but information is missing.
template <typename... Things>
using LeavesOpen = MessageTemplate<Severity::unknown, Things...>;
/// A rule forbids the move.
template <typename... Things>
using Forbids = MessageTemplate<Severity::forbidden, Things...>;
/// The move contradicts the position, or the line cannot be parsed.
template <typename... Things>
using Contradicts = MessageTemplate<Severity::contradiction, Things...>;

/// A message for several rules; calling it with a rule sets the rule.
template <typename Template>
class Of {
public:
    explicit consteval Of(const char* sentence)
        : m_saying(sentence)
    {
    }
    [[nodiscard]] constexpr Template operator()(RuleId rule) const
    {
        Template saying = m_saying;
        saying.rule = rule;
        return saying;
    }

private:
    Template m_saying;
};

[[nodiscard]] constexpr Term term(int number)
{
    return {0, number};
}

/// Builds a reason. Each fact type has a function `term` in its namespace.
template <Severity gravity, typename... Things>
[[nodiscard]] Reason make_reason(const MessageTemplate<gravity, Things...>& saying,
    const std::type_identity_t<Things>&... things)
{
    Reason reason;
    const Message& message = saying;
    reason.message = message;
    [[maybe_unused]] std::size_t place = 0;
    [[maybe_unused]] const auto add = [&](const auto& thing) {
        const std::string_view name = saying.names()[place++];
        if constexpr (std::is_same_v<decltype(thing), const Quoted&>)
            reason.quoted = thing.words;
        else
            reason.facts.push_back({name, term(thing)});
    };
    (add(things), ...);
    return reason;
}

/// Builds a reason that quotes words, even if the sentence does not show them.
[[nodiscard]] inline Reason quoting(const Contradicts<Quoted>& saying, std::string_view words)
{
    return make_reason(saying, Quoted{words});
}
[[nodiscard]] inline Reason quoting(const Contradicts<>& saying, std::string_view words)
{
    Reason reason = make_reason(saying);
    reason.quoted = words;
    return reason;
}

} // namespace consigliere::ledger
