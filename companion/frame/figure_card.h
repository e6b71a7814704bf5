#pragma once

#include "companion/charts/charts.h"
#include "companion/frame/room.h"
#include "db/archive/figures.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Draws an initial on a disc.
void draw_initial(Ui& ui, ImVec2 centre, float diameter, const std::string& name);

/// A bar with its text: a rate with confidence range and chance level, or a share of a sum.
struct Measure {
    std::string name;
    std::string told;
    charts::BarChart::Bar bar;
    /// False for fewer than three evenings: text only.
    bool has_bar = true;
    /// Draws an icon before the name.
    std::function<void(Ui& ui, ImVec2 centre, float diameter)> draw_sign;
};
/// Win rate, in as much detail as the number of evenings allows.
[[nodiscard]] Measure measure_of(const Ui& ui, std::string name, const db::Rate& rate);
/// Bar of a rate only; draws nothing for fewer than three evenings.
void draw_rate(Ui& ui, const Rect& rect, const db::Rate& rate);

/// A section of a page: a heading and rows of variable height.
class FigureCard {
public:
    FigureCard(const Ui& ui, const std::string& heading);

    void add(const Measure& measure);
    void add_text(const std::string& text);
    /// Adds small print.
    void add_remark(const std::string& text);
    void add_picture(float height, std::function<void(Ui& ui, const Rect& rect)> draw);
    /// True if it has only its heading.
    [[nodiscard]] bool is_empty() const { return m_rows.size() <= 1; }

    /// Height including its border, at this width.
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

/// Lays cards out in as many columns as fit, each in the shortest column. Shrinks `rect` by the
/// height used.
void draw_cards(Ui& ui, Rect& rect, const std::vector<FigureCard>& cards);

} // namespace consigliere::screens
