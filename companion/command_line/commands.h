#pragma once

#include "db/archive/evening_card.h"
#include "db/files.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

// The commands, and what a command line gives them. Each returns an exit code.
namespace consigliere::command_line {

/// The arguments and options of all commands. Each command reads its own.
struct Arguments {
    std::filesystem::path database;
    /// An evening as in `evening_source.h`; for `export` also a game.
    std::string evening;
    std::vector<std::string> evenings;
    /// Which evenings; for `rules`, the game only.
    db::EveningFilter filter;
    bool all = false; ///< All evenings.
    bool is_archived = false; ///< Only archived evenings, for `list`.

    std::vector<std::string> files; ///< To import.
    std::string file; ///< To read or write, or the folder of a site; empty: standard output.
    std::string to; ///< Another database to write.
    std::string codes; ///< Folder for QR codes.
    std::string format; ///< Of an export; empty: the usual one.
    bool json = false;
    bool force = false; ///< Overwrites a file. With `agreed`: even if something is corrupt.
    bool agreed = false; ///< Consent to change, replace or delete data.
    bool whole_part = false; ///< Only the entries before the first corrupt one.

    /// Words, a rule's id, a page, an entry number, or a line of a record.
    std::string question;
    std::string entry; ///< Entry number; for `what-if`, 0 is the start of the evening.
    std::string line; ///< What happened instead; empty: nothing.
    bool inserts = false; ///< Inserts the line before the entry.
    std::string count = "1"; ///< Entries replaced.
    /// Decisions about later entries: entry numbers, or "rest" for all remaining invalid ones.
    /// With a reason or line: "41=we play it so", "41=ana takes desk".
    std::vector<std::string> keep;
    std::vector<std::string> rule;
    std::vector<std::string> drop;
    std::vector<std::string> instead; ///< Lines replacing an entry.
    std::vector<std::string> before; ///< Lines inserted before an entry.
    bool by_rule = false;

    int playouts = 200; ///< For each turn; 0: no chances.
    std::string year; ///< In place of a period.
    /// Names; the first is the person shown, the others must have taken part.
    std::vector<std::string> people;
    std::vector<std::string> languages; ///< Codes; empty: the chosen language.
    std::string title;
    std::string points; ///< A word of `point_words`; empty: by place.
    std::string by_place; ///< "5,3,2,1"; empty: these.
    std::string address; ///< IPv4; empty: the best one of this machine.
    std::uint16_t port = 8642; ///< 0: any.
    std::string action; ///< One of `club_words()`.
    std::vector<std::string> words; ///< What follows a command, such as "make NAME".

    [[nodiscard]] db::IfExists when_there() const
    {
        return force ? db::IfExists::replace : db::IfExists::refuse;
    }
    [[nodiscard]] bool is_to_standard_output() const { return file.empty() || file == "-"; }
};

// An evening judged by the referee. `check` takes any number, the others one.
int check(const Arguments& arguments);
int score(const Arguments& arguments);
int legal(const Arguments& arguments);
/// The log, redacted for everybody.
int log(const Arguments& arguments);
/// Shows an evening to phones and televisions in the same network, as everybody at the table may
/// see it, until SIGINT or SIGTERM. Follows what is recorded meanwhile.
int serve(const Arguments& arguments);
/// Empty question: all rules. Without a game: the main game, or all games if there is a question.
int rules(const Arguments& arguments);

// Disputes.
int why(const Arguments& arguments);
int amend(const Arguments& arguments);
int what_if(const Arguments& arguments);
/// Without evenings: of the whole database.
int rulings(const Arguments& arguments);

// Looking back.
/// Exports a record or component file by default, or another format; without an evening, all that
/// pass the filter.
int export_as_asked(const Arguments& arguments);
int list(const Arguments& arguments);
/// Without words lists the people; `same ID ID`, `apart ID [ID]` and `rename ID NAME` change them.
int people(const Arguments& arguments);
int sheet(const Arguments& arguments);
/// Keeps the chances beside the database.
int story(const Arguments& arguments);
int statistics(const Arguments& arguments);

// A whole group.
/// Writes a static site of the finished evenings.
int publish(const Arguments& arguments);
/// Prints the standings, or makes or forgets a league.
int league(const Arguments& arguments);
/// Words of `db::League::Points`, in enum order.
inline constexpr const char* point_words[] = {"wins", "places", "shares"};
/// The archive of a club on a PostgreSQL server (`db/CLUB.md`).
int club(const Arguments& arguments);
/// The words after “club”: what to do, as completion and manual name it.
[[nodiscard]] std::vector<std::string> club_words();

// The database.
/// Imports record files (each all or nothing), learned boxes, from files or pictures of their QR
/// codes, and results of other programs.
int import_files(const Arguments& arguments);
/// Returns `exit_refused` if a result differs from the stored one.
int verify(const Arguments& arguments);
/// Returns `exit_refused` if an evening has diverged between the databases.
int merge(const Arguments& arguments);
int backup(const Arguments& arguments);
/// Without consent prints what would happen and returns `exit_refused`. First makes a backup and
/// writes the record: to `file`, or beside the database.
int delete_evening(const Arguments& arguments);
/// Lists the backups, or restores one. Without consent prints what would be lost and returns
/// `exit_refused`.
int restore(const Arguments& arguments);
/// Copies all intact evenings of a damaged database to another. Returns `exit_refused` if some are
/// lost.
int salvage(const Arguments& arguments);

/// Words of the formats of an export other than record files, in enum order.
enum class Format : std::uint8_t { html, text, csv, entries, json, bgsplay, bgstats };
inline constexpr const char* format_words[] = {
    "html", "text", "csv", "entries", "json", "bgsplay", "bgstats"};

} // namespace consigliere::command_line
