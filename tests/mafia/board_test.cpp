/// The board and the cards, described once and kept.

#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;
using ledger::Tree;

namespace {

Tree card(
    const std::string& name, const std::vector<std::string>& effects, const std::string& text = {})
{
    Tree one = Tree::table();
    one.set("name", name);
    if (!text.empty())
        one.set("text", text);
    Tree list = Tree::list();
    for (const std::string& effect : effects)
        list.add(Tree(effect));
    one.set("effects", std::move(list));
    Tree cards = Tree::list();
    cards.add(std::move(one));
    Tree description = Tree::table();
    description.set("cards", std::move(cards));
    return description;
}

/// What is known when nothing but the circuit was told.
Components with_circuit(const std::vector<std::string>& words)
{
    Tree circuit = Tree::list();
    for (const std::string& word : words)
        circuit.add(Tree(word));
    Tree board = Tree::table();
    board.set("name", "board");
    board.set("circuit", std::move(circuit));
    Tree boards = Tree::list();
    boards.add(std::move(board));
    Tree description = Tree::table();
    description.set("boards", std::move(boards));
    Components components;
    REQUIRE_FALSE(components.describe(description).is_error());
    return components;
}

} // namespace

TEST_CASE("a circuit may begin anywhere, and is numbered from the Bonanno start along the arrow")
{
    std::vector<std::string> turned(test_circuit().begin() + 5, test_circuit().end());
    turned.insert(turned.end(), test_circuit().begin(), test_circuit().begin() + 5);
    const Components components = with_circuit(turned);
    REQUIRE(components.circuit().size() == 24);
    CHECK(word_of(components.circuit()[0]) == "start-bonanno");
    CHECK(word_of(components.circuit()[13]) == "bank-2");
    CHECK(components.place_of(Field(FieldKind::bank, 3)) == 20);
    CHECK_FALSE(components.place_of(Field(FieldKind::bank, 0)));
    CHECK(components.place_of(Field(FieldKind::agent, 0)) == 11);
    CHECK(word_of(components.field_after(22, 4)) == "fortuna-1");
    CHECK(components.doubts().empty());
}

TEST_CASE("what is unlikely about a circuit is told, not refused")
{
    // The thirteen kinds, the informer far from the police.
    const Components components =
        with_circuit({"start-bonanno", "bank", "informer", "fortuna", "arms", "club", "police",
            "casino", "exchange", "start-genovese", "big-city", "problem", "agent"});
    CHECK(components.doubts()
        == std::vector<BoardDoubt>{BoardDoubt::odd_length, BoardDoubt::informer_far});
}

TEST_CASE("M-2.2: an informer lies one or two fields before a police station, or one behind it")
{
    // Two police stations, and banks where the informer may lie instead.
    const std::vector<std::string> circuit{"start-bonanno", "police", "bank", "bank", "fortuna",
        "arms", "club", "casino", "bank", "bank", "bank", "police", "bank", "bank",
        "start-genovese", "exchange", "big-city", "problem", "agent", "bank"};
    const auto doubts_with_informer_at = [&circuit](std::size_t place) {
        std::vector<std::string> words = circuit;
        words[place] = "informer";
        return with_circuit(words).doubts();
    };
    // Two fields before the first station lies round the end of the circuit.
    for (const std::size_t near : {2U, 9U, 10U, 12U, 19U}) {
        INFO(near);
        CHECK(doubts_with_informer_at(near).empty());
    }
    for (const std::size_t far : {3U, 8U, 13U}) {
        INFO(far);
        CHECK(doubts_with_informer_at(far) == std::vector{BoardDoubt::informer_far});
    }
}

TEST_CASE("a card is described when it is met, and what has been judged stays")
{
    const auto evening = begin_mafia();
    record_all(*evening,
        {"table corrects: antonio takes red-26", "antonio rolls 1 red", "antonio moves 1"});
    CHECK(opinion(*evening, "antonio uses red-26") == "unverified M-6.1c");
    REQUIRE_FALSE(evening->describe(card("red-26", {"get bank 400/600/1000"})).is_error());
    CHECK(opinion(*evening, "antonio uses red-26") == "legal");
    record_all(*evening, {"antonio uses red-26"});
    CHECK(purse(*evening, Figure::antonio) == 5'000 + 200 + 400);
}

TEST_CASE("a description goes out and comes in again")
{
    const auto evening = begin_mafia();
    const Tree described =
        card("black-3", {"pay bank 400/?/1200", "draw black", "by hand"}, "A word from above");
    REQUIRE_FALSE(evening->describe(described).is_error());
    Components again;
    REQUIRE_FALSE(again.describe(evening->description()).is_error());
    CHECK(again.description() == evening->description());
    REQUIRE(again.text_of(Card(Deck::black, 3)) != nullptr);
    CHECK(again.text_of(Card(Deck::black, 3))->text == "A word from above");
    CHECK(evening->describe(card("black-17", {})).is_error());
    CHECK(evening->describe(card("red-9", {"win the game"})).is_error());
    CHECK(evening->describe(card("red-9", {"get bank 400/600"})).is_error());
}

TEST_CASE("M-3.4e: an amount that nobody has told is not guessed")
{
    const auto evening = begin_mafia();
    // Red 25 is printed for mafiosi only; Maria is a capiregime.
    record_all(*evening,
        {"table corrects: antonio takes red-25; maria places a1; maria places b1; maria places c1",
            "antonio rolls 1 red", "antonio moves 1"});
    CHECK(opinion(*evening, "antonio uses red-25") == "unverified M-3.4e");
    record_all(*evening, {"antonio uses red-25"});
    CHECK(purse(*evening, Figure::antonio) == 5'000 + 200 + 800);
    CHECK(purse(*evening, Figure::maria) == 5'000);
}

TEST_CASE("M-6.1: lasting and immediate cards are 18 and 14 red ones, 10 and 6 black ones")
{
    int red = 0;
    int black = 0;
    for (int number = 1; number <= Card::reds; ++number)
        red += is_lasting(Card(Deck::red, number)) ? 1 : 0;
    for (int number = 1; number <= Card::blacks; ++number)
        black += is_lasting(Card(Deck::black, number)) ? 1 : 0;
    CHECK(red == 18);
    CHECK(black == 10);
}

TEST_CASE("a board that is described twice is refused")
{
    Tree board = Tree::table();
    board.set("name", "board");
    Tree boards = Tree::list();
    boards.add(board);
    Tree once = Tree::table();
    once.set("boards", boards);
    CHECK_FALSE(Components().describe(once).is_error());
    boards.add(board);
    Tree twice = Tree::table();
    twice.set("boards", boards);
    CHECK(Components().describe(twice).is_error());
}

TEST_CASE("M-6.1: what a card gives each rank is written out where it is not the same for all")
{
    const auto written = [](const std::string& text) {
        const std::optional<Effect> effect = effect_from(text);
        REQUIRE(effect);
        return word_of(*effect);
    };
    for (const std::string text : {"get bank 400/400/600", "get bank 400/600/400",
             "get bank 600/400/400", "get bank 400/600/1000", "get bank 400/?/400"})
        CHECK(written(text) == text);
    CHECK(written("get bank 400/400/400") == "get bank 400");
    CHECK(written("pay bank ?") == "pay bank ?/?/?");
}
