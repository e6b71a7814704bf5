#include "companion/exports/csv.h"

#include "companion/telling/visible.h"
#include "db/archive/entry_times.h"
#include "engine/ledger/line_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace consigliere::exports {

namespace {

class Csv {
public:
    Csv() { m_text = "\xEF\xBB\xBF"; }

    void add(std::string_view text)
    {
        // Remove control characters: the file may be read in a terminal.
        std::string cell = telling::visible(text);
        // Prevent CSV injection: a quote keeps such a cell from being read as a formula.
        if (cell.find_first_of("=+-@") == 0)
            cell.insert(0, 1, '\'');
        add_cell(cell);
    }
    void add_cell(const std::string& cell)
    {
        m_text += m_begins_row ? "" : ",";
        m_begins_row = false;
        if (cell.find_first_of(",\"") == std::string_view::npos) {
            m_text += cell;
            return;
        }
        m_text += '"';
        for (const char letter : cell) {
            if (letter == '"')
                m_text += '"';
            m_text += letter;
        }
        m_text += '"';
    }
    void add(const char* cell) { add(std::string_view(cell)); }
    void add(const std::string& cell) { add(std::string_view(cell)); }
    void add(bool boolean) { add(boolean ? "1" : "0"); }
    template <std::integral Number>
    void add(Number number)
    {
        add_cell(std::to_string(number));
    }
    void add(double number) { add_cell(fmt::format("{:.4f}", number)); }
    template <typename Value>
    void add(const std::optional<Value>& value)
    {
        if (value)
            add(*value);
        else
            add("");
    }
    void end_row()
    {
        m_text += "\r\n";
        m_begins_row = true;
    }
    [[nodiscard]] std::string text() { return std::move(m_text); }

private:
    std::string m_text;
    bool m_begins_row = true;
};

/// Distinct words in one list of the games' GameInfo.
std::vector<std::string> words_of(std::span<const EveningReport> reports,
    const std::vector<ledger::WordAndName> ledger::GameInfo::*list)
{
    std::vector<std::string> words;
    for (const EveningReport& report : reports) {
        for (const ledger::WordAndName& named : report.outline->*list) {
            if (std::find(words.begin(), words.end(), named.word) == words.end())
                words.emplace_back(named.word);
        }
    }
    return words;
}

/// Value at the index of a word in `outline`; nullopt if missing.
template <typename Value>
std::optional<Value> value_of(const std::vector<ledger::WordAndName>& outline,
    const std::string& word, const std::vector<Value>& values)
{
    for (std::size_t i = 0; i < std::min(outline.size(), values.size()); ++i) {
        if (outline[i].word == word)
            return values[i];
    }
    return std::nullopt;
}

std::string dominated_by(const EveningReport& report, std::size_t seat)
{
    std::vector<std::string> places;
    for (std::size_t place = 0; place < report.outline->places.size(); ++place) {
        if ((report.facts.seats[seat].dominated >> place & 1U) != 0)
            places.emplace_back(report.outline->places[place].word);
    }
    return ledger::join(places, " ");
}

void add_evening(Csv& csv, const EveningReport& report, std::size_t seat)
{
    const db::EveningFacts& facts = report.facts;
    const db::EveningFacts::Seat& own = facts.seats[seat];
    const db::SessionSummary::Seat& sits = report.summary.seats[seat];
    csv.add(report.summary.id);
    csv.add(report.summary.game);
    csv.add(report.begun());
    csv.add(report.day);
    csv.add(report.summary.details.place);
    csv.add(facts.seats.size());
    csv.add(seat + 1);
    csv.add(sits.player);
    csv.add(sits.person);
    csv.add(own.side ? report.outline->sides[*own.side].word : std::string_view());
    csv.add(facts.first == std::optional(static_cast<std::uint8_t>(seat)));
    const bool has_rank = facts.is_finished && own.rank > 0;
    csv.add(has_rank ? std::optional<int>(own.rank) : std::nullopt);
    csv.add(facts.is_finished ? own.total : std::nullopt);
    csv.add(facts.is_finished ? std::optional(own.is_winner) : std::nullopt);
    csv.add(facts.played ? std::optional((*facts.played + minute / 2) / minute) : std::nullopt);
    csv.add(facts.parts);
    csv.add(facts.rulings);
    const char* depth = facts.depth == ledger::TrackingLevel::full ? "full" : "board";
    csv.add(report.summary.is_elsewhere ? "result" : depth);
    csv.add(report.summary.rules_version);
}

std::optional<std::string> leader_in(
    const EveningReport& report, const ledger::PositionSummary& progress)
{
    std::optional<std::string> leader;
    for (std::size_t seat = 0; seat < progress.seats.size(); ++seat) {
        if (progress.seats[seat].rank != 1)
            continue;
        if (leader)
            return std::nullopt;
        leader = report.summary.seats[seat].actor;
    }
    return leader;
}

} // namespace

std::string csv_of_evenings(std::span<const EveningReport> reports)
{
    const std::vector<std::string> sources = words_of(reports, &ledger::GameInfo::sources);
    const std::vector<std::string> stat_increments =
        words_of(reports, &ledger::GameInfo::stat_increments);
    Csv csv;
    for (const char* name : {"session_uuid", "game", "date_utc", "date_local", "place", "players",
             "seat", "person", "person_uuid", "family", "start_player", "rank", "score", "winner",
             "duration_min", "acts", "rulings", "depth", "rules_version"})
        csv.add(name);
    for (const std::vector<std::string>* words : {&sources, &stat_increments}) {
        for (const std::string& word : *words)
            csv.add(word);
    }
    csv.add("dominates");
    csv.end_row();
    for (const EveningReport& report : reports) {
        for (std::size_t seat = 0; seat < report.facts.seats.size(); ++seat) {
            const db::EveningFacts::Seat& own = report.facts.seats[seat];
            add_evening(csv, report, seat);
            for (const std::string& word : sources)
                csv.add(value_of(report.outline->sources, word, own.sources)
                            .value_or(ledger::PositionSummary::Money()));
            for (const std::string& word : stat_increments)
                csv.add(value_of(report.outline->stat_increments, word, own.stat_increments));
            csv.add(dominated_by(report, seat));
            csv.end_row();
        }
    }
    return csv.text();
}

std::string csv_of_entries(std::span<const EveningReport> reports)
{
    Csv csv;
    for (const char* name : {"session_uuid", "n", "at_utc", "seat", "line", "verdict", "rules",
             "stands", "part", "phase", "leader"})
        csv.add(name);
    for (std::size_t seat = 1; seat <= ledger::most_seats; ++seat)
        csv.add("total_" + std::to_string(seat));
    csv.end_row();
    for (const EveningReport& report : reports) {
        for (std::size_t i = 0; i < report.entries.size(); ++i) {
            const EveningReport::Entry& entry = report.entries[i];
            csv.add(report.summary.id);
            csv.add(i + 1);
            csv.add(entry.at);
            csv.add(entry.seat ? std::optional(*entry.seat + 1) : std::nullopt);
            csv.add(entry.line);
            csv.add(entry.verdict);
            csv.add(entry.rules);
            csv.add(entry.stands);
            csv.add(static_cast<int>(entry.progress.part));
            csv.add(report.outline->phases[entry.progress.phase].word);
            csv.add(leader_in(report, entry.progress));
            for (std::size_t seat = 0; seat < ledger::most_seats; ++seat)
                csv.add(seat < entry.progress.seats.size() ? entry.progress.seats[seat].total
                                                           : ledger::PositionSummary::Money());
            csv.end_row();
        }
    }
    return csv.text();
}

std::string csv_of_people(const std::vector<db::PersonFigures>& people)
{
    Csv csv;
    for (const char* name :
        {"person", "person_uuid", "evenings", "wins", "wins_by_chance", "wins_above_chance",
            "share", "share_low", "share_high", "mean_place", "mean_money", "ranked"})
        csv.add(name);
    csv.end_row();
    for (const db::PersonFigures& person : people) {
        const db::Range range = person.wins.range();
        // One or two evenings are too few for a rate.
        const bool has_share = person.wins.confidence() != db::Confidence::too_few;
        const auto share = [has_share](double value) {
            return has_share ? std::optional(value) : std::nullopt;
        };
        csv.add(person.name);
        csv.add(person.person);
        csv.add(person.wins.of);
        csv.add(person.wins.won);
        csv.add(person.wins.by_chance);
        csv.add(person.wins.above_chance());
        csv.add(share(person.wins.share()));
        csv.add(share(range.low));
        csv.add(share(range.high));
        csv.add(person.place.value());
        csv.add(person.money.value());
        csv.add(person.is_ranked());
        csv.end_row();
    }
    return csv.text();
}

} // namespace consigliere::exports
