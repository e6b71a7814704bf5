#include "companion/command_line/rule_line.h"

#include "companion/language/language.h"

namespace consigliere::command_line {

using language::tr_fill;

std::string rule_line(const rulebook::Rule& rule)
{
    const std::string line = rule.id + "  " + rule.title;
    if (rule.page == 0)
        return line;
    return line + "  (" + tr_fill("p. {page}", {{"page", std::to_string(rule.page)}}) + ")";
}

std::string rule_line(const rulebook::Rulebook& book, const std::string& id)
{
    const rulebook::Rule* rule = book.find(id);
    return rule == nullptr ? id : rule_line(*rule);
}

} // namespace consigliere::command_line
