#include "companion/table_cash_n_guns/correction_form.h"

#include "companion/language/language.h"
#include "companion/table_cash_n_guns/narration.h"
#include "companion/table_cash_n_guns/pieces.h"
#include "companion/table_cash_n_guns/telling.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"

#include <array>

namespace consigliere::table_cash_n_guns {

using namespace cash_n_guns;
using language::to_translate;
using language::tr;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Font;
using widgets::Mood;
using widgets::operator""_dp;

namespace {

constexpr std::array<const char*, 6> kind_labels{to_translate("loot goes elsewhere"),
    to_translate("gets a wound"), to_translate("loses a wound"), to_translate("gets the desk"),
    to_translate("is out of the game"), to_translate("is back in the game")};

ButtonStyle chosen_if(bool is_chosen)
{
    ButtonStyle style;
    style.kind = is_chosen ? ButtonKind::chosen : ButtonKind::plain;
    style.font = Font::body;
    return style;
}

} // namespace

void CorrectionForm::open()
{
    *this = CorrectionForm{};
    m_is_open = true;
}

bool CorrectionForm::is_complete() const
{
    return *m_kind != Kind::loot || (m_loot.total() > 0 && !(m_from == m_to));
}

Act CorrectionForm::finished_act() const
{
    switch (*m_kind) {
    case Kind::loot:
        return act::Gives{m_from, m_loot, m_to};
    case Kind::wound:
        return act::GainsWound{m_player};
    case Kind::heal:
        return act::LosesWound{m_player};
    case Kind::desk:
        return act::GainsDesk{m_player};
    case Kind::out:
        return act::Leaves{m_player};
    case Kind::back:
        break;
    }
    return act::Returns{m_player};
}

void CorrectionForm::draw(Ui& ui, const View& view)
{
    Rect rect = widgets::dialog(ui, 760_dp, 776_dp);
    widgets::title(ui, rect, tr("Correct by hand"));
    if (m_kind) {
        draw_details(ui, rect, view);
        return;
    }
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    for (std::size_t i = 0; i < m_acts.size(); ++i) {
        Rect row = rect.cut_top(50_dp, 6_dp);
        if (widgets::button(ui, "act:remove:" + std::to_string(i), row.cut_right(56_dp, 8_dp),
                widgets::symbol::trash)) {
            m_acts.erase(m_acts.begin() + static_cast<std::ptrdiff_t>(i));
            break;
        }
        ui.text_in_view(row, tell_act(view, m_acts[i]), {Font::body, ui.theme().text});
    }
    widgets::heading(ui, rect, tr("What happened?"));
    draw_kinds(ui, rect);
    if (widgets::button(
            ui, "acts:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel")))
        m_is_open = false;
    ButtonStyle done;
    done.kind = ButtonKind::next;
    done.mood = m_acts.empty() ? Mood::off : Mood::ready;
    if (widgets::button(ui, "acts:done", buttons, tr("Write it down"), done))
        m_is_open = !view.record(std::nullopt, Correct{m_acts});
}

void CorrectionForm::draw_kinds(Ui& ui, Rect rect)
{
    const std::vector<Rect> cells = rect.cut_top(3 * 58_dp).grid(2, 3, 8_dp);
    for (int i = 0; i < kind_count; ++i) {
        const auto index = static_cast<std::size_t>(i);
        if (widgets::button(ui, "act:" + std::to_string(i), cells[index], tr(kind_labels[index]))) {
            m_kind = static_cast<Kind>(i);
            m_loot = {};
        }
    }
}

void CorrectionForm::draw_places(
    Ui& ui, Rect& rect, const View& view, std::string_view id, LootPlace& place)
{
    std::vector<std::pair<LootPlace, std::string>> places;
    for (const Player player : players(view.position()))
        places.emplace_back(LootPlace::of(player), view.name(player));
    places.emplace_back(LootPlace::table(), tr("the table"));
    places.emplace_back(LootPlace::deck(), tr("the deck"));
    places.emplace_back(LootPlace::box(), tr("the box"));
    constexpr int columns = 4;
    const int rows = (static_cast<int>(places.size()) + columns - 1) / columns;
    const std::vector<Rect> cells =
        rect.cut_top(static_cast<float>(rows) * 54_dp, 8_dp).grid(columns, rows, 6_dp);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::string cell = std::string(id) + ":" + std::to_string(i);
        if (widgets::button(
                ui, cell, cells[i], places[i].second, chosen_if(places[i].first == place)))
            place = places[i].first;
    }
}

void CorrectionForm::draw_details(Ui& ui, Rect rect, const View& view)
{
    ui.text(rect.cut_top(30_dp, 6_dp), tr(kind_labels[static_cast<std::size_t>(*m_kind)]),
        {Font::lead, ui.theme().text});
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    if (*m_kind == Kind::loot) {
        widgets::heading(ui, rect, tr("From where?"));
        draw_places(ui, rect, view, "from", m_from);
        const std::vector<Rect> cells = rect.cut_top(96_dp, 10_dp).columns(9, 6_dp);
        for (const LootCard card : all_loot_cards) {
            const Rect cell = cells[static_cast<std::size_t>(card)];
            if (ui.touch("card:" + std::string(word_of(card)), cell))
                m_loot.add(card);
            draw_loot(ui, cell, card);
            if (m_loot[card] > 0)
                ui.text(cell.inset(6_dp), language::number(m_loot[card]),
                    {Font::count, ui.theme().ink, 1, 0});
        }
        widgets::heading(ui, rect, tr("To where?"));
        draw_places(ui, rect, view, "to", m_to);
    } else {
        const std::vector<Rect> cells = rect.cut_top(120_dp, 10_dp).grid(4, 2, 8_dp);
        std::size_t index = 0;
        for (const Player player : players(view.position())) {
            if (widgets::button(ui, "who:" + view.components()[player].name, cells[index++],
                    view.name(player), chosen_if(player == m_player)))
                m_player = player;
        }
    }
    if (widgets::button(
            ui, "act:back", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Back"))) {
        m_kind.reset();
        return;
    }
    ButtonStyle add;
    add.kind = ButtonKind::next;
    add.mood = is_complete() ? Mood::ready : Mood::off;
    if (widgets::button(ui, "act:add", buttons, tr("Add"), add)) {
        m_acts.push_back(finished_act());
        m_kind.reset();
    }
}

} // namespace consigliere::table_cash_n_guns
