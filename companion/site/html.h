#pragma once

#include "companion/exports/html.h"

#include <string>
#include <vector>

// The frame of all pages of a site.
namespace consigliere::site {

using exports::Html;

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

/// A whole page. `name`: relative to the folder of the language, "evenings/3f2a.html"; `root`: the
/// way from there to the root of the site, "../../".
[[nodiscard]] std::string whole_page(const Frame& frame, Place place, const std::string& title,
    const std::string& name, const std::string& root, const Html& content);

/// How far a page lies below the folder of its language: "" or "../".
[[nodiscard]] std::string way_up(const std::string& name);

[[nodiscard]] const char* style_sheet();

} // namespace consigliere::site
