#pragma once

#include "engine/ledger/verdict.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

/// What the referee can say, declared once: the rule, the gravity, the English sentence and the
/// things that it speaks of. The sentence is the key of its translations.
///
///     inline constexpr Forbids<Family, Area> waits_for_marker{rule::no_markers,
///         to_translate("{family} won {territory} without a marker left.")};
///
///     judging.object(message::waits_for_marker, family, territory);
///
/// The places of the sentence, in the order in which they first occur, are the names of the facts.
/// A sentence with more or fewer places than things, and a call with more or fewer things than the
/// sentence has, do not compile.
namespace consigliere::ledger {

/// Marks a sentence for the catalogues of the translations.
consteval const char* to_translate(const char* english)
{
    return english;
}

/// The words of a line or a file that a sentence repeats at {quoted}.
struct Quoted {
    std::string_view words;
};

/// Calls `visit` with the name of every place {name} of a sentence.
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

/// A message that speaks of certain things. Of each kind of gravity there is a name of its own
/// below; nobody else writes `MessageTemplate`.
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
    /// What no rule of a book stands behind.
    explicit consteval MessageTemplate(const char* sentence)
        : MessageTemplate(RuleId{}, sentence)
    {
    }

    /// The names of the facts, in the order of the things.
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

/// Nothing forbids it, but something that it depends on has not been told.
template <typename... Things>
using LeavesOpen = MessageTemplate<Severity::unknown, Things...>;
/// A rule forbids it.
template <typename... Things>
using Forbids = MessageTemplate<Severity::forbidden, Things...>;
/// It cannot have happened, or cannot be read.
template <typename... Things>
using Contradicts = MessageTemplate<Severity::contradiction, Things...>;

/// A plain number as a fact.
[[nodiscard]] constexpr Term term(int number)
{
    return {0, number};
}

/// The reason that a message gives with its things. What a thing is as a fact, its namespace says
/// by a function `term`.
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

/// The same for a message that only repeats words, and for one that need not: whoever looks at the
/// reason finds them in any case.
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
