// Reads and writes a table's description of its board and cards.

#include "engine/ledger/line_words.h"
#include "engine/ledger/record_head.h"
#include "engine/mafia/components.h"
#include "engine/mafia/messages_setup.h"

#include <algorithm>

namespace consigliere::mafia {

using ledger::complain;
using ledger::RecordError;
using ledger::Status;
using ledger::text_or_empty;
using ledger::Tree;

namespace {

constexpr std::string_view board_name = "board";

/// Numbers the fields of each kind along the circuit, except starts.
void number_fields(std::vector<Field>& circuit)
{
    std::array<int, ledger::count_of<FieldKind>> counts{};
    for (Field& field : circuit) {
        if (rule_of(field.kind()) != rule::start)
            field = Field(field.kind(), ++counts[static_cast<std::size_t>(field.kind())]);
    }
}

/// A kind of field with a wrong count; nullopt if none.
std::optional<FieldKind> wrong_kind(const std::vector<Field>& circuit)
{
    for (const FieldKind kind : all_of<FieldKind>) {
        const auto count = std::ranges::count(circuit, kind, &Field::kind);
        const bool is_start = rule_of(kind) == rule::start;
        if (count == 0 || count > (is_start ? 1 : Field::most))
            return kind;
    }
    return std::nullopt;
}

/// Refuses a second description of the same element in one list.
Status<RecordError> object_to_second(const Tree& list, const Tree& one)
{
    const std::string_view name = text_or_empty(one.find("name"));
    for (const Tree& earlier : list.elements()) {
        if (&earlier == &one)
            break;
        if (text_or_empty(earlier.find("name")) == name)
            return complain(message::described_twice, one, name);
    }
    return {};
}

/// The sides of the map; opposite sides are adjacent in the list.
constexpr std::array<Squares, 4> sides{Squares::of_column(0),
    Squares::of_column(Square::columns - 1), Squares::of_row(0), Squares::of_row(Square::rows - 1)};

std::string written(Squares squares)
{
    std::vector<std::string> words;
    squares.each([&words](Square square) { words.push_back(word_of(square)); });
    return ledger::join(words, ",");
}

} // namespace

Status<RecordError> Components::describe(const Tree& tree)
{
    if (const Tree* boards = tree.find("boards")) {
        for (const Tree& board : boards->elements()) {
            Status<RecordError> failure = describe_board(board);
            if (!failure.is_error())
                failure = object_to_second(*boards, board);
            if (failure.is_error())
                return failure;
        }
    }
    if (const Tree* cards = tree.find("cards")) {
        for (const Tree& card : cards->elements()) {
            Status<RecordError> failure = describe_card(card);
            if (!failure.is_error())
                failure = object_to_second(*cards, card);
            if (failure.is_error())
                return failure;
        }
    }
    return {};
}

Status<RecordError> Components::describe_board(const Tree& board)
{
    const std::string_view name = text_or_empty(board.find("name"));
    if (name != board_name)
        return complain(message::unknown_board, board, name);
    if (const Tree* circuit = board.find("circuit")) {
        Status<RecordError> failure = describe_circuit(*circuit);
        if (failure.is_error())
            return failure;
    }
    const Tree* homes = board.find("homes");
    return homes == nullptr ? Status<RecordError>() : describe_homes(*homes);
}

Status<RecordError> Components::describe_circuit(const Tree& circuit)
{
    std::vector<Field> fields;
    for (const Tree& element : circuit.elements()) {
        const std::string_view word = text_or_empty(&element);
        const std::optional<FieldKind> kind = value_of<FieldKind>(word);
        if (!kind)
            return complain(message::unknown_field, element, word);
        fields.emplace_back(*kind, 0);
    }
    if (const std::optional<FieldKind> kind = wrong_kind(fields))
        return complain(message::wrong_field_count, circuit, word_of(*kind));
    std::ranges::rotate(fields, std::ranges::find(fields, FieldKind::start_bonanno, &Field::kind));
    number_fields(fields);
    m_circuit = std::move(fields);
    return {};
}

Status<RecordError> Components::describe_homes(const Tree& homes)
{
    if (homes.members().empty())
        return complain(message::no_homes, homes);
    for (const auto& [key, value] : homes.members()) {
        const std::optional<Figure> figure = value_of<Figure>(key);
        if (!figure)
            return complain(message::unknown_figure, value, key);
        Squares squares;
        for (const std::string_view word : ledger::split(text_or_empty(&value), ',')) {
            const std::optional<Square> square = square_from(word);
            if (!square || !Squares::edge().contains(*square))
                return complain(message::home_not_on_edge, value, word);
            if (squares.contains(*square))
                return complain(message::home_field_twice, value, word);
            squares.add(*square);
        }
        if (squares.empty())
            return complain(message::home_not_on_edge, value);
        m_homes[index_of(*figure)] = squares;
    }
    return check_homes(homes);
}

/// Home points touch disjoint fields, and the two families' are on opposite sides (M-3.5a).
Status<RecordError> Components::check_homes(const Tree& homes) const
{
    const auto said_of = [&homes](Figure figure) -> const Tree& {
        const Tree* said = homes.find(word_of(figure));
        return said == nullptr ? homes : *said;
    };
    std::array<Squares, 2> touched;
    for (const Figure figure : all_of<Figure>) {
        const Squares own = home(figure).value_or(Squares{});
        for (const Squares family : touched) {
            if (const Squares twice = own & family; !twice.empty())
                return complain(message::home_field_twice, said_of(figure), word_of(twice.first()));
        }
        Squares& family = touched[static_cast<std::size_t>(family_of(figure))];
        family = family | own;
        const bool is_possible = std::ranges::any_of(std::array{0, 1, 2, 3}, [&](int side) {
            const auto across = static_cast<std::size_t>(side ^ 1);
            return (touched[0] - sides[static_cast<std::size_t>(side)]).empty()
                && (touched[1] - sides[across]).empty();
        });
        if (!is_possible)
            return complain(message::home_on_other_side, said_of(figure), written(own));
    }
    return {};
}

Status<RecordError> Components::describe_card(const Tree& tree)
{
    const Tree* name = tree.find("name");
    const std::optional<Card> card = card_from(text_or_empty(name));
    if (!card || !card->is_told())
        return complain(message::unknown_card, name == nullptr ? tree : *name);
    CardText described = m_cards[static_cast<int>(*card)];
    if (const Tree* text = tree.find("text"))
        described.text = text_or_empty(text);
    if (const Tree* effects = tree.find("effects")) {
        if (!effects->is_list())
            return complain(message::unknown_effect, *effects);
        if (use_of(*card) != CardUse::as_described)
            return complain(message::effects_of_book, *effects, word_of(*card));
        described.effects.emplace();
        for (const Tree& element : effects->elements()) {
            const std::optional<Effect> effect = effect_from(text_or_empty(&element));
            if (!effect)
                return complain(message::unknown_effect, element);
            if (is_price(effect->kind) && !is_lasting(*card))
                return complain(message::price_never_open, element, word_of(*card));
            described.effects->push_back(*effect);
        }
    }
    m_cards[static_cast<int>(*card)] = std::move(described);
    return {};
}

Tree Components::description() const
{
    Tree description = Tree::table();
    Tree board = Tree::table();
    board.set("name", board_name);
    if (has_circuit())
        board.set(
            "circuit", Tree::list_of(m_circuit, [](Field field) { return word_of(field.kind()); }));
    Tree homes = Tree::table();
    for (const Figure figure : all_of<Figure>) {
        if (home(figure))
            homes.set(word_of(figure), written(*home(figure)));
    }
    if (!homes.members().empty())
        board.set("homes", std::move(homes));
    if (board.members().size() > 1) {
        Tree boards = Tree::list();
        boards.add(std::move(board));
        description.set("boards", std::move(boards));
    }

    Tree cards = Tree::list();
    for (const auto& [number, described] : m_cards) {
        Tree card = Tree::table();
        card.set("name", word_of(Card(number)));
        if (!described.text.empty())
            card.set("text", described.text);
        if (described.effects)
            card.set("effects", Tree::list_of(*described.effects, [](const Effect& effect) {
                return word_of(effect);
            }));
        cards.add(std::move(card));
    }
    description.set("cards", std::move(cards));
    return description;
}

} // namespace consigliere::mafia
