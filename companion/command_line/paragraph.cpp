#include "companion/command_line/paragraph.h"

#include "engine/ledger/line_words.h"

#include <fmt/core.h>

namespace consigliere::command_line {

namespace {

constexpr std::size_t columns = 100;

} // namespace

std::size_t width_of(std::string_view text)
{
    std::size_t width = 0;
    for (const char byte : text)
        width += (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U ? 0 : 1;
    return width;
}

std::string paragraph(std::string_view text, int indent)
{
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    std::string lines = margin;
    std::size_t width = margin.size();
    ledger::WordReader reader(text);
    while (!reader.at_end()) {
        const std::string_view word = reader.next();
        const bool begins_line = width == margin.size();
        if (!begins_line && width + 1 + width_of(word) > columns) {
            lines += '\n' + margin;
            width = margin.size();
        } else if (!begins_line) {
            lines += ' ';
            ++width;
        }
        lines += word;
        width += width_of(word);
    }
    return lines;
}

} // namespace consigliere::command_line
