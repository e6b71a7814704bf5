#pragma once

#include "companion/desk/options.h"
#include "companion/table_corleone/room.h"

#include <optional>

namespace consigliere::table_corleone {

/// Options form for the Families' colours; printed editions differ.
class FamilyColours final : public desk::Options {
public:
    void load(const desk::PreferenceStore& memory) override;
    void draw(Ui& ui, Rect& rect, desk::PreferenceStore& memory) override;

private:
    /// Family whose colour is being chosen.
    std::optional<Family> m_chosen;
};

} // namespace consigliere::table_corleone
