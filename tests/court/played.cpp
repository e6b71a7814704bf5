#include "tests/court/played.h"

#include "db/session_record.h"
#include "engine/cash_n_guns/game.h"
#include "engine/corleone/game.h"
#include "engine/ledger/tree_difference.h"
#include "engine/mafia/game.h"
#include "tests/archive/made_evenings.h"
#include "tests/cash_n_guns/random_lines.h"
#include "tests/corleone/random_lines.h"
#include "tests/mafia/random_lines.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace consigliere::test {

namespace {

db::SessionRows any_rows(std::uint32_t seed)
{
    switch (seed % 4) {
    case 0:
        return play_cash_n_guns(4 + static_cast<int>(seed / 4 % 5), seed).rows;
    case 1:
        return play_corleone(2 + static_cast<int>(seed / 4 % 4), seed).rows;
    case 2:
        return play_mafia(2 + static_cast<int>(seed / 4 % 5), seed).rows;
    default:
        return play_corleone_by_board(2 + static_cast<int>(seed / 4 % 4), seed).rows;
    }
}

std::unique_ptr<ledger::Evening> evening_of(const db::SessionRows& rows)
{
    auto evening = db::evening_of(rows, "played");
    REQUIRE_FALSE(evening.is_error());
    return std::move(evening.value());
}

} // namespace

Played::Played(std::uint32_t seed)
    : m_rows(any_rows(seed))
    , m_evening(evening_of(m_rows))
{
}

std::unique_ptr<ledger::Evening> Played::anew() const
{
    db::SessionRows rows = m_rows;
    rows.entries.clear();
    return evening_of(rows);
}

std::string Played::any_line(const ledger::Evening& evening, std::uint32_t number) const
{
    Random random(number);
    const std::vector<ledger::LegalLine> legal = evening.legal_lines();
    if (!legal.empty() && random.chance(60))
        return random.any_of(legal).line;
    if (const auto* corleone = dynamic_cast<const corleone::Evening*>(&evening))
        return RandomLines(number).line(*corleone);
    if (const auto* mafia = dynamic_cast<const mafia::Evening*>(&evening))
        return RandomMafia(number).line(*mafia);
    return RandomCash(number).line(static_cast<const cash_n_guns::Evening&>(evening));
}

std::vector<std::string> standing_lines(const ledger::Evening& evening)
{
    std::vector<std::string> lines;
    for (int number = 1; number <= evening.history().size(); ++number) {
        if (evening.history().stands(number))
            lines.push_back(evening.history().entry(number).line);
    }
    return lines;
}

std::vector<std::string> standing_lines(const Played& played, int entry)
{
    const auto then = played.copying().copy(played.evening());
    then->record(ledger::undo_line(entry));
    return standing_lines(*then);
}

std::vector<std::string> messages_of(const std::vector<ledger::Reason>& reasons)
{
    std::vector<std::string> messages;
    for (const ledger::Reason& reason : reasons)
        messages.push_back(std::string(reason.message.rule.text()) + " " + reason.message.english);
    return messages;
}

void check_same_state(const ledger::Evening& left, const ledger::Evening& right)
{
    const auto check = [](const ledger::Tree& one, const ledger::Tree& other) {
        for (const ledger::TreeDifference& found : ledger::differences(one, other)) {
            const auto sorted = [](const ledger::Tree& tree) {
                std::vector<std::string> texts;
                for (const ledger::Tree& element : tree.elements())
                    texts.push_back(element.text() == nullptr ? "" : *element.text());
                std::ranges::sort(texts);
                return texts;
            };
            INFO(ledger::join(found.path, "/"));
            REQUIRE(found.before.is_list());
            REQUIRE(found.after.is_list());
            REQUIRE(sorted(found.before) == sorted(found.after));
        }
    };
    check(left.position_report(), right.position_report());
    check(left.score_report(), right.score_report());
}

} // namespace consigliere::test
