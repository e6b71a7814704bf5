#pragma once

#include "companion/frame/screen.h"
#include "db/hash_chain_fault.h"
#include "db/session_list.h"

#include <functional>
#include <optional>
#include <utility>

namespace consigliere::screens {

/// Deletes one evening after two confirmations. First makes and checks a backup and writes the
/// record to a file. Can be cancelled until the backup exists. A corrupt evening needs a third
/// confirmation; its valid entries are written.
class EveningDeletion {
public:
    /// For `Overlay::open_dialog`. `deleted` is called once the evening is gone; it closes what is
    /// open.
    EveningDeletion(
        const Context& context, db::SessionSummary session, std::function<void()> deleted)
        : m_context(context)
        , m_session(std::move(session))
        , m_deleted(std::move(deleted))
    {
    }
    /// Draws the question or the progress.
    void draw(Ui& ui);

private:
    enum class Stage : std::uint8_t { asked, asked_again, backing_up };

    void agree();
    [[nodiscard]] std::string tell_damaged() const;
    void go_on(Ui& ui);

    Context m_context;
    db::SessionSummary m_session;
    std::function<void()> m_deleted;
    Stage m_stage = Stage::asked;
    /// Corruption found, once checked; nullopt if intact.
    std::optional<db::HashChainFault> m_fault;
};

} // namespace consigliere::screens
