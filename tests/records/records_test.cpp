/// Every record of this folder against its expected report, and what must hold of any record.

#include "companion/exports/json.h"
#include "companion/tables/tables.h"
#include "tests/cash_n_guns/checks.h"
#include "tests/corleone/checks.h"
#include "tests/mafia/checks.h"
#include "tests/records/matches.h"
#include "tests/records/program.h"
#include "tests/records/record_files.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Tree;

namespace {

void check_expected_report(const ledger::Evening& evening, const Expectation& expected)
{
    const ledger::History& history = evening.history();
    for (int number = 1; number <= history.size(); ++number) {
        const ledger::Entry& entry = history.entry(number);
        const auto teller = tables::make_teller(evening);
        INFO("Entry " << number << ": " << entry.line << "\n"
                      << telling::tell_reasons(*teller, entry.reasons));
        const auto index = static_cast<std::size_t>(number - 1);
        REQUIRE(index < expected.entries.size());
        CHECK(told(evening, entry) == expected.entries[index]);
    }
    CHECK(static_cast<int>(expected.entries.size()) == history.size());
    const bool is_whole = expected.extent == Expectation::Extent::whole;
    // Whoever promises the whole report has both parts of it.
    REQUIRE((!is_whole || (expected.position != nullptr && expected.score != nullptr)));
    const auto& compared = is_whole ? whole_difference : difference;
    if (expected.position != nullptr)
        CHECK(compared(*expected.position, evening.position_report()) == "");
    if (expected.score != nullptr)
        CHECK(compared(*expected.score, evening.score_report()) == "");
}

void check_same_evening(const ledger::Evening& left, const ledger::Evening& right)
{
    REQUIRE(left.history().size() == right.history().size());
    for (int number = 1; number <= left.history().size(); ++number) {
        INFO("Entry " << number << ": " << left.history().entry(number).line);
        CHECK(
            told(left, left.history().entry(number)) == told(right, right.history().entry(number)));
    }
    CHECK(difference(left.position_report(), right.position_report()) == "");
    CHECK(difference(left.score_report(), right.score_report()) == "");
}

void check_writing_and_reading(const db::Record& record, const ledger::Evening& evening)
{
    const std::string text = db::write_record_text(record);
    INFO(text);
    auto again = db::read_record_text(text, "written again");
    REQUIRE_FALSE(again.is_error());
    CHECK(difference(record.head, again.value().head) == "");
    CHECK(same_content(record.head, again.value().head));
    CHECK(again.value().moves == record.moves);
    check_same_evening(evening, *referee(again.value(), "written again"));
}

/// Going back entry by entry gives the very positions that were there, and forward again the last.
void check_undo_of_every_prefix(const db::Record& record, const std::string& name)
{
    const auto beginning = referee({record.head, {}, {}}, name);
    std::vector<Tree> reports{beginning->position_report()};
    const auto evening = referee({record.head, {}, {}}, name);
    for (const std::string& move : record.moves) {
        evening->record(move);
        reports.push_back(evening->position_report());
    }

    const int head = evening->history().head();
    while (const std::optional<int> target = evening->history().undo_target()) {
        evening->record(ledger::undo_line(*target));
        INFO("Undone to entry " << *target);
        REQUIRE(evening->history().head() == *target);
        REQUIRE(difference(reports[static_cast<std::size_t>(*target)], evening->position_report())
            == "");
    }
    if (head > 0)
        evening->record(ledger::redo_line(head));
    REQUIRE(evening->history().head() == head);
    CHECK(difference(reports.back(), evening->position_report()) == "");
}

/// `consigliere check --json` tells the same as the referee, and exits as RECORD says.
void check_program(const TestRecord& record, const ledger::Evening& evening)
{
    const ProgramResult result = run_program({"check", record.record.string(), "--json"});
    CHECK(result.errors.empty());
    const nlohmann::json report = nlohmann::json::parse(result.output);
    bool is_ok = true;
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = evening.history().entry(number);
        const nlohmann::json& told_entry =
            report.at("entries").at(static_cast<std::size_t>(number - 1));
        INFO(told_entry.dump());
        std::vector<std::string> words{told_entry.at("verdict")};
        for (const nlohmann::json& rule : told_entry.at("rules"))
            words.push_back(rule);
        CHECK(words == told(evening, entry));
        CHECK(told_entry.at("checked") == texts_of(evening.rules_checked(number)));
        CHECK(told_entry.at("n") == number);
        CHECK(told_entry.at("move") == entry.line);
        CHECK(told_entry.at("text").get<std::string>().empty() == entry.reasons.empty());
        is_ok = is_ok && ledger::is_applied(entry.verdict);
    }
    CHECK(report.at("format") == "consigliere-report/1");
    CHECK(report.at("game") == evening.game());
    CHECK(report.at("ok") == is_ok);
    CHECK(result.exit_code == (is_ok ? 0 : 1));
    CHECK(report.at("position")
        == nlohmann::json::parse(exports::json_text(evening.position_report())));
    CHECK(report.at("score") == nlohmann::json::parse(exports::json_text(evening.score_report())));
}

/// What only the game itself knows: its moves, and which of them are legal.
void check_moves(const db::Record& record, const std::string& name)
{
    const auto evening = referee({record.head, {}, {}}, name);
    for (const std::string& move : record.moves) {
        if (const auto* corleone = dynamic_cast<const corleone::Evening*>(evening.get()))
            check_line(*corleone, move);
        if (const auto* cash = dynamic_cast<const cash_n_guns::Evening*>(evening.get()))
            check_line(*cash, move);
        if (const auto* mafia = dynamic_cast<const mafia::Evening*>(evening.get()))
            check_line(*mafia, move);
        evening->record(move);
    }
}

class RecordTest final : public Catch::ITestInvoker {
public:
    explicit RecordTest(TestRecord record)
        : m_record(std::move(record))
    {
    }

    void invoke() const override
    {
        auto record = db::read_record(m_record.record);
        REQUIRE_FALSE(record.is_error());
        CHECK(record.value().unknown_keys.empty());
        const std::string name = m_record.record.string();
        const auto evening = referee(record.value(), name);

        check_expected_report(*evening, *read_expectation(m_record.expected));
        check_same_evening(*evening, *referee(record.value(), name));
        check_writing_and_reading(record.value(), *evening);
        check_undo_of_every_prefix(record.value(), name);
        check_moves(record.value(), name);
        check_program(m_record, *evening);
    }

private:
    TestRecord m_record;
};

/// Makes every record a test case of its own.
int register_records()
{
    const std::vector<TestRecord> records = all_records();
    for (const TestRecord& record : records)
        Catch::AutoReg(new RecordTest(record), CATCH_INTERNAL_LINEINFO, "",
            Catch::NameAndTags{record.name, "[records]"});
    return static_cast<int>(records.size());
}

const int registered_records = register_records();

} // namespace

TEST_CASE("records are found")
{
    CHECK(registered_records > 0);
}
