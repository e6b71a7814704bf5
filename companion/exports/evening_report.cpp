#include "companion/exports/evening_report.h"

#include "companion/language/language.h"
#include "companion/telling/total.h"
#include "companion/telling/visible.h"
#include "db/archive/digest.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/table_of.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace consigliere::exports {

using ledger::table_of;
using ledger::Tree;

namespace {

constexpr std::size_t length_of_day = std::string_view("2026-11-20").size();
constexpr std::size_t length_of_time = std::string_view("19:30:00").size();

std::string roman(int number)
{
    constexpr std::array<std::pair<int, const char*>, 5> digits{
        {{10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"}}};
    std::string text;
    for (const auto& [value, digit] : digits) {
        for (; number >= value; number -= value)
            text += digit;
    }
    return text;
}

std::string rules_of(const ledger::Entry& entry, const ledger::Evening& evening)
{
    return ledger::join(ledger::citations(entry.reasons, entry.verdict, evening.book()), " ");
}

/// Adds texts for rulings, corrections and entries allowed by house rules.
void tell_remembered(EveningReport& report, const GameNames& names)
{
    using Kind = db::EveningSeries::Mark::Kind;
    const auto tell = [&](int entry) { report.told[entry] = names.tell_entry(entry); };
    for (const db::EveningSeries::Mark& mark : report.course.marks) {
        if (mark.kind == Kind::ruling || mark.kind == Kind::correction)
            tell(mark.entry);
    }
    int number = 0;
    for (const EveningReport::Entry& entry : report.entries) {
        ++number;
        if (!ledger::house_rule_in(entry.rules).empty())
            tell(number);
    }
}

Tree tree_of(const EveningReport::Entry& entry, int number)
{
    Tree row = table_of({{"n", number}});
    if (!entry.at.empty())
        row.set("at", entry.at);
    row.set("move", entry.line);
    row.set("verdict", entry.verdict);
    row.set("rules", Tree::list_of(ledger::split(entry.rules, ' ')));
    row.set("stands", entry.stands);
    return row;
}

} // namespace

std::string EveningReport::begun() const
{
    const bool is_known = summary.is_elsewhere || (facts.played && !entries.empty());
    if (!is_known)
        return day + " 12:00:00";
    const std::string& first = summary.is_elsewhere ? summary.created : entries.front().at;
    return first.substr(0, length_of_day) + " " + first.substr(length_of_day + 1, length_of_time);
}

std::string EveningReport::side(std::size_t seat) const
{
    const std::optional<std::uint8_t> side = facts.seats[seat].side;
    return side ? language::tr(outline->sides[*side].name) : std::string();
}

std::string EveningReport::player(std::size_t seat) const
{
    return telling::visible(players[seat]);
}

std::string EveningReport::tell(const ledger::PositionSummary::Money& money) const
{
    return money ? telling::tell_total(outline->unit, *money) : "–";
}

std::vector<ledger::PositionSummary::Seat> EveningReport::seats_by_rank() const
{
    std::vector<ledger::PositionSummary::Seat> seats(facts.seats.size());
    std::iota(seats.begin(), seats.end(), ledger::PositionSummary::Seat{0});
    std::ranges::stable_sort(seats, {}, [this](std::size_t seat) {
        const int rank = facts.seats[seat].rank;
        return rank == 0 ? static_cast<int>(ledger::most_seats) + 1 : rank;
    });
    return seats;
}

EveningReport describe(const ledger::Evening& evening, const db::SessionSummary& summary,
    const std::vector<std::string>& times, const GameNames& names)
{
    const db::EveningDigest digest = db::digest_of(evening, times, summary.pauses);
    const auto observed = evening.view_for(ledger::Audience::everybody());
    const std::vector<ledger::Speaker> speakers = evening.speakers();
    EveningReport report;
    report.summary = summary;
    report.title = names.title;
    for (const db::SessionSummary::Seat& seat : summary.seats)
        report.players.push_back(seat.player.empty() ? names.tell_actor(seat.actor) : seat.player);
    report.day = db::card_of(summary).day;
    report.facts = digest.facts;
    report.course = digest.course;
    report.outline = &evening.outline();
    report.house_rules = evening.house_rules();
    for (int number = 1; number <= evening.history().size(); ++number) {
        const ledger::Entry& entry = observed->entry(number);
        const std::string at =
            digest.facts.played ? times[static_cast<std::size_t>(number - 1)] : std::string();
        report.entries.push_back({at, entry.line, std::string(word_of(entry.verdict)),
            rules_of(entry, evening), observed->stands(number),
            db::seat_of_line(entry.line, speakers), observed->summary_after(number)});
    }
    if (names.tell_entry)
        tell_remembered(report, names);
    for (const db::SessionSummary::Seat& seat : summary.seats) {
        if (names.colour_of)
            report.colours.push_back(names.colour_of(seat.actor));
    }
    report.position = observed->position_report();
    report.score = observed->score_report();
    return report;
}

Tree tree_of(const EveningReport& report)
{
    Tree seats = Tree::list();
    for (const db::SessionSummary::Seat& seat : report.summary.seats)
        seats.add(
            table_of({{"actor", seat.actor}, {"player", seat.player}, {"person", seat.person}}));
    Tree entries = Tree::list();
    bool is_ok = true;
    for (const EveningReport::Entry& entry : report.entries) {
        entries.add(tree_of(entry, static_cast<int>(entries.elements().size()) + 1));
        is_ok = is_ok && entry.verdict != "illegal" && entry.verdict != "impossible";
    }
    const db::SessionDetails& details = report.summary.details;
    Tree tree = table_of({{"format", "consigliere-report/1"}, {"game", report.summary.game},
        {"id", report.summary.id}, {"name", details.name}, {"date", report.day},
        {"place", details.place}, {"notes", details.notes}, {"tags", Tree::list_of(details.tags)}});
    if (!report.house_rules.all().empty())
        tree.set(ledger::house_rules_key, ledger::tree_of(report.house_rules.all()));
    tree.set("finished", report.facts.is_finished);
    tree.set("ok", is_ok);
    tree.set("seats", std::move(seats));
    tree.set("entries", std::move(entries));
    tree.set("position", report.position);
    tree.set("score", report.score);
    return tree;
}

std::string tell_part(const ledger::GameInfo& outline, int number)
{
    const std::string numeral = outline.numerals == ledger::GameInfo::Numerals::roman
        ? roman(number)
        : language::number(number);
    return language::tr_fill(outline.part, {{std::string(outline.part_place), numeral}});
}

} // namespace consigliere::exports
