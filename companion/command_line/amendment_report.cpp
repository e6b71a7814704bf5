#include "companion/command_line/amendment_report.h"

#include "companion/command_line/judged_lines.h"
#include "companion/command_line/output.h"
#include "companion/command_line/paragraph.h"
#include "companion/language/language.h"
#include "companion/telling/amendment.h"
#include "companion/telling/teller.h"
#include "engine/games/games.h"
#include "engine/ledger/table_of.h"

#include <array>

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using ledger::Amended;
using ledger::Change;
using ledger::Fate;
using ledger::Follower;
using ledger::table_of;
using ledger::Tree;

namespace {

constexpr std::array fate_words{"stands", "changes", "illegal", "impossible", "dropped"};
static_assert(!ledger::is_enumerator<static_cast<Fate>(fate_words.size())>());

} // namespace

void print(const RecordedEvening& recorded, const Change& change, const Amended& amended)
{
    const ledger::Evening& evening = *recorded.evening;
    const std::string number = std::to_string(change.entry);
    if (change.kind == Change::Kind::replace)
        print_judged(evening, number, tr("was"), evening.history().entry(change.entry).line, {});
    const ledger::Evening& course = *amended.evening;
    for (const ledger::Entry& entry : amended.changed)
        print_judged(course, number, telling::tell(entry.verdict), entry.line, entry.reasons);
    if (amended.changed.empty())
        print_judged(evening, number, telling::tell(Fate::dropped), "", {});

    print_line(tr_count("{n} entry followed.", "{n} entries followed.",
                   static_cast<int>(amended.followers.size()))
        + (amended.followers.empty() ? "" : " " + telling::tell_counts(amended) + "."));
    for (const Follower& follower : amended.followers) {
        if (follower.fate != Fate::stands)
            print_judged(course, std::to_string(follower.entry), telling::tell(follower.fate),
                follower.line, follower.reasons);
    }
    const std::vector<std::string> seen = telling::tell_seen(evening, amended.seen);
    if (!seen.empty())
        print_line(tr("Seen since, and not to be unseen:"));
    for (const std::string& line : seen)
        print_lines(paragraph(line, 2));
    print_scores(recorded, {{tr("evening"), &evening}, {tr("amended"), amended.evening.get()}});
}

Tree report_of(const ledger::Evening& evening, const Change& change, const Amended& amended)
{
    const ledger::Evening& course = *amended.evening;
    Tree changed = Tree::list();
    for (const ledger::Entry& entry : amended.changed)
        changed.add(tree_of(course, entry));
    Tree followers = Tree::list();
    for (const Follower& follower : amended.followers) {
        followers.add(table_of({{"n", follower.entry}, {"move", follower.line},
            {"fate", fate_words[static_cast<std::size_t>(follower.fate)]},
            {"before", word_of(follower.before)}, {"after", word_of(follower.after)},
            {"rules", rules_tree(course, follower.reasons, follower.after)},
            {"text", reasons_text(course, follower.reasons)},
            {"becomes", follower.becomes == 0 ? Tree() : Tree(follower.becomes)}}));
    }
    const std::vector<ledger::Named> names = games::copying_of(evening).exposures_named();
    Tree seen = Tree::list();
    for (const ledger::Exposure& each : amended.seen)
        seen.add(
            table_of({{"n", each.entry}, {"what", names[each.kind].word}, {"count", each.count}}));
    const auto everybody = ledger::Audience::everybody();
    return table_of(
        {{"format", "consigliere-amendment/1"}, {"game", evening.game()}, {"entry", change.entry},
            {"kind", change.kind == Change::Kind::insert ? "insert" : "replace"},
            {"decided", amended.is_decided()}, {"changed", std::move(changed)},
            {"followers", std::move(followers)}, {"seen", std::move(seen)},
            {"lines", Tree::list_of(amended.lines)},
            {"score_before", evening.seen_by(everybody)->score_report()},
            {"score_after", course.seen_by(everybody)->score_report()}});
}

} // namespace consigliere::command_line
