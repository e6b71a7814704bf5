#include "companion/exchange/offer.h"

#include "companion/telling/database_error.h"
#include "db/clock.h"
#include "db/open_databases.h"
#include "db/snapshot.h"

#include <chrono>
#include <utility>

namespace consigliere::screens {

namespace {

/// Compares what was read with the database.
OfferOrTrouble offer_of(db::Database& database, db::Database theirs, Offer offer)
{
    auto preview = db::preview_merge(database, theirs, db::CopyMode::incremental);
    if (preview.is_error())
        return OfferTrouble(preview.error());
    if (const std::string name = db::tablet_of(theirs); !name.empty())
        offer.tablet = name;
    offer.read_at = db::now();
    offer.theirs = std::move(theirs);
    offer.preview = std::move(preview.value());
    return offer;
}

OfferOrTrouble read_from(db::Database& database, const std::filesystem::path& file)
{
    if (db::is_open_database(file))
        return OfferTrouble(
            db::DatabaseError{db::DatabaseError::Kind::locked, file.string(), {}, {}});
    auto theirs = db::Database::read(file);
    if (theirs.is_error())
        return OfferTrouble(UnreadableFile{theirs.error()});
    return offer_of(database, std::move(theirs.value()),
        {file.filename().string(), file.string(), false, {}, db::Database::stand_in(file), {}});
}

OfferOrTrouble fetch_from(
    db::Database& database, const server::TabletAddress& from, server::TakingProgress& progress)
{
    const auto bytes = server::take_evenings(from, progress);
    if (bytes.is_error())
        return OfferTrouble(bytes.error());
    auto theirs = db::read_snapshot(bytes.value(), from.address);
    if (theirs.is_error())
        return OfferTrouble(theirs.error());
    return offer_of(database, std::move(theirs.value()),
        {from.address, from.address, true, {}, db::Database::stand_in(from.address), {}});
}

} // namespace

std::string tell(const OfferTrouble& trouble)
{
    if (const auto* taking = std::get_if<server::TakingError>(&trouble))
        return server::tell(*taking);
    if (const auto* file = std::get_if<UnreadableFile>(&trouble))
        return telling::tell_foreign(file->error);
    return telling::tell(std::get<db::DatabaseError>(trouble));
}

void OfferReader::read_file(db::Database& database, const std::filesystem::path& file)
{
    stop();
    m_reading =
        std::async(std::launch::async, [&database, file] { return read_from(database, file); });
}

void OfferReader::fetch(db::Database& database, const server::TabletAddress& from)
{
    stop();
    m_reading = std::async(std::launch::async, [&database, from, &progress = *m_progress] {
        return fetch_from(database, from, progress);
    });
}

void OfferReader::stop()
{
    m_progress->stops = true;
    if (m_reading.valid())
        m_reading.wait();
    m_reading = {};
    m_progress = std::make_unique<server::TakingProgress>();
}

std::optional<float> OfferReader::progress() const
{
    const std::size_t all = m_progress->all;
    if (all == 0)
        return std::nullopt;
    return static_cast<float>(m_progress->bytes) / static_cast<float>(all);
}

std::optional<OfferOrTrouble> OfferReader::take()
{
    using namespace std::chrono_literals;
    if (!m_reading.valid() || m_reading.wait_for(0s) != std::future_status::ready)
        return std::nullopt;
    return m_reading.get();
}

} // namespace consigliere::screens
