/// Heads of records: who plays whom (M-2.1, M-8.1), the money (M-2.2, M-8.3), options, the board.

#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;
using ledger::Tree;

namespace {

/// The rule and the quoted words with which a head is refused; "stands" if it is not.
std::string refusal(const Tree& head)
{
    const ledger::EveningOrComplaint begun = begin_evening(head, {});
    if (!begun.is_error())
        return "stands";
    const ledger::Reason& reason = begun.error().reason;
    return std::string(reason.message.rule.text()) + ": " + reason.quoted;
}

std::string refusal_of_seats(const std::vector<std::string>& seats)
{
    MafiaTable table;
    table.seats = seats;
    return refusal(head_of(table));
}

Tree with_option(const std::string& key, const std::string& value)
{
    MafiaTable table;
    table.options = {{key, value}};
    return head_of(table);
}

Tree list_of(const std::vector<std::string>& words)
{
    Tree list = Tree::list();
    for (const std::string& word : words)
        list.add(Tree(word));
    return list;
}

/// A head whose board has this member.
Tree with_board(const std::string& name, const std::string& key, const Tree& value)
{
    MafiaTable table;
    table.has_circuit = false;
    table.has_homes = false;
    Tree head = head_of(table);
    Tree board = Tree::table();
    board.set("name", name);
    board.set(key, value);
    Tree boards = Tree::list();
    boards.add(std::move(board));
    head.set("boards", std::move(boards));
    return head;
}

} // namespace

TEST_CASE("M-8.1: all six figures play, and nobody plays for both families")
{
    CHECK(refusal_of_seats({"ana:antonio,sergio,paolo", "ben:maria,vitorio,franco"}) == "stands");
    CHECK(refusal_of_seats({"ana:antonio,sergio,paolo,maria,vitorio,franco"}) == "M-8.1: 1");
    CHECK(refusal_of_seats({"ana:antonio,maria", "ben:sergio,paolo", "cyd:vitorio,franco"})
        == "M-8.1: ana");
    CHECK(refusal_of_seats({"ana:antonio,sergio", "ben:maria,vitorio,franco"}) == "M-8.1: paolo");
    CHECK(refusal_of_seats({"ana:antonio,sergio,paolo", "ben:maria,vitorio,franco,antonio"})
        == "M-8.1: antonio");
    CHECK(refusal_of_seats({"ana:antonio,sergio,paolo", "ana:maria,vitorio,franco"}) == ": ana");
    CHECK(refusal_of_seats({"ana:antonio,sergio,paolo", "ben:maria,vitorio,luigi"}) == ": luigi");
}

TEST_CASE("M-2.1: a seat may name its family, whose colours are its own")
{
    Tree head = Tree::table();
    Tree seats = Tree::list();
    for (const char* family : {"bonanno", "genovese"}) {
        Tree seat = Tree::table();
        seat.set("player", std::string("Player of ") + family);
        seat.set("family", family);
        seats.add(std::move(seat));
    }
    head.set("seats", seats);
    CHECK(refusal(head) == "stands");
    CHECK(begin_mafia(head)->actors()
        == std::vector<std::string>{"player-of-bonanno", "player-of-genovese"});

    Tree wrong = Tree::list();
    for (const char* family : {"genovese", "bonanno"}) {
        Tree seat = Tree::table();
        seat.set("name", std::string("of-") + family);
        seat.set("family", family);
        seat.set("figures", list_of({"antonio", "sergio", "paolo"}));
        wrong.add(std::move(seat));
    }
    head.set("seats", wrong);
    CHECK(refusal(head) == "M-2.1: antonio");
}

TEST_CASE("M-2.2, M-8.3: 5,000 for each figure in one purse for each player")
{
    MafiaTable table;
    table.seats = {"ana:antonio,sergio", "ben:paolo", "cyd:maria,vitorio,franco"};
    const auto evening = begin_mafia(table);
    CHECK(purse(*evening, Figure::sergio) == 10'000);
    CHECK(purse(*evening, Figure::paolo) == 5'000);
    CHECK(purse(*evening, Figure::franco) == 15'000);
    CHECK(stands_on(evening->timeline().present(), Figure::paolo, FieldKind::start_bonanno));
    CHECK(stands_on(evening->timeline().present(), Figure::maria, FieldKind::start_genovese));
}

TEST_CASE("options are read, and a wrong one is refused")
{
    CHECK(refusal(with_option("blitz", "yes")) == "stands");
    CHECK(refusal(with_option("fields_per_turn", "3")) == "stands");
    CHECK(refusal(with_option("fields_per_turn", "0")) == ": fields_per_turn");
    CHECK(refusal(with_option("hires_per_turn", "13")) == ": hires_per_turn");
    CHECK(refusal(with_option("tax_round", "down")) == ": tax_round");
    CHECK(refusal(with_option("stake_steps", "200")) == "stands");
    CHECK(refusal(with_option("stake_steps", "any")) == "stands");
    CHECK(refusal(with_option("stake_steps", "100")) == ": stake_steps");
    CHECK(refusal(with_option("exchange_figure", "dealing")) == "stands");
    CHECK(refusal(with_option("exchange_figure", "yes")) == ": exchange_figure");
    CHECK(refusal(with_option("speed", "yes")) == ": speed");
}

TEST_CASE("M-2.2: a circuit has both starts and every kind of field")
{
    CHECK(refusal(with_board("board", "circuit", list_of(test_circuit()))) == "stands");
    std::vector<std::string> short_circuit = test_circuit();
    short_circuit[12] = "bank";
    CHECK(
        refusal(with_board("board", "circuit", list_of(short_circuit))) == "M-2.2: start-genovese");
    CHECK(refusal(with_board("board", "circuit", list_of({"start-bonanno", "harbour"})))
        == ": harbour");
    CHECK(refusal(with_board("map", "circuit", list_of(test_circuit()))) == ": map");
}

TEST_CASE("A8: home points touch fields of the edge")
{
    Tree homes = Tree::table();
    homes.set("antonio", "i1,i2");
    CHECK(refusal(with_board("board", "homes", homes)) == "stands");
    homes.set("antonio", "e3");
    CHECK(refusal(with_board("board", "homes", homes)) == "A8: e3");
    homes.set("antonio", "k1");
    CHECK(refusal(with_board("board", "homes", homes)) == "A8: k1");
    Tree others = Tree::table();
    others.set("luigi", "i1");
    CHECK(refusal(with_board("board", "homes", others)) == ": luigi");
    CHECK(refusal(with_board("board", "homes", Tree("a1"))) == "A8: a1");
}

TEST_CASE("A8, M-3.5a: no field touches two home points, and the families lie across")
{
    using Homes = std::vector<std::pair<std::string, std::string>>;
    const auto refusal_of = [](const Homes& said) {
        Tree homes = Tree::table();
        for (const auto& [figure, squares] : said)
            homes.set(figure, squares);
        return refusal(with_board("board", "homes", homes));
    };
    CHECK(refusal_of({{"antonio", "i1,i1"}}) == "A8: i1");
    CHECK(refusal_of({{"antonio", "i1"}, {"sergio", "i2,i1"}}) == "A8: i1");
    CHECK(refusal_of({{"antonio", "i1"}, {"sergio", "i3"}, {"maria", "i5"}}) == "M-3.5a: i5");
    CHECK(refusal_of({{"antonio", "i3"}, {"sergio", "a3"}}) == "M-3.5a: a3");
    // A corner lies on two sides, and the short sides of the map are as good as the long ones.
    CHECK(refusal_of({{"antonio", "i1"}, {"sergio", "c1"}, {"maria", "a5"}}) == "stands");
    CHECK(refusal_of({{"antonio", "i1"}, {"sergio", "c1"}, {"maria", "a3"}}) == "M-3.5a: a3");
    CHECK(refusal_of({{"antonio", "a1"}, {"maria", "i1"}, {"franco", "i5"}}) == "stands");
}

TEST_CASE("a card is described once, and says neither what the book says nor a price that never "
          "lies open")
{
    const auto card = [](const std::string& name, const Tree& effects) {
        Tree one = Tree::table();
        one.set("name", name);
        one.set("effects", effects);
        return one;
    };
    const auto refusal_of = [](const std::vector<Tree>& described) {
        Tree head = head_of({});
        Tree cards = Tree::list();
        for (const Tree& one : described)
            cards.add(one);
        head.set("cards", cards);
        return refusal(head);
    };
    CHECK(refusal_of({card("red-26", list_of({"draw red"}))}) == "stands");
    CHECK(refusal_of({card("red-26", list_of({"draw red"})), card("red-27", list_of({"by hand"})),
              card("red-26", list_of({"draw black"}))})
        == ": red-26");
    CHECK(refusal_of({card("red-26", Tree("draw red"))}) == ": draw red");
    CHECK(refusal_of({card("red-1", list_of({"get bank 400"}))}) == "M-6.1a: red-1");
    CHECK(refusal_of({card("red-15", list_of({"get bank 400"}))}) == "M-6.1a: red-15");
    CHECK(refusal_of({card("red-26", list_of({"hire 2000"}))}) == "M-6.1c: red-26");
    CHECK(refusal_of({card("black-3", list_of({"fee 2000"}))}) == "M-6.1c: black-3");
    CHECK(refusal_of({card("black-9", list_of({"hire 6000"}))}) == "stands");
}

TEST_CASE("who has the name of another is told by the line of the name, or by that of his seat")
{
    const auto line_of_complaint = [](const std::string& key) {
        Tree seats = Tree::list();
        for (const int line : {2, 7}) {
            Tree given("ana");
            given.set_line(line + 1);
            Tree seat = Tree::table();
            seat.set("figures", list_of({line == 2 ? "antonio" : "maria"}));
            seat.set(key, std::move(given));
            seat.set_line(line);
            seats.add(std::move(seat));
        }
        Tree head = head_of(MafiaTable{});
        head.set("seats", std::move(seats));
        const ledger::EveningOrComplaint begun = begin_evening(head, {});
        REQUIRE(begun.is_error());
        return begun.error().line;
    };
    CHECK(line_of_complaint("name") == 8);
    CHECK(line_of_complaint("player") == 7);
}
