#pragma once

#include "companion/frame/room.h"
#include "companion/server/evening_taker.h"
#include "db/merge_preview.h"

#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace consigliere::screens {

/// Evenings of another tablet, read and compared; nothing is written yet.
struct Offer {
    std::string tablet; ///< Its name, or that of the file.
    std::string source; ///< Path of the file, or the address.
    bool came_by_code = false;
    std::string read_at; ///< In the form of `db::now()`.
    db::Database theirs;
    db::MergePreview preview;
};
/// Why there is none. The sentence is made on the program's thread.
struct UnreadableFile {
    db::DatabaseError error;
};
using OfferTrouble = std::variant<db::DatabaseError, UnreadableFile, server::TakingError>;
[[nodiscard]] std::string tell(const OfferTrouble& trouble);
using OfferOrTrouble = ledger::ErrorOr<Offer, OfferTrouble>;

/// Reads one offer at a time, on a thread of its own. Destroying it stops the transfer and waits
/// for the rest.
class OfferReader {
public:
    /// `database` must outlive the reading.
    void read_file(db::Database& database, const std::filesystem::path& file);
    void fetch(db::Database& database, const server::TabletAddress& from);
    OfferReader() = default;
    OfferReader(const OfferReader&) = delete;
    OfferReader& operator=(const OfferReader&) = delete;
    ~OfferReader() { stop(); }

    void stop();
    [[nodiscard]] bool is_reading() const { return m_reading.valid(); }
    /// From 0 to 1; nullopt while unknown.
    [[nodiscard]] std::optional<float> progress() const;
    /// Returns the offer once it has been read.
    [[nodiscard]] std::optional<OfferOrTrouble> take();

private:
    std::unique_ptr<server::TakingProgress> m_progress = std::make_unique<server::TakingProgress>();
    std::future<OfferOrTrouble> m_reading;
};

} // namespace consigliere::screens
