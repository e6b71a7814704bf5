#include "db/record_file.h"

#include "db/bounds.h"
#include "db/component_list.h"
#include "db/date.h"
#include "db/record_extras.h"
#include "db/session_id.h"
#include "engine/games/games.h"
#include "engine/ledger/house_rules.h"

#include <algorithm>
#include <functional>
#include <span>

namespace consigliere::db {

namespace {

/// Keys of the format and the game, in writing order.
std::vector<std::string_view> known_keys(std::string_view game)
{
    std::vector<std::string_view> keys{
        "format", "game", "name", "date", "place", "notes", "tags", "id"};
    const auto are_known = [&keys](const auto& more) {
        keys.insert(keys.end(), more.begin(), more.end());
    };
    const std::span extras(extra_keys);
    are_known(extras.first(extras_before_moves));
    keys.push_back(ledger::house_rules_key);
    if (const games::Game* known = games::find(game)) {
        are_known(known->keys);
        are_known(known->lists);
    }
    keys.push_back("moves");
    are_known(extras.subspan(extras_before_moves));
    return keys;
}

std::string text_of(const Tree* tree)
{
    return tree == nullptr || tree->text() == nullptr ? std::string() : *tree->text();
}

/// Line of a value; 1 if it is missing.
int line_of(const Tree* tree)
{
    return tree == nullptr ? 1 : tree->line();
}

/// Refuses a value that is not a string; `detail` of the error is `key`.
Status<FileError> check_text(const Tree& table, std::string_view key, const std::string& name)
{
    const Tree* value = table.find(key);
    if (value == nullptr || value->text() != nullptr)
        return {};
    return FileError{FileError::Kind::no_text, name, value->line(), std::string(key), {}};
}

/// Validates the keys common to all games.
Status<FileError> check_details(const Tree& head, const std::string& name)
{
    for (const char* key : {"name", "date", "place", "notes", "id"}) {
        if (const Status<FileError> failure = check_text(head, key, name))
            return failure;
    }
    if (const Tree* tags = head.find("tags")) {
        for (const Tree& tag : tags->elements()) {
            if (tag.text() == nullptr)
                return FileError{FileError::Kind::no_text, name, tags->line(), "tags", {}};
        }
    }
    const Tree* id = head.find("id");
    if (id != nullptr && session_id_from(text_of(id)).empty())
        return FileError{FileError::Kind::bad_id, name, id->line(), text_of(id), {}};
    const Tree* date = head.find("date");
    if (date != nullptr && !text_of(date).empty() && !is_date(text_of(date)))
        return FileError{FileError::Kind::bad_date, name, date->line(), text_of(date), {}};
    const Tree* seats = head.find("seats");
    if (seats == nullptr)
        return {};
    for (const Tree& seat : seats->elements()) {
        for (const char* key : {"player", "known_as", "person"}) {
            if (const Status<FileError> failure = check_text(seat, key, name))
                return failure;
        }
        const Tree* person = seat.find("person");
        if (person != nullptr && session_id_from(text_of(person)).empty())
            return FileError{FileError::Kind::bad_id, name, person->line(), text_of(person), {}};
    }
    return {};
}

/// Adds entry `number` of a record to its evening.
using AddEntry = std::function<void(ledger::Evening&, int number, const std::string& line)>;

ErrorOr<std::unique_ptr<ledger::Evening>, FileError> play_through(const Record& record,
    const std::string& name, const std::vector<Tree>& known, const AddEntry& add_entry)
{
    const games::Game* game = games::find(record.game());
    if (game == nullptr)
        return FileError{FileError::Kind::unknown_game, name, 0, record.game(), {}};
    const auto refuse = [&](const ledger::RecordError& complaint) {
        return FileError{FileError::Kind::bad_record, name, complaint.line, {}, complaint.reason};
    };

    ErrorOr<ComponentsBySince, FileError> components =
        by_since(components_of(record.game(), record.head), name);
    if (components.is_error())
        return components.error();
    ComponentsBySince& later = components.value();
    Tree head = without_components(record.head);
    const Tree known_from_start = tree_of(later[1]);
    for (const auto& [kind, list] : known_from_start.members())
        head.set(kind, list);
    later.erase(1);
    ledger::EveningOrComplaint evening = game->begin_evening(head, known);
    if (evening.is_error())
        return refuse(evening.error());

    const int entries = static_cast<int>(record.moves.size());
    auto next = later.begin();
    for (int number = 1; number <= entries || next != later.end(); ++number) {
        // Definitions after the last entry are added at the end, whatever their number.
        for (; next != later.end() && (next->first <= number || number > entries); ++next) {
            if (const Status<ledger::RecordError> failure =
                    evening.value()->describe(tree_of(next->second)))
                return refuse(failure.error());
        }
        if (number <= entries)
            add_entry(*evening.value(), number, record.moves[static_cast<std::size_t>(number - 1)]);
    }
    return std::move(evening.value());
}

} // namespace

std::string Record::game() const
{
    return text_of(head.find("game"));
}

ErrorOr<Record, FileError> read_record(const std::filesystem::path& path)
{
    ErrorOr<std::string, FileError> text = read_file(path);
    if (text.is_error())
        return text.error();
    return read_record_text(text.value(), path.string());
}

ErrorOr<Record, FileError> read_record_text(std::string_view text, const std::string& name)
{
    ErrorOr<Tree, FileError> tree = read_toml_text(text, name);
    if (tree.is_error())
        return tree.error();

    Record record;
    record.head = std::move(tree.value());
    const auto refuse = [&](FileError::Kind kind, const Tree* where) {
        return FileError{kind, name, line_of(where), text_of(where), {}};
    };
    const Tree* format = record.head.find("format");
    if (text_of(format) != Record::format)
        return refuse(FileError::Kind::wrong_format, format);
    const Tree* game = record.head.find("game");
    if (games::find(text_of(game)) == nullptr)
        return refuse(FileError::Kind::unknown_game, game);

    for (Status<FileError> failure :
        {check_details(record.head, name), check_bounds(record.head, name)}) {
        if (failure.is_error())
            return failure.error();
    }

    const Tree* moves = record.head.find("moves");
    if (moves == nullptr || !moves->is_list())
        return refuse(FileError::Kind::bad_moves, moves);
    for (const Tree& move : moves->elements()) {
        if (move.text() == nullptr)
            return refuse(FileError::Kind::bad_moves, &move);
        record.moves.push_back(*move.text());
    }
    if (record.moves.size() > static_cast<std::size_t>(most_moves))
        return FileError{FileError::Kind::too_many_moves, name, moves->line(), {}, {}};
    record.head.remove("moves");
    if (const Status<FileError> extras = check_extras(record.head, record.moves.size(), name))
        return extras.error();
    const std::vector<std::string_view> known = known_keys(record.game());
    for (const auto& [key, value] : record.head.members()) {
        if (std::ranges::find(known, key) == known.end())
            record.unknown_keys.emplace_back(key, value.line());
    }
    return record;
}

// Writing. -------------------------------------------------------------------------------------

std::string write_record_text(const Record& record)
{
    Tree all = record.head;
    all.set("format", Record::format);
    all.set("moves", Tree::list_of(record.moves));
    Tree ordered = Tree::table();
    for (const std::string_view key : known_keys(record.game())) {
        if (const Tree* member = all.find(key))
            ordered.set(key, *member);
    }
    for (const auto& [key, member] : all.members()) {
        if (ordered.find(key) == nullptr)
            ordered.set(key, member);
    }
    return write_toml(ordered);
}

Status<FileError> write_record(
    const Record& record, const std::filesystem::path& path, IfExists when_there)
{
    return write_file(write_record_text(record), path, when_there);
}

Status<FileError> check_written(const std::filesystem::path& path)
{
    const ErrorOr<Record, FileError> read = read_record(path);
    if (!read.is_error())
        return {};
    std::error_code code;
    std::filesystem::remove(path, code);
    return read.error();
}

// Refereeing. ----------------------------------------------------------------------------------

ErrorOr<std::unique_ptr<ledger::Evening>, FileError> referee(
    const Record& record, const std::string& name, const std::vector<Tree>& known)
{
    return play_through(record, name, known,
        [](ledger::Evening& evening, int, const std::string& line) { evening.record(line); });
}

ErrorOr<std::unique_ptr<ledger::Evening>, FileError> replay(const Record& record,
    const std::vector<ledger::Verdict>& then, const std::string& name,
    const std::vector<Tree>& known)
{
    return play_through(record, name, known,
        [&then](ledger::Evening& evening, int number, const std::string& line) {
            evening.replay(line, then[static_cast<std::size_t>(number - 1)]);
        });
}

} // namespace consigliere::db
