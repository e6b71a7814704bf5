#include "companion/table_cash_n_guns/correction_form.h"

#include "companion/language/language.h"
#include "companion/table_cash_n_guns/log_text.h"
#include "companion/table_cash_n_guns/loot_cards.h"
#include "companion/table_cash_n_guns/names.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"

#include <array>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::to_translate;
using language::tr;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

namespace {

constexpr std::array<const char*, 8> kind_labels{to_translate("loot goes elsewhere"),
    to_translate("gets a wound"), to_translate("loses a wound"), to_translate("gets the desk"),
    to_translate("lies"), to_translate("stands"), to_translate("is out of the game"),
    to_translate("is back in the game")};

} // namespace

std::string CorrectionForm::title() const
{
    return tr("Correct by hand");
}

std::vector<std::string> CorrectionForm::kinds() const
{
    std::vector<std::string> labels;
    for (const char* label : kind_labels)
        labels.push_back(tr(label));
    return labels;
}

std::string CorrectionForm::tell(const View& view, const Act& act) const
{
    return tell_act(view, act);
}

void CorrectionForm::begin(int kind)
{
    m_kind = static_cast<Kind>(kind);
    m_loot = {};
}

bool CorrectionForm::is_complete() const
{
    return m_kind != Kind::loot || (m_loot.total() > 0 && !(m_from == m_to));
}

Act CorrectionForm::finished() const
{
    switch (m_kind) {
    case Kind::loot:
        return act::Gives{m_from, m_loot, m_to};
    case Kind::wound:
        return act::GainsWound{m_player};
    case Kind::heal:
        return act::LosesWound{m_player};
    case Kind::desk:
        return act::GainsDesk{m_player};
    case Kind::lies:
        return act::LiesDown{m_player};
    case Kind::stands:
        return act::StandsUp{m_player};
    case Kind::out:
        return act::Leaves{m_player};
    case Kind::back:
        break;
    }
    return act::Returns{m_player};
}

void CorrectionForm::write_down(const View& view, const std::vector<Act>& acts) const
{
    view.record(std::nullopt, Correct{acts});
}

void CorrectionForm::draw_choices(Ui& ui, Rect& rect, const View& view)
{
    if (m_kind == Kind::loot) {
        draw_loot(ui, rect, view);
        return;
    }
    const std::vector<Rect> cells = rect.cut_top(120_dp, 10_dp).grid(4, 2, 8_dp);
    std::size_t index = 0;
    for (const Player player : players(view.position())) {
        if (widgets::button(ui, "who:" + view.components()[player].name, cells[index++],
                view.name(player),
                {widgets::chosen_if(player == m_player), Mood::ready, Font::body}))
            m_player = player;
    }
}

void CorrectionForm::draw_loot(Ui& ui, Rect& rect, const View& view)
{
    widgets::heading(ui, rect, tr("From where?"));
    draw_places(ui, rect, view, "from", m_from);
    const std::vector<Rect> cells =
        lay_cards(rect.cut_top(110_dp, 10_dp), static_cast<int>(all_loot_cards.size()));
    for (const LootCard card : all_loot_cards) {
        const Rect cell = cells[static_cast<std::size_t>(card)];
        if (ui.touch("card:" + std::string(word_of(card)), cell))
            m_loot.add(card);
        table_cash_n_guns::draw_loot(ui, cell, card);
        if (m_loot[card] > 0)
            draw_count(ui, cell, m_loot[card]);
    }
    widgets::heading(ui, rect, tr("To where?"));
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
        if (widgets::button(ui, cell, cells[i], places[i].second,
                {widgets::chosen_if(places[i].first == place), Mood::ready, Font::body}))
            place = places[i].first;
    }
}

} // namespace consigliere::table_cash_n_guns
