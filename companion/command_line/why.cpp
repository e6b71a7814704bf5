// `why`: answers a question about an evening with the rule and the entries behind it.

#include "companion/command_line/command_line.h"
#include "companion/command_line/judged_lines.h"
#include "companion/command_line/output.h"
#include "companion/command_line/record_host.h"
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

using desk::WhyAnswer;
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

void print(const WhyAnswer& explanation, const Rulebook& book)
{
    constexpr int indent = 4;
    print_line(explanation.question);
    print_paragraph(desk::tell_answer(explanation), indent);
    for (const std::string& detail : explanation.details)
        print_paragraph(detail, indent);
    if (!explanation.rule.empty())
        print_paragraph(rule_line(book, explanation.rule), indent);
    for (const WhyAnswer::Cause& because : explanation.because) {
        const std::string number = because.entry == 0 ? "" : std::to_string(because.entry);
        print_line(fmt::format("{:>8}  {}", number, because.text));
    }
}

void print(const rulebook::SettledArgument& argued, const Rulebook& book)
{
    constexpr int indent = 4;
    print_line(telling::quoted(argued.argument->question));
    print_paragraph(argued.argument->answer, indent);
    print_paragraph(rule_line(book, argued.rule->id), indent);
}

/// A rule with its FAQ entries, when the evening has no answer.
void print(const Rule& rule, const Rulebook& book)
{
    constexpr int indent = 4;
    print_line(rule_line(book, rule.id));
    print_paragraph(rule.text, indent);
    for (const rulebook::FaqEntry& argument : rule.argued)
        print_paragraph(telling::quoted(argument.question) + " " + argument.answer, indent);
}

Tree tree_of(const WhyAnswer& explanation, const Rulebook& book)
{
    const auto cause_of = [](const WhyAnswer::Cause& each) {
        return table_of({{"n", each.entry == 0 ? Tree() : Tree(each.entry)}, {"text", each.text}});
    };
    return table_of({{"kind", explanation.kind}, {"about", Tree::list_of(explanation.about)},
        {"question", explanation.question}, {"answer", desk::tell_answer(explanation)},
        {"details", Tree::list_of(explanation.details)}, {"rule", tree_of(book, explanation.rule)},
        {"because", list_of(explanation.because, cause_of)}});
}

/// A recorded line, or one judged now, redacted for everybody.
struct Judged {
    int entry = 0; ///< 0 for a line that is not recorded.
    ledger::Entry seen{};
    bool can_be_read = true;
    /// The evening with the asked line added: it knows names used only there.
    std::unique_ptr<ledger::Evening> course{};
};

/// Parses the question as an entry number or a record line; nullopt otherwise.
std::optional<Judged> judged_in(const ledger::Evening& evening, const std::string& question)
{
    const auto everybody = ledger::Audience::everybody();
    if (const std::optional<int> entry = entry_in(question))
        return Judged{*entry, evening.view_for(everybody)->entry(*entry)};
    const std::string_view word = ledger::WordReader(question).peek();
    const std::vector<ledger::Speaker> speakers = evening.speakers();
    const bool begins_line = word == "table"
        || std::ranges::find(speakers, word, &ledger::Speaker::word) != speakers.end();
    if (!begins_line)
        return std::nullopt;
    Judged judged{.course = games::copying_of(evening).copy(evening)};
    judged.course->record(question);
    judged.seen = judged.course->view_for(everybody)->entry(judged.course->history().size());
    judged.can_be_read = std::ranges::all_of(judged.seen.reasons, [](const ledger::Reason& reason) {
        return !reason.message.rule.empty() || reason.quoted.empty();
    });
    return judged;
}

int answer(const ledger::Evening& asked, const Judged& judged, const Rulebook& book,
    const Arguments& arguments)
{
    const ledger::Evening& evening = judged.course ? *judged.course : asked;
    const ledger::Entry& entry = judged.seen;
    const int number = judged.entry == 0 ? evening.history().size() : judged.entry;
    const std::vector<ledger::RuleId> checked =
        evening.view_for(ledger::Audience::everybody())->rules_checked(number);
    const auto text_of = [](ledger::RuleId rule) { return rule.text(); };
    const Tree cited = rules_tree(evening, entry.reasons, entry.verdict);
    if (arguments.json) {
        const auto rule_of = [&book](const Tree& rule) { return tree_of(book, *rule.text()); };
        print_json(table_of({{"format", "consigliere-why/1"}, {"game", evening.game()},
            {"asked", arguments.question}, {"n", judged.entry == 0 ? Tree() : Tree(judged.entry)},
            {"move", entry.line}, {"verdict", word_of(entry.verdict)},
            {"text", reasons_text(evening, entry.reasons)},
            {"rules", list_of(cited.elements(), rule_of)},
            {"checked", list_of(checked, text_of)}}));
        return exit_fine;
    }
    print_judged(evening, judged.entry == 0 ? "" : std::to_string(judged.entry),
        telling::tell_in_report(entry.verdict), entry.line, entry.reasons);
    constexpr int indent = 6;
    for (const Tree& rule : cited.elements())
        print_paragraph(rule_line(book, *rule.text()), indent);
    if (!checked.empty())
        print_paragraph(
            tr_fill("Checked: {rules}.", {{"rules", ledger::join(checked, ", ", text_of)}}),
            indent);
    return exit_fine;
}

using rulebook::QuestionSearch;
using Kind = QuestionSearch::Found::Kind;

/// Search results, best first, and the search they belong to.
struct InWords {
    const QuestionSearch& search;
    const std::vector<WhyAnswer>& known;
    const Rulebook& book;
    QuestionSearch::List list;
};

void print(const InWords& in_words)
{
    for (const QuestionSearch::Found& found : in_words.list.found) {
        if (found.kind == Kind::question)
            print(in_words.known[found.number], in_words.book);
        else if (found.kind == Kind::argument)
            print(in_words.search.arguments()[found.number], in_words.book);
        else
            print(in_words.search.rule(found), in_words.book);
    }
}

/// Results as three lists, and their overall order: `found` has the list and the 0-based index of
/// each.
void print_json_of(
    const InWords& in_words, const ledger::Evening& evening, const std::string& question)
{
    const Rulebook& book = in_words.book;
    Tree answers = Tree::list();
    Tree argued = Tree::list();
    Tree rules = Tree::list();
    Tree order = Tree::list();
    const auto add = [&order](const char* name, Tree& list, Tree tree) {
        order.add(
            table_of({{"list", name}, {"number", Tree(static_cast<int>(list.elements().size()))}}));
        list.add(std::move(tree));
    };
    for (const QuestionSearch::Found& found : in_words.list.found) {
        if (found.kind == Kind::question) {
            add("answers", answers, tree_of(in_words.known[found.number], book));
        } else if (found.kind == Kind::argument) {
            const auto& [rule, argument] = in_words.search.arguments()[found.number];
            add("argued", argued,
                table_of({{"id", argument->id}, {"question", argument->question},
                    {"answer", argument->answer}, {"rule", tree_of(book, rule->id)}}));
        } else {
            const Rule& rule = in_words.search.rule(found);
            Tree tree = tree_of(book, rule.id);
            tree.set("text", rule.text);
            add("rules", rules, std::move(tree));
        }
    }
    print_json(table_of({{"format", "consigliere-why/1"}, {"game", evening.game()},
        {"asked", question}, {"found", std::move(order)}, {"answers", std::move(answers)},
        {"argued", std::move(argued)}, {"rules", std::move(rules)}}));
}

} // namespace

int why(const Arguments& arguments)
{
    const auto found = find_recorded(arguments.evening, arguments.database);
    if (found.is_error())
        return complain(found.error());
    const ledger::Evening& evening = *found.value().evening;
    const auto book = Rulebook::load(evening.game(), language::chosen());
    if (book.is_error())
        return complain(book.error());
    const std::optional<int> number = entry_in(arguments.question);
    if (number && (*number < 1 || *number > evening.history().size()))
        return complain_reason(
            evening, ledger::make_reason(ledger::message::no_such_entry, *number));
    const std::optional<Judged> judged = judged_in(evening, arguments.question);
    if (judged && judged->can_be_read)
        return answer(evening, *judged, book.value(), arguments);

    RecordHost desk(found.value());
    const auto table = tables::find(evening.game()).make_table(desk, evening);
    const std::vector<WhyAnswer> known = table->explanations(evening.history().head());
    const QuestionSearch search(book.value(), tables::texts_for_search(known, evening));
    const InWords in_words{search, known, book.value(), search.search(arguments.question)};
    const std::vector<QuestionSearch::Found>& all = in_words.list.found;
    // Text that looks like a line but answers no question is reported as an unreadable line.
    const bool is_answered = in_words.list.have_all_words
        && std::ranges::find(all, Kind::question, &QuestionSearch::Found::kind) != all.end();
    if (judged && !is_answered)
        return answer(evening, *judged, book.value(), arguments);
    const int code = all.empty() ? exit_refused : exit_fine;
    if (arguments.json) {
        print_json_of(in_words, evening, arguments.question);
        return code;
    }
    print(in_words);
    if (all.empty())
        complain_line(tr_fill("Nothing to explain for “{question}”. Try other words, a rule’s id, "
                              "an entry’s number, or a line.",
            {{"question", arguments.question}}));
    return code;
}

} // namespace consigliere::command_line
