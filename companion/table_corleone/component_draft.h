#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// Editable description of one component, as far as it is known. The form edits it; `describe`
/// turns it into a record description.
struct ComponentDraft {
    enum class Subject : std::uint8_t { tile, printed_business, job, ally, space };

    Subject subject = Subject::tile;
    std::string name{}; ///< Record name; empty until assigned.
    std::string label{}; ///< Printed name.
    // Tiles and printed Businesses.
    TileColour tile_colour = TileColour::blue;
    Area area = Area::wall_street;
    /// nullopt: not described yet; empty: nothing is printed on this half.
    std::optional<Icons> front{};
    std::optional<Icons> back{};
    // Jobs.
    std::optional<JobColour> job_colour{};
    Icons cost{};
    Icons reward{};
    int copies = 0; ///< 0 if unknown.
    // Jobs and Allies.
    Icons effect{};
    int act = 1;
    // Spaces.
    AreaSet touches{};
    std::optional<bool> three_plus{}; ///< nullopt: not described yet.
    /// With two players the mark 3+ decides who may place a figure there, so it must be described.
    enum class Mark : std::uint8_t { may_stay_untold, has_to_be_told };
    Mark mark = Mark::may_stay_untold;

    // Drafts of new components.
    [[nodiscard]] static ComponentDraft new_tile(TileColour colour)
    {
        return {.subject = Subject::tile, .tile_colour = colour};
    }
    [[nodiscard]] static ComponentDraft new_printed_business(Area area)
    {
        return {
            .subject = Subject::printed_business, .tile_colour = TileColour::printed, .area = area};
    }
    [[nodiscard]] static ComponentDraft new_job() { return {.subject = Subject::job}; }
    [[nodiscard]] static ComponentDraft new_ally(int act)
    {
        return {.subject = Subject::ally, .act = act};
    }
    [[nodiscard]] static ComponentDraft new_space(Mark mark = Mark::may_stay_untold)
    {
        return {.subject = Subject::space, .mark = mark};
    }
    /// `has_to_be_told` with two players.
    [[nodiscard]] static Mark mark_with(const Position& position);
    // Drafts filled from known components.
    [[nodiscard]] static ComponentDraft of(const Business& business);
    [[nodiscard]] static ComponentDraft of(const Job& job);
    [[nodiscard]] static ComponentDraft of(const Ally& ally, int act);
    [[nodiscard]] static ComponentDraft of(const Space& space);

    /// Fills the draft from a partly described Business.
    void recognise(const Business& business);

    /// The first field that `describe` needs and that is not filled in.
    enum class Missing : std::uint8_t { nothing, halves, colour, effect, areas, mark };
    [[nodiscard]] Missing missing() const;
    [[nodiscard]] bool is_complete() const { return missing() == Missing::nothing; }
    /// Returns the description for `Components::describe`. Assigns a free record name if there is
    /// none.
    [[nodiscard]] ledger::Tree describe(const Components& components);
    /// Where a figure can be placed on this component; nullopt for a card, or before it is
    /// described.
    [[nodiscard]] std::optional<Place> place(const Components& components) const;
    /// The description list that it belongs to: "businesses".
    [[nodiscard]] std::string_view kind() const;

    [[nodiscard]] friend bool operator==(const ComponentDraft&, const ComponentDraft&) = default;

private:
    void choose_name(const Components& components);
    [[nodiscard]] Space described_space(const Components& components);
};

/// Name of the component, localized.
[[nodiscard]] std::string tell_name(const ComponentDraft& draft);

/// Location, localized: "Queens", "Midtown + Queens".
[[nodiscard]] std::string tell_place(const ComponentDraft& draft);

/// Colour of the tiles that are revealed now.
[[nodiscard]] TileColour tile_colour_now(const Position& position);
/// Act (1-4) of the Allies that are revealed now.
[[nodiscard]] int ally_act_now(const Position& position);

/// Businesses whose icons are printed in the books, but not their location. Each may turn out to be
/// a tile or a printed Business on the board.
[[nodiscard]] std::vector<BusinessId> businesses_without_place(const Components& components);

/// Number suffix of a space name: 2 for "brooklyn+wall-street#2"; 1 without suffix.
[[nodiscard]] int number_of_space(std::string_view name);

} // namespace consigliere::table_corleone
