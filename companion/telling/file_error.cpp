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
    // An empty text: the error has a reason of its own.
    constexpr std::array<const char*, 21> sentences{
        to_translate("The file can’t be read: {detail}."),
        to_translate("This isn’t valid TOML: {detail}."),
        to_translate("Unknown format “{detail}”. This version reads {format}."),
        to_translate("Unknown game “{detail}”. Choose from: {games}."),
        to_translate("“{detail}” must be a text in quotes."),
        to_translate("“{detail}” isn’t a UUID. Without an id, the record gets one when imported."),
        to_translate("“{detail}” isn’t a valid date. Example: 2026-11-20."),
        to_translate("Nested too deeply, or too large, for a record."),
        to_translate("“moves” must be a list of lines in quotes."),
        to_translate("“since” of “{detail}” must be an entry number, from 1."),
        "",
        to_translate("The file can’t be written: {detail}."),
        to_translate("This file already exists and was kept. Choose another name, or use --force "
                     "to replace it."),
        to_translate("This is a database, or part of one, so it is neither read as a record nor "
                     "overwritten. Use “consigliere merge” to add what a database holds."),
        to_translate("“{detail}” must be a list of texts in quotes."),
        to_translate("“{detail}” isn’t a time. Example: 2026-11-20T19:30:05.000Z. A pause is two "
                     "of them with a slash between."),
        to_translate("“times” has more times than “moves” has lines. Each line has one time."),
        to_translate("“{detail}” isn’t a note on an entry. Start it with the number of one of the "
                     "“moves”. Example: “12 Everyone laughed”."),
        to_translate("“{detail}” is too long. At most {most} bytes are allowed."),
        to_translate("An evening has at most {moves} entries. Start another one for what follows."),
        to_translate("This is a folder or a device, not a file. Choose another name."),
    };
    static_assert(!ledger::is_enumerator<static_cast<Kind>(sentences.size())>(),
        "There is an error that nobody is told of.");
    if (error.kind == Kind::bad_record)
        return tr_fill(error.reason.message.english, {{"quoted", error.reason.quoted}});
    const char* sentence = sentences[static_cast<std::size_t>(error.kind)];
    if (error.kind == Kind::wrong_format && error.detail.empty())
        sentence = to_translate("This isn’t a record: it must say format = {format}.");
    if (error.kind == Kind::unknown_game && error.detail.empty())
        sentence =
            to_translate("The record doesn’t name its game. Write game = and one of {games}.");
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
        "Not deleted: its record couldn’t be imported again. {why}", {{"why", tell(error)}});
}

} // namespace consigliere::telling
