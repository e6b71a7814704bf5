/// Charts as geometry: marks of axes, labels apart, lines told without their colour.

#include "companion/charts/charts.h"
#include "companion/charts/svg.h"
#include "companion/charts/year_chart.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace consigliere::charts;

namespace {

const Look look{{0x111111}, {0x555555}, {0xdddddd}, 12};

template <typename Kind>
std::vector<Kind> all_of(const Drawing& drawing)
{
    std::vector<Kind> found;
    for (const Shape& shape : drawing.shapes) {
        if (const Kind* kind = std::get_if<Kind>(&shape))
            found.push_back(*kind);
    }
    return found;
}

LineChart two_lines()
{
    LineChart chart;
    chart.end = 100;
    chart.tell_value = [](double value) { return std::to_string(static_cast<int>(value)); };
    const std::vector<Style> styles = different_styles(2);
    chart.series = {{"Ana", styles[0], {{0, 0}, {40, 30}, {100, 61}}},
        {"Bia", styles[1], {{0, 0}, {50, std::nullopt}, {60, 10}, {100, 60}}}};
    chart.stretches = {{"Act I", 0, 50}, {"Act II", 50, 100}};
    return chart;
}

} // namespace

TEST_CASE("axes have round marks that hold all values")
{
    for (const double greatest : {0.3, 1.0, 7.0, 61.0, 78.0, 99.0, 100.0, 1234.0, 265'000.0}) {
        const Axis axis = axis_for(0, greatest, 4);
        const double power = std::pow(10, std::floor(std::log10(axis.step) + 1e-9));
        const double digit = std::round(axis.step / power);
        CHECK((digit == 1 || digit == 2 || digit == 5));
        CHECK(axis.high >= greatest);
        CHECK(axis.low <= 0);
        CHECK(axis.ticks().size() >= 3);
        CHECK(axis.ticks().size() <= 9);
    }
    CHECK(axis_for(0, 78, 4).ticks() == std::vector<double>{0, 20, 40, 60, 80});
    CHECK(axis_for(5, 5, 4).high > 5);
    // What is counted has no halves: one piece is told between nothing and one.
    CHECK(axis_for(0, 1, 4, 1).ticks() == std::vector<double>{0, 1});
    CHECK(axis_for(0, 1, 4).ticks().size() > 2);
}

TEST_CASE("values beside a low chart are so few that none touches another")
{
    for (const float height : {60.0F, 75.0F, 90.0F, 200.0F}) {
        INFO(height);
        std::vector<float> places;
        for (const Text& text : all_of<Text>(draw(two_lines(), {600, height}, look))) {
            if (text.anchor == Anchor::end)
                places.push_back(text.at.y);
        }
        REQUIRE(places.size() >= 2);
        for (std::size_t i = 1; i < places.size(); ++i)
            CHECK(std::abs(places[i] - places[i - 1]) >= look.letters);
    }
}

TEST_CASE(
    "a line of totals goes in steps, breaks where nothing is known, and has its name at its end")
{
    const Drawing drawing = draw(two_lines(), {600, 200}, look);
    std::vector<Line> lines = all_of<Line>(drawing);
    std::erase_if(lines, [](const Line& line) { return line.stroke.width < 2; });
    REQUIRE(lines.size() == 3);
    for (const Line& line : lines) {
        for (std::size_t i = 1; i < line.points.size(); ++i)
            CHECK((line.points[i].x == line.points[i - 1].x
                || line.points[i].y == line.points[i - 1].y));
    }
    CHECK(lines[0].stroke.dash != lines[1].stroke.dash);
    std::vector<float> heights;
    for (const Text& text : all_of<Text>(drawing)) {
        CHECK(text.at.y > 0);
        CHECK(text.at.y < 200);
        if (text.text == "Ana" || text.text == "Bia")
            heights.push_back(text.at.y);
    }
    REQUIRE(heights.size() == 2);
    CHECK(std::abs(heights[0] - heights[1]) >= look.letters);
    const Span span = span_of(two_lines(), {600, 200}, look);
    CHECK(lines[0].points.front().x == Approx(span.left));
    CHECK(lines[0].points.back().x == Approx(span.right));
}

TEST_CASE("flags at one place stand side by side, and each kind has a sign of its own")
{
    LineChart chart = two_lines();
    chart.flags = {{"ruled", 40, {0xff0000}, Emblem::triangle},
        {"note", 40, {0x888800}, Emblem::star}, {"leads", 40.5, {0x00ff00}, Emblem::disc},
        {"pause", 100, {0x555555}, Emblem::bar}, {"note", 100, {0x888800}, Emblem::star}};
    const Size size{600, 200};
    std::vector<Sign> signs;
    for (const Sign& sign : all_of<Sign>(draw(chart, size, look))) {
        if (sign.centre.y > size.height - 2 * look.letters)
            signs.push_back(sign);
    }
    REQUIRE(signs.size() == chart.flags.size());
    const Span span = span_of(chart, size, look);
    for (std::size_t i = 0; i < signs.size(); ++i) {
        CHECK(signs[i].emblem == chart.flags[i].emblem);
        CHECK(signs[i].centre.x <= span.right);
        if (i > 0)
            CHECK(signs[i].centre.x - signs[i - 1].centre.x >= 2 * signs[i].radius);
    }
    CHECK(signs[0].centre.x == Approx(span.left + (span.right - span.left) * 0.4F));
    // Where there is no room for all, none lies wholly on another.
    chart.flags.assign(300, {"ruled", 50, {0xff0000}, Emblem::triangle});
    float before = -1;
    for (const Sign& sign : all_of<Sign>(draw(chart, size, look))) {
        if (sign.centre.y <= size.height - 2 * look.letters)
            continue;
        CHECK(sign.centre.x > before);
        before = sign.centre.x;
    }
}

TEST_CASE("eight players are told apart without colours")
{
    const std::vector<Style> styles = different_styles(8);
    for (std::size_t i = 0; i < styles.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            CHECK(styles[i].dash != styles[j].dash);
            CHECK(styles[i].emblem != styles[j].emblem);
            CHECK_FALSE(styles[i].ink == styles[j].ink);
        }
    }
}

TEST_CASE("the dashes of a line lie on it, one after the other")
{
    const Line line{{{0, 0}, {30, 0}, {30, 30}}, {{0}, 1, Dash::dashed}};
    float drawn = 0;
    for (const std::vector<Point>& part : dashes_of(line)) {
        for (std::size_t i = 1; i < part.size(); ++i)
            drawn += std::hypot(part[i].x - part[i - 1].x, part[i].y - part[i - 1].y);
    }
    // Five of eight are drawn.
    CHECK(drawn == Approx(60.0F * 5 / 8).margin(3));
    CHECK(dashes_of({line.points, {{0}, 1, Dash::solid}}).size() == 1);
}

TEST_CASE("dots and bars stay inside, and a trend needs three")
{
    DotChart dots;
    dots.tell_value = [](double value) { return std::to_string(static_cast<int>(value)); };
    dots.dots = {{1, 20, Fill::open}, {4, 60, Fill::filled}};
    CHECK(all_of<Sign>(draw(dots, {400, 200}, look)).size() == 2);
    const std::size_t without = all_of<Line>(draw(dots, {400, 200}, look)).size();
    dots.dots.push_back({2, 40, Fill::filled});
    CHECK(all_of<Line>(draw(dots, {400, 200}, look)).size() == without + 1);
    for (const Sign& sign : all_of<Sign>(draw(dots, {400, 200}, look))) {
        CHECK(sign.centre.x > 0);
        CHECK(sign.centre.x < 400);
        CHECK(sign.centre.y > 0);
        CHECK(sign.centre.y < 200);
    }
    BarChart bars;
    bars.bars = {{"Ana", "9 of 23", {}, 0.4, std::pair{0.2, 0.6}, 0.25, false},
        {"Bia", "1 of 2", {}, 0.5, std::nullopt, std::nullopt, true}};
    for (const Box& box : all_of<Box>(draw(bars, {400, 100}, look))) {
        CHECK(box.upper_left.x >= bars.room_for_names);
        CHECK(box.upper_left.x + box.size.width <= 400 - bars.room_for_told + 0.01F);
    }
}

TEST_CASE("a tap finds the dots where they are drawn")
{
    DotChart dots;
    dots.tell_value = [](double value) { return std::to_string(static_cast<int>(value)); };
    dots.dots = {{1, 20, Fill::open}, {4, 60, Fill::filled}, {9, 10, Fill::open}};
    const std::vector<Sign> drawn = all_of<Sign>(draw(dots, {400, 200}, look));
    const std::vector<Point> places = places_of(dots, {400, 200}, look);
    REQUIRE(drawn.size() == places.size());
    for (std::size_t i = 0; i < places.size(); ++i)
        CHECK(drawn[i].centre == places[i]);
}

TEST_CASE("a year has a square for each day, its weeks from left to right")
{
    YearChart year;
    year.year = 2026;
    year.ink = {0xd0a23c};
    year.months = std::vector<std::string>(12, "Mon");
    const Size size{540, height_of(year, 540, look)};
    const auto empty = all_of<Box>(draw(year, size, look));
    CHECK(empty.size() == 365);
    CHECK(all_of<Text>(draw(year, size, look)).size() == 12);
    // A Monday and the Tuesday after it; and a day of another year.
    year.days = {{"2026-11-16", 1}, {"2026-11-17", 2}, {"2025-11-17", 4}};
    const auto boxes = all_of<Box>(draw(year, size, look));
    REQUIRE(boxes.size() == empty.size() + 2);
    std::vector<Box> filled;
    for (const Box& box : boxes) {
        CHECK(box.upper_left.x >= 0);
        CHECK(box.upper_left.x + box.size.width <= size.width + 0.01F);
        CHECK(box.upper_left.y + box.size.height <= size.height + 0.01F);
        if (box.ink == year.ink)
            filled.push_back(box);
    }
    const auto middle_of = [](const Box& box) {
        return Point{box.upper_left.x + box.size.width / 2, box.upper_left.y + box.size.height / 2};
    };
    REQUIRE(filled.size() == 2);
    CHECK(filled[0].size.width < filled[1].size.width);
    CHECK(middle_of(filled[0]).x == Approx(middle_of(filled[1]).x));
    CHECK(middle_of(filled[0]).y + 10 == Approx(middle_of(filled[1]).y));
    // A leap year that begins on a Sunday touches 54 weeks.
    year.year = 2012;
    CHECK(all_of<Box>(draw(year, size, look)).size() == 366);
}

TEST_CASE("as SVG it is told, too, and no name breaks out of it")
{
    LineChart chart = two_lines();
    chart.series[0].name = "<script>\"&";
    const std::string svg = svg_of(draw(chart, {600, 200}, look), "Money", "Ana \"wins\" & so on");
    CHECK(svg.starts_with("<svg"));
    CHECK(svg.find("<title>Money</title>") != std::string::npos);
    CHECK(svg.find("<desc>Ana &quot;wins&quot; &amp; so on</desc>") != std::string::npos);
    CHECK(svg.find("<script>") == std::string::npos);
    CHECK(svg.find("stroke-dasharray") != std::string::npos);
    CHECK(svg.find("nan") == std::string::npos);
}
