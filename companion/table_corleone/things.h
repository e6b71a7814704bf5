#pragma once

#include "companion/table_corleone/view.h"

#include <optional>
#include <string>
#include <string_view>

// Hotspot ids of this table (`desk::Hotspot::thing`).
namespace consigliere::table_corleone::thing {

[[nodiscard]] std::string land(Area area);
[[nodiscard]] std::string stack(Area area);
/// Central Park with its Business: one hotspot, and no Territory (15.central-park).
inline constexpr const char* park = "park";
[[nodiscard]] std::string business(BusinessId business, const Components& components);
[[nodiscard]] std::string space(SpaceId space, const Components& components);
[[nodiscard]] std::string figure(FigureId figure);
/// Where shot figures are.
inline constexpr const char* hudson = "hudson";
[[nodiscard]] std::string job(JobId job, const Components& components);
/// All Public Jobs as one hotspot, if they do not fit beside each other.
inline constexpr const char* public_jobs = "public-jobs";
inline constexpr const char* allies = "allies";
[[nodiscard]] std::string phase(Phase phase);
[[nodiscard]] std::string act(int act);

/// Counts of a seat that have a hotspot.
enum class Count : std::uint8_t { hand, suitcase, figures, markers, jobs };
[[nodiscard]] std::string count(Count count, Family family);
[[nodiscard]] std::string seat(Family family);

/// What a hotspot id refers to; empty if unknown. A count refers to its seat's Family.
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
