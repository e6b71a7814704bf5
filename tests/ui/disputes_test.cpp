/// What tables argue about, as records: each dispute of `tests/court/disputes` is opened where it
/// broke out and settled by the taps that it names, of which there are three at the most.

#include "db/toml.h"
#include "tests/ui/laid_table.h"

#include <catch2/catch.hpp>

#include <cctype>
#include <set>

using namespace consigliere;
using namespace consigliere::test;

namespace {

using ledger::Tree;

constexpr int most_taps = 3;

struct Dispute {
    std::string question; ///< As somebody says it at the table.
    std::string record;
    /// So many lines of the record have been played when it breaks out.
    std::size_t after = 0;
    std::vector<std::string> taps;
    std::string rule;
    /// What settles it; all of these stand on the screen.
    std::vector<std::string> shows;
    /// Which of the answers on the screen is meant, counted from 1.
    std::string answer = "1";
    /// The argument whose card settles it, where it is no answer that does.
    std::string argument;
};

std::string text_of(const Tree& dispute, std::string_view key)
{
    const Tree* text = dispute.find(key);
    return text == nullptr || text->text() == nullptr ? std::string() : *text->text();
}

std::int64_t number_of(const Tree& dispute, std::string_view key, std::int64_t otherwise)
{
    const Tree* number = dispute.find(key);
    return number == nullptr || number->number() == nullptr ? otherwise : *number->number();
}

std::vector<std::string> texts_of(const Tree& dispute, std::string_view key)
{
    std::vector<std::string> texts;
    if (const Tree* list = dispute.find(key)) {
        for (const Tree& text : list->elements())
            texts.push_back(text.text() == nullptr ? std::string() : *text.text());
    }
    return texts;
}

std::vector<Dispute> disputes_of(const std::string& game)
{
    const auto file = db::read_toml(CONSIGLIERE_SOURCE "/tests/court/disputes/" + game + ".toml");
    REQUIRE_FALSE(file.is_error());
    const Tree* list = file.value().find("disputes");
    REQUIRE(list != nullptr);
    std::vector<Dispute> disputes;
    for (const Tree& each : list->elements()) {
        Dispute dispute;
        dispute.question = text_of(each, "question");
        dispute.record = game + "/" + text_of(each, "record");
        dispute.after = static_cast<std::size_t>(number_of(each, "after", 0));
        dispute.taps = texts_of(each, "taps");
        dispute.rule = text_of(each, "rule");
        dispute.shows = texts_of(each, "shows");
        dispute.answer = std::to_string(number_of(each, "answer", 1));
        dispute.argument = text_of(each, "argument");
        disputes.push_back(std::move(dispute));
    }
    return disputes;
}

/// The record until then, without what was refused: that never comes to stand in an evening that is
/// tapped.
db::Record record_of(const Dispute& dispute)
{
    db::Record record = test_record(dispute.record);
    REQUIRE(dispute.after <= record.moves.size());
    record.moves.resize(dispute.after);
    const auto evening = referee_of(record);
    std::erase_if(record.moves,
        [&evening](const std::string& line) { return !is_applied(evening->record(line).verdict); });
    return record;
}

/// The texts on the screen one after the other: a sentence goes on in the next line, and a figure
/// stands behind its name.
std::string all_texts(const Stage& stage)
{
    std::string all;
    for (const std::string& text : stage.ui().texts())
        all += text.empty() ? "" : text + " ";
    return all;
}

/// Whether the words are on the screen, and not only as the beginning of a longer word or figure.
bool stands_on(const Stage& stage, const std::string& words)
{
    const std::string all = all_texts(stage);
    for (std::size_t at = all.find(words); at != std::string::npos; at = all.find(words, at + 1)) {
        const auto next = static_cast<unsigned char>(all[at + words.size()]);
        if (std::isalnum(next) == 0)
            return true;
    }
    return false;
}

std::string seen_on(const Stage& stage)
{
    std::string seen = "\nOn the screen:";
    for (const std::string& text : stage.ui().texts())
        seen += "\n  " + text;
    seen += "\nTo be tapped:";
    for (const widgets::Target& target : stage.ui().targets())
        seen += "  " + target.id;
    return seen;
}

/// The rule that decides is on the screen, or behind the button beside what settles it.
void check_rule(Stage& stage, const Dispute& dispute)
{
    if (!dispute.argument.empty()) {
        stage.tap("argued:" + dispute.argument);
        stage.tap("argued:rule:" + dispute.argument);
    } else if (!stage.shows(dispute.rule)) {
        stage.tap("why:rule:" + dispute.answer);
    }
    if (!stage.shows(dispute.rule))
        FAIL_CHECK("the rule " << dispute.rule << " is not shown" << seen_on(stage));
}

void settle(const Dispute& dispute)
{
    const LaidTable table(record_of(dispute));
    Stage& stage = table.stage;
    const int before = stage.taps();
    for (const std::string& tap : dispute.taps)
        stage.tap(tap);
    CHECK(stage.taps() - before <= most_taps);
    // To read on is no tap.
    const bool is_there = dispute.argument.empty() || stage.find("argued:" + dispute.argument);
    if (!is_there)
        FAIL_CHECK("the argument is not there" << seen_on(stage));
    for (const std::string& text : dispute.shows) {
        if (!stands_on(stage, text))
            FAIL_CHECK("“" << text << "” is not shown" << seen_on(stage));
    }
    check_rule(stage, dispute);
}

void settle_all(const std::string& game)
{
    std::set<std::string> questions;
    for (const Dispute& dispute : disputes_of(game)) {
        CHECK(questions.insert(dispute.question).second);
        DYNAMIC_SECTION(game << ": " << dispute.question)
        {
            INFO(dispute.record << " after " << dispute.after);
            REQUIRE_FALSE(dispute.shows.empty());
            settle(dispute);
        }
    }
}

} // namespace

TEST_CASE("court: disputes over Corleone’s Empire are settled by three taps at the most")
{
    settle_all("corleone");
}

TEST_CASE("court: disputes over Ca$h ’n Guns are settled by three taps at the most")
{
    settle_all("cash-n-guns");
}

TEST_CASE("court: disputes over MAFIA are settled by three taps at the most")
{
    settle_all("mafia");
}
