#include "companion/command_line/rule_line.h"

#include "companion/language/language.h"

namespace consigliere::command_line {

using language::tr_fill;

std::string page_of(const rulebook::Rule& rule)
{
    return rule.page > 0 ? tr_fill("p. {page}", {{"page", std::to_string(rule.page)}})
                         : std::string();
}

std::string rule_line(const rulebook::Rulebook& book, const std::string& id)
{
    const rulebook::Rule* rule = book.find(id);
    if (rule == nullptr)
        return id;
    const std::string page = page_of(*rule);
    return id + "  " + rule->title + (page.empty() ? "" : "  (" + page + ")");
}

} // namespace consigliere::command_line
