#include "companion/past/evenings_screen.h"

#include "companion/evening/evening_row.h"
#include "companion/frame/archive.h"
#include "companion/frame/counting.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/destinations.h"
#include "companion/frame/evening_texts.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/question_dialog.h"
#include "companion/past/evening_dialog.h"
#include "companion/tables/tables.h"
#include "companion/widgets/chips.h"
#include "db/plays.h"
#include "db/record_file.h"
#include "engine/ledger/line_words.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

// Height plus gap, in logical pixels.
constexpr float step_of_row = height_of_evening_row + 8;
constexpr float height_of_month = 44;

std::vector<std::string> words_of(const std::vector<FilterOffer::Choice>& choices)
{
    std::vector<std::string> words;
    for (const FilterOffer::Choice& choice : choices)
        words.push_back(choice.word);
    return words;
}

std::vector<std::string> names_of(const std::vector<FilterOffer::Choice>& people)
{
    std::vector<std::string> names;
    for (const FilterOffer::Choice& person : people) {
        if (std::ranges::find(names, person.name) == names.end())
            names.push_back(person.name);
    }
    return names;
}

std::string text_in(const ledger::Tree& table, std::string_view key)
{
    const ledger::Tree* member = table.find(key);
    return member == nullptr || member->text() == nullptr ? std::string() : *member->text();
}

std::string tell_record(const db::Record& record)
{
    std::vector<std::string> parts{tables::title_of(record.game())};
    if (const std::string date = text_in(record.head, "date"); !date.empty())
        parts.push_back(language::date(date));
    const ledger::Tree* seats = record.head.find("seats");
    if (seats != nullptr)
        parts.push_back(language::listed(
            seats->elements(), [](const ledger::Tree& seat) { return text_in(seat, "player"); }));
    std::erase(parts, "");
    parts.push_back(tr_count("{n} entry", "{n} entries", static_cast<int>(record.moves.size())));
    return ledger::join(parts, between_parts);
}

} // namespace

EveningsScreen::EveningsScreen(Context context, const to::Evenings& to)
    : m_context(context)
    , m_lines(context.keeping.archive())
{
    load();
    if (to.begin == to::Evenings::Begin::files)
        choose_file();
    if (!to.file.empty() && may_write(m_context))
        ask_to_import(to.file);
}

db::EveningIndex& EveningsScreen::archive() const
{
    return m_context.keeping.archive();
}

void EveningsScreen::load()
{
    if (m_context.notice.tells_failure(archive().refresh())) {
        m_rows.clear();
        m_list.set_rows({});
        return;
    }
    m_offer = offer_of(archive().evenings());
    m_lines.forget();
    look();
}

void EveningsScreen::look()
{
    const db::EveningCards evenings = archive().list(m_filter);
    m_hits = static_cast<int>(evenings.size());
    m_rows.clear();
    std::vector<float> heights;
    for (const db::Month& month : db::months_of(evenings)) {
        m_rows.push_back({nullptr, month_of(month.month)});
        heights.push_back(height_of_month);
        for (std::size_t i = month.begin; i < month.end; ++i) {
            m_rows.push_back({evenings[i], {}});
            heights.push_back(step_of_row);
        }
    }
    m_list.set_rows(heights);
}

void EveningsScreen::draw(Ui& ui, const Rect& rect)
{
    // Sides are known only for counted evenings.
    if (go_on_counting(ui, archive()) && !m_filter.side.empty())
        look();
    Rect rest = rect;
    Rect bar = rect;
    bar = bar.cut_top(60_dp).inset(12_dp, 6_dp);
    const std::string name = tr("Evenings");
    draw_screen_title(ui, rest, m_context.navigator, name);
    // Reserve room beside the title for the counting.
    bar.cut_left(60_dp + 16_dp + ui.measure(name, Font::title).x + 24_dp);
    draw_counting(ui, bar.cut_right(360_dp), archive());
    rest = rest.inset(std::max(16_dp, (rest.width() - 1080_dp) / 2), 8_dp);
    draw_search(ui, rest);
    draw_chips(ui, rest);
    draw_ways(ui, rest.cut_bottom(60_dp, 10_dp));
    draw_list(ui, rest);
}

void EveningsScreen::draw_search(Ui& ui, Rect& rect)
{
    Rect line = rect.cut_top(52_dp, 10_dp);
    const std::string label = tr("Filter");
    if (button(ui, "rulings", line.cut_right(60_dp, 10_dp), symbol::book))
        m_context.navigator.open(to::Rulings{});
    if (button(
            ui, "filter", line.cut_right(std::max(140_dp, button_width(ui, label)), 10_dp), label))
        open_filter();
    if (!text_field(ui, "search", line, m_words, tr("Search name, place, player, tag or notes")))
        return;
    m_filter.words.clear();
    for (const std::string_view word : ledger::split(m_words, ' ')) {
        if (!word.empty())
            m_filter.words.emplace_back(word);
    }
    m_begins_anew = true;
    look();
}

/// Number of hits, and active filters as removable chips.
void EveningsScreen::draw_chips(Ui& ui, Rect& rect)
{
    const int all = static_cast<int>(archive().evenings().size());
    const std::vector<FilterPart> parts = parts_of(m_filter, m_offer);
    const std::string count = parts.empty()
        ? tr_count("{n} evening", "{n} evenings", m_hits)
        : tr_fill("Evenings: {found} of {all}",
            {{"found", language::number(m_hits)}, {"all", language::number(all)}});
    ui.text(rect.cut_top(22_dp, 8_dp), count, {Font::small, ui.theme().quiet});
    widgets::Chips chips(ui, rect);
    for (const FilterPart& part : parts) {
        if (!chips.add(part.id, part.label, {.kind = ButtonKind::chosen, .symbol = symbol::cross}))
            continue;
        m_filter = part.rest;
        if (m_filter.words.empty())
            m_words.clear();
        m_begins_anew = true;
        look();
    }
}

void EveningsScreen::draw_ways(Ui& ui, const Rect& rect)
{
    const std::vector<Rect> foot = rect.columns(3, 10_dp);
    if (button(ui, "evenings:import", foot[0], tr("Import evenings"),
            {.mood = mood_of_writing(m_context), .symbol = symbol::file_in})
        && may_write(m_context))
        choose_file();
    if (button(ui, "evenings:tablet", foot[1], tr("Another tablet"), {.symbol = symbol::wifi}))
        m_context.navigator.open(to::AnotherTablet{});
    if (button(ui, "evenings:backup", foot[2], tr("Back up all evenings"),
            {.symbol = symbol::file_out}))
        m_context.notice.show(back_up(m_context).sentence);
}

void EveningsScreen::draw_list(Ui& ui, const Rect& rect)
{
    if (m_rows.empty()) {
        ui.text(Rect(rect).cut_top(80_dp), tr("No evenings match. Tap a filter to remove it."),
            {Font::body, ui.theme().quiet, 0, 0.5F, true});
        return;
    }
    m_lines.begin_frame();
    if (std::exchange(m_begins_anew, false))
        scroll_to_start(ui, "evenings");
    m_list.draw(ui, "evenings", rect, [&](std::size_t row, const Rect& place) {
        Rect inside = place;
        if (m_rows[row].card != nullptr) {
            draw_evening(ui, inside.cut_top(dp(height_of_evening_row)), *m_rows[row].card);
            return;
        }
        ui.text(inside.inset(2_dp, 4_dp), m_rows[row].month,
            {Font::small_title, ui.theme().brass_text});
    });
}

void EveningsScreen::draw_evening(Ui& ui, Rect rect, const db::EveningCard& card)
{
    const Rect edit = rect.cut_right(60_dp, 8_dp);
    if (card.summary.is_elsewhere) {
        if (button(ui, "forget:" + card.summary.id, edit, symbol::trash,
                {.mood = mood_of_writing(m_context)})
            && may_write(m_context))
            ask_to_forget(card.summary.id);
    } else if (button(ui, "evening:" + card.summary.id, edit, symbol::pencil))
        m_context.overlay.open_dialog<EveningDialog>(m_context, card.summary,
            EveningDialog::Known{
                words_of(m_offer.places), words_of(m_offer.tags), names_of(m_offer.people)},
            [this] { load(); });
    const EveningRow row{card, [&](charts::Size size) { return m_lines.of(ui, card, size); }};
    if (!draw_evening_row(ui, rect, row))
        return;
    if (card.summary.is_elsewhere)
        m_context.notice.show(tr("Result from another program, without entries."));
    else
        m_context.navigator.open(to::Evening{card.summary.id});
}

void EveningsScreen::open_filter()
{
    m_context.overlay.open([this](Ui& ui) {
        if (!m_sheet.draw(ui, m_context.overlay, m_filter, m_offer, m_hits))
            return;
        m_begins_anew = true;
        look();
    });
}

void EveningsScreen::choose_file()
{
    FilePicker::open_for_evenings(m_context,
        {tr("Import evenings"),
            tr("No records (.toml) or backups from another tablet (.db) in your documents or "
               "downloads, or on a USB stick."),
            tr("Import")},
        [this](const std::filesystem::path& file) { take_in(file); });
}

void EveningsScreen::take_in(const std::filesystem::path& file)
{
    if (is_called_database(file)) {
        m_context.navigator.open(to::AnotherTablet{file});
        return;
    }
    m_context.notice.show(import_evening(m_context, file).sentence);
    load();
}

void EveningsScreen::ask_to_forget(const db::SessionId& result)
{
    m_context.overlay.open([this, result](Ui& ui) {
        Rect buttons =
            draw_list_dialog(ui, {"forget", tr("Remove this result?"), 560}, [&](Rect& rest) {
                paragraph(ui, rest, tr("It came from another program. You can import it again."));
            });
        const bool keeps = cancel_button(ui, "forget:cancel", buttons);
        const bool goes = button(ui, "forget:yes", buttons, tr("Remove"));
        if (keeps || goes)
            m_context.overlay.close();
        if (goes && !m_context.notice.tells_failure(db::forget_play(m_context.database, result)))
            load();
    });
}

/// Asks about the record that the program was started with. An imported evening is opened; whatever
/// else came of it is told.
void EveningsScreen::ask_to_import(const std::filesystem::path& file)
{
    const auto record = db::read_record(file);
    if (m_context.notice.tells_failure(record))
        return;
    ask(
        m_context.overlay,
        {"import", tr("Import this evening?"), tr("Import"), tr("Cancel"),
            QuestionDialog::Next::go_on, 680},
        [file, told = tell_record(record.value())](Ui& ui, Rect& rest) {
            paragraph(ui, rest, told);
            remark(ui, rest, file.string());
        },
        [this, file] {
            const Archived imported = import_evening(m_context, file);
            load();
            if (imported.evening)
                m_context.navigator.open(to::Evening{*imported.evening});
            else
                m_context.notice.show(imported.sentence);
        });
}

} // namespace consigliere::screens
