#include "db/details.h"

#include "db/archive/entry_times.h"
#include "db/bounds.h"
#include "db/entry_notes.h"
#include "db/toml.h"
#include "db/tree_parts.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace consigliere::db {

Tree tree_of(const EditRow& edit)
{
    ErrorOr<Tree, FileError> tree = read_toml_text(edit.details, edit.uuid);
    return tree.is_error() ? Tree::table() : std::move(tree.value());
}

namespace {

/// All distinct values of a key, in an order that is equal on all machines.
std::set<std::string> texts_under(const char* key, const std::vector<Tree>& edits)
{
    std::set<std::string> texts;
    for (const Tree& tree : edits) {
        if (std::string text = text_in(tree, key); !text.empty())
            texts.insert(std::move(text));
    }
    return texts;
}

/// The valid tags of a list under a key.
std::set<std::string> words_under(const char* key, const Tree& tree)
{
    std::set<std::string> words;
    for (const std::string& text : texts_in(tree, key))
        words.merge(tags_in(text));
    return words;
}

/// Omits unset keys of later versions, so that equal edits have equal ids in all versions.
void set_if_said(Tree& text, const char* key, bool is_said, Tree value)
{
    if (is_said)
        text.set(key, std::move(value));
    else
        text.remove(key);
}

bool is_said_in(const std::vector<EditRow>& edits, const char* key)
{
    return std::ranges::any_of(
        edits, [&](const EditRow& edit) { return edit.details.find(key) != std::string::npos; });
}

std::string joined(const std::set<std::string>& texts, const char* between)
{
    return ledger::join(std::vector<std::string>(texts.begin(), texts.end()), between);
}

std::string uuid_of(const EditRow& edit)
{
    return make_derived_id("consigliere edit", edit.replaces + "\n" + edit.details);
}

constexpr const char* pauses_key = "pauses";
constexpr const char* seats_key = "seated";

void set_details(Tree& text, const SessionDetails& details)
{
    text.set("date", details.date);
    text.set("place", details.place);
    text.set("notes", details.notes);
    set_if_said(text, "name", !details.name.empty(), Tree(details.name));
    set_if_said(text, "tags", !details.tags.empty(), Tree::list_of(details.tags));
    set_if_said(text, "archived", details.is_archived, Tree(true));
}

void set_pauses(Tree& text, const Pauses& pauses)
{
    std::vector<std::string> stretches;
    for (const Pause& pause : pauses)
        stretches.push_back(text_of(pause));
    set_if_said(text, pauses_key, !stretches.empty(), Tree::list_of(stretches));
}

} // namespace

std::string text_of(const Pause& pause)
{
    return pause.begun + "/" + pause.ended;
}

Pause pause_from(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return {};
    const Pause pause{std::string(text.substr(0, slash)), std::string(text.substr(slash + 1))};
    const bool has_end = pause.ended.empty() || milliseconds_of(pause.ended);
    return milliseconds_of(pause.begun) && has_end ? pause : Pause{};
}

namespace {

/// Edits that are not replaced by an edit that verifies, by id.
struct Unreplaced {
    std::vector<EditRow> recorded;
    std::vector<EditRow> changed; ///< Do not verify.
};

Unreplaced unreplaced_of(const std::vector<EditRow>& edits)
{
    Unreplaced found;
    std::set<std::string_view> replaced;
    for (const EditRow& edit : edits) {
        const bool is_recorded = is_as_recorded(edit);
        (is_recorded ? found.recorded : found.changed).push_back(edit);
        for (const std::string_view uuid : ledger::split(edit.replaces, ' ')) {
            if (is_recorded)
                replaced.insert(uuid);
        }
    }
    for (std::vector<EditRow>* list : {&found.recorded, &found.changed}) {
        std::erase_if(
            *list, [&replaced](const EditRow& edit) { return replaced.contains(edit.uuid); });
        std::ranges::sort(*list, {}, &EditRow::uuid);
    }
    return found;
}

} // namespace

std::vector<EditRow> heads_of(const std::vector<EditRow>& edits)
{
    return unreplaced_of(edits).recorded;
}

bool has_changed_edit(const std::vector<EditRow>& edits)
{
    return !unreplaced_of(edits).changed.empty();
}

std::set<std::string> tags_in(std::string_view text)
{
    std::set<std::string> tags;
    std::string words(text);
    std::ranges::replace(words, ',', ' ');
    std::ranges::replace(words, '\n', ' ');
    for (const std::string_view word : ledger::split(words, ' ')) {
        if (!word.empty())
            tags.emplace(word);
    }
    return tags;
}

std::string text_of(const std::set<std::string>& tags)
{
    return joined(tags, ", ");
}

SessionDetails details_of(const std::vector<EditRow>& edits)
{
    std::vector<Tree> heads;
    for (const EditRow& head : heads_of(edits))
        heads.push_back(tree_of(head));
    std::set<std::string> dates = texts_under("date", heads);
    SessionDetails details;
    details.place = joined(texts_under("place", heads), " / ");
    std::set<std::string> notes = texts_under("notes", heads);
    if (!dates.empty()) {
        details.date = *dates.begin();
        dates.erase(dates.begin());
        notes.merge(dates);
    }
    details.notes = joined(notes, " / ");
    details.name = joined(texts_under("name", heads), " / ");
    for (const Tree& tree : heads) {
        details.tags.merge(words_under("tags", tree));
        details.is_archived = details.is_archived || is_true_in(tree, "archived");
    }
    return details;
}

Pauses pauses_of(const std::vector<EditRow>& edits)
{
    // Few edits have the key, and computing the heads is slow.
    if (!is_said_in(edits, pauses_key))
        return {};
    std::map<std::string, std::string> ends;
    for (const EditRow& edit : heads_of(edits)) {
        const Tree tree = tree_of(edit);
        for (const std::string& text : texts_in(tree, pauses_key)) {
            const Pause pause = pause_from(text);
            if (pause.begun.empty())
                continue;
            const auto [known, is_new] = ends.try_emplace(pause.begun, pause.ended);
            const bool ends_earlier =
                known->second.empty() || (!pause.ended.empty() && pause.ended < known->second);
            if (!is_new && ends_earlier)
                known->second = pause.ended;
        }
    }
    Pauses pauses;
    for (const auto& [begun, ended] : ends)
        pauses.push_back({begun, ended});
    return pauses;
}

SeatedPeople corrected_seats_of(const std::vector<EditRow>& edits)
{
    SeatedPeople seats;
    if (!is_said_in(edits, seats_key))
        return seats;
    for (const EditRow& edit : heads_of(edits)) {
        const Tree tree = tree_of(edit);
        const Tree::List& said = list_in(tree, seats_key);
        seats.resize(std::max(seats.size(), said.size()));
        for (std::size_t i = 0; i < said.size(); ++i) {
            // Of concurrent values the smallest is used, as for concurrent ids.
            const std::string person = said[i].text() == nullptr ? "" : *said[i].text();
            if (!person.empty() && (seats[i].empty() || person < seats[i]))
                seats[i] = person;
        }
    }
    return seats;
}

void set_corrected_seats(Tree& text, const SeatedPeople& seats)
{
    const bool is_any_corrected =
        std::ranges::any_of(seats, [](const std::string& person) { return !person.empty(); });
    set_if_said(text, seats_key, is_any_corrected, Tree::list_of(seats));
}

EditRow next_edit(const std::vector<EditRow>& edits, const std::function<void(Tree&)>& change)
{
    EditRow edit;
    Tree text = Tree::table();
    const Unreplaced last = unreplaced_of(edits);
    const auto replace = [&edit](const EditRow& earlier) {
        edit.replaces += (edit.replaces.empty() ? "" : " ") + earlier.uuid;
    };
    // Replacing it gives the new edit an id that differs from the changed one.
    std::ranges::for_each(last.changed, replace);
    for (const EditRow& head : last.recorded) {
        replace(head);
        // Keys of later programs are preserved.
        const Tree earlier = tree_of(head);
        for (const auto& [key, value] : earlier.members())
            text.set(key, value);
    }
    // The combined contents of concurrent edits, not those of the last one.
    set_details(text, details_of(edits));
    set_pauses(text, pauses_of(edits));
    set_entry_notes(text, entry_notes_of(edits));
    set_corrected_seats(text, corrected_seats_of(edits));
    text = within_bounds({}, text);
    change(text);
    edit.details = write_toml(text);
    edit.uuid = uuid_of(edit);
    return edit;
}

std::vector<EditRow> within_bounds(std::vector<EditRow> edits)
{
    if (std::ranges::all_of(edits, is_within_bounds))
        return edits;
    EditRow all = next_edit(edits, [](Tree&) {});
    std::vector<std::string> uuids;
    for (const EditRow& edit : edits)
        uuids.push_back(edit.uuid);
    all.replaces = ledger::join(uuids, " ");
    all.uuid = uuid_of(all);
    std::erase_if(edits, [](const EditRow& edit) { return !is_within_bounds(edit); });
    edits.push_back(std::move(all));
    return edits;
}

std::optional<EditRow> edit_for(const std::vector<EditRow>& edits, const SessionDetails& details)
{
    const Unreplaced last = unreplaced_of(edits);
    if (details == details_of(edits) && last.recorded.size() <= 1 && last.changed.empty())
        return std::nullopt;
    return next_edit(edits, [&details](Tree& text) { set_details(text, details); });
}

std::optional<EditRow> edit_for(const std::vector<EditRow>& edits, const Pauses& pauses)
{
    if (pauses == pauses_of(edits))
        return std::nullopt;
    return next_edit(edits, [&pauses](Tree& text) { set_pauses(text, pauses); });
}

bool is_as_recorded(const EditRow& edit)
{
    return edit.uuid == uuid_of(edit);
}

} // namespace consigliere::db
