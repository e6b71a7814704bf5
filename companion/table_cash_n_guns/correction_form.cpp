#include "companion/table_cash_n_guns/correction_form.h"

#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/pieces.h"

#include <array>

namespace consigliere::table_cash_n_guns {

namespace {

template <typename Kind>
Act done_to(Player player)
{
    return Kind{player};
}

/// A kind of correction: loot moved elsewhere, or one change to a player.
struct Correction {
    const char* label;
    Act (*make)(Player) = nullptr;
};
constexpr std::array corrections{Correction{to_translate("Loot moves")},
    Correction{to_translate("Gets a wound"), done_to<act::GainsWound>},
    Correction{to_translate("Loses a wound"), done_to<act::LosesWound>},
    Correction{to_translate("Gets the desk"), done_to<act::GainsDesk>},
    Correction{to_translate("Lies down"), done_to<act::LiesDown>},
    Correction{to_translate("Stands up"), done_to<act::StandsUp>},
    Correction{to_translate("Is out of the game"), done_to<act::Leaves>},
    Correction{to_translate("Is back in the game"), done_to<act::Returns>}};
constexpr std::size_t of_loot = 0;

} // namespace

std::string CorrectionForm::title() const
{
    return tr("Make a correction");
}

std::vector<std::string> CorrectionForm::kinds() const
{
    std::vector<std::string> labels;
    for (const Correction& correction : corrections)
        labels.push_back(tr(correction.label));
    return labels;
}

std::string CorrectionForm::tell(const View& view, const Act& act) const
{
    return tell_act(view, act);
}

void CorrectionForm::begin(int kind)
{
    m_kind = static_cast<std::size_t>(kind);
    m_loot = {};
}

bool CorrectionForm::is_complete() const
{
    return m_kind != of_loot || (m_loot.total() > 0 && !(m_from == m_to));
}

Act CorrectionForm::finished() const
{
    if (m_kind == of_loot)
        return act::Gives{m_from, m_loot, m_to};
    return corrections.at(m_kind).make(m_player);
}

void CorrectionForm::write_down(const View& view, const std::vector<Act>& acts) const
{
    view.record(std::nullopt, Correct{acts});
}

void CorrectionForm::draw_choices(Ui& ui, Rect& rect, const View& view)
{
    if (m_kind == of_loot) {
        draw_loot(ui, rect, view);
        return;
    }
    const std::vector<Rect> cells = rect.cut_top(120_dp, 10_dp).grid(4, 2, 8_dp);
    std::size_t index = 0;
    for (const Player player : players(view.position())) {
        if (button(ui, "who:" + view.components()[player].name, cells[index++], view.name(player),
                {chosen_if(player == m_player), ControlState::enabled, Font::body}))
            m_player = player;
    }
}

void CorrectionForm::draw_loot(Ui& ui, Rect& rect, const View& view)
{
    heading(ui, rect, tr("From where?"));
    draw_places(ui, rect, view, "from", m_from);
    if (const auto card = tap_card(ui, rect.cut_top(110_dp, 10_dp), "card", all_loot_cards, m_loot))
        m_loot.add(*card);
    heading(ui, rect, tr("To where?"));
    draw_places(ui, rect, view, "to", m_to);
}

void CorrectionForm::draw_places(
    Ui& ui, Rect& rect, const View& view, std::string_view id, LootPlace& place)
{
    std::vector<std::pair<LootPlace, std::string>> places;
    for (const Player player : players(view.position()))
        places.emplace_back(LootPlace::of(player), view.name(player));
    for (const LootPlace& middle : {LootPlace::table(), LootPlace::deck(), LootPlace::box()})
        places.emplace_back(middle, table_cash_n_guns::tell(middle.kind));
    constexpr int columns = 4;
    const int rows = (static_cast<int>(places.size()) + columns - 1) / columns;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * 54_dp, 8_dp).grid(columns, rows, 6_dp);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::string cell = std::string(id) + ":" + std::to_string(i);
        if (button(ui, cell, cells[i], places[i].second,
                {chosen_if(places[i].first == place), ControlState::enabled, Font::body}))
            place = places[i].first;
    }
}

} // namespace consigliere::table_cash_n_guns
