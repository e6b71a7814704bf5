#pragma once

#include "companion/exchange/offer.h"

#include <vector>

namespace consigliere::screens {

/// What an offer would bring, and the questions about people. Nothing is written here.
class OfferView {
public:
    explicit OfferView(Offer offer);

    enum class Tapped : std::uint8_t { nothing, cancel, add };
    [[nodiscard]] Tapped draw(Ui& ui, Rect rect, const widgets::Readiness& may_add);
    [[nodiscard]] Offer& offer() { return m_offer; }
    [[nodiscard]] db::PeopleAnswers answers() const;

private:
    /// `none` counts as `later`: two people for now; `no` is remembered.
    enum class Answer : std::uint8_t { none, yes, no, later };

    void draw_head(Ui& ui, Rect& rect) const;
    void draw_gains(Ui& ui, Rect& rect) const;
    void draw_diverged(Ui& ui, Rect& rect) const;
    void draw_questions(Ui& ui, Rect& rect);
    void draw_question(Ui& ui, Rect& rect, std::size_t number);
    [[nodiscard]] std::size_t answered() const;
    [[nodiscard]] Tapped draw_foot(Ui& ui, Rect foot, const widgets::Readiness& may_add) const;

    Offer m_offer;
    std::vector<Answer> m_answers;
};

} // namespace consigliere::screens
