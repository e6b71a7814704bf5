#include "companion/command_line/amendment_report.h"

#include "companion/command_line/judged_lines.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/telling/amendment.h"
#include "companion/telling/teller.h"
#include "engine/games/games.h"
#include "engine/ledger/amendment_causes.h"
#include "engine/ledger/table_of.h"

#include <algorithm>
#include <array>

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::AmendmentPreview;
using ledger::Change;
using ledger::LaterEntry;
using ledger::Outcome;
using ledger::table_of;
using ledger::Tree;

namespace {

std::string_view place_word(ledger::Added::Place place)
{
    return place == ledger::Added::Place::before ? "before" : "instead";
}

constexpr std::array fate_words{
    "stands", "changes", "illegal", "impossible", "dropped", "replaced"};
static_assert(!ledger::is_enumerator<static_cast<Outcome>(fate_words.size())>());

/// Most suggestions for the first invalid entry.
constexpr std::size_t most_settlements = 6;

/// Entries that become invalid for one reason, with suggestions for the first.
void print_causes(
    const ledger::Evening& evening, const Change& change, const AmendmentPreview& amended)
{
    constexpr int indent = 2;
    for (const ledger::Cause& cause : ledger::causes_of(amended)) {
        if (cause.followers.size() < 2)
            continue;
        const int first = amended.followers[cause.followers.front()].entry;
        print_paragraph(tr_fill("{n} from entry {entry} on: {reason}",
                            {{"n", language::number(static_cast<int>(cause.followers.size()))},
                                {"entry", language::number(first)},
                                {"reason", reasons_text(*amended.evening, {cause.reason})}}),
            indent);
    }
    const auto first = std::ranges::find_if(amended.followers, &LaterEntry::falls);
    for (const ledger::Settlement& way : ledger::settlements_of_first(
             evening, games::copying_of(evening), change, amended, most_settlements)) {
        const char* option = way.place == ledger::Added::Place::before ? "--before" : "--instead";
        std::string words;
        for (const std::string& line : way.lines)
            words += (words.empty() ? "" : " ") + std::string(option) + " \""
                + std::to_string(first->entry) + "=" + line + "\"";
        print_paragraph(tr_fill("Possible fix: {options}", {{"options", words}}), indent);
    }
}

Tree causes_tree(const AmendmentPreview& amended)
{
    return list_of(ledger::causes_of(amended), [&amended](const ledger::Cause& cause) {
        const auto number = [&amended](
                                std::size_t place) { return amended.followers[place].entry; };
        const LaterEntry& first = amended.followers[cause.followers.front()];
        return table_of({{"entries", list_of(cause.followers, number)},
            {"rules", rules_tree(*amended.evening, {cause.reason}, first.after)},
            {"text", reasons_text(*amended.evening, {cause.reason})}});
    });
}

Tree settlements_tree(
    const ledger::Evening& evening, const Change& change, const AmendmentPreview& amended)
{
    return list_of(ledger::settlements_of_first(
                       evening, games::copying_of(evening), change, amended, most_settlements),
        [](const ledger::Settlement& way) {
            return table_of({{"how", place_word(way.place)}, {"lines", Tree::list_of(way.lines)}});
        });
}

Tree added_tree(const AmendmentPreview& amended)
{
    return list_of(amended.added, [&amended](const ledger::Added& line) {
        return table_of({{"n", line.entry}, {"how", place_word(line.place)},
            {"move", amended.evening->history().entry(line.in_course).line},
            {"verdict", word_of(line.verdict)}});
    });
}

} // namespace

void print(const RecordedEvening& recorded, const Change& change, const AmendmentPreview& amended)
{
    const ledger::Evening& evening = *recorded.evening;
    const std::string number = std::to_string(change.entry);
    if (change.kind == Change::Kind::replace)
        print_judged(evening, number, tr("was"), evening.history().entry(change.entry).line, {});
    const ledger::Evening& course = *amended.evening;
    for (const ledger::Entry& entry : amended.changed)
        print_judged(
            course, number, telling::tell_in_report(entry.verdict), entry.line, entry.reasons);
    if (amended.changed.empty())
        print_judged(evening, number, telling::tell(Outcome::dropped), "", {});

    print_line(tr_count("{n} later entry.", "{n} later entries.",
                   static_cast<int>(amended.followers.size()))
        + (amended.followers.empty() ? "" : " " + telling::tell_counts(amended) + "."));
    for (const LaterEntry& follower : amended.followers) {
        if (follower.fate != Outcome::stands)
            print_judged(course, std::to_string(follower.entry), telling::tell(follower.fate),
                follower.line, follower.reasons);
    }
    print_causes(evening, change, amended);
    const std::vector<std::string> seen = telling::tell_seen(evening, amended.seen);
    if (!seen.empty())
        print_line(tr("Players have already seen:"));
    for (const std::string& line : seen)
        print_paragraph(line, 2);
    print_scores(recorded, {{tr("evening"), &evening}, {tr("amended"), amended.evening.get()}});
}

Tree report_of(
    const ledger::Evening& evening, const Change& change, const AmendmentPreview& amended)
{
    const ledger::Evening& course = *amended.evening;
    const auto judged = [&course](const ledger::Entry& entry) { return tree_of(course, entry); };
    const auto followed = [&course](const LaterEntry& follower) {
        return table_of({{"n", follower.entry}, {"move", follower.line},
            {"fate", fate_words[static_cast<std::size_t>(follower.fate)]},
            {"before", word_of(follower.before)}, {"after", word_of(follower.after)},
            {"rules", rules_tree(course, follower.reasons, follower.after)},
            {"text", reasons_text(course, follower.reasons)},
            {"becomes", follower.becomes == 0 ? Tree() : Tree(follower.becomes)}});
    };
    const std::vector<ledger::WordAndName> names = games::copying_of(evening).exposures_named();
    const auto seen = [&names](const ledger::Exposure& each) {
        return table_of(
            {{"n", each.entry}, {"what", names[each.kind].word}, {"count", each.count}});
    };
    const auto everybody = ledger::Audience::everybody();
    return table_of(
        {{"format", "consigliere-amendment/1"}, {"game", evening.game()}, {"entry", change.entry},
            {"kind", change.kind == Change::Kind::insert ? "insert" : "replace"},
            {"count", change.count}, {"decided", amended.is_decided()},
            {"changed", list_of(amended.changed, judged)},
            {"followers", list_of(amended.followers, followed)}, {"added", added_tree(amended)},
            {"causes", causes_tree(amended)},
            {"settlements", settlements_tree(evening, change, amended)},
            {"seen", list_of(amended.seen, seen)}, {"lines", Tree::list_of(amended.lines)},
            {"score_before", evening.view_for(everybody)->score_report()},
            {"score_after", course.view_for(everybody)->score_report()}});
}

} // namespace consigliere::command_line
