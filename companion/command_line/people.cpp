// `people`: lists, merges and renames the people of a database.

#include "db/people.h"

#include "companion/command_line/command_line.h"
#include "companion/command_line/opening.h"
#include "companion/command_line/output.h"
#include "companion/language/language.h"
#include "companion/telling/visible.h"
#include "engine/ledger/table_of.h"

#include <fmt/format.h>

namespace consigliere::command_line {

using language::tr;
using language::tr_count;
using language::tr_fill;
using ledger::ErrorOr;
using ledger::Status;
using ledger::table_of;
using ledger::Tree;

namespace {

using People = std::vector<db::Person>;

/// The only person whose id begins so.
ErrorOr<const db::Person*, std::string> find_one(const People& people, const std::string& beginning)
{
    std::vector<const db::Person*> found;
    for (const db::Person& person : people) {
        if (!beginning.empty() && person.id.starts_with(beginning))
            found.push_back(&person);
    }
    if (found.size() == 1)
        return found.front();
    const language::Values values{{"beginning", beginning}};
    return found.empty()
        ? tr_fill("No person’s id begins with “{beginning}”. Run “consigliere people” to see them.",
            values)
        : tr_fill("More than one person’s id begins with “{beginning}”. Give more of it.", values);
}

Tree tree_of(const db::Person& person)
{
    return table_of({{"id", person.id}, {"name", person.name}, {"last_seen", person.last_seen},
        {"evenings", person.sessions}});
}

int list_people(const People& people, const Arguments& arguments)
{
    if (arguments.json) {
        print_json(
            table_of({{"format", "consigliere-people/1"}, {"people", list_of(people, tree_of)}}));
        return exit_fine;
    }
    for (const db::Person& person : people)
        print_line(fmt::format("{}  {}  {}", person.id,
            tr_count("{n} evening.", "{n} evenings.", person.sessions),
            telling::visible(person.name)));
    return exit_fine;
}

/// `apart ID` lists the ids that are combined, `apart ID ID` makes the second somebody else.
int take_apart(db::Database& database, const People& people, const Arguments& arguments)
{
    const std::vector<std::string>& words = arguments.words;
    const auto whole = find_one(people, words[1]);
    if (whole.is_error())
        return complain(whole.error());
    const ErrorOr<People, db::DatabaseError> merged =
        db::merged_people(database, whole.value()->id);
    if (merged.is_error())
        return complain(merged.error());
    if (merged.value().empty())
        return complain(tr("This person isn’t combined of several."));
    if (words.size() == 2)
        return list_people(merged.value(), arguments);
    const auto part = find_one(merged.value(), words[2]);
    if (part.is_error())
        return complain(part.error());
    const Status<db::DatabaseError> failure = db::separate_person(database, part.value()->id);
    return failure.is_error() ? complain(failure.error()) : exit_fine;
}

/// `same ID ID`, `apart ID [ID]` or `rename ID NAME`.
int change_people(db::Database& database, const People& people, const Arguments& arguments)
{
    const std::vector<std::string>& words = arguments.words;
    constexpr std::size_t count = 3;
    const bool is_same = words.front() == "same";
    if (words.front() == "apart" && (words.size() == count || words.size() == count - 1))
        return take_apart(database, people, arguments);
    if (words.size() != count || (!is_same && words.front() != "rename"))
        return complain(
            tr("After “people”, write nothing, “same ID ID”, “apart ID ID” or “rename ID NAME”."));
    const auto other = find_one(people, is_same ? words[2] : words[1]);
    if (other.is_error())
        return complain(other.error());
    const auto one = find_one(people, words[1]);
    if (one.is_error())
        return complain(one.error());
    const Status<db::DatabaseError> failure = is_same
        ? db::merge_people(database, one.value()->id, other.value()->id)
        : db::rename_person(database, one.value()->id, words[2]);
    return failure.is_error() ? complain(failure.error()) : exit_fine;
}

} // namespace

int people(const Arguments& arguments)
{
    auto opened = open_database(arguments.database);
    if (opened.is_error())
        return complain(opened.error());
    const ErrorOr<People, db::DatabaseError> known = db::remembered_people(opened.value());
    if (known.is_error())
        return complain(known.error());
    if (arguments.words.empty())
        return list_people(known.value(), arguments);
    return change_people(opened.value(), known.value(), arguments);
}

} // namespace consigliere::command_line
