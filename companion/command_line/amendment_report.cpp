#include "companion/command_line/amendment_report.h"

#include "companion/command_line/judged_lines.h"
#include "companion/command_line/output.h"
#include "companion/command_line/paragraph.h"
#include "companion/language/language.h"
#include "companion/telling/teller.h"
#include "engine/games/games.h"
#include "engine/ledger/table_of.h"

#include <array>

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::Amended;
using ledger::Change;
using ledger::Fate;
using ledger::Follower;
using ledger::table_of;
using ledger::Tree;

namespace {

constexpr std::array fate_words{"stands", "changes", "illegal", "impossible", "dropped"};
static_assert(!ledger::is_enumerator<static_cast<Fate>(fate_words.size())>());

std::string tell(Fate fate)
{
    using language::to_translate;
    constexpr std::array names{to_translate("still stands"), to_translate("changes"),
        to_translate("illegal"), to_translate("impossible"), to_translate("dropped")};
    static_assert(names.size() == fate_words.size());
    return tr(names[static_cast<std::size_t>(fate)]);
}

/// "38 stand, 2 change, 1 is illegal now."
std::string tell_counts(const Amended& amended)
{
    const auto told = [&amended](Fate fate) {
        const int n = amended.count(fate);
        if (n == 0)
            return std::string();
        switch (fate) {
        case Fate::stands:
            return tr_count("{n} stands", "{n} stand", n);
        case Fate::changes:
            return tr_count("{n} changes its meaning", "{n} change their meaning", n);
        case Fate::illegal:
            return tr_count("{n} is illegal now", "{n} are illegal now", n);
        case Fate::impossible:
            return tr_count("{n} cannot be any more", "{n} cannot be any more", n);
        case Fate::dropped:
            break;
        }
        return tr_count("{n} is dropped", "{n} are dropped", n);
    };
    constexpr std::array fates{
        Fate::stands, Fate::changes, Fate::illegal, Fate::impossible, Fate::dropped};
    static_assert(fates.size() == fate_words.size());
    return language::listed(fates, told);
}

/// "Jobs drawn: 4 (38, 44)", for each kind.
std::vector<std::string> tell_seen(const ledger::Evening& evening, const Amended& amended)
{
    const std::vector<ledger::Named> names = games::copying_of(evening).exposures_named();
    std::vector<std::string> told;
    for (std::size_t kind = 0; kind < names.size(); ++kind) {
        int count = 0;
        std::string entries;
        for (const ledger::Exposure& seen : amended.seen) {
            if (seen.kind != kind)
                continue;
            count += seen.count;
            entries += (entries.empty() ? "" : ", ") + std::to_string(seen.entry);
        }
        if (count > 0)
            told.push_back(tr_fill("{what}: {n} ({entries})",
                {{"what", tr(names[kind].name)}, {"n", language::number(count)},
                    {"entries", entries}}));
    }
    return told;
}

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
        print_judged(evening, number, tell(Fate::dropped), "", {});

    print_line(tr_count("{n} entry followed.", "{n} entries followed.",
                   static_cast<int>(amended.followers.size()))
        + (amended.followers.empty() ? "" : " " + tell_counts(amended) + "."));
    for (const Follower& follower : amended.followers) {
        if (follower.fate != Fate::stands)
            print_judged(course, std::to_string(follower.entry), tell(follower.fate), follower.line,
                follower.reasons);
    }
    const std::vector<std::string> seen = tell_seen(evening, amended);
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
