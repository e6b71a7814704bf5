#include "companion/telling/complaints.h"

#include "companion/language/language.h"

#include <map>

namespace consigliere::telling {

namespace {

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
    const auto wording = wordings().find(game);
    if (wording != wordings().end()) {
        if (const char* sentence = wording->second(message_id))
            return language::tr(sentence);
    }
    return language::tr(std::string(message_id).c_str());
}

std::string tell_complaint(std::string_view game, const ledger::Reason& reason)
{
    return language::fill(sentence_of(game, reason.message.english), {{"quoted", reason.quoted}});
}

} // namespace consigliere::telling
