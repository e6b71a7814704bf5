#include "companion/table_corleone/entracte.h"

#include "companion/table_corleone/names.h"

#include <algorithm>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

namespace {

/// The acts of the entry that began the Entr'acte, the latest there was.
std::vector<Act> acts_of_entracte(const View& view)
{
    const Timeline& timeline = view.timeline();
    const auto begins = [](const Act& act) {
        const auto* phase = std::get_if<act::PhaseBegins>(&act);
        return phase != nullptr && phase->phase == Phase::entracte;
    };
    for (int entry = timeline.history().size(); entry > 0; --entry) {
        const auto& acts = timeline.acts_of(entry);
        if (std::ranges::any_of(acts, begins))
            return {acts.begin(), acts.end()};
    }
    return {};
}

std::vector<std::string> steps_of(const View& view, int act)
{
    std::vector<std::string> returned;
    std::vector<std::string> left;
    for (const Act& each : acts_of_entracte(view)) {
        if (const auto* back = std::get_if<act::AllyReturns>(&each))
            returned.push_back(quoted(view.name(back->ally)));
        else if (const auto* leaves = std::get_if<act::AllyLeaves>(&each))
            left.push_back(quoted(view.name(leaves->ally)));
    }
    std::vector<std::string> steps{
        tr("All figures leave the board and the Hudson, back to their owners.")};
    if (act == 2)
        steps.push_back(tr("Everybody gets the Consigliere."));
    else if (act == last_act)
        steps.push_back(tr("Everybody gets the Heir."));
    if (!returned.empty())
        steps.push_back(tr_fill(
            "Played Allies go back into the hand: {allies}", {{"allies", tell_list(returned)}}));
    if (!left.empty())
        steps.push_back(tr_fill(
            "Allies that nobody took leave the game: {allies}", {{"allies", tell_list(left)}}));
    return steps;
}

} // namespace

void draw_entracte_steps(Ui& ui, Rect& rect, const View& view)
{
    const Position& position = view.position();
    const bool is_entracte = position.phase == Phase::entracte;
    const bool is_just_over = position.phase == Phase::open && position.act > 1;
    if (!is_entracte && !is_just_over)
        return;
    heading(ui, rect, tr("On the table"));
    for (const std::string& step : steps_of(view, is_entracte ? position.act + 1 : position.act)) {
        Rect line = rect;
        const float height = paragraph_height(ui, step, Font::body, rect.width() - 20_dp);
        ui.disc({line.left + 5_dp, line.top + 11_dp}, 3_dp, ui.theme().brass);
        rect.cut_top(height, 6_dp);
        line = {line.left + 20_dp, line.top, line.right, line.top + height};
        ui.text(line, step, {Font::body, ui.theme().text, 0, 0, true});
    }
    rect.cut_top(6_dp);
}

} // namespace consigliere::table_corleone
