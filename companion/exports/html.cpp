#include "companion/exports/html.h"

#include "companion/charts/svg.h"
#include "companion/language/language.h"
#include "companion/telling/visible.h"

#include <fmt/format.h>

#include <algorithm>

namespace consigliere::exports {

Html escaped(const std::string& text)
{
    return charts::escaped_for_xml(telling::visible(text));
}

Html element(const char* tag, const std::string& text, const char* kind)
{
    const std::string whose = *kind == '\0' ? "" : fmt::format(" class=\"{}\"", kind);
    return text.empty() ? Html() : fmt::format("<{0}{1}>{2}</{0}>\n", tag, whose, escaped(text));
}

Html link(const std::string& to, const std::string& text)
{
    return fmt::format("<a href=\"{}\">{}</a>", charts::escaped_for_xml(to), escaped(text));
}

Html section(const std::string& heading, const Html& content)
{
    return content.empty()
        ? Html()
        : fmt::format("<section>\n<h2>{}</h2>\n{}</section>\n", escaped(heading), content);
}

Html list(const std::vector<std::string>& items)
{
    Html text;
    for (const std::string& item : items)
        text += element("li", item);
    return text.empty() ? text : "<ul>\n" + text + "</ul>\n";
}

Html table(const std::string& caption, const std::vector<std::string>& head,
    const std::vector<std::vector<Html>>& rows, std::size_t first_sum, const char* kind)
{
    if (rows.empty())
        return {};
    std::vector<Html> heads;
    std::ranges::transform(head, std::back_inserter(heads), escaped);
    const auto row_of = [&](const std::vector<Html>& cells) {
        const bool is_head = &cells == &heads;
        Html text = "<tr>";
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const char* sum = i >= first_sum ? " class=\"sum\"" : "";
            const std::string label =
                kind == nullptr ? "" : fmt::format(" data-head=\"{}\"", heads[i]);
            text += is_head || i == 0
                ? fmt::format("<th scope=\"{}\"{}>{}</th>", is_head ? "col" : "row", sum, cells[i])
                : fmt::format("<td{}{}>{}</td>", sum, label, cells[i]);
        }
        return text + "</tr>\n";
    };
    Html text = fmt::format("<div class=\"wide{}\"><table>\n{}<thead>{}</thead>\n<tbody>\n",
        kind == nullptr ? "" : std::string(" ") + kind,
        caption.empty() ? Html() : fmt::format("<caption>{}</caption>\n", escaped(caption)),
        row_of(heads));
    for (const std::vector<Html>& cells : rows)
        text += row_of(cells);
    return text + "</tbody>\n</table></div>\n";
}

std::string page_alone(const std::string& title, const std::string& style, const Html& content)
{
    return fmt::format("<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<main>\n{}</main>\n"
                       "<footer>{}</footer>\n</body>\n</html>\n",
        language::tag_of(language::chosen()), escaped(title), style, content,
        escaped(language::tr("Recorded with Consigliere.")));
}

} // namespace consigliere::exports
