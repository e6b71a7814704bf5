#pragma once

#include "companion/evening/host_screen.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// What was decided in the phase that has just ended: the entries that changed the standing most,
/// in the words of the log. Left out is what is on the screen anyway: the end of the log, and
/// conflicts, which their panel lists. In Ca$h 'n Guns, where loot is covered until the
/// end, nothing is told.
class PhaseRecap {
public:
    explicit PhaseRecap(const HostScreen& host)
        : m_host(host)
    {
    }

    struct Line {
        std::string text;
        std::string why; ///< What the log says below it; may be empty.
    };
    struct Told {
        std::string phase;
        std::vector<Line> lines; ///< At most three.
    };

    /// Call when the number of entries changed.
    void follow();
    [[nodiscard]] const std::optional<Told>& told() const { return m_told; }
    void close() { m_told.reset(); }

private:
    [[nodiscard]] Told tell(int first, int last) const;

    const HostScreen& m_host;
    std::optional<int> m_seen; ///< Entries at the last call.
    int m_began = 0; ///< Entries before the phase began.
    std::optional<Told> m_told;
};

} // namespace consigliere::screens
