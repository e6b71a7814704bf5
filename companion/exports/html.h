#pragma once

#include <string>
#include <vector>

// Pieces of pages. Texts are escaped here; `Html` is already markup.
namespace consigliere::exports {

using Html = std::string;

/// Text as markup, without control characters.
[[nodiscard]] Html escaped(const std::string& text);
/// Nothing if there is no text.
[[nodiscard]] Html element(const char* tag, const std::string& text, const char* kind = "");
[[nodiscard]] Html link(const std::string& to, const std::string& text);
/// Nothing if there is no content.
[[nodiscard]] Html section(const std::string& heading, const Html& content);
/// Nothing if there are no items.
[[nodiscard]] Html list(const std::vector<std::string>& items);
/// Cells are markup; the first of a row is its heading. Columns from `first_sum` on are numeric.
/// `kind`: a class; its cells hold their headings, too. nullptr for none.
[[nodiscard]] Html table(const std::string& caption, const std::vector<std::string>& head,
    const std::vector<std::vector<Html>>& rows, std::size_t first_sum, const char* kind = nullptr);
/// A page without other files and without scripts.
[[nodiscard]] std::string page_alone(
    const std::string& title, const std::string& style, const Html& content);

} // namespace consigliere::exports
