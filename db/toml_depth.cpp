#include "db/toml_depth.h"

#include <algorithm>
#include <string>

namespace consigliere::db {

namespace {

/// Records go three deep. Together these allow some hundreds of tables in each other.
constexpr int most_brackets = 24;
constexpr int most_dots = 12;

/// Goes through a TOML text, and tells brackets and dots from what stands in quotes and comments.
class Scanner {
public:
    explicit Scanner(std::string_view text)
        : m_rest(text)
    {
    }

    [[nodiscard]] std::optional<int> run()
    {
        while (!m_rest.empty()) {
            step();
            if (m_brackets > most_brackets || m_dots > most_dots)
                return m_line;
        }
        return std::nullopt;
    }

private:
    void step()
    {
        switch (const char letter = m_rest.front()) {
        case '"':
        case '\'':
            skip_quoted(letter);
            return;
        case '#':
            skip(std::min(m_rest.find('\n'), m_rest.size()));
            return;
        case '[':
        case '{':
            ++m_brackets;
            m_dots = 0;
            break;
        case ']':
        case '}':
            m_brackets = std::max(0, m_brackets - 1);
            m_dots = 0;
            break;
        case '.':
            ++m_dots;
            break;
        case '=':
        case ',':
        case '\n':
            m_dots = 0;
            break;
        default:
            break;
        }
        skip(1);
    }

    /// A quoted text ends at its quote, a long one at three of them, and no short one goes on over
    /// the end of its line: a text that was never closed must not hide what follows.
    void skip_quoted(char quote)
    {
        const std::string long_quote(3, quote);
        const bool is_long = m_rest.starts_with(long_quote);
        skip(is_long ? long_quote.size() : 1);
        while (!m_rest.empty()) {
            if (is_long ? m_rest.starts_with(long_quote) : m_rest.front() == quote) {
                skip(is_long ? long_quote.size() : 1);
                // Up to two more belong to the long text itself.
                for (int more = 0; is_long && more < 2 && m_rest.starts_with(quote); ++more)
                    skip(1);
                return;
            }
            if (!is_long && m_rest.front() == '\n')
                return;
            const bool is_escape = quote == '"' && m_rest.front() == '\\';
            skip(is_escape ? 2 : 1);
        }
    }

    void skip(std::size_t count)
    {
        const std::string_view skipped = m_rest.substr(0, count);
        m_line += static_cast<int>(std::ranges::count(skipped, '\n'));
        m_rest.remove_prefix(skipped.size());
    }

    std::string_view m_rest;
    int m_line = 1;
    int m_brackets = 0;
    int m_dots = 0;
};

} // namespace

std::optional<int> line_too_deep(std::string_view text)
{
    return Scanner(text).run();
}

} // namespace consigliere::db
