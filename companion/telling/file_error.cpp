#include "companion/telling/file_error.h"

#include "companion/language/language.h"
#include "companion/telling/system_error.h"
#include "db/bounds.h"
#include "engine/games/games.h"
#include "engine/ledger/enumeration.h"
#include "engine/ledger/line_words.h"

#include <array>

namespace consigliere::telling {

using language::to_translate;
using language::tr_fill;

namespace {

std::string games_list()
{
    return ledger::join(games::all(), ", ",
        [](const games::Game& game) { return '"' + std::string(game.name) + '"'; });
}

std::string what(const db::FileError& error)
{
    using Kind = db::FileError::Kind;
    // The empty one is told by its own reason.
    constexpr std::array<const char*, 21> sentences{
        to_translate("The file cannot be read: {detail}."),
        to_translate("This is not valid TOML: {detail}."),
        to_translate("The format “{detail}” is unknown; this program reads {format}."),
        to_translate("The game “{detail}” is unknown; known are {games}."),
        to_translate("“{detail}” must be a text in quotes."),
        to_translate("The id “{detail}” is no UUID. Without an id the record gets one when it is "
                     "imported."),
        to_translate("“{detail}” is no day of the calendar. A date is written like 2026-11-20."),
        to_translate("This goes deeper, or holds more, than any record does."),
        to_translate("“moves” must be a list of lines in quotes."),
        to_translate("“since” of “{detail}” must be the number of an entry, from 1."),
        "",
        to_translate("The file cannot be written: {detail}."),
        to_translate("This file is there already, and stays as it is. Choose another name, or say "
                     "--force to replace it."),
        to_translate("This is a database, or belongs to one: it is neither read as a record nor "
                     "overwritten. “consigliere merge” takes in what a database holds."),
        to_translate("“{detail}” must be a list of texts in quotes."),
        to_translate("“{detail}” is no time. A time is written like 2026-11-20T19:30:05.000Z, and "
                     "a pause as two of them with a slash between."),
        to_translate("“times” has more times than “moves” has lines: each is that of one line."),
        to_translate("“{detail}” is no note on an entry. It is written with the number of one of "
                     "the “moves” first, like “12 Everybody laughed”."),
        to_translate("“{detail}” is too long: it may have {most} bytes at the most."),
        to_translate("An evening has at most {moves} entries. Begin another one for what follows."),
        to_translate("This is a folder or a device, and no place for a file. Choose another name."),
    };
    static_assert(!ledger::is_enumerator<static_cast<Kind>(sentences.size())>(),
        "There is an error that nobody is told of.");
    if (error.kind == Kind::bad_record)
        return tr_fill(error.reason.message.english, {{"quoted", error.reason.quoted}});
    const char* sentence = sentences[static_cast<std::size_t>(error.kind)];
    if (error.kind == Kind::wrong_format && error.detail.empty())
        sentence = to_translate("This is not a record: it must say format = {format}.");
    if (error.kind == Kind::unknown_game && error.detail.empty())
        sentence = to_translate("The record does not say which game it is: game = one of {games}.");
    return tr_fill(sentence,
        {{"detail", tell_system_error(error.detail)},
            {"format", '"' + std::string(db::Record::format) + '"'}, {"games", games_list()},
            {"most", language::number(static_cast<int>(db::most_bytes(error.detail)))},
            {"moves", language::number(db::most_moves)}});
}

} // namespace

std::string tell(const db::FileError& error)
{
    std::string line = error.file;
    if (error.line > 0)
        line += ":" + std::to_string(error.line);
    return line + ": " + what(error);
}

std::string tell_unreadable_record(const db::FileError& error)
{
    return tr_fill(
        "The evening stays: its record could not be taken in again. {why}", {{"why", tell(error)}});
}

} // namespace consigliere::telling
