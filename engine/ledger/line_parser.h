#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/ledger/error_or.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/messages.h"
#include "engine/ledger/verdict.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::ledger {

/// Base of every game's line parser. Stops at the first error: after that, all reading functions
/// return default values; the caller checks `error()` once at the end.
class LineParser {
public:
    explicit LineParser(std::string_view line)
        : m_words(line)
    {
    }

    [[nodiscard]] const std::optional<Reason>& error() const { return m_error; }

    [[nodiscard]] WordReader& words() { return m_words; }
    [[nodiscard]] bool has_failed() const { return m_error.has_value(); }

    /// Only the first failure is kept.
    template <typename... Things>
    void fail(const Contradicts<Things...>& message, std::string_view words)
    {
        if (!m_error)
            m_error = quoting(message, words);
    }
    /// Returns the next word, or fails. `what` names it in the error message: "TERRITORY".
    std::string_view word(std::string_view what);
    void expect(std::string_view expected);
    /// Fails if anything follows.
    void expect_end();
    int read_number();
    /// Reads an enumerator by its record word. `refusal` is the error for an unknown word.
    template <Enumerated Enum>
    void read_value(Enum& value, std::string_view what, const Contradicts<Quoted>& refusal)
    {
        const std::string_view name = word(what);
        if (const std::optional<Enum> known = value_of<Enum>(name))
            value = *known;
        else
            fail(refusal, name);
    }

    /// Reads `PART; PART` up to the end of the line. `read(text)` reads one part.
    template <typename Part, typename Read>
    std::vector<Part> read_parts(const Read& read, std::string_view what)
    {
        std::vector<Part> parts;
        const std::string_view all = m_words.rest();
        for (const std::string_view text : split(all, ';')) {
            m_words = WordReader(text);
            parts.push_back(read(text));
            expect_end();
        }
        m_words = WordReader("");
        if (parts.empty())
            fail(message::missing_word, what);
        return parts;
    }

private:
    WordReader m_words;
    std::optional<Reason> m_error;
};

/// Parses a line: the move by a `Parser` of its words and `context`, then the ruling.
template <typename Parser, typename... Context>
[[nodiscard]] auto parse_line(std::string_view line, Context&... context)
    -> ErrorOr<decltype(std::declval<Parser&>().read_move())>
{
    const RuledLine parts = split_ruling(line);
    if (parts.move.empty())
        return quoting(message::empty_line, line);
    if (parts.has_ruling && parts.ruling.empty())
        return quoting(message::ruling_without_reason, line);
    Parser parser(parts.move, context...);
    auto move = parser.read_move();
    if (parser.error())
        return *parser.error();
    move.ruling = std::string(parts.ruling);
    return move;
}

/// `$5x3` is three of `$5`. `count`: 1 without a suffix, nullopt if 0 or invalid.
struct Counted {
    std::string_view thing;
    std::optional<int> count;
};
[[nodiscard]] Counted split_count(std::string_view text);

} // namespace consigliere::ledger
