#pragma once

#include "companion/charts/drawing.h"

#include <string>

namespace consigliere::charts {

/// A drawing as an SVG element for a page. Who cannot see it is read the title and the description.
[[nodiscard]] std::string svg_of(
    const Drawing& drawing, const std::string& title, const std::string& description);

/// A text inside XML or HTML, also between quotes.
[[nodiscard]] std::string escaped_for_xml(std::string_view text);

} // namespace consigliere::charts
