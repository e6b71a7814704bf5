#include "companion/exports/bg_stats.h"

#include "companion/exports/qr.h"
#include "companion/language/language.h"
#include "companion/telling/visible.h"
#include "db/folding.h"
#include "db/session_id.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace consigliere::exports {

namespace {

using Json = nlohmann::ordered_json;

/// A game as known to Board Game Stats. Ids must never change.
struct Edition {
    std::string_view game;
    const char* uuid;
    const char* name; ///< English title there.
    int bgg_id; ///< BoardGameGeek id; 0: omitted. Likewise for the numbers below.
    int year;
    int least_players;
    int most_players;
    int shortest;
    int longest;
    int age;
};
constexpr std::array editions{
    Edition{"corleone", "b1d2a9a4-6f0c-4a1e-9a52-3f6f7c1e0001", "The Godfather: Corleone's Empire",
        195539, 2017, 2, 5, 60, 90, 14},
    Edition{"cash-n-guns", "b1d2a9a4-6f0c-4a1e-9a52-3f6f7c1e0002", "Ca$h 'n Guns: Second Edition",
        0, 2014, 4, 8, 30, 30, 10},
    Edition{"mafia", "b1d2a9a4-6f0c-4a1e-9a52-3f6f7c1e0003", "MAFIA", 0, 0, 2, 6, 0, 0, 0},
};
/// Namespace of derived ids (UUID) for objects without an id of their own.
constexpr const char* origin = "b1d2a9a4-6f0c-4a1e-9a52-3f6f7c1e0000";

const Edition& edition_of(const EveningReport& report)
{
    return *std::find_if(editions.begin(), editions.end(),
        [&report](const Edition& edition) { return edition.game == report.summary.game; });
}

std::string derived_id(const std::string& from, const std::string& name)
{
    return db::make_derived_id(from, name);
}

std::string id_of_player(const EveningReport& report, std::size_t seat)
{
    const db::SessionSummary::Seat& sits = report.summary.seats[seat];
    if (sits.person.empty())
        return derived_id(report.summary.id, sits.actor);
    const db::SessionId uuid = db::session_id_from(sits.person);
    return uuid.empty() ? derived_id(origin, "person " + sits.person) : uuid;
}

bool has_points(const EveningReport& report)
{
    return std::any_of(report.facts.seats.begin(), report.facts.seats.end(),
        [](const auto& seat) { return seat.total.has_value(); });
}

int minutes_of(const EveningReport& report)
{
    return static_cast<int>((report.facts.played.value_or(0) + minute / 2) / minute);
}

/// Note if only the board was tracked; otherwise empty.
std::string board_of(const EveningReport& report)
{
    return report.facts.depth == ledger::TrackingLevel::board
        ? language::tr("Only the board was tracked.")
        : std::string();
}

bool starts(const EveningReport& report, std::size_t seat)
{
    return report.facts.first == std::optional(static_cast<std::uint8_t>(seat));
}

Json players_for_link(const EveningReport& report)
{
    Json players = Json::array();
    for (std::size_t seat = 0; seat < report.facts.seats.size(); ++seat) {
        const db::EveningFacts::Seat& facts = report.facts.seats[seat];
        Json player{{"name", report.players[seat]}, {"sourcePlayerId", id_of_player(report, seat)},
            {"winner", facts.is_winner}, {"startPlayer", starts(report, seat)}};
        if (facts.total)
            player["score"] = *facts.total;
        if (facts.rank > 0)
            player["rank"] = facts.rank;
        if (const std::string side = report.side(seat); !side.empty())
            player["role"] = side;
        players.push_back(std::move(player));
    }
    return players;
}

Json play_for_link(const EveningReport& report)
{
    const Edition& edition = edition_of(report);
    Json game{{"name", edition.name}, {"sourceGameId", edition.uuid}, {"highestWins", true},
        {"noPoints", !has_points(report)}};
    if (edition.bgg_id != 0)
        game["bggId"] = edition.bgg_id;
    Json play{{"sourceName", "Consigliere"}, {"sourcePlayId", report.summary.id},
        {"playDate", report.begun()}};
    if (report.facts.played)
        play["durationMin"] = minutes_of(report);
    if (!report.summary.details.place.empty())
        play["location"] = report.summary.details.place;
    if (const std::string board = board_of(report); !board.empty())
        play["board"] = board;
    if (!report.summary.details.notes.empty())
        play["comments"] = report.summary.details.notes;
    play["game"] = std::move(game);
    play["players"] = players_for_link(report);
    return play;
}

/// Percent-encodes all bytes except unreserved characters (RFC 3986).
std::string percent_encoded(std::string_view text)
{
    constexpr const char* digits = "0123456789ABCDEF";
    std::string encoded;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool is_plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z')
            || (byte >= '0' && byte <= '9')
            || std::string_view("-._~").find(letter) != std::string_view::npos;
        if (is_plain)
            encoded += letter;
        else
            encoded += {'%', digits[byte >> 4U], digits[byte & 0xFU]};
    }
    return encoded;
}

std::string link_to(const Json& play)
{
    return "https://app.bgstatsapp.com/createPlay.html?data="
        + percent_encoded(play.dump(-1, ' ', false, Json::error_handler_t::replace));
}

/// Database time to "2026-11-20 19:30:05".
std::string time_for_file(const std::string& time)
{
    constexpr std::size_t length = std::string_view("2026-11-20T19:30:05").size();
    std::string text = time.substr(0, length);
    std::replace(text.begin(), text.end(), 'T', ' ');
    return text;
}

/// Builder of a `.bgsplay` file. Plays refer to its objects by number.
class PlayFile {
public:
    void add(const EveningReport& report)
    {
        Json scores = Json::array();
        for (std::size_t seat = 0; seat < report.facts.seats.size(); ++seat)
            scores.push_back(score_of(report, seat));
        const std::string created = time_for_file(report.summary.created);
        Json play{{"uuid", report.summary.id}, {"gameRefId", number_of_game(report)},
            {"playDate", report.begun()}, {"entryDate", created},
            {"modificationDate", time_for_file(report.summary.updated)},
            {"durationMin", minutes_of(report)}, {"ignored", false},
            {"manualWinner", is_decided_by_a_tie(report)}, {"usesTeams", false},
            {"rounds", report.facts.parts}, {"scoringSetting", has_points(report) ? 1 : 3},
            {"rating", 0}, {"bggId", 0}, {"nemestatsId", 0}, {"importPlayId", 0},
            {"expansionPlays", Json::array()}, {"playerScores", std::move(scores)}};
        if (!report.summary.details.place.empty())
            play["locationRefId"] = number_of_location(report);
        play["board"] = board_of(report);
        play["comments"] = report.summary.details.notes;
        m_plays.push_back(std::move(play));
    }

    [[nodiscard]] std::string text() const
    {
        constexpr int indent = 2;
        const Json file{
            {"about",
                "This is a Play file that can be read by Board Game Stats. If you see this text, "
                "try to use a share, export or open-in function to open it with Board Game Stats."},
            {"userInfo", {{"meRefId", m_players.empty() ? 0 : 1}}}, {"players", m_players},
            {"locations", m_locations}, {"games", m_games}, {"plays", m_plays},
            {"challenges", Json::array()}};
        return telling::escaped(file.dump(indent, ' ', false, Json::error_handler_t::replace))
            + "\n";
    }

private:
    /// Returns the number of the object with this id in a list, adding it if missing.
    template <typename Make>
    static int number_in(Json& list, const std::string& uuid, const Make& make)
    {
        int number = 0;
        for (const Json& thing : list) {
            ++number;
            if (thing.at("uuid") == uuid)
                return number;
        }
        Json thing = make();
        thing["id"] = ++number;
        thing["uuid"] = uuid;
        list.push_back(std::move(thing));
        return number;
    }

    int number_of_player(const EveningReport& report, std::size_t seat)
    {
        return number_in(m_players, id_of_player(report, seat), [&] {
            return Json{{"id", 0}, {"uuid", ""}, {"name", report.players[seat]},
                {"isAnonymous", report.summary.seats[seat].player.empty()},
                {"modificationDate", time_for_file(report.summary.updated)}, {"bggUsername", ""},
                {"metaData", "{\"isNpc\":0}"}};
        });
    }
    int number_of_location(const EveningReport& report)
    {
        const std::string& place = report.summary.details.place;
        return number_in(m_locations, derived_id(origin, "place " + place), [&] {
            return Json{{"id", 0}, {"uuid", ""}, {"name", place},
                {"modificationDate", time_for_file(report.summary.updated)}};
        });
    }
    int number_of_game(const EveningReport& report)
    {
        const Edition& edition = edition_of(report);
        return number_in(m_games, edition.uuid, [&] {
            return Json{{"id", 0}, {"uuid", ""}, {"name", edition.name},
                {"modificationDate", time_for_file(report.summary.updated)},
                {"bggId", edition.bgg_id}, {"bggYear", edition.year}, {"cooperative", false},
                {"highestWins", true}, {"noPoints", false}, {"usesTeams", false}, {"rating", 0},
                {"minPlayerCount", edition.least_players}, {"maxPlayerCount", edition.most_players},
                {"minPlayTime", edition.shortest}, {"maxPlayTime", edition.longest},
                {"minAge", edition.age}, {"copies", Json::array()}, {"preferredImage", 0},
                {"previouslyPlayedAmount", 0}, {"isBaseGame", 1}, {"isExpansion", 0}};
        });
    }

    /// The score as a sum, "25+15+10", which Board Game Stats evaluates; the plain total if the
    /// parts do not add up to it.
    static Json score_text(const db::EveningFacts::Seat& seat)
    {
        if (!seat.total)
            return nullptr;
        std::string text;
        std::int32_t sum = 0;
        for (const ledger::PositionSummary::Money& source : seat.sources) {
            if (source.value_or(0) == 0)
                continue;
            text += (text.empty() ? "" : "+") + std::to_string(*source);
            sum += *source;
        }
        return sum == *seat.total && !text.empty() ? text : std::to_string(*seat.total);
    }

    Json score_of(const EveningReport& report, std::size_t seat)
    {
        const db::EveningFacts::Seat& facts = report.facts.seats[seat];
        return {{"playerRefId", number_of_player(report, seat)}, {"score", score_text(facts)},
            {"winner", facts.is_winner}, {"newPlayer", false},
            {"startPlayer", starts(report, seat)}, {"rank", facts.rank},
            {"seatOrder", static_cast<int>(seat) + 1}, {"role", report.side(seat)}, {"team", ""}};
    }

    /// True if a non-winner has the total of a winner.
    static bool is_decided_by_a_tie(const EveningReport& report)
    {
        const auto& seats = report.facts.seats;
        return std::any_of(seats.begin(), seats.end(), [&seats](const auto& loser) {
            return !loser.is_winner && loser.total
                && std::any_of(seats.begin(), seats.end(), [&loser](const auto& winner) {
                       return winner.is_winner && winner.total == loser.total;
                   });
        });
    }

    Json m_players = Json::array();
    Json m_locations = Json::array();
    Json m_games = Json::array();
    Json m_plays = Json::array();
};

} // namespace

std::optional<std::string> bg_stats_link(const EveningReport& report)
{
    if (!report.facts.is_finished)
        return std::nullopt;
    Json play = play_for_link(report);
    std::string link = link_to(play);
    for (const char* what : {"board", "comments"}) {
        if (link.size() <= most_bytes_in_qr)
            break;
        play.erase(what);
        link = link_to(play);
    }
    return link;
}

std::string game_called(std::string_view name, std::string_view uuid, int bgg_id)
{
    // "The Godfather: Corleone’s Empire", "Corleone's Empire", "corleone".
    const auto plain = [](std::string_view text) {
        std::string letters;
        for (const char letter : db::folded(text)) {
            const bool is_kept = (letter >= 'a' && letter <= 'z')
                || (letter >= '0' && letter <= '9') || letter == '$';
            letters += is_kept ? std::string(1, letter == '$' ? 's' : letter) : std::string();
        }
        return letters;
    };
    const std::string wanted = plain(name);
    for (const Edition& edition : editions) {
        const std::string title = plain(edition.name);
        const std::string_view base(edition.name);
        const std::size_t colon = base.find(": ");
        const bool is_part = colon != std::string_view::npos
            && (wanted == plain(base.substr(0, colon)) || wanted == plain(base.substr(colon + 2)));
        if (uuid == edition.uuid || (bgg_id != 0 && bgg_id == edition.bgg_id) || wanted == title
            || (is_part && wanted != "secondedition" && wanted != "thegodfather")
            || wanted == plain(edition.game))
            return std::string(edition.game);
    }
    return {};
}

std::string bgsplay_of(std::span<const EveningReport> reports)
{
    PlayFile file;
    for (const EveningReport& report : reports) {
        // Of several courses of an evening one counts.
        if (report.facts.is_finished && (reports.size() == 1 || !report.summary.branch_of))
            file.add(report);
    }
    return file.text();
}

} // namespace consigliere::exports
