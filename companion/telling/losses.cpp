#include "companion/telling/losses.h"

#include "companion/language/language.h"

namespace consigliere::telling {

using language::tr;
using language::tr_count;
using language::tr_fill;

std::vector<std::string> tell(
    const db::RestoreLosses& losses, const std::function<std::string(const db::SessionSummary&)>& name)
{
    if (losses.are_none())
        return {tr("The backup has everything that was told of evenings, people and the box.")};
    std::vector<std::string> lines;
    for (const db::RestoreLosses::Evening& lost : losses.evenings) {
        const std::string evening = name(lost.evening);
        if (lost.is_whole_evening)
            lines.push_back(
                tr_fill("The whole evening would be gone: {evening}", {{"evening", evening}}));
        else
            lines.push_back(tr_count("{n} entry at the end would be gone:",
                                "{n} entries at the end would be gone:", lost.entries)
                + " " + evening);
    }
    const auto add = [&](std::string line, int count) {
        if (count > 0)
            lines.push_back(std::move(line));
    };
    add(tr_count("What is said of {n} evening (name, date, place, notes) would be as it was then.",
            "What is said of {n} evenings (name, date, place, notes) would be as it was then.",
            losses.details),
        losses.details);
    add(tr_count("{n} person would be unknown or have the name of then.",
            "{n} people would be unknown or have the names of then.", losses.people),
        losses.people);
    add(tr_count("Of {n} pair of names nobody would know that they are one person.",
            "Of {n} pairs of names nobody would know that they are one person.",
            losses.same_people),
        losses.same_people);
    add(tr_count("{n} card or piece would be unknown or described as it was then.",
            "{n} cards and pieces would be unknown or described as they were then.",
            losses.learned_components),
        losses.learned_components);
    add(tr_count("{n} house rule would be gone or as it was then.",
            "{n} house rules would be gone or as they were then.", losses.house_rules),
        losses.house_rules);
    add(tr_count("{n} photo of a card or piece would be gone or the one of then.",
            "{n} photos of cards and pieces would be gone or those of then.", losses.photos),
        losses.photos);
    return lines;
}

} // namespace consigliere::telling
