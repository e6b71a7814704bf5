#pragma once

#include "companion/table_corleone/view.h"

#include <optional>
#include <string>
#include <string_view>

/// What the things of this table are called when they are asked about (`desk::Hotspot::thing`).
namespace consigliere::table_corleone::thing {

[[nodiscard]] std::string land(Area area);
[[nodiscard]] std::string stack(Area area);
/// Central Park and its Business together: one thing, and no Territory (15.central-park).
inline constexpr const char* park = "park";
[[nodiscard]] std::string business(BusinessId business, const Components& components);
[[nodiscard]] std::string space(SpaceId space, const Components& components);
[[nodiscard]] std::string figure(FigureId figure);
/// Where figures lie that were shot.
inline constexpr const char* hudson = "hudson";
[[nodiscard]] std::string job(JobId job, const Components& components);
/// All Public Jobs together, where they have no room beside each other.
inline constexpr const char* public_jobs = "public-jobs";
inline constexpr const char* allies = "allies";
[[nodiscard]] std::string phase(Phase phase);
[[nodiscard]] std::string act(int act);

/// One of the counts of a seat.
enum class Count : std::uint8_t { hand, suitcase, figures, markers, jobs };
[[nodiscard]] std::string count(Count count, Family family);
[[nodiscard]] std::string seat(Family family);

/// What has this name, as far as it is one of these; a count is its seat's.
struct Meant {
    std::optional<Area> territory;
    std::optional<BusinessId> business;
    std::optional<SpaceId> space;
    std::optional<FigureId> figure;
    std::optional<Family> family;
    std::optional<int> act;
};
[[nodiscard]] Meant meant_by(
    std::string_view name, const Position& position, const Components& components);

} // namespace consigliere::table_corleone::thing
