#pragma once

#include "companion/frame/screen.h"
#include "db/hash_chain_fault.h"
#include "db/session_list.h"

#include <optional>

namespace consigliere::screens {

/// Deleting one evening: it is asked for a second time, a backup is made and checked, the record is
/// written to a file, and only then the evening goes. Until the backup is there it can be kept. One
/// that is not what was recorded goes too, after one more question; what is whole of it is written.
class EveningDeletion {
public:
    void ask(db::SessionSummary session);
    [[nodiscard]] bool is_open() const { return m_session.has_value(); }

    /// Draws the question, or how far it is. True when the evening is gone.
    [[nodiscard]] bool draw(Ui& ui, const Context& context, Notice& notice);

private:
    enum class Stage : std::uint8_t { asked, asked_again, backing_up };

    void agree(const Context& context, Notice& notice);
    [[nodiscard]] std::string tell_damaged() const;
    [[nodiscard]] bool go_on(Ui& ui, const Context& context, Notice& notice);

    std::optional<db::SessionSummary> m_session;
    Stage m_stage = Stage::asked;
    /// What is wrong with it, once that was looked at.
    std::optional<db::HashChainFault> m_fault;
};

} // namespace consigliere::screens
