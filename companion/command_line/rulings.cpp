/// `rulings`: what tables have ruled, and which rules they have argued over.

#include "companion/command_line/command_line.h"
#include "companion/command_line/court.h"
#include "companion/command_line/output.h"
#include "companion/command_line/paragraph.h"
#include "companion/command_line/rule_line.h"
#include "companion/language/language.h"
#include "companion/rulebook/rulebook.h"
#include "companion/telling/quoted.h"
#include "companion/telling/teller.h"
#include "companion/telling/visible.h"
#include "db/archive/argued.h"
#include "db/database.h"
#include "db/house_rules.h"
#include "engine/games/games.h"
#include "engine/ledger/table_of.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

namespace consigliere::command_line {

using db::ArguedEntry;
using db::ArguedRule;
using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::ErrorOr;
using ledger::table_of;
using ledger::Tree;
using rulebook::Rulebook;

namespace {

/// A house rule as it is listed: of the evening whose head declares it, or of the list of a
/// database.
struct Listed {
    std::string game;
    std::string text;
    std::vector<std::string> waives;
    std::string evening; ///< Where it is declared, or was ruled.
    std::string since; ///< The day; empty where nobody knows.
    bool is_on = true;
};

/// What was found of rulings and house rules.
struct Found {
    std::vector<ArguedEntry> entries;
    std::vector<Listed> house_rules;
};
using FoundOrCode = ErrorOr<Found, int>;

std::string date_in(const db::Record& record)
{
    const Tree* date = record.head.find("date");
    return date == nullptr || date->text() == nullptr ? std::string() : *date->text();
}

FoundOrCode of_database(const std::filesystem::path& path)
{
    auto database = db::Database::open(path, db::WhenMissing::refuse);
    if (database.is_error())
        return complain(database.error());
    auto argued = db::argued_in(database.value());
    if (argued.is_error())
        return complain(argued.error());
    for (const db::SessionId& id : argued.value().unusable)
        complain_line(tr_fill("Evening {id} is not what was recorded and is left out; “consigliere "
                              "verify” says why.",
            {{"id", id}}));
    auto kept = db::kept_house_rules(database.value());
    if (kept.is_error())
        return complain(kept.error());
    Found found{std::move(argued.value().entries), {}};
    for (const db::KeptHouseRule& rule : kept.value())
        found.house_rules.push_back(
            {rule.game, rule.text, rule.waives, rule.evening, rule.since, rule.is_on});
    return found;
}

FoundOrCode of_evenings(const RulingsRequest& request)
{
    Found all;
    for (const std::string& name : request.evenings) {
        const auto found = find_recorded(name, request.database);
        if (found.is_error())
            return complain(found.error());
        const ledger::Evening& evening = *found.value().evening;
        const std::string called = found.value().id.value_or(name);
        const std::string day = date_in(found.value().record);
        std::ranges::move(db::argued_in(evening, called, day), std::back_inserter(all.entries));
        for (const ledger::HouseRule& rule : evening.house_rules().all()) {
            Listed listed{std::string(evening.game()), rule.text, {}, called, day};
            for (const ledger::RuleId waived : rule.waives)
                listed.waives.emplace_back(waived.text());
            all.house_rules.push_back(std::move(listed));
        }
    }
    return all;
}

/// The books of all games, each read when it is first asked for.
class Books {
public:
    /// "19.tie  A tie in a Turf War"; the id alone where there is no text of it.
    [[nodiscard]] std::string tell(const std::string& game, const std::string& id)
    {
        auto [place, is_new] = m_books.try_emplace(game);
        if (is_new && games::find(game) != nullptr) {
            auto book = Rulebook::load(game, language::chosen());
            if (!book.is_error())
                place->second = std::move(book.value());
        }
        return rule_line(place->second, id);
    }

private:
    std::map<std::string, Rulebook> m_books;
};

std::string how_it_ended(const ArguedEntry& entry)
{
    if (entry.stands)
        return tr("still stands");
    return ledger::is_applied(entry.verdict) ? tr("undone") : tr("refused");
}

Tree tree_of(const ArguedEntry& entry)
{
    return table_of({{"evening", entry.evening},
        {"day", entry.day.empty() ? Tree() : Tree(entry.day)}, {"game", entry.game},
        {"n", entry.entry}, {"move", entry.line}, {"verdict", word_of(entry.verdict)},
        {"rules", Tree::list_of(entry.rules)}, {"reason", entry.ruling}, {"stands", entry.stands}});
}

Tree tree_of(const ArguedRule& rule)
{
    Tree reasons = Tree::list();
    for (const auto& [reason, count] : rule.reasons)
        reasons.add(table_of({{"reason", reason}, {"count", count}}));
    return table_of({{"game", rule.game}, {"rule", rule.rule}, {"argued", rule.argued()},
        {"refused", rule.refused}, {"ruled", rule.ruled}, {"stood", rule.stood},
        {"by_house_rule", rule.waived}, {"undone", rule.taken_back()},
        {"unverified", rule.unverified}, {"evenings", rule.evenings},
        {"last_day", rule.last_day.empty() ? Tree() : Tree(rule.last_day)},
        {"reasons", std::move(reasons)}});
}

/// "Argued over 7 times in 5 evenings: refused 2, ruled 3 (2 stand), unverified 2. Last on …"
std::string tell(const ArguedRule& rule)
{
    const std::string often = tr_count("{n} time", "{n} times", rule.argued());
    const std::string evenings = tr_count("in {n} evening", "in {n} evenings", rule.evenings);
    std::string text = often + " " + evenings + ": "
        + tr_fill("refused {refused}, ruled {ruled} (of which {stood} stand), unverified "
                  "{unverified}.",
            {{"refused", language::number(rule.refused)}, {"ruled", language::number(rule.ruled)},
                {"stood", language::number(rule.stood)},
                {"unverified", language::number(rule.unverified)}});
    if (rule.waived > 0)
        text += " "
            + tr_count("Let stand by a house rule {n} time.",
                "Let stand by a house rule {n} times.", rule.waived);
    if (!rule.last_day.empty())
        text += " " + tr_fill("Last on {day}.", {{"day", language::date(rule.last_day)}});
    return text;
}

void print_rules(const std::vector<ArguedRule>& rules)
{
    constexpr int indent = 4;
    Books books;
    for (const ArguedRule& rule : rules) {
        print_line(books.tell(rule.game, rule.rule));
        print_lines(paragraph(tell(rule), indent));
        for (const auto& [reason, count] : rule.reasons)
            print_lines(
                paragraph("! " + reason + (count > 1 ? fmt::format(" ({}×)", count) : ""), indent));
    }
}

void print_ruling(const ArguedEntry& ruling)
{
    constexpr std::size_t length_of_id = 36;
    constexpr std::size_t short_id = 8;
    const bool is_id = ruling.evening.size() == length_of_id;
    print_line(fmt::format("  {}{}{}  {:>4}  {}  ({})", ruling.day, ruling.day.empty() ? "" : "  ",
        is_id ? ruling.evening.substr(0, short_id) : ruling.evening, ruling.entry, ruling.line,
        how_it_ended(ruling)));
}

/// The rulings against each rule, below its name; one against several stands below each of them.
void print_rulings(const std::vector<ArguedEntry>& rulings)
{
    Books books;
    for (const ArguedRule& rule : db::argued_rules(rulings)) {
        print_line(books.tell(rule.game, rule.rule));
        for (const ArguedEntry& ruling : rulings) {
            if (ruling.game == rule.game && std::ranges::count(ruling.rules, rule.rule) > 0)
                print_ruling(ruling);
        }
    }
    const auto has_none = [](const ArguedEntry& ruling) { return ruling.rules.empty(); };
    if (std::ranges::any_of(rulings, has_none))
        print_line(tr("No rule stood against these"));
    for (const ArguedEntry& ruling : rulings) {
        if (has_none(ruling))
            print_ruling(ruling);
    }
    print_line(tr_count("{n} ruling.", "{n} rulings.", static_cast<int>(rulings.size())));
}

Tree tree_of(const Listed& rule)
{
    return table_of({{"game", rule.game}, {"text", rule.text},
        {"rules", Tree::list_of(rule.waives)}, {"evening", rule.evening},
        {"day", rule.since.empty() ? Tree() : Tree(rule.since)}, {"on", rule.is_on}});
}

void print_house_rules(const std::vector<Listed>& rules)
{
    constexpr int indent = 4;
    if (rules.empty())
        return;
    print_line(tr("House rules"));
    Books books;
    for (const Listed& rule : rules) {
        const std::string off = rule.is_on ? "" : "  (" + tr("off for new evenings") + ")";
        print_line("  " + telling::quoted(telling::visible(rule.text)) + off);
        for (const std::string& id : rule.waives)
            print_lines(paragraph(books.tell(rule.game, id), indent));
    }
}

} // namespace

int rulings(const RulingsRequest& request)
{
    const FoundOrCode found =
        request.evenings.empty() ? of_database(request.database) : of_evenings(request);
    if (found.is_error())
        return found.error();
    const std::vector<ArguedEntry> ruled = db::rulings_among(found.value().entries);
    const std::vector<ArguedRule> rules = db::argued_rules(found.value().entries);
    if (request.output == Output::json) {
        Tree entries = Tree::list();
        for (const ArguedEntry& entry : ruled)
            entries.add(tree_of(entry));
        Tree by_rule = Tree::list();
        for (const ArguedRule& rule : rules)
            by_rule.add(tree_of(rule));
        Tree house_rules = Tree::list();
        for (const Listed& rule : found.value().house_rules)
            house_rules.add(tree_of(rule));
        print_json(table_of({{"format", "consigliere-rulings/1"}, {"rulings", std::move(entries)},
            {"rules", std::move(by_rule)}, {"house_rules", std::move(house_rules)}}));
    } else if (request.by_rule) {
        print_rules(rules);
    } else {
        print_rulings(ruled);
        print_house_rules(found.value().house_rules);
    }
    return exit_fine;
}

} // namespace consigliere::command_line
