#pragma once

#include "companion/screens/screen.h"
#include "db/session_list.h"

#include <optional>

namespace consigliere::screens {

/// Deleting one evening: it is asked for a second time, a backup is made and checked, the record is
/// written to a file, and only then the evening goes. Until the backup is there it can be kept.
class EveningDeletion {
public:
    void ask(db::SessionSummary session);
    [[nodiscard]] bool is_open() const { return m_session.has_value(); }

    /// Draws the question, or how far it is. True when the evening is gone.
    [[nodiscard]] bool draw(Ui& ui, const Context& context, Notice& notice);

private:
    enum class Stage : std::uint8_t { asked, backing_up };

    [[nodiscard]] bool go_on(Ui& ui, const Context& context, Notice& notice);

    std::optional<db::SessionSummary> m_session;
    Stage m_stage = Stage::asked;
};

} // namespace consigliere::screens
