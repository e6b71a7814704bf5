#include "companion/evening/sharing.h"

#include "companion/evening/name_and_place.h"
#include "companion/exports/bg_stats.h"
#include "companion/exports/score_sheet.h"
#include "companion/frame/archive.h"
#include "companion/frame/code_drawing.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/save_dialog.h"
#include "companion/frame/tally.h"
#include "companion/site/pages.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace consigliere::screens {

namespace {

using exports::EveningReport;

struct FileOffer {
    const char* id;
    const char* label;
    const char* detail;
    const char* ending = nullptr;
    /// nullptr for the record.
    std::string (*write)(const EveningReport& report) = nullptr;
};
constexpr const char* play_id = "share:play";
constexpr std::array<FileOffer, 4> file_offers{{
    {"share:sheet", to_translate("Score sheet"), to_translate("Web page, to print or send"),
        ".html", exports::score_sheet_page},
    {"share:text", to_translate("Plain text"), to_translate("For messages"), ".txt",
        exports::score_sheet_text},
    {play_id, to_translate("Play for BG Stats"), to_translate("File for the BG Stats app"),
        ".bgsplay",
        [](const EveningReport& report) { return exports::bgsplay_of(std::span(&report, 1)); }},
    {"share:record", to_translate("Record file"),
        to_translate("Every entry; can be imported again")},
}};

float height_of_offers()
{
    return 32_dp + static_cast<float>(file_offers.size()) * 68_dp;
}

} // namespace

std::optional<db::SessionSummary> summary_of(const Context& context, const db::SessionId& id)
{
    const auto sessions = db::list_sessions(context.database);
    if (context.notice.tells_failure(sessions))
        return std::nullopt;
    const auto found = std::ranges::find(sessions.value(), id, &db::SessionSummary::id);
    return found == sessions.value().end() ? std::nullopt : std::optional(*found);
}

Sharing::Sharing(HostScreen& host, const db::Session& session, std::function<void()> export_record)
    : m_host(host)
    , m_session(session)
    , m_export_record(std::move(export_record))
{
}

void Sharing::open()
{
    const std::optional<db::SessionSummary> summary = summary_of(m_host.context(), m_session.id());
    if (!summary)
        return;
    m_report = site::report_of(m_session.evening(), *summary, m_session.times());
    m_code.reset();
    if (const std::optional<std::string> link = exports::bg_stats_link(m_report))
        m_code = exports::qr_code_of(*link);
    m_host.overlay().open([this](Ui& ui) { draw(ui); });
}

void Sharing::draw(Ui& ui)
{
    Rect rect = dialog(ui, 1100_dp, 1240_dp);
    title(ui, rect, tr("Share this evening"));
    Rect foot = rect.cut_bottom(60_dp, 10_dp);
    const Rect name = foot.cut_left(foot.width() * 0.5F, 10_dp);
    if (name_and_place_button(ui, name, m_report.summary.details))
        ask_for_name();
    if (button(ui, "share:close", foot, tr("Close"), {ButtonKind::next}))
        m_host.overlay().close();
    const bool is_upright = rect.height() > rect.width();
    Rect files =
        is_upright ? rect.cut_bottom(height_of_offers(), 12_dp) : rect.cut_right(300_dp, 20_dp);
    draw_files(ui, files);
    // In landscape the code has more room beside the text than above it.
    tell_code(ui, is_upright ? rect : files);
    if (m_code)
        draw_code(ui, rect, *m_code);
}

void Sharing::draw_files(Ui& ui, Rect& rect)
{
    heading(ui, rect, tr("Save a file"));
    for (const FileOffer& offer : file_offers) {
        const bool is_early = offer.id == play_id && !m_report.facts.is_finished;
        if (!button_with_detail(ui, offer.id, rect.cut_top(60_dp, 8_dp), tr(offer.label),
                tr(offer.detail),
                {.mood = is_early ? ControlState::explains : ControlState::enabled,
                    .symbol = symbol::file_out}))
            continue;
        if (is_early)
            m_host.notice().show(tr("Only finished evenings can go to BG Stats."));
        else if (offer.write == nullptr)
            save_record();
        else
            ask_where_to_save(m_host.context(), name_of_file(m_report.summary, offer.ending),
                [text = offer.write(m_report)](const auto& file, db::IfExists if_exists) {
                    return write_document(text, file, if_exists);
                });
    }
}

void Sharing::save_record()
{
    if (m_session.has_unsaved()) {
        m_export_record();
        return;
    }
    ask_where_to_save(m_host.context(), name_of_record(m_report.summary),
        [context = m_host.context(), summary = m_report.summary](const auto& file,
            db::IfExists if_exists) { return export_evening(context, summary, file, if_exists); });
}

void Sharing::tell_code(Ui& ui, Rect& rect) const
{
    remark(ui, rect,
        m_code ? tr("Scan this QR code with a phone that has BG Stats, and the evening is copied "
                    "there. No network is needed.")
               : tr("BG Stats only accepts final scores."));
}

/// Asks for the evening's name, which appears in all exports.
void Sharing::ask_for_name()
{
    open_name_and_place(m_host.overlay(), m_report.summary.details,
        places_of(m_host.context().keeping.archive().evenings()),
        [this](const db::SessionDetails& details) {
            static_cast<void>(m_host.notice().tells_failure(db::change_shown_details(
                m_host.context().database, m_session.id(), m_report.summary.details, details)));
            open();
        });
}

} // namespace consigliere::screens
