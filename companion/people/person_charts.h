#pragma once

#include "companion/charts/charts.h"
#include "companion/frame/room.h"
#include "db/archive/statistics.h"

#include <map>
#include <optional>
#include <string>

namespace consigliere::screens {

/// Every evening of a person as a dot over time, with one of them told below: a tap on the chart
/// chooses the nearest, arrows go on from there, and a tap on its row opens it.
class EveningDots {
public:
    /// How high it is, whatever there is to be seen.
    [[nodiscard]] static float height();
    /// Gives the evening that was tapped to be opened.
    [[nodiscard]] std::optional<db::SessionId> draw(
        Ui& ui, const Rect& rect, const db::PersonPage& page);

private:
    [[nodiscard]] std::optional<db::SessionId> draw_chosen(
        Ui& ui, Rect rect, const db::PersonPage& page, const std::vector<std::size_t>& shown);

    db::SessionId m_chosen;
};

/// The days of a year on which there were evenings, of a person or of everybody.
class YearPicture {
public:
    [[nodiscard]] static float height(const Ui& ui, float width);
    /// `year` is the only one that is asked for; empty for all.
    void draw(Ui& ui, const Rect& rect, const db::PersonPage& page,
        const std::map<std::string, int>& everybody, const std::string& year);

private:
    bool m_is_of_everybody = false;
    /// The latest while it is 0.
    int m_year = 0;
};

} // namespace consigliere::screens
