#pragma once

#include "companion/charts/charts.h"
#include "companion/frame/room.h"
#include "db/archive/statistics.h"

#include <map>
#include <optional>
#include <string>

namespace consigliere::screens {

/// Dot chart of a person's evenings with details of the selected one. A tap selects the nearest
/// dot, arrows step, a tap on the details opens the evening.
class EveningDots {
public:
    /// Height, independent of the data.
    [[nodiscard]] static float height();
    /// Returns the evening to open; nullopt without a tap.
    [[nodiscard]] std::optional<db::SessionId> draw(
        Ui& ui, const Rect& rect, const db::PersonPage& page);

private:
    [[nodiscard]] std::optional<db::SessionId> draw_chosen(
        Ui& ui, Rect rect, const db::PersonPage& page, const std::vector<std::size_t>& shown);

    db::SessionId m_chosen;
};

/// Calendar of the evenings in a year, of a person or of everybody.
class YearPicture {
public:
    [[nodiscard]] static float height(const Ui& ui, float width);
    /// `year` filters; empty for all.
    void draw(Ui& ui, const Rect& rect, const db::PersonPage& page,
        const std::map<std::string, int>& everybody, const std::string& year);

private:
    bool m_is_of_everybody = false;
    /// 0: the latest.
    int m_year = 0;
};

} // namespace consigliere::screens
