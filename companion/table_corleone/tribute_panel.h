#pragma once

#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/view.h"

namespace consigliere::table_corleone {

/// Tribute to the Don (p. 21): who holds too many cards, and which of them go.
class TributePanel final : public Panel {
public:
    [[nodiscard]] MapQuestion question(const View&) const override { return {}; }
    void tapped(View&, const MapTap&) override { }
    void draw(Ui& ui, const Rect& rect, View& view) override;
    void reset() override;

private:
    std::optional<corleone::Family> m_family;
    CardPicker m_picker;
};

} // namespace consigliere::table_corleone
