#include "companion/telling/database_error.h"

#include "companion/language/language.h"
#include "companion/telling/file_error.h"
#include "companion/telling/system_error.h"
#include "companion/telling/visible.h"
#include "engine/ledger/enumeration.h"
#include "engine/ledger/line_words.h"

#include <array>

namespace consigliere::telling {

using language::to_translate;
using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

/// Returns a remedy for an evening that does not verify.
std::string what_is_left(const db::DatabaseError& error)
{
    const int whole = error.fault ? error.fault->whole : 0;
    if (whole == 0)
        return tr("Nothing was changed. Restore your last backup.");
    return tr_count("{n} entry before that is intact: “consigliere export --whole-part” saves it "
                    "to a file. Nothing was changed.",
        "{n} entries before that are intact: “consigliere export --whole-part” saves them to a "
        "file. Nothing was changed.",
        whole);
}

/// True if the error names a file of its own, such as a record.
bool is_of_file(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    return error.kind == Kind::unusable_record || error.kind == Kind::refused_file;
}

std::string what(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    // Empty for the kind that is worded below.
    constexpr std::array<const char*, 26> sentences{
        to_translate("No database file is given. Use --db FILE, or set HOME or XDG_DATA_HOME."),
        to_translate("Database not found. Check the path, or import a record to create one."),
        to_translate("Another Consigliere is using this database. Close it first."),
        to_translate("This system or disk doesn’t support file locks. Without them, a second copy "
                     "of Consigliere could write to this database, so it wasn’t opened. Try again, "
                     "or move it to another disk."),
        to_translate("This database belongs to another program. Choose another file."),
        to_translate("A newer version of Consigliere wrote this database. Update Consigliere."),
        to_translate("This database is damaged or isn’t a database ({detail}). Nothing was "
                     "changed. “consigliere restore” restores a backup; “consigliere salvage” "
                     "copies what is intact."),
        to_translate("This database contains something Consigliere didn’t make: {detail}. Nothing "
                     "was written. Restore your last backup."),
        to_translate("Something in this database is missing or different: {detail}. Nothing was "
                     "written. Restore your last backup."),
        "",
        to_translate("The database can’t be written ({detail}). Check the permissions of the file "
                     "and its folder."),
        to_translate("Nothing was saved: the disk is full. Free some space and try again."),
        to_translate("The disk can’t be read right now ({detail}). Nothing was changed. Try again; "
                     "if it keeps failing, check the disk."),
        to_translate("The disk failed while saving ({detail}). The change doesn’t count, but it "
                     "may have reached the disk. Check the disk and try again; after a restart, "
                     "check the last entry first."),
        to_translate("Another program is using this file ({detail}). Try again."),
        to_translate(
            "This database is read-only: its disk or folder is write-protected, or it belongs to "
            "another user. You can browse, export and merge from it, but not record."),
        to_translate("The recovery file {detail} belongs to another database. Using both would "
                     "destroy them, so neither was opened. Put that database back, rename the "
                     "recovery file, or run “consigliere restore”."),
        to_translate("The file {detail} became shorter while in use, so nothing more is saved. "
                     "Export this evening, close Consigliere and restore a backup."),
        to_translate("The file {detail} was moved, replaced or removed while in use, so nothing "
                     "more is saved. Put it back and try again, or close Consigliere."),
        to_translate("The recovery file {detail} was moved or removed while in use. Its contents "
                     "are now in the database, but your last step isn’t saved: try again. Don’t "
                     "put the old recovery file back under this name."),
        to_translate("No one has the id “{detail}”."),
        to_translate("No evening has the id “{detail}”."),
        "",
        "",
        to_translate("This copy is damaged or differs from the database ({detail}), so it doesn’t "
                     "count as a backup. Check the disk."),
        to_translate("The database failed ({detail}). Try again."),
    };
    static_assert(!ledger::is_enumerator<static_cast<Kind>(sentences.size())>(),
        "There is an error that nobody is told of.");
    if (error.kind == Kind::not_as_recorded)
        return tell(error.fault.value_or(db::HashChainFault{})) + " " + what_is_left(error);
    if (is_of_file(error))
        return tell(error.record);
    if (error.kind == Kind::missing && !error.detail.empty())
        return tr_fill("There is no database, but there are backups. The newest is {file}. "
                       "“consigliere restore” restores one.",
            {{"file", error.detail}});
    const bool is_name = error.kind == Kind::foreign_wal || error.kind == Kind::cut_short
        || error.kind == Kind::lost_wal;
    return tr_fill(sentences[static_cast<std::size_t>(error.kind)],
        {{"detail", is_name ? error.detail : tell_system_error(error.detail)}});
}

} // namespace

std::string tell(const db::DatabaseError& error)
{
    // Do not name the file twice.
    const bool is_named = error.path.empty() || error.path == error.detail || is_of_file(error);
    return is_named ? what(error) : error.path + ": " + what(error);
}

std::string tell_foreign(const db::DatabaseError& error)
{
    if (error.kind != db::DatabaseError::Kind::damaged)
        return tell(error);
    return error.path + ": "
        + tr("This file is damaged or incomplete. Copy it again from the other tablet.");
}

std::string tell(const db::HashChainFault& fault)
{
    constexpr std::array sentences{
        to_translate("The start of this evening was altered or damaged."),
        to_translate("The seats of this evening were altered or damaged."),
        to_translate("The component descriptions of this evening were altered or damaged."),
        to_translate("Entry {entry} of this evening was altered or damaged."),
        to_translate("The end of this evening was altered: after entry {entry}, something is "
                     "missing or was added."),
    };
    static_assert(!ledger::is_enumerator<static_cast<db::HashChainFault::Kind>(sentences.size())>(),
        "There is a fault that nobody is told of.");
    return tr_fill(sentences[static_cast<std::size_t>(fault.kind)],
        {{"entry", language::number(fault.number)}});
}

std::string tell(const db::OpeningNote& note)
{
    if (note.kind == db::OpeningNote::Kind::was_empty)
        return tr("The database file existed but was empty. If it should hold evenings, restore a "
                  "backup before you start another.");
    if (note.kind == db::OpeningNote::Kind::was_missing)
        return tr_fill("There was no database, so a new one was made. There are backups of an "
                       "earlier one; the newest is {file}. If evenings are missing, restore one.",
            {{"file", note.detail}});
    if (note.kind == db::OpeningNote::Kind::lost_evenings)
        return tr_count("{n} recorded evening is missing from the database.",
                   "{n} recorded evenings are missing from the database.", note.count)
            + " " + tr("A backup may still have it.");
    if (note.kind == db::OpeningNote::Kind::other_evenings)
        return tr("The database has evenings that Consigliere didn’t record there: something has "
                  "changed the file.");
    if (note.kind == db::OpeningNote::Kind::changed_names)
        return language::fill(tr_count("{n} name in the database was altered or damaged: {names}. "
                                       "A backup may still have the right one.",
                                  "{n} names in the database were altered or damaged, among them "
                                  "{names}. A backup may still have the right ones.",
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
    const std::string lost = tr("The database’s recovery file was damaged. What only it held is "
                                "lost, perhaps the last entries. Check the last evening.");
    if (note.detail.empty())
        return lost;
    return lost + " " + tr_fill("The recovery file is kept as {file}.", {{"file", note.detail}});
}

namespace {

/// Puts a stored description on one line.
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
        ? tr("When Consigliere closed, it was unclear whether this was saved:")
        : tr("When Consigliere closed, it was unclear whether these entries were saved:");
    for (const db::Unsaved::Entry& entry : unsaved.entries) {
        const language::Values values{
            {"entry", language::number(entry.number)}, {"line", entry.line}};
        sentence += "\n"
            + (entry.is_there ? tr_fill("Entry {entry} is saved: {line}", values)
                              : tr_fill("Entry {entry} is missing: {line}", values));
    }
    for (const db::Unsaved::Description& description : unsaved.descriptions) {
        const language::Values values{{"what", in_one_line(description.definition)}};
        sentence += "\n"
            + (description.is_there ? tr_fill("The description is saved: {what}", values)
                                    : tr_fill("The description is missing: {what}", values));
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
        return tr_fill(
            "Its data in the file is damaged ({detail}).", {{"detail", evening.why_not->detail}});
    return tell(*evening.why_not);
}

std::string tell(const db::SalvageReport::Left& left)
{
    using What = db::SalvageReport::Left::What;
    const language::Values values{{"game", left.game}, {"why", tell(left.why)}};
    if (left.what == What::people)
        return tr_fill("People’s current names weren’t copied: {why}", values);
    if (left.what == What::house_rules)
        return tr_fill("House rules weren’t copied: {why}", values);
    if (left.what == What::photos && left.game.empty())
        return tr_fill("Card photos weren’t copied: {why}", values);
    if (left.what == What::photos)
        return tell_damaged_photo(left.game, left.why.detail);
    if (left.game.empty())
        return tr_fill("Some component descriptions weren’t copied: {why}", values);
    return tr_fill("Component descriptions for {game} weren’t copied: {why}", values);
}

std::string tell(const db::UnusableHouseRule& rule)
{
    const language::Values values{{"rule", rule.id}, {"n", language::number(rule.changed)}};
    switch (rule.why) {
    case db::UnusableHouseRule::Why::too_many_changes:
        return tr_fill(
            "House rule {rule} wasn’t copied: it claims {n} changes, which can’t be.", values);
    case db::UnusableHouseRule::Why::unreadable:
        break;
    }
    return tr_fill(
        "House rule {rule} wasn’t copied: it can’t be read, or it overrides unknown rules.",
        values);
}

std::string tell(const db::Difference& difference)
{
    using Kind = db::Difference::Kind;
    constexpr std::array sentences{
        to_translate("Entry {entry}: was {stored}, now {found}."),
        to_translate("Entry {entry}: was judged by the rules {stored}, now by {found}."),
        to_translate("The ruling of entry {entry} is stored as “{stored}”, but its line says "
                     "“{found}”."),
        to_translate("The seats are stored as “{stored}”, but the evening started with “{found}”."),
        to_translate("The evening’s details were altered or damaged: “{stored}”."),
        to_translate("The result is stored as “{stored}”, but the entries give “{found}”."),
        to_translate("The result was “{stored}”. The rules have changed since; the entries now "
                     "give “{found}”."),
    };
    static_assert(!ledger::is_enumerator<static_cast<Kind>(sentences.size())>(),
        "There is a difference that nobody is told of.");
    if (difference.kind == Kind::result && difference.stored == difference.found)
        return tr("The stored result was altered or damaged.");
    if (difference.kind == Kind::counting && difference.stored == difference.found)
        return tr("The result is the same, but the rules have changed since and its parts are "
                  "counted differently.");
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
            + tr_count("Today’s referee judges {n} entry of this evening differently. Nothing is "
                       "changed; `verify` lists it.",
                "Today’s referee judges {n} entries of this evening differently. Nothing is "
                "changed; `verify` lists them.",
                judged_otherwise);
    return sentences;
}

std::string tell_damaged_photo(std::string_view game, std::string_view component)
{
    return tr_fill("The photo of “{component}” ({game}) was altered or damaged. It is "
                   "neither shown nor passed on.",
        {{"component", visible(component)}, {"game", visible(game)}});
}

std::string tell_damaged_photo(const db::PhotoKey& key)
{
    return tell_damaged_photo(key.game, key.kind + ": " + key.name);
}

} // namespace consigliere::telling
