#pragma once

#include "companion/desk/options.h"
#include "engine/corleone/words.h"

#include <optional>

namespace consigliere::table_corleone {

/// The Families' colours as this table's own box has them: the printed editions differ.
class FamilyColours final : public desk::Options {
public:
    void load(const desk::Memory& memory) override;
    void draw(widgets::Ui& ui, widgets::Rect& rect, desk::Memory& memory) override;

private:
    /// The Family whose colour is being chosen.
    std::optional<corleone::Family> m_chosen;
};

} // namespace consigliere::table_corleone
