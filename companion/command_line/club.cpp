// `club`: makes the archive, pairs tablets, pushes, pulls, and tells what is there.

#include "companion/command_line/command_line.h"
#include "companion/command_line/list_filter.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/exports/qr.h"
#include "companion/exports/statistics_report.h"
#include "companion/language/language.h"
#include "companion/telling/club_error.h"
#include "companion/telling/visible.h"
#include "db/clock.h"
#include "db/club/club_sync.h"
#include "db/people.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/table_of.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <iterator>
#include <optional>

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::ErrorOr;
using ledger::Status;
using ledger::table_of;
using ledger::Tree;

namespace {

int refuse(const db::ClubError& error)
{
    return complain(telling::tell(error));
}

/// What a command does with this tablet's database and the archive of its club.
template <typename Action>
int with_club(const Arguments& arguments, const Action& action)
{
    auto database = open_database(arguments.database);
    if (database.is_error())
        return complain(database.error());
    auto archive = db::open_club(arguments.database);
    if (archive.is_error())
        return refuse(archive.error());
    return action(database.value(), archive.value());
}

/// A connection holds a password, so it can also be read from standard input: “-”.
std::string connection_in(const std::string& word)
{
    std::string line = word;
    if (word == "-")
        std::getline(std::cin, line);
    return line;
}

/// A code that names a local socket, as other machines can use it; empty for any other.
std::string code_elsewhere(std::string code)
{
    const auto server = db::server_in(code);
    const bool is_local =
        !server.is_error() && (server.value().host.empty() || server.value().host.starts_with('/'));
    if (!is_local)
        return {};
    code.resize(std::min(code.size(), code.find('?')));
    return code.insert(code.find('@') + 1, "SERVER") + "?sslmode=require&channel_binding=require";
}

int tell_code(const ErrorOr<std::string, db::ClubError>& code, const std::string& remark)
{
    if (code.is_error())
        return refuse(code.error());
    print_text(code.value() + "\n");
    complain_line(remark);
    if (const std::string elsewhere = code_elsewhere(code.value()); !elsewhere.empty())
        complain_line(tr_fill("It works on this machine only: it names a local socket. For another "
                              "tablet, put the server’s name in place of SERVER: {code}",
            {{"code", elsewhere}}));
    return exit_fine;
}

/// Two rows of a QR code as one line of a dark terminal: its light modules are drawn.
std::string terminal_line(const exports::QrCode& code, int y)
{
    constexpr std::array<const char*, 4> halves{" ", "▄", "▀", "█"};
    std::string line;
    for (int x = -exports::qr_margin; x < code.size() + exports::qr_margin; ++x)
        line += halves[(code.is_dark(x, y) ? 0U : 2U) + (code.is_dark(x, y + 1) ? 0U : 1U)];
    return line;
}

/// For the tablet's camera. Only somebody at a terminal sees it.
void show_code(const std::string& text)
{
    const std::optional<exports::QrCode> code = exports::qr_code_of(text);
    if (!code || ::isatty(STDERR_FILENO) == 0)
        return;
    for (int y = -exports::qr_margin; y < code->size() + exports::qr_margin; y += 2)
        complain_line(terminal_line(*code, y));
}

int init_club(const Arguments& arguments)
{
    if (arguments.words.empty())
        return complain(tr("After “club init”, give the server and the club’s name."));
    const auto code = db::found_club(
        connection_in(arguments.words[0]), arguments.words.size() == 2 ? arguments.words[1] : "");
    if (!code.is_error() && code.value().empty()) {
        print_line(tr("The archive is up to date."));
        return exit_fine;
    }
    return tell_code(code,
        tr("This line is the club owner’s. Keep it secret: with it, “consigliere club pair” makes "
           "codes for tablets."));
}

int join(const Arguments& arguments)
{
    const auto joined = db::join_club(arguments.database, connection_in(arguments.words[0]));
    if (joined.is_error())
        return refuse(joined.error());
    print_line(tr_fill("Paired with {club} as {tablet}.",
        {{"club", joined.value().club}, {"tablet", joined.value().tablet}}));
    return exit_fine;
}

int pair(const Arguments& arguments)
{
    if (arguments.words.size() == 1)
        return join(arguments);
    if (arguments.words.size() != 2)
        return complain(tr("After “club pair”, give the owner’s line and a name for the tablet, or "
                           "on the tablet its code."));
    const auto code = db::make_tablet(connection_in(arguments.words[0]), arguments.words[1]);
    if (!code.is_error())
        show_code(code.value());
    return tell_code(code,
        tr("This line is the tablet’s code, for one tablet only. On it, run “consigliere club "
           "pair CODE” or open Settings."));
}

int tell_synchronized(const db::Synchronized& done)
{
    const telling::ToldOfClub told = telling::tell(done);
    for (const std::string& line : told.left_out)
        complain_line(line);
    for (const std::string& line : told.done)
        print_line(line);
    return told.left_out.empty() ? exit_fine : exit_refused;
}

int synchronize(const Arguments& arguments)
{
    return with_club(arguments, [&](db::Database& database, db::ClubArchive& archive) {
        const db::WithDatabase with = db::at_once_with(database);
        const auto done = arguments.action == "push"
            ? db::push(archive, with)
            : db::pull(archive, with, arguments.all ? db::Pull::everything : db::Pull::news);
        return done.is_error() ? refuse(done.error()) : tell_synchronized(done.value());
    });
}

Tree report_of(const db::ClubArchive::State& state, const db::ClubArchive::Overview& overview,
    const db::LastTimes& times)
{
    const auto tree_of = [](const db::ClubArchive::Tablet& tablet) {
        return table_of(
            {{"name", tablet.label}, {"evenings", tablet.evenings}, {"last", tablet.last}});
    };
    return table_of(
        {{"format", "consigliere-club/1"}, {"club", state.club}, {"tablet", state.tablet},
            {"evenings", overview.evenings}, {"bytes", overview.bytes}, {"pushed", times.push.at},
            {"pulled", times.pull.at}, {"tablets", list_of(overview.tablets, tree_of)}});
}

/// "never", or the local time.
std::string tell_time(const std::string& time)
{
    return time.empty() ? tr("never") : db::local_time(time);
}

void tell_status(const db::ClubArchive::State& state, const db::ClubArchive::Overview& overview,
    const db::LastTimes& times)
{
    print_line(tr_fill(
        "Paired with {club} as {tablet}.", {{"club", state.club}, {"tablet", state.tablet}}));
    print_line(tr_fill("Last sent: {sent}. Last taken in: {taken}.",
        {{"sent", tell_time(times.push.at)}, {"taken", tell_time(times.pull.at)}}));
    print_line(tr_count("{n} evening in the archive.", "{n} evenings in the archive.",
        static_cast<int>(overview.evenings)));
    for (const db::ClubArchive::Tablet& tablet : overview.tablets)
        print_line(fmt::format("{}  {}  {}", telling::visible(tablet.label),
            tr_count("{n} evening.", "{n} evenings.", static_cast<int>(tablet.evenings)),
            tell_time(tablet.last)));
}

int status(const Arguments& arguments)
{
    return with_club(arguments, [&](db::Database& database, db::ClubArchive& archive) {
        const auto state = archive.state({});
        if (state.is_error())
            return refuse(state.error());
        const auto overview = archive.overview();
        if (overview.is_error())
            return refuse(overview.error());
        const auto times = db::last_times(database);
        if (times.is_error())
            return complain(times.error());
        if (arguments.json)
            print_json(report_of(state.value(), overview.value(), times.value()));
        else
            tell_status(state.value(), overview.value(), times.value());
        return static_cast<int>(exit_fine);
    });
}

using Standings = std::vector<db::ClubArchive::Standing>;

Tree report_of(const Standings& standings)
{
    constexpr double thousand = 1000;
    const auto per_mille = [](double share) {
        return static_cast<std::int64_t>(share * thousand + 0.5);
    };
    Tree list = Tree::list();
    for (const db::ClubArchive::Standing& standing : standings) {
        const db::Range range = standing.wins.range();
        list.add(table_of({{"person", standing.person}, {"name", standing.name},
            {"evenings", standing.wins.of}, {"wins_per_mille", per_mille(standing.wins.share())},
            {"low_per_mille", per_mille(range.low)}, {"high_per_mille", per_mille(range.high)},
            {"chance_per_mille", per_mille(standing.wins.share_by_chance())}}));
    }
    return table_of({{"format", "consigliere-club-standings/1"}, {"standings", std::move(list)}});
}

/// Equal places for equal wins and mean ranks are not told apart further than by name.
void tell_standings(const Standings& standings)
{
    int place = 0;
    for (const db::ClubArchive::Standing& standing : standings)
        print_line(fmt::format("{:>3}  {}  {}", ++place, telling::visible(standing.name),
            exports::tell_rate(standing.wins)));
}

int standings(const Arguments& arguments)
{
    const std::string year = arguments.words.empty() ? "" : arguments.words[0];
    if (const std::optional<std::string> fault = fault_in_year(year))
        return complain(*fault);
    if (const std::optional<std::string> fault = fault_in_game(arguments.filter.game))
        return complain(*fault);
    auto archive = db::open_club(arguments.database);
    if (archive.is_error())
        return refuse(archive.error());
    const auto found = archive.value().standings(ledger::number_of(year), arguments.filter.game);
    if (found.is_error())
        return refuse(found.error());
    if (arguments.json)
        print_json(report_of(found.value()));
    else
        tell_standings(found.value());
    return exit_fine;
}

/// Withdraws that two ids are one person, here and in the archive.
int apart(const Arguments& arguments)
{
    if (arguments.words.size() != 2)
        return complain(tr("After “club apart”, give the ids of two people."));
    return with_club(arguments, [&](db::Database& database, db::ClubArchive& archive) {
        const auto withdrawn = archive.withdraw_same(arguments.words[0], arguments.words[1]);
        if (withdrawn.is_error())
            return refuse(withdrawn.error());
        if (!withdrawn.value())
            return complain(tr("The archive doesn’t hold these two for one person."));
        const Status<db::DatabaseError> failure =
            db::answer(database, {{}, {{arguments.words[0], arguments.words[1]}}});
        return failure.is_error() ? complain(failure.error()) : exit_fine;
    });
}

int leave(const Arguments& arguments)
{
    const Status<db::ClubError> failure = db::leave_club(arguments.database);
    return failure.is_error() ? refuse(failure.error()) : exit_fine;
}

struct ClubAction {
    const char* word;
    std::size_t most_words; ///< That may follow.
    int (*run)(const Arguments& arguments);
};
constexpr std::array club_actions{ClubAction{"init", 2, init_club}, ClubAction{"pair", 2, pair},
    ClubAction{"push", 0, synchronize}, ClubAction{"pull", 0, synchronize},
    ClubAction{"status", 0, status}, ClubAction{"standings", 1, standings},
    ClubAction{"apart", 2, apart}, ClubAction{"leave", 0, leave}};

} // namespace

std::vector<std::string> club_words()
{
    std::vector<std::string> words;
    std::ranges::transform(club_actions, std::back_inserter(words), &ClubAction::word);
    return words;
}

int club(const Arguments& arguments)
{
    const ClubAction& action =
        *std::ranges::find(club_actions, arguments.action, &ClubAction::word);
    if (arguments.words.size() > action.most_words)
        return complain(tr_fill("“club {what}” has no use for “{word}”.",
            {{"what", arguments.action}, {"word", arguments.words[action.most_words]}}));
    return action.run(arguments);
}

} // namespace consigliere::command_line
