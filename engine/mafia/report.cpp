#include "engine/mafia/report.h"

#include "engine/ledger/table_of.h"
#include "engine/mafia/act.h"
#include "engine/mafia/answers.h"
#include "engine/mafia/position_summary.h"

#include <algorithm>

namespace consigliere::mafia {

using ledger::table_of;
using ledger::Tree;

namespace {

Tree name_or_nothing(const std::optional<Figure>& figure)
{
    return figure ? Tree(word_of(*figure)) : Tree();
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
        Tree report = table_of({{"phase", word_of(m_position.phase)}, {"turn", turn()},
            {"next", name_or_nothing(next_player(m_position))}, {"due", dues()},
            {"vendetta", vendetta()}});
        report.set("watched",
            table_of({{"bonanno", static_cast<int>(m_position.watched(Family::bonanno))},
                {"genovese", static_cast<int>(m_position.watched(Family::genovese))}}));
        report.set("decks",
            table_of({{"red", cards_in_deck(m_position, Deck::red)},
                {"black", cards_in_deck(m_position, Deck::black)}}));
        report.set("businesses", businesses());
        report.set("purses", purses());
        report.set("debts", debts());
        Tree figures = Tree::list();
        for (const Figure one : all_of<Figure>)
            figures.add(figure(one));
        report.set("figures", std::move(figures));
        report.set("circuit", circuit());
        return report;
    }

private:
    Tree turn() const
    {
        const Turn& turn = m_position.turn;
        if (!turn.figure)
            return {};
        return table_of({{"figure", word_of(*turn.figure)}, {"roll", static_cast<int>(turn.roll)},
            {"clean", turn.is_clean}, {"fields_bought", static_cast<int>(turn.fields_bought)},
            {"hires", static_cast<int>(turn.hires)}, {"to_toss", turn.errand == Errand::toss},
            {"to_bet", turn.errand == Errand::bet},
            {"to_draw",
                table_of({{"red", static_cast<int>(turn.red_draws)},
                    {"black", static_cast<int>(turn.black_draws)}})}});
    }

    Tree dues() const
    {
        Tree list = Tree::list();
        for (const Due& due : m_position.dues)
            list.add(table_of({{"figure", word_of(due.debtor)}, {"amount", due.amount},
                {"to", due.to ? word_of(*due.to) : bank_word}, {"why", word_of(due.why)}}));
        return list;
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
        for (const FieldKind kind : {FieldKind::bank, FieldKind::arms, FieldKind::police}) {
            for (int number = 1; number <= Field::most; ++number) {
                const std::optional<Holding>& holding = m_position.holding(Field(kind, number));
                if (!holding)
                    continue;
                const Card card(Deck::red, holding->card);
                list.add(table_of(
                    {{"name", word_of(Field(kind, number))}, {"holder", word_of(holding->holder)},
                        {"card", card.is_told() ? Tree(word_of(card)) : Tree()}}));
            }
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
            {"untold", static_cast<int>(character.cards.untold)},
            {"black", list_of(Deck::black, character.cards.black)}});
        Tree report =
            table_of({{"name", word_of(figure)}, {"player", m_components[character.seat].name},
                {"rank", word_of(rank_of(m_position, figure))}, {"field", word_of(character.field)},
                {"pieces", list_of(character.pieces)}, {"killers", killers_on(character.pieces)},
                {"killers_home", static_cast<int>(character.killers_home)},
                {"killers_new", static_cast<int>(character.killers_new)},
                {"watched", character.is_watched}, {"cards", std::move(cards)}});
        // Omitted unless a card caused it.
        if (character.turns_skipped > 0)
            report.set("skips", static_cast<int>(character.turns_skipped));
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

    Tree circuit() const
    {
        Tree fields = Tree::list();
        for (const Field field : m_components.circuit())
            fields.add(Tree(word_of(field)));
        Tree doubts = Tree::list();
        for (const BoardDoubt doubt : m_components.doubts())
            doubts.add(Tree(word_of(doubt)));
        return table_of({{"fields", std::move(fields)}, {"doubts", std::move(doubts)}});
    }

    const Position& m_position;
    const Components& m_components;
};

} // namespace

Tree report_position(const Position& position, const Components& components, ledger::Audience)
{
    return PositionReport(position, components).write();
}

Tree report_score(const Position& position, const Components& components)
{
    const Score now = score(position);
    const ledger::PositionSummary standing =
        progress(position, components, ledger::Audience::everybody());
    Tree winners = Tree::list();
    Tree seats = Tree::list();
    for (std::size_t seat = 0; seat < components.persons().size(); ++seat) {
        const std::string& name = components.persons()[seat].name;
        const ledger::PositionSummary::SeatSummary& place = standing.seats[seat];
        seats.add(table_of(
            {{"name", name}, {"total", *place.total}, {"rank", static_cast<int>(place.rank)}}));
        const bool wins = std::ranges::any_of(
            now.winners, [&](Figure figure) { return index_of(position.of(figure).seat) == seat; });
        if (wins)
            winners.add(Tree(name));
    }
    Tree winning = Tree::list();
    for (const Figure winner : now.winners)
        winning.add(Tree(word_of(winner)));
    Tree places = Tree::list();
    for (const Score::Place& place : now.places)
        places.add(table_of({{"name", word_of(place.figure)}, {"pieces", place.pieces},
            {"cash", place.cash}, {"out", place.is_out}, {"rank", place.rank}}));
    return table_of({{"final", now.is_final}, {"ending", word_of(now.ending)},
        {"decision", word_of(now.decision)}, {"rule", now.rule.text()},
        {"winners", std::move(winners)}, {"seats", std::move(seats)},
        {"winning", std::move(winning)}, {"figures", std::move(places)}});
}

} // namespace consigliere::mafia
