#include "companion/screens/rule_books.h"

#include "companion/screens/finding.h"

namespace consigliere::screens {

const rulebook::Rule* RuleBooks::find(const std::string& game, const std::string& id)
{
    if (m_language != language::chosen())
        m_books.clear();
    m_language = language::chosen();
    const auto [place, is_new] = m_books.try_emplace(game);
    if (is_new) {
        auto book = rulebook::Rulebook::load(game, m_language);
        if (!book.is_error())
            place->second = std::move(book.value());
    }
    return place->second.find(id);
}

std::string RuleBooks::tell(const std::string& game, const std::string& id)
{
    const rulebook::Rule* rule = find(game, id);
    if (rule == nullptr)
        return id;
    const std::string page = tell_page(rule);
    return rule->title + (page.empty() ? "" : "  ·  " + page);
}

} // namespace consigliere::screens
