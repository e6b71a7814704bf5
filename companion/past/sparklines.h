#pragma once

#include "companion/charts/charts.h"
#include "companion/frame/screen.h"
#include "db/archive/evening_index.h"

#include <unordered_map>

namespace consigliere::screens {

/// The totals of evenings as small lines, each read and drawn once. In one frame only a few new
/// ones come, so that a list that is thrown along never waits for them.
class Sparklines {
public:
    explicit Sparklines(db::EveningIndex& archive)
        : m_archive(archive)
    {
    }

    /// Call it before the first of a frame.
    void begin_frame() { m_left = most_in_a_frame; }
    /// The line of an evening; nothing while it is not known. Asks for another frame when it has
    /// to wait for its turn.
    [[nodiscard]] const charts::Drawing* of(Ui& ui, const db::EveningCard& card, charts::Size size);
    /// What has been counted meanwhile is looked for again.
    void forget() { m_known.clear(); }

private:
    static constexpr int most_in_a_frame = 3;

    db::EveningIndex& m_archive;
    std::unordered_map<db::SessionId, charts::Drawing> m_known;
    charts::Size m_size;
    Colour m_ground;
    int m_left = 0;
};

} // namespace consigliere::screens
