#include "companion/exchange/another_tablet_screen.h"

#include "companion/frame/archive.h"
#include "companion/frame/database_maintenance.h"
#include "companion/frame/file_picker.h"
#include "companion/frame/glimpse.h"
#include "companion/frame/places.h"
#include "companion/server/evening_giver.h"

#include <algorithm>
#include <utility>

namespace consigliere::screens {

namespace {

/// Polling interval of the reader and the camera.
constexpr double seconds_between_polls = 0.1;

std::string told_added(const db::MergePreview& preview)
{
    std::string told =
        tr_count("{n} evening added.", "{n} evenings added.", preview.new_evenings());
    if (preview.extended > 0)
        told += "\n"
            + tr_count("{n} evening was continued there and is now extended here.",
                "{n} evenings were continued there and are now extended here.", preview.extended);
    if (!preview.diverged.empty())
        told += "\n"
            + tr_count("{n} evening went on differently there; both courses are kept.",
                "{n} evenings went on differently there; both courses are kept.",
                static_cast<int>(preview.diverged.size()));
    return told;
}

} // namespace

AnotherTabletScreen::AnotherTabletScreen(Context context, to::AnotherTablet to)
    : m_context(context)
    , m_to(std::move(to))
{
    if (!m_to.file.empty())
        read_file(m_to.file);
}

void AnotherTabletScreen::draw(Ui& ui, const Rect& rect)
{
    if (std::exchange(m_adds, false))
        add();
    take_offer(ui);
    take_codes(ui);
    Rect rest = rect;
    draw_screen_title(ui, rest, m_context.navigator, tr("Another tablet"));
    const bool is_wide = m_offer != nullptr;
    rest = rest.inset(std::max(16_dp, (rest.width() - (is_wide ? 1180_dp : 760_dp)) / 2), 12_dp);
    if (m_reader.is_reading())
        draw_reading(ui, rest);
    else if (m_offer != nullptr)
        draw_offer(ui, rest);
    else if (m_page == Page::tablet)
        draw_tablet(ui, rest);
    else
        desk::draw_contents(ui, rest, {}, m_page == Page::ways ? ways() : found());
}

desk::Contents AnotherTabletScreen::ways()
{
    desk::Contents page;
    page.list = "exchange";
    page.heading(tr("Take evenings from"));
    const auto offer = [&](const char* id, const char* sign, std::string label, std::string detail,
                           std::function<void()> does) {
        page.button(desk::Lay::rows,
            {.id = id,
                .label = std::move(label),
                .tap = {{}, std::move(does)},
                .detail = std::move(detail),
                .symbol = sign});
    };
    const auto if_writable = [this](const std::function<void()>& does) {
        return [this, does] {
            if (may_write(m_context))
                does();
        };
    };
    offer("exchange:tablet", symbol::wifi, tr("The other tablet itself"),
        tr("Both are in one Wi-Fi. The other one shows a code."),
        if_writable([this] { m_page = Page::tablet; }));
    offer("exchange:folder", symbol::folder, tr("A folder or stick"),
        tr("All backups and snapshots in it are listed."),
        if_writable([this] { choose_folder(); }));
    offer("exchange:file", symbol::file_in, tr("A file"),
        tr("A backup (.db) or snapshot (.consigliere) of the other tablet."),
        if_writable([this] { choose_file(); }));
    page.remark(tr("You see what would come, and decide, before anything is added."));
    page.heading(tr("Or the other way round"));
    offer("exchange:give", symbol::file_out, tr("Give evenings to another tablet"),
        tr("This one shows a code. Unfinished evenings stay here."),
        [this] { m_context.navigator.open(to::GiveEvenings{}); });
    return page;
}

/// What a folder has for this tablet.
desk::Contents AnotherTabletScreen::found()
{
    desk::Contents page;
    page.list = "exchange:found";
    page.head.title = m_folder.filename().empty() ? m_folder.parent_path().filename().string()
                                                  : m_folder.filename().string();
    page.leads_back = [this] { m_page = Page::ways; };
    if (m_files.empty())
        page.text(tr("No backups (.db) or snapshots (.consigliere) in this folder."));
    for (const std::filesystem::path& file : m_files) {
        page.button(desk::Lay::rows,
            {.id = "found:" + file.string(),
                .label = file.filename().string(),
                .tap = {{}, [this, file] { read_file(file); }},
                .symbol = symbol::file_in});
    }
    return page;
}

void AnotherTabletScreen::choose_folder()
{
    FilePicker::open_for_folder(m_context, folder_for_files(m_context.database),
        {tr("A folder or stick"), {}, tr("Choose this folder")},
        [this](const std::filesystem::path& folder) { look_into(folder); });
}

void AnotherTabletScreen::choose_file()
{
    FilePicker::open_for_tablets(m_context,
        {tr("A file"),
            tr("No backups (.db) or snapshots (.consigliere) in your documents or downloads, or on "
               "a USB stick."),
            tr("Look into it")},
        [this](const std::filesystem::path& file) { read_file(file); });
}

void AnotherTabletScreen::look_into(const std::filesystem::path& folder)
{
    m_folder = folder;
    m_files = files_in(folder, is_called_database);
    std::error_code error;
    std::erase_if(m_files, [&](const std::filesystem::path& file) {
        return std::filesystem::equivalent(file, m_context.database.path(), error);
    });
    m_page = Page::found;
}

// Reading. ---------------------------------------------------------------------------------------

void AnotherTabletScreen::read_file(const std::filesystem::path& file)
{
    if (may_write(m_context))
        m_reader.read_file(m_context.database, file);
}

void AnotherTabletScreen::fetch(const server::TabletAddress& from)
{
    m_camera.reset();
    m_reader.fetch(m_context.database, from);
}

void AnotherTabletScreen::take_offer(Ui& ui)
{
    if (!m_reader.is_reading())
        return;
    ui.request_frame_in(seconds_between_polls);
    auto read = m_reader.take();
    if (!read)
        return;
    if (read->is_error())
        m_context.notice.show(tell(read->error()));
    else
        m_offer = std::make_unique<OfferView>(std::move(read->value()));
}

void AnotherTabletScreen::draw_reading(Ui& ui, const Rect& rect)
{
    Rect place = Rect::around(rect.centre(), std::min(rect.width(), 460_dp), 160_dp);
    ui.text(place.cut_top(48_dp, 8_dp), tr("Reading and comparing…"),
        {Font::lead, ui.theme().text, 0.5F});
    const float part = m_reader.progress().value_or(0);
    Rect bar = place.cut_top(8_dp, 16_dp);
    ui.fill(bar, ui.theme().line, 4_dp);
    ui.fill(bar.cut_left(bar.width() * part), ui.theme().brass, 4_dp);
    if (button(ui, "exchange:stop", place.cut_top(56_dp), tr("Stop"), {.symbol = symbol::cross}))
        m_reader.stop();
}

void AnotherTabletScreen::take_codes(Ui& ui)
{
    if (m_camera == nullptr)
        return;
    ui.request_frame_in(seconds_between_polls);
    for (const scanning::CodeScanner::ScanResult& seen : m_camera->take()) {
        if (seen.trouble) {
            m_context.notice.show(scanning::tell(*seen.trouble));
            m_camera.reset();
            return;
        }
        for (const std::string& code : seen.codes) {
            const auto tablet = server::tablet_at(code);
            if (!tablet || tablet->code.empty())
                continue;
            m_address = tablet->address + ":" + std::to_string(tablet->port);
            m_code = tablet->code;
            fetch(*tablet);
            return;
        }
    }
}

void AnotherTabletScreen::draw_tablet(Ui& ui, Rect rest)
{
    if (button(ui, "tablet:back", rest.cut_bottom(56_dp, 10_dp).cut_left(200_dp), tr("Back"),
            {.symbol = symbol::back})) {
        m_camera.reset();
        m_page = Page::ways;
        return;
    }
    scroll_area(ui, "exchange:tablet", rest, [&](Rect& list) {
        paragraph(ui, list,
            tr("On the other tablet: Evenings → Another tablet → Give evenings to another tablet. "
               "Hold its code to this camera, or type what it shows."));
        if (button(ui, "tablet:camera", list.cut_top(56_dp, 10_dp),
                m_camera == nullptr ? tr("Open camera") : tr("Close camera"),
                {.kind = chosen_if(m_camera != nullptr)})) {
            if (m_camera == nullptr)
                m_camera = std::make_unique<scanning::CodeScanner>(m_to.open_camera());
            else
                m_camera.reset();
        }
        if (m_camera != nullptr)
            draw_glimpse(ui, list.cut_top(240_dp, 12_dp), m_camera->preview());
        draw_fields(ui, list);
    });
}

void AnotherTabletScreen::draw_fields(Ui& ui, Rect& rest)
{
    const auto field = [&](const char* id, const std::string& label, std::string& text,
                           const std::string& hint) {
        heading(ui, rest, label);
        static_cast<void>(text_field(ui, id, rest.cut_top(52_dp, 10_dp), text, hint));
    };
    field("tablet-address", tr("Address of the other tablet"), m_address, "192.168.1.5:8643");
    field("tablet-code", tr("Code"), m_code, "7KQM 2XWP");
    auto tablet = server::tablet_at(m_address);
    // A whole link has the code in it.
    const std::string code = m_code.empty() && tablet ? tablet->code : server::code_typed(m_code);
    const std::string missing = tablet ? tr("Type the code that the other tablet shows.")
                                       : tr("Type the address that the other tablet shows.");
    if (!button(ui, "tablet:get", rest.cut_top(60_dp, 10_dp), tr("Get the evenings"),
            next_if(tablet && !code.empty(), missing)))
        return;
    tablet->code = code;
    fetch(*tablet);
}

// The offer. -------------------------------------------------------------------------------------

void AnotherTabletScreen::draw_offer(Ui& ui, const Rect& rect)
{
    const OfferView::Tapped tapped = m_offer->draw(ui, rect, mood_of_writing(m_context));
    if (tapped == OfferView::Tapped::cancel && !m_to.file.empty())
        m_context.navigator.back();
    else if (tapped == OfferView::Tapped::cancel)
        m_offer.reset();
    else if (tapped == OfferView::Tapped::add && may_write(m_context))
        m_adds = true;
    if (m_adds)
        ui.request_frame();
}

/// The rest of the group's evenings may be many: the button is seen pressed before.
void AnotherTabletScreen::add()
{
    const auto merged = m_context.keeping.take_in(m_offer->offer().theirs, m_offer->answers());
    if (m_context.notice.tells_failure(merged))
        return;
    m_context.notice.show(told_added(m_offer->offer().preview),
        [&navigator = m_context.navigator] { navigator.back(); });
}

} // namespace consigliere::screens
