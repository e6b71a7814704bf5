/// The head of a made-up evening, also for programs that are no tests.

#include "engine/ledger/line_words.h"
#include "tests/cash_n_guns/evenings.h"

namespace consigliere::test {

using namespace cash_n_guns;
using ledger::Tree;

Tree head_of(const Table& table)
{
    Tree head = Tree::table();
    head.set("game", Game::name);
    Tree seats = Tree::list();
    for (const std::string& text : table.seats) {
        const std::vector<std::string_view> parts = ledger::split(text, ':');
        Tree seat = Tree::table();
        seat.set("name", parts.back());
        if (parts.size() > 1)
            seat.set("power", parts.front());
        if (seats.elements().empty())
            head.set("first", parts.back());
        seats.add(std::move(seat));
    }
    head.set("seats", std::move(seats));
    Tree options = Tree::table();
    for (const auto& [key, value] : table.options)
        options.set(key, value);
    head.set("options", std::move(options));
    return head;
}

} // namespace consigliere::test
