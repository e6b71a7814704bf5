#include "companion/telling/losses.h"

#include "companion/language/language.h"

namespace consigliere::telling {

using language::tr;
using language::tr_count;
using language::tr_fill;

std::vector<std::string> tell(
    const db::Losses& losses, const std::function<std::string(const db::SessionSummary&)>& name)
{
    if (losses.are_none())
        return {tr("The backup has every entry and every photo.")};
    std::vector<std::string> lines;
    for (const db::Losses::Evening& lost : losses.evenings) {
        const std::string evening = name(lost.evening);
        if (lost.is_whole_evening)
            lines.push_back(
                tr_fill("The whole evening would be gone: {evening}", {{"evening", evening}}));
        else
            lines.push_back(tr_count("{n} entry at the end would be gone:",
                                "{n} entries at the end would be gone:", lost.entries)
                + " " + evening);
    }
    if (losses.photos > 0)
        lines.push_back(tr_count("{n} photo of a card or piece would be gone.",
            "{n} photos of cards and pieces would be gone.", losses.photos));
    return lines;
}

} // namespace consigliere::telling
