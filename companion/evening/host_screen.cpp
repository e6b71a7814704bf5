#include "companion/evening/host_screen.h"

#include "companion/evening/sheet_contents.h"
#include "companion/frame/destinations.h"
#include "companion/frame/rule_books.h"
#include "companion/tables/tables.h"

#include <utility>

namespace consigliere::screens {

HostScreen::HostScreen(const Context& context, const ledger::Evening& evening)
    : m_context(context)
    , m_evening(evening)
    , m_teller(tables::make_teller(evening))
    , m_table(tables::find(evening.game()).make_table(*this, evening))
    , m_verdict({evening, *m_teller, *m_table, context.books})
{
    m_context.overlay.add_dialogs_of_game(
        {[this] { return m_table->has_dialog(); }, [this](Ui& ui) { m_table->draw_dialog(ui); }});
    m_teller->call_players([this](std::string_view actor) { return player(actor); });
}

const rulebook::Rulebook* HostScreen::rulebook() const
{
    return m_context.books.of(m_evening.game());
}

void HostScreen::open_rule(const std::string& rule)
{
    m_context.navigator.open(to::Rules{std::string(m_evening.game()), rule});
}

Log::Source HostScreen::log_source() const
{
    return {m_evening, *m_table, audience(), m_context.settings.shows_undone, 0};
}

void HostScreen::draw(Ui& ui, const Rect&)
{
    m_handing_over.follow(ui, m_evening);
    if (!m_table->has_dialog())
        m_waiting.reset();
    if (!ui.is_covered())
        obey_keys(ui);
    draw_table(ui);
}

/// Ctrl+Z: undo; Ctrl+Y, Ctrl+Shift+Z: redo; Escape: hide the verdict card.
void HostScreen::obey_keys(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    const auto is_pressed = [](ImGuiKey key) {
        return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key), false);
    };
    const bool is_z = io.KeyCtrl && is_pressed(ImGuiKey_Z);
    if (is_z && !io.KeyShift)
        undo();
    else if (is_z || (io.KeyCtrl && is_pressed(ImGuiKey_Y)))
        redo();
    if (m_verdict.is_shown() && ui.dismissal() == widgets::Dismissal::escape) {
        ui.take_dismissal();
        m_verdict.clear();
    }
}

void HostScreen::draw_turn(Ui& ui, const Rect& turn, const Rect& card)
{
    // Lists end a little above the card.
    ui.lay_over(card.is_empty() ? card : card.inset(0, -6_dp));
    m_table->draw_turn(ui, turn);
    ui.lay_over({});
    m_verdict.look_at(ui, turn);
    draw_card(ui, card);
}

void HostScreen::draw_card(Ui& ui, const Rect& place)
{
    if (!place.is_empty() && m_verdict.is_shown())
        answer_verdict(m_verdict.draw(ui, place));
}

void HostScreen::explain(const std::string& line)
{
    m_verdict.show(line, audience());
}

void HostScreen::go_on_after_record()
{
    if (const std::optional<std::string> line = std::exchange(m_waiting, std::nullopt))
        record(*line);
}

/// Opens the corrections; the impossible move is repeated after one.
void HostScreen::correct_by_hand()
{
    m_context.overlay.close();
    m_waiting = m_verdict.line();
    m_verdict.clear();
    m_table->open_corrections();
}

void HostScreen::answer_verdict(VerdictCard::Tap tap)
{
    switch (tap) {
    case VerdictCard::Tap::none:
        return;
    case VerdictCard::Tap::sheet:
        open_refusal();
        return;
    case VerdictCard::Tap::rule:
        open_rule(m_verdict.rule());
        return;
    case VerdictCard::Tap::entry:
        open_entry(m_verdict.entries().front());
        return;
    case VerdictCard::Tap::house_rule:
        record(m_verdict.line_by_house_rule());
        return;
    case VerdictCard::Tap::ruling:
        rule_otherwise();
        return;
    case VerdictCard::Tap::correction:
        correct_by_hand();
        return;
    case VerdictCard::Tap::close:
        m_verdict.clear();
        return;
    }
}

void HostScreen::open_entry(int entry)
{
    m_context.overlay.open([this, entry](Ui& ui) {
        const Log::Row row = m_log.row_of(entry, log_source());
        draw_sheet_with(ui, "entry", what_is_said_of(entry, row, log_source(), *m_teller),
            ways_from(entry, row));
    });
}

void HostScreen::open_refusal()
{
    // Computed once: it is slow and does not change while open.
    SheetContent refusal = what_is_said_of(m_verdict);
    std::vector<MenuAction> ways = ways_out(refusal);
    m_context.overlay.open([this, refusal = std::move(refusal), ways = std::move(ways)](
                               Ui& ui) { draw_sheet_with(ui, "sheet", refusal, ways); });
}

void HostScreen::draw_sheet_with(
    Ui& ui, const char* name, SheetContent content, const std::vector<MenuAction>& ways)
{
    for (const MenuAction& way : ways)
        content.offers.emplace_back(way.id, way.label);
    const SheetTap tap = draw_sheet(ui, name, content, rulebook());
    if (tap.closes)
        m_context.overlay.close();
    for (const MenuAction& way : ways) {
        if (tap.offer == way.id)
            way.act();
    }
    if (!tap.rule.empty())
        open_rule(tap.rule);
    if (tap.entry > 0)
        open_entry(tap.entry);
}

std::vector<MenuAction> HostScreen::ways_from(int, const Log::Row&)
{
    return {};
}

std::vector<MenuAction> HostScreen::ways_out(const SheetContent& refusal)
{
    if (refusal.verdict == ledger::Verdict::illegal)
        return {{"sheet:ruling", tr("We rule otherwise"), [this] { rule_otherwise(); }}};
    if (refusal.verdict == ledger::Verdict::impossible)
        return {{"sheet:correct", tr("Make a correction, then this move"),
            [this] { correct_by_hand(); }}};
    return {};
}

} // namespace consigliere::screens
