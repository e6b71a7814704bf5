#pragma once

#include "companion/exchange/offer.h"
#include "companion/frame/people_questions.h"

namespace consigliere::screens {

/// What an offer would bring, and the questions about people. Nothing is written here.
class OfferView {
public:
    explicit OfferView(Offer offer);

    enum class Tapped : std::uint8_t { nothing, cancel, add };
    [[nodiscard]] Tapped draw(Ui& ui, Rect rect, const widgets::Readiness& may_add);
    [[nodiscard]] Offer& offer() { return m_offer; }
    [[nodiscard]] db::PeopleAnswers answers() const { return m_questions.answers(); }

private:
    void draw_head(Ui& ui, Rect& rect) const;
    void draw_gains(Ui& ui, Rect& rect) const;
    void draw_diverged(Ui& ui, Rect& rect) const;
    [[nodiscard]] Tapped draw_foot(Ui& ui, Rect foot, const widgets::Readiness& may_add) const;

    Offer m_offer;
    PeopleQuestions m_questions;
};

} // namespace consigliere::screens
