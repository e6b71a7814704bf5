#include "companion/telling/backups.h"

#include "companion/language/language.h"
#include "companion/telling/database_error.h"
#include "companion/telling/system_error.h"
#include "db/clock.h"

#include <optional>
#include <utility>

namespace consigliere::telling {

using language::tr;
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

} // namespace consigliere::telling
