#include "engine/mafia/report.h"

#include "engine/ledger/table_of.h"
#include "engine/mafia/act.h"
#include "engine/mafia/answers.h"
#include "engine/mafia/score.h"

#include <algorithm>

namespace consigliere::mafia {

using ledger::table_of;
using ledger::Tree;

namespace {

Tree name_or_nothing(const std::optional<Figure>& figure)
{
    return figure ? Tree(word_of(*figure)) : Tree();
}

template <typename Things>
Tree words_of(const Things& things)
{
    return Tree::list_of(things, [](const auto& thing) { return word_of(thing); });
}

Tree list_of(Squares squares)
{
    Tree list = Tree::list();
    squares.each([&list](Square square) { list.add(Tree(word_of(square))); });
    return list;
}

Tree list_of(Deck deck, CardSet cards)
{
    Tree list = Tree::list();
    cards.each([&](int number) { list.add(Tree(word_of(Card(deck, number)))); });
    return list;
}

class PositionReport {
public:
    PositionReport(const Position& position, const Components& components)
        : m_position(position)
        , m_components(components)
    {
    }

    Tree write() const
    {
        return table_of({{"phase", word_of(m_position.phase)}, {"turn", turn()},
            {"next", name_or_nothing(next_player(m_position))}, {"due", dues()},
            {"vendetta", vendetta()},
            {"watched",
                table_of({{"bonanno", m_position.watched(Family::bonanno)},
                    {"genovese", m_position.watched(Family::genovese)}})},
            {"decks",
                table_of({{"red", cards_in_deck(m_position, Deck::red)},
                    {"black", cards_in_deck(m_position, Deck::black)}})},
            {"businesses", businesses()}, {"purses", purses()}, {"debts", debts()},
            {"figures", Tree::list_of(all_of<Figure>, [this](Figure one) { return figure(one); })},
            {"circuit",
                table_of({{"fields", words_of(m_components.circuit())},
                    {"doubts", words_of(m_components.doubts())}})}});
    }

private:
    Tree turn() const
    {
        const Turn& turn = m_position.turn;
        if (!turn.figure)
            return {};
        return table_of({{"figure", word_of(*turn.figure)}, {"roll", turn.roll},
            {"clean", turn.is_clean}, {"fields_bought", turn.fields_bought}, {"hires", turn.hires},
            {"to_toss", turn.errand == Errand::toss}, {"to_bet", turn.errand == Errand::bet},
            {"to_draw", table_of({{"red", turn.red_draws}, {"black", turn.black_draws}})}});
    }

    Tree dues() const
    {
        return Tree::list_of(m_position.dues, [](const Due& due) {
            return table_of({{"figure", word_of(due.debtor)}, {"amount", due.amount},
                {"to", due.to ? word_of(*due.to) : bank_word}, {"why", word_of(due.why)}});
        });
    }

    Tree vendetta() const
    {
        if (!m_position.vendetta)
            return {};
        const Vendetta& vendetta = *m_position.vendetta;
        return table_of({{"attacker", word_of(vendetta.attacker)},
            {"victim", word_of(vendetta.victim)}, {"removes", word_of(vendetta.remover())}});
    }

    Tree businesses() const
    {
        Tree list = Tree::list();
        for (const Field field : all_businesses) {
            const std::optional<Holding>& holding = m_position.holding(field);
            if (!holding)
                continue;
            const Card card(Deck::red, holding->card);
            list.add(table_of({{"name", word_of(field)}, {"holder", word_of(holding->holder)},
                {"card", card.is_told() ? Tree(word_of(card)) : Tree()}}));
        }
        return list;
    }

    Tree purses() const
    {
        Tree list = Tree::list();
        for (std::size_t seat = 0; seat < m_components.persons().size(); ++seat)
            list.add(table_of({{"name", m_components.persons()[seat].name},
                {"player", m_components.persons()[seat].player},
                {"money", m_position.purses[seat]}}));
        return list;
    }

    Tree debts() const
    {
        Tree list = Tree::list();
        for (std::size_t debtor = 0; debtor < m_components.persons().size(); ++debtor) {
            for (std::size_t creditor = 0; creditor < m_components.persons().size(); ++creditor) {
                const int amount = m_position.debts[debtor][creditor];
                if (amount > 0)
                    list.add(table_of({{"name", m_components.persons()[debtor].name},
                        {"to", m_components.persons()[creditor].name}, {"amount", amount}}));
            }
        }
        return list;
    }

    Tree figure(Figure figure) const
    {
        const Character& character = m_position.of(figure);
        Tree cards = table_of({{"open", list_of(Deck::red, character.cards.open)},
            {"covered", list_of(Deck::red, character.cards.covered)},
            {"untold", character.cards.untold},
            {"black", list_of(Deck::black, character.cards.black)}});
        Tree report =
            table_of({{"name", word_of(figure)}, {"player", m_components[character.seat].name},
                {"rank", word_of(rank_of(m_position, figure))}, {"field", word_of(character.field)},
                {"pieces", list_of(character.pieces)}, {"killers", killers_on(character.pieces)},
                {"killers_home", character.killers_home}, {"killers_new", character.killers_new},
                {"watched", character.is_watched}, {"cards", std::move(cards)}});
        // Omitted unless a card caused it.
        if (character.turns_skipped > 0)
            report.set("skips", character.turns_skipped);
        return report;
    }

    /// One entry for each killer; a ruling may permit several on a field.
    Tree killers_on(Squares squares) const
    {
        Tree list = Tree::list();
        squares.each([&](Square square) {
            for (int left = m_position.guarded.count(Squares::of(square)); left > 0; --left)
                list.add(Tree(word_of(square)));
        });
        return list;
    }

    const Position& m_position;
    const Components& m_components;
};

} // namespace

Tree report_position(const Position& position, const Components& components, ledger::Audience)
{
    return PositionReport(position, components).write();
}

Tree report_score(const Position& position, const Components& components, ledger::Audience)
{
    const Score now = score(position);
    const ledger::PositionSummary standing =
        progress(position, components, ledger::Audience::everybody());
    Tree winners = Tree::list();
    Tree seats = Tree::list();
    for (std::size_t seat = 0; seat < components.persons().size(); ++seat) {
        const std::string& name = components.persons()[seat].name;
        const ledger::PositionSummary::SeatSummary& place = standing.seats[seat];
        seats.add(table_of({{"name", name}, {"total", *place.total}, {"rank", place.rank}}));
        const bool wins = std::ranges::any_of(
            now.winners, [&](Figure figure) { return index_of(position.of(figure).seat) == seat; });
        if (wins)
            winners.add(Tree(name));
    }
    const auto report_place = [](const Score::Place& place) {
        return table_of({{"name", word_of(place.figure)}, {"pieces", place.pieces},
            {"cash", place.cash}, {"out", place.is_out}, {"rank", place.rank}});
    };
    return table_of({{"final", now.is_final}, {"ending", word_of(now.ending)},
        {"decision", word_of(now.decision)}, {"rule", now.rule.text()},
        {"winners", std::move(winners)}, {"seats", std::move(seats)},
        {"winning", words_of(now.winners)}, {"figures", Tree::list_of(now.places, report_place)}});
}

} // namespace consigliere::mafia
