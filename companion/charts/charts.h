#pragma once

#include "companion/charts/axis.h"
#include "companion/charts/drawing.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

// Charts from descriptions to drawings. Independent of game and language: callers provide texts
// and styles.
namespace consigliere::charts {

/// Style shared by the charts of a page.
struct Look {
    Ink text;
    Ink quiet;
    Ink grid;
    float letters = 12; ///< Text height in units of the drawing.
};

/// Ink, dash and emblem of one player or thing.
struct Style {
    Ink ink;
    Dash dash = Dash::solid;
    Emblem emblem = Emblem::disc;
};
/// Returns `count` styles; the first eight differ in ink and dash.
[[nodiscard]] std::vector<Style> different_styles(std::size_t count);

/// Line chart with a common axis and a name at the end of each line.
struct LineChart {
    struct Series {
        std::string name;
        Style style;
        /// Left to right; nullopt breaks the line.
        std::vector<std::pair<double, std::optional<double>>> points;
        /// Pale ranges of values, for as many points; empty for none.
        std::vector<std::pair<double, double>> ranges{};
    };
    /// A named range of the axis, such as an Act.
    struct Stretch {
        std::string name;
        double begin = 0;
        double end = 0;
    };
    /// A flag on the axis. Overlapping flags are moved apart.
    struct Flag {
        std::string name;
        double at = 0;
        Ink ink;
        Emblem emblem = Emblem::triangle;
        Ink letters{}; ///< Of the name on a pole.
    };
    enum class Course : std::uint8_t { straight, steps };

    std::vector<Series> series;
    std::vector<Stretch> stretches;
    std::vector<Flag> flags;
    /// Where the flags stand: below the axis, or on poles above the values with their names on
    /// them.
    enum class Flags : std::uint8_t { below, on_poles };
    Flags flags_stand = Flags::below;
    Course course = Course::steps;
    double begin = 0;
    double end = 1;
    /// Formats a tick of the vertical axis; empty: no ticks.
    std::function<std::string(double)> tell_value;
    /// Least tick distance: 1 for counts.
    double least_step = 0;
    /// Width for names at the line ends; 0 for none (sparkline).
    float room_for_names = 90;
};
[[nodiscard]] Drawing draw(const LineChart& chart, Size size, const Look& look);
/// Horizontal extent of the axis in such a drawing, to align a slider with it.
struct Span {
    float left = 0;
    float right = 0;
};
[[nodiscard]] Span span_of(const LineChart& chart, Size size, const Look& look);

/// Dots over time, filled or open, with a trend line.
struct DotChart {
    struct Dot {
        double at = 0;
        double value = 0;
        Fill fill = Fill::open;
    };
    struct Tick {
        double at = 0;
        std::string name;
    };
    std::vector<Dot> dots;
    std::vector<Tick> ticks;
    Style style;
    std::function<std::string(double)> tell_value;
    bool has_trend = true;
};
[[nodiscard]] Drawing draw(const DotChart& chart, Size size, const Look& look);
/// Dot positions in such a drawing, in the order of the dots, for hit testing.
[[nodiscard]] std::vector<Point> places_of(const DotChart& chart, Size size, const Look& look);

/// Horizontal bars with name and text. A pale range is a confidence interval, a mark the expected
/// value. All values are 0 to 1.
struct BarChart {
    struct Bar {
        std::string name;
        std::string told;
        Style style;
        double value = 0;
        std::optional<std::pair<double, double>> range;
        std::optional<double> expected;
        bool is_quiet = false; ///< Small sample: drawn in grey.
    };
    std::vector<Bar> bars;
    float room_for_names = 110;
    float room_for_told = 60;
};
[[nodiscard]] Drawing draw(const BarChart& chart, Size size, const Look& look);
/// One bar only, without name and text.
[[nodiscard]] Drawing draw(const BarChart::Bar& bar, Size size, const Look& look);

} // namespace consigliere::charts
