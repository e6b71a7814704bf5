#pragma once

#include "companion/charts/charts.h"
#include "companion/frame/room.h"
#include "db/archive/figures.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The initial of somebody’s name on a disc.
void draw_initial(Ui& ui, ImVec2 centre, float diameter, const std::string& name);

/// A bar with what it says: a share of evenings with its range and what chance would give, or a
/// part of a sum.
struct Measure {
    std::string name;
    std::string told;
    charts::BarChart::Bar bar;
    /// Less than three: words only.
    bool has_bar = true;
    /// Draws a sign before the name.
    std::function<void(Ui& ui, ImVec2 centre, float diameter)> draw_sign;
};
/// How often somebody won: as much of it as so many evenings allow.
[[nodiscard]] Measure measure_of(const Ui& ui, std::string name, const db::Rate& rate);
/// The bar of such a rate alone; nothing under three evenings.
void draw_rate(Ui& ui, const Rect& rect, const db::Rate& rate);

/// A part of a page: a heading, and rows below each other, each as high as it needs.
class FigureCard {
public:
    FigureCard(const Ui& ui, const std::string& heading);

    void add(const Measure& measure);
    void add_text(const std::string& text);
    /// For what may be overlooked.
    void add_remark(const std::string& text);
    void add_picture(float height, std::function<void(Ui& ui, const Rect& rect)> draw);
    /// Nothing but its heading.
    [[nodiscard]] bool is_empty() const { return m_rows.size() <= 1; }

    /// With its border, at this width.
    [[nodiscard]] float height(float width) const;
    void draw(Ui& ui, const Rect& rect) const;

private:
    struct Row {
        std::function<float(float width)> height;
        std::function<void(Ui& ui, const Rect& rect)> draw;
    };
    void add_paragraph(const std::string& text, Font font, Colour colour);

    const Ui& m_ui;
    std::vector<Row> m_rows;
};

/// Cards below each other in as many columns as the width has room for, the next always where most
/// of it is left; takes their height off the top of `rect`.
void draw_cards(Ui& ui, Rect& rect, const std::vector<FigureCard>& cards);

} // namespace consigliere::screens
