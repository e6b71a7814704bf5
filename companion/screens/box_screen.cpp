#include "companion/screens/box_screen.h"

#include "companion/screens/places.h"
#include "companion/tables/tables.h"
#include "db/box_file.h"
#include "db/learned_box.h"

namespace consigliere::screens {

namespace {

constexpr std::string_view file_ending = ".box.toml";

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
    if (!m_notice.tells_failure(learned))
        m_learned = std::move(learned.value());
}

bool BoxScreen::learn(const ledger::Tree& components)
{
    const auto failure = db::learn(m_context.database, m_game, components, m_printed);
    const bool is_learned = !m_notice.tells_failure(failure);
    load();
    return is_learned;
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
    const std::filesystem::path file =
        free_name(folder_for_documents(m_context.database.path()), m_game, file_ending);
    const auto failure = db::write_box({m_game, m_learned}, file, db::WhenThere::refuse);
    m_notice.show(failure.is_error()
            ? telling::tell(failure.error())
            : tr_fill("The box is written: {file}", {{"file", file.string()}}));
}

void BoxScreen::import_box(const std::filesystem::path& file)
{
    const auto box = db::read_box(file);
    if (m_notice.tells_failure(box))
        return;
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

void BoxScreen::choose_file(Ui& ui)
{
    const auto file = m_picker.draw(ui,
        {tr("Take in the box of another table"),
            tr("No box lies beside the database or among your downloads. Their names end in "
               ".box.toml."),
            tr("Take it in")});
    if (file)
        import_box(*file);
}

void BoxScreen::draw(Ui& ui, const Rect& rect)
{
    const bool is_covered = m_notice.is_shown() || m_picker.is_open() || m_page->has_dialog();
    if (is_covered)
        ui.begin_covered();
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator,
        tr_fill("Box: {game}", {{"game", tr(tables::find(m_game).title)}}));
    rest = rest.inset(std::max(16_dp, (rest.width() - 900_dp) / 2), 8_dp);
    const std::vector<Rect> foot = rest.cut_bottom(60_dp, 10_dp).columns(2, 10_dp);
    if (button(ui, "box:export", foot[0], tr("Write to a file"),
            {.mood = ready_if(!m_learned.members().empty()), .symbol = symbol::file_out}))
        export_box();
    if (button(ui, "box:import", foot[1], tr("Take in from a file"), {.symbol = symbol::file_in}))
        m_picker.open(m_context.database.path(), file_ending);
    m_page->draw(ui, rest);
    if (!is_covered)
        return;
    ui.end_covered();
    if (m_notice.is_shown())
        m_notice.draw(ui);
    else if (m_picker.is_open())
        choose_file(ui);
    else
        m_page->draw_dialog(ui);
}

} // namespace consigliere::screens
