#include "companion/telling/backup_contents.h"

#include "companion/language/language.h"
#include "companion/telling/database_error.h"

namespace consigliere::telling {

using language::tr;
using language::tr_count;
using language::tr_fill;

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

std::vector<std::string> tell_broken(const db::BackupContents& contents,
    const std::function<std::string(const db::SessionSummary&)>& name)
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

} // namespace consigliere::telling
