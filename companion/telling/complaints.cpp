#include "companion/telling/complaints.h"

#include "companion/language/language.h"

#include <map>

namespace consigliere::telling {

using language::to_translate;

namespace {

/// What the ledger says in every game alike (`engine/ledger/messages.h`).
const char* ledger_wording(std::string_view message_id)
{
    static const std::map<std::string_view, const char*> sentences{
        {"empty-line", to_translate("There is nothing on this line.")},
        {"ruling-without-reason",
            to_translate("A ruling needs a reason: write it behind the exclamation mark.")},
        {"missing-word",
            to_translate("Something is missing or misspelt in this line. Expected: {quoted}.")},
        {"trailing-words",
            to_translate("The line is complete before “{quoted}”. Behind it there may only be a "
                         "ruling of the table: an exclamation mark and the reason.")},
        {"bad-number",
            to_translate("In “{quoted}” a whole number was expected, and one that can occur in "
                         "the game.")},
        {"not-an-entry",
            to_translate("“{quoted}” names no entry: say “table undoes to N” with the number of an "
                         "earlier entry.")},
        {"covered", to_translate("What this rests on is covered.")},
        {"not-undone-here",
            to_translate("Entry {entry} cannot be restored from here: it was not undone on this "
                         "line of play.")},
    };
    const auto found = sentences.find(message_id);
    return found == sentences.end() ? nullptr : found->second;
}

std::map<std::string, Wording, std::less<>>& wordings()
{
    static std::map<std::string, Wording, std::less<>> all;
    return all;
}

} // namespace

void register_wording(std::string_view game, Wording wording)
{
    wordings().insert_or_assign(std::string(game), wording);
}

std::string sentence_of(std::string_view game, std::string_view message_id)
{
    if (const char* sentence = ledger_wording(message_id))
        return language::tr(sentence);
    const auto wording = wordings().find(game);
    if (wording != wordings().end()) {
        if (const char* sentence = wording->second(message_id))
            return language::tr(sentence);
    }
    return std::string(message_id);
}

std::string tell_complaint(std::string_view game, const ledger::Reason& reason)
{
    return language::fill(sentence_of(game, reason.message.id), {{"quoted", reason.quoted}});
}

} // namespace consigliere::telling
