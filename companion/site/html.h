#pragma once

#include <string>
#include <vector>

// Pieces of pages. Texts are escaped here; `Html` is already markup.
namespace consigliere::site {

using Html = std::string;

enum class Place : std::uint8_t { evenings, players, group, league, none };

/// What all pages of one language share.
struct Frame {
    std::string title; ///< Of the site.
    bool has_league = false;
    /// Other languages: name, tag, and folder of its pages, relative to the root ("" or "pl/").
    struct Other {
        std::string name;
        std::string tag;
        std::string folder;
    };
    std::vector<Other> others;
};

/// Text as markup, without control characters.
[[nodiscard]] Html escaped(const std::string& text);
/// A whole page. `name`: relative to the folder of the language, "evenings/3f2a.html"; `root`: the
/// way from there to the root of the site, "../../".
[[nodiscard]] std::string whole_page(const Frame& frame, Place place, const std::string& title,
    const std::string& name, const std::string& root, const Html& content);

[[nodiscard]] Html element(const char* tag, const std::string& text, const char* kind = "");
[[nodiscard]] Html link(const std::string& to, const std::string& text);
[[nodiscard]] Html section(const std::string& heading, const Html& content);
/// Cells are markup; the first of a row is its heading. Columns from `first_sum` on are numeric.
[[nodiscard]] Html table(const std::string& caption, const std::vector<std::string>& head,
    const std::vector<std::vector<Html>>& rows, std::size_t first_sum);
/// How far a page lies below the folder of its language: "" or "../".
[[nodiscard]] std::string way_up(const std::string& name);

[[nodiscard]] const char* style_sheet();

} // namespace consigliere::site
