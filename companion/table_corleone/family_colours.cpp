#include "companion/table_corleone/family_colours.h"

#include "companion/table_corleone/emblems.h"
#include "companion/table_corleone/names.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::table_corleone {

namespace {

std::string key_of(Family family)
{
    return "colour:" + std::string(word_of(family));
}

/// Colours are stored as indices into `family_colours()`.
std::optional<std::size_t> index_in(const std::string& text)
{
    const std::optional<int> number = ledger::number_of(text);
    if (!number || *number < 0 || *number >= static_cast<int>(family_colours().size()))
        return std::nullopt;
    return static_cast<std::size_t>(*number);
}

/// Gives a Family a colour. Swaps colours with the Family that has it, so all differ.
void paint(Family family, Colour colour, desk::PreferenceStore& memory)
{
    const auto remember = [&memory](Family painted) {
        const std::vector<Colour>& colours = family_colours();
        const auto found = std::ranges::find(colours, colour_of(painted));
        memory.remember(key_of(painted), std::to_string(found - colours.begin()));
    };
    for (const Family other : all_of<Family>) {
        if (other == family || !(colour_of(other) == colour))
            continue;
        set_colour(other, colour_of(family));
        remember(other);
    }
    set_colour(family, colour);
    remember(family);
}

} // namespace

void FamilyColours::load(const desk::PreferenceStore& memory)
{
    for (const Family family : all_of<Family>) {
        const std::optional<std::size_t> index = index_in(memory.recall(key_of(family)));
        if (!index)
            continue;
        // Preferences of older versions may contain a colour twice.
        const Colour wanted = family_colours()[*index];
        for (const Family other : all_of<Family>) {
            if (other != family && colour_of(other) == wanted)
                set_colour(other, colour_of(family));
        }
        set_colour(family, wanted);
    }
}

void FamilyColours::draw(Ui& ui, Rect& rect, desk::PreferenceStore& memory)
{
    heading(ui, rect, tr("Family colours, as in your box"));
    const std::vector<Rect> families =
        rect.cut_top(78_dp, 10_dp).columns(static_cast<int>(count_of<Family>), 8_dp);
    for (const Family family : all_of<Family>) {
        const Rect& cell = families[static_cast<std::size_t>(family)];
        if (button_ground(ui, "recolour:" + std::string(word_of(family)), cell,
                {chosen_if(m_chosen == family)}))
            m_chosen = m_chosen == family ? std::nullopt : std::optional(family);
        Rect inside = cell.inset(2_dp, 6_dp);
        ui.text(inside.cut_bottom(18_dp), tell(family), {Font::small, ui.theme().text, 0.5F});
        draw_badge(ui, inside.centre(), 42_dp, family);
    }
    if (!m_chosen)
        return;
    const std::vector<Colour>& colours = family_colours();
    const std::vector<Rect> cells =
        rect.cut_top(112_dp, 16_dp).grid(static_cast<int>(colours.size() + 1) / 2, 2, 8_dp);
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const bool is_chosen = colours[i] == colour_of(*m_chosen);
        if (button_ground(ui, "paint:" + std::to_string(i), cells[i], {chosen_if(is_chosen)}))
            paint(*m_chosen, colours[i], memory);
        ui.call("paint:" + std::to_string(i), [i] {
            return language::tr_fill(
                "Colour {n}", {{"n", language::number(static_cast<int>(i) + 1)}});
        });
        ui.fill(cells[i].inset(7_dp), colours[i], 6_dp);
        draw_emblem(ui, cells[i].centre(), 24_dp, *m_chosen, printed_ink);
    }
}

} // namespace consigliere::table_corleone
