/// Heads of records, for whoever makes evenings without checking anything.

#include "engine/ledger/line_words.h"
#include "tests/mafia/evenings.h"

namespace consigliere::test {

using namespace mafia;
using ledger::Tree;

const std::vector<std::string>& test_circuit()
{
    static const std::vector<std::string> circuit{"start-bonanno", "bank", "fortuna", "informer",
        "police", "casino", "exchange", "arms", "big-city", "problem", "club", "agent",
        "start-genovese", "bank", "arms", "informer", "police", "fortuna", "exchange", "casino",
        "bank", "problem", "big-city", "club"};
    return circuit;
}

namespace {

Tree board_of(const MafiaTable& table)
{
    Tree board = Tree::table();
    board.set("name", "board");
    if (table.has_circuit) {
        Tree circuit = Tree::list();
        for (const std::string& word : test_circuit())
            circuit.add(Tree(word));
        board.set("circuit", std::move(circuit));
    }
    if (table.has_homes) {
        Tree homes = Tree::table();
        for (const auto& [figure, squares] :
            std::vector<std::pair<const char*, const char*>>{{"maria", "a1"}, {"vitorio", "a3"},
                {"franco", "a5"}, {"antonio", "i1"}, {"sergio", "i3"}, {"paolo", "i5"}})
            homes.set(figure, squares);
        board.set("homes", std::move(homes));
    }
    Tree boards = Tree::list();
    boards.add(std::move(board));
    return boards;
}

} // namespace

Tree head_of(const MafiaTable& table)
{
    Tree head = Tree::table();
    head.set("game", Game::name);
    if (!table.first.empty())
        head.set("first", table.first);
    Tree seats = Tree::list();
    for (const std::string& text : table.seats) {
        const std::vector<std::string_view> parts = ledger::split(text, ':');
        Tree seat = Tree::table();
        seat.set("name", parts.front());
        Tree figures = Tree::list();
        for (const std::string_view figure : ledger::split(parts.back(), ','))
            figures.add(Tree(figure));
        seat.set("figures", std::move(figures));
        seats.add(std::move(seat));
    }
    head.set("seats", std::move(seats));
    Tree options = Tree::table();
    for (const auto& [key, value] : table.options) {
        if (const std::optional<int> number = ledger::number_of(value))
            options.set(key, *number);
        else
            options.set(key, value);
    }
    head.set("options", std::move(options));
    if (table.has_circuit || table.has_homes)
        head.set("boards", board_of(table));
    return head;
}

} // namespace consigliere::test
