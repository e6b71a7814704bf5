#pragma once

#include "companion/desk/desk.h"
#include "companion/frame/what_if_store.h"
#include "companion/scanning/picture_source.h"
#include "db/session.h"
#include "engine/ledger/amendment.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Where somebody can go, as values: `navigator.open(to::Rules{game, rule})`. No screen knows
/// another one; `app` alone makes a screen of a destination. What a destination refers to belongs
/// to the screen that opens it, which stays below the new one.
namespace consigliere::screens::to {

// The house.
// ----------

struct Home { };
struct NewTable {
    std::string game; ///< The word of a record for it; chosen at first.
};
/// A new table with the people, seats and agreements of an evening.
struct TableLaidAgain {
    db::SessionId evening;
};
struct Settings { };
struct Backups { };
struct Players { };
struct Evenings {
    /// What is seen first: the list, or the files from which evenings can be taken in.
    enum class Begin : std::uint8_t { list, files };
    Begin begin = Begin::list;
};

// One evening.
// ------------

/// An evening, as it is: at its table, or looked back at when it is over.
struct Evening {
    db::SessionId id;
};
/// The table of an evening, also of one that is over, with its final score.
struct EveningTable {
    db::SessionId id;
};
/// The table of an evening that has been opened.
struct Table {
    db::Session session;
};
/// An evening that is looked back at, over or not, first at an entry.
struct PastEntry {
    db::SessionId evening;
    int entry = 0;
};
/// The evening that is played at the table below, looked back at, first at an entry. What is tried
/// from there stays with the trials of the table.
struct EveningSoFar {
    const db::Session& session;
    std::shared_ptr<WhatIfStore> trials;
    int entry = 0;
};

/// “Why?” at a table.
struct Court {
    /// The evening that is asked about, and from whose entries something can be tried.
    WhatIfSource tried;
    desk::GameTable& table;
    /// The questions that were asked, the last one first.
    std::vector<std::string>& asked_last;
    /// The entry after which the screen below shows the evening.
    int entry = 0;
    /// Whether that is how the evening stands, and is still played.
    enum class Time : std::uint8_t { now, past };
    Time time = Time::now;
};
/// The trial of an evening from one of its entries.
struct WhatIf {
    WhatIfSource tried;
    int entry = 0;
    /// What is seen first: the table, or its form for corrections.
    enum class Begin : std::uint8_t { move, correction };
    Begin begin = Begin::move;
};
/// An entry of long ago is put right.
struct Amendment {
    db::SessionId evening;
    /// The session of the table right below; a null pointer where the evening is looked back at,
    /// which is then left with the amendment, and opened anew.
    db::Session* session = nullptr;
    /// What the players are called, by the words of a record.
    std::map<std::string, std::string, std::less<>> players;
    ledger::Change change;
};

// The rules.
// ----------

struct Rules {
    std::string game; ///< The word of a record for it.
    std::string rule; ///< Where it opens; empty for the beginning.
};
/// What tables argue over.
struct Argued {
    std::string game;
    std::string argument; ///< Where it opens; empty for the beginning.
    /// How arguments stand at the table from which somebody comes, by their ids.
    std::map<std::string, std::string> how_they_stand{};
};
/// What was ruled, in all evenings and in that of the table below, if there is one.
struct Rulings {
    std::optional<db::SessionId> table;
};

// The box.
// --------

struct Box {
    std::string game;
    /// Where pictures come from; empty for the camera of this machine.
    scanning::OpenSource open_camera{};
};
/// A row of codes for another tablet; `remark` is what they leave out, if anything.
struct QrSendScreen {
    std::string title;
    std::vector<std::string> codes;
    std::string remark;
};
/// The codes that another tablet shows. `take` is given the file that they hold, and of how many
/// codes it was made, when that screen has gone.
struct QrReceiveScreen {
    std::string title;
    scanning::OpenSource open_camera;
    std::function<void(const std::string& file, int codes)> take;
};

} // namespace consigliere::screens::to

namespace consigliere::screens {

struct Destination
    : std::variant<to::Home, to::NewTable, to::TableLaidAgain, to::Settings, to::Backups,
          to::Players, to::Evenings, to::Evening, to::EveningTable, to::Table, to::PastEntry,
          to::EveningSoFar, to::Court, to::WhatIf, to::Amendment, to::Rules, to::Argued,
          to::Rulings, to::Box, to::QrSendScreen, to::QrReceiveScreen> {
    using variant::variant;
};

} // namespace consigliere::screens
