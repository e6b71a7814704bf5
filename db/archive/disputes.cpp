#include "db/archive/disputes.h"

#include "db/connection.h"
#include "db/hash_chain_rows.h"
#include "db/session_list.h"
#include "db/session_record.h"
#include "engine/ledger/house_rules.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace consigliere::db {

using ledger::Entry;
using ledger::Verdict;

namespace {

/// The undo tree, which depends on the lines and verdicts only.
ledger::History history_of(const SessionRows& session)
{
    ledger::History history;
    for (const EntryRow& row : session.entries) {
        std::optional<Entry> step = history.read_step(row.line);
        if (!step) {
            step.emplace();
            step->line = row.line;
            step->follows = history.head();
        }
        if (step->kind == Entry::Kind::move)
            step->verdict = verdict_from(row.verdict);
        history.add(std::move(*step));
    }
    return history;
}

bool is_argued(const DisputedEntry& entry)
{
    return entry.verdict != Verdict::legal || !entry.ruling.empty() || is_by_house_rule(entry);
}

/// True if a house rule was invoked: it is cited before the rules that it waives.
bool begins_with_house_rule(const std::vector<std::string>& rules)
{
    return !rules.empty() && !ledger::house_rule_in(rules.front()).empty();
}

} // namespace

std::vector<DisputedEntry> argued_in(const SessionRows& session, const std::string& day)
{
    const ledger::History history = history_of(session);
    // Parsing the head would dominate the cost; the key occurs only there.
    const bool may_declare = session.head.find(ledger::house_rules_key) != std::string::npos;
    std::vector<DisputedEntry> argued;
    for (int number = 1; number <= history.size(); ++number) {
        const EntryRow& row = session.entries[static_cast<std::size_t>(number - 1)];
        DisputedEntry entry{session.id, day, session.game, number, row.line,
            verdict_from(row.verdict), {}, row.ruling.value_or(""), history.stands(number)};
        if (may_declare && ledger::invoked_in(entry.ruling))
            entry.ruling.clear();
        for (const std::string_view rule : ledger::split(row.rules, ','))
            entry.rules.emplace_back(rule);
        if (is_argued(entry))
            argued.push_back(std::move(entry));
    }
    return argued;
}

std::vector<DisputedEntry> argued_in(
    const ledger::Evening& evening, const std::string& name, const std::string& day)
{
    const ledger::History& history = evening.history();
    std::vector<DisputedEntry> argued;
    for (int number = 1; number <= history.size(); ++number) {
        const Entry& judged = history.entry(number);
        const std::string_view words = ledger::split_ruling(judged.line).ruling;
        DisputedEntry entry{name, day, std::string(evening.game()), number, judged.line,
            judged.verdict, {}, {}, history.stands(number)};
        if (evening.house_rules().ruling_of(words) == ledger::Ruling::stands)
            entry.ruling = words;
        entry.rules = ledger::citations(judged.reasons, judged.verdict, evening.book());
        if (is_argued(entry))
            argued.push_back(std::move(entry));
    }
    return argued;
}

std::vector<EveningFacts::Argued> argued_facts(const SessionRows& session)
{
    std::vector<EveningFacts::Argued> facts;
    for (DisputedEntry& entry : argued_in(session, {})) {
        if (!entry.rules.empty())
            facts.push_back({entry.entry, entry.verdict, entry.stands, std::move(entry.rules)});
    }
    return facts;
}

Status<DatabaseError> ArguedReading::begin()
{
    auto sessions = list_sessions(*m_database);
    if (sessions.is_error())
        return sessions.error();
    for (SessionSummary& session : sessions.value()) {
        if (session.branch_of)
            continue;
        const EveningCard card = card_of(std::move(session));
        m_evenings.emplace_back(card.day, card.summary.id);
    }
    std::ranges::stable_sort(
        m_evenings, std::ranges::greater{}, &std::pair<std::string, SessionId>::first);
    return {};
}

Status<DatabaseError> ArguedReading::read_next()
{
    const auto& [day, id] = m_evenings[m_read];
    Connection& connection = m_database->connection();
    const auto rows = catch_sqlite_errors(connection, [&] { return read_session(connection, id); });
    if (rows.is_error())
        return rows.error();
    ++m_read;
    if (!rows.value() || fault_in(*rows.value()))
        m_found.unusable.push_back(id);
    else
        std::ranges::move(argued_in(*rows.value(), day), std::back_inserter(m_found.entries));
    return {};
}

ErrorOr<ArguedEntries, DatabaseError> argued_in(Database& database)
{
    ArguedReading reading(database);
    Status<DatabaseError> failure = reading.begin();
    while (!failure.is_error() && !reading.is_over())
        failure = reading.read_next();
    if (failure.is_error())
        return failure.error();
    return reading.found();
}

bool is_by_house_rule(const DisputedEntry& entry)
{
    return begins_with_house_rule(entry.rules);
}

void ArguedTally::count(const std::string& game, const std::string& evening, const std::string& day,
    const EveningFacts::Argued& argued, const std::string& ruling)
{
    const bool is_waived = begins_with_house_rule(argued.rules);
    for (const std::string& id : argued.rules) {
        if (!ledger::house_rule_in(id).empty())
            continue;
        Counted& counted = m_rules[{game, id}];
        RuleDisputes& rule = counted.rule;
        rule.game = game;
        rule.rule = id;
        rule.refused += ledger::is_applied(argued.verdict) ? 0 : 1;
        rule.waived += is_waived ? 1 : 0;
        rule.unverified += argued.verdict == Verdict::unverified && !is_waived ? 1 : 0;
        if (argued.verdict == Verdict::ruled) {
            ++rule.ruled;
            rule.stood += argued.stands ? 1 : 0;
            if (!ruling.empty())
                ++rule.reasons[ruling];
        }
        rule.last_day = std::max(rule.last_day, day);
        if (counted.last_evening != evening) {
            ++rule.evenings;
            counted.last_evening = evening;
        }
    }
}

void ArguedTally::add(const DisputedEntry& entry)
{
    count(entry.game, entry.evening, entry.day,
        {entry.entry, entry.verdict, entry.stands, entry.rules}, entry.ruling);
}

void ArguedTally::add(const EveningCard& evening)
{
    if (evening.summary.branch_of || !evening.facts)
        return;
    for (const EveningFacts::Argued& argued : evening.facts->argued)
        count(evening.summary.game, evening.summary.id, evening.day, argued, {});
}

std::vector<RuleDisputes> ArguedTally::rules() const
{
    std::vector<RuleDisputes> sorted;
    for (const auto& [key, counted] : m_rules)
        sorted.push_back(counted.rule);
    // Unverifiable rules are frequent without any dispute, so they only break ties.
    const auto weight = [](const RuleDisputes& rule) {
        return std::pair(rule.refused + rule.ruled, rule.unverified);
    };
    std::ranges::stable_sort(sorted, std::ranges::greater{}, weight);
    return sorted;
}

const RuleDisputes* ArguedTally::find(const std::string& game, const std::string& rule) const
{
    const auto found = m_rules.find({game, rule});
    return found == m_rules.end() ? nullptr : &found->second.rule;
}

std::vector<RuleDisputes> argued_rules(const std::vector<DisputedEntry>& entries)
{
    ArguedTally tally;
    for (const DisputedEntry& entry : entries)
        tally.add(entry);
    return tally.rules();
}

std::vector<DisputedEntry> rulings_among(const std::vector<DisputedEntry>& entries)
{
    std::vector<DisputedEntry> rulings;
    std::ranges::copy_if(entries, std::back_inserter(rulings),
        [](const DisputedEntry& entry) { return !entry.ruling.empty(); });
    return rulings;
}

} // namespace consigliere::db
