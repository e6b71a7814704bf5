#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

/// A kind of line is declared once, inside the struct that it is read into; reading, complaining
/// and writing follow from that.
///
///     struct CompleteJob {
///         JobId job;
///         From from;
///         Cards pays;
///         static constexpr auto grammar = ledger::line(ledger::actor, "job", &CompleteJob::job,
///             "from", &CompleteJob::from, ledger::if_there("pays", &CompleteJob::pays));
///     };
///
/// What a field's type looks like, each game says once: its reader has a function `read(Type&)`,
/// its writer a function `write(const Type&)` for every type that occurs. Of a type that is a line
/// itself, and of written numbers and enumerations, the grammar knows it.
namespace consigliere::ledger {

/// The word of the acting player.
struct Actor { };
inline constexpr Actor actor;

/// A word that stands in the line as it is.
struct Literal {
    std::string_view word;
};

/// Reads and writes the whole struct: for lines where one field decides how another is written.
struct Itself { };
inline constexpr Itself itself;

/// A field. If a type has several notations, the tag `Way` selects one (second argument).
template <typename Struct, typename Type, typename Way>
struct Field {
    Type Struct::*member;
};
template <typename Way, typename Struct, typename Type>
[[nodiscard]] constexpr Field<Struct, Type, Way> as(Type Struct::*member)
{
    return {member};
}

/// A part that is left out when there is nothing to say, with or without a word before it.
template <typename Struct, typename Type, typename Way>
struct IfThere {
    std::string_view word;
    Type Struct::*member;
};
template <typename Way = void, typename Struct, typename Type>
[[nodiscard]] constexpr IfThere<Struct, Type, Way> if_there(
    std::string_view word, Type Struct::*member)
{
    return {word, member};
}
template <typename Way = void, typename Struct, typename Type>
[[nodiscard]] constexpr IfThere<Struct, Type, Way> if_there(Type Struct::*member)
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
[[nodiscard]] constexpr Field<Struct, Type, void> piece(Type Struct::*member)
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

/// The words and fields of a line: a function that hands them to a visitor, in their order.
[[nodiscard]] constexpr auto line(auto... pieces)
{
    return [... pieces = piece(pieces)](const auto& visit) { return visit(pieces...); };
}

template <typename Struct>
concept Line = requires
{
    Struct::grammar;
};

/// Returns true if the value is an empty optional or container.
template <typename Type>
[[nodiscard]] bool is_null(const Type& value)
{
    if constexpr (requires { value.has_value(); })
        return !value.has_value();
    else
        return value.empty();
}

/// The first four words of a line; empty strings where it is shorter.
using Opening = std::array<std::string_view, 4>;
[[nodiscard]] inline Opening opening_of(WordReader words)
{
    Opening opening;
    for (std::string_view& word : opening)
        word = words.next();
    return opening;
}

/// A fixed word before the first field. Empty matches any word, such as the actor.
struct NeededWord {
    std::string_view word;
    /// Alternative word.
    std::string_view other;
};
template <Line Kind>
[[nodiscard]] constexpr auto needed_opening()
{
    std::array<NeededWord, std::tuple_size_v<Opening>> needed;
    std::size_t count = 0;
    std::size_t words = 0;
    bool is_over = false;
    const auto look = [&](const auto& piece) {
        using Piece = std::decay_t<decltype(piece)>;
        if (is_over)
            return;
        if constexpr (std::is_same_v<Piece, Literal>) {
            needed.at(count++).word = piece.word;
            ++words;
        } else if constexpr (requires { piece.nothing; }) {
            needed.at(count) = {piece.something, piece.nothing};
            is_over = true;
        } else if (words > 0) {
            is_over = true;
        } else {
            ++count;
        }
    };
    Kind::grammar([&](const auto&... pieces) { (look(pieces), ...); });
    return needed;
}

template <Line Kind>
inline constexpr std::size_t words_in_opening = [] {
    constexpr auto needed = needed_opening<Kind>();
    return std::ranges::count_if(needed, [](const NeededWord& one) { return !one.word.empty(); });
}();

/// How far the beginning of a line matches a grammar.
struct Fit {
    /// Number of the grammar's words that match.
    int words = 0;
    /// The first word that does not match; empty if all match.
    std::string_view missing;
};

template <Line Kind>
[[nodiscard]] Fit fit_of(const Opening& line)
{
    static constexpr auto needed = needed_opening<Kind>();
    Fit fit;
    for (std::size_t i = 0; i < needed.size() && fit.missing.empty(); ++i) {
        if (needed[i].word.empty())
            continue;
        if (line[i] == needed[i].word || (!needed[i].other.empty() && line[i] == needed[i].other))
            ++fit.words;
        else
            fit.missing = needed[i].word;
    }
    return fit;
}

template <Line Kind>
[[nodiscard]] Fit fit_of(WordReader words)
{
    return fit_of<Kind>(opening_of(words));
}

template <Line Kind, typename Reader>
void read_line(Reader& reader, Kind& into);

template <typename Way, typename Reader, typename Type>
void read_field(Reader& reader, Type& field)
{
    if constexpr (!std::is_void_v<Way>)
        reader.read(field, Way{});
    else if constexpr (Line<Type>)
        read_line(reader, field);
    else
        reader.read(field);
}

template <typename Struct, typename Type, typename Way, typename Reader>
void read_piece(Reader& reader, Struct& into, const Field<Struct, Type, Way>& piece)
{
    read_field<Way>(reader, into.*piece.member);
}
template <typename Struct, typename Type, typename Way, typename Reader>
void read_piece(Reader& reader, Struct& into, const IfThere<Struct, Type, Way>& piece)
{
    const bool is_there =
        piece.word.empty() ? !reader.words().at_end() : reader.words().take(piece.word);
    if (!is_there)
        return;
    if constexpr (requires { (into.*piece.member).emplace(); })
        read_field<Way>(reader, (into.*piece.member).emplace());
    else
        read_field<Way>(reader, into.*piece.member);
}
template <typename Struct, typename Type, typename Reader>
void read_piece(Reader& reader, Struct& into, const Either<Struct, Type>& piece)
{
    if (reader.words().take(piece.nothing))
        return;
    reader.expect(piece.something);
    read_field<void>(reader, into.*piece.member);
}
template <typename Struct, typename Reader>
void read_piece(Reader& reader, Struct&, const Literal& piece)
{
    reader.expect(piece.word);
}
template <typename Struct, typename Reader>
void read_piece(Reader& reader, Struct&, Actor)
{
    reader.read_actor();
}
template <typename Struct, typename Reader>
void read_piece(Reader& reader, Struct& into, Itself)
{
    reader.read(into);
}

template <Line Kind, typename Reader>
void read_line(Reader& reader, Kind& into)
{
    Kind::grammar([&](const auto&... pieces) { (read_piece(reader, into, pieces), ...); });
}

/// Selects a kind by the first position at which all grammars have a fixed word.
template <typename Kinds>
struct Choosing;
template <Line... Kinds>
struct Choosing<std::variant<Kinds...>> {
    static constexpr std::size_t place = [] {
        std::size_t at = 0;
        while (!(!needed_opening<Kinds>().at(at).word.empty() && ...))
            ++at;
        return at;
    }();

    /// Calls `visit` for every kind with this word, until it returns true.
    template <typename Visit>
    static bool each_with(std::string_view word, const Visit& visit)
    {
        return ((is_of<Kinds>(word) && visit(std::type_identity<Kinds>{})) || ...);
    }

private:
    template <Line Kind>
    static bool is_of(std::string_view word)
    {
        constexpr NeededWord needed = needed_opening<Kind>()[place];
        return word == needed.word || (!needed.other.empty() && word == needed.other);
    }
};

/// Parses a line as the first kind of `Kinds` that matches, into a variant of at least these kinds.
/// Returns false, and consumes nothing, if none matches.
template <typename Kinds, typename Reader, typename Into>
[[nodiscard]] bool read_one_of(Reader& reader, Into& into)
{
    using Choice = Choosing<Kinds>;
    WordReader words = reader.words();
    for (std::size_t i = 0; i < Choice::place; ++i)
        words.next();
    return Choice::each_with(words.peek(), [&]<typename Kind>(std::type_identity<Kind>) {
        if (words_in_opening < Kind >> 1 && !fit_of<Kind>(reader.words()).missing.empty())
            return false;
        read_line(reader, into.template emplace<Kind>());
        return true;
    });
}
template <typename Reader, typename Into>
[[nodiscard]] bool read_one_of(Reader& reader, Into& into)
{
    return read_one_of<Into>(reader, into);
}

/// For an error message: the words that could follow in kinds that match in part,
/// "job|ally|nothing". Empty if no kind matches the first word.
template <Line... Kinds>
[[nodiscard]] std::string expected_words(WordReader words, const std::variant<Kinds...>&)
{
    const Opening line = opening_of(words);
    std::vector<std::string> expected;
    const auto look = [&](const Fit& fit) {
        if (fit.words > 0 && !fit.missing.empty())
            expected.emplace_back(fit.missing);
    };
    (look(fit_of<Kinds>(line)), ...);
    return join(expected, "|");
}

template <Line Kind, typename Writer>
void write_line(Writer& writer, const Kind& kind);

template <typename Way, typename Writer, typename Type>
void write_field(Writer& writer, const Type& field)
{
    if constexpr (!std::is_void_v<Way>)
        writer.write(field, Way{});
    else if constexpr (Enumerated<Type>)
        writer.write_word(word_of(field));
    else if constexpr (std::is_integral_v<Type>)
        writer.write_word(std::to_string(field));
    else if constexpr (Line<Type>)
        write_line(writer, field);
    else
        writer.write(field);
}

template <typename Struct, typename Type, typename Way, typename Writer>
void write_piece(Writer& writer, const Struct& kind, const Field<Struct, Type, Way>& piece)
{
    write_field<Way>(writer, kind.*piece.member);
}
template <typename Struct, typename Type, typename Way, typename Writer>
void write_piece(Writer& writer, const Struct& kind, const IfThere<Struct, Type, Way>& piece)
{
    const Type& field = kind.*piece.member;
    if (is_null(field))
        return;
    if (!piece.word.empty())
        writer.write_word(piece.word);
    if constexpr (requires { *field; })
        write_field<Way>(writer, *field);
    else
        write_field<Way>(writer, field);
}
template <typename Struct, typename Type, typename Writer>
void write_piece(Writer& writer, const Struct& kind, const Either<Struct, Type>& piece)
{
    const Type& field = kind.*piece.member;
    writer.write_word(is_null(field) ? piece.nothing : piece.something);
    if (!is_null(field))
        write_field<void>(writer, field);
}
template <typename Struct, typename Writer>
void write_piece(Writer& writer, const Struct&, const Literal& piece)
{
    writer.write_word(piece.word);
}
template <typename Struct, typename Writer>
void write_piece(Writer& writer, const Struct&, Actor)
{
    writer.write_actor();
}
template <typename Struct, typename Writer>
void write_piece(Writer& writer, const Struct& kind, Itself)
{
    writer.write(kind);
}

template <Line Kind, typename Writer>
void write_line(Writer& writer, const Kind& kind)
{
    Kind::grammar([&](const auto&... pieces) { (write_piece(writer, kind, pieces), ...); });
}

/// A variant with the alternatives of two variants.
template <typename... Variants>
struct Join;
template <typename... First, typename... Second>
struct Join<std::variant<First...>, std::variant<Second...>> {
    using Type = std::variant<First..., Second...>;
};
template <typename First, typename Second>
using Joined = typename Join<First, Second>::Type;

/// Size in bytes of the field that a piece writes; 0 for words.
template <typename Struct, typename Piece>
[[nodiscard]] consteval std::size_t bytes_said_by()
{
    if constexpr (requires(Struct kind, Piece piece) { kind.*piece.member; })
        return sizeof(std::declval<Struct>().*std::declval<Piece>().member);
    else
        return 0;
}

/// Compares two lines by the fields that they write. Each game imports it by `using
/// ledger::operator==`. A struct with further fields needs its own operator==, otherwise a
/// static_assert fails.
template <Line Kind>
[[nodiscard]] constexpr bool operator==(const Kind& left, const Kind& right)
{
    const auto is_same = [&](const auto& piece) {
        if constexpr (requires { piece.member; })
            return left.*piece.member == right.*piece.member;
        else
            return true;
    };
    return Kind::grammar([&]<typename... Pieces>(const Pieces&... pieces) {
        static_assert(
            std::is_empty_v<
                Kind> || sizeof(Kind) - (bytes_said_by<Kind, Pieces>() + ... + 0) < alignof(Kind),
            "The struct has a field that its line does not say.");
        return (is_same(pieces) && ...);
    });
}

/// Collects the words of a line. A game's writer derives from it and adds `write` for its types.
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

/// Writes the held kind of line by a fresh writer, and the reason of a ruling if there is one.
template <typename Writer, Line... Kinds>
[[nodiscard]] std::string line_by(
    Writer writer, const std::variant<Kinds...>& kinds, const std::string& ruling = {})
{
    std::visit([&writer](const auto& kind) { write_line(writer, kind); }, kinds);
    return writer.line() + (ruling.empty() ? "" : " ! " + ruling);
}

} // namespace consigliere::ledger
