#include "companion/exports/play_file.h"

#include "companion/exports/bg_stats.h"
#include "companion/language/language.h"
#include "companion/telling/file_error.h"
#include "companion/telling/visible.h"
#include "db/bounds.h"
#include "db/date.h"
#include "db/files.h"
#include "db/folding.h"
#include "db/session_id.h"
#include "engine/games/games.h"
#include "engine/ledger/line_words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

namespace consigliere::exports {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::ErrorOr;

namespace {

using Read = nlohmann::json;

constexpr std::size_t length_of_play_day = std::string_view("2026-11-20").size();
constexpr std::size_t length_of_play_time = std::string_view("19:30:00").size();
constexpr std::size_t most_plays = 100'000;
/// Namespace of derived ids (UUID) of plays and people without an id.
constexpr const char* play_origin = "b1d2a9a4-6f0c-4a1e-9a52-3f6f7c1e0020";

PlaysFault no_plays(const std::string& name, const std::string& why)
{
    return {tr_fill("“{file}” can’t be taken in: {reason} Nothing was taken in.",
        {{"file", telling::visible(name)}, {"reason", why}})};
}

/// A text within the bounds of records, without control characters.
std::string short_text(const char* key, const std::string& text)
{
    return db::shortened(telling::visible(text), db::most_bytes(key));
}

/// "25+15+10" is a sum. nullopt for anything but sums of numbers.
std::optional<std::int32_t> total_in(std::string_view text)
{
    constexpr double most = 1'000'000;
    double sum = 0;
    bool has_number = false;
    while (!(text = ledger::trim(text)).empty()) {
        if (text.front() == '+')
            text.remove_prefix(1);
        if (text.starts_with('$'))
            text.remove_prefix(1);
        double value = 0;
        const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (code != std::errc() || !std::isfinite(value))
            return std::nullopt;
        sum += value;
        has_number = true;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    if (!has_number || std::abs(sum) > most)
        return std::nullopt;
    return static_cast<std::int32_t>(std::lround(sum));
}

/// A side by its word or its name, in English or the chosen language.
std::string side_called(const std::string& game, const std::string& role)
{
    const games::Game* known = games::find(game);
    if (known == nullptr || role.empty())
        return {};
    const std::string wanted = db::folded(role);
    for (const ledger::WordAndName& side : known->outline().sides) {
        if (wanted == db::folded(side.word) || wanted == db::folded(side.name)
            || wanted == db::folded(tr(side.name)))
            return std::string(side.word);
    }
    return {};
}

/// Fills in missing ranks from the totals, and missing winners from the ranks.
void complete(db::Play& play)
{
    const bool has_ranks =
        std::ranges::any_of(play.seats, [](const db::Play::Seat& seat) { return seat.rank > 0; });
    const bool has_totals = std::ranges::all_of(
        play.seats, [](const db::Play::Seat& seat) { return seat.total.has_value(); });
    const bool has_winner = std::ranges::any_of(play.seats, &db::Play::Seat::is_winner);
    for (db::Play::Seat& seat : play.seats) {
        if (has_ranks)
            continue;
        if (has_totals) {
            // A winner by a tie-break stands above those with the same total.
            seat.rank = 1
                + static_cast<std::int32_t>(
                    std::ranges::count_if(play.seats, [&seat](const db::Play::Seat& other) {
                        return *other.total > *seat.total
                            || (*other.total == *seat.total && other.is_winner && !seat.is_winner);
                    }));
        } else if (has_winner) {
            seat.rank = seat.is_winner ? 1 : 0;
        }
    }
    for (db::Play::Seat& seat : play.seats)
        seat.is_winner = has_winner ? seat.is_winner : seat.rank == 1;
}

/// Keeps what can count.
void add_play(PlaysRead& read, db::Play play)
{
    const bool is_usable =
        db::is_date(play.day) && play.seats.size() > 1 && play.seats.size() <= ledger::most_seats;
    if (!is_usable) {
        ++read.unusable;
        return;
    }
    complete(play);
    read.plays.push_back(std::move(play));
}

// Board Game Stats. ------------------------------------------------------------------------------

std::string text_of(const Read& json, const char* key)
{
    const auto found = json.find(key);
    if (found == json.end() || found->is_null())
        return {};
    return found->is_string() ? found->get<std::string>() : found->dump();
}

bool is_true(const Read& json, const char* key)
{
    const auto found = json.find(key);
    return found != json.end()
        && (found->is_boolean() ? found->get<bool>()
                                : found->is_number() && found->get<double>() != 0);
}

int number_of(const Read& json, const char* key)
{
    constexpr double most = 1'000'000;
    const auto found = json.find(key);
    if (found == json.end() || !found->is_number())
        return 0;
    return static_cast<int>(std::clamp(found->get<double>(), 0.0, most));
}

/// Refers by number from plays to players, games and places.
class BgStatsFile {
public:
    explicit BgStatsFile(const Read& file)
        : m_file(file)
        , m_players(by_number_in("players"))
        , m_games(by_number_in("games"))
        , m_locations(by_number_in("locations"))
    {
    }

    [[nodiscard]] PlaysRead read() const
    {
        PlaysRead found;
        for (const Read& play : m_file.at("plays")) {
            const Read* game = play.is_object() ? find(m_games, play, "gameRefId") : nullptr;
            if (game == nullptr || is_true(play, "ignored")) {
                ++found.unusable;
                continue;
            }
            const std::string word = game_called(
                text_of(*game, "name"), text_of(*game, "uuid"), number_of(*game, "bggId"));
            if (word.empty())
                ++found.other_games;
            else
                add_play(found, play_of(play, word));
        }
        return found;
    }

private:
    using Things = std::map<std::string, const Read*>;

    [[nodiscard]] Things by_number_in(const char* list) const
    {
        Things things;
        const auto found = m_file.find(list);
        if (found == m_file.end())
            return things;
        for (const Read& thing : *found) {
            if (thing.is_object())
                things[text_of(thing, "id")] = &thing;
        }
        return things;
    }

    [[nodiscard]] static const Read* find(const Things& things, const Read& from, const char* key)
    {
        const auto found = things.find(text_of(from, key));
        return found == things.end() ? nullptr : found->second;
    }

    [[nodiscard]] db::Play play_of(const Read& json, const std::string& game) const
    {
        db::Play play;
        play.game = game;
        play.source = "BG Stats";
        play.id = db::session_id_from(text_of(json, "uuid"));
        if (play.id.empty())
            play.id = db::make_derived_id(play_origin, json.dump());
        const std::string date = text_of(json, "playDate");
        play.day = date.substr(0, length_of_play_day);
        if (date.size() >= length_of_play_day + 1 + length_of_play_time)
            play.time = date.substr(length_of_play_day + 1, length_of_play_time);
        play.minutes = number_of(json, "durationMin");
        play.notes = short_text("notes", text_of(json, "comments"));
        if (const Read* place = find(m_locations, json, "locationRefId"))
            play.place = short_text("place", text_of(*place, "name"));
        add_seats(play, json);
        return play;
    }

    void add_seats(db::Play& play, const Read& json) const
    {
        const auto scores = json.find("playerScores");
        if (scores == json.end() || !scores->is_array())
            return;
        std::vector<std::pair<int, db::Play::Seat>> seats;
        for (const Read& score : *scores) {
            if (score.is_object())
                seats.emplace_back(number_of(score, "seatOrder"), seat_of(score, play.game));
        }
        std::ranges::stable_sort(seats, {}, &std::pair<int, db::Play::Seat>::first);
        for (auto& [order, seat] : seats)
            play.seats.push_back(std::move(seat));
    }

    [[nodiscard]] db::Play::Seat seat_of(const Read& score, const std::string& game) const
    {
        db::Play::Seat seat;
        if (const Read* player = find(m_players, score, "playerRefId")) {
            seat.name = short_text("player", text_of(*player, "name"));
            seat.person = db::session_id_from(text_of(*player, "uuid"));
            if (seat.person.empty())
                seat.person = db::make_derived_id(play_origin, "person " + seat.name);
            if (is_true(*player, "isAnonymous"))
                seat.person.clear();
        }
        seat.total = total_in(text_of(score, "score"));
        seat.rank = number_of(score, "rank");
        seat.is_winner = is_true(score, "winner");
        seat.is_first = is_true(score, "startPlayer");
        seat.side = side_called(game, text_of(score, "role"));
        return seat;
    }

    const Read& m_file;
    Things m_players;
    Things m_games;
    Things m_locations;
};

// Tables. ----------------------------------------------------------------------------------------

/// Cells of a table; a quoted cell may hold line breaks (RFC 4180). nullopt if a quote is not
/// closed.
std::optional<std::vector<std::vector<std::string>>> cells_in(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark))
        text.remove_prefix(mark.size());
    const std::string_view head = text.substr(0, text.find('\n'));
    const bool has_semicolons = std::ranges::count(head, ';') > std::ranges::count(head, ',');
    const char separator = has_semicolons ? ';' : ',';
    std::vector<std::vector<std::string>> rows(1);
    std::string cell;
    bool is_quoted = false;
    const auto end_cell = [&] { rows.back().push_back(std::exchange(cell, {})); };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (is_quoted && letter == '"' && i + 1 < text.size() && text[i + 1] == '"') {
            cell += '"';
            ++i;
        } else if (letter == '"') {
            is_quoted = !is_quoted;
        } else if (is_quoted || (letter != separator && letter != '\n' && letter != '\r')) {
            cell += letter;
        } else if (letter == separator) {
            end_cell();
        } else if (letter == '\n') {
            end_cell();
            rows.emplace_back();
        }
    }
    end_cell();
    if (is_quoted)
        return std::nullopt;
    std::erase_if(rows, [](const auto& row) { return row.size() == 1 && row.front().empty(); });
    return rows;
}

/// Names of a column, folded: ours and those of other programs.
enum class Column : std::uint8_t {
    id,
    game,
    date,
    time,
    place,
    player,
    person,
    score,
    winner,
    rank,
    minutes,
    notes,
    role,
    first,
    count
};
constexpr std::array<std::string_view, static_cast<std::size_t>(Column::count)> column_names{
    "session_uuid|uuid|play id|playid|play_id|id",
    "game|game name|gamename|name",
    "date_local|date|play date|playdate",
    "date_utc",
    "place|location|where",
    "person|player|player name|playername|name of player",
    "person_uuid|player uuid|player id",
    "score|points|total",
    "winner|won|win|is winner",
    "rank|position|placement",
    "duration_min|duration|minutes|length|duration (min)",
    "notes|comments|comment",
    "family|role|team|colour|color",
    "start_player|start player|startplayer|first player",
};

/// Rows of a table by the names of its columns.
class PlayTable {
public:
    explicit PlayTable(const std::vector<std::string>& head)
    {
        m_places.fill(std::nullopt);
        for (std::size_t column = 0; column < column_names.size(); ++column) {
            // The earlier a name stands, the better it fits.
            for (const std::string_view name : ledger::split(column_names[column], '|')) {
                for (std::size_t place = 0; place < head.size() && !m_places[column]; ++place) {
                    if (db::folded(ledger::trim(head[place])) == name)
                        m_places[column] = place;
                }
            }
        }
    }

    [[nodiscard]] bool has(Column column) const
    {
        return m_places[static_cast<std::size_t>(column)].has_value();
    }
    [[nodiscard]] std::string cell(const std::vector<std::string>& row, Column column) const
    {
        const std::optional<std::size_t> place = m_places[static_cast<std::size_t>(column)];
        if (!place || *place >= row.size())
            return {};
        std::string text(ledger::trim(row[*place]));
        // Our own tables protect spreadsheets from formulas.
        if (text.size() > 1 && text.front() == '\''
            && std::string_view("=+-@").find(text[1]) != std::string_view::npos)
            text.erase(0, 1);
        return text;
    }

private:
    std::array<std::optional<std::size_t>, column_names.size()> m_places;
};

bool is_yes(const std::string& text)
{
    const std::string word = db::folded(text);
    return word == "1" || word == "true" || word == "yes" || word == "x" || word == "win"
        || word == "won";
}

int small_number_in(const std::string& text)
{
    return std::max(0, total_in(text).value_or(0));
}

/// "2026-11-20", also from a date with a time.
std::string day_in(const std::string& text)
{
    return text.substr(0, length_of_play_day);
}

/// What rows of one play share.
std::string key_of_row(const PlayTable& table, const std::vector<std::string>& row)
{
    if (const std::string id = table.cell(row, Column::id); !id.empty())
        return id;
    return table.cell(row, Column::game) + "\n" + table.cell(row, Column::date) + "\n"
        + table.cell(row, Column::place) + "\n" + table.cell(row, Column::notes);
}

db::Play play_in_row(
    const PlayTable& table, const std::vector<std::string>& row, const std::string& key)
{
    db::Play play;
    play.id = db::session_id_from(table.cell(row, Column::id));
    if (play.id.empty())
        play.id = db::make_derived_id(play_origin, key);
    play.day = day_in(table.cell(row, Column::date));
    const std::string time = table.cell(row, Column::time);
    if (time.size() >= length_of_play_day + 1 + length_of_play_time)
        play.time = time.substr(length_of_play_day + 1, length_of_play_time);
    play.place = short_text("place", table.cell(row, Column::place));
    play.notes = short_text("notes", table.cell(row, Column::notes));
    play.minutes = small_number_in(table.cell(row, Column::minutes));
    play.source = "CSV";
    return play;
}

db::Play::Seat seat_in_row(
    const PlayTable& table, const std::vector<std::string>& row, const std::string& game)
{
    db::Play::Seat seat;
    seat.name = short_text("player", table.cell(row, Column::player));
    seat.person = db::session_id_from(table.cell(row, Column::person));
    if (seat.person.empty() && !seat.name.empty())
        seat.person = db::make_derived_id(play_origin, "person " + seat.name);
    seat.total = total_in(table.cell(row, Column::score));
    seat.rank = small_number_in(table.cell(row, Column::rank));
    seat.is_winner = is_yes(table.cell(row, Column::winner));
    seat.is_first = is_yes(table.cell(row, Column::first));
    seat.side = side_called(game, table.cell(row, Column::role));
    return seat;
}

} // namespace

bool is_called_plays(const std::filesystem::path& file)
{
    const std::string ending = db::folded(file.extension().string());
    return ending == ".bgsplay" || ending == ".csv" || ending == ".json";
}

ErrorOr<PlaysRead, PlaysFault> plays_in_json(std::string_view text, const std::string& name)
{
    const Read file = Read::parse(text, nullptr, false);
    if (file.is_discarded())
        return no_plays(name, tr("it isn’t valid JSON."));
    if (!file.is_object() || !file.contains("plays") || !file.at("plays").is_array())
        return no_plays(name, tr("it has no list of plays."));
    if (file.at("plays").size() > most_plays)
        return no_plays(name, tr("it has too many plays."));
    return BgStatsFile(file).read();
}

ErrorOr<PlaysRead, PlaysFault> plays_in_table(std::string_view text, const std::string& name)
{
    const auto rows = cells_in(text);
    if (!rows)
        return no_plays(name, tr("a quotation mark isn’t closed."));
    if (rows->empty())
        return no_plays(name, tr("it is empty."));
    if (rows->size() > most_plays)
        return no_plays(name, tr("it has too many plays."));
    const PlayTable table(rows->front());
    for (const auto& [column, called] : {std::pair(Column::game, "game"),
             std::pair(Column::date, "date"), std::pair(Column::player, "player")}) {
        if (!table.has(column))
            return no_plays(name, tr_fill("it has no column “{column}”.", {{"column", called}}));
    }
    PlaysRead read;
    std::vector<std::pair<std::string, db::Play>> plays;
    std::map<std::string, int> of_day; // Plays under one key.
    for (std::size_t i = 1; i < rows->size(); ++i) {
        const std::vector<std::string>& row = (*rows)[i];
        const std::string key = key_of_row(table, row);
        // Without an id, a player who comes again is in another play of that day.
        const std::string player = table.cell(row, Column::player);
        const bool comes_again = !plays.empty() && plays.back().first == key
            && table.cell(row, Column::id).empty()
            && std::ranges::find(plays.back().second.seats, player, &db::Play::Seat::name)
                != plays.back().second.seats.end();
        if (plays.empty() || plays.back().first != key || comes_again)
            plays.emplace_back(
                key, play_in_row(table, row, key + "\n" + std::to_string(++of_day[key])));
        db::Play& play = plays.back().second;
        const std::string game = table.cell(row, Column::game);
        play.game = game_called(game, {}, 0);
        play.seats.push_back(seat_in_row(table, row, play.game));
    }
    for (auto& [key, play] : plays) {
        if (play.game.empty())
            ++read.other_games;
        else
            add_play(read, std::move(play));
    }
    return read;
}

ErrorOr<PlaysRead, PlaysFault> read_plays(const std::filesystem::path& file)
{
    const auto text = db::read_file(file);
    if (text.is_error())
        return PlaysFault{telling::tell(text.error())};
    return db::folded(file.extension().string()) == ".csv"
        ? plays_in_table(text.value(), file.string())
        : plays_in_json(text.value(), file.string());
}

std::vector<std::string> tell_taken(const PlaysRead& read, const db::PlaysTaken& taken)
{
    std::vector<std::string> lines{tr_count("{n} result taken in, without entries.",
        "{n} results taken in, without entries.", taken.taken)};
    if (taken.known > 0)
        lines.push_back(tr_count("{n} was here already.", "{n} were here already.", taken.known));
    if (read.other_games > 0)
        lines.push_back(tr_count("{n} play of another game is left out.",
            "{n} plays of other games are left out.", read.other_games));
    if (read.unusable > 0)
        lines.push_back(tr_count("{n} play without date or players is left out.",
            "{n} plays without date or players are left out.", read.unusable));
    if (!taken.by_name.empty())
        lines.push_back(tr_fill("Recognized by name: {players}.",
            {{"players", language::listed(taken.by_name, [](const std::string& one) {
                  return telling::visible(one);
              })}}));
    return lines;
}

} // namespace consigliere::exports
