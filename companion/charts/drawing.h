#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

// A chart as shapes. The origin is the upper left corner. Rendered on screen (`paint.h`) and as SVG
// (`svg.h`).
namespace consigliere::charts {

struct Point {
    float x = 0;
    float y = 0;

    [[nodiscard]] friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
    float width = 0;
    float height = 0;
};

/// A CSS colour, 0xRRGGBB, and its opacity from 0 to 1.
struct Ink {
    std::uint32_t rgb = 0;
    float opacity = 1;

    [[nodiscard]] friend bool operator==(const Ink&, const Ink&) = default;
};

/// Dash of a line: information must not depend on colour alone.
enum class Dash : std::uint8_t {
    solid,
    dashed,
    dotted,
    dash_dot,
    long_dashes,
    two_dots,
    sparse,
    thin
};
/// Alternating lengths of dash and gap, in line widths; empty for solid.
[[nodiscard]] const std::vector<float>& pattern_of(Dash dash);

/// A marker at a line end or in a dot.
enum class Emblem : std::uint8_t {
    disc,
    square,
    triangle,
    diamond,
    ring,
    cross,
    star,
    bar,
};
inline constexpr int emblem_count = 8;

struct Stroke {
    Ink ink;
    float width = 1;
    Dash dash = Dash::solid;
};

struct Line {
    std::vector<Point> points;
    Stroke stroke;
};
/// Filled between two lines that have equally many points, left to right.
struct Area {
    std::vector<Point> upper;
    std::vector<Point> lower;
    Ink ink;
};
struct Box {
    Point upper_left;
    Size size;
    Ink ink;
    float rounding = 0;
};
enum class Fill : std::uint8_t { filled, open };
struct Sign {
    Point centre;
    float radius = 4;
    Emblem emblem = Emblem::disc;
    Ink ink;
    Fill fill = Fill::filled;
};
enum class Anchor : std::uint8_t { start, middle, end };
/// One line of text, vertically centred at the point.
struct Text {
    Point at;
    std::string text;
    Ink ink;
    float height = 12;
    Anchor anchor = Anchor::start;
    bool is_strong = false;
};

using Shape = std::variant<Line, Area, Box, Sign, Text>;

struct Drawing {
    Size size;
    std::vector<Shape> shapes; ///< Back to front.
};

/// The same drawing elsewhere on a larger ground.
[[nodiscard]] Drawing shifted(Drawing drawing, Point by);

/// Corners in the square from -1 to 1; empty for round emblems.
[[nodiscard]] std::vector<Point> corners_of(Emblem emblem);

/// Splits a line into its visible dashes.
[[nodiscard]] std::vector<std::vector<Point>> dashes_of(const Line& line);

} // namespace consigliere::charts
