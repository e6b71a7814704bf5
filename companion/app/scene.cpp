#include "companion/app/scene.h"

#include "companion/language/language.h"
#include "companion/widgets/picture.h"
#include "companion/widgets/reading_order.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace consigliere::app {

using language::tr;
using language::tr_in;
using widgets::ControlState;
using widgets::PlacedText;
using widgets::Rect;
using widgets::Target;
using widgets::Ui;

namespace {

/// What an icon says where no words stand beside it.
std::string word_of_icon(std::string_view icon)
{
    using namespace widgets;
    const std::pair<const char*, std::string (*)()> words[] = {
        {symbol::check, [] { return tr("Done"); }},
        {symbol::cross, [] { return tr("Close"); }},
        {symbol::redo, [] { return tr("Redo"); }},
        {symbol::undo, [] { return tr("Undo"); }},
        {symbol::first, [] { return tr("To the beginning"); }},
        {symbol::last, [] { return tr("To the end"); }},
        {symbol::play, [] { return tr("Play"); }},
        {symbol::stop, [] { return tr("Stop"); }},
        {symbol::back, [] { return tr("Back"); }},
        {symbol::forward, [] { return tr("Next"); }},
        {symbol::more, [] { return tr("More"); }},
        {symbol::question, [] { return tr("Why?"); }},
        {symbol::plus, [] { return tr("One more"); }},
        {symbol::minus, [] { return tr("One fewer"); }},
        {symbol::trash, [] { return tr("Delete"); }},
        {symbol::up, [] { return tr("Up"); }},
        {symbol::gear, [] { return tr("Settings"); }},
        {symbol::book, [] { return tr("Rules"); }},
        {symbol::clock, [] { return tr("Clock"); }},
        {symbol::pencil, [] { return tr("Edit"); }},
        {symbol::rotate, [] { return tr("Continue"); }},
        {symbol::keyboard, [] { return tr("On-screen keyboard"); }},
        {symbol::erase, [] { return tr("Delete"); }},
        {symbol::file_out, [] { return tr("Export"); }},
        {symbol::file_in, [] { return tr("Import"); }},
        {symbol::camera, [] { return tr("Add a photo"); }},
        {symbol::box, [] { return tr("Components"); }},
    };
    const auto* const found = std::ranges::find_if(
        words, [icon](const auto& word) { return std::string_view(word.first) == icon; });
    return found == std::end(words) ? std::string() : found->second();
}

/// Icons are in U+F000 to U+F8FF: three bytes.
bool is_icon(std::string_view text)
{
    const auto byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    return text.size() >= 3 && byte(0) == 0xefU && byte(1) >= 0x80U && byte(1) <= 0xa3U;
}

void add_part(std::string& name, const std::string& part)
{
    if (part.empty())
        return;
    constexpr std::string_view ends = ".,:;!?";
    if (!name.empty())
        name += ends.find(name.back()) == std::string_view::npos ? ", " : " ";
    name += part;
}

SceneRole role_of(const Target& target)
{
    switch (target.role) {
    case widgets::TargetRole::option:
        return SceneRole::option;
    case widgets::TargetRole::field:
        return SceneRole::field;
    case widgets::TargetRole::button:
        break;
    }
    return SceneRole::button;
}

/// The name of a target that is drawn without a text; the space key is blank.
std::string name_of(const Target& target)
{
    return target.id == "key:space" ? tr_in("keyboard", "Space") : target.name;
}

SceneItem item_of(const Target& target)
{
    return {.key = target.id,
        .role = role_of(target),
        .name = name_of(target),
        .description = target.mood == ControlState::disabled ? target.missing : std::string(),
        .value = target.value,
        .rect = target.rect,
        .is_enabled = target.mood != ControlState::disabled,
        .is_chosen = target.is_chosen,
        .is_focused = target.is_focused};
}

/// A scene while it is put together.
struct Draft {
    Scene scene;
    /// For each item, where it is with what is scrolled out of sight.
    std::vector<Rect> places;

    /// The smallest target around a text, if possible one that is seen; nullptr if there is none.
    /// What is out of sight belongs to no target that is wholly in sight, such as a button below
    /// the list.
    SceneItem* target_of(const PlacedText& text, std::size_t targets, bool may_be_hidden)
    {
        const ImVec2 point = text.rect.centre();
        SceneItem* best = nullptr;
        std::pair<bool, float> best_rank;
        for (std::size_t i = 0; i < targets; ++i) {
            const Rect& place = places[i];
            const bool hides = scene.items[i].rect.is_empty();
            const Rect& seen = scene.items[i].rect;
            const bool is_whole = seen.height() >= place.height() && seen.width() >= place.width();
            if (!place.contains(point) || (hides && !may_be_hidden)
                || (is_whole && !text.is_in_sight))
                continue;
            const std::pair<bool, float> rank{hides, place.width() * place.height()};
            if (best == nullptr || rank < best_rank) {
                best = &scene.items[i];
                best_rank = rank;
            }
        }
        return best;
    }
};

void add_texts(Draft& draft, const Ui& ui)
{
    // At the edge of a list, the rest of a row that is still seen may be too small to be tapped.
    const auto is_in_list = [&ui](ImVec2 point) {
        return std::ranges::any_of(ui.lists(),
            [point](const widgets::ScrolledList& list) { return list.rect.contains(point); });
    };
    const std::size_t targets = draft.scene.items.size();
    std::map<std::string, int> seen;
    std::vector<bool> is_named;
    for (const SceneItem& item : draft.scene.items)
        is_named.push_back(!item.name.empty());
    for (const PlacedText& text : ui.placed_texts()) {
        std::string heard = as_heard(text.text);
        if (heard.empty())
            continue;
        const ImVec2 centre = text.rect.centre();
        SceneItem* target = draft.target_of(text, targets, !text.is_in_sight || is_in_list(centre));
        if (target != nullptr) {
            if (!is_named[static_cast<std::size_t>(target - draft.scene.items.data())])
                add_part(target->name, heard);
        } else if (text.is_in_sight) {
            // Keys of targets have no blanks.
            std::string key = "text " + heard;
            key += " " + std::to_string(seen[key]++);
            draft.scene.items.push_back(
                {std::move(key), SceneRole::text, std::move(heard), {}, {}, text.rect});
            draft.places.push_back(text.rect);
        }
    }
}

} // namespace

bool SceneItem::operator==(const SceneItem& other) const
{
    const auto parts = [](const SceneItem& item) {
        return std::tie(item.key, item.role, item.name, item.description, item.value,
            item.rect.left, item.rect.top, item.rect.right, item.rect.bottom, item.is_enabled,
            item.is_chosen, item.is_focused);
    };
    return parts(*this) == parts(other);
}

std::string as_heard(std::string_view text)
{
    std::string heard;
    std::string icons;
    for (std::size_t at = 0; at < text.size();) {
        if (is_icon(text.substr(at))) {
            add_part(icons, word_of_icon(text.substr(at, 3)));
            at += 3;
        } else {
            heard += text[at] == '\n' ? ' ' : text[at];
            ++at;
        }
    }
    const auto begin = heard.find_first_not_of(' ');
    if (begin == std::string::npos)
        return icons;
    return heard.substr(begin, heard.find_last_not_of(' ') - begin + 1);
}

Scene scene_of(const Ui& ui)
{
    Draft draft;
    for (const std::vector<Target>* targets : {&ui.targets(), &ui.hidden_targets()}) {
        for (const Target& target : *targets) {
            draft.scene.items.push_back(item_of(target));
            draft.places.push_back(target.whole);
        }
    }
    add_texts(draft, ui);
    Scene scene{{}, language::tag_of(language::chosen()), tr("Tap")};
    for (const std::size_t i : widgets::reading_order(draft.places)) {
        // A row at the edge of a list may show no text yet; it has a name when it is scrolled into
        // sight.
        SceneItem& item = draft.scene.items[i];
        const bool is_whole = item.rect.height() >= draft.places[i].height() - 1
            && item.rect.width() >= draft.places[i].width() - 1;
        if (!item.name.empty() || is_whole)
            scene.items.push_back(std::move(item));
    }
    return scene;
}

} // namespace consigliere::app
