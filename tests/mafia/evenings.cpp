#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

namespace consigliere::test {

using namespace mafia;
using ledger::Tree;

std::unique_ptr<Evening> begin_mafia(const Tree& head)
{
    ledger::EveningOrComplaint begun = begin_evening(head, {});
    REQUIRE_FALSE(begun.is_error());
    auto* evening = dynamic_cast<Evening*>(begun.value().release());
    REQUIRE(evening != nullptr);
    return std::unique_ptr<Evening>(evening);
}

std::unique_ptr<Evening> begin_mafia(const MafiaTable& table)
{
    return begin_mafia(head_of(table));
}

void record_all(Evening& evening, const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) {
        INFO(line << " -> " << opinion(evening, line));
        REQUIRE(ledger::is_applied(evening.record(line).verdict));
    }
}

std::string opinion(const Evening& evening, const std::string& line)
{
    const ledger::Assessment said = evening.consider(line);
    std::string text(ledger::word_of(said.verdict));
    for (const ledger::RuleId rule :
        ledger::cited_rules(said.reasons, said.verdict, evening.book()))
        text += " " + std::string(rule.text());
    return text;
}

int purse(const Evening& evening, Figure figure)
{
    return evening.timeline().present().purse(figure);
}

} // namespace consigliere::test
