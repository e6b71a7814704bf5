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

/// What tables have argued over: which rules stood against something that was done, how often the
/// table ruled otherwise, and how it ended. All of it is in the entries; no referee is asked again.
namespace consigliere::db {

/// An entry that was not simply legal, or that the table has ruled.
struct DisputedEntry {
    std::string evening; ///< The id of the evening, or what its file is called.
    std::string day; ///< "2026-11-20"; empty where nobody knows.
    std::string game; ///< The word of a record.
    int entry = 0;
    std::string line;
    ledger::Verdict verdict = ledger::Verdict::legal;
    std::vector<std::string> rules; ///< Cited by the verdict, in the order of the book.
    /// The table's reason; empty where it did not rule. Invoking what it had agreed on before is no
    /// ruling.
    std::string ruling;
    bool stands = false; ///< Applied, and not undone since.
};

/// One rule, and what became of the entries against which it stood.
struct RuleDisputes {
    std::string game;
    std::string rule;
    int refused = 0; ///< Illegal or impossible, where the record kept it.
    int ruled = 0; ///< The table let it stand against the rule.
    int stood = 0; ///< Of these, those that nobody has taken back.
    int unverified = 0; ///< The rule could not be checked.
    int waived = 0; ///< A house rule that was invoked let it stand.
    int evenings = 0; ///< In how many evenings that was.
    std::string last_day;
    std::map<std::string, int> reasons; ///< Why the table ruled otherwise, and how often.

    [[nodiscard]] int argued() const { return refused + ruled + unverified + waived; }
    [[nodiscard]] int taken_back() const { return ruled - stood; }
};

/// The entries of a stored evening over which there was an argument, as they were judged then.
[[nodiscard]] std::vector<DisputedEntry> argued_in(
    const SessionRows& session, const std::string& day);
/// Those of an evening that is nowhere stored.
[[nodiscard]] std::vector<DisputedEntry> argued_in(
    const ledger::Evening& evening, const std::string& name, const std::string& day);

/// The same for an archive, which keeps of them what is counted.
[[nodiscard]] std::vector<EveningFacts::Argued> argued_facts(const SessionRows& session);

/// All evenings of a database together, by their days, the latest first. The other course of an
/// evening that went on differently elsewhere does not count again.
struct ArguedEntries {
    std::vector<DisputedEntry> entries;
    /// Evenings that are not what was recorded: nothing is said of them.
    std::vector<SessionId> unusable;
};

/// Reads them one evening after the other, for whoever has something else to do meanwhile.
class ArguedReading {
public:
    explicit ArguedReading(Database& database)
        : m_database(&database)
    {
    }
    /// Looks which evenings there are.
    [[nodiscard]] Status<DatabaseError> begin();
    /// Reads the next evening.
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

/// Whether it stands by a house rule: what the table had agreed on before is no ruling.
[[nodiscard]] bool is_by_house_rule(const DisputedEntry& entry);

/// Counts arguments by rule, evening after evening: the entries of one evening follow each other.
class ArguedTally {
public:
    void add(const DisputedEntry& entry);
    /// Everything of one evening, unless it is the other course of one that counts already. Why
    /// the table ruled as it did is not known of it.
    void add(const EveningCard& evening);

    /// Those first against which the most was done, by a ruling or in vain.
    [[nodiscard]] std::vector<RuleDisputes> rules() const;
    /// Nothing for a rule that nobody has argued over.
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

/// By rule; those first against which the most was done.
[[nodiscard]] std::vector<RuleDisputes> argued_rules(const std::vector<DisputedEntry>& entries);
/// The entries that the table has ruled.
[[nodiscard]] std::vector<DisputedEntry> rulings_among(const std::vector<DisputedEntry>& entries);

} // namespace consigliere::db
