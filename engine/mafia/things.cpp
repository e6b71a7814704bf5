#include "engine/mafia/things.h"

#include "engine/ledger/line_words.h"

namespace consigliere::mafia {

namespace {

/// A word like `bank-2`, split; number 0 if it has none.
struct Numbered {
    std::string_view word;
    int number = 0;
};
std::optional<Numbered> split_number(std::string_view word)
{
    const std::size_t dash = word.rfind('-');
    if (dash == std::string_view::npos)
        return Numbered{word};
    const std::string_view digits = word.substr(dash + 1);
    if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos)
        return Numbered{word};
    const std::optional<int> number = ledger::number_of(digits);
    if (!number || *number == 0 || digits.front() == '0')
        return std::nullopt;
    return Numbered{word.substr(0, dash), *number};
}

std::string with_number(std::string_view word, int number)
{
    return std::string(word) + (number == 0 ? "" : "-" + std::to_string(number));
}

} // namespace

std::string word_of(Field field)
{
    return with_number(word_of(field.kind()), field.number());
}

std::optional<Field> field_from(std::string_view word)
{
    const std::optional<Numbered> parts = split_number(word);
    if (!parts || parts->number > Field::most)
        return std::nullopt;
    const std::optional<FieldKind> kind = value_of<FieldKind>(parts->word);
    if (!kind)
        return std::nullopt;
    const bool is_start = rule_of(*kind) == rule::start;
    return is_start && parts->number != 0 ? std::nullopt
                                          : std::optional(Field(*kind, parts->number));
}

std::string word_of(Square square)
{
    return {static_cast<char>('a' + square.column()), static_cast<char>('1' + square.row())};
}

std::optional<Square> square_from(std::string_view word)
{
    if (word.size() != 2 || word[0] < 'a' || word[0] >= 'a' + Square::columns || word[1] < '1'
        || word[1] >= '1' + Square::rows)
        return std::nullopt;
    return Square(word[0] - 'a', word[1] - '1');
}

std::string word_of(Card card)
{
    return with_number(word_of(card.deck()), card.number());
}

std::optional<Card> card_from(std::string_view word)
{
    const std::optional<Numbered> parts = split_number(word);
    if (!parts)
        return std::nullopt;
    const std::optional<Deck> deck = value_of<Deck>(parts->word);
    if (!deck || parts->number > (*deck == Deck::red ? Card::reds : Card::blacks))
        return std::nullopt;
    return Card(*deck, parts->number);
}

} // namespace consigliere::mafia
