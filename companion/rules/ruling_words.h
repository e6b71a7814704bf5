#pragma once

#include "companion/frame/screen.h"
#include "db/archive/disputes.h"

#include <map>
#include <string>

namespace consigliere::screens {

/// The lines that tables have ruled, in words and as everybody may hear them: a line of a record
/// may say what lies covered. For that an evening has to be played, once, and one in a frame at
/// most.
class RulingWords {
public:
    explicit RulingWords(const Context& context)
        : m_context(context)
    {
    }

    void begin_frame() { m_has_played = false; }
    /// Empty until its evening is played, or when that is not possible.
    [[nodiscard]] const std::string& of(Ui& ui, const db::DisputedEntry& entry);

private:
    using Told = std::map<int, std::string>; ///< By entry.
    [[nodiscard]] Told tell_rulings(const db::SessionId& evening) const;

    Context m_context;
    std::map<db::SessionId, Told> m_told;
    bool m_has_played = false;
};

} // namespace consigliere::screens
