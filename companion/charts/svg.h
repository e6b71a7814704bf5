#pragma once

#include "companion/charts/drawing.h"

#include <string>

namespace consigliere::charts {

/// A drawing as an inline SVG element with title and description for screen readers.
[[nodiscard]] std::string svg_of(
    const Drawing& drawing, const std::string& title, const std::string& description);

/// Escapes text for XML and HTML content and attributes.
[[nodiscard]] std::string escaped_for_xml(std::string_view text);

} // namespace consigliere::charts
