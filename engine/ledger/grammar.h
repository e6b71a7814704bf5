#pragma once

#include "engine/ledger/words.h"

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

/// A kind of line is declared once, inside the struct that it is read into; reading, complaining
/// and writing follow from that.
///
///     struct CompleteJob {
///         JobId job;
///         From from;
///         Cards pays;
///         static constexpr auto grammar()
///         {
///             return ledger::line(ledger::actor, "job", &CompleteJob::job,
///                 "from", &CompleteJob::from, ledger::if_there("pays", &CompleteJob::pays));
///         }
///     };
///
/// What a field's type looks like, each game says once: its reader has a function `read(Type&)`,
/// its writer a function `write(const Type&)` for every type that occurs.
namespace consigliere::ledger {

/// Where a line names who does it.
struct Actor { };
inline constexpr Actor actor;

/// A word that stands in the line as it is.
struct Literal {
    std::string_view word;
};

template <typename Struct, typename Type>
struct Field {
    Type Struct::*member;
};

/// A part that is left out when there is nothing to say, with or without a word before it.
template <typename Struct, typename Type>
struct IfThere {
    std::string_view word;
    Type Struct::*member;
};
template <typename Struct, typename Type>
[[nodiscard]] constexpr IfThere<Struct, Type> if_there(std::string_view word, Type Struct::*member)
{
    return {word, member};
}
template <typename Struct, typename Type>
[[nodiscard]] constexpr IfThere<Struct, Type> if_there(Type Struct::*member)
{
    return {"", member};
}

/// A word that stands for an empty field, or another one with the field behind it.
template <typename Struct, typename Type>
struct Either {
    std::string_view nothing;
    std::string_view something;
    Type Struct::*member;
};
template <typename Struct, typename Type>
[[nodiscard]] constexpr Either<Struct, Type> either(
    std::string_view nothing, std::string_view something, Type Struct::*member)
{
    return {nothing, something, member};
}

template <typename Struct, typename Type>
[[nodiscard]] constexpr Field<Struct, Type> piece(Type Struct::*member)
{
    return {member};
}
[[nodiscard]] constexpr Literal piece(const char* word)
{
    return {word};
}
template <typename Piece>
[[nodiscard]] constexpr Piece piece(Piece ready)
{
    return ready;
}

/// The words and fields of a line, in their order.
template <typename... Pieces>
[[nodiscard]] constexpr auto line(Pieces... pieces)
{
    return std::tuple{piece(pieces)...};
}

/// A struct that declares its line.
template <typename Struct>
concept Line = requires
{
    Struct::grammar();
};

/// Whether a value has nothing to be written.
template <typename Type>
[[nodiscard]] bool is_nothing(const Type& value)
{
    if constexpr (requires { value.has_value(); })
        return !value.has_value();
    else
        return value.empty();
}

/// How far the beginning of a line fits a grammar: the words that stand before its first field,
/// where who does it, and whatever stands before the first word of the grammar, is any one word.
struct Fit {
    /// How many of the grammar's words are there.
    int words = 0;
    /// The first one that is not; empty if all of them are.
    std::string_view missing;
};

template <Line Kind>
[[nodiscard]] Fit fit_of(WordReader words)
{
    Fit fit;
    bool is_over = false;
    const auto look = [&](const auto& piece) {
        using Piece = std::decay_t<decltype(piece)>;
        if (is_over)
            return;
        if constexpr (std::is_same_v<Piece, Literal>) {
            if (words.take(piece.word)) {
                ++fit.words;
            } else {
                fit.missing = piece.word;
                is_over = true;
            }
        } else if constexpr (requires { piece.nothing; }) {
            is_over = true;
            if (words.take(piece.nothing) || words.take(piece.something))
                ++fit.words;
            else
                fit.missing = piece.something;
        } else if (fit.words > 0) {
            is_over = true;
        } else {
            words.next();
        }
    };
    std::apply([&](const auto&... pieces) { (look(pieces), ...); }, Kind::grammar());
    return fit;
}

/// Reads the words of one kind of line.
template <Line Kind, typename Reader>
[[nodiscard]] Kind read_line(Reader& reader)
{
    Kind into{};
    const auto take = [&](const auto& piece) {
        using Piece = std::decay_t<decltype(piece)>;
        if constexpr (std::is_same_v<Piece, Actor>) {
            reader.read_actor();
        } else if constexpr (std::is_same_v<Piece, Literal>) {
            reader.expect(piece.word);
        } else if constexpr (requires { piece.nothing; }) {
            if (reader.words().take(piece.nothing))
                return;
            reader.expect(piece.something);
            reader.read(into.*piece.member);
        } else if constexpr (requires { piece.word; }) {
            const bool is_there =
                piece.word.empty() ? !reader.words().at_end() : reader.words().take(piece.word);
            if (!is_there)
                return;
            auto& field = into.*piece.member;
            if constexpr (requires { field.emplace(); })
                reader.read(field.emplace());
            else
                reader.read(field);
        } else {
            reader.read(into.*piece.member);
        }
    };
    std::apply([&](const auto&... pieces) { (take(pieces), ...); }, Kind::grammar());
    return into;
}

/// Reads a line of whichever kind fits. Gives false, and reads nothing, if none does.
template <typename Reader, Line... Kinds>
[[nodiscard]] bool read_one_of(Reader& reader, std::variant<Kinds...>& into)
{
    const auto attempt = [&]<typename Kind>(std::type_identity<Kind>) {
        if (!fit_of<Kind>(reader.words()).missing.empty())
            return false;
        into = read_line<Kind>(reader);
        return true;
    };
    return (attempt(std::type_identity<Kinds>{}) || ...);
}

/// After a line that fits no kind: the words that could have followed those that do fit one,
/// "job|ally|nothing". Empty if not even the first word does.
template <Line... Kinds>
[[nodiscard]] std::string expected_words(WordReader words, const std::variant<Kinds...>&)
{
    std::vector<std::string> expected;
    const auto look = [&](const Fit& fit) {
        if (fit.words > 0 && !fit.missing.empty())
            expected.emplace_back(fit.missing);
    };
    (look(fit_of<Kinds>(words)), ...);
    return join(expected, "|");
}

/// Writes a line, piece by piece.
template <Line Kind, typename Writer>
void write_line(Writer& writer, const Kind& kind)
{
    const auto put = [&](const auto& piece) {
        using Piece = std::decay_t<decltype(piece)>;
        if constexpr (std::is_same_v<Piece, Actor>) {
            writer.write_actor();
        } else if constexpr (std::is_same_v<Piece, Literal>) {
            writer.write_word(piece.word);
        } else if constexpr (requires { piece.nothing; }) {
            const auto& field = kind.*piece.member;
            writer.write_word(is_nothing(field) ? piece.nothing : piece.something);
            if (!is_nothing(field))
                writer.write(field);
        } else if constexpr (requires { piece.word; }) {
            const auto& field = kind.*piece.member;
            if (is_nothing(field))
                return;
            if (!piece.word.empty())
                writer.write_word(piece.word);
            if constexpr (requires { *field; })
                writer.write(*field);
            else
                writer.write(field);
        } else {
            writer.write(kind.*piece.member);
        }
    };
    std::apply([&](const auto&... pieces) { (put(pieces), ...); }, Kind::grammar());
}

/// Collects the words of a line; a game's writer adds how its types are written.
class LineWriter {
public:
    void write_word(std::string_view word)
    {
        if (!m_line.empty())
            m_line += ' ';
        m_line += word;
    }
    [[nodiscard]] const std::string& line() const { return m_line; }

private:
    std::string m_line;
};

} // namespace consigliere::ledger
