#include "companion/telling/database_error.h"

#include "companion/language/language.h"
#include "companion/telling/file_error.h"
#include "companion/telling/photo.h"
#include "companion/telling/system_error.h"
#include "engine/ledger/enumeration.h"
#include "engine/ledger/line_words.h"

#include <array>

namespace consigliere::telling {

using language::to_translate;
using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

/// What can be done about an evening that is not what was recorded.
std::string what_is_left(const db::DatabaseError& error)
{
    const int whole = error.fault ? error.fault->whole : 0;
    if (whole == 0)
        return tr("Nothing has been changed. Put your last backup in its place.");
    return tr_count(
        "{n} entry before that is whole: “consigliere export --whole-part” writes it to a file. "
        "Nothing has been changed.",
        "{n} entries before that are whole: “consigliere export --whole-part” writes them to a "
        "file. Nothing has been changed.",
        whole);
}

/// A record or another file that cannot be used names itself.
bool is_of_file(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    return error.kind == Kind::unusable_record || error.kind == Kind::refused_file;
}

std::string what(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    // An empty one is told by what it holds.
    constexpr std::array<const char*, 26> sentences{
        to_translate("This names no file for a database. Say where it lies with --db FILE, or set "
                     "HOME or XDG_DATA_HOME."),
        to_translate("There is no such database. Check the path, or import a record to make one."),
        to_translate("Another copy of the program is using this database. Close that copy first."),
        to_translate("The system gives no locks, or not on this medium. Without one, a second copy "
                     "of the program could write into this database too, so it is not opened. "
                     "Try again, or move it to another disk."),
        to_translate("This is a database of another program. Choose another file."),
        to_translate(
            "A later version of the program has written this database. Update the program."),
        to_translate("This database is damaged, or is no database ({detail}). It stays as it is: "
                     "“consigliere restore” puts a backup in its place, and “consigliere "
                     "salvage” takes out of it what is still whole."),
        to_translate("This database has something that this program did not make: {detail}. "
                     "Nothing is written to it. Put your last backup in its place."),
        to_translate("This database lacks something that this program made, or has it "
                     "otherwise: {detail}. Nothing is written to it. Put your last backup in "
                     "its place."),
        "",
        to_translate("The database cannot be written ({detail}). Check the permissions of the "
                     "file and of its folder."),
        to_translate("The disk is full, and nothing was recorded. Make room and try again."),
        to_translate("The disk does not give what lies on it just now ({detail}). Nothing has "
                     "been changed: try again, and check the disk if it stays so."),
        to_translate("The disk failed while writing ({detail}). This does not count, but nobody "
                     "can say whether it has reached the disk. Try again, and check the disk; "
                     "after a restart, look at the last entry first."),
        to_translate("Something else is using this file ({detail}). Try again."),
        to_translate(
            "This database can only be read: its medium or its folder may not be written, or "
            "it belongs to somebody else. Everything can be looked at, exported and merged "
            "from, and nothing is recorded."),
        to_translate("The log {detail} lies beside it and belongs to another file, which lay "
                     "here before. Together they would destroy each other, so neither is "
                     "opened. Put the file back to which the log belongs, or give the log "
                     "another name, or restore a backup with “consigliere restore”."),
        to_translate("The file {detail} has become shorter while the program is using it, so "
                     "nothing more is saved. Write this evening to a file, close the program "
                     "and restore a backup."),
        to_translate("The file {detail} has been moved, replaced or removed while the program "
                     "is using it, so nothing more is saved. Put it back and try again, or "
                     "close the program."),
        to_translate("The log {detail} has been moved or removed while the program is using it. "
                     "What it held is now in the database itself, but the last thing that you did "
                     "is not saved yet: try again. The old log is not needed any more; do not "
                     "bring it back under this name."),
        to_translate("Nobody has the id “{detail}”."),
        to_translate("No evening has the id “{detail}”."),
        "",
        "",
        to_translate("This copy is damaged, or it is not what the database is ({detail}), so it "
                     "does not count as a backup. Check the disk."),
        to_translate("The database has not done what it should ({detail}). Try again."),
    };
    static_assert(!ledger::is_enumerator<static_cast<Kind>(sentences.size())>(),
        "There is an error that nobody is told of.");
    if (error.kind == Kind::not_as_recorded)
        return tell(error.fault.value_or(db::HashChainFault{})) + " " + what_is_left(error);
    if (is_of_file(error))
        return tell(error.record);
    if (error.kind == Kind::missing && !error.detail.empty())
        return tr_fill("There is no database, but copies of it lie there. The newest is {file}. "
                       "“consigliere restore” puts one in its place.",
            {{"file", error.detail}});
    const bool is_name = error.kind == Kind::foreign_wal || error.kind == Kind::cut_short
        || error.kind == Kind::lost_wal;
    return tr_fill(sentences[static_cast<std::size_t>(error.kind)],
        {{"detail", is_name ? error.detail : tell_system_error(error.detail)}});
}

} // namespace

std::string tell(const db::DatabaseError& error)
{
    // A sentence about the file itself names it, too.
    const bool is_named = error.path.empty() || error.path == error.detail || is_of_file(error);
    return is_named ? what(error) : error.path + ": " + what(error);
}

std::string tell(const db::HashChainFault& fault)
{
    constexpr std::array sentences{
        to_translate("The beginning of this evening is not what was recorded."),
        to_translate("Who sat where in this evening is not what was recorded."),
        to_translate("What this evening was told about the box is not what was recorded."),
        to_translate("Entry {entry} of this evening is not what was recorded."),
        to_translate("This evening does not end as it was recorded: after entry {entry} something "
                     "is missing, or was added."),
    };
    static_assert(!ledger::is_enumerator<static_cast<db::HashChainFault::Kind>(sentences.size())>(),
        "There is a fault that nobody is told of.");
    return tr_fill(sentences[static_cast<std::size_t>(fault.kind)],
        {{"entry", language::number(fault.number)}});
}

std::string tell(const db::OpeningNote& note)
{
    if (note.kind == db::OpeningNote::Kind::was_empty)
        return tr("The file of the database was there, and nothing was in it. If evenings should "
                  "be in it, restore a backup before you begin another.");
    if (note.kind == db::OpeningNote::Kind::was_missing)
        return tr_fill("There was no database, so a new one was made. Copies of an earlier one lie "
                       "there, the newest as {file}. If evenings should be in it, restore one.",
            {{"file", note.detail}});
    if (note.kind == db::OpeningNote::Kind::lost_evenings)
        return tr_count("{n} evening that was recorded cannot be found in the database any more.",
                   "{n} evenings that were recorded cannot be found in the database any more.",
                   note.count)
            + " " + tr("A backup may still have it.");
    if (note.kind == db::OpeningNote::Kind::other_evenings)
        return tr("There are evenings in the database that this program has not recorded there: "
                  "something has changed the file.");
    if (note.kind == db::OpeningNote::Kind::changed_names)
        return language::fill(
            tr_count("{n} name in the database is not what was written: {names}. A backup may "
                     "still have the right one.",
                "{n} names in the database are not what was written, among them {names}. A backup "
                "may still have the right ones.",
                note.count),
            {{"n", language::number(note.count)}, {"names", note.detail}});
    if (note.kind == db::OpeningNote::Kind::changed_details)
        return language::fill(
            tr_count("The details of {n} evening (name, date, place, notes, players) were changed "
                     "outside this program and don’t count: {evenings}. A backup may still have "
                     "them; otherwise edit the evening again.",
                "The details of {n} evenings (name, date, place, notes, players) were changed "
                "outside this program and don’t count, among them {evenings}. A backup may still "
                "have them; otherwise edit the evenings again.",
                note.count),
            {{"n", language::number(note.count)}, {"evenings", note.detail}});
    const std::string lost = tr("The log of the database was damaged. What only the log held is "
                                "lost, which may be the last entries: look at the last evening.");
    if (note.detail.empty())
        return lost;
    return lost + " " + tr_fill("The log is kept as {file}.", {{"file", note.detail}});
}

namespace {

/// A description as it lies in a file, for a sentence.
std::string in_one_line(const std::string& definition)
{
    std::string told;
    for (const std::string_view line : ledger::split(definition, '\n')) {
        if (!ledger::trim(line).empty())
            told += (told.empty() ? "" : "  ") + std::string(ledger::trim(line));
    }
    return told;
}

} // namespace

std::string tell(const db::Unsaved& unsaved)
{
    std::string sentence = unsaved.entries.empty()
        ? tr("When the program ended, it could not say whether this was saved:")
        : tr("When the program ended, it could not say of these entries whether they were saved:");
    for (const db::Unsaved::Entry& entry : unsaved.entries) {
        const language::Values values{
            {"entry", language::number(entry.number)}, {"line", entry.line}};
        sentence += "\n"
            + (entry.is_there ? tr_fill("Entry {entry} is there: {line}", values)
                              : tr_fill("Entry {entry} is not there: {line}", values));
    }
    for (const db::Unsaved::Description& description : unsaved.descriptions) {
        const language::Values values{{"what", in_one_line(description.definition)}};
        sentence += "\n"
            + (description.is_there ? tr_fill("What was described is there: {what}", values)
                                    : tr_fill("What was described is not there: {what}", values));
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

std::string tell(const db::SalvageReport::Left& left)
{
    using What = db::SalvageReport::Left::What;
    const language::Values values{{"game", left.game}, {"why", tell(left.why)}};
    if (left.what == What::people)
        return tr_fill("What people are called now is not taken over: {why}", values);
    if (left.what == What::house_rules)
        return tr_fill("The house rules are not taken over: {why}", values);
    if (left.what == What::photos && left.game.empty())
        return tr_fill("The pictures of cards are not taken over: {why}", values);
    if (left.what == What::photos)
        return tell_damaged_photo(left.game, left.why.detail);
    if (left.game.empty())
        return tr_fill("What was told about some boxes is not taken over: {why}", values);
    return tr_fill("What was told about the box of {game} is not taken over: {why}", values);
}

std::string tell(const db::UnusableHouseRule& rule)
{
    const language::Values values{{"rule", rule.id}, {"n", language::number(rule.changed)}};
    switch (rule.why) {
    case db::UnusableHouseRule::Why::too_many_changes:
        return tr_fill("The house rule {rule} stays where it is: it says that it was changed {n} "
                       "times, which cannot be.",
            values);
    case db::UnusableHouseRule::Why::unreadable:
        break;
    }
    return tr_fill("The house rule {rule} stays where it is: it cannot be read, or it waives rules "
                   "that this program does not know.",
        values);
}

std::string tell(const db::Difference& difference)
{
    using Kind = db::Difference::Kind;
    constexpr std::array sentences{
        to_translate("Entry {entry} was judged {stored} and is judged {found} now."),
        to_translate(
            "Entry {entry} was judged by the rules {stored} and is judged by {found} now."),
        to_translate("The ruling of entry {entry} is stored as “{stored}”, but its line says "
                     "“{found}”."),
        to_translate("The seats are stored as “{stored}”, but the evening was begun with "
                     "“{found}”."),
        to_translate("What is said of the evening is not what was written: “{stored}”."),
        to_translate("The result is stored as “{stored}”, but the entries come to “{found}”."),
        to_translate("The result was “{stored}”. The rules have changed since: by today’s, the "
                     "entries come to “{found}”."),
    };
    static_assert(!ledger::is_enumerator<static_cast<Kind>(sentences.size())>(),
        "There is a difference that nobody is told of.");
    if (difference.kind == Kind::result && difference.stored == difference.found)
        return tr("The stored result is not the one that was written.");
    if (difference.kind == Kind::counting && difference.stored == difference.found)
        return tr("The result is the same, but the rules have changed since, and its parts are "
                  "counted otherwise today.");
    const auto or_nothing = [](const std::string& text) { return text.empty() ? "–" : text; };
    return tr_fill(sentences[static_cast<std::size_t>(difference.kind)],
        {{"entry", language::number(difference.entry)}, {"stored", or_nothing(difference.stored)},
            {"found", or_nothing(difference.found)}});
}

std::string tell(const std::vector<db::Difference>& differences)
{
    std::string sentences;
    int judged_otherwise = 0;
    for (const db::Difference& difference : differences) {
        if (difference.entry > 0)
            ++judged_otherwise;
        else
            sentences += (sentences.empty() ? "" : " ") + tell(difference);
    }
    if (judged_otherwise > 0)
        sentences += (sentences.empty() ? "" : " ")
            + tr_count(
                "Today’s referee judges {n} entry of this evening otherwise than before. Nothing "
                "is changed; `verify` lists it.",
                "Today’s referee judges {n} entries of this evening otherwise than before. Nothing "
                "is changed; `verify` lists them.",
                judged_otherwise);
    return sentences;
}

} // namespace consigliere::telling
