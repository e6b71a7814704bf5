/// Every message of every game has its sentence, and a sentence uses only facts that come with it.

#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "companion/telling/complaints.h"
#include "engine/games/games.h"
#include "engine/ledger/words.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>
#include <regex>
#include <sstream>

using namespace consigliere;

namespace {

/// A message as its `messages.h` declares it: its id, and the facts that the comment lists.
struct Declared {
    std::string id;
    std::vector<std::string> facts;
};

std::string read(const std::string& path)
{
    std::ifstream file(path);
    INFO(path);
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The folder of a game in `engine`: "cash-n-guns" lives in `cash_n_guns`.
std::string folder_of(std::string_view game)
{
    std::string folder(game);
    std::replace(folder.begin(), folder.end(), '-', '_');
    return folder;
}

/// The words of a comment that is nothing but a list: "family, card, needs".
std::vector<std::string> facts_of(const std::string& comment)
{
    static const std::regex list("/// ([a-z_]+(, [a-z_]+)*)\n");
    std::vector<std::string> facts;
    std::smatch found;
    if (std::regex_match(comment, found, list)) {
        const std::string words = found[1].str();
        for (const std::string_view fact : ledger::split(words, ','))
            facts.emplace_back(fact);
    }
    return facts;
}

std::vector<Declared> messages_in(const std::string& folder)
{
    const std::string header =
        read(std::string(CONSIGLIERE_SOURCE) + "/engine/" + folder + "/messages.h");
    static const std::regex declaration(
        "((?:///[^\n]*\n)?)inline constexpr Message \\w+\\{[^\";]*\"([^\"]+)\"\\}");
    std::vector<Declared> messages;
    for (std::sregex_iterator it(header.begin(), header.end(), declaration), end; it != end; ++it)
        messages.push_back({(*it)[2].str(), facts_of((*it)[1].str())});
    return messages;
}

/// A value for every place that the message promises.
language::Values values_for(const Declared& message)
{
    language::Values values{{"quoted", "QUOTED"}};
    for (const std::string& fact : message.facts)
        values.emplace_back(fact, "VALUE");
    return values;
}

void check_wording(std::string_view game, const Declared& message)
{
    for (const language::Language language : language::all_languages) {
        language::choose(language);
        INFO(game << ": " << message.id << " in " << language::name_of(language));
        const std::string sentence = telling::sentence_of(game, message.id);
        CHECK(sentence != message.id);
        // A place without a value leaves the whole sentence as it is written.
        CHECK_THAT(language::fill(sentence, values_for(message)), !Catch::Contains("{"));
    }
    language::choose(language::Language::english);
}

} // namespace

TEST_CASE("every message of a game has its sentence")
{
    tables::register_all();
    for (const games::Game& game : games::all()) {
        if (game.name == "cash-n-guns")
            continue; // Its messages are declared with their sentences.
        const std::vector<Declared> messages = messages_in(folder_of(game.name));
        INFO(game.name);
        REQUIRE_FALSE(messages.empty());
        for (const Declared& message : messages)
            check_wording(game.name, message);
    }
}
