/// `why`: a question about an evening, answered with the rule and the entries that make it so.

#include "companion/command_line/command_line.h"
#include "companion/command_line/court.h"
#include "companion/command_line/judged_lines.h"
#include "companion/command_line/output.h"
#include "companion/command_line/paragraph.h"
#include "companion/command_line/recorded_desk.h"
#include "companion/command_line/rule_line.h"
#include "companion/language/language.h"
#include "companion/rulebook/question_search.h"
#include "companion/tables/tables.h"
#include "companion/telling/quoted.h"
#include "companion/telling/teller.h"
#include "engine/games/games.h"
#include "engine/ledger/messages_amendment.h"
#include "engine/ledger/table_of.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace consigliere::command_line {

using desk::Explanation;
using language::tr;
using language::tr_fill;
using ledger::table_of;
using ledger::Tree;
using rulebook::Rule;
using rulebook::Rulebook;

namespace {

Tree tree_of(const Rulebook& book, const std::string& id)
{
    Tree tree = table_of({{"id", id}});
    if (const Rule* rule = book.find(id)) {
        tree.set("page", rule->page > 0 ? Tree(rule->page) : Tree());
        tree.set("title", rule->title);
    }
    return tree;
}

/// What the evening answers, as it is looked for.
std::vector<rulebook::AskedText> texts_of(
    const std::vector<Explanation>& known, const ledger::Evening& evening)
{
    std::vector<rulebook::AskedText> texts;
    for (const Explanation& each : known)
        texts.push_back({each.question + ' ' + tables::names_in_record(each, evening),
            desk::tell_answer(each) + " " + ledger::join(each.details, " "), each.rule});
    return texts;
}

void print(const Explanation& explanation, const Rulebook& book)
{
    constexpr int indent = 4;
    print_line(explanation.question);
    print_lines(paragraph(desk::tell_answer(explanation), indent));
    for (const std::string& detail : explanation.details)
        print_lines(paragraph(detail, indent));
    if (!explanation.rule.empty())
        print_lines(paragraph(rule_line(book, explanation.rule), indent));
    for (const Explanation::Because& because : explanation.because) {
        const std::string number = because.entry == 0 ? "" : std::to_string(because.entry);
        print_line(fmt::format("{:>8}  {}", number, because.text));
    }
}

/// What is argued over, and the rule that settles it.
void print(const rulebook::SettledArgument& argued, const Rulebook& book)
{
    constexpr int indent = 4;
    print_line(telling::quoted(argued.argument->question));
    print_lines(paragraph(argued.argument->answer, indent));
    print_lines(paragraph(rule_line(book, argued.rule->id), indent));
}

/// What the book says where nothing is derived: the rule, and what is argued over it.
void print(const Rule& rule, const Rulebook& book)
{
    constexpr int indent = 4;
    print_line(rule_line(book, rule.id));
    print_lines(paragraph(rule.text, indent));
    for (const rulebook::Argument& argument : rule.argued)
        print_lines(paragraph(telling::quoted(argument.question) + " " + argument.answer, indent));
}

Tree tree_of(const Explanation& explanation, const Rulebook& book)
{
    Tree because = Tree::list();
    for (const Explanation::Because& each : explanation.because)
        because.add(
            table_of({{"n", each.entry == 0 ? Tree() : Tree(each.entry)}, {"text", each.text}}));
    return table_of({{"question", explanation.question}, {"answer", desk::tell_answer(explanation)},
        {"details", Tree::list_of(explanation.details)}, {"rule", tree_of(book, explanation.rule)},
        {"because", std::move(because)}});
}

/// A line that was judged, or would be judged now, as everybody may hear it.
struct Judged {
    int entry = 0; ///< 0 when it is only asked about.
    ledger::Entry seen{};
    bool can_be_read = true;
    /// The evening with the line that is asked about: it knows the names that only this line says.
    std::unique_ptr<ledger::Evening> course{};
};

/// What the question is when it is no question in words: the number of an entry, or a line.
std::optional<Judged> judged_in(const ledger::Evening& evening, const std::string& question)
{
    const auto everybody = ledger::Audience::everybody();
    if (const std::optional<int> entry = entry_in(question))
        return Judged{*entry, evening.seen_by(everybody)->entry(*entry)};
    const std::string_view word = ledger::WordReader(question).peek();
    const std::vector<ledger::Speaker> speakers = evening.speakers();
    const bool begins_line = word == "table"
        || std::ranges::find(speakers, word, &ledger::Speaker::word) != speakers.end();
    if (!begins_line)
        return std::nullopt;
    Judged judged{.course = games::copying_of(evening).copy(evening)};
    judged.course->record(question);
    judged.seen = judged.course->seen_by(everybody)->entry(judged.course->history().size());
    judged.can_be_read = std::ranges::all_of(judged.seen.reasons, [](const ledger::Reason& reason) {
        return !reason.message.rule.empty() || reason.quoted.empty();
    });
    return judged;
}

int answer(const ledger::Evening& asked, const Judged& judged, const Rulebook& book,
    const WhyRequest& request)
{
    const ledger::Evening& evening = judged.course ? *judged.course : asked;
    const ledger::Entry& entry = judged.seen;
    const int number = judged.entry == 0 ? evening.history().size() : judged.entry;
    const std::vector<ledger::RuleId> checked =
        evening.seen_by(ledger::Audience::everybody())->rules_checked(number);
    const auto text_of = [](ledger::RuleId rule) { return rule.text(); };
    const Tree cited = rules_tree(evening, entry.reasons, entry.verdict);
    if (request.output == Output::json) {
        Tree rules = Tree::list();
        for (const Tree& rule : cited.elements())
            rules.add(tree_of(book, *rule.text()));
        Tree list = Tree::list();
        for (const ledger::RuleId rule : checked)
            list.add(Tree(text_of(rule)));
        print_json(table_of(
            {{"format", "consigliere-why/1"}, {"game", evening.game()}, {"asked", request.question},
                {"n", judged.entry == 0 ? Tree() : Tree(judged.entry)}, {"move", entry.line},
                {"verdict", word_of(entry.verdict)}, {"text", reasons_text(evening, entry.reasons)},
                {"rules", std::move(rules)}, {"checked", std::move(list)}}));
        return exit_fine;
    }
    print_judged(evening, judged.entry == 0 ? "" : std::to_string(judged.entry),
        telling::tell(entry.verdict), entry.line, entry.reasons);
    constexpr int indent = 6;
    for (const Tree& rule : cited.elements())
        print_lines(paragraph(rule_line(book, *rule.text()), indent));
    if (!checked.empty())
        print_lines(paragraph(
            tr_fill("Checked: {rules}.", {{"rules", ledger::join(checked, ", ", text_of)}}),
            indent));
    return exit_fine;
}

} // namespace

int why(const WhyRequest& request)
{
    const auto found = find_recorded(request.evening, request.database);
    if (found.is_error())
        return complain(found.error());
    const ledger::Evening& evening = *found.value().evening;
    const auto book = Rulebook::load(evening.game(), language::chosen());
    if (book.is_error())
        return complain(book.error());
    const std::optional<int> number = entry_in(request.question);
    if (number && (*number < 1 || *number > evening.history().size()))
        return complain_reason(
            evening, ledger::make_reason(ledger::message::no_such_entry, *number));
    const std::optional<Judged> judged = judged_in(evening, request.question);
    if (judged && judged->can_be_read)
        return answer(evening, *judged, book.value(), request);

    RecordedDesk desk(found.value());
    const auto table = tables::find(evening.game()).make_table(desk, evening);
    const std::vector<Explanation> known = table->explanations(evening.history().head());
    const rulebook::QuestionSearch search(book.value(), texts_of(known, evening));
    const auto [questions, arguments, rules, have_all_words] = search.search(request.question);
    std::vector<const Explanation*> answers;
    for (const std::size_t question : questions)
        answers.push_back(&known[question]);
    const bool has_nothing = answers.empty() && arguments.empty() && rules.empty();
    // What begins like a line, and is no question, is a line that cannot be read.
    if (judged && (answers.empty() || !have_all_words))
        return answer(evening, *judged, book.value(), request);
    if (request.output == Output::json) {
        Tree list = Tree::list();
        for (const Explanation* explanation : answers)
            list.add(tree_of(*explanation, book.value()));
        Tree argued = Tree::list();
        for (const auto& [rule, argument] : arguments)
            argued.add(table_of({{"id", argument->id}, {"question", argument->question},
                {"answer", argument->answer}, {"rule", tree_of(book.value(), rule->id)}}));
        Tree of_book = Tree::list();
        for (const Rule* rule : rules) {
            Tree tree = tree_of(book.value(), rule->id);
            tree.set("text", rule->text);
            of_book.add(std::move(tree));
        }
        print_json(table_of({{"format", "consigliere-why/1"}, {"game", evening.game()},
            {"asked", request.question}, {"answers", std::move(list)},
            {"argued", std::move(argued)}, {"rules", std::move(of_book)}}));
        return has_nothing ? exit_refused : exit_fine;
    }
    for (const Explanation* explanation : answers)
        print(*explanation, book.value());
    for (const rulebook::SettledArgument& argued : arguments)
        print(argued, book.value());
    for (const Rule* rule : rules)
        print(*rule, book.value());
    if (!has_nothing)
        return exit_fine;
    complain_line(tr_fill("Nothing that is derived here fits “{question}”. Ask in other words, by "
                          "the id of a rule, the number of an entry, or with a line.",
        {{"question", request.question}}));
    return exit_refused;
}

} // namespace consigliere::command_line
