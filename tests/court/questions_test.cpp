/// Questions as people type them: in the window and on the command line what they ask for is among
/// the first three that are found.

#include "companion/court/question_cache.h"
#include "companion/desk/table_host.h"
#include "companion/rulebook/asked_entry.h"
#include "companion/tables/tables.h"
#include "db/record_file.h"
#include "db/session_record.h"
#include "db/toml.h"
#include "tests/db/desk.h"
#include "tests/db/temporary_folder.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>

using namespace consigliere;
using namespace consigliere::test;
using ledger::Tree;
using Json = nlohmann::json;

namespace {

constexpr std::size_t first_ones = 3;

/// What people ask of one evening, as it stands after an entry.
struct AskedOf {
    std::string record;
    int entry = 0;
    language::Language language{};
    struct Ask {
        std::string words;
        std::vector<std::string> right; ///< Any of them answers it.
    };
    std::vector<Ask> asks;
};

std::vector<AskedOf> all_questions()
{
    const auto file =
        db::read_toml(std::filesystem::path(CONSIGLIERE_SOURCE) / "tests/court/questions.toml");
    REQUIRE_FALSE(file.is_error());
    std::vector<AskedOf> all;
    for (const Tree& table : file.value().find("tables")->elements()) {
        AskedOf of{*table.find("record")->text(), static_cast<int>(*table.find("entry")->number()),
            *language::language_from(*table.find("language")->text()), {}};
        for (const auto& [words, right] : table.find("asks")->members()) {
            std::vector<std::string> ids;
            if (right.text() != nullptr)
                ids.push_back(*right.text());
            for (const Tree& id : right.elements())
                ids.push_back(*id.text());
            of.asks.push_back({words, ids});
        }
        all.push_back(std::move(of));
    }
    return all;
}

/// The record of an evening up to the entry.
db::Record record_of(const AskedOf& of)
{
    auto record = db::read_record(CONSIGLIERE_SOURCE "/tests/records/" + of.record + ".game.toml");
    REQUIRE_FALSE(record.is_error());
    record.value().moves.resize(static_cast<std::size_t>(of.entry));
    return record.value();
}

/// A table at which a record has been played, to be asked.
class TableOf final : public desk::ReadOnlyHost {
public:
    explicit TableOf(const db::Record& record)
    {
        auto evening = db::referee(record, "record", tables::built_in_components(record.game()));
        REQUIRE_FALSE(evening.is_error());
        m_evening = std::move(evening.value());
        for (const db::SeatRow& seat : db::seats_of(record.head, *m_evening))
            m_players[seat.actor] = seat.player;
        m_table = tables::find(record.game()).make_table(*this, *m_evening);
    }

    [[nodiscard]] const ledger::Evening& evening() const override { return *m_evening; }
    [[nodiscard]] const desk::TablePreferences& habits() const override { return m_habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        const auto found = m_players.find(actor);
        return found == m_players.end() || found->second.empty() ? std::string(actor)
                                                                 : found->second;
    }
    [[nodiscard]] const desk::GameTable& table() const { return *m_table; }

private:
    std::unique_ptr<ledger::Evening> m_evening;
    desk::TablePreferences m_habits;
    std::map<std::string, std::string, std::less<>> m_players;
    std::unique_ptr<desk::GameTable> m_table;
};

/// What was found as ids: "19.tie", "entry 103"; of an answer its kind, and with each thing that it
/// is about.
using Found = std::vector<std::string>;

Found ids_of(const std::string& kind, const std::vector<std::string>& about)
{
    Found ids{kind};
    for (const std::string& thing : about)
        ids.push_back(kind + ' ' + thing);
    return ids;
}

/// The first ones that the window finds.
std::vector<Found> found_in_window(
    screens::QuestionCache& docket, const std::string& words, const rulebook::Rulebook& book)
{
    std::vector<Found> found;
    for (const screens::QuestionCache::InWords::Hit& hit : docket.look_for(words, book).hits) {
        if (const int* entry = std::get_if<int>(&hit))
            found.push_back({"entry " + std::to_string(*entry)});
        else if (const auto* told = std::get_if<const desk::WhyAnswer*>(&hit))
            found.push_back(ids_of((*told)->kind, (*told)->about));
        else if (const auto* argued = std::get_if<rulebook::SettledArgument>(&hit))
            found.push_back({argued->rule->id});
        else
            found.push_back({std::get<const rulebook::Rule*>(hit)->id});
    }
    return found;
}

/// The same of what the program prints.
std::vector<Found> found_by_program(
    const std::string& file, language::Language language, const std::string& words)
{
    std::string script = "\"$consigliere\" --lang " + std::string(language::code_of(language))
        + " why " + file + " --json '";
    for (const char letter : words)
        script += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    const ProgramResult result = run_script(script + "'");
    const Json told = Json::parse(result.output);
    if (told.contains("n"))
        return {{"entry " + std::to_string(told.at("n").get<int>())}};
    std::vector<Found> found;
    for (const Json& each : told.at("found")) {
        const std::string list = each.at("list");
        const Json& one = told.at(list).at(each.at("number").get<std::size_t>());
        if (list == "answers")
            found.push_back(ids_of(one.at("kind"), one.at("about")));
        else
            found.push_back({list == "rules" ? one.at("id") : one.at("rule").at("id")});
    }
    return found;
}

/// How many are found among the first three, and which are not.
class Tally {
public:
    void count(const AskedOf& of, std::size_t number, const std::vector<Found>& found)
    {
        const AskedOf::Ask& ask = of.asks[number];
        const bool was_held_out = number % 3 == 2;
        const std::vector<Found> first(found.begin(),
            found.begin() + static_cast<std::ptrdiff_t>(std::min(found.size(), first_ones)));
        const bool is_found = std::ranges::any_of(first, [&ask](const Found& ids) {
            return std::ranges::find_first_of(ids, ask.right) != ids.end();
        });
        m_asked += 1;
        m_found += is_found ? 1 : 0;
        m_held_out += was_held_out ? 1 : 0;
        m_found_of_held_out += was_held_out && is_found ? 1 : 0;
        if (is_found)
            return;
        m_misses += '\n' + of.record + ": “" + ask.words + "” for " + ask.right.front() + " finds";
        for (const Found& ids : first)
            m_misses += " [" + ids.at(std::min<std::size_t>(1, ids.size() - 1)) + ']';
    }

    [[nodiscard]] bool is_enough() const { return 100 * m_found >= 95 * m_asked; }
    [[nodiscard]] int asked() const { return m_asked; }
    [[nodiscard]] std::string told() const
    {
        return std::to_string(m_found) + " of " + std::to_string(m_asked) + ", of those held out "
            + std::to_string(m_found_of_held_out) + " of " + std::to_string(m_held_out) + m_misses;
    }

private:
    int m_asked = 0;
    int m_found = 0;
    int m_held_out = 0;
    int m_found_of_held_out = 0;
    std::string m_misses;
};

using Tallies = std::map<std::string, Tally>;

void check(const Tallies& tallies)
{
    for (const auto& [code, tally] : tallies) {
        INFO(code << ": " << tally.told());
        CHECK(tally.asked() >= (code == "en" ? 120 : 40));
        CHECK(tally.is_enough());
    }
}

} // namespace

TEST_CASE("questions: what people type in the window is among the first three that are found")
{
    Tallies tallies;
    for (const AskedOf& of : all_questions()) {
        language::choose(of.language);
        const db::Record record = record_of(of);
        const TableOf table(record);
        const auto book = rulebook::Rulebook::load(record.game(), of.language);
        REQUIRE_FALSE(book.is_error());
        screens::QuestionCache docket;
        docket.hear(table.table(), table.evening(), of.entry);
        Tally& tally = tallies[std::string(language::code_of(of.language))];
        for (std::size_t i = 0; i < of.asks.size(); ++i)
            tally.count(of, i, found_in_window(docket, of.asks[i].words, book.value()));
    }
    language::choose(language::Language::english);
    check(tallies);
}

TEST_CASE("questions: the command line finds the same among the first three")
{
    const TemporaryFolder folder;
    Tallies tallies;
    for (const AskedOf& of : all_questions()) {
        const std::filesystem::path file = folder / "evening.game.toml";
        REQUIRE_FALSE(db::write_record(record_of(of), file, db::IfExists::replace).is_error());
        Tally& tally = tallies[std::string(language::code_of(of.language))];
        for (std::size_t i = 0; i < of.asks.size(); ++i)
            tally.count(of, i, found_by_program(file.string(), of.language, of.asks[i].words));
    }
    check(tallies);
}

TEST_CASE("questions: in every language the book knows in which words each kind is asked")
{
    for (const AskedOf& of : all_questions()) {
        if (of.language != language::Language::english)
            continue;
        const db::Record record = record_of(of);
        const TableOf table(record);
        for (const language::Language language : language::all_languages()) {
            const auto book = rulebook::Rulebook::load(record.game(), language);
            REQUIRE_FALSE(book.is_error());
            for (const desk::WhyAnswer& each : table.table().explanations(of.entry)) {
                INFO(record.game() << " in " << language::name_of(language) << ": " << each.kind);
                // What happens in a phase is asked by the name of the phase.
                CHECK((each.kind == "phase" || !book.value().words_for(each.kind).empty()));
            }
        }
    }
}

TEST_CASE("questions: an entry is asked for by its number, in the words of every language")
{
    for (const char* text : {"103", " #103", "no. 103", "entry 103", "Entry no. 103", "move 103",
             "wpis 103", "Wpis nr 103", "zápis 103", "záznam č. 103", "registro 103",
             "entrada nº 103", "lançamento 103", "запись 103", "Запись № 103", "ход 103",
             "why was entry 103 refused?", "co bylo v záznamu 103"}) {
        INFO(text);
        CHECK(rulebook::asked_entry(text) == 103);
    }
    for (const char* text : {"", "entry", "19.tie", "3+", "$5", "-5", "page 14", "a5",
             "do I have 3 figures left", "two of 103", "entry of 103"}) {
        INFO(text);
        CHECK_FALSE(rulebook::asked_entry(text));
    }
}
