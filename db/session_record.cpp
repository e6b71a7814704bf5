#include "db/session_record.h"

#include "db/clock.h"
#include "db/component_list.h"
#include "engine/games/games.h"
#include "engine/ledger/words.h"

#include <array>
#include <set>

namespace consigliere::db {

using ledger::ErrorOr;
using ledger::Failure;
using ledger::Tree;
using ledger::Verdict;

namespace {

/// What a record's head says about the evening itself, which a session keeps in columns.
constexpr std::array details{"id", "date", "place", "notes"};

std::string text_or_empty(const Tree& table, std::string_view key)
{
    const Tree* member = table.find(key);
    return member == nullptr || member->text() == nullptr ? std::string() : *member->text();
}

DatabaseError unusable(const std::string& file, FileError error)
{
    return {DatabaseError::Kind::unusable_record, file, {}, std::move(error)};
}

/// All words of all lines that may be names: `pizzino:thug@penn-central` has three.
std::set<std::string, std::less<>> words_of_lines(const std::vector<EntryRow>& entries)
{
    std::set<std::string, std::less<>> words;
    for (const EntryRow& entry : entries) {
        std::string_view rest = entry.line;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find_first_of(" \t,:;@+#"), rest.size());
            words.emplace(rest.substr(0, end));
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    return words;
}

ComponentList only_met(const ComponentList& components, const std::vector<EntryRow>& entries)
{
    const auto words = words_of_lines(entries);
    ComponentList met;
    for (const Component& component : components) {
        const bool lies_on_board = component.definition.find("name") == nullptr
            || text_or_empty(component.definition, "colour") == "printed";
        if (lies_on_board || words.contains(component.name))
            met.push_back(component);
    }
    return met;
}

/// Everything that is known about components in a session, by the entry before which it became
/// known.
class Knowledge {
public:
    explicit Knowledge(std::string file)
        : m_file(std::move(file))
    {
    }

    [[nodiscard]] Failure<FileError> add(const ComponentList& components)
    {
        ErrorOr<ComponentsBySince, FileError> sorted = by_since(components, m_file);
        if (sorted.is_error())
            return sorted.error();
        for (const auto& [since, list] : sorted.value())
            lay_over(m_components[since], list);
        return {};
    }

    [[nodiscard]] Failure<FileError> add(const ComponentRow& row)
    {
        ErrorOr<Tree, FileError> tree = read_toml_text(row.definition, m_file);
        if (tree.is_error())
            return tree.error();
        lay_over(m_components[static_cast<int>(row.since)], components_of(tree.value()));
        return {};
    }

    void keep_only_met(const std::vector<EntryRow>& entries)
    {
        for (auto& [since, list] : m_components)
            list = only_met(list, entries);
    }

    /// The lists of a record.
    [[nodiscard]] Tree tree() const
    {
        ComponentList all;
        for (const auto& [since, list] : m_components) {
            for (Component component : list) {
                if (since > 1)
                    component.definition.set("since", since);
                all.push_back(std::move(component));
            }
        }
        return tree_of(all);
    }

private:
    std::string m_file;
    ComponentsBySince m_components;
};

/// What is known about components: the copy made at the beginning, then what the record itself
/// describes, then what the table told during the evening.
ErrorOr<Tree, FileError> components_of_session(
    const SessionRows& session, const Tree& head, Components which, const std::string& file)
{
    Knowledge knowledge(file);
    bool is_copy = true;
    for (const ComponentRow& row : session.components) {
        Failure<FileError> failure = knowledge.add(row);
        if (is_copy && !failure.is_error()) {
            if (which == Components::met)
                knowledge.keep_only_met(session.entries);
            failure = knowledge.add(components_of(head));
        }
        if (failure.is_error())
            return failure.error();
        is_copy = false;
    }
    return knowledge.tree();
}

/// The verdict of a word of the table `entry`, which holds no others.
Verdict verdict_from(std::string_view word)
{
    for (const Verdict verdict :
        {Verdict::legal, Verdict::unverified, Verdict::ruled, Verdict::illegal}) {
        if (word_of(verdict) == word)
            return verdict;
    }
    return Verdict::impossible;
}

std::string rules_text(
    const std::vector<ledger::Reason>& reasons, Verdict verdict, const ledger::Evening& evening)
{
    std::vector<std::string> rules;
    for (const ledger::RuleId rule : ledger::cited_rules(reasons, verdict, evening.book()))
        rules.emplace_back(rule.text());
    return ledger::join(rules, ",");
}

std::optional<std::string> ruling_of(std::string_view line)
{
    const ledger::RuledLine parts = ledger::split_ruling(line);
    if (!parts.has_ruling)
        return std::nullopt;
    return std::string(parts.ruling);
}

/// What was known before the evening, the stronger description over the weaker.
ComponentRow copy_of(const std::vector<Tree>& known)
{
    ComponentList components;
    for (const Tree& tree : known)
        lay_over(components, components_of(tree));
    return {1, write_toml(tree_of(components))};
}

} // namespace

ErrorOr<Record, DatabaseError> record_of(
    const SessionRows& session, Components components, const std::string& file)
{
    const std::string name = file + " (" + session.id + ")";
    ErrorOr<Tree, FileError> head = read_toml_text(session.head, name);
    if (head.is_error())
        return unusable(file, head.error());
    ErrorOr<Tree, FileError> lists = components_of_session(session, head.value(), components, name);
    if (lists.is_error())
        return unusable(file, lists.error());

    Record record;
    record.head = without_components(head.value());
    for (const auto& [kind, list] : lists.value().members())
        record.head.set(kind, list);
    record.head.set("id", session.id);
    for (const auto& [key, text] :
        {std::pair{"date", &session.date}, {"place", &session.place}, {"notes", &session.notes}}) {
        if (!text->empty())
            record.head.set(key, *text);
    }
    for (const EntryRow& entry : session.entries)
        record.moves.push_back(entry.line);
    return record;
}

ErrorOr<std::unique_ptr<ledger::Evening>, DatabaseError> evening_of(
    const SessionRows& session, const std::string& file)
{
    ErrorOr<Record, DatabaseError> record = record_of(session, Components::all, file);
    if (record.is_error())
        return record.error();
    std::vector<Verdict> then;
    for (const EntryRow& entry : session.entries)
        then.push_back(verdict_from(entry.verdict));
    ErrorOr<std::unique_ptr<ledger::Evening>, FileError> evening =
        replay(record.value(), then, file + " (" + session.id + ")", {});
    if (evening.is_error())
        return unusable(file, evening.error());
    return std::move(evening.value());
}

SessionRows rows_of(
    const Record& record, const ledger::Evening& evening, const std::vector<Tree>& known)
{
    SessionRows session;
    session.id = session_id_from(text_or_empty(record.head, "id"));
    if (session.id.empty())
        session.id = make_session_id();
    session.game = record.game();
    session.rules_version = games::find(session.game)->rules_version;
    session.created = now();
    session.date = text_or_empty(record.head, "date");
    session.place = text_or_empty(record.head, "place");
    session.notes = text_or_empty(record.head, "notes");
    Tree head = record.head;
    for (const char* key : details)
        head.remove(key);
    session.head = write_toml(head);
    session.seats = seats_of(record.head, evening);
    session.components.push_back(copy_of(known));
    for (int number = 1; number <= evening.history().size(); ++number)
        session.entries.push_back(row_of(evening.history().entry(number), evening));
    return session;
}

std::vector<SeatRow> seats_of(const Tree& head, const ledger::Evening& evening)
{
    const Tree* list = head.find("seats");
    std::vector<SeatRow> seats;
    for (const std::string& actor : evening.actors()) {
        const std::size_t index = seats.size();
        const bool is_named = list != nullptr && index < list->elements().size();
        const std::string player =
            is_named ? text_or_empty(list->elements()[index], "player") : std::string();
        seats.push_back({actor, std::string(ledger::trim(player))});
    }
    return seats;
}

EntryRow row_of(const ledger::Entry& entry, const ledger::Evening& evening)
{
    return {now(), entry.line, std::string(word_of(entry.verdict)),
        rules_text(entry.reasons, entry.verdict, evening), ruling_of(entry.line)};
}

std::vector<Difference> differences(const SessionRows& session, const ledger::Evening& evening)
{
    std::vector<Difference> list;
    int number = 0;
    for (const EntryRow& row : session.entries) {
        ++number;
        const std::vector<ledger::Reason>& reasons = evening.history().entry(number).reasons;
        const std::optional<std::string> ruling = ruling_of(row.line);
        // The evening keeps the verdicts of then; what is thought today follows from the reasons.
        const Verdict verdict =
            ledger::verdict_of(reasons, ruling ? ledger::Ruling::stands : ledger::Ruling::none);
        const std::string rules = rules_text(reasons, verdict, evening);
        if (row.verdict != word_of(verdict))
            list.push_back(
                {Difference::Kind::verdict, number, row.verdict, std::string(word_of(verdict))});
        if (row.rules != rules)
            list.push_back({Difference::Kind::rules, number, row.rules, rules});
        if (row.ruling != ruling)
            list.push_back(
                {Difference::Kind::ruling, number, row.ruling.value_or(""), ruling.value_or("")});
    }
    return list;
}

} // namespace consigliere::db
