#include "engine/ledger/line_parser.h"

namespace consigliere::ledger {

std::string_view LineParser::word(std::string_view what)
{
    if (m_words.at_end()) {
        fail(message::missing_word, what);
        return {};
    }
    return m_words.next();
}

void LineParser::expect(std::string_view expected)
{
    if (!m_words.take(expected))
        fail(message::missing_word, expected);
}

void LineParser::expect_end()
{
    if (!m_words.at_end())
        fail(message::trailing_words, m_words.rest());
}

int LineParser::read_number()
{
    const std::string_view text = word("NUMBER");
    if (const std::optional<int> number = number_of(text))
        return *number;
    fail(message::bad_number, text);
    return 0;
}

Counted split_count(std::string_view text)
{
    const std::size_t times = text.rfind('x');
    const bool has_digits = times != std::string_view::npos && times > 0 && times + 1 < text.size()
        && text.find_first_not_of("0123456789", times + 1) == std::string_view::npos;
    if (!has_digits)
        return {text, 1};
    std::optional<int> count = number_of(text.substr(times + 1));
    if (count == 0)
        count.reset();
    return {text.substr(0, times), count};
}

} // namespace consigliere::ledger
