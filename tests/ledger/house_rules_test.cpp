/// House rules: what the head of a record may declare, and what invoking them does to a verdict.

#include "engine/ledger/house_rules.h"
#include "engine/ledger/message_template.h"
#include "engine/ledger/messages_house_rules.h"
#include "engine/ledger/observer_view.h"

#include <catch2/catch.hpp>

namespace {

using namespace consigliere::ledger;

constexpr Forbids<> shared{RuleId{"1.shared"}, "shared"};
constexpr Forbids<> late{RuleId{"2.late"}, "late"};
constexpr LeavesOpen<> perhaps{RuleId{"3.open"}, "perhaps"};
constexpr Contradicts<> not_there{"not-there"};

const std::vector<RuleId> book{RuleId{"1.shared"}, RuleId{"2.late"}, RuleId{"3.open"}};

HouseRules two_rules()
{
    return HouseRules({{"share", "Two may share", {RuleId{"1.shared"}}},
        {"wait", "Late is fine", {RuleId{"2.late"}}}});
}

/// The verdict on a line with these words behind its exclamation mark, and what it cites.
std::vector<std::string> judged(
    const HouseRules& rules, std::string_view words, std::vector<Reason> reasons)
{
    const Ruling ruling = rules.hear(words, reasons);
    const Verdict verdict = verdict_of(reasons, ruling);
    std::vector<std::string> told = citations(reasons, verdict, book);
    told.emplace(told.begin(), word_of(verdict));
    return told;
}

Tree rule_tree(std::string_view name, std::string_view text, std::vector<std::string> rules)
{
    Tree tree = Tree::table();
    tree.set("name", name);
    tree.set("text", text);
    tree.set("rules", Tree::list_of(rules));
    return tree;
}

Tree head_with(Tree house_rules)
{
    Tree head = Tree::table();
    head.set("house_rules", std::move(house_rules));
    return head;
}

/// The sentence that refuses such a list of house rules; empty when it is read.
std::string refusal(Tree house_rules)
{
    const auto read = read_house_rules(head_with(std::move(house_rules)), book);
    return read.is_error() ? read.error().reason.message.english : "";
}

std::string refusal(std::string_view name, std::string_view text, std::vector<std::string> rules)
{
    Tree list = Tree::list();
    list.add(rule_tree(name, text, std::move(rules)));
    return refusal(std::move(list));
}

using Words = std::vector<std::string>;

} // namespace

TEST_CASE("a house rule lets a line stand that invokes it, and is cited with what it waives")
{
    const HouseRules rules = two_rules();
    const std::vector<Reason> reasons{make_reason(shared)};
    CHECK(judged(rules, "", reasons) == Words{"illegal", "1.shared"});
    CHECK(judged(rules, "house: share", reasons) == Words{"legal", "house:share", "1.shared"});
    CHECK(judged(rules, "house: wait", reasons) == Words{"illegal", "1.shared"});
    CHECK(judged(rules, "we said so", reasons) == Words{"ruled", "1.shared"});
    CHECK(judged(rules, "house: share", {}) == Words{"legal"});
}

TEST_CASE("what a house rule does not reach for stays as it is")
{
    const HouseRules rules = two_rules();
    const std::vector<Reason> both{make_reason(shared), make_reason(late)};
    CHECK(judged(rules, "house: share", both) == Words{"illegal", "2.late"});
    CHECK(judged(rules, "house: share, wait", both)
        == Words{"legal", "house:share", "house:wait", "1.shared", "2.late"});
    const std::vector<Reason> open{make_reason(shared), make_reason(perhaps)};
    CHECK(judged(rules, "house: share", open)
        == Words{"unverified", "house:share", "1.shared", "3.open"});
    const std::vector<Reason> broken{make_reason(shared), make_reason(not_there)};
    CHECK(judged(rules, "house: share", broken).front() == "impossible");
}

TEST_CASE("a house rule that nobody declared cannot be invoked")
{
    const std::vector<Reason> reasons{make_reason(shared)};
    for (const std::string_view words : {"house: other", "house:", "house: share, other"})
        CHECK(judged(two_rules(), words, reasons).front() == "impossible");
    // Where a record declares none, the words are the reason that they always were.
    CHECK(judged(HouseRules(), "house: share", reasons) == Words{"ruled", "1.shared"});
}

TEST_CASE("a refusal says that a house rule would help, and only where it would")
{
    const HouseRules rules = two_rules();
    const auto offers = [&rules](std::string_view words, std::vector<Reason> reasons) {
        static_cast<void>(rules.hear(words, reasons));
        Words texts;
        for (const Reason& reason : reasons) {
            if (reason.message == message::house_rule_may_be_invoked)
                texts.push_back(reason.quoted);
        }
        return texts;
    };
    CHECK(offers("", {make_reason(shared)}) == Words{"Two may share"});
    CHECK(offers("", {make_reason(shared), make_reason(late)})
        == Words{"Two may share", "Late is fine"});
    CHECK(
        offers("house: share", {make_reason(shared), make_reason(late)}) == Words{"Late is fine"});
    CHECK(offers("house: share", {make_reason(shared)}).empty());
    CHECK(offers("we said so", {make_reason(shared)}).empty());
    CHECK(offers("", {make_reason(shared), make_reason(not_there)}).empty());
    CHECK(offers("", {make_reason(perhaps)}).empty());
    const HouseRules one({{"share", "Two may share", {RuleId{"1.shared"}}}});
    std::vector<Reason> both{make_reason(shared), make_reason(late)};
    static_cast<void>(one.hear("", both));
    CHECK(both.size() == 2);
}

TEST_CASE("one house rule that reaches for everything is offered rather than two")
{
    const HouseRules rules({{"share", "Two may share", {RuleId{"1.shared"}}},
        {"all", "Anything goes", {RuleId{"1.shared"}, RuleId{"2.late"}}}});
    const std::vector<const HouseRule*> chosen =
        rules.covering({make_reason(shared), make_reason(late)});
    REQUIRE(chosen.size() == 1);
    CHECK(invocation_of(chosen) == "house: all");
}

TEST_CASE("what is hidden of a waived reason stays waived")
{
    std::vector<Reason> reasons{make_reason(shared)};
    static_cast<void>(two_rules().hear("house: share", reasons));
    const Assessment told = cover({Verdict::legal, reasons}, [](const Reason&) { return true; });
    REQUIRE(told.reasons.size() == 1);
    CHECK(told.reasons.front().waived_by == "share");
    CHECK(citations(told.reasons, told.verdict, book) == Words{"house:share", "1.shared"});
}

TEST_CASE("house rules are read from the head of a record, and written to be read again")
{
    Tree list = Tree::list();
    list.add(rule_tree("share", "Two may share", {"1.shared", "1.shared", "2.late"}));
    const auto read = read_house_rules(head_with(list), book);
    REQUIRE_FALSE(read.is_error());
    const HouseRule* rule = read.value().find("share");
    REQUIRE(rule != nullptr);
    CHECK(rule->text == "Two may share");
    CHECK(rule->waives == std::vector{RuleId{"1.shared"}, RuleId{"2.late"}});
    const auto again = read_house_rules(head_with(tree_of(read.value().all())), book);
    REQUIRE_FALSE(again.is_error());
    CHECK(again.value().all().front().waives == rule->waives);
    const auto none = read_house_rules(Tree::table(), book);
    REQUIRE_FALSE(none.is_error());
    CHECK(none.value().all().empty());
}

TEST_CASE("house rules that cannot be read are refused with what is wrong with them")
{
    CHECK(refusal(Tree("two")) == std::string(message::bad_house_rules.english));
    Tree list = Tree::list();
    list.add(Tree("two"));
    CHECK(refusal(list) == std::string(message::bad_house_rules.english));
    for (const std::string& name : {std::string(), std::string("Two Thugs"), std::string("a,b"),
             std::string(HouseRules::longest_name + 1, 'a')})
        CHECK(refusal(name, "text", {"1.shared"}) == message::bad_house_rule_name.english);
    for (const std::string& text :
        {std::string(), std::string("one\nother"), std::string(HouseRules::longest_text + 1, 'a')})
        CHECK(refusal("share", text, {"1.shared"}) == message::bad_house_rule_text.english);
    CHECK(refusal("share", "text", {}) == message::bad_waived_rules.english);
    CHECK(refusal("share", "text", Words(HouseRules::most_waived + 1, "1.shared"))
        == message::bad_waived_rules.english);
    CHECK(refusal("share", "text", {"9.nowhere"}) == message::no_rule_to_waive.english);
    Tree twice = Tree::list();
    twice.add(rule_tree("share", "text", {"1.shared"}));
    twice.add(rule_tree("share", "text", {"2.late"}));
    CHECK(refusal(twice) == message::house_rule_twice.english);
    Tree many = Tree::list();
    for (std::size_t i = 0; i <= HouseRules::most; ++i)
        many.add(rule_tree("share-" + std::to_string(i), "text", {"1.shared"}));
    CHECK(refusal(many) == message::too_many_house_rules.english);
}
