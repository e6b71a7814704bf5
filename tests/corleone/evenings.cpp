#include "tests/corleone/evenings.h"

#include <catch2/catch.hpp>

namespace consigliere::test {

using ledger::Tree;

std::unique_ptr<corleone::Evening> begin(const Tree& head, const Tree& box)
{
    ledger::EveningOrComplaint evening = corleone::begin_evening(head, {box});
    REQUIRE_FALSE(evening.is_error());
    auto* of_corleone = dynamic_cast<corleone::Evening*>(evening.value().release());
    REQUIRE(of_corleone != nullptr);
    return std::unique_ptr<corleone::Evening>(of_corleone);
}

std::unique_ptr<corleone::Evening> begin(const std::vector<std::string>& families)
{
    return begin(head_of(families));
}

void record_all(corleone::Evening& evening, const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) {
        const ledger::Entry& entry = evening.record(line);
        INFO(line << ": " << word_of(entry.verdict));
        REQUIRE(ledger::is_applied(entry.verdict));
    }
}

std::string opinion(const corleone::Evening& evening, const std::string& line)
{
    const ledger::Assessment opinion = evening.consider(line);
    std::string text(word_of(opinion.verdict));
    for (const std::string& rule :
        ledger::citations(opinion.reasons, opinion.verdict, evening.book()))
        text += " " + rule;
    return text;
}

} // namespace consigliere::test
