#pragma once

#include "companion/charts/charts.h"
#include "companion/story/chances.h"
#include "companion/story/told.h"

#include <string>
#include <vector>

// The story of a finished evening as text, JSON, page and picture: facts, and chances if there are
// any.
namespace consigliere::story {

struct Story {
    exports::EveningReport report;
    Facts facts;
    TellEntry tell_entry;
    Curve curve; ///< Empty if chances are unknown.
    std::vector<TurningPoint> turning;

    void take(Curve found);
};
/// Without chances. `evening` is over and must outlive the story; `times`: of its entries.
[[nodiscard]] Story story_of(const ledger::Evening& evening, const db::SessionSummary& summary,
    const std::vector<std::string>& times, const std::vector<db::EveningCard>& archive);

/// How chances were made; stands wherever they are shown.
[[nodiscard]] std::string tell_made(const Curve& curve);
/// "46 %"
[[nodiscard]] std::string tell_chance(double chance);
/// Entry and words of what was done in a turn.
[[nodiscard]] int entry_of(const exports::EveningReport& report, const TurningPoint& point);
/// "151, Ivan 46 % → 31 % (±6): Bia completes Ambush"
[[nodiscard]] std::string tell_turning(const Story& story, const TurningPoint& point);

/// Lines of the seats: the chances, or the score if they are unknown. `flag` is the ink of
/// numbered flags, `letters` that of their numbers.
[[nodiscard]] charts::LineChart chart_of(const Story& story,
    const std::vector<charts::Style>& styles, charts::Ink flag, charts::Ink letters);
/// The text alternative of that chart.
[[nodiscard]] std::string tell_chart(const Story& story);
[[nodiscard]] std::string title_of_chart(const Story& story);

/// Lines of at most 78 columns where words allow.
[[nodiscard]] std::vector<std::string> tell(const Story& story);
/// `consigliere-story/1`
[[nodiscard]] ledger::Tree tree_of(const Story& story);
/// HTML page, self-contained and without scripts. `board`: a PNG of the board at the end, or empty.
[[nodiscard]] std::string page_of(const Story& story, std::string_view board);
/// SVG picture with its ground.
[[nodiscard]] std::string picture_of(const Story& story);

} // namespace consigliere::story
