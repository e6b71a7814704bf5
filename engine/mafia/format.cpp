// Writes move lines in the words that `parse.cpp` reads.

#include "engine/ledger/line_words.h"
#include "engine/mafia/move.h"

namespace consigliere::mafia {

namespace {

class Writer final : public ledger::LineWriter {
public:
    explicit Writer(const Components& components, std::optional<Figure> actor = std::nullopt)
        : m_components(components)
        , m_actor(actor)
    {
    }

    void write_actor() { write_word(word_of(*m_actor)); }

    void write(Figure figure, ByColour) { write_word(colour_of(figure)); }
    void write(Field field) { write_word(word_of(field)); }
    void write(Square square) { write_word(word_of(square)); }
    void write(Card card) { write_word(word_of(card)); }
    void write(const Property& thing) { write_word(word_of(thing)); }
    void write(const Party& party)
    {
        write_word(party.figure ? word_of(*party.figure) : bank_word);
    }
    void write(const Post& post)
    {
        write_word(post.square ? word_of(*post.square) : std::string(home_word));
    }
    void write(const std::vector<Act>& acts)
    {
        write_word(
            ledger::join(acts, "; ", [this](const Act& act) { return format(act, m_components); }));
    }
    void write(const Belief& belief)
    {
        const Believe::Form form = form_of(belief.claim);
        if (form == Believe::Form::square)
            write(belief.square);
        else
            write_word(word_of(belief.figure));
        write_word(word_of(belief.claim));
        if (form == Believe::Form::number)
            write_word(std::to_string(belief.number));
        if (form == Believe::Form::rank)
            write_word(word_of(belief.rank));
    }

private:
    const Components& m_components;
    std::optional<Figure> m_actor;
};

} // namespace

std::string word_of(const Property& property)
{
    return std::visit([](const auto& thing) { return word_of(thing); }, property);
}

std::string format(const Act& act, const Components& components)
{
    return ledger::line_by(Writer(components), act);
}

std::string format(const Move& move, const Components& components)
{
    return ledger::line_by(Writer(components, move.figure), move.action, move.ruling);
}

} // namespace consigliere::mafia
