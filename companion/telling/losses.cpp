#include "companion/telling/losses.h"

#include "companion/language/language.h"

namespace consigliere::telling {

using language::tr;
using language::tr_count;
using language::tr_fill;

std::vector<std::string> tell(const db::RestoreLosses& losses,
    const std::function<std::string(const db::SessionSummary&)>& name)
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
