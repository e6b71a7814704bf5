#include "companion/evening/sharing.h"

#include "companion/evening/evening_export.h"
#include "companion/evening/name_and_place.h"
#include "companion/exports/bg_stats.h"
#include "companion/exports/score_sheet.h"
#include "companion/frame/code_drawing.h"

#include <algorithm>
#include <array>
#include <span>

namespace consigliere::screens {

namespace {

/// One of the files that can be written.
struct FileOffer {
    Sharing::Tap tap;
    const char* id;
    const char* label;
    const char* detail;
};
constexpr std::array<FileOffer, 4> file_offers{{
    {Sharing::Tap::sheet, "share:sheet", to_translate("Score sheet"),
        to_translate("a page to look at, send and print")},
    {Sharing::Tap::text, "share:text", to_translate("Plain text"), to_translate("for a message")},
    {Sharing::Tap::play, "share:play", to_translate("Play for BG Stats"),
        to_translate("a file that it opens")},
    {Sharing::Tap::record, "share:record", to_translate("The record"),
        to_translate("every entry, to be taken in again")},
}};

float height_of_offers()
{
    return 32_dp + static_cast<float>(file_offers.size()) * 68_dp;
}

} // namespace

Sharing::Sharing(const ledger::Evening& evening, const db::SessionSummary& session,
    const std::vector<std::string>& times)
    : m_report(report_of(evening, session, times))
{
    if (const std::optional<std::string> link = exports::bg_stats_link(m_report))
        m_code = exports::qr_code_of(*link);
}

Sharing::Tap Sharing::draw(Ui& ui) const
{
    Rect rect = dialog(ui, 1100_dp, 1240_dp);
    title(ui, rect, tr("Share this evening"));
    Rect foot = rect.cut_bottom(60_dp, 10_dp);
    const Rect name = foot.cut_left(foot.width() * 0.5F, 10_dp);
    const bool names = name_and_place_button(ui, name, m_report.summary.details);
    const bool closes = button(ui, "share:close", foot, tr("Close"), {ButtonKind::next});
    const bool is_upright = rect.height() > rect.width();
    Rect files =
        is_upright ? rect.cut_bottom(height_of_offers(), 12_dp) : rect.cut_right(300_dp, 20_dp);
    const Tap tap = draw_files(ui, files);
    // Lying there is more room beside the code than above it.
    tell_code(ui, is_upright ? rect : files);
    if (m_code)
        draw_code(ui, rect, *m_code);
    if (names)
        return Tap::name;
    return closes ? Tap::close : tap;
}

Sharing::Tap Sharing::draw_files(Ui& ui, Rect& rect) const
{
    Tap tap = Tap::none;
    heading(ui, rect, tr("Write a file"));
    for (const FileOffer& offer : file_offers) {
        const bool is_early = offer.tap == Tap::play && !m_report.facts.is_finished;
        if (button_with_detail(ui, offer.id, rect.cut_top(60_dp, 8_dp), tr(offer.label),
                tr(offer.detail),
                {.mood = is_early ? Mood::refused : Mood::ready, .symbol = symbol::file_out}))
            tap = offer.tap;
    }
    return tap;
}

void Sharing::tell_code(Ui& ui, Rect& rect) const
{
    remark(ui, rect,
        m_code ? tr("A telephone with BG Stats takes the evening over when its camera sees this "
                    "code. No network is needed for that.")
               : tr("BG Stats takes an evening only once its score is final."));
}

Archived Sharing::write(Tap tap, const Context& context) const
{
    const auto file = [&](std::string_view ending, const std::string& text) {
        return write_document(context, m_report.summary, ending, text);
    };
    switch (tap) {
    case Tap::sheet:
        return file(".html", exports::score_sheet_page(m_report));
    case Tap::text:
        return file(".txt", exports::score_sheet_text(m_report));
    case Tap::play:
        if (!m_report.facts.is_finished)
            return {tr("Only evenings that are over go there."), false};
        return file(".bgsplay", exports::bgsplay_of(std::span(&m_report, 1)));
    case Tap::record:
    case Tap::none:
    case Tap::name:
    case Tap::close:
        break;
    }
    return {};
}

} // namespace consigliere::screens
