#include "companion/evening/sharing.h"

#include "companion/exports/bg_stats.h"
#include "companion/exports/csv.h"
#include "companion/exports/json.h"
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

/// A file that an evening can be written to.
struct FileOffer {
    const char* id;
    const char* label;
    const char* detail;
    const char* ending = nullptr;
    /// nullptr for the record.
    std::string (*write)(const EveningReport& report) = nullptr;
    bool needs_end = false; ///< Only for finished evenings.
};

std::string entries_of(const EveningReport& report)
{
    return exports::csv_of_entries(std::span(&report, 1));
}

std::string plays_of(const EveningReport& report)
{
    return exports::bgsplay_of(std::span(&report, 1));
}

std::string json_of(const EveningReport& report)
{
    return exports::json_text(exports::tree_of(report));
}

constexpr std::array exported{
    FileOffer{"export:sheet", to_translate("Score sheet"),
        to_translate("Web page, to print or send"), ".html", exports::score_sheet_page},
    FileOffer{"export:text", to_translate("Plain text"), to_translate("For messages"), ".txt",
        exports::score_sheet_text},
    FileOffer{"export:table", to_translate("Table of entries"),
        to_translate("CSV, for spreadsheets"), ".csv", entries_of},
    FileOffer{"export:json", to_translate("Report"), to_translate("JSON, for programs"), ".json",
        json_of},
    FileOffer{"export:plays", to_translate("Board Game Stats"),
        to_translate("File for the BG Stats app"), ".bgsplay", plays_of, true},
    FileOffer{"export:record", to_translate("Record file"),
        to_translate("Every entry; can be imported again")},
};
constexpr std::array shared{
    FileOffer{"share:sheet", to_translate("Score sheet"),
        to_translate("Web page, to print or send"), ".html", exports::score_sheet_page},
    FileOffer{"share:text", to_translate("Plain text"), to_translate("For messages"), ".txt",
        exports::score_sheet_text},
    FileOffer{"share:play", to_translate("Play for BG Stats"),
        to_translate("File for the BG Stats app"), ".bgsplay", plays_of, true},
    FileOffer{"share:record", to_translate("Record file"),
        to_translate("Every entry; can be imported again")},
};

/// Draws the offers. Returns the one tapped, if the evening can be written to it now.
const FileOffer* tap_offer(Ui& ui, Rect& rect, std::span<const FileOffer> offers, float height,
    bool is_finished, Notice& notice)
{
    const FileOffer* tapped = nullptr;
    for (const FileOffer& offer : offers) {
        const bool is_early = offer.needs_end && !is_finished;
        if (!button_with_detail(ui, offer.id, rect.cut_top(height, 8_dp), tr(offer.label),
                tr(offer.detail),
                {.mood = is_early ? ControlState::explains : ControlState::enabled,
                    .symbol = symbol::file_out}))
            continue;
        if (is_early)
            notice.show(tr("Only finished evenings can go to BG Stats."));
        else
            tapped = &offer;
    }
    return tapped;
}

void save_report(const Context& context, const FileOffer& offer, const EveningReport& report)
{
    ask_where_to_save(context, name_of_file(report.summary, offer.ending),
        [text = offer.write(report)](const auto& file, db::IfExists if_exists) {
            return write_document(text, file, if_exists);
        });
}

void save_record_of(const Context& context, const db::SessionSummary& summary)
{
    ask_where_to_save(context, name_of_record(summary),
        [context, summary](const auto& file, db::IfExists if_exists) {
            return export_evening(context, summary, file, if_exists);
        });
}

void export_evening_record(const Context& context, const PastEvening& past)
{
    // The record comes from the database, which may lack unsaved entries.
    if (past.summary().entries == past.last())
        save_record_of(context, past.summary());
    else
        context.notice.show(tr("The latest entries aren’t saved yet. Save them at the table, then "
                               "export the record."));
}

void draw_exports(Ui& ui, Rect& rest, const Context& context, const PastEvening& past)
{
    const FileOffer* const offer =
        tap_offer(ui, rest, exported, 62_dp, past.facts().is_finished, context.notice);
    if (offer != nullptr && offer->write != nullptr)
        save_report(context, *offer, site::report_of(past.evening(), past.summary(), past.times()));
    else if (offer != nullptr)
        export_evening_record(context, past);
}

float height_of_offers()
{
    return 32_dp + static_cast<float>(shared.size()) * 68_dp;
}

} // namespace

void open_exports(const Context& context, const PastEvening& past)
{
    context.overlay.open([context, &past](Ui& ui) {
        Rect rect = dialog_for(ui, "export", 560_dp, 48_dp + 70_dp);
        title(ui, rect, tr("Export this evening"));
        if (button(
                ui, "export:close", rect.cut_bottom(60_dp, 10_dp), tr("Close"), {ButtonKind::next}))
            context.overlay.close();
        scroll_area(ui, "export", rect, [&](Rect& rest) { draw_exports(ui, rest, context, past); });
    });
}

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
    const FileOffer* const offer =
        tap_offer(ui, rect, shared, 60_dp, m_report.facts.is_finished, m_host.notice());
    if (offer != nullptr && offer->write != nullptr)
        save_report(m_host.context(), *offer, m_report);
    else if (offer != nullptr)
        save_record();
}

void Sharing::save_record()
{
    if (m_session.has_unsaved())
        m_export_record();
    else
        save_record_of(m_host.context(), m_report.summary);
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
