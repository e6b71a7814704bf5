#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

struct Offer {
    std::string line;
    std::string text;
};
/// At most `most` of these lines, without duplicate texts and without `then`.
[[nodiscard]] std::vector<Offer> offers_among(std::vector<std::string> lines, std::string_view then,
    std::size_t most, const ReadOnlyEvening& told);

/// Dialog for a line instead of a later entry, or inserted before it: suggested, typed, or tapped
/// at the table as it was then.
class AmendmentLine {
public:
    enum class Answer : std::uint8_t { none, closes, taps_it };

    void open(const AmendmentDraft& draft, int entry, ledger::Added::Place place);
    [[nodiscard]] Answer draw(Ui& ui, AmendmentDraft& draft);

    [[nodiscard]] int entry() const { return m_entry; }
    [[nodiscard]] ledger::Added::Place place() const { return m_place; }
    /// Entry of the amended branch behind which it was due.
    [[nodiscard]] int stood_at() const { return m_stood_at; }

private:
    void look_for_offers(const AmendmentDraft& draft, const ReadOnlyEvening& told);
    void judge(const AmendmentDraft& draft);

    int m_entry = 0;
    ledger::Added::Place m_place = ledger::Added::Place::instead;
    int m_stood_at = 0;
    std::unique_ptr<ledger::Evening> m_before;
    std::string m_then; ///< The entry as text.
    std::string m_text;
    std::string m_said; ///< The referee's findings on the typed line.
    std::vector<Offer> m_offers;
};

} // namespace consigliere::screens
