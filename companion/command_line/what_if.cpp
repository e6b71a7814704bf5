// `what-if`: tries moves after an entry and prints the differences.

#include "engine/ledger/what_if.h"

#include "companion/command_line/command_line.h"
#include "companion/command_line/judged_lines.h"
#include "companion/command_line/output.h"
#include "companion/command_line/record_host.h"
#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "companion/telling/teller.h"
#include "engine/games/games.h"
#include "engine/ledger/table_of.h"

#include <string>
#include <vector>

namespace consigliere::command_line {

using language::tr;
using language::tr_fill;
using ledger::Audience;
using ledger::CourseDifference;
using ledger::table_of;
using ledger::Tree;
using ledger::TreeDifference;
using ledger::WhatIf;

namespace {

void print(const std::vector<desk::OtherAnswer>& others)
{
    constexpr int indent = 2;
    const auto told = [](const std::string& answer) { return answer.empty() ? "—" : answer; };
    for (const desk::OtherAnswer& other : others)
        print_paragraph(
            other.question + " " + told(other.before) + " → " + told(other.after), indent);
}

Tree tree_of(const CourseDifference& difference)
{
    const auto listed = [](const std::vector<TreeDifference>& found) {
        return list_of(found, [](const TreeDifference& each) {
            return table_of({{"path", Tree::list_of(each.path)}, {"before", each.before},
                {"after", each.after}});
        });
    };
    return table_of(
        {{"position", listed(difference.position)}, {"score", listed(difference.score)}});
}

} // namespace

int what_if(const Arguments& arguments)
{
    const std::optional<int> entry = entry_in(arguments.entry);
    if (!entry)
        return complain(no_entry(arguments.entry));
    const auto found = find_recorded(arguments.evening, arguments.database);
    if (found.is_error())
        return complain(found.error());
    const ledger::Evening& evening = *found.value().evening;
    auto begun = WhatIf::from(evening, games::copying_of(evening), *entry);
    if (begun.is_error())
        return complain_reason(evening, begun.error());
    WhatIf& trial = begun.value();

    const bool is_text = !arguments.json;
    if (is_text)
        print_line(tr_fill("What if? From entry {entry}; nothing is saved.",
            {{"entry", language::number(*entry)}}));
    int code = exit_fine;
    Tree tried = Tree::list();
    for (const std::string& line : arguments.words) {
        const ledger::Entry& judged = trial.attempt(line);
        code = ledger::is_applied(judged.verdict) ? code : exit_refused;
        if (is_text)
            print_judged(trial.trial(), "", telling::tell_in_report(judged.verdict), judged.line,
                judged.reasons);
        tried.add(command_line::tree_of(trial.trial(), judged));
    }
    const auto everybody = Audience::everybody();
    const CourseDifference then = ledger::difference_of(trial.then(), trial.trial(), everybody);
    if (!is_text) {
        print_json(table_of({{"format", "consigliere-what-if/1"}, {"game", evening.game()},
            {"entry", *entry}, {"ok", code == exit_fine}, {"tried", std::move(tried)},
            {"differs_from_entry", tree_of(then)},
            {"differs_from_evening",
                tree_of(ledger::difference_of(evening, trial.trial(), everybody))}}));
        return code;
    }
    std::vector<ComparedEvening> courses{
        {tr_fill("entry {entry}", {{"entry", language::number(*entry)}}), &trial.then()},
        {tr("tried"), &trial.trial()}};
    if (evening.history().head() != trial.then().history().head())
        courses.insert(courses.begin() + 1, {tr("evening"), &evening});
    if (trial.tried().empty()) {
        print_line(tr("None of the tried moves counts, so nothing differs."));
        return code;
    }
    print_scores(found.value(), courses);
    RecordHost desk(found.value());
    const auto explained = [&desk](const ledger::Evening& course) {
        return tables::find(course.game())
            .make_table(desk, course)
            ->explanations(course.history().size());
    };
    const std::vector<desk::OtherAnswer> others =
        desk::other_answers(explained(trial.then()), explained(trial.trial()));
    print_line(others.empty() ? tr("The board doesn’t differ.") : tr("Differences on the board"));
    print(others);
    return code;
}

} // namespace consigliere::command_line
