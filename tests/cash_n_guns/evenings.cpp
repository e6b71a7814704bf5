#include "tests/cash_n_guns/evenings.h"

#include "engine/ledger/line_words.h"

#include <catch2/catch.hpp>

namespace consigliere::test {

using namespace cash_n_guns;
using ledger::Tree;

std::unique_ptr<Evening> begin_cash(const Tree& head)
{
    ledger::EveningOrComplaint evening = begin_evening(head, {});
    REQUIRE_FALSE(evening.is_error());
    return std::unique_ptr<Evening>(static_cast<Evening*>(evening.value().release()));
}

std::unique_ptr<Evening> begin_cash(const Table& table)
{
    return begin_cash(head_of(table));
}

void record_all(Evening& evening, const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) {
        const ledger::Entry& entry = evening.record(line);
        INFO(line);
        for (const ledger::Reason& reason : entry.reasons)
            UNSCOPED_INFO(reason.message.english << " " << reason.quoted);
        REQUIRE(ledger::is_applied(entry.verdict));
    }
}

std::string opinion(const Evening& evening, const std::string& line)
{
    const ledger::Assessment opinion = evening.consider(line);
    std::string words(word_of(opinion.verdict));
    for (const std::string& rule :
        ledger::citations(opinion.reasons, opinion.verdict, evening.book()))
        words += " " + rule;
    return words;
}

Player seat(const Evening& evening, const std::string& name)
{
    const std::optional<Player> player = evening.timeline().components().find(name);
    REQUIRE(player.has_value());
    return *player;
}

const Gangster& gangster(const Evening& evening, const std::string& name)
{
    return evening.timeline().present().of(seat(evening, name));
}

std::string loot_line(int round)
{
    // Together these are the 64 cards of the box.
    static const std::array<std::string, 8> loots{
        "$5000x2,$10000x2,$20000,diamond-1000,painting,clip",
        "$5000x2,$10000x2,$20000,diamond-5000,painting,first-aid",
        "$5000x2,$10000x2,$20000x2,diamond-1000,painting",
        "$5000x2,$10000x2,$20000,diamond-1000,painting,clip",
        "$5000x2,$10000x2,$20000x2,diamond-10000,painting",
        "$5000x2,$10000x2,$20000,diamond-5000,painting,first-aid",
        "$5000x2,$10000x2,$20000,diamond-1000,painting,clip",
        "$5000,$10000,$20000,diamond-1000,diamond-5000,paintingx3",
    };
    return "table loots " + loots[static_cast<std::size_t>(round - 1)];
}

} // namespace consigliere::test
