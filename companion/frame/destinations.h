#pragma once

#include "companion/desk/table_host.h"
#include "companion/frame/what_if_store.h"
#include "companion/scanning/picture_source.h"
#include "db/session.h"
#include "engine/ledger/amendment.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace consigliere::playouts {
class Playouts;
}

/// Destinations of navigation, as values: `navigator.open(to::Rules{game, rule})`. Screens do not
/// know each other; only `app` creates them. References must outlive the new screen: they belong to
/// the screen that opens it, which stays below.
namespace consigliere::screens::to {

// Home.
// ----------

struct Home { };
struct NewTable {
    std::string game; ///< The game's word in records; preselected.
};
/// A new evening with the players, seats and agreements of another.
struct TableLaidAgain {
    db::SessionId evening;
};
struct Settings { };
struct Backups { };
struct Players { };
/// Statistics and leagues of the group.
struct Group { };
struct Evenings {
    /// First view: the list, or the files to import.
    enum class Begin : std::uint8_t { list, files };
    Begin begin = Begin::list;
    /// File to import, after asking; empty for none.
    std::filesystem::path file{};
};

/// Evenings of another tablet.
struct AnotherTablet {
    std::filesystem::path file{}; ///< Its database, to be looked into; empty to ask for one.
    /// Image source; empty for the local camera.
    scanning::OpenSource open_camera{};
};
/// A code for another tablet that takes the evenings of this one.
struct GiveEvenings {
    std::string address{}; ///< IPv4 of this machine; empty for the best.
};

// One evening.
// ------------

/// An evening: at its table or, when over, its timeline.
struct Evening {
    db::SessionId id;
};
/// The table of an evening, even if over, with its final score.
struct EveningTable {
    db::SessionId id;
};
/// The table of an evening already opened.
struct Table {
    db::Session session;
};
/// The timeline of an evening, over or not, at an entry.
struct PastEntry {
    db::SessionId evening;
    int entry = 0;
};
/// The timeline of the evening at the table below, at an entry. What-if drafts from there are kept
/// with the table.
struct EveningSoFar {
    const db::Session& session;
    std::shared_ptr<WhatIfStore> trials;
    int entry = 0;
};

/// The story of a finished evening.
struct Story {
    db::SessionId evening;
    /// What plays it on; null for the game's own.
    std::shared_ptr<const playouts::Playouts> playouts{};
};

/// The "Why?" screen of a table.
struct Court {
    /// The evening in question; what-if drafts can start from its entries.
    WhatIfSource tried;
    desk::GameTable& table;
    /// Questions asked so far, the latest first.
    std::vector<std::string>& asked_last;
    /// Entry after which the screen below shows the evening.
    int entry = 0;
    /// Whether that is the current state of an evening in progress.
    enum class Time : std::uint8_t { now, past };
    Time time = Time::now;
};
struct WhatIf {
    WhatIfSource tried;
    int entry = 0;
    /// First view: the table, or its form for corrections.
    enum class Begin : std::uint8_t { move, correction };
    Begin begin = Begin::move;
};
struct Amendment {
    db::SessionId evening;
    /// Session of the table directly below. nullptr when opened from a timeline, which the
    /// amendment replaces by a newly opened one.
    db::Session* session = nullptr;
    /// Player names by actor.
    std::map<std::string, std::string, std::less<>> players;
    ledger::Change change;
};

// The rules.
// ----------

struct Rules {
    std::string game; ///< The game's word in records.
    std::string rule; ///< Rule to show; empty for the beginning.
};
/// Frequent questions (FAQ).
struct Argued {
    std::string game;
    std::string argument; ///< Id of the question to show; empty for the beginning.
    /// Status of the questions at the table that opens the screen, by id.
    std::map<std::string, std::string> how_they_stand{};
};
/// Rulings of all evenings, and of the table below if there is one.
struct Rulings {
    std::optional<db::SessionId> table;
};

// Box.
// --------

struct Box {
    std::string game;
    /// Image source; empty for the local camera.
    scanning::OpenSource open_camera{};
};
/// QR codes for another tablet. `remark` says what they omit; empty if nothing.
struct QrSendScreen {
    std::string game; ///< The record word.
    std::vector<std::string> codes;
    std::string remark;
};
/// Scans another tablet's QR codes. `take` receives the file and its number of codes after the
/// screen has closed.
struct QrReceiveScreen {
    std::string game; ///< The record word.
    scanning::OpenSource open_camera;
    std::function<void(const std::string& file, int codes)> take;
};

} // namespace consigliere::screens::to

namespace consigliere::screens {

struct Destination
    : std::variant<to::Home, to::NewTable, to::TableLaidAgain, to::Settings, to::Backups,
          to::Players, to::Group, to::Evenings, to::AnotherTablet, to::GiveEvenings, to::Evening,
          to::EveningTable, to::Table, to::PastEntry, to::EveningSoFar, to::Court, to::WhatIf,
          to::Amendment, to::Rules, to::Argued, to::Rulings, to::Box, to::QrSendScreen,
          to::QrReceiveScreen, to::Story> {
    using variant::variant;
};

} // namespace consigliere::screens
