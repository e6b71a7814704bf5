#include "engine/ledger/line_words.h"

#include <catch2/catch.hpp>

using namespace consigliere::ledger;

TEST_CASE("a ruling is what stands behind a lone exclamation mark")
{
    const RuledLine ruled = split_ruling("pizzino thug docks ! we share it tonight");
    CHECK(ruled.has_ruling);
    CHECK(ruled.move == "pizzino thug docks");
    CHECK(ruled.ruling == "we share it tonight");

    CHECK(split_ruling("pizzino thug docks !").has_ruling);
    CHECK(split_ruling("pizzino thug docks !").ruling.empty());
    CHECK_FALSE(split_ruling("pizzino thug docks!").has_ruling);
    CHECK_FALSE(split_ruling("! pizzino").has_ruling);
}

TEST_CASE("a reader takes one word after the other, whatever the blanks between them")
{
    WordReader reader("  marzullo \t thug   docks ");
    CHECK(reader.peek() == "marzullo");
    CHECK_FALSE(reader.take("pizzino"));
    CHECK(reader.take("marzullo"));
    CHECK(reader.next() == "thug");
    CHECK(reader.rest() == "docks");
    CHECK(reader.next() == "docks");
    CHECK(reader.at_end());
    CHECK(reader.next().empty());
}

TEST_CASE("splitting keeps empty parts, but an empty text has none")
{
    CHECK(split("", ',').empty());
    CHECK(split("  ", ',').empty());
    CHECK(split("a, b ,c", ',') == std::vector<std::string_view>{"a", "b", "c"});
    CHECK(split("a,,b", ',') == std::vector<std::string_view>{"a", "", "b"});
}

TEST_CASE("a number is digits and nothing else")
{
    CHECK(number_of("42") == 42);
    CHECK_FALSE(number_of(""));
    CHECK_FALSE(number_of("-1"));
    CHECK_FALSE(number_of("4x"));
    CHECK_FALSE(number_of("99999999999999"));
}

TEST_CASE("capitals of the scripts of Europe have small letters")
{
    CHECK(lower_case("Ana Maria 2") == "ana maria 2");
    CHECK(lower_case("ŁUKASZ ŻÓŁĆ") == "łukasz żółć");
    CHECK(lower_case("ÉMILE, Öz, Čapek, Ňuf, Ŷ") == "émile, öz, čapek, ňuf, ŷ");
    CHECK(lower_case("ΣΩΚΡΑΤΗΣ") == "σωκρατησ");
    CHECK(lower_case("ЁЖ Яна") == "ёж яна");
    CHECK(lower_case("ß × ÷ ı İ 漢 🎲") == "ß × ÷ ı İ 漢 🎲");
    CHECK(lower_case("a\xC5") == "a\xC5");
}

TEST_CASE("a name is lower-case words joined by single hyphens, in any script")
{
    CHECK(is_name("penn-central"));
    CHECK(is_name("mayor-1"));
    CHECK(is_name("księgowy-rodziny"));
    CHECK_FALSE(is_name(""));
    CHECK_FALSE(is_name("-docks"));
    CHECK_FALSE(is_name("docks-"));
    CHECK_FALSE(is_name("penn--central"));
    CHECK_FALSE(is_name("Penn"));
    CHECK_FALSE(is_name("a b"));
    CHECK_FALSE(is_name("a,b"));
    for (const char sign : {'`', '{', '|', '}', '~', '\x7f', '/', ':'})
        CHECK_FALSE(is_name(std::string("sample") + sign + "bakery"));
    CHECK(is_name("azaz-09"));
}
