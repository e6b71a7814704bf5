#include "companion/telling/backups.h"

#include "companion/language/language.h"
#include "companion/telling/database_error.h"
#include "companion/telling/system_error.h"
#include "db/clock.h"

#include <optional>
#include <utility>

namespace consigliere::telling {

using language::tr;
using language::tr_count;
using language::tr_fill;

namespace {

/// Returns another sentence for errors whose usual one does not fit a backup; nullopt otherwise.
std::optional<std::string> of_the_copy(const db::DatabaseError& error)
{
    using Kind = db::DatabaseError::Kind;
    const language::Values values{{"detail", tell_system_error(error.detail)}};
    switch (error.kind) {
    case Kind::disk_full:
        return tr("No backup was saved: the disk is full. What you recorded is safe. Free some "
                  "space and try again.");
    case Kind::unsure:
        return tr_fill("The disk failed during the backup ({detail}), so the backup wasn’t kept. "
                       "What you recorded is safe. Check the disk.",
            values);
    case Kind::unwritable:
        return tr_fill("The backup can’t be written ({detail}). What you recorded is safe. Check "
                       "the folder and its permissions.",
            values);
    case Kind::damaged:
        return tr_fill("No backup was made: the database is damaged ({detail}). Earlier backups "
                       "are kept. “consigliere salvage” copies what is intact.",
            values);
    default:
        return std::nullopt;
    }
}

/// Returns the time; with the date if not today.
std::string time_of(const std::string& made)
{
    const std::string time = db::local_time(made);
    constexpr std::size_t length_of_day = 10;
    const std::string day = time.substr(0, length_of_day);
    const std::string hour = time.size() > length_of_day ? time.substr(length_of_day + 1) : "";
    return day == db::today() ? hour : language::date(day) + ", " + hour;
}

} // namespace

std::string tell_failed_backup(const db::DatabaseError& error)
{
    const std::optional<std::string> sentence = of_the_copy(error);
    if (!sentence)
        return tell(error);
    return error.path.empty() ? *sentence : error.path + ": " + *sentence;
}

std::string tell_damaged_in_copy(
    const std::vector<db::CorruptEvening>& broken, const EveningName& name_of)
{
    const std::string evenings = language::listed(broken, [&](const db::CorruptEvening& evening) {
        return evening.id.empty() ? tr("a missing evening") : name_of(evening.id);
    });
    return tr_fill("Damaged here, as in the database: {evenings}.", {{"evenings", evenings}});
}

std::string tell_backups(const db::BackupWorker::State& state, const EveningName& name_of)
{
    if (state.failure && !state.last)
        return tr_fill("No backup: {why}", {{"why", tell_failed_backup(*state.failure)}});
    if (state.failure)
        return tr_fill("No new backup: {why} Last good one: {time}.",
            {{"why", tell_failed_backup(*state.failure)}, {"time", time_of(*state.last)}});
    if (!state.last)
        return state.is_running ? tr("Making the first backup…") : tr("No backup yet.");
    if (state.is_looking)
        return tr("Checking the last backup…");
    const std::string told =
        tr_fill("Last backup {time}, checked", {{"time", time_of(*state.last)}});
    if (state.broken.empty())
        return told;
    return told + ". " + tell_damaged_in_copy(state.broken, name_of);
}

std::string tell(const db::BackupContents& contents)
{
    if (contents.unusable) {
        // Remedies for a damaged database do not apply to a backup.
        if (contents.unusable->kind == db::DatabaseError::Kind::damaged)
            return tr("This file is damaged or isn’t a database.");
        db::DatabaseError why = *contents.unusable;
        why.path.clear();
        return tell(why);
    }
    std::string told = tr_count("{n} evening", "{n} evenings", contents.evenings) + ", "
        + tr_count("{n} entry", "{n} entries", contents.entries);
    if (!contents.broken.empty())
        told += ", "
            + tr_count("{n} evening was altered or damaged", "{n} evenings were altered or damaged",
                static_cast<int>(contents.broken.size()));
    return told;
}

std::vector<std::string> tell_broken(const db::BackupContents& contents, const SummaryName& name)
{
    std::vector<std::string> lines;
    for (const db::BackupContents::Broken& broken : contents.broken) {
        const std::string why = broken.evening.fault
            ? tell(*broken.evening.fault)
            : tr_fill(
                "Its data in the file is damaged ({detail}).", {{"detail", broken.evening.detail}});
        lines.push_back(tr_fill("Altered or damaged: {evening}. {why}",
            {{"evening", broken.summary ? name(*broken.summary) : broken.evening.id},
                {"why", why}}));
    }
    return lines;
}

std::vector<std::string> tell(const db::RestoreLosses& losses, const SummaryName& name)
{
    if (losses.are_none())
        return {tr("The backup has everything about evenings, people and components.")};
    std::vector<std::string> lines;
    for (const db::RestoreLosses::Evening& lost : losses.evenings) {
        const std::string evening = name(lost.evening);
        if (lost.is_whole_evening)
            lines.push_back(
                tr_fill("A whole evening would be lost: {evening}", {{"evening", evening}}));
        else
            lines.push_back(tr_count("{n} entry at the end would be lost:",
                                "{n} entries at the end would be lost:", lost.entries)
                + " " + evening);
    }
    const auto add = [&](std::string line, int count) {
        if (count > 0)
            lines.push_back(std::move(line));
    };
    add(tr_count("{n} evening would get its earlier details back (name, date, place, notes).",
            "{n} evenings would get their earlier details back (name, date, place, notes).",
            losses.details),
        losses.details);
    add(tr_count("{n} person would be unknown or get an earlier name.",
            "{n} people would be unknown or get earlier names.", losses.people),
        losses.people);
    add(tr_count("{n} pair of names would no longer be combined as one person.",
            "{n} pairs of names would no longer be combined as one person.", losses.same_people),
        losses.same_people);
    add(tr_count("{n} component would be unknown or get an earlier description.",
            "{n} components would be unknown or get earlier descriptions.",
            losses.learned_components),
        losses.learned_components);
    add(tr_count("{n} house rule would be lost or as it was before.",
            "{n} house rules would be lost or as they were before.", losses.house_rules),
        losses.house_rules);
    add(tr_count("{n} component photo would be lost or an earlier one.",
            "{n} component photos would be lost or earlier ones.", losses.photos),
        losses.photos);
    return lines;
}

} // namespace consigliere::telling
