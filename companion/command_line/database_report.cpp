#include "companion/command_line/database_report.h"

#include "companion/command_line/list_filter.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/telling/database_error.h"
#include "companion/telling/visible.h"
#include "engine/ledger/enumeration.h"
#include "engine/ledger/table_of.h"

#include <algorithm>
#include <array>

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::table_of;
using ledger::Tree;

namespace {

Tree number_or_nothing(const std::optional<std::int64_t>& number)
{
    return number ? Tree(*number) : Tree();
}

Tree report_of(const db::SessionSummary& session)
{
    const auto seat_of = [](const db::SessionSummary::Seat& seat) {
        return table_of(
            {{"actor", seat.actor}, {"player", seat.player}, {"rank", number_or_nothing(seat.rank)},
                {"total", number_or_nothing(seat.total)}, {"winner", seat.is_winner}});
    };
    Tree row = table_of({{"id", session.id}, {"game", session.game}, {"name", session.details.name},
        {"date", session.details.date}, {"place", session.details.place},
        {"notes", session.details.notes}, {"tags", Tree::list_of(session.details.tags)},
        {"archived", session.details.is_archived}, {"created", session.created},
        {"updated", session.updated}, {"entries", session.entries},
        {"finished", session.is_finished}, {"seats", list_of(session.seats, seat_of)}});
    if (session.has_changed_result)
        row.set("result_changed", true);
    if (session.is_elsewhere)
        row.set("elsewhere", true);
    return row;
}

std::string_view word_of(db::Difference::Kind kind)
{
    constexpr std::array words{
        "verdict", "rules", "ruling", "seats", "details", "result", "counting"};
    static_assert(!ledger::is_enumerator<static_cast<db::Difference::Kind>(words.size())>());
    return words[static_cast<std::size_t>(kind)];
}

std::string_view word_of(db::HashChainFault::Kind kind)
{
    constexpr std::array words{"beginning", "seats", "component", "entry", "end"};
    static_assert(!ledger::is_enumerator<static_cast<db::HashChainFault::Kind>(words.size())>());
    return words[static_cast<std::size_t>(kind)];
}

Tree report_of(const db::HashChainFault& fault)
{
    return table_of({{"what", word_of(fault.kind)}, {"n", fault.number}, {"whole", fault.whole}});
}

Tree report_of(const db::VerifyReport::Session& session)
{
    const auto difference_of = [](const db::Difference& difference) {
        return table_of({{"n", difference.entry}, {"what", word_of(difference.kind)},
            {"stored", difference.stored}, {"found", difference.found}});
    };
    Tree row = table_of({{"id", session.id}, {"game", session.game}, {"ok", session.is_fine()},
        {"older_rules", session.has_older_rules}});
    if (session.fault)
        row.set("not_as_recorded", report_of(*session.fault));
    row.set("differences", list_of(session.differences, difference_of));
    if (session.unusable)
        row.set("unusable", telling::tell(*session.unusable));
    return row;
}

std::string occasion_of(const db::SessionDetails& details)
{
    return details.name + (details.name.empty() || details.place.empty() ? "" : ", ")
        + details.place;
}

/// Columns of a list: id, day, game, progress, occasion, players.
using Columns = std::array<std::string, 6>;

/// Players with their totals if known; winners are starred.
std::string players_of(const db::SessionSummary& session)
{
    std::string players;
    for (const db::SessionSummary::Seat& seat : session.seats) {
        players += players.empty() ? "" : ", ";
        players += seat.player.empty() ? seat.actor : seat.player;
        if (seat.total)
            players += " " + language::number(*seat.total);
        players += seat.is_winner ? "*" : "";
    }
    return players;
}

Columns columns_of(const db::SessionSummary& session)
{
    std::string state = session.is_finished ? tr("finished")
                                            : tr_count("{n} entry", "{n} entries", session.entries);
    if (session.is_elsewhere)
        state = tr("result only");
    if (session.has_changed_result)
        state += ", " + tr("result changed");
    return {session.id, language::date(day_of(session)), session.game, state,
        telling::visible(occasion_of(session.details)), telling::visible(players_of(session))};
}

/// Number of missing or altered items of one kind.
int count_of(const db::VerifyReport& report, db::OpeningNote::Kind kind)
{
    const auto note = std::ranges::find(report.around, kind, &db::OpeningNote::kind);
    return note == report.around.end() ? 0 : note->count;
}

bool has(const db::VerifyReport& report, db::OpeningNote::Kind kind)
{
    return std::ranges::find(report.around, kind, &db::OpeningNote::kind) != report.around.end();
}

} // namespace

Tree report_of(const std::vector<db::SessionSummary>& sessions,
    const std::vector<db::CorruptEvening>& broken, const std::vector<db::SessionId>& uncounted)
{
    Tree list = Tree::list();
    for (const db::SessionSummary& session : sessions) {
        Tree row = report_of(session);
        const auto found = std::ranges::find(broken, session.id, &db::CorruptEvening::id);
        if (found != broken.end())
            row.set("not_as_recorded",
                found->fault ? report_of(*found->fault) : table_of({{"what", found->detail}}));
        if (std::ranges::find(uncounted, session.id) != uncounted.end())
            row.set("result_missing", true);
        list.add(std::move(row));
    }
    return table_of({{"format", "consigliere-list/1"}, {"sessions", std::move(list)}});
}

std::vector<std::string> tell_results(
    const std::vector<db::SessionSummary>& sessions, const std::vector<db::SessionId>& uncounted)
{
    std::vector<std::string> lines;
    for (const db::SessionSummary& session : sessions) {
        if (session.has_changed_result)
            lines.push_back(session.id + "  "
                + tr("The stored result of this evening was changed outside this program and isn’t "
                     "shown."));
        else if (std::ranges::find(uncounted, session.id) != uncounted.end())
            lines.push_back(session.id + "  "
                + tr("This evening is finished, but its result isn’t stored. Open it once to count "
                     "it again."));
    }
    return lines;
}

Tree report_of(const db::VerifyReport& report)
{
    const auto session_of = [](const db::VerifyReport::Session& one) { return report_of(one); };
    const auto photo_of = [](const db::PhotoKey& key) {
        return table_of({{"game", key.game}, {"kind", key.kind}, {"name", key.name}});
    };
    return table_of({{"format", "consigliere-verify/1"}, {"ok", report.is_fine()},
        {"damage", Tree::list_of(report.damage)},
        {"sessions", list_of(report.sessions, session_of)}, {"photos", report.photos},
        {"damaged_photos", list_of(report.damaged_photos, photo_of)},
        {"lost_evenings", count_of(report, db::OpeningNote::Kind::lost_evenings)},
        {"other_evenings", has(report, db::OpeningNote::Kind::other_evenings)},
        {"changed_names", count_of(report, db::OpeningNote::Kind::changed_names)},
        {"changed_details", count_of(report, db::OpeningNote::Kind::changed_details)}});
}

std::string tell(const db::CorruptEvening& evening)
{
    return evening.fault ? telling::tell(*evening.fault) : evening.detail;
}

std::string tell(const db::ImportResult& adopted)
{
    switch (adopted.adoption) {
    case db::ImportOutcome::added:
        return tr_count("added, with {n} entry.", "added, with {n} entries.", adopted.new_entries);
    case db::ImportOutcome::extended:
        return tr_count(
            "continued: {n} entry added.", "continued: {n} entries added.", adopted.new_entries);
    case db::ImportOutcome::unchanged:
        return tr("already here.");
    case db::ImportOutcome::branched:
        break;
    }
    return tr_fill(
        "continues differently here; the other version is kept as {id}.", {{"id", adopted.id}});
}

std::vector<std::string> tell(const std::vector<db::SessionSummary>& sessions)
{
    std::vector<Columns> rows;
    Columns widths;
    for (const db::SessionSummary& session : sessions) {
        const Columns& row = rows.emplace_back(columns_of(session));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i].resize(std::max(widths[i].size(), width_of(row[i])));
    }
    std::vector<std::string> lines;
    for (const Columns& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += (i == 0 ? "" : "  ") + row[i]
                + std::string(widths[i].size() - width_of(row[i]), ' ');
        lines.push_back(line.substr(0, line.find_last_not_of(' ') + 1));
    }
    return lines;
}

void tell_house_rules(const db::HouseRulesTaken& taken)
{
    if (taken.come_over > 0)
        print_line(tr_count("{n} house rule added.", "{n} house rules added.", taken.come_over));
    if (taken.forgotten > 0)
        print_line(tr_count("{n} house rule removed here, as it was there.",
            "{n} house rules removed here, as they were there.", taken.forgotten));
    for (const db::UnusableHouseRule& rule : taken.unusable)
        complain_line(telling::tell(rule));
}

void tell_photos(int come_over, const std::vector<db::PhotoKey>& damaged)
{
    if (come_over > 0)
        print_line(tr_count("{n} card photo added.", "{n} card photos added.", come_over));
    for (const db::PhotoKey& key : damaged)
        complain_line(telling::tell_damaged_photo(key));
}

std::string tell(const db::VerifyReport& report)
{
    std::string text;
    int fine = 0;
    for (const std::string& damage : report.damage)
        text += damage + "\n";
    for (const db::OpeningNote& note : report.around)
        text += telling::tell(note) + "\n";
    for (const db::PhotoKey& key : report.damaged_photos)
        text += telling::tell_damaged_photo(key) + "\n";
    for (const db::VerifyReport::Session& session : report.sessions) {
        fine += session.is_fine() ? 1 : 0;
        if (session.fault)
            text += session.id + "  " + telling::tell(*session.fault) + "\n";
        if (session.unusable)
            text += session.id + "  " + telling::tell(*session.unusable) + "\n";
        for (const db::Difference& difference : session.differences)
            text += session.id + "  " + telling::tell(difference) + "\n";
        if (session.has_older_rules && !session.differences.empty())
            text += session.id + "  "
                + tr("It was checked by an older version, so these may be corrected rules.") + "\n";
    }
    const int sessions = static_cast<int>(report.sessions.size());
    return text
        + tr_fill("{fine} of {sessions} evenings match what is stored.",
            {{"fine", language::number(fine)}, {"sessions", language::number(sessions)}});
}

} // namespace consigliere::command_line
