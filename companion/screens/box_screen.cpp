#include "companion/screens/box_screen.h"

#include "companion/language/language.h"
#include "companion/tables/tables.h"
#include "companion/telling/database_error.h"
#include "companion/telling/file_error.h"
#include "companion/widgets/button.h"
#include "companion/widgets/panel.h"
#include "companion/widgets/scroll.h"
#include "companion/widgets/text_field.h"
#include "db/box_file.h"
#include "db/learned_box.h"
#include "engine/ledger/words.h"

#include <algorithm>
#include <cstdlib>

namespace consigliere::screens {

using language::tr;
using language::tr_fill;
using widgets::ButtonKind;
using widgets::ButtonStyle;
using widgets::Mood;
using widgets::Rect;
using widgets::Ui;
using widgets::operator""_dp;

namespace {

constexpr std::string_view file_ending = ".box.toml";

/// Where files from other tables are likely to lie: beside the database, and among the downloads.
std::vector<std::filesystem::path> likely_folders(const std::filesystem::path& database)
{
    std::vector<std::filesystem::path> folders{database.parent_path()};
    if (const char* home = std::getenv("HOME")) // NOLINT(concurrency-mt-unsafe)
        folders.push_back(std::filesystem::path(home) / "Downloads");
    return folders;
}

} // namespace

BoxScreen::BoxScreen(Context context, std::string game)
    : m_context(context)
    , m_game(std::move(game))
    , m_printed(tables::built_in_components(m_game))
    , m_learned(ledger::Tree::table())
{
    load();
    m_page = tables::find(m_game).make_box_page(*this);
}

void BoxScreen::load()
{
    auto learned = db::learned_box(m_context.database, m_game);
    if (learned.is_error())
        m_notice.show(telling::tell(learned.error()));
    else
        m_learned = std::move(learned.value());
}

bool BoxScreen::learn(const ledger::Tree& components)
{
    const auto failure = db::learn(m_context.database, m_game, components, m_printed);
    if (failure.is_error())
        m_notice.show(telling::tell(failure.error()));
    load();
    return !failure.is_error();
}

void BoxScreen::forget(std::string_view kind, std::string_view name)
{
    const auto failure = db::forget(m_context.database, m_game, kind, name);
    if (failure.is_error())
        m_notice.show(telling::tell(failure.error()));
    load();
}

void BoxScreen::export_box()
{
    const std::filesystem::path file = db::unused_name(
        m_context.database.path().parent_path() / (m_game + std::string(file_ending)));
    const auto failure = db::write_box({m_game, m_learned}, file, db::WhenThere::refuse);
    m_notice.show(failure.is_error()
            ? telling::tell(failure.error())
            : tr_fill("The box is written: {file}", {{"file", file.string()}}));
}

void BoxScreen::import_box(const std::filesystem::path& file)
{
    m_chooses_file = false;
    const auto box = db::read_box(file);
    if (box.is_error()) {
        m_notice.show(telling::tell(box.error()));
        return;
    }
    if (box.value().game != m_game) {
        m_notice.show(
            tr_fill("This file is the box of another game: {file}", {{"file", file.string()}}));
        return;
    }
    if (!learn(box.value().components))
        return;
    m_page->reload();
    m_notice.show(tr_fill("Learned from {file}", {{"file", file.string()}}));
}

void BoxScreen::look_for_files()
{
    m_files.clear();
    m_typed.clear();
    m_chooses_file = true;
    for (const std::filesystem::path& folder : likely_folders(m_context.database.path())) {
        std::error_code error;
        for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
            if (entry.path().filename().string().ends_with(file_ending))
                m_files.push_back(entry.path());
        }
    }
    std::sort(m_files.begin(), m_files.end());
}

void BoxScreen::draw_files(Ui& ui)
{
    Rect rect = widgets::dialog(ui, 700_dp, 560_dp);
    widgets::title(ui, rect, tr("Take in the box of another table"));
    Rect buttons = rect.cut_bottom(60_dp, 10_dp);
    widgets::scroll_area(ui, "files", rect, [&](Rect& rest) {
        widgets::text_field(
            ui, "file", rest.cut_top(52_dp, 12_dp), m_typed, tr("The name of a file"));
        for (const std::filesystem::path& file : m_files) {
            if (widgets::button(ui, "file:" + file.string(), rest.cut_top(60_dp, 8_dp),
                    file.string(), {ButtonKind::plain, Mood::ready, widgets::Font::body}))
                m_typed = file.string();
        }
        if (m_files.empty())
            widgets::paragraph(ui, rest,
                tr("No box lies beside the database or among your downloads. Their names end in "
                   ".box.toml."),
                widgets::Font::body, ui.theme().quiet);
    });
    if (widgets::button(
            ui, "files:cancel", buttons.cut_left(buttons.width() * 0.4F, 10_dp), tr("Cancel")))
        m_chooses_file = false;
    const std::string typed(ledger::trim(m_typed));
    ButtonStyle take;
    take.kind = ButtonKind::next;
    take.mood = widgets::ready_if(!typed.empty());
    if (widgets::button(ui, "files:take", buttons, tr("Take it in"), take))
        import_box(typed);
}

void BoxScreen::draw(Ui& ui, const Rect& rect)
{
    const bool is_covered = m_notice.is_shown() || m_chooses_file || m_page->has_dialog();
    if (is_covered)
        ui.begin_covered();
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator,
        tr_fill("Box: {game}", {{"game", tr(tables::find(m_game).title)}}));
    rest = rest.inset(std::max(16_dp, (rest.width() - 900_dp) / 2), 8_dp);
    const std::vector<Rect> foot = rest.cut_bottom(60_dp, 10_dp).columns(2, 10_dp);
    ButtonStyle out;
    out.symbol = widgets::symbol::file_out;
    out.mood = widgets::ready_if(!m_learned.members().empty());
    if (widgets::button(ui, "box:export", foot[0], tr("Write to a file"), out))
        export_box();
    ButtonStyle in;
    in.symbol = widgets::symbol::file_in;
    if (widgets::button(ui, "box:import", foot[1], tr("Take in from a file"), in))
        look_for_files();
    m_page->draw(ui, rest);
    if (!is_covered)
        return;
    ui.end_covered();
    if (m_notice.is_shown())
        m_notice.draw(ui);
    else if (m_chooses_file)
        draw_files(ui);
    else
        m_page->draw_dialog(ui);
}

} // namespace consigliere::screens
