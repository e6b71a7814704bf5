#include "companion/command_line/rulings_report.h"

#include "companion/command_line/judged_lines.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/rulebook/rulebook.h"
#include "companion/telling/quoted.h"
#include "companion/telling/visible.h"
#include "engine/games/games.h"
#include "engine/ledger/table_of.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace consigliere::command_line {

using db::DisputedEntry;
using db::RuleDisputes;
using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::table_of;
using ledger::Tree;
using rulebook::Rulebook;

namespace {

/// Rule books, loaded on first use.
class Books {
public:
    /// "19.tie  A tie in a Turf War"; only the id if its text is missing.
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

std::string how_it_ended(const DisputedEntry& entry)
{
    if (entry.stands)
        return tr("still allowed");
    return ledger::is_applied(entry.verdict) ? tr("undone") : tr("refused");
}

Tree tree_of(const DisputedEntry& entry)
{
    return table_of({{"evening", entry.evening},
        {"day", entry.day.empty() ? Tree() : Tree(entry.day)}, {"game", entry.game},
        {"n", entry.entry}, {"move", entry.line}, {"verdict", word_of(entry.verdict)},
        {"rules", Tree::list_of(entry.rules)}, {"reason", entry.ruling}, {"stands", entry.stands}});
}

Tree tree_of(const RuleDisputes& rule)
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

/// "7 times in 5 evenings: 2 refused, 3 allowed by a ruling (2 still are), 2 unchecked. Last on …"
std::string tell(const RuleDisputes& rule)
{
    const std::string often = tr_count("{n} time", "{n} times", rule.argued());
    const std::string evenings = tr_count("in {n} evening", "in {n} evenings", rule.evenings);
    std::string text = often + " " + evenings + ": "
        + tr_fill("{refused} refused, {ruled} allowed by a ruling ({stood} still are), "
                  "{unverified} unchecked.",
            {{"refused", language::number(rule.refused)}, {"ruled", language::number(rule.ruled)},
                {"stood", language::number(rule.stood)},
                {"unverified", language::number(rule.unverified)}});
    if (rule.waived > 0)
        text += " "
            + tr_count("Allowed by a house rule {n} time.", "Allowed by a house rule {n} times.",
                rule.waived);
    if (!rule.last_day.empty())
        text += " " + tr_fill("Last on {day}.", {{"day", language::date(rule.last_day)}});
    return text;
}

void print_ruling(const DisputedEntry& ruling)
{
    constexpr std::size_t length_of_id = 36;
    constexpr std::size_t short_id = 8;
    const bool is_id = ruling.evening.size() == length_of_id;
    print_line(fmt::format("  {}{}{}  {:>4}  {}  ({})", ruling.day, ruling.day.empty() ? "" : "  ",
        is_id ? ruling.evening.substr(0, short_id) : ruling.evening, ruling.entry, ruling.line,
        how_it_ended(ruling)));
}

/// Rulings grouped by rule; one against several rules appears under each.
void print(const std::vector<DisputedEntry>& rulings)
{
    Books books;
    for (const RuleDisputes& rule : db::argued_rules(rulings)) {
        print_line(books.tell(rule.game, rule.rule));
        for (const DisputedEntry& ruling : rulings) {
            if (ruling.game == rule.game && std::ranges::count(ruling.rules, rule.rule) > 0)
                print_ruling(ruling);
        }
    }
    const auto has_none = [](const DisputedEntry& ruling) { return ruling.rules.empty(); };
    if (std::ranges::any_of(rulings, has_none))
        print_line(tr("No rule forbade these"));
    for (const DisputedEntry& ruling : rulings) {
        if (has_none(ruling))
            print_ruling(ruling);
    }
    print_line(tr_count("{n} ruling.", "{n} rulings.", static_cast<int>(rulings.size())));
}

Tree tree_of(const db::KeptHouseRule& rule)
{
    return table_of({{"game", rule.game}, {"text", rule.text},
        {"rules", Tree::list_of(rule.waives)}, {"evening", rule.evening},
        {"day", rule.since.empty() ? Tree() : Tree(rule.since)}, {"on", rule.is_on}});
}

void print(const std::vector<db::KeptHouseRule>& rules)
{
    constexpr int indent = 4;
    if (rules.empty())
        return;
    print_line(tr("House rules"));
    Books books;
    for (const db::KeptHouseRule& rule : rules) {
        const std::string off = rule.is_on ? "" : "  (" + tr("off for new evenings") + ")";
        print_line("  " + telling::quoted(telling::visible(rule.text)) + off);
        for (const std::string& id : rule.waives)
            print_paragraph(books.tell(rule.game, id), indent);
    }
}

} // namespace

Tree report_of(const FoundRulings& found)
{
    const auto tree = [](const auto& each) { return tree_of(each); };
    return table_of({{"format", "consigliere-rulings/1"},
        {"rulings", list_of(db::rulings_among(found.entries), tree)},
        {"rules", list_of(db::argued_rules(found.entries), tree)},
        {"house_rules", list_of(found.house_rules, tree)}});
}

void print_rulings(const FoundRulings& found)
{
    print(db::rulings_among(found.entries));
    print(found.house_rules);
}

void print_argued_rules(const FoundRulings& found)
{
    constexpr int indent = 4;
    const std::vector<RuleDisputes> rules = db::argued_rules(found.entries);
    Books books;
    for (const RuleDisputes& rule : rules) {
        print_line(books.tell(rule.game, rule.rule));
        print_paragraph(tell(rule), indent);
        for (const auto& [reason, count] : rule.reasons)
            print_paragraph(
                "! " + reason + (count > 1 ? fmt::format(" ({}×)", count) : ""), indent);
    }
    print_line(
        tr_count("{n} disputed rule.", "{n} disputed rules.", static_cast<int>(rules.size())));
}

} // namespace consigliere::command_line
