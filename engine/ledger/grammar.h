#pragma once

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
///         static constexpr auto grammar(auto... lazy)
///         {
///             return ledger::line(lazy..., ledger::actor, "job", &CompleteJob::job,
///                 "from", &CompleteJob::from, ledger::if_there("pays", &CompleteJob::pays));
///         }
///     };
///
/// The empty pack makes it a template: who only includes the struct does not pay for its line.
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

/// Where the struct as a whole is read and written, because one of its fields decides how another
/// one looks.
struct Itself { };
inline constexpr Itself itself;

/// A field. Where a type does not always look the same, `Way` says how it looks here: the reader
/// and the writer get it as a second argument.
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
[[nodiscard]] bool is_null(const Type& value)
{
    if constexpr (requires { value.has_value(); })
        return !value.has_value();
    else
        return value.empty();
}

/// The first words of a line.
using Opening = std::array<std::string_view, 4>;
[[nodiscard]] inline Opening opening_of(WordReader words)
{
    Opening opening;
    for (std::string_view& word : opening)
        word = words.next();
    return opening;
}

/// The words that stand before the first field of a grammar. Who does it, and whatever stands
/// before the first word, is any one word, and empty here.
struct NeededWord {
    std::string_view word;
    /// What may stand there as well.
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
    std::apply([&](const auto&... pieces) { (look(pieces), ...); }, Kind::grammar());
    return needed;
}

template <Line Kind>
inline constexpr std::size_t words_in_opening = [] {
    constexpr auto needed = needed_opening<Kind>();
    return std::ranges::count_if(needed, [](const NeededWord& one) { return !one.word.empty(); });
}();

/// How far the beginning of a line fits a grammar.
struct Fit {
    /// How many of the grammar's words are there.
    int words = 0;
    /// The first one that is not; empty if all of them are.
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

template <typename Way, typename Reader, typename Type>
void read_field(Reader& reader, Type& field)
{
    if constexpr (std::is_void_v<Way>)
        reader.read(field);
    else
        reader.read(field, Way{});
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
    reader.read(into.*piece.member);
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

/// Reads the words of one kind of line.
template <Line Kind, typename Reader>
void read_line(Reader& reader, Kind& into)
{
    std::apply(
        [&](const auto&... pieces) { (read_piece(reader, into, pieces), ...); }, Kind::grammar());
}

/// The kinds of a variant, and the word that decides which of them a line can be: the first one
/// that stands at the same place in all of them.
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

    /// Calls `visit` with every kind whose word this is, until it gives true.
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

/// Reads a line of whichever of the kinds of a variant fits, into this variant or one that has more
/// of them. Gives false, and reads nothing, if none does.
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

/// After a line that fits no kind: the words that could have followed those that do fit one,
/// "job|ally|nothing". Empty if not even the first word does.
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

template <typename Way, typename Writer, typename Type>
void write_field(Writer& writer, const Type& field)
{
    if constexpr (std::is_void_v<Way>)
        writer.write(field);
    else
        writer.write(field, Way{});
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
        writer.write(field);
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

/// Writes a line, piece by piece.
template <Line Kind, typename Writer>
void write_line(Writer& writer, const Kind& kind)
{
    std::apply(
        [&](const auto&... pieces) { (write_piece(writer, kind, pieces), ...); }, Kind::grammar());
}

/// A variant of all that several variants hold.
template <typename... Variants>
struct Join;
template <typename... First, typename... Second>
struct Join<std::variant<First...>, std::variant<Second...>> {
    using Type = std::variant<First..., Second...>;
};
template <typename First, typename Second>
using Joined = typename Join<First, Second>::Type;

/// How many bytes of a struct a piece of its line says.
template <typename Struct, typename Piece>
[[nodiscard]] consteval std::size_t bytes_said_by()
{
    if constexpr (requires(Struct kind, Piece piece) { kind.*piece.member; })
        return sizeof(std::declval<Struct>().*std::declval<Piece>().member);
    else
        return 0;
}

/// Two lines are the same if everything that they say is; a game has this in its own namespace by
/// `using ledger::operator==`. A struct that holds more than it says compares itself.
template <Line Kind>
[[nodiscard]] constexpr bool operator==(const Kind& left, const Kind& right)
{
    const auto is_same = [&](const auto& piece) {
        if constexpr (requires { piece.member; })
            return left.*piece.member == right.*piece.member;
        else
            return true;
    };
    return std::apply(
        [&]<typename... Pieces>(const Pieces&... pieces) {
            static_assert(
                std::is_empty_v<
                    Kind> || sizeof(Kind) - (bytes_said_by<Kind, Pieces>() + ... + 0) < alignof(Kind),
                "The struct has a field that its line does not say.");
            return (is_same(pieces) && ...);
        },
        Kind::grammar());
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
