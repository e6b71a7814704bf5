#include "companion/frame/club_folder.h"

#include "companion/frame/places.h"
#include "companion/frame/settings.h"
#include "companion/frame/this_tablet.h"
#include "companion/language/language.h"
#include "companion/telling/database_error.h"
#include "db/backups.h"
#include "db/clock.h"
#include "db/open_databases.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace consigliere::screens {

namespace fs = std::filesystem;

using language::tr_count;
using language::tr_fill;

namespace {

constexpr const char* ending = ".consigliere";
constexpr const char* folder_key = "club-folder";
constexpr const char* seen_key = "club-folder-seen";
constexpr const char* news_key = "club-folder-news";
constexpr const char* looked_key = "club-folder-looked";
constexpr std::size_t most_news = 4;
/// More are no club.
constexpr std::size_t most_club_files = 200;

/// Rows of words with tabs between them.
std::vector<std::vector<std::string>> rows_in(const std::string& text)
{
    std::vector<std::vector<std::string>> rows;
    for (const std::string_view line : ledger::split(text, '\n')) {
        const std::vector<std::string_view> words = ledger::split(line, '\t');
        if (words.size() > 1)
            rows.emplace_back(words.begin(), words.end());
    }
    return rows;
}

std::string without_breaks(std::string text)
{
    std::erase_if(text, [](char letter) { return letter == '\n' || letter == '\t'; });
    return text;
}

/// What tells whether a file has changed; empty if it cannot be read.
std::string stamp_of(const fs::path& file)
{
    const auto there = db::file_at(file);
    return there ? std::to_string(there->size) + " " + std::to_string(there->written)
                 : std::string();
}

std::vector<fs::path> snapshots_in(const fs::path& folder)
{
    std::vector<fs::path> files =
        files_in(folder, [](const fs::path& file) { return file.extension() == ending; });
    files.resize(std::min(files.size(), most_club_files));
    return files;
}

/// Files of this tablet under names that it had.
void remove_old_names(const fs::path& own)
{
    const std::string stem = own.stem().string();
    const std::string mark = stem.substr(stem.rfind(' '));
    std::error_code error;
    for (const fs::path& file : snapshots_in(own.parent_path())) {
        if (file != own && file.stem().string().ends_with(mark))
            fs::remove(file, error);
    }
}

} // namespace

ClubFolder::ClubFolder(db::Database& database)
    : m_database(database)
{
}

ClubFolder::~ClubFolder()
{
    wait();
}

fs::path ClubFolder::folder() const
{
    return stored_text(m_database, folder_key);
}

void ClubFolder::choose(const fs::path& folder)
{
    wait();
    store_text(m_database, folder_key, folder.string());
    store_text(m_database, seen_key, {});
    const std::lock_guard lock(m_mutex);
    m_troubles.clear();
    m_seen.clear();
}

ClubFolder::Errand ClubFolder::errand() const
{
    Errand errand{folder(), {}, name_of_tablet(m_database), {}};
    errand.own =
        free_name({}, errand.tablet, {}).string() + " " + mark_of_tablet(m_database) + ending;
    errand.own = errand.folder / errand.own.filename();
    for (const std::vector<std::string>& row : rows_in(stored_text(m_database, seen_key)))
        errand.seen[row[0]] = row[1];
    return errand;
}

void ClubFolder::begin(std::function<void()> wake)
{
    if (m_database.is_read_only() || folder().empty())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_wake = std::move(wake);
        m_is_wanted = m_is_running;
        if (m_is_running)
            return;
        m_is_running = true;
        m_is_over = false;
        m_ends = false;
        m_troubles.clear();
    }
    if (m_thread.joinable())
        m_thread.join();
    m_thread = std::thread([this, made = errand()] { run(made); });
}

void ClubFolder::wait()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
        m_is_wanted = false;
    }
    m_change.notify_all();
    if (m_thread.joinable())
        m_thread.join();
    const std::lock_guard lock(m_mutex);
    m_arrival.reset();
    m_is_running = false;
}

bool ClubFolder::is_running() const
{
    const std::lock_guard lock(m_mutex);
    return m_is_running;
}

bool ClubFolder::ends() const
{
    const std::lock_guard lock(m_mutex);
    return m_ends;
}

// The thread. ------------------------------------------------------------------------------------

void ClubFolder::add(Trouble trouble)
{
    const std::lock_guard lock(m_mutex);
    m_troubles.push_back(std::move(trouble));
}

void ClubFolder::run(Errand errand)
{
    if (!is_folder(errand.folder))
        add({errand.folder, {}});
    bool has_backup = false;
    for (const fs::path& file : snapshots_in(errand.folder)) {
        const std::string stamp = stamp_of(file);
        if (file != errand.own && errand.seen[file.filename().string()] != stamp && !ends())
            look_at(file, stamp, has_backup);
    }
    if (is_folder(errand.folder) && !ends())
        write_own(errand);
    std::function<void()> wake;
    {
        const std::lock_guard lock(m_mutex);
        m_is_running = false;
        m_is_over = true;
        wake = m_wake;
    }
    if (wake)
        wake();
}

/// A file that cannot be read, perhaps because it is still on its way, is tried again next time.
void ClubFolder::look_at(const fs::path& file, const std::string& stamp, bool& has_backup)
{
    auto theirs = db::Database::read(file);
    if (theirs.is_error()) {
        add({{}, theirs.error(), true});
        return;
    }
    const auto preview = db::preview_merge(m_database, theirs.value(), db::CopyMode::incremental);
    if (preview.is_error()) {
        add({{}, preview.error()});
        return;
    }
    for (const db::MergeReport::Session& refused : preview.value().refused)
        add({{}, *refused.refused});
    if (preview.value().is_nothing()) {
        const std::lock_guard lock(m_mutex);
        if (preview.value().refused.empty())
            m_seen[file.filename().string()] = stamp;
        return;
    }
    if (!has_backup && !make_backup())
        return;
    has_backup = true;
    auto merging = db::MergeInSteps::read(theirs.value());
    if (merging.is_error()) {
        add({{}, merging.error()});
        return;
    }
    hand_over({file, preview.value().refused.empty() ? stamp : std::string(),
        std::move(theirs.value()), std::move(merging.value()), preview.value().new_evenings(),
        static_cast<int>(preview.value().matches.size())});
}

bool ClubFolder::make_backup()
{
    const auto made = db::make_backup(m_database, db::CopyMode::incremental);
    if (made.is_error())
        add({{}, made.error()});
    return !made.is_error();
}

void ClubFolder::hand_over(Arrival arrival)
{
    std::unique_lock lock(m_mutex);
    m_arrival.emplace(std::move(arrival));
    m_is_taken = false;
    const std::function<void()> wake = m_wake;
    lock.unlock();
    if (wake)
        wake();
    lock.lock();
    m_change.wait(lock, [this] { return m_ends || m_is_taken; });
}

void ClubFolder::write_own(const Errand& errand)
{
    const auto written =
        db::write_snapshot(m_database, errand.tablet, errand.own, db::CopyMode::incremental);
    if (written.is_error())
        add({{}, written.error()});
    else
        remove_old_names(errand.own);
}

// The program's thread. --------------------------------------------------------------------------

bool ClubFolder::attend()
{
    std::optional<Arrival> arrival;
    bool is_over = false;
    bool is_wanted = false;
    std::map<std::string, std::string> seen;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_ends)
            arrival.swap(m_arrival);
        is_over = std::exchange(m_is_over, false);
        is_wanted = is_over && std::exchange(m_is_wanted, false);
        seen.swap(m_seen);
    }
    for (const auto& [name, stamp] : seen)
        remember_seen(name, stamp);
    if (is_over)
        store_text(m_database, looked_key, db::now());
    if (is_wanted)
        begin(m_wake);
    if (!arrival)
        return false;
    const auto goes_on = arrival->merging.step(m_database);
    if (!goes_on.is_error() && goes_on.value()) {
        // What has come stays if this ends in between; the rest comes next time.
        const std::lock_guard lock(m_mutex);
        if (!m_ends)
            m_arrival = std::move(arrival);
        if (m_wake)
            m_wake();
        return false;
    }
    if (goes_on.is_error())
        add({{}, goes_on.error()});
    else
        remember(*arrival);
    {
        const std::lock_guard lock(m_mutex);
        m_is_taken = true;
    }
    m_change.notify_all();
    return !goes_on.is_error();
}

void ClubFolder::remember_seen(const std::string& name, const std::string& stamp)
{
    std::string text = name + "\t" + stamp + "\n";
    for (const std::vector<std::string>& row : rows_in(stored_text(m_database, seen_key))) {
        if (row[0] != name)
            text += row[0] + "\t" + row[1] + "\n";
    }
    store_text(m_database, seen_key, text);
}

void ClubFolder::remember(Arrival& arrival)
{
    const std::string name = arrival.file.filename().string();
    if (!arrival.stamp.empty())
        remember_seen(name, arrival.stamp);
    const std::string tablet = db::tablet_of(arrival.theirs);
    std::string text = db::now() + "\t" + std::to_string(arrival.evenings) + "\t"
        + without_breaks(tablet.empty() ? name : tablet) + "\t"
        + std::to_string(arrival.people_to_decide) + "\n";
    const auto rows = rows_in(stored_text(m_database, news_key));
    for (std::size_t i = 0; i < std::min(rows.size(), most_news - 1); ++i)
        text += ledger::join(rows[i], "\t") + "\n";
    store_text(m_database, news_key, text);
}

std::string ClubFolder::last_look() const
{
    return stored_text(m_database, looked_key);
}

std::vector<std::string> ClubFolder::told_news() const
{
    std::vector<std::string> told;
    for (const std::vector<std::string>& row : rows_in(stored_text(m_database, news_key))) {
        if (row.size() < 3)
            continue;
        const int evenings = ledger::number_of(row[1]).value_or(0);
        const std::string what = evenings > 0 ? tr_count("{n} evening", "{n} evenings", evenings)
                                              : language::tr("changes");
        std::string line = tr_fill("{what} from {tablet}, {when}.",
            {{"when", told_time(row[0])}, {"what", what}, {"tablet", row[2]}});
        const int people = row.size() > 3 ? ledger::number_of(row[3]).value_or(0) : 0;
        if (people > 0)
            line += " "
                + tr_count("{n} pair of people may be the same person: see Players.",
                    "{n} pairs of people may be the same person: see Players.", people);
        told.push_back(std::move(line));
    }
    return told;
}

std::vector<std::string> ClubFolder::told_troubles() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<std::string> told;
    for (const Trouble& trouble : m_troubles) {
        const std::string folder = trouble.missing_folder.string();
        told.push_back(trouble.is_of_file ? telling::tell_foreign(trouble.error)
                : folder.empty()          ? telling::tell(trouble.error)
                                 : tr_fill("The club folder {folder} isn’t there. Plug in "
                                           "the stick, or choose another folder.",
                                     {{"folder", folder}}));
    }
    return told;
}

} // namespace consigliere::screens
