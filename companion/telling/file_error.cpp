#include "companion/telling/file_error.h"

#include "companion/language/language.h"
#include "companion/telling/system_error.h"
#include "engine/games/games.h"

namespace consigliere::telling {

using language::tr;
using language::tr_fill;

namespace {

std::string games_list()
{
    std::string names;
    for (const games::Game& game : games::all()) {
        if (!names.empty())
            names += ", ";
        names += '"' + std::string(game.name) + '"';
    }
    return names;
}

std::string what(const db::FileError& error)
{
    const language::Values values{{"detail", tell_system_error(error.detail)},
        {"format", '"' + std::string(db::Record::format) + '"'}, {"games", games_list()}};
    switch (error.kind) {
    case db::FileError::Kind::unreadable:
        return tr_fill("The file cannot be read: {detail}.", values);
    case db::FileError::Kind::no_toml:
        return tr_fill("This is not valid TOML: {detail}.", values);
    case db::FileError::Kind::wrong_format:
        if (error.detail.empty())
            return tr_fill("This is not a record: it must say format = {format}.", values);
        return tr_fill("The format “{detail}” is unknown; this program reads {format}.", values);
    case db::FileError::Kind::unknown_game:
        if (error.detail.empty())
            return tr_fill(
                "The record does not say which game it is: game = one of {games}.", values);
        return tr_fill("The game “{detail}” is unknown; known are {games}.", values);
    case db::FileError::Kind::no_text:
        return tr_fill("“{detail}” must be a text in quotes.", values);
    case db::FileError::Kind::bad_id:
        return tr_fill("The id “{detail}” is no UUID. Without an id the record gets one when it is "
                       "imported.",
            values);
    case db::FileError::Kind::bad_date:
        return tr_fill(
            "“{detail}” is no day of the calendar. A date is written like 2026-11-20.", values);
    case db::FileError::Kind::too_large:
        return tr("This goes deeper, or holds more, than any record does.");
    case db::FileError::Kind::bad_moves:
        return tr("“moves” must be a list of lines in quotes.");
    case db::FileError::Kind::bad_since:
        return tr_fill("“since” of “{detail}” must be the number of an entry, from 1.", values);
    case db::FileError::Kind::bad_record:
        return tr_fill(error.reason.message.english, {{"quoted", error.reason.quoted}});
    case db::FileError::Kind::exists:
        return tr("This file is there already, and stays as it is. Choose another name, or say "
                  "--force to replace it.");
    case db::FileError::Kind::database:
        return tr("This is a database, or belongs to one: it is neither read as a record nor "
                  "overwritten. “consigliere merge” takes in what a database holds.");
    case db::FileError::Kind::no_file:
        return tr("This is a folder or a device, and no place for a file. Choose another name.");
    case db::FileError::Kind::unwritable:
        break;
    }
    return tr_fill("The file cannot be written: {detail}.", values);
}

} // namespace

std::string tell(const db::FileError& error)
{
    std::string line = error.file;
    if (error.line > 0)
        line += ":" + std::to_string(error.line);
    return line + ": " + what(error);
}

} // namespace consigliere::telling
