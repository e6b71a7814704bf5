#pragma once

#include "companion/table_corleone/view.h"

#include <functional>
#include <string>

namespace consigliere::table_corleone {

/// The form in which the table tells what is printed on a tile, a Job, an Ally, or which areas a
/// Family Member space touches. It is told once: the box is learned for ever.
class ComponentForm {
public:
    enum class Subject : std::uint8_t { tile, printed_business, job, ally, space };

    /// Opens the form for something new.
    void open_tile(corleone::TileColour colour);
    void open_printed_business(corleone::Area area);
    void open_job();
    void open_ally(int act);
    void open_space();
    /// Opens it for something that has a name but is not fully told.
    void open(const View& view, const View::Untold& untold);

    [[nodiscard]] bool is_open() const { return m_is_open; }
    void close() { m_is_open = false; }

    /// What became of the form in this frame.
    enum class Outcome : std::uint8_t {
        none,
        told, ///< The table told it; `name` is its name in the record.
        left, ///< The table does not want to tell it now.
    };
    Outcome draw(Ui& ui, View& view);

    [[nodiscard]] Subject subject() const { return m_subject; }
    [[nodiscard]] const std::string& name() const { return m_name; }

private:
    void start(Subject subject);
    void draw_business_fields(Ui& ui, Rect& rect);
    void draw_job_fields(Ui& ui, Rect& rect);
    void draw_ally_fields(Ui& ui, Rect& rect);
    void draw_space_fields(Ui& ui, Rect& rect);
    [[nodiscard]] bool is_complete() const;
    [[nodiscard]] ledger::Tree description(const View& view);
    void choose_name(const View& view);

    bool m_is_open = false;
    Subject m_subject = Subject::tile;
    std::string m_name; ///< Empty until it has one.
    std::string m_label;
    corleone::TileColour m_tile_colour = corleone::TileColour::blue;
    corleone::Area m_area = corleone::Area::wall_street;
    corleone::Icons m_front;
    corleone::Icons m_back;
    std::optional<corleone::JobColour> m_job_colour;
    corleone::Icons m_cost;
    corleone::Icons m_reward;
    corleone::Icons m_effect;
    int m_act = 1;
    corleone::AreaSet m_touches;
    bool m_three_plus = false;
};

} // namespace consigliere::table_corleone
