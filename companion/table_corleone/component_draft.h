#pragma once

#include "companion/table_corleone/view.h"

#include <optional>
#include <string>

namespace consigliere::table_corleone {

/// What is printed on one component, as far as the table has told it: what the form is filled
/// with, and what becomes a description.
struct ComponentDraft {
    enum class Subject : std::uint8_t { tile, printed_business, job, ally, space };

    Subject subject = Subject::tile;
    std::string name; ///< Its name in the record; empty until it has one.
    std::string label; ///< The printed name.
    // Tiles and printed Businesses.
    corleone::TileColour tile_colour = corleone::TileColour::blue;
    corleone::Area area = corleone::Area::wall_street;
    corleone::Icons front;
    corleone::Icons back;
    // Jobs.
    std::optional<corleone::JobColour> job_colour;
    corleone::Icons cost;
    corleone::Icons reward;
    int copies = 0; ///< 0 when nobody has counted them.
    // Jobs and Allies.
    corleone::Icons effect;
    int act = 1;
    // Spaces.
    corleone::AreaSet touches;
    bool three_plus = false;

    // Something new.
    [[nodiscard]] static ComponentDraft new_tile(corleone::TileColour colour);
    [[nodiscard]] static ComponentDraft new_printed_business(corleone::Area area);
    [[nodiscard]] static ComponentDraft new_job();
    [[nodiscard]] static ComponentDraft new_ally(int act);
    [[nodiscard]] static ComponentDraft new_space();
    // What is known of something that has a name.
    [[nodiscard]] static ComponentDraft of(const corleone::Business& business);
    [[nodiscard]] static ComponentDraft of(const corleone::Job& job);
    [[nodiscard]] static ComponentDraft of(const corleone::Ally& ally, int act);
    [[nodiscard]] static ComponentDraft of(const corleone::Space& space);
    [[nodiscard]] static ComponentDraft of(const View& view, const View::Untold& untold);

    /// Whether enough is told to describe it.
    [[nodiscard]] bool is_complete() const;
    /// The description, for `describe`. What has no name yet gets one that is free.
    [[nodiscard]] ledger::Tree describe(const corleone::Components& components);
    /// The list of a description that it belongs to: "businesses".
    [[nodiscard]] std::string_view kind() const;

private:
    void choose_name(const corleone::Components& components);
    void describe_space(const corleone::Components& components, ledger::Tree& thing);
};

/// The number in the name of a space: 2 of "brooklyn+wall-street#2", and 1 where there is none.
[[nodiscard]] int number_of_space(std::string_view name);

} // namespace consigliere::table_corleone
