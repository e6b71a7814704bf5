#include "companion/command_line/rule_line.h"

#include "companion/language/language.h"

namespace consigliere::command_line {

using language::tr_fill;

std::string rule_line(const rulebook::Rulebook& book, const std::string& id)
{
    const rulebook::Rule* rule = book.find(id);
    if (rule == nullptr)
        return id;
    if (rule->page == 0)
        return id + "  " + rule->title;
    const std::string page = tr_fill("p. {page}", {{"page", std::to_string(rule->page)}});
    return id + "  " + rule->title + "  (" + page + ")";
}

} // namespace consigliere::command_line
