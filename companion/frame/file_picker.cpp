#include "companion/frame/file_picker.h"

#include "companion/frame/list_dialog.h"
#include "companion/frame/places.h"
#include "companion/frame/question_dialog.h"
#include "companion/scanning/picture_files.h"
#include "companion/widgets/chips.h"
#include "db/files.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace consigliere::screens {

namespace fs = std::filesystem;

namespace {

/// A list of more is no use for picking by hand.
constexpr std::size_t most_rows = 300;

auto has_ending(std::string_view ending)
{
    return [ending = std::string(ending)](
               const fs::path& file) { return file.filename().string().ends_with(ending); };
}

/// What people call a folder: its own name.
std::string name_of_folder(const fs::path& folder)
{
    const fs::path name = folder.lexically_normal().filename();
    return name.empty() ? folder.lexically_normal().parent_path().filename().string()
                        : name.string();
}

} // namespace

FilePicker::FilePicker(const Context& context, Offer offer, Words words, TakeChosen take)
    : m_context(context)
    , m_offer(std::move(offer))
    , m_words(std::move(words))
    , m_take(std::move(take))
    , m_places(places(context.database))
{
    go_to({});
}

void FilePicker::open(const Context& context, Offer offer, Words words, Take take)
{
    context.overlay.open_dialog<FilePicker>(context, std::move(offer), std::move(words),
        [take = std::move(take)](const FilePicker& chosen) { take(chosen.typed()); });
}

void FilePicker::open(const Context& context, std::string_view ending, Words words, Take take)
{
    open(context,
        Offer{Choice::file, likely_files(context.database.path(), ending), has_ending(ending)},
        std::move(words), std::move(take));
}

void FilePicker::open_for_evenings(const Context& context, Words words, Take take)
{
    const fs::path& database = context.database.path();
    std::vector<fs::path> likely = likely_files(database, ".db");
    for (const char* ending : {".toml", ".bgsplay"})
        std::ranges::copy(likely_files(database, ending), std::back_inserter(likely));
    const auto is_wanted = [](const fs::path& file) {
        return file.extension() == ".db" || file.extension() == ".toml"
            || file.extension() == ".bgsplay" || file.extension() == ".csv";
    };
    open(context, Offer{Choice::file, std::move(likely), is_wanted}, std::move(words),
        std::move(take));
}

void FilePicker::open_for_tablets(const Context& context, Words words, Take take)
{
    const fs::path& database = context.database.path();
    std::vector<fs::path> likely = likely_files(database, ".consigliere");
    std::ranges::copy(likely_files(database, ".db"), std::back_inserter(likely));
    const auto is_wanted = [](const fs::path& file) {
        return file.extension() == ".db" || file.extension() == ".consigliere";
    };
    open(context, Offer{Choice::file, std::move(likely), is_wanted}, std::move(words),
        std::move(take));
}

void FilePicker::open_for_writing(
    const Context& context, const std::string& name, Words words, TakeNew take)
{
    const fs::path usual = db::unused_name(folder_for_files(context.database) / name);
    std::vector<fs::path> likely = places_for(context.database.path(), name);
    std::erase(likely, usual);
    likely.insert(likely.begin(), usual);
    FilePicker picker(context,
        {Choice::new_file, std::move(likely), has_ending(fs::path(name).extension().string())},
        std::move(words), [take = std::move(take)](const FilePicker& chosen) {
            take(chosen.typed(), chosen.m_if_exists);
        });
    picker.m_name = name;
    picker.suggest_in(usual.parent_path());
    context.overlay.open_dialog<FilePicker>(std::move(picker));
}

void FilePicker::open_for_picture(const Context& context, Words words, Take take)
{
    open(context,
        Offer{Choice::file, likely_pictures(context.database.path()), scanning::is_called_picture},
        std::move(words), std::move(take));
}

void FilePicker::open_for_pictures(const Context& context, Words words, TakeSeveral take)
{
    context.overlay.open_dialog<FilePicker>(context,
        Offer{Choice::files, likely_pictures(context.database.path()), scanning::is_called_picture},
        std::move(words),
        [take = std::move(take)](const FilePicker& chosen) { take(chosen.chosen()); });
}

void FilePicker::open_for_folder(
    const Context& context, const fs::path& now, Words words, Take take)
{
    FilePicker picker(context, {Choice::folder, {}, [](const fs::path&) { return false; }},
        std::move(words),
        [take = std::move(take)](const FilePicker& chosen) { take(chosen.typed()); });
    picker.go_to(now);
    context.overlay.open_dialog<FilePicker>(std::move(picker));
}

void FilePicker::go_to(const fs::path& folder)
{
    m_folder = folder;
    if (folder.empty()) {
        m_folders.clear();
        m_files = m_offer.likely;
        return;
    }
    m_folders = folders_in(folder);
    m_files = files_in(folder, m_offer.is_wanted);
    if (m_offer.choice == Choice::folder)
        m_typed = folder.string();
    else if (m_offer.choice == Choice::new_file)
        suggest_in(folder);
}

/// Keeps a typed name.
void FilePicker::suggest_in(const fs::path& folder)
{
    if (!typed().empty() && typed() != m_suggested)
        m_name = file_to_write().filename().string();
    m_into = folder;
    m_suggested = m_typed = db::unused_name(folder / m_name).filename().string();
}

/// A name without an ending gets that of the suggestion.
fs::path FilePicker::file_to_write() const
{
    fs::path file = m_into / typed();
    if (!file.has_extension())
        file += fs::path(m_name).extension();
    return file;
}

std::string FilePicker::typed() const
{
    return std::string(ledger::trim(m_typed));
}

/// In multiple selection, a second tap deselects.
void FilePicker::choose(const fs::path& file)
{
    if (m_offer.choice == Choice::new_file) {
        m_into = file.parent_path();
        m_typed = file.filename().string();
    } else if (m_offer.choice != Choice::files) {
        m_typed = file.string();
    } else if (m_chosen.erase(file) == 0) {
        m_chosen.insert(file);
    }
}

/// Where to look: likely files, and folders by name.
void FilePicker::draw_places(Ui& ui, Rect& rest)
{
    widgets::Chips chips(ui, rest);
    if (m_offer.choice != Choice::folder
        && chips.add("place:likely", tr("Suggestions"), {chosen_if(m_folder.empty())}))
        go_to({});
    for (const fs::path& place : std::vector(m_places)) {
        if (chips.add("place:" + place.string(), name_of_folder(place),
                {chosen_if(m_folder == place), ControlState::enabled, Font::strong,
                    symbol::folder}))
            go_to(place);
    }
}

/// The path of the folder shown, the way up, and the way into its folders.
void FilePicker::draw_folders(Ui& ui, Rect& rest)
{
    if (m_folder.empty())
        return;
    Rect line = rest.cut_top(56_dp, 8_dp);
    const fs::path above = m_folder.lexically_normal().parent_path();
    if (above != m_folder && button(ui, "into:up", line.cut_left(60_dp, 12_dp), symbol::up)) {
        go_to(above);
        return;
    }
    ui.elide_text(line, m_folder.string(), {Font::body, ui.theme().quiet});
    const std::vector<fs::path> folders = m_folders;
    for (const fs::path& folder : folders) {
        if (button(ui, "into:" + folder.string(), rest.cut_top(56_dp, 8_dp),
                folder.filename().string(),
                {ButtonKind::plain, ControlState::enabled, Font::body, symbol::folder}))
            go_to(folder);
    }
}

void FilePicker::draw_files(Ui& ui, Rect& rest)
{
    const std::size_t count = std::min(m_files.size(), most_rows);
    for (std::size_t i = 0; i < count; ++i) {
        const fs::path file = m_files[i];
        const std::string label = m_folder.empty() ? file.string() : file.filename().string();
        const bool is_chosen = m_chosen.contains(file) || m_into / typed() == file;
        if (button(ui, "file:" + file.string(), rest.cut_top(60_dp, 8_dp), label,
                {chosen_if(is_chosen), ControlState::enabled, Font::body}))
            choose(file);
    }
    if (count < m_files.size())
        remark(ui, rest, tr("There are more files. Type the name of the one you want."));
}

widgets::Readiness FilePicker::readiness() const
{
    if (m_offer.choice == Choice::folder)
        return ready_if(is_folder(typed()), tr("There is no such folder."));
    return ready_if(!typed().empty() || !m_chosen.empty(), tr("Tap a file, or type its name."));
}

/// Goes into a typed folder where a file is wanted.
void FilePicker::take()
{
    if (m_offer.choice != Choice::folder && m_chosen.empty() && is_folder(m_into / typed())) {
        go_to(m_into / std::exchange(m_typed, {}));
        return;
    }
    if (m_offer.choice == Choice::new_file) {
        const fs::path file = file_to_write();
        std::error_code error;
        if (m_if_exists == db::IfExists::refuse && fs::exists(file, error)) {
            ask_to_replace();
            return;
        }
        m_typed = file.string();
    }
    const fs::path first = chosen().front();
    remember_folder(
        m_context.database, m_offer.choice == Choice::folder ? first : first.parent_path());
    m_context.overlay.close();
    m_take(*this);
}

std::vector<fs::path> FilePicker::chosen() const
{
    std::vector<fs::path> files(m_chosen.begin(), m_chosen.end());
    if (!typed().empty())
        files.emplace_back(typed());
    return files;
}

void FilePicker::ask_to_replace()
{
    ask(
        m_context.overlay,
        {"replace", tr("Replace this file?"), tr("Replace it"), tr("Choose another name"),
            QuestionDialog::Next::stay},
        [this](Ui& ui, Rect& rest) {
            paragraph(ui, rest, file_to_write().string(), Font::strong, ui.theme().text);
            paragraph(ui, rest, tr("It is there already. What is in it now will be lost."),
                Font::body, ui.theme().text);
        },
        [this] {
            m_if_exists = db::IfExists::replace;
            take();
        });
}

void FilePicker::draw(Ui& ui)
{
    Rect buttons = draw_list_dialog(ui, {"files", m_words.title, 700}, [&](Rect& rest) {
        text_field(ui, "file", rest.cut_top(52_dp, 12_dp), m_typed,
            m_offer.choice == Choice::folder ? tr("Folder") : tr("File name"));
        if (m_offer.choice == Choice::new_file && m_folder.empty())
            remark(ui, rest, tr_fill("In the folder {folder}", {{"folder", m_into.string()}}));
        draw_places(ui, rest);
        draw_folders(ui, rest);
        draw_files(ui, rest);
        if (m_files.empty() && m_folder.empty())
            remark(ui, rest, m_words.nothing_found);
        else if (m_files.empty() && m_offer.choice != Choice::folder)
            remark(ui, rest, tr("No files of this kind in this folder."));
    });
    if (cancel_button(ui, "files:cancel", buttons))
        m_context.overlay.close();
    if (button(ui, "files:take", buttons, m_words.take, {ButtonKind::next, readiness()}))
        take();
}

} // namespace consigliere::screens
