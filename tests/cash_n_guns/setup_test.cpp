/// The head of a record: players, powers, the desk, and what the table has chosen.

#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/setup.h"
#include "tests/cash_n_guns/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;
using ledger::Tree;

namespace {

/// The sentence of the complaint about a head, or "" if there is none.
std::string complaint_about(const Tree& head)
{
    const auto setup = read_setup(head);
    return setup.is_error() ? std::string(setup.error().reason.message.english) : "";
}

std::string complaint_about_seats(const std::vector<std::string>& seats)
{
    Table table;
    table.seats = seats;
    return complaint_about(head_of(table));
}

std::string complaint_about_option(const std::string& key, const std::string& value)
{
    Table table;
    table.options = {{key, value}};
    return complaint_about(head_of(table));
}

} // namespace

TEST_CASE("the word for a player is made from what people call him")
{
    CHECK(name_from("Ana") == "ana");
    CHECK(name_from("Ana Maria") == "ana-maria");
    CHECK(name_from("  J. R. ") == "j-r");
    CHECK(name_from("Zoë 2") == "zoë-2");
    CHECK(name_from("O’Neil") == "o’neil");
    CHECK(name_from("ŁUKASZ Żak") == "łukasz-żak");
    CHECK(name_from("!?") == "");
}

TEST_CASE("CG-0.1: four to eight play, each with eight Bullet cards")
{
    CHECK(complaint_about_seats({"a", "b", "c"}) == message::wrong_player_count.english);
    CHECK(complaint_about_seats({"a", "b", "c", "d", "e", "f", "g", "h", "i"})
        == message::wrong_player_count.english);
    for (std::size_t count = 4; count <= 8; ++count) {
        Table table;
        table.seats = {"a", "b", "c", "d", "e", "f", "g", "h"};
        table.seats.resize(count);
        const auto evening = begin_cash(table);
        CHECK(gangster(*evening, "a").bullets == Bullets{8, {3, 3}});
        CHECK(evening->timeline().present().deck == loot_deck());
        CHECK(evening->timeline().present().bangs.total() == 3 * static_cast<int>(count));
    }
}

TEST_CASE("CG-0.2: the loot of the box")
{
    const Loot deck = loot_deck();
    CHECK(deck.total() == 64);
    CHECK(dollars_of(deck, LootType::bill) == 425'000);
    CHECK(dollars_of(deck, LootType::diamond) == 30'000);
    CHECK(count_of(deck, LootType::painting) == 10);
}

TEST_CASE("every player needs a word of his own")
{
    CHECK(complaint_about_seats({"ana", "piotr", "iwo", "ana"}) == message::name_twice.english);
    CHECK(
        complaint_about_seats({"ana", "piotr", "iwo", "table"}) == message::reserved_name.english);
    CHECK(complaint_about_seats({"ana", "piotr", "iwo", "Ala"}) == message::bad_seat_name.english);
    Tree head = head_of({});
    Tree seats = Tree::list();
    for (int i = 0; i < 4; ++i)
        seats.add(Tree::table());
    head.set("seats", std::move(seats));
    CHECK(complaint_about(head) == message::seat_without_name.english);
}

TEST_CASE("CG-T.0: powers for everybody or for nobody, each only once")
{
    CHECK(complaint_about_seats({"kid:ana", "lucky:piotr", "cute:iwo", "doctor:ala"}) == "");
    CHECK(complaint_about_seats({"kid:ana", "kid:piotr", "cute:iwo", "doctor:ala"})
        == message::power_twice.english);
    CHECK(complaint_about_seats({"kid:ana", "piotr", "cute:iwo", "doctor:ala"})
        == message::power_missing.english);
    CHECK(complaint_about_seats({"ana", "piotr", "cute:iwo", "doctor:ala"})
        == message::power_missing.english);
    CHECK(complaint_about_seats({"boss:ana", "kid:piotr", "cute:iwo", "doctor:ala"})
        == message::unknown_power.english);
}

TEST_CASE("CG-0.4: somebody at the table has the desk")
{
    Tree head = head_of({});
    head.set("first", "nobody");
    CHECK(complaint_about(head) == message::godfather_not_seated.english);
    head.remove("first");
    CHECK(complaint_about(head) == message::no_godfather.english);
}

TEST_CASE("options have the values of the rules page")
{
    CHECK(complaint_about_option("slow", "no_target") == "");
    CHECK(complaint_about_option("slow", "late") == message::bad_option.english);
    CHECK(complaint_about_option("token_must_go", "yes") == "");
    CHECK(complaint_about_option("token_must_go", "maybe") == message::bad_option.english);
    CHECK(complaint_about_option("speed", "high") == message::unknown_option.english);

    Tree head = head_of({});
    Tree options = Tree::table();
    options.set("dictator_clip", false);
    head.set("options", std::move(options));
    const auto setup = read_setup(head);
    REQUIRE_FALSE(setup.is_error());
    CHECK_FALSE(setup.value().options.dictator_clip);
    CHECK(setup.value().options.token_must_go);
}
