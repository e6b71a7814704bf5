/// Files that were written to take the program through the floor of its stack, or through its
/// evening: refused with the line, and soon.

#include "db/toml.h"

#include <catch2/catch.hpp>

#include <chrono>

using namespace consigliere;

namespace {

std::string repeated(const std::string& part, int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += part;
    return text;
}

/// Refuses a text as too large, at this line, and soon.
void check_too_large(const std::string& text, int line)
{
    const auto begin = std::chrono::steady_clock::now();
    const auto tree = db::read_toml_text(text, "hostile");
    const auto took = std::chrono::steady_clock::now() - begin;
    REQUIRE(tree.is_error());
    CHECK(tree.error().kind == db::FileError::Kind::too_large);
    CHECK(tree.error().line == line);
    CHECK(took < std::chrono::seconds(20));
}

const std::string long_quote = "\"\"\"";
const std::string long_apostrophe(3, '\'');

} // namespace

TEST_CASE("a file that goes too deep is refused where it does")
{
    constexpr int deep = 12'000;
    check_too_large("x = 1\n" + repeated("a.", deep) + "b = 1\n", 2);
    check_too_large("[" + repeated("a.", deep) + "b]\n", 1);
    check_too_large("x = " + repeated("[", deep) + repeated("]", deep) + "\n", 1);
    check_too_large("x = " + repeated("{a = ", deep) + "1" + repeated("}", deep) + "\n", 1);
    check_too_large("x = " + repeated("{ a.b.c.d.e.f.g = ", 40) + "1" + repeated("}", 40), 1);
    // What is not hidden in quotes, however many of them there are.
    check_too_large(
        "x = [\n  " + long_quote + "\n[" + long_quote + "\"\", " + repeated("[", deep), 3);
    check_too_large("x = 'a\n" + repeated("[", deep), 2);
    // An apostrophe ends a literal text, also behind a backslash.
    check_too_large("x = ['\\', " + repeated("[", 30) + repeated("]", 30) + "]", 1);
}

TEST_CASE("a file that holds too much is refused soon")
{
    std::string keys;
    std::string tables;
    for (int i = 0; i < 100'000; ++i) {
        keys += "k" + std::to_string(i) + " = 1\n";
        tables += "[[jobs]]\nname = \"j" + std::to_string(i) + "\"\n";
    }
    check_too_large(keys, 1);
    check_too_large("x = 1\n[options]\n" + keys, 2);
    check_too_large("x = 1\n" + tables, 2);
}

TEST_CASE("brackets and dots in quotes and comments, and many moves, are no depth")
{
    const std::string brackets = repeated("[.{", 100);
    const std::string text = "# " + brackets + "\na = \"\\\"" + brackets + "\"\nb = '" + brackets
        + "'\nc = " + long_quote + "\n" + brackets + long_quote + "\nd = " + long_apostrophe + "\n"
        + brackets + long_apostrophe + "\ne = [" + repeated("1.5, ", 1000) + "]\nf.g.h.i = 1.5\n"
        + "moves = [" + repeated("\"table undoes to 0\", ", 20'000) + "]\n";
    const auto tree = db::read_toml_text(text, "harmless");
    REQUIRE_FALSE(tree.is_error());
    CHECK(tree.value().find("moves")->elements().size() == 20'000);
}
