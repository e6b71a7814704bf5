#include "companion/telling/database_error.h"

#include "companion/language/language.h"
#include "companion/telling/file_error.h"
#include "companion/telling/system_error.h"

namespace consigliere::telling {

using language::tr;
using language::tr_fill;

namespace {

/// What can be done about an evening that is not what was recorded.
std::string what_is_left(const db::DatabaseError& error)
{
    const int whole = error.fault ? error.fault->whole : 0;
    if (whole == 0)
        return tr("Nothing has been changed. Put your last backup in its place.");
    return language::tr_count(
        "{n} entry before that is whole: “consigliere export --whole-part” writes it to a file. "
        "Nothing has been changed.",
        "{n} entries before that are whole: “consigliere export --whole-part” writes them to a "
        "file. Nothing has been changed.",
        whole);
}

std::string what(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    const language::Values values{{"detail", tell_system_error(error.detail)}};
    switch (error.kind) {
    case Kind::no_name:
        return tr("This names no file for a database. Say where it lies with --db FILE, or set "
                  "HOME or XDG_DATA_HOME.");
    case Kind::missing:
        return tr("There is no such database. Check the path, or import a record to make one.");
    case Kind::locked:
        return tr("Another copy of the program is using this database. Close that copy first.");
    case Kind::not_ours:
        return tr("This is a database of another program. Choose another file.");
    case Kind::newer:
        return tr("A later version of the program has written this database. Update the program.");
    case Kind::damaged:
        return tr_fill("This database is damaged, or is no database ({detail}). It stays as it is: "
                       "“consigliere restore” puts a backup in its place, and “consigliere "
                       "salvage” takes out of it what is still whole.",
            values);
    case Kind::unwritable:
        return tr_fill("The database cannot be written ({detail}). Check the permissions of the "
                       "file and of its folder.",
            values);
    case Kind::disk_full:
        return tr("The disk is full, and nothing was recorded. Make room and try again.");
    case Kind::unreadable:
        return tr_fill("The disk does not give what lies on it just now ({detail}). Nothing has "
                       "been changed: try again, and check the disk if it stays so.",
            values);
    case Kind::unsure:
        return tr_fill("The disk failed while writing ({detail}). This does not count, but nobody "
                       "can say whether it has reached the disk. Try again, and check the disk; "
                       "after a restart, look at the last entry first.",
            values);
    case Kind::busy:
        return tr_fill("Something else is using this file ({detail}). Try again.", values);
    case Kind::read_only:
        return tr("This database can only be read: its medium or its folder may not be written, or "
                  "it belongs to somebody else. Everything can be looked at, exported and merged "
                  "from, and nothing is recorded.");
    case Kind::foreign_log:
        return tr_fill("The log {detail} lies beside it and belongs to another file, which lay "
                       "here before. Together they would destroy each other, so neither is "
                       "opened. Put the file back to which the log belongs, or give the log "
                       "another name, or restore a backup with “consigliere restore”.",
            {{"detail", error.detail}});
    case Kind::cut_short:
        return tr_fill("The file {detail} has become shorter while the program is using it, so "
                       "nothing more is saved. Write this evening to a file, close the program "
                       "and restore a backup.",
            {{"detail", error.detail}});
    case Kind::moved:
        return tr_fill("The file {detail} has been moved, replaced or removed while the program "
                       "is using it, so nothing more is saved. Put it back and try again, or "
                       "close the program.",
            values);
    case Kind::foreign_schema:
        return tr_fill("This database has something that this program did not make: {detail}. "
                       "Nothing is written to it. Put your last backup in its place.",
            values);
    case Kind::changed_schema:
        return tr_fill("This database lacks something that this program made, or has it "
                       "otherwise: {detail}. Nothing is written to it. Put your last backup in "
                       "its place.",
            values);
    case Kind::not_as_recorded:
        return tell(error.fault.value_or(db::ChainFault{})) + " " + what_is_left(error);
    case Kind::no_person:
        return tr_fill("Nobody has the id “{detail}”.", values);
    case Kind::no_session:
        return tr_fill("No evening has the id “{detail}”.", values);
    case Kind::unusable_record:
    case Kind::refused_file:
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
    using Kind = db::DatabaseError::Kind;
    if (error.kind == Kind::unusable_record || error.kind == Kind::refused_file
        || error.path.empty())
        return what(error);
    return error.path + ": " + what(error);
}

std::string tell(const db::ChainFault& fault)
{
    using Kind = db::ChainFault::Kind;
    const language::Values values{{"entry", language::number(fault.number)}};
    switch (fault.kind) {
    case Kind::beginning:
        return tr("The beginning of this evening is not what was recorded.");
    case Kind::seats:
        return tr("Who sat where in this evening is not what was recorded.");
    case Kind::component:
        return tr("What this evening was told about the box is not what was recorded.");
    case Kind::entry:
        return tr_fill("Entry {entry} of this evening is not what was recorded.", values);
    case Kind::end:
        break;
    }
    return tr_fill("This evening does not end as it was recorded: after entry {entry} something "
                   "is missing, or was added.",
        values);
}

std::string tell(const db::OpeningNote& note)
{
    if (note.kind == db::OpeningNote::Kind::was_empty)
        return tr("The file of the database was there, and nothing was in it. If evenings should "
                  "be in it, restore a backup before you begin another.");
    const std::string lost = tr("The log of the database was damaged. What only the log held is "
                                "lost, which may be the last entries: look at the last evening.");
    if (note.detail.empty())
        return lost;
    return lost + " " + tr_fill("The log is kept as {file}.", {{"file", note.detail}});
}

std::string tell(const db::Unsaved& unsaved)
{
    std::string sentence = tr("When the program ended, it could not say of these entries whether "
                              "they were saved:");
    for (const db::Unsaved::Entry& entry : unsaved.entries) {
        const language::Values values{
            {"entry", language::number(entry.number)}, {"line", entry.line}};
        sentence += "\n"
            + (entry.is_there ? tr_fill("Entry {entry} is there: {line}", values)
                              : tr_fill("Entry {entry} is not there: {line}", values));
    }
    return sentence;
}

std::string tell_why_not(const db::SalvageReport::Evening& evening)
{
    if (evening.fault)
        return tell(*evening.fault);
    if (!evening.why_not)
        return tell(evening.differences.front());
    if (evening.why_not->kind == db::DatabaseError::Kind::damaged)
        return tr_fill("What the file holds of it is damaged ({detail}).",
            {{"detail", evening.why_not->detail}});
    return tell(*evening.why_not);
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
    case Kind::details:
        return tr_fill("What is said of the evening is not what was written: “{stored}”.", values);
    case Kind::result:
        break;
    }
    if (difference.stored == difference.found)
        return tr("The stored result is not the one that was written.");
    return tr_fill(
        "The result is stored as “{stored}”, but the entries come to “{found}”.", values);
}

} // namespace consigliere::telling
