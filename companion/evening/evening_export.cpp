#include "companion/evening/evening_export.h"

#include "companion/exports/bg_stats.h"
#include "companion/exports/csv.h"
#include "companion/exports/json.h"
#include "companion/exports/score_sheet.h"
#include "companion/frame/archive.h"
#include "companion/frame/save_dialog.h"
#include "companion/site/pages.h"

#include <array>
#include <span>

namespace consigliere::screens {

namespace {

using exports::EveningReport;

/// An export: button, file ending and writer.
struct Way {
    const char* id;
    const char* label;
    const char* detail;
    const char* ending;
    std::string (*write)(const EveningReport& report);
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

constexpr const char* plays = "export:plays";
constexpr std::array ways{
    Way{"export:sheet", to_translate("Score sheet"), to_translate("Web page, to print or send"),
        ".html", exports::score_sheet_page},
    Way{"export:text", to_translate("Plain text"), to_translate("For messages"), ".txt",
        exports::score_sheet_text},
    Way{"export:table", to_translate("Table of entries"), to_translate("CSV, for spreadsheets"),
        ".csv", entries_of},
    Way{"export:json", to_translate("Report"), to_translate("JSON, for programs"), ".json",
        json_of},
    Way{plays, to_translate("Board Game Stats"), to_translate("File for the BG Stats app"),
        ".bgsplay", plays_of},
};

void export_record(const Context& context, const PastEvening& past)
{
    const db::SessionSummary& summary = past.summary();
    // The record comes from the database, which may lack unsaved entries.
    if (summary.entries != past.last()) {
        context.notice.show(tr("The latest entries aren’t saved yet. Save them at the table, then "
                               "export the record."));
        return;
    }
    ask_where_to_save(context, name_of_record(summary),
        [context, summary](const auto& file, db::IfExists if_exists) {
            return export_evening(context, summary, file, if_exists);
        });
}

void draw_exports(Ui& ui, Rect& rest, const Context& context, const PastEvening& past)
{
    const auto row = [&](const char* id, const char* label, const char* detail, ControlState mood) {
        return button_with_detail(ui, id, rest.cut_top(62_dp, 8_dp), tr(label), tr(detail),
            {.mood = mood, .symbol = symbol::file_out});
    };
    for (const Way& way : ways) {
        const bool is_refused = way.id == plays && !past.facts().is_finished;
        if (!row(way.id, way.label, way.detail,
                is_refused ? ControlState::explains : ControlState::enabled))
            continue;
        if (is_refused)
            context.notice.show(tr("Only finished evenings can go to BG Stats."));
        else
            ask_where_to_save(context, name_of_file(past.summary(), way.ending),
                [text = way.write(site::report_of(past.evening(), past.summary(), past.times()))](
                    const auto& file, db::IfExists if_exists) {
                    return write_document(text, file, if_exists);
                });
    }
    if (row("export:record", to_translate("Record file"),
            to_translate("Every entry; can be imported again"), ControlState::enabled))
        export_record(context, past);
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

} // namespace consigliere::screens
