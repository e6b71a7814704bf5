#pragma once

#include "db/archive/evening_card.h"
#include "db/database.h"
#include "db/session_id.h"
#include "db/session_rows.h"
#include "engine/ledger/evening.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

// Disputed entries: rules cited against them, rulings of the table, and the outcome.
// All of it is read from the stored entries; nothing is judged again.
namespace consigliere::db {

/// An entry whose verdict is not simply legal, or that the table ruled on.
struct DisputedEntry {
    std::string evening; ///< Id of the evening, or the name of its file.
    std::string day; ///< "2026-11-20"; empty if unknown.
    std::string game; ///< The record's word for the game.
    int entry = 0;
    std::string line;
    ledger::Verdict verdict = ledger::Verdict::legal;
    std::vector<std::string> rules; ///< Rules cited by the verdict, in the order of the rule book.
    /// The table's reason; empty if there was no ruling. Invoking a house rule is not a ruling.
    std::string ruling;
    bool stands = false; ///< Applied and not undone.
};

/// One rule, with counts of the entries that broke it or left it open.
struct RuleDisputes {
    std::string game;
    std::string rule;
    int refused = 0; ///< Illegal or impossible entries, as far as the record contains them.
    int ruled = 0; ///< Entries allowed by a ruling of the table.
    int stood = 0; ///< Those of `ruled` that were not undone.
    int unverified = 0; ///< The rule could not be checked.
    int waived = 0; ///< Entries allowed by an invoked house rule.
    int evenings = 0; ///< Number of evenings with such entries.
    std::string last_day;
    std::map<std::string, int> reasons; ///< Reasons of the rulings, with their frequency.

    [[nodiscard]] int argued() const { return refused + ruled + unverified + waived; }
    [[nodiscard]] int taken_back() const { return ruled - stood; }
};

/// The disputed entries of a stored evening, with their original verdicts.
[[nodiscard]] std::vector<DisputedEntry> argued_in(
    const SessionRows& session, const std::string& day);
/// Like above, for an evening that is not in a database.
[[nodiscard]] std::vector<DisputedEntry> argued_in(
    const ledger::Evening& evening, const std::string& name, const std::string& day);

/// Like `argued_in`, reduced to what the evening index counts.
[[nodiscard]] std::vector<EveningFacts::Argued> argued_facts(const SessionRows& session);

/// All disputes of a database, by day, latest first. Branches of an evening are left out.
struct ArguedEntries {
    std::vector<DisputedEntry> entries;
    /// Evenings that do not verify; they are left out.
    std::vector<SessionId> unusable;
};

/// Reads the evenings one per call, for a caller that has other work in between.
class ArguedReading {
public:
    explicit ArguedReading(Database& database)
        : m_database(&database)
    {
    }
    /// Lists the evenings to read.
    [[nodiscard]] Status<DatabaseError> begin();
    [[nodiscard]] Status<DatabaseError> read_next();
    [[nodiscard]] bool is_over() const { return m_read == m_evenings.size(); }
    [[nodiscard]] std::size_t read() const { return m_read; }
    [[nodiscard]] std::size_t all() const { return m_evenings.size(); }
    [[nodiscard]] const ArguedEntries& found() const { return m_found; }

private:
    Database* m_database;
    std::vector<std::pair<std::string, SessionId>> m_evenings; ///< With their days.
    std::size_t m_read = 0;
    ArguedEntries m_found;
};
[[nodiscard]] ErrorOr<ArguedEntries, DatabaseError> argued_in(Database& database);

/// True if allowed by a house rule: a rule agreed on beforehand is not a ruling.
[[nodiscard]] bool is_by_house_rule(const DisputedEntry& entry);

/// Counts disputes by rule. Precondition: the entries of one evening are added consecutively.
class ArguedTally {
public:
    void add(const DisputedEntry& entry);
    /// Adds the disputes of an evening, unless it is a branch. They have no ruling reasons.
    void add(const EveningCard& evening);

    /// Rules with the most rulings and refusals first.
    [[nodiscard]] std::vector<RuleDisputes> rules() const;
    /// nullptr if there was no dispute about this rule.
    [[nodiscard]] const RuleDisputes* find(const std::string& game, const std::string& rule) const;

private:
    struct Counted {
        RuleDisputes rule;
        std::string last_evening;
    };
    void count(const std::string& game, const std::string& evening, const std::string& day,
        const EveningFacts::Argued& argued, const std::string& ruling);

    std::map<std::pair<std::string, std::string>, Counted> m_rules;
};

/// Grouped by rule; rules with the most rulings and refusals first.
[[nodiscard]] std::vector<RuleDisputes> argued_rules(const std::vector<DisputedEntry>& entries);
[[nodiscard]] std::vector<DisputedEntry> rulings_among(const std::vector<DisputedEntry>& entries);

} // namespace consigliere::db
