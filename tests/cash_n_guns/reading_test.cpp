/// Lines that nobody can read: which of their words is to blame.

#include "engine/cash_n_guns/messages.h"
#include "tests/cash_n_guns/evenings.h"

#include <catch2/catch.hpp>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::cash_n_guns;

TEST_CASE("what is no verb is named, and of a verb that lacks a word it is told which")
{
    struct Case {
        std::string line;
        ledger::Message message;
        std::string quoted;
    };
    const auto evening = begin_cash();
    for (const Case& each : std::vector<Case>{
             {"ana jumps", message::unknown_verb, "jumps"},
             {"table jumps", message::unknown_verb, "jumps"},
             {"table aims ana", message::unknown_verb, "aims"},
             {"ana leaves", ledger::message::missing_word, "desk"},
             {"ana leaves town", ledger::message::missing_word, "desk"},
             {"jan jumps", message::unknown_player, "jan"},
             {"ana takes $5000 trades desk from piotr", message::unknown_loot, "desk"},
             {"ana takes $5000 trades cake from piotr", message::unknown_loot, "cake"},
         }) {
        INFO(each.line);
        const ledger::Assessment said = evening->consider(each.line);
        CHECK(said.verdict == ledger::Verdict::impossible);
        REQUIRE(said.reasons.size() == 1);
        CHECK(said.reasons[0].message == each.message);
        CHECK(said.reasons[0].quoted == each.quoted);
    }
}
