#pragma once

#include "companion/frame/screen.h"
#include "db/archive/disputes.h"

#include <map>
#include <string>

namespace consigliere::screens {

/// Texts of rulings, redacted for everybody: a record line may contain hidden information. Needs a
/// replay of the evening, done once per evening and at most one per frame.
class RulingWords {
public:
    explicit RulingWords(const Context& context)
        : m_context(context)
    {
    }

    void begin_frame() { m_has_played = false; }
    /// Returns empty until the evening was replayed, or if that fails.
    [[nodiscard]] const std::string& of(Ui& ui, const db::DisputedEntry& entry);

private:
    using Told = std::map<int, std::string>; ///< By entry.
    [[nodiscard]] Told tell_rulings(const db::SessionId& evening) const;

    Context m_context;
    std::map<db::SessionId, Told> m_told;
    bool m_has_played = false;
};

} // namespace consigliere::screens
