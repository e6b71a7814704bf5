#include "companion/box/box_screen.h"

#include "companion/box/photo_sheet.h"
#include "companion/frame/destinations.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/places.h"
#include "companion/frame/save_dialog.h"
#include "companion/tables/tables.h"
#include "companion/telling/box_codes.h"
#include "db/learned_box.h"

namespace consigliere::screens {

namespace {

constexpr std::string_view file_ending = ".box.toml";

} // namespace

std::string title_of_box(const std::string& game)
{
    return tr_fill("Components: {game}", {{"game", tr(tables::find(game).title)}});
}

BoxScreen::BoxScreen(Context context, std::string game, scanning::OpenSource open_camera)
    : m_context(context)
    , m_game(std::move(game))
    , m_open_camera(std::move(open_camera))
    , m_printed(tables::built_in_components(m_game))
    , m_learned(ledger::Tree::table())
    , m_photos(m_context.database, m_game)
{
    load();
    m_page = tables::find(m_game).make_box_page(*this);
    m_context.overlay.add_dialogs_of_game(
        {[this] { return m_page->has_dialog(); }, [this](Ui& ui) { m_page->draw_dialog(ui); }});
}

void BoxScreen::load()
{
    auto learned = db::learned_box(m_context.database, m_game);
    if (!m_context.notice.tells_failure(learned))
        m_learned = std::move(learned.value());
}

bool BoxScreen::learn(const ledger::Tree& components)
{
    const auto failure = db::learn(m_context.database, m_game, components, m_printed);
    const bool is_learned = !m_context.notice.tells_failure(failure);
    load();
    return is_learned;
}

void BoxScreen::forget(std::string_view kind, std::string_view name)
{
    const auto failure = db::forget(m_context.database, m_game, kind, name);
    static_cast<void>(m_context.notice.tells_failure(failure));
    load();
    m_photos.reload();
}

bool BoxScreen::has_photo(std::string_view kind, std::string_view name) const
{
    return m_photos.has(m_photos.key(kind, name));
}

void BoxScreen::draw_photo_button(Ui& ui, const Rect& rect, std::string_view kind,
    std::string_view name, const std::string& title)
{
    const db::PhotoKey whose = m_photos.key(kind, name);
    const std::string id = "photo:" + std::string(kind) + ":" + std::string(name);
    const bool has_photo = m_photos.has(whose);
    const bool tapped = has_photo ? button_ground(ui, id, rect).tapped
                                  : button(ui, id, rect, widgets::symbol::camera);
    if (has_photo)
        ui.call(id, [] { return tr("Photo"); });
    if (tapped)
        m_context.overlay.open_dialog<PhotoSheet>(m_context, m_photos, whose, title);
    if (!has_photo)
        return;
    const Rect inside = rect.inset(4_dp);
    const PhotoShelf::Shown shown =
        m_photos.show(ui, whose, std::max(inside.width(), inside.height()));
    if (shown.picture != nullptr)
        draw_picture(ui, place_for(shown.picture->size(), inside), *shown.picture);
    else if (!shown.why_not.empty())
        ui.text(inside, symbol::question, {Font::strong, ui.theme().refused_text, 0.5F});
}

std::string BoxScreen::left_behind() const
{
    return m_photos.is_empty() ? std::string() : tr("Photos of cards stay in this database.");
}

void BoxScreen::export_box()
{
    ask_where_to_save(m_context, m_game + std::string(file_ending),
        [this](const auto& file, db::IfExists if_exists) { return write_box(file, if_exists); });
}

std::string BoxScreen::write_box(const std::filesystem::path& file, db::IfExists if_exists) const
{
    const auto failure = db::write_box({m_game, m_learned}, file, if_exists);
    if (failure.is_error())
        return telling::tell(failure.error());
    const std::string sentence = tr_fill("Saved as {file}", {{"file", file.string()}});
    return m_photos.is_empty() ? sentence : sentence + "\n\n" + left_behind();
}

void BoxScreen::import_box(const std::filesystem::path& file)
{
    const language::Values values{{"file", file.string()}};
    take_in(db::read_box(file),
        {tr_fill("Imported from {file}", values),
            tr_fill("This file is for another game: {file}", values)});
}

void BoxScreen::take_in(
    const ledger::ErrorOr<db::BoxFile, db::FileError>& box, const WordsForBox& words)
{
    if (m_context.notice.tells_failure(box))
        return;
    if (box.value().game != m_game) {
        m_context.notice.show(words.other_game);
        return;
    }
    if (!learn(box.value().components))
        return;
    m_page->reload();
    m_context.notice.show(words.learned);
}

void BoxScreen::show_codes()
{
    const auto codes = db::codes_of_box(db::write_box_text({m_game, m_learned}));
    if (codes)
        m_context.navigator.open(to::QrSendScreen{m_game, *codes, left_behind()});
    else
        m_context.notice.show(telling::tell_too_large_for_codes());
}

void BoxScreen::take_codes()
{
    m_context.navigator.open(to::QrReceiveScreen{
        m_game, m_open_camera, [this](const std::string& file, int codes) {
            take_in(db::read_box_text(file, tr("The QR codes")),
                {tr_count("Imported from {n} QR code.", "Imported from {n} QR codes.", codes),
                    tr("These QR codes are for another game.")});
        }});
}

void BoxScreen::choose_file()
{
    FilePicker::open(m_context, file_ending,
        {tr("Import components"),
            tr("No component files next to the database or in your downloads. Look for files "
               "ending in .box.toml."),
            tr("Import")},
        [this](const std::filesystem::path& file) { import_box(file); });
}

/// Export and import buttons; one row if they fit.
void BoxScreen::draw_ways(Ui& ui, Rect& rest)
{
    const widgets::Readiness mood =
        ready_if(!m_learned.members().empty(), tr("Nothing is described yet."));
    const bool is_wide = rest.width() >= 860_dp;
    const std::vector<Rect> foot = rest.cut_bottom(is_wide ? 60_dp : 130_dp, 10_dp)
                                       .grid(is_wide ? 4 : 2, is_wide ? 1 : 2, 10_dp);
    if (button(ui, "box:export", foot[0], tr("Export to file"),
            {.mood = mood, .symbol = symbol::file_out}))
        export_box();
    if (button(ui, "box:import", foot[1], tr("Import from file"), {.symbol = symbol::file_in}))
        choose_file();
    if (button(ui, "box:show", foot[2], tr("Show QR codes"), {.mood = mood}))
        show_codes();
    if (button(ui, "box:take", foot[3], tr("Scan QR codes")))
        take_codes();
}

void BoxScreen::draw(Ui& ui, const Rect& rect)
{
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, title_of_box(m_game));
    rest = rest.inset(std::max(16_dp, (rest.width() - 900_dp) / 2), 8_dp);
    draw_ways(ui, rest);
    m_page->draw(ui, rest);
}

} // namespace consigliere::screens
