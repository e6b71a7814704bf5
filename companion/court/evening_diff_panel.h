#pragma once

#include "companion/court/evening_diff.h"
#include "companion/frame/room.h"

#include <functional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The panel of a trial that says what would be otherwise: the score in two columns, the answers
/// that are others now, and the moves that were tried.
struct WhatDiffersPanel {
    const EveningDiff& differs;
    const desk::GameTable& table;
    const std::function<std::string(std::string_view actor)>& player;
    /// With what the trial is compared: what can be chosen, and which of it is.
    std::vector<std::string> partners;
    int chosen = 0;
    /// "p. 23" for the id of a rule, or the id where the book has no pages.
    std::function<std::string(const std::string& rule)> page;
    /// The moves as the log tells them.
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
