#pragma once

#include "companion/court/evening_diff.h"
#include "companion/frame/room.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// What-if panel: scores in two columns, changed answers, tried moves.
struct WhatDiffersPanel {
    const EveningDiff& differs;
    const desk::GameTable& table;
    const std::function<std::string(std::string_view actor)>& player;
    /// What the draft can be compared with; `chosen` is an index.
    std::vector<std::string> partners;
    int chosen = 0;
    /// Page reference of a rule id ("p. 23"); the id if the book has no pages.
    std::function<std::string(const std::string& rule)> page;
    std::vector<std::string> moves;

    struct Tap {
        int partner = -1;
        std::string rule;
    };
    [[nodiscard]] Tap draw(Ui& ui, const Rect& rect) const;

private:
    void draw_partners(Ui& ui, Rect& rest, Tap& tap) const;
    void draw_because(Ui& ui, Rect& rest, Tap& tap) const;
    [[nodiscard]] bool draw_answer(
        Ui& ui, Rect& rest, const desk::OtherAnswer& because, const std::string& id) const;
    void draw_moves(Ui& ui, Rect& rest) const;
};

} // namespace consigliere::screens
