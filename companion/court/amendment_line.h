#pragma once

#include "companion/court/amendment_draft.h"
#include "companion/frame/room.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace consigliere::screens {

/// A line that was possible, and what it says.
struct Offer {
    std::string line;
    std::string text;
};
/// So many of these lines at the most, each of which says something else than the others and is not
/// `then`.
[[nodiscard]] std::vector<Offer> offers_among(std::vector<std::string> lines, std::string_view then,
    std::size_t most, const ReadOnlyEvening& told);

/// Asks what was done instead of an entry that followed, or was forgotten before it: taken from
/// what was possible there, written, or tapped at the table of then.
class AmendmentLine {
public:
    enum class Answer : std::uint8_t { none, closes, taps_it };

    void open(const AmendmentDraft& draft, int entry, ledger::Added::Place place);
    /// Adds to the draft what is said.
    [[nodiscard]] Answer draw(Ui& ui, AmendmentDraft& draft);

    [[nodiscard]] int entry() const { return m_entry; }
    [[nodiscard]] ledger::Added::Place place() const { return m_place; }
    /// The entry of the course behind which its turn came.
    [[nodiscard]] int stood_at() const { return m_stood_at; }

private:
    void look_for_offers(const AmendmentDraft& draft, const ReadOnlyEvening& told);
    void judge(const AmendmentDraft& draft);

    int m_entry = 0;
    ledger::Added::Place m_place = ledger::Added::Place::instead;
    int m_stood_at = 0;
    std::unique_ptr<ledger::Evening> m_before;
    std::string m_then; ///< The entry in words.
    std::string m_text;
    std::string m_said; ///< What the referee says of the line that is written.
    std::vector<Offer> m_offers;
};

} // namespace consigliere::screens
