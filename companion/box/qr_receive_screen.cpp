#include "companion/box/qr_receive_screen.h"

#include "companion/box/box_screen.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/glimpse.h"
#include "companion/scanning/picture_files.h"
#include "companion/telling/box_codes.h"

#include <algorithm>

namespace consigliere::screens {

namespace {

/// Polling interval of the code scanners.
constexpr double seconds_between_looks = 0.1;
constexpr std::size_t most_remarks = 20;

} // namespace

QrReceiveScreen::QrReceiveScreen(
    Context context, std::string game, scanning::OpenSource open_camera, TakeFile take)
    : m_context(context)
    , m_game(std::move(game))
    , m_open_camera(std::move(open_camera))
    , m_take(std::move(take))
{
}

std::string QrReceiveScreen::Remark::sentence() const
{
    const auto* trouble = std::get_if<scanning::Trouble>(&cause);
    if (trouble != nullptr)
        return scanning::tell(*trouble);
    std::string told;
    if (const auto* seen = std::get_if<db::SeenCode>(&cause))
        told = telling::tell(*seen);
    else if (const auto* broken = std::get_if<db::BoxError>(&cause))
        told = telling::tell(*broken);
    else
        told = tr("No QR code found in this image.");
    // The end of a path distinguishes pictures.
    const std::string file = std::filesystem::path(picture).filename().string();
    return file.empty() ? told : file + ": " + told;
}

void QrReceiveScreen::note(const Remark& remark)
{
    const auto is_same = [sentence = remark.sentence()](
                             const Remark& other) { return other.sentence() == sentence; };
    std::erase_if(m_remarks, is_same);
    m_remarks.insert(m_remarks.begin(), remark);
    if (m_remarks.size() > most_remarks)
        m_remarks.pop_back();
}

void QrReceiveScreen::forget_camera_trouble()
{
    std::erase_if(m_remarks, [](const Remark& remark) {
        return remark.picture.empty() && std::holds_alternative<scanning::Trouble>(remark.cause);
    });
}

void QrReceiveScreen::take(const ScanResult& sighting)
{
    if (sighting.trouble)
        note({sighting.name, *sighting.trouble});
    else if (sighting.codes.empty())
        note({sighting.name, NoCode{}});
    for (const std::string& code : sighting.codes) {
        const db::SeenCode seen = m_pieces.take(code);
        if (seen != db::SeenCode::taken && seen != db::SeenCode::known)
            note({sighting.name, seen});
    }
}

/// Takes the results of the code scanners since the last frame.
void QrReceiveScreen::gather(Ui& ui)
{
    const auto take_from = [this](scanning::CodeScanner& lookout) {
        for (const ScanResult& sighting : lookout.take())
            take(sighting);
    };
    for (const std::unique_ptr<scanning::CodeScanner>& lookout : m_pictures)
        take_from(*lookout);
    std::erase_if(m_pictures, [](const auto& lookout) { return lookout->is_over(); });
    if (m_camera != nullptr) {
        take_from(*m_camera);
        if (m_camera->is_over())
            m_camera.reset();
    }
    if (m_camera != nullptr || !m_pictures.empty())
        ui.request_frame_in(seconds_between_looks);
    if (m_pieces.is_complete() && !m_is_finished)
        finish(ui);
}

void QrReceiveScreen::finish(Ui& ui)
{
    const auto file = m_pieces.file();
    if (file.is_error()) {
        m_pieces = {};
        note({{}, file.error()});
        return;
    }
    m_is_finished = true;
    m_camera.reset();
    // The page closes without further input.
    ui.request_frame();
    m_take(file.value(), m_pieces.count());
    m_context.navigator.back();
}

void QrReceiveScreen::begin_anew()
{
    // Pictures still being scanned belong to the previous box.
    m_pictures.clear();
    m_pieces = {};
    m_remarks.clear();
}

void QrReceiveScreen::choose_pictures()
{
    FilePicker::open_for_pictures(m_context,
        {tr("Images of QR codes"),
            tr("No images next to the database or in your pictures or downloads."), tr("Import")},
        [this](std::vector<std::filesystem::path> files) {
            forget_camera_trouble();
            m_pictures.push_back(std::make_unique<scanning::CodeScanner>(
                std::make_unique<scanning::PictureFiles>(std::move(files))));
        });
}

void QrReceiveScreen::draw(Ui& ui, const Rect& rect)
{
    gather(ui);
    // The page closes after this frame, so ignore further input.
    const bool is_finished = m_is_finished;
    if (is_finished)
        ui.begin_modal();
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, title_of_box(m_game));
    rest = rest.inset(std::max(16_dp, (rest.width() - 900_dp) / 2), 8_dp);
    const bool is_upright = rect.height() > rect.width();
    draw_foot(ui, rest.cut_bottom(is_upright ? 200_dp : 60_dp, 10_dp));
    if (m_camera != nullptr)
        draw_glimpse(ui, is_upright ? rest.cut_top(240_dp, 10_dp) : rest.cut_right(320_dp, 16_dp),
            m_camera->preview());
    scroll_area(ui, "taken", rest, [this, &ui](Rect& list) {
        draw_words(ui, list);
        draw_pieces(ui, list);
    });
    if (is_finished)
        ui.end_modal();
}

void QrReceiveScreen::draw_foot(Ui& ui, Rect foot)
{
    const bool is_upright = foot.height() > 100_dp;
    const std::vector<Rect> places = is_upright ? foot.rows(3, 10_dp) : foot.columns(3, 10_dp);
    if (button(ui, "codes:anew", places[0], tr("Start over"),
            {.mood = ready_if(
                 m_pieces.count() > 0 || !m_remarks.empty(), tr("Nothing imported yet.")),
                .symbol = symbol::undo}))
        begin_anew();
    if (button(ui, "codes:camera", places[1],
            m_camera == nullptr ? tr("Open camera") : tr("Close camera"),
            {.kind = chosen_if(m_camera != nullptr)})) {
        forget_camera_trouble();
        if (m_camera == nullptr)
            m_camera = std::make_unique<scanning::CodeScanner>(m_open_camera());
        else
            m_camera.reset();
    }
    if (button(ui, "codes:pictures", places[2], tr("Import images"),
            {.kind = ButtonKind::next, .symbol = symbol::file_in}))
        choose_pictures();
}

void QrReceiveScreen::draw_words(Ui& ui, Rect& rest) const
{
    if (m_pieces.count() == 0) {
        paragraph(ui, rest,
            tr("On the other tablet, tap “Show QR codes”. Hold its screen to this camera, or "
               "import images of it. One image can hold several codes; any order works."));
    } else {
        paragraph(ui, rest,
            tr_fill("{n} of {all} QR codes read.",
                {{"n", language::number(m_pieces.count_taken())},
                    {"all", language::number(m_pieces.count())}}),
            Font::lead, ui.theme().text);
        paragraph(ui, rest,
            tr_fill(
                "Last read: code {number}.", {{"number", language::number(m_pieces.last_seen())}}));
    }
    if (!m_pictures.empty())
        remark(ui, rest, tr("Reading images…"));
    for (const Remark& one : m_remarks)
        paragraph(ui, rest, one.sentence(), Font::body, ui.theme().refused_text);
}

/// One cell per piece; missing ones are outlined.
void QrReceiveScreen::draw_pieces(Ui& ui, Rect& rest) const
{
    const float size = 52_dp;
    const float gap = 8_dp;
    const int columns = std::max(1, static_cast<int>((rest.width() + gap) / (size + gap)));
    for (int first = 1; first <= m_pieces.count(); first += columns) {
        Rect row = rest.cut_top(size, gap);
        for (int number = first; number < first + columns && number <= m_pieces.count(); ++number) {
            const Rect cell = row.cut_left(size, gap);
            const bool is_there = m_pieces.has(number);
            const widgets::Theme& theme = ui.theme();
            if (is_there)
                ui.fill(cell, theme.brass, 8_dp);
            else
                ui.outline(cell, theme.line, 2_dp, 8_dp);
            ui.text(cell, language::number(number),
                {Font::strong, is_there ? theme.ink : theme.quiet, 0.5F});
        }
    }
}

} // namespace consigliere::screens
