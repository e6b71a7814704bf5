/// The lessons for first-time players: complete, short, and alike in all languages. What no lesson
/// tells stands here with its reason.

#include "companion/rulebook/lessons.h"
#include "companion/rulebook/rulebook.h"
#include "db/record_file.h"
#include "engine/cash_n_guns/enums.h"
#include "engine/corleone/enums.h"
#include "engine/games/games.h"
#include "engine/mafia/enums.h"
#include "tests/db/evenings.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

using namespace consigliere;
using rulebook::Lesson;
using rulebook::Lessons;
using rulebook::Trigger;

namespace {

/// What no lesson tells, and why.
using Untold = std::map<std::string, std::string>;

const std::map<std::string, Untold> untold_actions{
    {"corleone",
        {{"opens", "told when the phase begins: setup-board, open"},
            {"reveals", "told when setting up: setup-board"},
            {"collects", "the program does it by itself; told by front"},
            {"uses", "each icon has its lesson"},
            {"declines", "told by front: abilities are an offer"},
            {"passes", "only when nothing else is possible; told by turn"},
            {"leaves", "the other choice of relocates: markers"},
            {"bids", "told when the phase begins: bribery"},
            {"discards", "told when the phase begins: tribute"},
            {"counts", "only on the board alone, where the panel asks for it"},
            {"changes", "only by a ruling; the refusal tells it: no-change"},
            {"corrects:", "no act of the game"}, {"believes", "no act of the game"}}},
    {"cash-n-guns",
        {{"loots", "told when the phase begins: loot"},
            {"stands", "told when the phase begins: courage"},
            {"redirects", "told when the phase begins: privilege"},
            {"leaves", "the token is a share: godfather"},
            {"uses", "its own text stands at its seat; told by powers, use-power"},
            {"corrects:", "no act of the game"}, {"believes", "no act of the game"}}},
    {"mafia",
        {{"tosses", "told on its field: fortuna"}, {"bets", "told on its field: casino"},
            {"gives", "told on its field: exchange"}, {"repays", "told on its field: exchange"},
            {"removes", "told when the phase begins: vendetta"},
            {"spits", "told at the end: map-full"}, {"stops", "told by its ending: stopped"},
            {"corrects:", "no act of the game"}, {"believes", "no act of the game"}}}};

const std::map<std::string, Untold> untold_phases{{"corleone", {{"end", "its ending: end"}}},
    {"cash-n-guns", {{"end", "its ending: end"}}},
    {"mafia", {{"end", "each ending has its lesson"}, {"move", "told by its action: move"}}}};

const std::string worth = "told when the loot is laid out: worth";

const std::map<std::string, Untold> untold_icons{{"corleone", {}},
    {"cash-n-guns",
        {{"$5000", worth}, {"$10000", worth}, {"$20000", worth}, {"diamond-1000", worth},
            {"diamond-5000", worth}, {"diamond-10000", worth}, {"painting", worth},
            {"clip", "told when it may be taken: kit"},
            {"first-aid", "told when it may be taken: kit"}}},
    {"mafia",
        {{"start-bonanno", "figures begin there; told when pieces pay: start"},
            {"start-genovese", "figures begin there; told when pieces pay: start"},
            {"mafioso", "everyone begins as one; told by move"}}}};

Lessons lessons_of(std::string_view game, language::Language language)
{
    auto lessons = Lessons::load(game, language);
    INFO(game << " in " << language::name_of(language));
    REQUIRE_FALSE(lessons.is_error());
    return std::move(lessons.value());
}

template <typename Check>
void for_each_game(const Check& check)
{
    for (const games::Game& game : games::all()) {
        INFO(game.name);
        check(game, lessons_of(game.name, language::Language::english));
    }
}

template <typename Check>
void for_each_language(const Check& check)
{
    for (const games::Game& game : games::all()) {
        for (const language::Language language : language::all_languages()) {
            INFO(game.name << " in " << language::name_of(language));
            check(lessons_of(game.name, language));
        }
    }
}

/// Words of all triggers of these kinds.
std::set<std::string> words_of(const Lessons& lessons, const std::set<Trigger::Kind>& kinds)
{
    std::set<std::string> words;
    for (const Lesson& lesson : lessons.all()) {
        if (kinds.contains(lesson.trigger.kind))
            words.insert(lesson.trigger.words.begin(), lesson.trigger.words.end());
    }
    return words;
}

std::string first_word(const std::string& text)
{
    return text.substr(0, text.find(' '));
}

std::set<std::string> first_words(const std::set<std::string>& texts)
{
    std::set<std::string> words;
    for (const std::string& text : texts)
        words.insert(first_word(text));
    return words;
}

/// Verbs of the moves that stand in the refereed records of a game.
std::set<std::string> verbs_of(const std::string& game)
{
    std::set<std::string> verbs;
    for (const std::filesystem::path& path : test::refereed_records()) {
        const auto record = db::read_record(path);
        if (record.is_error() || record.value().game() != game)
            continue;
        auto evening =
            db::referee(record.value(), path.filename().string(), test::built_in_components(game));
        REQUIRE_FALSE(evening.is_error());
        const ledger::History& history = evening.value()->history();
        for (int number = 1; number <= history.size(); ++number) {
            const ledger::Entry& entry = history.entry(number);
            std::istringstream words(entry.line);
            std::string verb;
            words >> verb >> verb;
            if (entry.kind == ledger::Entry::Kind::move && ledger::is_applied(entry.verdict))
                verbs.insert(verb);
        }
    }
    return verbs;
}

template <ledger::Enumerated Enum>
void add_words(std::set<std::string>& words)
{
    for (const auto& row : ledger::rows_of<Enum>.rows())
        words.emplace(row.word);
}

std::set<std::string> icons_of(std::string_view game)
{
    std::set<std::string> icons;
    if (game == "corleone")
        add_words<corleone::Icon>(icons);
    if (game == "cash-n-guns") {
        for (const cash_n_guns::LootCard card : cash_n_guns::all_loot_cards)
            icons.emplace(word_of(card));
        add_words<cash_n_guns::Power>(icons);
    }
    if (game == "mafia") {
        add_words<mafia::FieldKind>(icons);
        add_words<mafia::Rank>(icons);
    }
    return icons;
}

/// Each is told, or stands among the untold; not both.
void check_complete(
    const std::set<std::string>& all, const std::set<std::string>& told, const Untold& untold)
{
    for (const std::string& one : all) {
        INFO(one);
        CHECK(told.contains(one) != untold.contains(one));
    }
    for (const auto& [one, reason] : untold) {
        INFO(one);
        CHECK(all.contains(one));
    }
}

int count_words(const std::string& text)
{
    std::istringstream words(text);
    int count = 0;
    for (std::string word; words >> word;)
        ++count;
    return count;
}

} // namespace

TEST_CASE("every phase has a lesson, or a reason")
{
    for_each_game([](const games::Game& game, const Lessons& lessons) {
        std::set<std::string> phases;
        for (const ledger::WordAndName& phase : game.outline().phases)
            phases.emplace(phase.word);
        check_complete(phases, words_of(lessons, {Trigger::Kind::phase}),
            untold_phases.at(std::string(game.name)));
    });
}

TEST_CASE("every kind of action has a lesson, or a reason")
{
    for_each_game([](const games::Game& game, const Lessons& lessons) {
        const std::string name(game.name);
        const auto told =
            first_words(words_of(lessons, {Trigger::Kind::legal, Trigger::Kind::recorded}));
        check_complete(verbs_of(name), told, untold_actions.at(name));
    });
}

TEST_CASE("every icon, loot card, power, field and rank has a lesson, or a reason")
{
    for_each_game([](const games::Game& game, const Lessons& lessons) {
        check_complete(icons_of(game.name), words_of(lessons, {Trigger::Kind::icon}),
            untold_icons.at(std::string(game.name)));
    });
}

TEST_CASE("every ending has a lesson")
{
    for_each_game([](const games::Game& game, const Lessons& lessons) {
        const auto is_ending = [](const Lesson& lesson) {
            return lesson.trigger.kind == Trigger::Kind::ending;
        };
        REQUIRE(std::ranges::any_of(lessons.all(), is_ending));
        if (game.name != "mafia")
            return;
        std::set<std::string> endings;
        add_words<mafia::Ending>(endings);
        check_complete(endings, words_of(lessons, {Trigger::Kind::ending}),
            {{"none", "the game is not over"}});
    });
}

TEST_CASE("every rule of a lesson is in the book, and ids are unique")
{
    for_each_game([](const games::Game& game, const Lessons& lessons) {
        std::set<std::string> book;
        for (const ledger::RuleId rule : game.book())
            book.emplace(rule.text());
        std::set<std::string> ids;
        for (const Lesson& lesson : lessons.all()) {
            INFO(lesson.id);
            CHECK(ids.insert(lesson.id).second);
            CHECK_FALSE(lesson.rules.empty());
            std::vector<std::string> rules = lesson.rules;
            if (lesson.trigger.kind == Trigger::Kind::refused)
                rules.insert(rules.end(), lesson.trigger.words.begin(), lesson.trigger.words.end());
            for (const std::string& rule : rules) {
                INFO(rule);
                CHECK(book.contains(rule));
            }
        }
    });
}

TEST_CASE("every lesson has a title and a text of at most 40 words, in every language")
{
    for_each_language([](const Lessons& lessons) {
        CHECK(lessons.untranslated() == std::vector<std::string>{});
        for (const Lesson& lesson : lessons.all()) {
            INFO(lesson.id << ": " << lesson.text);
            CHECK_FALSE(lesson.title.empty());
            CHECK_FALSE(lesson.text.empty());
            CHECK(count_words(lesson.text) <= 40);
        }
    });
}
