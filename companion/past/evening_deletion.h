#pragma once

#include "companion/frame/screen.h"
#include "db/hash_chain_fault.h"
#include "db/session_list.h"

#include <optional>

namespace consigliere::screens {

/// Deletes one evening after two confirmations. First makes and checks a backup and writes the
/// record to a file. Can be cancelled until the backup exists. A corrupt evening needs a third
/// confirmation; its valid entries are written.
class EveningDeletion {
public:
    void ask(db::SessionSummary session);
    [[nodiscard]] bool is_open() const { return m_session.has_value(); }

    /// Draws the question or the progress. Returns true when the evening is deleted.
    [[nodiscard]] bool draw(Ui& ui, const Context& context, Notice& notice);

private:
    enum class Stage : std::uint8_t { asked, asked_again, backing_up };

    void agree(const Context& context, Notice& notice);
    [[nodiscard]] std::string tell_damaged() const;
    [[nodiscard]] bool go_on(Ui& ui, const Context& context, Notice& notice);

    std::optional<db::SessionSummary> m_session;
    Stage m_stage = Stage::asked;
    /// Corruption found, once checked; nullopt if intact.
    std::optional<db::HashChainFault> m_fault;
};

} // namespace consigliere::screens
