/// Every record of this folder against its expected report, and each rule kept and broken by them.

#include "db/toml.h"
#include "tests/mafia/checks.h"
#include "tests/mafia/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;
using ledger::Tree;

namespace {

namespace fs = std::filesystem;
using Words = std::vector<std::string>;

/// Rules that no legal line shows kept, because no line is ever asked whether it keeps them: they
/// are asked of the head of a record, before the first line, and `setup_test.cpp` breaks them.
const std::set<std::string> asked_of_the_head{"M-2.1", "M-8.1"};
/// What the setup refuses; the home points of A8 too.
const std::set<std::string> broken_by_heads{"M-2.1", "M-8.1", "A8"};
/// Rules that only say what happens by itself, or what is allowed, so that no line breaks them.
const std::map<std::string, std::string> cannot_be_broken{
    {"M-3.5.3d", "a killer that reaches a free field takes it, and nothing else can be said"},
    {"A18", "a killer on a sold field is taken off by the referee"},
};

struct RecordFile {
    std::string name;
    fs::path record;
    fs::path expected;
};

std::vector<RecordFile> all_files()
{
    std::vector<RecordFile> files;
    const fs::path folder = fs::path(CONSIGLIERE_SOURCE) / "tests" / "mafia" / "records";
    const std::string ending = ".game.toml";
    for (const fs::directory_entry& file : fs::directory_iterator(folder)) {
        const std::string name = file.path().filename().string();
        if (!name.ends_with(ending))
            continue;
        const std::string stem = name.substr(0, name.size() - ending.size());
        files.push_back({stem, file.path(), folder / (stem + ".expected.toml")});
    }
    std::ranges::sort(files, {}, &RecordFile::name);
    return files;
}

Words words_of(const Tree* list)
{
    Words words;
    if (list == nullptr)
        return words;
    for (const Tree& element : list->elements())
        words.push_back(*element.text());
    return words;
}

Words texts_of(const std::vector<ledger::RuleId>& rules)
{
    Words texts;
    for (const ledger::RuleId rule : rules)
        texts.emplace_back(rule.text());
    return texts;
}

Tree tree_of(const fs::path& path)
{
    ledger::ErrorOr<Tree, db::FileError> read = db::read_toml(path);
    REQUIRE_FALSE(read.is_error());
    return std::move(read.value());
}

Words told_of(const Evening& evening, const ledger::Entry& entry)
{
    Words words = texts_of(ledger::cited_rules(entry.reasons, entry.verdict, evening.book()));
    words.insert(words.begin(), std::string(word_of(entry.verdict)));
    return words;
}

/// A table is expected to have at least the given members; anything else to be the same.
void check_holds(const Tree& expected, const Tree& actual)
{
    for (const auto& [key, value] : expected.members()) {
        INFO(key);
        REQUIRE(actual.find(key) != nullptr);
        if (value.members().empty())
            CHECK(value == *actual.find(key));
        else
            check_holds(value, *actual.find(key));
    }
}

/// Plays a record; every line is checked for what must hold of any.
std::unique_ptr<Evening> play_record(const RecordFile& file)
{
    const Tree record = tree_of(file.record);
    auto evening = begin_mafia(record);
    for (const std::string& line : words_of(record.find("moves"))) {
        check_line(*evening, line);
        evening->record(line);
    }
    return evening;
}

void check_undo(Evening& evening)
{
    while (const std::optional<int> target = evening.history().undo_target()) {
        evening.record(ledger::undo_line(*target));
        CHECK(evening.timeline().present() == evening.timeline().position_after(*target));
    }
}

struct Shown {
    std::set<std::string> kept;
    std::set<std::string> broken;
};

void show_entry(const Evening& evening, int number, Shown& shown)
{
    const ledger::Entry& entry = evening.history().entry(number);
    if (entry.verdict == ledger::Verdict::legal) {
        const Words checked = texts_of(evening.rules_checked(number));
        shown.kept.insert(checked.begin(), checked.end());
    } else if (entry.verdict != ledger::Verdict::unverified) {
        const Words told = told_of(evening, entry);
        shown.broken.insert(told.begin() + 1, told.end());
    }
}

} // namespace

TEST_CASE("every record is refereed as its expectation says")
{
    for (const RecordFile& file : all_files()) {
        INFO(file.name);
        const Tree expected = tree_of(file.expected);
        const auto evening = play_record(file);
        const std::vector<Tree>& entries = expected.find("entries")->elements();
        CHECK(static_cast<int>(entries.size()) == evening->history().size());
        for (int number = 1; number <= evening->history().size(); ++number) {
            const auto index = static_cast<std::size_t>(number - 1);
            if (index >= entries.size())
                break;
            const ledger::Entry& entry = evening->history().entry(number);
            INFO("Entry " << number << ": " << entry.line);
            CHECK(told_of(*evening, entry) == words_of(&entries[index]));
        }
        if (const Tree* position = expected.find("position"))
            check_holds(*position, evening->position_report());
        if (const Tree* score = expected.find("score"))
            check_holds(*score, evening->score_report());
        check_undo(*evening);
    }
}

TEST_CASE("a record that is written and read again is the same evening")
{
    for (const RecordFile& file : all_files()) {
        INFO(file.name);
        const Tree record = tree_of(file.record);
        auto again = db::read_toml_text(db::write_toml(record), "written again");
        REQUIRE_FALSE(again.is_error());
        const auto left = begin_mafia(record);
        const auto right = begin_mafia(again.value());
        const Words lines = words_of(record.find("moves"));
        CHECK(words_of(again.value().find("moves")) == lines);
        for (const std::string& line : lines)
            CHECK(left->record(line).verdict == right->record(line).verdict);
        CHECK(left->timeline().present() == right->timeline().present());
        CHECK(left->description() == right->description());
    }
}

TEST_CASE("what a record claims to keep is checked in a legal line, and to break is cited")
{
    for (const RecordFile& file : all_files()) {
        INFO(file.name);
        const Tree expected = tree_of(file.expected);
        const auto evening = play_record(file);
        Shown shown;
        for (int number = 1; number <= evening->history().size(); ++number)
            show_entry(*evening, number, shown);
        for (const std::string& rule : words_of(expected.find("kept"))) {
            INFO(rule);
            CHECK(shown.kept.count(rule) == 1);
        }
        for (const std::string& rule : words_of(expected.find("broken"))) {
            INFO(rule);
            CHECK(shown.broken.count(rule) == 1);
        }
    }
}

TEST_CASE("every rule is shown kept and broken by a record")
{
    std::set<std::string> kept = asked_of_the_head;
    std::set<std::string> broken = broken_by_heads;
    for (const RecordFile& file : all_files()) {
        const Tree expected = tree_of(file.expected);
        for (const std::string& rule : words_of(expected.find("kept")))
            kept.insert(rule);
        for (const std::string& rule : words_of(expected.find("broken")))
            broken.insert(rule);
        for (const std::string& rule : words_of(expected.find("advice"))) {
            INFO(rule);
            CHECK(cannot_be_broken.count(rule) == 1);
            broken.insert(rule);
        }
    }
    for (const ledger::RuleId rule : book()) {
        INFO(rule.text());
        CHECK(kept.count(std::string(rule.text())) == 1);
        CHECK(broken.count(std::string(rule.text())) == 1);
    }
}
