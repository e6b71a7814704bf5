#include "engine/ledger/line_parser.h"

#include <catch2/catch.hpp>

using namespace consigliere::ledger;

namespace {

struct Move {
    std::vector<int> numbers;
    std::string ruling;
};

/// `counts N; N; …`
class Parser final : public LineParser {
public:
    using LineParser::LineParser;

    Move read_move()
    {
        expect("counts");
        Move move;
        move.numbers =
            read_parts<int>([this](std::string_view) { return read_number(); }, "NUMBER");
        expect_end();
        return move;
    }
};

Reason complaint_about(std::string_view line)
{
    const auto move = parse_line<Parser>(line);
    return move.is_error() ? move.error() : Reason{};
}

} // namespace

TEST_CASE("a line is read up to its ruling")
{
    const auto move = parse_line<Parser>("counts 1; 22 ! we say so");
    REQUIRE_FALSE(move.is_error());
    CHECK(move.value().numbers == std::vector<int>{1, 22});
    CHECK(move.value().ruling == "we say so");
}

TEST_CASE("the first thing that cannot be read is the one that is told")
{
    CHECK(complaint_about("counts 1; two; three") == quoting(message::bad_number, "two"));
    CHECK(complaint_about("counts 1 2; 3") == quoting(message::trailing_words, "2"));
    CHECK(complaint_about("adds 1") == quoting(message::missing_word, "counts"));
    CHECK(complaint_about("counts") == quoting(message::missing_word, "NUMBER"));
    CHECK(complaint_about("  ") == quoting(message::empty_line, "  "));
    CHECK(complaint_about("counts 1 !") == quoting(message::ruling_without_reason, "counts 1 !"));
    CHECK(complaint_about("counts 1") == Reason{});
}

TEST_CASE("a thing may say how often it is listed")
{
    CHECK(split_count("$5x3").thing == "$5");
    CHECK(split_count("$5x3").count == 3);
    CHECK(split_count("$5").count == 1);
    CHECK(split_count("box").thing == "box");
    CHECK(split_count("tax-x2").thing == "tax-");
    CHECK(split_count("x2").thing == "x2");
    CHECK_FALSE(split_count("$5x0").count.has_value());
    CHECK_FALSE(split_count("$5x99999999999").count.has_value());
}
