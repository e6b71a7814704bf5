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
        // What can be done about a damaged database is no advice about a copy of one.
        if (contents.unusable->kind == db::DatabaseError::Kind::damaged)
            return tr("This file is damaged, or is no database.");
        db::DatabaseError why = *contents.unusable;
        why.path.clear();
        return tell(why);
    }
    std::string told = tr_count("{n} evening", "{n} evenings", contents.evenings) + ", "
        + tr_count("{n} entry", "{n} entries", contents.entries);
    if (!contents.broken.empty())
        told += ", "
            + tr_count("{n} evening is not what was recorded",
                "{n} evenings are not what was recorded", static_cast<int>(contents.broken.size()));
    return told;
}

std::vector<std::string> tell_broken(const db::BackupContents& contents,
    const std::function<std::string(const db::SessionSummary&)>& name)
{
    std::vector<std::string> lines;
    for (const db::BackupContents::Broken& broken : contents.broken) {
        const std::string why = broken.evening.fault
            ? tell(*broken.evening.fault)
            : tr_fill("What the file holds of it is damaged ({detail}).",
                {{"detail", broken.evening.detail}});
        lines.push_back(tr_fill("Not what was recorded: {evening}. {why}",
            {{"evening", broken.summary ? name(*broken.summary) : broken.evening.id},
                {"why", why}}));
    }
    return lines;
}

} // namespace consigliere::telling
