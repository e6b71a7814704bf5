#pragma once

#include "companion/charts/axis.h"
#include "companion/charts/drawing.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Charts of one description each, made into drawings. Whoever asks says what things are called and
/// how they look; nothing here knows a game or a language.
namespace consigliere::charts {

/// What is the same in all charts of a page.
struct Look {
    Ink text;
    Ink quiet;
    Ink grid;
    float letters = 12; ///< The height of the text.
};

/// How one player or thing is told from the others.
struct Style {
    Ink ink;
    Dash dash = Dash::solid;
    Emblem emblem = Emblem::disc;
};
/// As many styles as are wanted, all of them different.
[[nodiscard]] std::vector<Style> different_styles(std::size_t count);

/// Lines over a common axis, each with its name at its end.
struct LineChart {
    struct Series {
        std::string name;
        Style style;
        /// From left to right. A missing value breaks the line.
        std::vector<std::pair<double, std::optional<double>>> points;
    };
    /// A stretch of the axis with a name: an Act.
    struct Stretch {
        std::string name;
        double begin = 0;
        double end = 0;
    };
    /// A flag at a place of the axis. Those that would lie on each other stand side by side.
    struct Flag {
        std::string name;
        double at = 0;
        Ink ink;
        Emblem emblem = Emblem::triangle;
    };
    enum class Course : std::uint8_t { straight, steps };

    std::vector<Series> series;
    std::vector<Stretch> stretches;
    std::vector<Flag> flags;
    Course course = Course::steps;
    double begin = 0;
    double end = 1;
    /// How a mark of the upright axis is written; without it there are none.
    std::function<std::string(double)> tell_value;
    /// The smallest step between two of these marks: 1 where something is counted.
    double least_step = 0;
    /// Where names stand at the ends of the lines; 0 for none, as in a sparkline.
    float room_for_names = 90;
};
[[nodiscard]] Drawing draw(const LineChart& chart, Size size, const Look& look);
/// Where the axis lies in such a drawing: its left and right end, for a slider below it.
struct Span {
    float left = 0;
    float right = 0;
};
[[nodiscard]] Span span_of(const LineChart& chart, Size size, const Look& look);

/// Dots over time, filled where something was so and open where not, with a line of the trend.
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
/// Where its dots lie in such a drawing, in their order, for whoever taps one.
[[nodiscard]] std::vector<Point> places_of(const DotChart& chart, Size size, const Look& look);

/// Bars one below the other, each with its name and what it says; a pale stretch is a range, a mark
/// what was expected. All values are parts of the whole, from 0 to 1.
struct BarChart {
    struct Bar {
        std::string name;
        std::string told;
        Style style;
        double value = 0;
        std::optional<std::pair<double, double>> range;
        std::optional<double> expected;
        bool is_quiet = false; ///< Too few to say much.
    };
    std::vector<Bar> bars;
    float room_for_names = 110;
    float room_for_told = 60;
};
[[nodiscard]] Drawing draw(const BarChart& chart, Size size, const Look& look);
/// One of its bars alone, without name and words.
[[nodiscard]] Drawing draw(const BarChart::Bar& bar, Size size, const Look& look);

} // namespace consigliere::charts
