#pragma once

#include "companion/table_corleone/component_draft.h"
#include "companion/table_corleone/emblems.h"
#include "companion/table_corleone/pieces.h"
#include "engine/corleone/components.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::table_corleone {

/// Why the form is open, and what follows when it is saved.
struct FormErrand {
    /// `by_a_move`: a move needs the description, but can be recorded without it.
    enum class Asked : std::uint8_t { by_the_table, by_a_move };
    Asked asked = Asked::by_the_table;
    /// The move recorded on saving, "Thug → Queens"; empty if saving only describes.
    std::string move{};
};

/// Form for describing a component: tile, Job, Ally, or the areas that a Family Member space
/// touches. Descriptions are kept for all later games.
class ComponentForm {
public:
    /// Whether to ask for the number of copies of a Job; known only to those who look through the
    /// box.
    enum class Copies : std::uint8_t { unasked, asked };

    void open(ComponentDraft draft, Copies copies = Copies::unasked);
    [[nodiscard]] bool is_open() const { return m_is_open; }
    void close() { m_is_open = false; }

    enum class Outcome : std::uint8_t {
        none,
        told, ///< Described and saved; the waiting move follows.
        described, ///< Described and saved; the waiting move is dropped.
        left, ///< Not now: the waiting move is recorded without the description.
        cancelled, ///< Nothing is saved, the waiting move is dropped.
    };
    /// Saves a description; returns false if that failed.
    using Keep = std::function<bool(const ledger::Tree&)>;
    /// `components`: existing ones, from which a new record name must differ.
    Outcome draw(
        Ui& ui, const Components& components, const Keep& keep, const FormErrand& errand = {});

    /// The draft; after `told` or `described`, with its record name.
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
    /// The grey button was tapped: show what is missing.
    bool m_is_asked_why = false;
    Copies m_copies = Copies::unasked;
    ComponentDraft m_draft;
};

/// Whether the offered icons have captions.
enum class Captions : std::uint8_t { none, names };

/// Field for entering printed icons. A tap on an offered icon below adds it; a tap on a chosen one
/// removes it. Shrinks `rect` by the height used.
void icon_field(Ui& ui, Rect& rect, std::string_view id, std::string_view label, Icons& icons,
    const std::vector<Icon>& offered, Captions captions = Captions::none);

/// Like above, for a half that may be undescribed (nullopt); "nothing printed" is then a choice of
/// its own.
void icon_field(Ui& ui, Rect& rect, std::string_view id, std::string_view label,
    std::optional<Icons>& icons, const std::vector<Icon>& offered);

/// Icons whose row satisfies `is_so`, in enumerator order.
template <typename IsSo>
[[nodiscard]] std::vector<Icon> icons_that(const IsSo& is_so)
{
    std::vector<Icon> icons;
    for (const IconRow& row : ledger::rows_of<Icon>.rows()) {
        if (is_so(row))
            icons.push_back(row.value);
    }
    return icons;
}

} // namespace consigliere::table_corleone
