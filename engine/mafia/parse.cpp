// Parser of move lines: one function for each type that occurs in a line.

#include "engine/ledger/line_parser.h"
#include "engine/mafia/messages.h"
#include "engine/mafia/move.h"

namespace consigliere::mafia {

using ledger::ErrorOr;

namespace {

/// Above any amount of a real game, so that sums cannot overflow.
constexpr int largest_sum = 1'000'000;

class Reader final : public ledger::LineParser {
public:
    explicit Reader(std::string_view line)
        : LineParser(line)
    {
    }

    Move read_move()
    {
        Move move;
        if (!ledger::read_one_of(*this, move.action))
            complain_of_verb();
        expect_end();
        move.figure = m_actor;
        return move;
    }

    void read_actor()
    {
        // Lines of the table never follow a figure's name.
        if (words().take("table"))
            fail(message::unknown_verb, word("VERB"));
        else
            read(m_actor.emplace());
    }

    void read(int& number)
    {
        const std::string_view text = words().peek();
        number = read_number();
        if (number > largest_sum)
            fail(message::bad_number, text);
    }
    void read(Figure& figure) { read_value(figure, "FIGURE", message::unknown_figure); }
    void read(Figure& figure, ByColour)
    {
        const std::string_view name = word("COLOUR");
        const auto is_it = [name](Figure one) { return colour_of(one) == name; };
        if (const auto found = ledger::first_of(all_of<Figure>, is_it))
            figure = *found;
        else
            fail(message::unknown_colour, name);
    }
    void read(Coin& coin) { read_value(coin, "felicita|iattura", message::unknown_coin); }
    void read(Walk::Over&) { expect("start"); }
    void read(Hire::Where&) { expect("club"); }
    void read(Field& field) { read_word(field, "FIELD", field_from, message::unknown_field); }
    void read(Square& square) { read_word(square, "SQUARE", square_from, message::unknown_square); }
    void read(Card& card) { read_word(card, "CARD", card_from, message::unknown_card); }
    void read(Property& thing)
    {
        const std::string_view name = word("THING");
        if (const std::optional<Square> square = square_from(name))
            thing = *square;
        else if (const std::optional<Card> card = card_from(name))
            thing = *card;
        else if (const std::optional<Field> field = field_from(name))
            thing = *field;
        else
            fail(message::unknown_thing, name);
    }
    void read(Party& party)
    {
        if (!words().take(bank_word))
            read(party.figure.emplace());
    }
    void read(Post& post)
    {
        if (!words().take(home_word))
            read(post.square.emplace());
    }
    void read(std::vector<Act>& acts)
    {
        acts = read_parts<Act>([this](std::string_view text) { return read_act(text); }, "ACT");
    }
    void read(Belief& belief)
    {
        const std::optional<Square> square = square_from(words().peek());
        if (square) {
            words().next();
            belief.square = *square;
        } else {
            read(belief.figure);
        }
        const std::string_view name = word("CLAIM");
        const auto claim = value_of<Believe::Claim>(name);
        if (!claim || square.has_value() != (form_of(*claim) == Believe::Form::square)) {
            fail(message::unknown_claim, name);
            return;
        }
        belief.claim = *claim;
        if (form_of(*claim) == Believe::Form::number)
            read(belief.number);
        if (form_of(*claim) == Believe::Form::rank)
            read_value(belief.rank, "RANK", message::unknown_rank);
    }

private:
    template <typename Value>
    void read_word(Value& value, std::string_view what,
        std::optional<Value> (*from)(std::string_view),
        const ledger::Contradicts<ledger::Quoted>& refusal)
    {
        const std::string_view name = word(what);
        if (const std::optional<Value> known = from(name))
            value = *known;
        else
            fail(refusal, name);
    }

    Act read_act(std::string_view text)
    {
        Act act;
        if (!ledger::read_one_of<CorrectedAct>(*this, act))
            fail(message::unknown_act, text);
        return act;
    }

    void complain_of_verb()
    {
        if (!words().take("table")) {
            Figure figure{};
            read(figure);
        }
        fail(message::unknown_verb, word("VERB"));
    }

    std::optional<Figure> m_actor;
};

} // namespace

ErrorOr<Move> parse(std::string_view line, const Components&)
{
    return ledger::parse_line<Reader>(line);
}

} // namespace consigliere::mafia
