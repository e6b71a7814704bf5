#include "companion/server/phone_view.h"

#include "companion/exports/evening_report.h"
#include "companion/language/language.h"
#include "companion/rulebook/finding.h"
#include "companion/server/json_text.h"
#include "companion/tables/tables.h"
#include "companion/tables/verdict_words.h"
#include "companion/telling/total.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <set>
#include <utility>

namespace consigliere::server {

using desk::CoveredChoice;
using desk::LogRow;
using language::number;
using language::tr;
using language::tr_fill;
using ledger::PositionSummary;
using ledger::Verdict;

namespace {

constexpr std::size_t most_log_rows = 50;
/// Bits that take about a millisecond.
constexpr int questions_at_once = 16;
constexpr int entries_at_once = 30;
/// Keeps the numbers of pictures within those that every script can read.
constexpr std::uint64_t picture_numbers = std::uint64_t{1} << 50U;

PositionSummary summary_of(const SeatView& view)
{
    return view.observed()->summary_after(view.evening().history().size());
}

/// Choosing among these lines tells nothing of a hand.
Findings::PublicLines public_lines_of(const ledger::Evening& evening)
{
    std::set<std::string> lines;
    for (const ledger::LegalLine& legal :
        evening.view_for(ledger::Audience::everybody())->legal_lines())
        lines.insert(legal.line);
    return std::make_shared<const std::set<std::string>>(std::move(lines));
}

std::string colour_of(const SeatView& view, const std::string& actor)
{
    constexpr const char* digits = "0123456789abcdef";
    constexpr unsigned int bits = 24;
    std::string text = "#";
    for (unsigned int shift = bits; shift > 0; shift -= 4)
        text += digits[(view.table().colour_of(actor).rgb() >> (shift - 4)) & 0xfU];
    return text;
}

/// A line in words without its player: "Thug → Theatre".
std::string tell_own(const SeatView& view, const std::string& line)
{
    const std::string told = view.table().tell_line(line);
    const std::size_t colon = told.find(": ");
    const std::string name = told.substr(0, colon);
    // What comes before a colon may also be a part of the move.
    const bool is_named = colon != std::string::npos
        && (name == view.player(view.actor())
            || ledger::name_from(name) == line.substr(0, line.find(' ')));
    return is_named ? told.substr(colon + 2) : told;
}

// Parts of the view. ------------------------------------------------------------------------------

Json turn_of(const SeatView& view, const std::optional<CoveredChoice>& covered)
{
    const PositionSummary now = summary_of(view);
    const std::vector<std::string> actors = view.evening().actors();
    const ledger::GameInfo& outline = view.evening().outline();
    const std::string phase = tr(outline.phases[now.phase].name);
    const std::optional<int> own = view.seat();
    Json turn;
    Json waiting = Json::array();
    bool is_own = false;
    const bool is_common = covered && !covered->seats.empty();
    if (is_common) {
        for (const CoveredChoice::Seat& seat : covered->seats) {
            if (!seat.is_done)
                waiting.push_back(view.player(seat.actor));
            is_own = is_own || (!seat.is_done && seat.actor == view.actor());
        }
    } else if (now.turn && !now.is_final) {
        waiting.push_back(view.player(actors[*now.turn]));
        is_own = own == *now.turn;
    }
    const bool is_someones = !is_common && now.turn && !now.is_final;
    turn["text"] = is_someones
        ? tr_fill("{player}’s turn", {{"player", view.player(actors[*now.turn])}})
        : phase;
    turn["detail"] = exports::tell_part(outline, now.part) + (is_someones ? "  ·  " + phase : "");
    turn["yours"] = is_own;
    turn["waiting_for"] = std::move(waiting);
    return turn;
}

Json standings_of(const SeatView& view)
{
    const PositionSummary now = summary_of(view);
    const std::vector<std::string> actors = view.evening().actors();
    const ledger::GameInfo::Unit unit = view.evening().outline().unit;
    std::vector<std::size_t> order(std::min(actors.size(), now.seats.size()));
    for (std::size_t seat = 0; seat < order.size(); ++seat)
        order[seat] = seat;
    // Without ranks, by seat.
    std::ranges::stable_sort(order, {}, [&now](std::size_t seat) { return now.seats[seat].rank; });
    Json list = Json::array();
    for (const std::size_t seat : order) {
        const PositionSummary::Money& total = now.seats[seat].total;
        Json row;
        row["name"] = view.player(actors[seat]);
        row["colour"] = colour_of(view, actors[seat]);
        row["own"] = actors[seat] == view.actor();
        row["text"] = total ? telling::tell_total(unit, *total) : tr("hidden");
        if (total)
            row["points"] = *total;
        list.push_back(std::move(row));
    }
    return list;
}

Json hand_of(const SeatView& view)
{
    Json list = Json::array();
    if (!view.seat())
        return list;
    for (const desk::HeldThings& held : view.table().tell_held(view.actor())) {
        const std::vector<std::string> nothing{tr("nothing")};
        list.push_back(
            {{"heading", held.heading}, {"lines", held.lines.empty() ? nothing : held.lines}});
    }
    return list;
}

/// The kind of a line: its words up to where the thing is named.
std::string kind_of(std::string_view line)
{
    const std::size_t actor = line.find(' ');
    if (actor == std::string_view::npos)
        return std::string(line);
    return std::string(line.substr(0, line.find(' ', actor + 1)));
}

struct MoveGroup {
    std::string kind;
    bool is_secret = false;
    Json moves = Json::array();
};

/// What labels have in common, up to the end of a word: "Thug" of "Thug → Theatre", "Thug → Docks".
std::string beginning_of(const std::string& one, const std::string& other)
{
    const auto same = static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
    const auto ends_at = [same](const std::string& text) {
        return same == text.size() || text[same] == ' ';
    };
    if (ends_at(one) && ends_at(other))
        return one.substr(0, same);
    const std::size_t blank = one.substr(0, same).rfind(' ');
    return blank == std::string::npos ? std::string() : one.substr(0, blank);
}

/// Heading of a group; empty for a single move.
std::string heading_of(const MoveGroup& group)
{
    if (group.moves.size() < 2)
        return {};
    std::string heading = group.moves[0]["label"];
    for (const Json& move : group.moves)
        heading = beginning_of(heading, move["label"]);
    // Names of places may begin alike.
    heading = heading.substr(0, heading.find(" →"));
    for (const std::string_view end : {" →", ":", ","}) {
        if (heading.ends_with(end))
            heading.resize(heading.size() - end.size());
    }
    return heading;
}

Json moves_of(
    const SeatView& view, const std::optional<CoveredChoice>& covered, const Findings& found)
{
    Json list = Json::array();
    if (!view.seat())
        return list;
    const std::string covered_kind =
        covered && !covered->line.empty() ? kind_of(covered->line) : "";
    const SeatView everybody(
        view.evening(), {}, [&view](std::string_view actor) { return view.player(actor); });
    std::vector<MoveGroup> groups;
    for (const ledger::LegalLine& legal : found.lines()) {
        if (kind_of(legal.line) == covered_kind || legal.line.find('*') != std::string::npos)
            continue;
        const std::string label = tell_own(view, legal.line);
        // What others cannot name, or would not be told.
        const bool is_secret = !found.is_public(legal.line)
            || everybody.table().tell_line(legal.line) != view.table().tell_line(legal.line);
        const std::string kind = kind_of(legal.line) + " " + label.substr(0, label.find(' '));
        auto group = std::ranges::find_if(groups,
            [&](const MoveGroup& one) { return one.kind == kind && one.is_secret == is_secret; });
        if (group == groups.end())
            group = groups.insert(groups.end(), MoveGroup{kind, is_secret});
        group->moves.push_back({{"label", label}, {"line", legal.line}});
    }
    for (MoveGroup& group : groups) {
        Json row;
        row["heading"] = heading_of(group);
        if (group.is_secret)
            row["secret"] = true;
        row["moves"] = std::move(group.moves);
        list.push_back(std::move(row));
    }
    return list;
}

Json covered_of(const SeatView& view, const CoveredChoice& choice)
{
    const bool is_bid = choice.kind == CoveredChoice::Kind::bid;
    Json covered;
    covered["kind"] = is_bid ? "bid" : "discard";
    covered["title"] = choice.title;
    covered["text"] = choice.text;
    Json seats = Json::array();
    bool is_done = false;
    for (const CoveredChoice::Seat& seat : choice.seats) {
        seats.push_back({{"name", view.player(seat.actor)}, {"laid", seat.is_done}});
        is_done = is_done || (seat.is_done && seat.actor == view.actor());
    }
    covered["seats"] = std::move(seats);
    if (is_done)
        covered["done"] = is_bid ? tr("You have laid your bid.") : tr("You are done.");
    if (choice.line.empty())
        return covered;
    Json choices = Json::array();
    for (const CoveredChoice::Card& card : choice.cards) {
        Json one{{"label", card.label}, {"value", card.value}};
        if (card.dollars > 0)
            one["amount"] = card.dollars;
        choices.push_back(std::move(one));
    }
    covered["choices"] = std::move(choices);
    covered["min"] = choice.least;
    covered["max"] = choice.most;
    covered["line"] = choice.line;
    covered["join"] = ",";
    if (!choice.nothing.empty()) {
        covered["none"] = choice.nothing;
        covered["none_label"] = is_bid ? tr("Bid nothing") : tr("Not named");
    }
    if (is_bid)
        covered["total"] = language::dollars("{}");
    covered["confirm"] = is_bid ? tr("Lay this bid") : tr("Record these cards");
    return covered;
}

// The log. ----------------------------------------------------------------------------------------

std::string mark_of(const LogRow& row)
{
    if (row.state == LogRow::State::refused)
        return "refused";
    if (row.state == LogRow::State::undone)
        return "undone";
    if (row.verdict == Verdict::legal)
        return "legal";
    return row.verdict == Verdict::unverified ? "unsure" : "ruled";
}

std::string in_one_line(std::string text)
{
    for (std::size_t end = 0; (end = text.find('\n', end)) != std::string::npos;)
        text.replace(end, 1, "; ");
    return text;
}

std::string tell_mark(const LogRow& row)
{
    if (row.state == LogRow::State::refused)
        return tr("refused");
    if (row.state == LogRow::State::undone)
        return tr("undone");
    return row.is_by_house_rule && row.verdict == Verdict::legal ? telling::tell_house_rule()
                                                                 : telling::tell(row.verdict);
}

Json told(const SeatView& view, const PhoneMoment& moment, const LogRow& row)
{
    Json told;
    told["number"] = row.first;
    told["text"] = row.text;
    told["detail"] = in_one_line(row.detail);
    told["verdict"] = tell_mark(row);
    told["mark"] = mark_of(row);
    Json reasons = Json::array();
    const auto observed = view.observed();
    for (int entry = row.first; entry <= row.last; ++entry) {
        const std::string all =
            telling::tell_reasons(view.teller(), observed->entry(entry).reasons);
        if (!all.empty())
            reasons.push_back(all);
    }
    told["reasons"] = std::move(reasons);
    if (row.actor)
        told["actor_colour"] = colour_of(view, *row.actor);
    if (moment.by_phone.contains(row.first))
        told["by"] = "phone";
    return told;
}

/// The last rows, newest first.
Json log_of(const SeatView& view, const PhoneMoment& moment, const std::vector<LogRow>& rows)
{
    Json log = Json::array();
    for (auto row = rows.rbegin(); row != rows.rend() && log.size() < most_log_rows; ++row)
        log.push_back(told(view, moment, *row));
    return log;
}

Json board_of(const PhoneMoment& moment, const std::vector<BoardPart>& parts_in_words)
{
    Json board;
    if (moment.board_width > 0) {
        board["png"] = "/board.png?version=" + std::to_string(moment.picture % picture_numbers);
        board["width"] = moment.board_width;
        board["height"] = moment.board_height;
    }
    Json parts = Json::array();
    for (const BoardPart& part : parts_in_words)
        parts.push_back({{"heading", part.heading}, {"lines", part.lines}});
    board["text"] = std::move(parts);
    return board;
}

} // namespace

// What takes long. --------------------------------------------------------------------------------

bool Findings::find_more(PublicLines& lines)
{
    switch (m_step) {
    case Step::board:
        if (add_to_board())
            m_step = Step::log;
        break;
    case Step::log:
        if (add_to_log())
            m_step = m_has_lines ? Step::lines : Step::over;
        break;
    case Step::lines:
        for (ledger::LegalLine& legal : m_view.observed()->legal_lines()) {
            if (m_view.is_own(legal.line))
                m_lines.push_back(std::move(legal));
        }
        m_step = m_lines.empty() ? Step::over : Step::public_lines;
        break;
    case Step::public_lines:
        if (!lines)
            lines = public_lines_of(m_view.evening());
        m_public = lines;
        m_step = Step::over;
        break;
    case Step::over:
        break;
    }
    return m_step == Step::over;
}

/// Returns true after the last question.
bool Findings::add_to_board()
{
    const int now = m_view.evening().history().size();
    const auto answers = m_view.table().explanations(now, {m_told, questions_at_once});
    m_told += questions_at_once;
    for (const desk::WhyAnswer& told : answers) {
        // Each answer once, at the first thing on the board that it is about.
        const auto thing = std::ranges::find_if(m_things, [&told](const desk::Hotspot& one) {
            return !told.about.empty() && one.thing == told.about.front();
        });
        if (thing == m_things.end())
            continue;
        auto part = std::ranges::find(m_about, thing->thing);
        if (part == m_about.end()) {
            part = m_about.insert(m_about.end(), thing->thing);
            m_board.push_back({thing->name, {}});
        }
        m_board[static_cast<std::size_t>(part - m_about.begin())].lines.push_back(
            told.question + " " + desk::tell_answer(told));
    }
    return static_cast<int>(answers.size()) < questions_at_once;
}

/// Returns true after the last entry.
bool Findings::add_to_log()
{
    // Rows fold in a few entries.
    constexpr int entries_of_row = 3;
    const int last = m_view.evening().history().size();
    if (m_logged == 0)
        m_logged = std::max(0, last - static_cast<int>(most_log_rows) * entries_of_row);
    const int end = std::min(last, m_logged + entries_at_once);
    while (m_logged < end)
        desk::add_to_log(m_log, ++m_logged, {m_view.evening(), m_view.table(), m_view.audience()});
    return m_logged == last;
}

std::string view_json(const SeatView& view, const PhoneMoment& moment, const Findings& found)
{
    const std::optional<CoveredChoice> covered = view.table().covered_choice(view.actor());
    const bool is_seat = view.seat().has_value();
    Json json;
    json["language"] = language::tag_of(language::chosen());
    json["title"] = tables::title_of(view.evening().game());
    json["game"] = view.evening().game();
    json["actor"] = view.actor();
    json["player"] = is_seat ? view.player(view.actor()) : std::string();
    json["turn"] = turn_of(view, covered);
    json["standings"] = standings_of(view);
    json["board"] = board_of(moment, found.board());
    json["hand"] = moment.rights.secret ? hand_of(view) : Json::array();
    json["moves"] = is_seat && moment.rights.record
        ? moves_of(view, moment.rights.secret ? covered : std::nullopt, found)
        : Json::array();
    if (covered && moment.rights.secret)
        json["covered"] = covered_of(view, *covered);
    json["log"] = log_of(view, moment, found.log());
    json["may"] = {{"move", is_seat && moment.rights.record},
        {"secret", is_seat && moment.rights.secret}, {"object", is_seat && moment.rights.object},
        {"ask", moment.rights.ask}};
    return text_of(json);
}

Json verdict_json(const SeatView& view, const std::string& line, const ledger::Assessment& opinion,
    WasRecorded was_recorded, const rulebook::Rulebook* book)
{
    const bool is_recorded = was_recorded == WasRecorded::yes;
    const tables::VerdictWords words = tables::tell_verdict(opinion,
        is_recorded ? std::string() : rulebook::remedy_for(line, view.evening()),
        {view.evening(), view.teller(), view.table(), book});
    Json reasons = Json::array();
    for (const std::string* text : {&words.reasons, &words.instead}) {
        if (!text->empty())
            reasons.push_back(*text);
    }
    return {{"verdict", ledger::word_of(opinion.verdict)}, {"title", words.title},
        {"source", words.source}, {"reasons", std::move(reasons)}, {"recorded", is_recorded}};
}

std::string with_version(const std::string& view, std::uint64_t version, const std::string& lesson)
{
    return "{\"version\":" + std::to_string(version)
        + (lesson.empty() ? "" : ",\"lesson\":" + lesson) + "," + view.substr(1);
}

} // namespace consigliere::server
