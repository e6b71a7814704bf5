/// What is declared once: a sentence with its facts, an enumeration with its words, a kind of line.

#include "engine/ledger/enumeration.h"
#include "engine/ledger/grammar.h"
#include "engine/ledger/line_parser.h"
#include "engine/ledger/message_template.h"

#include <catch2/catch.hpp>

namespace orchard {

using namespace consigliere;

enum class Fruit : std::uint8_t { apple, pear };

constexpr ledger::Term term(Fruit fruit)
{
    return {1, static_cast<int>(fruit)};
}

constexpr ledger::Forbids<Fruit, int> too_many{ledger::RuleId{"1.many"},
    ledger::to_translate("{fruit}: there are {count}. Another {fruit} is too much.")};
constexpr ledger::Contradicts<ledger::Quoted> no_fruit{
    ledger::to_translate("“{quoted}” is no fruit.")};
constexpr ledger::LeavesOpen<> unknown{ledger::to_translate("Nobody has looked.")};

} // namespace orchard

template <>
inline constexpr consigliere::ledger::Enumeration<orchard::Fruit, 2>
    consigliere::ledger::rows_of<orchard::Fruit>{
        {{{orchard::Fruit::apple, "apple", "Apple"}, {orchard::Fruit::pear, "pear", "Pear"}}}};

namespace orchard {

/// `WHO picks FRUIT N`
struct Picks {
    Fruit fruit{};
    int count = 0;
    static constexpr auto grammar =
        ledger::line(ledger::actor, "picks", &Picks::fruit, &Picks::count);
};
/// `WHO sells apples for N` · `WHO sells pears [to NAME]`
struct SellsApples {
    int price = 0;
    static constexpr auto grammar =
        ledger::line(ledger::actor, "sells", "apples", "for", &SellsApples::price);
};
struct SellsPears {
    std::optional<std::string> buyer;
    static constexpr auto grammar =
        ledger::line(ledger::actor, "sells", "pears", ledger::if_there("to", &SellsPears::buyer));
};
/// `WHO rests` · `WHO awaits NAME`
struct Pauses {
    std::string visitor;
    static constexpr auto grammar =
        ledger::line(ledger::actor, ledger::either("rests", "awaits", &Pauses::visitor));
};

using Action = std::variant<Picks, SellsApples, SellsPears, Pauses>;

class Reader : public ledger::LineParser {
public:
    using LineParser::LineParser;

    void read_actor() { m_actor = words().next(); }
    void read(int& number) { number = read_number(); }
    void read(std::string& name) { name = word("NAME"); }
    void read(Fruit& fruit)
    {
        const std::string_view name = word("FRUIT");
        if (const auto known = ledger::value_of<Fruit>(name))
            fruit = *known;
        else
            fail(no_fruit, name);
    }
    [[nodiscard]] const std::string& actor() const { return m_actor; }

private:
    std::string m_actor;
};

class Writer : public ledger::LineWriter {
public:
    void write_actor() { write_word("ana"); }
    void write(int number) { write_word(std::to_string(number)); }
    void write(const std::string& name) { write_word(name); }
    void write(Fruit fruit) { write_word(ledger::word_of(fruit)); }
};

std::string again(std::string_view line)
{
    Reader reader(line);
    Action action;
    if (!ledger::read_one_of(reader, action))
        return "expected: " + ledger::expected_words(reader.words(), action);
    if (reader.error())
        return "error: " + reader.error()->quoted;
    Writer writer;
    std::visit([&writer](const auto& kind) { ledger::write_line(writer, kind); }, action);
    return writer.line();
}

} // namespace orchard

using namespace orchard;

TEST_CASE("a sentence names its facts by its places, each once")
{
    const ledger::Reason reason = ledger::make_reason(too_many, Fruit::pear, 3);
    CHECK(reason.message == too_many);
    CHECK(reason.message.gravity == ledger::Severity::forbidden);
    REQUIRE(reason.facts.size() == 2);
    CHECK(reason.facts[0] == ledger::Fact{"fruit", {1, 1}});
    CHECK(reason.facts[1] == ledger::Fact{"count", {0, 3}});
}

TEST_CASE("what a sentence quotes is no fact")
{
    const ledger::Reason reason = ledger::make_reason(no_fruit, {"plum"});
    CHECK(reason.quoted == "plum");
    CHECK(reason.facts.empty());
    CHECK(ledger::make_reason(unknown).facts.empty());
    CHECK_FALSE(unknown == no_fruit);
}

TEST_CASE("an enumeration gives its words, its values and their number")
{
    CHECK(ledger::count_of<Fruit> == 2);
    CHECK(ledger::all_of<Fruit>[1] == Fruit::pear);
    CHECK(ledger::word_of(Fruit::pear) == "pear");
    CHECK(ledger::value_of<Fruit>("apple") == Fruit::apple);
    CHECK_FALSE(ledger::value_of<Fruit>("plum"));
    CHECK(ledger::is_enumerator<Fruit::pear>());
    CHECK_FALSE(ledger::is_enumerator<static_cast<Fruit>(2)>());
}

TEST_CASE("a line is written as it is read")
{
    for (const char* line : {"ana picks pear 3", "ana sells apples for 5", "ana sells pears",
             "ana sells pears to borys", "ana rests", "ana awaits borys"})
        CHECK(again(line) == line);
}

TEST_CASE("of a line that fits no kind it is told what could have followed")
{
    CHECK(again("ana sells plums") == "expected: apples|pears");
    CHECK(again("ana eats pears") == "expected: ");
    CHECK(again("ana picks plum 3") == "error: plum");
    CHECK(again("ana picks pear") == "error: NUMBER");
    CHECK(again("ana sells pears to") == "error: NAME");
}
