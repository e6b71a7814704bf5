#include "companion/scanning/code_scanner.h"

#include "companion/scanning/code_reader.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

namespace consigliere::scanning {

namespace {

GreyPicture glimpse_of(const GreyPicture& picture)
{
    constexpr int most_columns = 64;
    return shrunk(picture, std::max(1, (picture.width + most_columns - 1) / most_columns));
}

} // namespace

struct CodeScanner::Shared {
    std::atomic<bool> is_wanted = true;
    std::mutex mutex;
    std::vector<ScanResult> sightings;
    GreyPicture preview;
    bool is_at_end = false;
};

CodeScanner::CodeScanner(std::unique_ptr<PictureSource> source)
    : m_shared(std::make_shared<Shared>())
{
    // Detached: opening a camera or scanning a large photo takes seconds, and the screen may close
    // before.
    std::thread([source = std::move(source), shared = m_shared]() mutable {
        look(*source, *shared);
        source.reset();
        const std::scoped_lock lock(shared->mutex);
        shared->is_at_end = true;
    }).detach();
}

CodeScanner::~CodeScanner()
{
    m_shared->is_wanted = false;
}

void CodeScanner::look(PictureSource& source, Shared& shared)
{
    while (shared.is_wanted) {
        std::optional<View> view = source.next();
        if (!view)
            return;
        ScanResult sighting{std::move(view->name), codes_in(view->picture), view->trouble};
        // Report empty results for files only, not for camera frames.
        const bool is_told =
            !sighting.name.empty() || !sighting.codes.empty() || sighting.trouble.has_value();
        GreyPicture preview = glimpse_of(view->picture);
        const std::scoped_lock lock(shared.mutex);
        if (is_told)
            shared.sightings.push_back(std::move(sighting));
        if (!preview.is_empty())
            shared.preview = std::move(preview);
    }
}

std::vector<CodeScanner::ScanResult> CodeScanner::take()
{
    const std::scoped_lock lock(m_shared->mutex);
    return std::exchange(m_shared->sightings, {});
}

GreyPicture CodeScanner::preview() const
{
    const std::scoped_lock lock(m_shared->mutex);
    return m_shared->preview;
}

bool CodeScanner::is_over() const
{
    const std::scoped_lock lock(m_shared->mutex);
    return m_shared->is_at_end && m_shared->sightings.empty();
}

} // namespace consigliere::scanning
