#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/components.h"
#include "engine/corleone/position.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// What is printed on one component, as far as the table has told it: what the form is filled
/// with, and what becomes a description.
struct ComponentDraft {
    enum class Subject : std::uint8_t { tile, printed_business, job, ally, space };

    Subject subject = Subject::tile;
    std::string name{}; ///< Its name in the record; empty until it has one.
    std::string label{}; ///< The printed name.
    // Tiles and printed Businesses.
    TileColour tile_colour = TileColour::blue;
    Area area = Area::wall_street;
    /// Nothing while nobody has told it; empty where the table says that nothing is printed.
    std::optional<Icons> front{};
    std::optional<Icons> back{};
    // Jobs.
    std::optional<JobColour> job_colour{};
    Icons cost{};
    Icons reward{};
    int copies = 0; ///< 0 when nobody has counted them.
    // Jobs and Allies.
    Icons effect{};
    int act = 1;
    // Spaces.
    AreaSet touches{};
    std::optional<bool> three_plus{}; ///< Nothing while nobody has told it.
    /// With two players the mark decides who may stand there, so it has to be told.
    enum class Mark : std::uint8_t { may_stay_untold, has_to_be_told };
    Mark mark = Mark::may_stay_untold;

    // Something new.
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
    /// Whether the mark 3+ has to be told with this many players.
    [[nodiscard]] static Mark mark_with(const Position& position);
    // What is known of something that has a name.
    [[nodiscard]] static ComponentDraft of(const Business& business);
    [[nodiscard]] static ComponentDraft of(const Job& job);
    [[nodiscard]] static ComponentDraft of(const Ally& ally, int act);
    [[nodiscard]] static ComponentDraft of(const Space& space);

    /// It is a Business of which something is known already.
    void recognise(const Business& business);

    /// What is still to be told before it can be described.
    enum class Missing : std::uint8_t { nothing, halves, colour, effect, areas, mark };
    [[nodiscard]] Missing missing() const;
    [[nodiscard]] bool is_complete() const { return missing() == Missing::nothing; }
    /// The description, for `describe`. What has no name yet gets one that is free.
    [[nodiscard]] ledger::Tree describe(const Components& components);
    /// Where a figure can stand on it, once it has been described; nothing for a card.
    [[nodiscard]] std::optional<Place> place(const Components& components) const;
    /// The list of a description that it belongs to: "businesses".
    [[nodiscard]] std::string_view kind() const;

    [[nodiscard]] friend bool operator==(const ComponentDraft&, const ComponentDraft&) = default;

private:
    void choose_name(const Components& components);
    [[nodiscard]] Space described_space(const Components& components);
};

/// What the table calls it.
[[nodiscard]] std::string tell_name(const ComponentDraft& draft);

/// Where it lies: "Queens", "Midtown + Queens".
[[nodiscard]] std::string tell_place(const ComponentDraft& draft);

/// The colour of the tiles that are laid open now.
[[nodiscard]] TileColour tile_colour_now(const Position& position);
/// The Act of the Allies that are laid open now.
[[nodiscard]] int ally_act_now(const Position& position);

/// Businesses of which the books tell what is printed, and not where: each may be the tile or the
/// printed Business that the table sees.
[[nodiscard]] std::vector<BusinessId> businesses_without_place(const Components& components);

/// The number in the name of a space: 2 of "brooklyn+wall-street#2", and 1 where there is none.
[[nodiscard]] int number_of_space(std::string_view name);

} // namespace consigliere::table_corleone
