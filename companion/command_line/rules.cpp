// `rules`: searches the rule book by id, page or words.

#include "companion/command_line/command_line.h"
#include "companion/command_line/commands.h"
#include "companion/command_line/judged_lines.h"
#include "companion/command_line/list_filter.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/rulebook/rulebook.h"
#include "companion/telling/file_error.h"
#include "companion/telling/quoted.h"
#include "engine/games/games.h"
#include "engine/ledger/table_of.h"

#include <algorithm>
#include <utility>

namespace consigliere::command_line {

using language::tr;
using language::tr_fill;
using ledger::ErrorOr;
using ledger::table_of;
using ledger::Tree;
using rulebook::Rule;
using rulebook::Rulebook;

namespace {

constexpr int rule_indent = 4;

void print_note(const std::string& heading, const std::string& note)
{
    if (!note.empty())
        print_paragraph(heading + ": " + note, rule_indent);
}

void print_rule(const Rule& rule)
{
    print_line(rule_line(rule));
    print_paragraph(rule.text, rule_indent);
    print_note(tr("Often misread"), rule.misreading);
    print_note(tr("Editions differ"), rule.editions);
    print_note(tr("Consigliere’s reading"), rule.chosen);
    for (const rulebook::FaqEntry& argument : rule.argued)
        print_paragraph(telling::quoted(argument.question) + " " + argument.answer, rule_indent);
}

Tree tree_of(const Rule& rule, std::string_view game)
{
    Tree tree = table_of(
        {{"game", game}, {"id", rule.id}, {"page", rule.page > 0 ? Tree(rule.page) : Tree()},
            {"phase", rule.phase}, {"title", rule.title}, {"text", rule.text}});
    for (const auto& [key, note] : {std::pair{"misreading", &rule.misreading},
             std::pair{"editions", &rule.editions}, std::pair{"chosen", &rule.chosen}}) {
        if (!note->empty())
            tree.set(key, *note);
    }
    tree.set("argued", list_of(rule.argued, [](const rulebook::FaqEntry& argument) {
        return table_of(
            {{"id", argument.id}, {"question", argument.question}, {"answer", argument.answer}});
    }));
    return tree;
}

struct Book {
    std::string_view game;
    Rulebook rules;
    Rulebook::Fit fit;
};
using BooksOrError = ErrorOr<std::vector<Book>, db::FileError>;

/// Books to search. Without a game, all of them: first books where the query is an id, then those
/// where it is a page, then those with a rule that has all its words. If it is an id in one book,
/// it is not searched as words in others.
BooksOrError books_for(const std::string& query, const std::string& game)
{
    std::vector<Book> books;
    for (const games::Game& known : games::all()) {
        const bool is_asked = game.empty() ? !query.empty() || books.empty() : game == known.name;
        if (!is_asked)
            continue;
        ErrorOr<Rulebook, db::FileError> book = Rulebook::load(known.name, language::chosen());
        if (book.is_error())
            return book.error();
        const Rulebook::Fit fit = book.value().fit(query);
        books.push_back({known.name, std::move(book.value()), fit});
    }
    const auto comes_first = [](const Book& left, const Book& right) {
        return left.fit > right.fit;
    };
    std::stable_sort(books.begin(), books.end(), comes_first);
    const bool is_id = !books.empty() && books.front().fit == Rulebook::Fit::id;
    if (is_id)
        std::erase_if(books, [](const Book& book) { return book.fit != Rulebook::Fit::id; });
    return books;
}

} // namespace

int rules(const Arguments& arguments)
{
    const std::string& query = arguments.question;
    const std::string& game = arguments.filter.game;
    if (const std::optional<std::string> fault = fault_in_game(game))
        return complain(*fault);
    Tree found = Tree::list();
    const BooksOrError books = books_for(query, game);
    if (books.is_error())
        return complain(books.error());
    for (const auto& [name, book, fit] : books.value()) {
        for (const Rule* rule : book.search(query)) {
            if (!arguments.json) {
                print_text(found.elements().empty() ? "" : "\n");
                print_rule(*rule);
            }
            found.add(tree_of(*rule, name));
        }
    }
    if (arguments.json) {
        print_json(found);
    } else if (found.elements().empty()) {
        complain_line(
            tr_fill("No rule matches “{query}”. Try an id like 14.thug-space, a page, or words.",
                {{"query", query}}));
    }
    return found.elements().empty() ? exit_refused : exit_fine;
}

} // namespace consigliere::command_line
