#include "companion/telling/database_error.h"

#include "companion/language/language.h"
#include "companion/telling/file_error.h"
#include "companion/telling/system_error.h"

namespace consigliere::telling {

using language::tr;
using language::tr_fill;

namespace {

std::string what(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    const language::Values values{{"detail", tell_system_error(error.detail)}};
    switch (error.kind) {
    case Kind::missing:
        return tr("There is no such database. Check the path, or import a record to make one.");
    case Kind::locked:
        return tr("Another copy of the program is using this database. Close that copy first.");
    case Kind::not_ours:
        return tr("This is a database of another program. Choose another file.");
    case Kind::newer:
        return tr("A later version of the program has written this database. Update the program.");
    case Kind::damaged:
        return tr_fill("This database is damaged, or is no database ({detail}). Move it away and "
                       "put your last backup in its place.",
            values);
    case Kind::unwritable:
        return tr_fill("The database cannot be written ({detail}). Check the permissions of the "
                       "file and of its folder.",
            values);
    case Kind::disk_full:
        return tr("The disk is full, and nothing was recorded. Make room and try again.");
    case Kind::no_session:
        return tr_fill("No evening has the id “{detail}”.", values);
    case Kind::unusable_record:
        return tell(error.record);
    case Kind::other:
        break;
    }
    return tr_fill("The database has not done what it should ({detail}). Try again.", values);
}

} // namespace

std::string tell(const db::DatabaseError& error)
{
    // A record that cannot be used names its own file.
    if (error.kind == db::DatabaseError::Kind::unusable_record)
        return what(error);
    return error.path + ": " + what(error);
}

std::string tell(const db::Difference& difference)
{
    using Kind = db::Difference::Kind;
    const auto or_nothing = [](const std::string& text) { return text.empty() ? "–" : text; };
    const language::Values values{{"entry", language::number(difference.entry)},
        {"stored", or_nothing(difference.stored)}, {"found", or_nothing(difference.found)}};
    switch (difference.kind) {
    case Kind::verdict:
        return tr_fill("Entry {entry} was judged {stored} and is judged {found} now.", values);
    case Kind::rules:
        return tr_fill(
            "Entry {entry} was judged by the rules {stored} and is judged by {found} now.", values);
    case Kind::ruling:
        return tr_fill("The ruling of entry {entry} is stored as “{stored}”, but its line says "
                       "“{found}”.",
            values);
    case Kind::seats:
        return tr_fill("The seats are stored as “{stored}”, but the evening was begun with "
                       "“{found}”.",
            values);
    case Kind::result:
        break;
    }
    return tr_fill(
        "The result is stored as “{stored}”, but the entries come to “{found}”.", values);
}

} // namespace consigliere::telling
