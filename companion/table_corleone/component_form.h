#pragma once

#include "companion/table_corleone/component_draft.h"
#include "companion/table_corleone/pieces.h"

#include <functional>
#include <string>

namespace consigliere::table_corleone {

/// Why the form is shown, and what follows once it is filled in.
struct FormErrand {
    /// A move may have asked for it, which can go on without.
    enum class Asked : std::uint8_t { by_the_table, by_a_move };
    Asked asked = Asked::by_the_table;
    /// The move that is made then, "Thug → Queens"; empty where nothing is but to describe.
    std::string move{};
};

/// The form in which the table tells what is printed on a tile, a Job, an Ally, or which areas a
/// Family Member space touches. It is told once: the box is learned for ever.
class ComponentForm {
public:
    /// Whether it is told how many of a Job the box holds, too; only who looks through the box
    /// knows that.
    enum class Copies : std::uint8_t { unasked, asked };

    void open(ComponentDraft draft, Copies copies = Copies::unasked);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void close() { m_is_open = false; }

    /// What became of the form in this frame.
    enum class Outcome : std::uint8_t {
        none,
        told, ///< The table told it, and it is kept.
        described, ///< The same, and nothing else is done: a move that asked for it is not made.
        left, ///< Not now: the move that asked for it goes on all the same.
        cancelled, ///< Nothing happens, neither here nor with the move.
    };
    /// Keeps a description, and says whether that was possible.
    using Keep = std::function<bool(const ledger::Tree&)>;
    /// `components` are those beside which a new one needs a name of its own.
    Outcome draw(
        Ui& ui, const Components& components, const Keep& keep, const FormErrand& errand = {});

    /// What was told, with its name in the record.
    [[nodiscard]] const ComponentDraft& draft() const { return m_draft; }

private:
    static Outcome draw_ways_out(Ui& ui, Rect& buttons, const FormErrand& errand);
    Outcome draw_buttons(Ui& ui, Rect& rect, const FormErrand& errand);
    void draw_fields(Ui& ui, Rect& rect, const Components& components);
    void draw_business_fields(Ui& ui, Rect& rect);
    void draw_job_fields(Ui& ui, Rect& rect);
    void draw_tile_colour(Ui& ui, Rect& rect);
    void draw_job_colours(Ui& ui, Rect& rect);
    void draw_ally_fields(Ui& ui, Rect& rect);
    void draw_space_fields(Ui& ui, Rect& rect);
    void draw_touched_areas(Ui& ui, Rect& rect);
    void draw_known(Ui& ui, Rect& rect, const Components& components);
    bool draw_save(Ui& ui, std::string_view id, const Rect& rect, const std::string& label,
        ButtonKind kind = ButtonKind::next);

    bool m_is_open = false;
    /// The grey button was tapped: the form says what is missing.
    bool m_is_asked_why = false;
    Copies m_copies = Copies::unasked;
    ComponentDraft m_draft;
};

} // namespace consigliere::table_corleone
