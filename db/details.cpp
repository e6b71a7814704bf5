#include "db/details.h"

#include "db/entry_notes.h"
#include "db/toml.h"
#include "engine/ledger/words.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace consigliere::db {

using ledger::Tree;

Tree tree_of(const EditRow& edit)
{
    ledger::ErrorOr<Tree, FileError> tree = read_toml_text(edit.details, edit.uuid);
    return tree.is_error() ? Tree::table() : std::move(tree.value());
}

namespace {

/// All that the edits say under a key, each once and in one order on all machines.
std::set<std::string> texts_under(const char* key, const std::vector<EditRow>& edits)
{
    std::set<std::string> texts;
    for (const EditRow& edit : edits) {
        const Tree tree = tree_of(edit);
        const Tree* value = tree.find(key);
        if (value != nullptr && value->text() != nullptr && !value->text()->empty())
            texts.insert(*value->text());
    }
    return texts;
}

std::string joined(const std::set<std::string>& texts, const char* between)
{
    return ledger::join(std::vector<std::string>(texts.begin(), texts.end()), between);
}

std::string uuid_of(const EditRow& edit)
{
    return make_derived_id("consigliere edit", edit.replaces + "\n" + edit.details);
}

} // namespace

std::vector<EditRow> heads_of(const std::vector<EditRow>& edits)
{
    std::set<std::string> replaced;
    for (const EditRow& edit : edits) {
        for (const std::string_view uuid : ledger::split(edit.replaces, ' '))
            replaced.emplace(uuid);
    }
    std::vector<EditRow> heads;
    std::ranges::copy_if(edits, std::back_inserter(heads),
        [&replaced](const EditRow& edit) { return !replaced.contains(edit.uuid); });
    std::ranges::sort(heads, {}, &EditRow::uuid);
    return heads;
}

SessionDetails details_of(const std::vector<EditRow>& edits)
{
    const std::vector<EditRow> heads = heads_of(edits);
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
    return details;
}

EditRow next_edit(const std::vector<EditRow>& edits, const std::function<void(Tree&)>& change)
{
    EditRow edit;
    Tree text = Tree::table();
    for (const EditRow& head : heads_of(edits)) {
        edit.replaces += (edit.replaces.empty() ? "" : " ") + head.uuid;
        // What a later program says there is kept.
        const Tree earlier = tree_of(head);
        for (const auto& [key, value] : earlier.members())
            text.set(key, value);
    }
    set_entry_notes(text, entry_notes_of(edits));
    change(text);
    edit.details = write_toml(text);
    edit.uuid = uuid_of(edit);
    return edit;
}

std::optional<EditRow> edit_for(const std::vector<EditRow>& edits, const SessionDetails& details)
{
    if (details == details_of(edits) && heads_of(edits).size() <= 1)
        return std::nullopt;
    return next_edit(edits, [&details](Tree& text) {
        text.set("date", details.date);
        text.set("place", details.place);
        text.set("notes", details.notes);
    });
}

bool is_as_recorded(const EditRow& edit)
{
    return edit.uuid == uuid_of(edit);
}

} // namespace consigliere::db
