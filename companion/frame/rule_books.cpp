#include "companion/frame/rule_books.h"

#include "companion/frame/finding.h"

namespace consigliere::screens {

const RuleBooks::Read& RuleBooks::read(std::string_view game)
{
    const language::Language language = language::chosen();
    std::pair key{std::string(game), std::string(language::code_of(language))};
    const auto found = m_read.find(key);
    // Retry a failed load: the file may exist now.
    if (found != m_read.end() && !found->second.is_error())
        return found->second;
    return m_read.insert_or_assign(std::move(key), rulebook::Rulebook::load(game, language))
        .first->second;
}

const rulebook::Rulebook* RuleBooks::of(std::string_view game)
{
    const Read& book = read(game);
    return book.is_error() ? nullptr : &book.value();
}

const rulebook::Rule* RuleBooks::find(std::string_view game, std::string_view id)
{
    const rulebook::Rulebook* book = of(game);
    return book == nullptr ? nullptr : book->find(id);
}

std::string RuleBooks::tell(std::string_view game, const std::string& id)
{
    const rulebook::Rule* rule = find(game, id);
    if (rule == nullptr)
        return id;
    const std::string page = tell_page(rule);
    return rule->title + (page.empty() ? "" : "  ·  " + page);
}

} // namespace consigliere::screens
