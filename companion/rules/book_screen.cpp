#include "companion/rules/book_screen.h"

#include "companion/frame/rule_books.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

BookScreen::BookScreen(
    const Context& context, std::string game, std::string query, std::string choice)
    : m_context(context)
    , m_game(std::move(game))
    , m_query(std::move(query))
    , m_choice(std::move(choice))
{
    open_book();
}

void BookScreen::open_book()
{
    const RuleBooks::Read& book = m_context.books.read(m_game);
    m_book = m_context.notice.tells_failure(book) ? nullptr : &book.value();
}

void BookScreen::follow_language()
{
    if (m_book != m_context.books.of(m_game))
        open_book();
}

Rect BookScreen::draw_frame(Ui& ui, Rect rect, std::string_view hint,
    const std::vector<Choice>& choices, std::string_view list)
{
    if (std::exchange(m_is_new, false))
        scroll_to_start(ui, list);
    rect = rect.inset(16_dp, 8_dp);
    Rect search = rect.cut_top(52_dp, 12_dp);
    if (button(ui, "search:clear", search.cut_right(60_dp, 8_dp), symbol::cross)) {
        m_query.clear();
        scroll_to_start(ui, list);
    }
    if (text_field(ui, "search", search, m_query, hint))
        scroll_to_start(ui, list);
    const Rect column = rect.cut_left(std::min(250_dp, rect.width() * 0.32F), 20_dp);
    scroll_area(ui, "choices", column, [&](Rect& rest) {
        for (const Choice& choice : choices) {
            const bool is_in_force = m_query.empty() && is_chosen(choice.id);
            if (button(ui, choice.id, rest.cut_top(48_dp, 6_dp), choice.label,
                    {.kind = chosen_if(is_in_force), .font = Font::body})) {
                m_choice = choice.id;
                m_query.clear();
                scroll_to_start(ui, list);
            }
        }
    });
    return rect;
}

widgets::MarkedText BookScreen::marked(std::string text) const
{
    widgets::MarkedText marked{std::move(text), {}};
    for (const rulebook::WordIn& word : m_book->hits(marked.text, m_query))
        marked.marks.push_back({word.begin, word.end});
    return marked;
}

widgets::MarkedText BookScreen::marked(const std::string& label, const std::string& text) const
{
    widgets::MarkedText note = marked(text);
    const std::string before = label + ": ";
    note.text.insert(0, before);
    for (widgets::MarkedText::Mark& mark : note.marks) {
        mark.begin += before.size();
        mark.end += before.size();
    }
    return note;
}

} // namespace consigliere::screens
