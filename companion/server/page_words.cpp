#include "companion/language/language.h"
#include "companion/server/page.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string_view>
#include <utility>

namespace consigliere::server {

namespace {

using language::to_translate;

/// Name in `assets/phone/page.html` and English text.
constexpr std::array page_words{
    std::pair("live", to_translate("live")),
    std::pair("offline", to_translate("offline")),
    std::pair("offline_text",
        to_translate("The tablet doesn’t answer. What you see may be old; the page comes back by "
                     "itself. Is this phone in the tablet’s Wi-Fi?")),
    std::pair("joining", to_translate("Coming to the table …")),
    std::pair("joining_text", to_translate("The tablet is asked for your seat.")),
    std::pair("waiting", to_translate("Is it you?")),
    std::pair("waiting_text",
        to_translate("The tablet shows that a phone wants this seat. Accept it there.")),
    std::pair("scan", to_translate("Scan the code again")),
    std::pair("scan_text",
        to_translate("This phone has no seat: its code was replaced, or the evening is over. Scan "
                     "a code on the tablet under “Phones”.")),
    std::pair("your_turn", to_translate("Your turn")),
    std::pair("waiting_for", to_translate("Waiting for {names}")),
    std::pair("show", to_translate("Show my cards")),
    std::pair("hide", to_translate("Hide")),
    std::pair("only_you", to_translate("Only you may see this")),
    std::pair("laid", to_translate("has laid")),
    std::pair("not_laid", to_translate("not yet")),
    std::pair("together", to_translate("Together")),
    std::pair("enough", to_translate("You may choose {count} at most. Take one back first.")),
    std::pair("choose_first", to_translate("Choose first. At least: {count}")),
    std::pair("moves", to_translate("What you can do")),
    std::pair("more", to_translate("{count} more")),
    std::pair("secret_moves", to_translate("Show also what my hidden cards allow")),
    std::pair("record", to_translate("Record: {move}")),
    std::pair("recorded", to_translate("Recorded: {move}")),
    std::pair("stale",
        to_translate("The table had moved on, so nothing was recorded. Look again, then choose.")),
    std::pair("unsure",
        to_translate("The tablet did not answer. See in the log whether this has arrived before "
                     "you try again; nothing is recorded twice.")),
    std::pair("got_it", to_translate("Got it")),
    std::pair("skip_lessons", to_translate("Skip lessons")),
    std::pair("not_taken", to_translate("The tablet doesn’t take this now.")),
    std::pair("board", to_translate("Board")),
    std::pair("board_text", to_translate("The board in words")),
    std::pair("enlarge", to_translate("Enlarge the board")),
    std::pair("standings", to_translate("Standings")),
    std::pair("log", to_translate("Log")),
    std::pair("by_phone", to_translate("by phone")),
    std::pair("why", to_translate("Why?")),
    std::pair("why_text", to_translate("Ask the rules")),
    std::pair("question", to_translate("Your question")),
    std::pair("search", to_translate("Search")),
    std::pair("nothing_found", to_translate("Nothing found. Try other words.")),
    std::pair("object", to_translate("Object")),
    std::pair("object_to", to_translate("Object to entry {number}")),
    std::pair(
        "object_text", to_translate("The tablet shows who objects, and the table decides there.")),
    std::pair("objected", to_translate("The tablet shows your objection.")),
    std::pair("settings", to_translate("Settings")),
    std::pair("language", to_translate("Language")),
    std::pair("size", to_translate("Size of the text")),
    std::pair("theme", to_translate("Theme")),
    std::pair("as_phone", to_translate("As the phone")),
    std::pair("dark", to_translate("Dark")),
    std::pair("light", to_translate("Light")),
    std::pair("aloud", to_translate("Read the table aloud")),
    std::pair("read_hand", to_translate("Read my cards aloud")),
    std::pair("close", to_translate("Close")),
    std::pair("cancel", to_translate("Cancel")),
};

nlohmann::json words_in(language::Language spoken)
{
    language::choose(spoken);
    nlohmann::json words;
    for (const auto& [name, english] : page_words)
        words[name] = language::tr(english);
    return {{"name", language::name_of(spoken)}, {"words", std::move(words)}};
}

/// Like in the file, English first.
std::string words_of_all_languages()
{
    const language::Language before = language::chosen();
    nlohmann::ordered_json all;
    for (const language::Language spoken : language::all_languages())
        all[language::code_of(spoken)] = words_in(spoken);
    language::choose(before);
    return all.dump();
}

/// A "<" would be read as HTML.
std::string escaped_for_html(const std::string& json)
{
    std::string escaped;
    for (const char letter : json)
        escaped += letter == '<' ? std::string("\\u003c") : std::string(1, letter);
    return escaped;
}

} // namespace

std::string with_words(std::string page)
{
    constexpr std::string_view place = "@words@";
    if (const std::size_t at = page.find(place); at != std::string::npos)
        page.replace(at, place.size(), escaped_for_html(words_of_all_languages()));
    return page;
}

} // namespace consigliere::server
