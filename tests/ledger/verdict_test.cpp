#include "engine/ledger/verdict.h"

#include <catch2/catch.hpp>

using namespace consigliere::ledger;

namespace {

constexpr RuleId first{"1.first"};
constexpr RuleId second{"2.second"};
constexpr Message open_question{first, Severity::unknown, "open-question"};
constexpr Message broken{second, Severity::forbidden, "broken"};
constexpr Message also_broken{first, Severity::forbidden, "also-broken"};
constexpr Message not_possible{RuleId{}, Severity::contradiction, "not-possible"};

std::vector<Reason> reasons(std::initializer_list<Message> messages)
{
    std::vector<Reason> list;
    for (const Message& message : messages)
        list.push_back({message, {}, {}});
    return list;
}

} // namespace

TEST_CASE("the gravest reason decides the verdict")
{
    CHECK(verdict_of({}, Ruling::none) == Verdict::legal);
    CHECK(verdict_of(reasons({open_question}), Ruling::none) == Verdict::unverified);
    CHECK(verdict_of(reasons({open_question, broken}), Ruling::none) == Verdict::illegal);
    CHECK(verdict_of(reasons({broken, not_possible}), Ruling::none) == Verdict::impossible);
}

TEST_CASE("a ruling lets an illegal move stand, and nothing else")
{
    CHECK(verdict_of({}, Ruling::stands) == Verdict::legal);
    CHECK(verdict_of(reasons({open_question}), Ruling::stands) == Verdict::unverified);
    CHECK(verdict_of(reasons({broken}), Ruling::stands) == Verdict::ruled);
    CHECK(verdict_of(reasons({not_possible}), Ruling::stands) == Verdict::impossible);
}

TEST_CASE("a verdict cites each broken rule once, in the order of the book")
{
    const std::vector<RuleId> book{first, second};
    CHECK(cited_rules(reasons({broken, also_broken, broken}), Verdict::illegal, book)
        == std::vector<RuleId>{first, second});
    CHECK(cited_rules(reasons({broken, open_question}), Verdict::illegal, book)
        == std::vector<RuleId>{second});
    CHECK(cited_rules(reasons({open_question}), Verdict::unverified, book)
        == std::vector<RuleId>{first});
    CHECK(cited_rules(reasons({not_possible}), Verdict::impossible, book).empty());
}

TEST_CASE("a citation is a house rule's or the book's")
{
    CHECK(house_rule_in("house:No ducking in round one") == "No ducking in round one");
    CHECK(house_rule_in("16.suitcase").empty());
    CHECK(house_rule_in("").empty());
}
