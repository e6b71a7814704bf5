#include "companion/past/story_screen.h"

#include "companion/charts/paint.h"
#include "companion/exports/sheet_facts.h"
#include "companion/frame/archive.h"
#include "companion/frame/counting.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/evening_texts.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/save_dialog.h"
#include "companion/server/board_pictures.h"
#include "companion/tables/tables.h"
#include "companion/telling/total.h"

#include <algorithm>
#include <cmath>

namespace consigliere::screens {

namespace {

/// Seconds between looks at what was counted meanwhile.
constexpr double between_looks = 0.25;

bool is_wide(const Rect& rect)
{
    return rect.width() >= 900_dp && rect.width() > rect.height();
}

int rows_of_legend(std::size_t seats)
{
    constexpr std::size_t most_in_row = 4;
    return seats > most_in_row ? 2 : 1;
}

/// A short stroke in the dashes of a seat.
void draw_stroke(Ui& ui, const Rect& rect, const charts::Style& style)
{
    const float middle = rect.height() / 2;
    charts::Drawing stroke{{rect.width(), rect.height()}, {}};
    stroke.shapes.emplace_back(
        charts::Line{{{0, middle}, {rect.width(), middle}}, {style.ink, 3_dp, style.dash}});
    charts::paint(ui, rect.min(), stroke);
}

} // namespace

StoryScreen::StoryScreen(Context context, std::unique_ptr<PastEvening> past,
    std::shared_ptr<const playouts::Playouts> playouts)
    : m_context(context)
    , m_past(std::move(past))
{
    db::EveningIndex& archive = m_context.keeping.archive();
    // Without the archive, only what is usual stays untold.
    static_cast<void>(archive.refresh());
    m_story =
        story::story_of(m_past->evening(), m_past->summary(), m_past->times(), archive.evenings());
    if (playouts)
        begin(std::move(playouts));
}

StoryScreen::~StoryScreen()
{
    if (m_chances)
        m_chances->finish();
    keep();
}

void StoryScreen::begin(std::shared_ptr<const playouts::Playouts> playouts)
{
    story::Tally tally(*playouts, story::playouts_by_default);
    const auto kept = m_context.keeping.archive().kept_story_of(m_past->summary().id);
    if (kept && tally.take(*kept)) {
        m_done = tally.done();
        m_story.take(tally.curve());
    }
    m_all = tally.all();
    m_chances = std::make_unique<story::Chances>(
        std::move(playouts), std::move(tally), m_past->summary().id);
    if (m_done < m_all)
        m_chances->start();
}

/// Looks now and then; nothing waits for the threads.
void StoryScreen::go_on_counting(Ui& ui)
{
    if (!m_chances)
        return;
    const bool is_running = m_chances->is_running();
    const story::Tally tally = m_chances->tally();
    if (tally.done() != m_done) {
        m_done = tally.done();
        m_story.take(tally.curve());
        m_is_kept = false;
    }
    if (is_running)
        ui.request_frame_in(between_looks);
    else
        keep();
}

void StoryScreen::keep()
{
    if (m_chances && !m_is_kept)
        m_context.keeping.archive().keep_story(m_past->summary().id, m_chances->tally().text());
    m_is_kept = true;
}

void StoryScreen::attend(Ui& ui)
{
    if (std::exchange(m_wants_page, false))
        save_page(ui);
}

void StoryScreen::draw(Ui& ui, const Rect& whole)
{
    go_on_counting(ui);
    Rect rect = whole;
    const std::string occasion = exports::tell_occasion(m_story.report);
    const float room = rect.width() * 0.6F;
    const Rect about = draw_screen_title(ui, rect, m_context.navigator, tr("The story"), room);
    ui.elide_text(about, occasion, {Font::small, ui.theme().quiet, 1});
    rect = rect.inset(12_dp, 8_dp);
    const auto draw_card = [&ui](Rect& rest, const FigureCard& card) {
        if (!card.is_empty())
            card.draw(ui, rest.cut_top(card.height(rest.width()), 12_dp));
    };
    if (!is_wide(rect)) {
        draw_foot(ui, rect.cut_bottom(60_dp, 10_dp));
        scroll_area(ui, "story", rect, [&](Rect& rest) {
            draw_headline(ui, rest);
            draw_card(rest, card_of_curve(ui, 300_dp));
            draw_turning(ui, rest);
            draw_card(rest, card_of_decision(ui));
            draw_card(rest, card_of_swings(ui));
            draw_card(rest, card_of_unused(ui));
        });
        return;
    }
    Rect right = rect.cut_right(std::floor(rect.width() * 0.34F), 12_dp);
    draw_foot(ui, right.cut_bottom(60_dp, 10_dp));
    scroll_area(ui, "story:facts", right, [&](Rect& rest) {
        draw_card(rest, card_of_decision(ui));
        draw_card(rest, card_of_unused(ui));
    });
    const float others = 84_dp + height_of_turning(ui, rect.width()) + 190_dp;
    const float height = std::clamp(rect.height() - others, 220_dp, 420_dp);
    scroll_area(ui, "story", rect, [&](Rect& rest) {
        draw_headline(ui, rest);
        draw_card(rest, card_of_curve(ui, height));
        draw_turning(ui, rest);
        draw_card(rest, card_of_swings(ui));
    });
}

void StoryScreen::draw_foot(Ui& ui, Rect rect)
{
    if (button(ui, "story:share", rect.cut_left(rect.width() * 0.4F, 10_dp), tr("Share")))
        open_sharing();
    if (button(ui, "story:past", rect, tr("Past evening"), {ButtonKind::next}))
        m_context.navigator.back();
}

void StoryScreen::draw_headline(Ui& ui, Rect& rest) const
{
    Rect head = rest.cut_top(64_dp, 10_dp);
    if (!m_story.facts.winners.empty()) {
        const Rect sign = head.cut_left(52_dp, 14_dp);
        m_past->table().draw_sign_of(
            ui, sign.centre(), 50_dp, actor(m_story.facts.winners.front()));
    }
    const std::string headline = story::tell_headline(m_story.report, m_story.facts);
    const Rect upper = head.cut_top(38_dp);
    const Font font =
        ui.fitting(headline, upper.width(), {Font::title, Font::small_title, Font::place});
    ui.elide_text(upper, headline, {font, ui.theme().text});
    ui.elide_text(
        head, story::tell_others(m_story.report, m_story.facts), {Font::body, ui.theme().quiet});
}

std::vector<charts::Style> StoryScreen::styles(const Ui& ui) const
{
    std::vector<charts::Style> styles = charts::different_styles(m_past->actors().size());
    for (std::size_t seat = 0; seat < styles.size(); ++seat)
        styles[seat].ink = charts::ink_on(ui.theme().panel, m_past->table().colour_of(actor(seat)));
    return styles;
}

/// Stroke, sign and name of each seat, in as many rows as they need.
void StoryScreen::draw_legend(Ui& ui, Rect rect) const
{
    const std::vector<charts::Style> all = styles(ui);
    const int rows = rows_of_legend(all.size());
    const int columns = (static_cast<int>(all.size()) + rows - 1) / rows;
    const std::vector<Rect> cells = rect.grid(columns, rows, 4_dp);
    for (std::size_t seat = 0; seat < all.size(); ++seat) {
        Rect cell = cells[seat];
        draw_stroke(ui, cell.cut_left(std::min(34_dp, cell.width() * 0.25F), 6_dp), all[seat]);
        const Rect sign = cell.cut_left(22_dp, 6_dp);
        m_past->table().draw_sign_of(ui, sign.centre(), 22_dp, actor(seat));
        ui.elide_text(cell, m_past->player(actor(seat)), {Font::small, ui.theme().text});
    }
}

FigureCard StoryScreen::card_of_curve(Ui& ui, float height)
{
    FigureCard card(ui, story::title_of_chart(m_story));
    const int rows = rows_of_legend(m_past->actors().size());
    card.add_picture(static_cast<float>(rows) * 28_dp, [this](Ui& on, Rect rect) {
        rect.cut_bottom(8_dp);
        draw_legend(on, rect);
    });
    card.add_picture(height, [this](Ui& on, Rect rect) {
        rect.cut_bottom(8_dp);
        charts::LineChart chart =
            story::chart_of(m_story, styles(on), {on.theme().brass.rgb()}, {on.theme().ink.rgb()});
        // The legend has the names.
        chart.room_for_names = 0;
        charts::paint(on, rect.min(),
            charts::draw(chart, {rect.width(), rect.height()}, charts::look_of(on)));
    });
    if (m_story.curve.empty())
        card.add_remark(tr("The score after each entry, if it had ended there."));
    else
        card.add_remark(story::tell_made(m_story.curve));
    if (m_chances && m_done < m_all)
        card.add_picture(48_dp, [this](Ui& on, const Rect& rect) { draw_counting(on, rect); });
    return card;
}

void StoryScreen::draw_counting(Ui& ui, Rect rect)
{
    rect.cut_bottom(rect.height() - 48_dp);
    const bool is_running = m_chances->is_running();
    const std::string label = is_running ? tr("Stop") : tr("Continue");
    const std::string id = is_running ? "story:stop" : "story:go-on";
    if (button(ui, id, rect.cut_right(button_width(ui, label), 12_dp), label)) {
        if (is_running)
            m_chances->stop();
        else
            m_chances->start();
    }
    const int percent = m_done * 100 / std::max(1, m_all);
    ui.text(rect.cut_top(28_dp),
        tr("Playing on from each turn") + "  ·  " + language::number(percent) + "\u00a0%",
        {Font::small, ui.theme().quiet});
    draw_progress(ui, rect.cut_top(6_dp), m_done, m_all);
}

// Turning points. --------------------------------------------------------------------------------

float StoryScreen::height_of_turning(const Ui& ui, float width) const
{
    if (m_story.turning.empty())
        return 0;
    const bool is_in_row = width >= 700_dp;
    const float lines = 3 * ui.measure("X", Font::body).y;
    const float each = 30_dp + lines + 44_dp + 48_dp + 52_dp;
    return is_in_row ? each + 12_dp : (each + 12_dp) * static_cast<float>(m_story.turning.size());
}

void StoryScreen::draw_turning(Ui& ui, Rect& rest)
{
    const std::size_t count = m_story.turning.size();
    if (count == 0)
        return;
    const bool is_in_row = rest.width() >= 700_dp;
    Rect all = rest.cut_top(height_of_turning(ui, rest.width()));
    all.cut_bottom(12_dp);
    const std::vector<Rect> places = is_in_row
        ? all.columns(static_cast<int>(std::max(count, std::size_t{2})), 12_dp)
        : all.rows(static_cast<int>(count), 12_dp);
    for (std::size_t i = 0; i < count; ++i)
        draw_turning_card(ui, places[i], i);
}

void StoryScreen::draw_turning_card(Ui& ui, Rect rect, std::size_t number)
{
    const story::TurningPoint& point = m_story.turning[number];
    const widgets::Theme& theme = ui.theme();
    const int entry = story::entry_of(m_story.report, point);
    Rect inside = widgets::panel(ui, rect);
    Rect head = inside.cut_top(30_dp);
    const Rect flag = head.cut_left(28_dp, 10_dp).inset(0, 3_dp);
    ui.fill(flag, theme.brass, 3_dp);
    ui.text(flag, language::number(static_cast<int>(number) + 1), {Font::strong, theme.ink, 0.5F});
    ui.text(head, tr_fill("Entry {entry}", {{"entry", language::number(entry)}}),
        {Font::strong, theme.text});
    const std::string id = "story:what-if:" + std::to_string(number + 1);
    if (button(ui, id, inside.cut_bottom(48_dp, 8_dp), tr("What if")))
        m_context.navigator.open(
            to::WhatIf{{m_past->evening(), m_past->summary().id,
                           [this](std::string_view who) { return m_past->player(who); }, m_trials},
                point.before});
    Rect change = inside.cut_bottom(36_dp, 4_dp);
    const std::string told = story::tell_chance(point.was) + " → " + story::tell_chance(point.is)
        + "  ±" + language::number(std::lround(point.error * 100));
    m_past->table().draw_sign_of(
        ui, change.cut_left(26_dp, 8_dp).centre(), 26_dp, actor(point.seat));
    ui.text(change.cut_right(ui.measure(told, Font::strong).x + 2_dp, 8_dp), told,
        {Font::strong, theme.text, 1});
    ui.elide_text(change, m_past->player(actor(point.seat)), {Font::small, theme.quiet});
    ui.elide_text(inside, m_story.tell_entry(entry), {Font::body, theme.text, 0, 0, true});
}

// Facts. -----------------------------------------------------------------------------------------

FigureCard StoryScreen::card_of_decision(Ui& ui) const
{
    FigureCard card(ui, tr("What decided"));
    for (const std::string& told :
        story::tell_decision(m_story.report, m_story.facts, m_story.tell_entry))
        card.add_text(told);
    double most = m_story.facts.usual ? m_story.facts.usual->total : 1;
    for (const db::EveningFacts::Seat& seat : m_story.report.facts.seats)
        most = std::max(most, static_cast<double>(seat.total.value_or(0)));
    const auto add = [&](const std::string& name, double total, charts::Ink ink) {
        Measure measure{name, telling::name_total(m_past->outline().unit, std::lround(total)), {},
            true, nullptr};
        measure.bar.style.ink = ink;
        measure.bar.value = std::max(0.0, total) / most;
        if (m_story.facts.usual)
            measure.bar.expected = std::max(0.0, m_story.facts.usual->total) / most;
        return measure;
    };
    for (const story::Seat seat : m_story.report.seats_by_rank()) {
        const auto& total = m_story.report.facts.seats[seat].total;
        if (!total)
            continue;
        Measure measure = add(m_past->player(actor(seat)), *total, styles(ui)[seat].ink);
        measure.draw_sign = [this, seat](Ui& on, ImVec2 centre, float diameter) {
            m_past->table().draw_sign_of(on, centre, diameter, actor(seat));
        };
        card.add(measure);
        if (const std::string sources = story::tell_sources(m_story.report, seat); !sources.empty())
            card.add_remark(sources);
    }
    if (const auto& usual = m_story.facts.usual) {
        card.add(add(story::tell_usual(*usual), usual->total, {ui.theme().quiet.rgb()}));
        if (const std::string sources = story::tell_sources(m_story.report, *usual);
            !sources.empty())
            card.add_remark(sources);
    }
    if (m_story.report.facts.depth == ledger::TrackingLevel::board)
        card.add_remark(tr("Only the board was tracked, so what the Suitcases held during play is "
                           "unknown."));
    return card;
}

FigureCard StoryScreen::card_of_swings(Ui& ui) const
{
    FigureCard card(ui, tr("What moved the score most"));
    for (const story::Swing& swing : m_story.facts.swings)
        card.add_text(story::tell_swing(m_story.report, swing, m_story.tell_entry));
    return card;
}

FigureCard StoryScreen::card_of_unused(Ui& ui) const
{
    FigureCard card(ui, tr("Left unused"));
    for (const story::Unused& unused : m_story.facts.unused) {
        Measure measure{m_past->player(actor(unused.seat)), {}, {}, false, nullptr};
        measure.draw_sign = [this, seat = unused.seat](Ui& on, ImVec2 centre, float diameter) {
            m_past->table().draw_sign_of(on, centre, diameter, actor(seat));
        };
        card.add(measure);
        card.add_remark(story::tell_unused(unused));
    }
    return card;
}

// Sharing. ---------------------------------------------------------------------------------------

void StoryScreen::open_sharing()
{
    m_context.overlay.open([this](Ui& ui) {
        const Rect close =
            draw_list_dialog(ui, {"story-share", tr("Share the story"), 560}, [&](Rect& rest) {
                const auto row = [&](const char* id, const std::string& label,
                                     const std::string& detail) {
                    return button_with_detail(ui, id, rest.cut_top(62_dp, 8_dp), label, detail,
                        {.symbol = symbol::file_out});
                };
                if (row("story:page", tr("Page"), tr("Web page, to print or send")))
                    m_wants_page = true;
                if (row("story:picture", tr("Picture"), tr("SVG, for messages and print")))
                    save_picture();
            });
        if (button(ui, "story:share:close", close, tr("Close"), {ButtonKind::next}))
            m_context.overlay.close();
    });
}

/// The board as everybody sees it at the end, painted now.
void StoryScreen::save_page(Ui& ui)
{
    const server::SeatView view(
        m_past->evening(), {}, [this](std::string_view who) { return m_past->player(who); });
    server::BoardPictures boards(ui);
    const server::BoardPictures::Drawn drawn = boards.draw(view);
    boards.finish();
    const std::shared_ptr<const std::string> board = boards.png(drawn.picture);
    m_context.overlay.close();
    ask_where_to_save(m_context, name_of_file(m_past->summary(), ".html"),
        [page = story::page_of(m_story, board ? *board : std::string())](const auto& file,
            db::IfExists if_exists) { return write_document(page, file, if_exists); });
}

void StoryScreen::save_picture()
{
    m_context.overlay.close();
    ask_where_to_save(m_context, name_of_file(m_past->summary(), ".svg"),
        [picture = story::picture_of(m_story)](const auto& file, db::IfExists if_exists) {
            return write_document(picture, file, if_exists);
        });
}

} // namespace consigliere::screens
