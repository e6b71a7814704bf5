#pragma once

#include "companion/language/language.h"
#include "companion/site/html.h"
#include "companion/site/public_names.h"
#include "companion/site/site_folder.h"
#include "db/archive/evening_index.h"
#include "db/archive/league.h"
#include "db/database.h"

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

// A static site of the finished evenings of a group, for any web space. Only what everybody may
// see; no scripts. The same database gives the same bytes, so unchanged pages are not written.
namespace consigliere::site {

struct Request {
    std::filesystem::path folder;
    /// The pages of the first lie at the root, the others in folders named by their codes.
    std::vector<language::Language> languages;
    std::string title; ///< Empty: “Our table”.
    db::EveningFilter filter;
};

/// Publishes one evening per step, for a caller that has other work in between.
class Publishing {
public:
    /// The index must have finished its work.
    [[nodiscard]] static ledger::ErrorOr<Publishing, FolderFault> begin(
        db::Database& database, db::EveningIndex& archive, Request request);

    [[nodiscard]] bool is_over() const { return m_is_over; }
    [[nodiscard]] std::size_t done() const { return m_next; }
    [[nodiscard]] std::size_t all() const { return m_cards.size(); }
    [[nodiscard]] ledger::Status<FolderFault> step();

    /// "Published: 57 evenings, 92 pages, of which 3 are new or changed and 0 were removed."
    [[nodiscard]] std::string told() const;
    /// Evenings that could not be replayed and are left out.
    [[nodiscard]] const std::vector<db::SessionId>& left_out() const { return m_left_out; }

private:
    Publishing(db::Database& database, db::EveningIndex& archive, Request request,
        SiteFolder folder, std::vector<db::League> leagues, std::set<std::string> unnamed);

    [[nodiscard]] ledger::Status<FolderFault> publish_evening(std::size_t number);
    [[nodiscard]] ledger::Status<FolderFault> publish_rest();
    [[nodiscard]] ledger::Status<FolderFault> publish_overviews(std::size_t language);
    [[nodiscard]] ledger::Status<FolderFault> put(std::size_t language, Place place,
        const std::string& name, const std::string& title, const Html& content);
    [[nodiscard]] std::string title() const;
    [[nodiscard]] std::string folder_of(std::size_t language) const;
    [[nodiscard]] Frame frame_for(std::size_t language) const;
    [[nodiscard]] std::string latest_year_picture() const;

    db::Database* m_database;
    db::EveningIndex* m_archive;
    Request m_request;
    SiteFolder m_folder;
    std::vector<db::League> m_leagues;
    std::set<std::string> m_unnamed;
    /// Latest first, with public names. A replay that fails removes one.
    std::vector<db::EveningCard> m_cards;
    std::vector<db::SessionId> m_left_out;
    std::size_t m_next = 0;
    bool m_is_over = false;
};

} // namespace consigliere::site
