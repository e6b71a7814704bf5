#include "companion/exchange/offer_view.h"

#include "companion/frame/evening_texts.h"
#include "companion/frame/this_tablet.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/telling/shared_taken.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>

namespace consigliere::screens {

namespace {

// Font Awesome.
constexpr const char* calendar_symbol = "\xef\x81\xb3";
constexpr const char* list_symbol = "\xef\x80\xba";
constexpr const char* person_symbol = "\xef\x80\x87";
constexpr const char* cards_symbol = "\xef\x83\x85";
constexpr const char* rules_symbol = "\xef\x83\xb6";
constexpr const char* photo_symbol = "\xef\x80\xb0";
constexpr const char* note_symbol = "\xef\x89\x89";
constexpr const char* shield_symbol = "\xef\x84\xb2";

/// Least width of two columns.
constexpr float wide = 900;

/// A count with its word, "23 evenings", and more about it.
struct Gain {
    const char* sign;
    std::string counted; ///< "23 evenings"
    int count = 0;
    std::string detail;
};

/// The word after a count: "evenings" of "23 evenings". The whole text where it does not come last.
std::string word_of(const Gain& gain)
{
    const std::string number = language::number(gain.count);
    std::string_view rest = gain.counted;
    if (!rest.starts_with(number))
        return gain.counted;
    rest.remove_prefix(number.size());
    constexpr std::string_view hard_space = "\u00a0";
    while (rest.starts_with(' ') || rest.starts_with(hard_space))
        rest.remove_prefix(rest.starts_with(' ') ? 1 : hard_space.size());
    return std::string(rest);
}

void draw_gain(Ui& ui, const Rect& rect, const Gain& gain, Font number_font, Colour ink)
{
    widgets::raised(ui, rect);
    Rect inside = rect.inset(14_dp, 8_dp);
    ui.text(inside.cut_left(22_dp, 12_dp), gain.sign, {Font::lead, ui.theme().quiet, 0.5F});
    const std::string number = language::number(gain.count);
    const float width = std::max(ui.measure(number, number_font).x + 2_dp, 44_dp);
    ui.text(inside.cut_left(width, 12_dp), number, {number_font, ink});
    const std::string word = word_of(gain);
    if (gain.detail.empty()) {
        ui.text(inside, word, {Font::strong, ui.theme().text, 0, 0.5F, true});
        return;
    }
    ui.text(inside.cut_top(inside.height() / 2), word, {Font::strong, ui.theme().text, 0, 0.8F});
    ui.elide_text(inside, gain.detail, {Font::small, ui.theme().quiet, 0, 0.2F});
}

std::string told_games(const std::map<std::string, int>& games)
{
    std::vector<std::string> parts;
    for (const auto& [game, count] : games)
        parts.push_back(language::number(count) + " " + tables::title_of(game));
    return ledger::join(parts, ", ");
}

std::string told_size(std::uintmax_t bytes)
{
    constexpr std::uintmax_t kilobyte = 1'000;
    constexpr std::uintmax_t megabyte = 1'000'000;
    const bool is_large = bytes >= megabyte;
    const std::uintmax_t count = std::max<std::uintmax_t>(
        1, (bytes + (is_large ? megabyte : kilobyte) / 2) / (is_large ? megabyte : kilobyte));
    return language::number(static_cast<std::int64_t>(count)) + (is_large ? " MB" : " kB");
}

std::vector<Gain> gains_of(const db::MergePreview& preview, int questions)
{
    std::vector<Gain> gains;
    const auto add = [&](const char* sign, std::string counted, int count,
                         std::string detail = {}) {
        if (count > 0)
            gains.push_back({sign, std::move(counted), count, std::move(detail)});
    };
    add(list_symbol, tr_count("{n} entry", "{n} entries", preview.entries), preview.entries,
        preview.refused.empty() ? tr("all checked") : std::string());
    add(person_symbol, tr_count("{n} person", "{n} people", preview.people), preview.people,
        questions == 0 ? std::string() : tr_count("{n} to decide", "{n} to decide", questions));
    add(cards_symbol, tr_count("{n} component", "{n} components", preview.new_components()),
        preview.new_components(), told_games(preview.learned));
    add(rules_symbol, tr_count("{n} house rule", "{n} house rules", preview.house_rules),
        preview.house_rules);
    add(photo_symbol, tr_count("{n} photo", "{n} photos", preview.photos), preview.photos,
        told_size(preview.bytes_of_photos));
    add(note_symbol, tr_count("{n} note", "{n} notes", preview.notes), preview.notes,
        tr_count("in {n} evening", "in {n} evenings", preview.evenings_with_notes));
    return gains;
}

/// What changes in evenings and people that are here already.
std::vector<std::string> remarks_of(const db::MergePreview& preview)
{
    std::vector<std::string> remarks;
    const auto add = [&](int count, std::string text) {
        if (count > 0)
            remarks.push_back(std::move(text));
    };
    add(preview.extended,
        tr_count("{n} evening went on there and becomes longer here.",
            "{n} evenings went on there and become longer here.", preview.extended));
    add(preview.details,
        tr_count("{n} evening here gets another name, date, place, tags or notes.",
            "{n} evenings here get another name, date, place, tags or notes.", preview.details));
    add(preview.renamed,
        tr_count("{n} person gets the name used there.", "{n} people get the names used there.",
            preview.renamed));
    add(preview.combined,
        tr_count("{n} pair of names was combined as one person there and is here.",
            "{n} pairs of names were combined as one person there and are here.",
            preview.combined));
    add(preview.separated,
        tr_count("{n} pair of names was separated there and is here.",
            "{n} pairs of names were separated there and are here.", preview.separated));
    add(preview.forgotten_house_rules,
        tr_count("{n} house rule was deleted there and is deleted here.",
            "{n} house rules were deleted there and are deleted here.",
            preview.forgotten_house_rules));
    for (std::string& told : telling::tell(preview.shared))
        remarks.push_back(std::move(told));
    add(preview.unchanged,
        tr_count("{n} evening is on both and stays as it is.",
            "{n} evenings are on both and stay as they are.", preview.unchanged));
    return remarks;
}

std::string winners_of(const db::SessionSummary& evening)
{
    std::vector<std::string> names;
    for (const db::SessionSummary::Seat& seat : evening.seats) {
        if (seat.is_winner)
            names.push_back(name_of(evening, seat));
    }
    return ledger::join(names, ", ");
}

std::string told_course(const std::string& whose, const db::SessionSummary& evening)
{
    const std::string winners = winners_of(evening);
    const std::string entries = tr_count("{n} entry", "{n} entries", evening.entries);
    return whose + ": " + entries
        + (winners.empty() ? "" : ", " + tr_fill("{players} won", {{"players", winners}}));
}

} // namespace

OfferView::OfferView(Offer offer)
    : m_offer(std::move(offer))
    , m_questions(std::move(m_offer.preview.matches), m_offer.tablet)
{
}

OfferView::Tapped OfferView::draw(Ui& ui, Rect rect, const widgets::Readiness& may_add)
{
    const bool has_columns = rect.width() >= dp(wide) && !m_questions.empty();
    const bool is_narrow = rect.width() < 700_dp;
    const Rect foot = rect.cut_bottom(is_narrow ? 112_dp : 68_dp, 8_dp);
    ui.line({rect.left, rect.bottom}, {rect.right, rect.bottom}, ui.theme().line, 1_dp);
    draw_head(ui, rect);
    if (has_columns) {
        Rect right = rect;
        Rect left = right.cut_left(rect.width() * 0.46F, 24_dp);
        scroll_area(ui, "offer", left, [&](Rect& rest) {
            draw_gains(ui, rest);
            draw_diverged(ui, rest);
        });
        scroll_area(ui, "offer:people", right, [&](Rect& rest) { m_questions.draw(ui, rest); });
    } else {
        scroll_area(ui, "offer", rect, [&](Rect& rest) {
            draw_gains(ui, rest);
            draw_diverged(ui, rest);
            if (!m_questions.empty())
                m_questions.draw(ui, rest);
        });
    }
    return draw_foot(ui, foot, may_add);
}

void OfferView::draw_head(Ui& ui, Rect& rect) const
{
    const db::MergePreview& preview = m_offer.preview;
    const bool is_intact = preview.refused.empty();
    const std::string seal = is_intact ? tr("checked, intact")
                                       : tr_count("{n} evening damaged", "{n} evenings damaged",
                                           static_cast<int>(preview.refused.size()));
    const std::string about = (m_offer.came_by_code ? tr_fill("read by its code, {time}",
                                   {{"time", told_time(m_offer.read_at)}})
                                                    : m_offer.source)
        + std::string(between_parts)
        + tr_fill("evenings: {there} there, {here} here",
            {{"there", language::number(preview.evenings_there)},
                {"here", language::number(preview.evenings_here)}});
    Rect line = rect.cut_top(30_dp, 2_dp);
    const Colour ink = is_intact ? ui.theme().saved : ui.theme().refused_text;
    const float width = ui.measure(seal, Font::body).x + 30_dp;
    Rect right = line.cut_right(width, 12_dp);
    ui.text(right.cut_left(22_dp, 6_dp), is_intact ? symbol::check : symbol::cross,
        {Font::body, ink, 0.5F});
    ui.text(right, seal, {Font::body, ink});
    ui.elide_text(line, m_offer.tablet, {Font::lead, ui.theme().text});
    remark(ui, rect, about);
    ui.line({rect.left, rect.top}, {rect.right, rect.top}, ui.theme().line, 1_dp);
    rect.cut_top(12_dp);
}

void OfferView::draw_gains(Ui& ui, Rect& rect) const
{
    const db::MergePreview& preview = m_offer.preview;
    if (preview.is_nothing() && preview.refused.empty()) {
        paragraph(ui, rect, tr("This tablet has all of it already."), Font::lead);
        return;
    }
    heading(ui, rect, tr("What will be added"));
    const int evenings = preview.new_evenings();
    if (evenings > 0)
        draw_gain(ui, rect.cut_top(80_dp, 8_dp),
            {calendar_symbol, tr_count("{n} evening", "{n} evenings", evenings), evenings,
                told_games(preview.evenings)},
            Font::large, ui.theme().brass_text);
    const std::vector<Gain> gains = gains_of(preview, static_cast<int>(m_questions.size()));
    const int columns = rect.width() > 520_dp ? 2 : 1;
    const int rows = (static_cast<int>(gains.size()) + columns - 1) / columns;
    const float height = static_cast<float>(rows) * 68_dp - (rows > 0 ? 8_dp : 0);
    const std::vector<Rect> cells =
        rect.cut_top(height, rows > 0 ? 10_dp : 0).grid(columns, rows, 8_dp);
    for (std::size_t i = 0; i < gains.size(); ++i)
        draw_gain(ui, cells[i], gains[i], Font::count, ui.theme().text);
    for (const std::string& told : remarks_of(preview))
        remark(ui, rect, told);
    for (const db::MergeReport::Session& refused : preview.refused)
        paragraph(ui, rect, tr_fill("Not added: {why}", {{"why", telling::tell(*refused.refused)}}),
            Font::body, ui.theme().refused_text);
}

/// The common beginning as one line that parts in two.
void OfferView::draw_diverged(Ui& ui, Rect& rect) const
{
    const auto& all = m_offer.preview.diverged;
    if (all.empty())
        return;
    rect.cut_top(6_dp);
    heading(ui, rect,
        tr_count("{n} evening differs", "{n} evenings differ", static_cast<int>(all.size())));
    for (const db::MergePreview::Diverged& evening : all) {
        const widgets::Theme& theme = ui.theme();
        const Rect panel = rect.cut_top(154_dp, 8_dp);
        ui.fill(panel, theme.trial_ground, 8_dp);
        ui.outline(panel, theme.trial, 1_dp, 8_dp);
        Rect inside = panel.inset(14_dp, 10_dp);
        Rect top = inside.cut_top(24_dp, 4_dp);
        const std::string kept = tr("Both are kept");
        ui.text(top.cut_right(ui.measure(kept, Font::strong).x + 2_dp, 12_dp), kept,
            {Font::strong, theme.trial_text, 1});
        std::string occasion = date_of(evening.here);
        occasion += std::string(between_parts) + tables::title_of(evening.here.game);
        if (!evening.here.details.place.empty())
            occasion += std::string(between_parts) + evening.here.details.place;
        ui.elide_text(top, occasion, {Font::strong, theme.trial_text});
        const Rect foot = inside.cut_bottom(24_dp);
        const std::string counted = evening.there.branch_of
            ? tr("Statistics count the one here.")
            : tr_fill("Statistics count the one of {tablet}.", {{"tablet", m_offer.tablet}});
        ui.elide_text(foot, counted, {Font::small, theme.trial_text});
        Rect picture = inside.cut_left(std::min(230_dp, inside.width() * 0.45F), 10_dp);
        const float middle = picture.centre().y;
        const ImVec2 fork{picture.right - 70_dp, middle};
        const ImVec2 here{picture.right - 8_dp, middle - 20_dp};
        const ImVec2 there{picture.right - 8_dp, middle + 20_dp};
        ui.line({picture.left + 4_dp, middle}, fork, theme.quiet, 3_dp);
        ui.line(fork, here, theme.brass, 3_dp);
        ui.line(fork, there, theme.trial, 3_dp);
        ui.disc(fork, 6_dp, theme.trial_text);
        ui.disc(here, 6_dp, theme.brass);
        ui.fill(Rect::around(there, 12_dp, 12_dp), theme.trial);
        ui.elide_text({picture.left, picture.top, fork.x, middle - 6_dp},
            tr_fill("the same to entry {n}", {{"n", language::number(evening.common)}}),
            {Font::small, theme.trial_text, 0, 1, true});
        const float line = 22_dp;
        ui.elide_text({inside.left, here.y - line / 2, inside.right, here.y + line / 2},
            told_course(tr("here"), evening.here), {Font::body, theme.trial_text});
        ui.elide_text({inside.left, there.y - line / 2, inside.right, there.y + line / 2},
            told_course(m_offer.tablet, evening.there), {Font::body, theme.trial_text});
    }
}

OfferView::Tapped OfferView::draw_foot(Ui& ui, Rect foot, const widgets::Readiness& may_add) const
{
    const db::MergePreview& preview = m_offer.preview;
    const bool is_nothing = preview.is_nothing();
    const int evenings = preview.new_evenings();
    const std::string add =
        evenings > 0 ? tr_count("Add {n} evening", "Add {n} evenings", evenings) : tr("Add");
    foot.cut_top(8_dp);
    const bool is_narrow = foot.width() < 700_dp;
    Rect buttons = is_narrow ? foot.cut_bottom(56_dp, 4_dp) : Rect{};
    const float wanted = std::max(240_dp, button_width(ui, add));
    const float cancel = std::max(150_dp, button_width(ui, tr("Cancel")));
    if (!is_narrow)
        buttons = foot.cut_right(wanted + cancel + 8_dp, 16_dp);
    Tapped tapped = Tapped::nothing;
    if (is_nothing) {
        if (button(ui, "offer:close", buttons, tr("Close"), {ButtonKind::next}))
            tapped = Tapped::cancel;
        return tapped;
    }
    if (button(ui, "offer:cancel",
            buttons.cut_left(is_narrow ? buttons.width() * 0.35F : cancel, 8_dp), tr("Cancel")))
        tapped = Tapped::cancel;
    if (button(ui, "offer:add", buttons, add, {ButtonKind::next, may_add}))
        tapped = Tapped::add;
    ui.text(foot.cut_left(24_dp, 10_dp), shield_symbol, {Font::lead, ui.theme().brass_text, 0.5F});
    ui.text(foot, tr("A backup is made first. Everything is added, or nothing."),
        {Font::body, ui.theme().text, 0, 0.5F, true});
    return tapped;
}

} // namespace consigliere::screens
