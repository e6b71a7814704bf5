#include "companion/table_corleone/panel_parts.h"

#include "companion/table_corleone/names.h"
#include "engine/corleone/score.h"

#include <algorithm>
#include <utility>

namespace consigliere::table_corleone {

void Cover::draw(Ui& ui, const View& view, const std::string& remark,
    const std::function<void(const Rect& sheet)>& draw_sheet)
{
    // Opaque, so nothing of the table is visible.
    ui.fill(ui.display(), ui.theme().ground);
    Rect sheet = widgets::panel(ui,
        Rect::around(ui.display().centre(), std::min(560_dp, ui.display().width() - 24_dp),
            std::min(620_dp, ui.display().height() - 24_dp)));
    if (m_is_opened) {
        draw_sheet(sheet);
        return;
    }
    const Family family = *m_family;
    if (button(ui, "cover:back", sheet.cut_bottom(54_dp, 10_dp), tr("Back"))) {
        close();
        return;
    }
    m_is_opened =
        button(ui, "cover:open:" + std::string(word_of(family)), sheet.cut_bottom(72_dp, 16_dp),
            tr_fill("I’m {player}", {{"player", view.player(family)}}), {ButtonKind::next});
    const std::string whom =
        tr_fill("Pass the tablet to {player}", {{"player", view.player(family)}});
    const float remark_height = paragraph_height(ui, remark, Font::body, sheet.width());
    ui.text(sheet.cut_bottom(remark_height), remark, {Font::body, ui.theme().quiet, 0, 0, true});
    ui.elide_text(sheet.cut_bottom(50_dp), whom,
        {ui.fitting(whom, sheet.width(), {Font::title, Font::small_title, Font::place}),
            ui.theme().text, 0});
    draw_badge(ui, sheet.centre(), std::min(120_dp, sheet.height() - 8_dp), family);
}

void ColourFilter::draw(Ui& ui, Rect& rect, std::size_t jobs)
{
    constexpr std::size_t long_list = 8;
    if (jobs < long_list)
        return;
    const std::vector<Rect> cells = rect.cut_top(48_dp, 10_dp).columns(4, 8_dp);
    for (const JobColour colour : all_of<JobColour>) {
        const Rect& cell = cells[static_cast<std::size_t>(colour)];
        const bool is_chosen = m_chosen == colour;
        if (button_ground(ui, "only:" + std::string(word_of(colour)), cell, {chosen_if(is_chosen)}))
            m_chosen = is_chosen ? std::nullopt : std::optional(colour);
        ui.call("only:" + std::string(word_of(colour)), [colour] { return tell(colour); });
        draw_job_mark(ui, Rect::around(cell.centre(), 26_dp, 26_dp), colour);
    }
}

desk::Sign sign_of(std::optional<Family> family)
{
    if (family)
        return [family](Ui& ui, ImVec2 centre, float diameter) {
            draw_badge(ui, centre, diameter, *family);
        };
    return [](Ui& ui, ImVec2 centre, float diameter) {
        ui.disc(centre, diameter / 2, ui.theme().raised);
        ui.ring(centre, diameter / 2, ui.theme().brass, 2_dp);
        draw_icon(ui, centre.x - 14_dp, centre.y, 24_dp, Icon::horse_head, ui.theme().brass);
    };
}

namespace {

void draw_family(Ui& ui, const Rect& rect, const View& view, Family family, std::string_view text)
{
    Rect inside = rect.inset(10_dp, 4_dp);
    draw_badge(ui, inside.cut_left(36_dp, 12_dp).centre(), 34_dp, family);
    const float needed = ui.measure(text, Font::body).x;
    const bool wraps = needed > inside.width() * 0.6F;
    const Rect said = inside.cut_right(wraps ? inside.width() * 0.6F : needed + 2_dp, 8_dp);
    ui.elide_text(inside, view.player(family), {Font::strong, ui.theme().text});
    ui.text(said, text,
        {wraps ? Font::small : Font::body, ui.theme().quiet, wraps ? 0.0F : 1.0F, 0.5F, wraps});
}

} // namespace

void add_family_row(Contents& panel, const std::string& id, const View& view, Family family,
    const std::string& text, const desk::Tap& tap)
{
    panel.button(Lay::low_rows,
        {.id = tap.does ? id : std::string(),
            .tap = tap,
            .picture = [&view, family, text](Ui& ui, const Rect& place) {
                draw_family(ui, place, view, family, text);
            }});
}

namespace {

std::string effect_on(const View& view, Area from, const Position& after)
{
    const Position& before = view.position();
    const std::optional<Family> controller = controller_of(after, from);
    const std::optional<Family> dominator = dominator_of(after, from);
    const auto values = [&](std::optional<Family> family) {
        return language::Values{
            {"territory", tell(from)}, {"player", family ? view.player(*family) : std::string()}};
    };
    std::string text;
    if (controller == controller_of(before, from))
        text = tr_fill("Control of {territory} doesn’t change.", values({}));
    else if (controller)
        text = tr_fill("{player} then controls {territory}.", values(controller));
    else
        text = tr_fill("No one then controls {territory}.", values({}));
    if (dominator == dominator_of(before, from))
        return text;
    return text + " "
        + (dominator ? tr_fill("{player} then dominates it.", values(dominator))
                     : tr("No one then dominates it."));
}

/// Place of a marker; with its height if the stack has options with other effects.
std::string place_of(const MarkerOption& option, const std::vector<MarkerOption>& options)
{
    const auto same = std::ranges::count(options, option.from, &MarkerOption::from);
    if (same == 1)
        return tell(option.from);
    return tr_fill("{territory}, marker {n} from the bottom",
        {{"territory", tell(option.from)}, {"n", language::number(option.number)}});
}

} // namespace

std::vector<MarkerOption> marker_options(const View& view)
{
    std::vector<MarkerOption> options;
    if (!view.position().marker_choice)
        return options;
    const Family family = view.position().marker_choice->family;
    for (const Area territory : territories) {
        std::optional<Position> above;
        for (int marker = markers_in(view.position(), territory, family); marker >= 1; --marker) {
            const auto own = static_cast<std::uint8_t>(marker);
            const Position after =
                view.timeline().consider({family, RelocateMarker{{territory, own}}, {}}).after;
            // Adjacent own markers leave equal stacks.
            if (!above || !(above->control == after.control))
                options.push_back({territory, own, effect_on(view, territory, after)});
            above = after;
        }
    }
    return options;
}

bool gives_marker(const View& view, Area area)
{
    const std::optional<Marker>& choice = view.position().marker_choice;
    return choice && markers_in(view.position(), area, choice->family) > 0;
}

void take_marker_from(View& view, Area area)
{
    std::vector<MarkerOption> options = marker_options(view);
    std::erase_if(options, [area](const MarkerOption& option) { return option.from != area; });
    if (options.size() == 1)
        view.attempt(
            view.position().marker_choice->family, RelocateMarker{{area, options.front().number}});
}

Contents marker_choice(View& view)
{
    const Marker choice = *view.position().marker_choice;
    Contents panel{"markers", {}};
    panel.text(tr_fill("{player} wins {territory} and has no marker left. Which one moves there?",
        {{"player", view.player(choice.family)}, {"territory", tell(choice.territory)}}));
    const std::vector<MarkerOption> options = marker_options(view);
    for (const MarkerOption& option : options)
        panel.button(Lay::rows,
            {.id = "relocate:" + std::string(word_of(option.from)) + "#"
                    + std::to_string(option.number),
                .label = place_of(option, options),
                .tap = attempts(view, choice.family, RelocateMarker{{option.from, option.number}}),
                .detail = option.effect});
    panel.aside = desk::Button{.id = "marker:none",
        .label = tr("Place no marker"),
        .tap = attempts(view, choice.family, LeaveMarker{}),
        .detail = tr_fill(
            "Control of {territory} doesn’t change.", {{"territory", tell(choice.territory)}})};
    return panel;
}

namespace {

/// Splits cards into single ones, each with its name and copy number.
std::vector<CardKind> singles_of(const View& view, const Cards& cards)
{
    std::vector<CardKind> singles;
    for (const CardKind& kind : kinds_of(view, cards)) {
        for (int copy = 1; copy <= kind.there; ++copy)
            singles.push_back({kind.id + "#" + std::to_string(copy), kind.name, kind.card, 1});
    }
    return singles;
}

void draw_gone(Ui& ui, const Rect& card, const Rect& cross, float line)
{
    const widgets::Theme& theme = ui.theme();
    ui.fill(card, theme.panel.with_opacity(0.6F), 6_dp);
    ui.outline(card, theme.refused, 0.6F * line, 6_dp);
    ui.line(cross.min(), cross.max(), theme.refused, line);
    ui.line({cross.left, cross.bottom}, {cross.right, cross.top}, theme.refused, line);
}

/// Draws how many cards stay and how many go, each beside a sample.
void draw_counts_of_hand(Ui& ui, const Rect& rect, int kept, int gone, int excess)
{
    const auto draw = [&ui](Rect place, bool is_gone, const std::string& text) {
        ui.fill(place, ui.theme().raised, 8_dp);
        const Rect sample = place.inset(8_dp, 5_dp).cut_left(26_dp);
        ui.fill(sample, ui.theme().paper, 4_dp);
        if (is_gone)
            draw_gone(ui, sample, sample, 3_dp);
        place.cut_left(42_dp);
        draw_label(ui, place.inset(2_dp, 2_dp), text, {Font::strong, ui.theme().text});
    };
    const std::vector<Rect> halves = rect.columns(2, 8_dp);
    draw(halves[0], false, tr_fill("Keep: {n}", {{"n", language::number(kept)}}));
    draw(halves[1], true,
        tr_fill("Discard: {n} of {all}",
            {{"n", language::number(gone)}, {"all", language::number(excess)}}));
}

} // namespace

bool DiscardPicker::goes(const CardKind& single) const
{
    return std::ranges::find(m_gone, single.id) != m_gone.end();
}

void DiscardPicker::reset(const Cards& gone)
{
    m_gone.clear();
    m_begun = gone;
}

/// The target id names the effect (keep or discard), so a double tap does not toggle twice.
void DiscardPicker::draw_single(Ui& ui, const Rect& cell, const CardKind& single)
{
    const bool is_gone = goes(single);
    if (ui.touch((is_gone ? "stays:" : "goes:") + single.id, cell)) {
        if (is_gone)
            std::erase(m_gone, single.id);
        else
            m_gone.push_back(single.id);
    }
    const Rect face = cell.inset(3_dp);
    draw_card_face(ui, face, single.card, single.name);
    if (is_gone)
        draw_gone(ui, face, face.inset(12_dp, 10_dp), 5_dp);
}

void DiscardPicker::draw_cards(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles)
{
    const int columns = std::max(1, static_cast<int>((rect.width() + 6_dp) / 86_dp));
    const int rows = std::max(1, (static_cast<int>(singles.size()) + columns - 1) / columns);
    const float height = std::clamp(rect.height() / static_cast<float>(rows), 66_dp, 100_dp);
    scroll_area(ui, "hand", rect, [&](Rect& list) {
        const std::vector<Rect> cells =
            list.cut_top(height * static_cast<float>(rows)).grid(columns, rows, 6_dp);
        for (std::size_t i = 0; i < singles.size(); ++i)
            draw_single(ui, cells[i], singles[i]);
    });
}

/// Button to discard or keep all: fewer taps if most of a hand goes.
void DiscardPicker::draw_all_at_once(Ui& ui, const Rect& rect, const std::vector<CardKind>& singles)
{
    const bool all_go = m_gone.size() == singles.size();
    if (!button(ui, all_go ? "stays:all" : "goes:all", rect,
            all_go ? tr("Keep all") : tr("Discard all")))
        return;
    m_gone.clear();
    for (const CardKind& single : singles) {
        if (!all_go)
            m_gone.push_back(single.id);
    }
}

std::optional<Cards> DiscardPicker::draw(
    Ui& ui, const Rect& rect, const View& view, const Cards& hand, int excess)
{
    for (const CardKind& single : singles_of(view, std::exchange(m_begun, {})))
        m_gone.push_back(single.id);
    const std::vector<CardKind> singles = singles_of(view, hand);
    Rect rest = rect;
    Rect next = rest.cut_bottom(60_dp, 10_dp);
    const auto gone = static_cast<int>(m_gone.size());
    paragraph(ui, rest, tr("Tap cards to discard"), Font::lead);
    draw_counts_of_hand(ui, rest.cut_top(44_dp, 8_dp), hand.count() - gone, gone, excess);
    // Else it would save no taps.
    if (2 * excess > hand.count())
        draw_all_at_once(ui, next.cut_left(next.width() * 0.32F, 10_dp), singles);
    draw_cards(ui, rest, singles);
    const int missing = excess - gone;
    if (missing != 0) {
        const std::string text = missing > 0
            ? tr_count("Discard {n} more card", "Discard {n} more cards", missing)
            : tr_count("Keep {n} more card", "Keep {n} more cards", -missing);
        draw_label(ui, next, text, {Font::strong, ui.theme().quiet, 0.5F});
        return std::nullopt;
    }
    if (!button(ui, "picker:done", next, tr("Discard"), {ButtonKind::next}))
        return std::nullopt;
    Cards cards;
    for (const CardKind& single : singles) {
        if (goes(single))
            cards.add(single.card);
    }
    return cards;
}

} // namespace consigliere::table_corleone
