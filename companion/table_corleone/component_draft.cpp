#include "companion/table_corleone/component_draft.h"

#include "companion/table_corleone/names.h"
#include "companion/table_corleone/view.h"
#include "engine/ledger/line_words.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>

namespace consigliere::table_corleone {

namespace {

/// Converts a printed name to a record name: "Penn Central R.R." → "penn-central-r-r".
std::string record_name_of(const std::string& label)
{
    icu::UnicodeString lower = icu::UnicodeString::fromUTF8(label).toLower();
    icu::UnicodeString name;
    for (std::int32_t i = 0; i < lower.length(); i = lower.moveIndex32(i, 1)) {
        const UChar32 letter = lower.char32At(i);
        if (u_isalnum(letter) != 0)
            name.append(letter);
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name.append(u'-');
    }
    if (name.endsWith(u'-'))
        name.remove(name.length() - 1);
    std::string text;
    name.toUTF8String(text);
    return text;
}

template <typename Find>
std::string free_name(const std::string& wanted, const Find& find)
{
    std::string name = wanted;
    for (int number = 2; find(name).has_value(); ++number)
        name = wanted + "-" + std::to_string(number);
    return name;
}

/// Record name of the Business that the books print under this label; empty if none.
std::string name_in_books(const Components& components, const std::string& printed)
{
    std::string name;
    for (const BusinessId known : businesses_without_place(components)) {
        const Naming& naming = components[known].naming;
        if (!printed.empty() && (naming.name == printed || record_name_of(naming.label) == printed))
            name = naming.name;
    }
    return name;
}

template <typename Kind>
Icons icons_of(const std::optional<Counts<Kind>>& counts)
{
    Icons icons;
    for (int i = 0; counts && i < 4; ++i) {
        const Kind kind = static_cast<Kind>(i);
        for (int card = 0; card < (*counts)[kind] && !icons.full(); ++card)
            icons.push_back(icon_of(kind));
    }
    return icons;
}

template <typename Kind>
Counts<Kind> counts_of(const Icons& icons)
{
    Counts<Kind> counts;
    for (const Icon icon : icons) {
        if (const std::optional<Kind> kind = about<Kind>(icon))
            counts.add(*kind);
    }
    return counts;
}

} // namespace

ComponentDraft ComponentDraft::of(const Business& business)
{
    const bool is_printed = business.colour == TileColour::printed;
    ComponentDraft draft = is_printed
        ? new_printed_business(business.area.value_or(Area::wall_street))
        : new_tile(business.colour.value_or(TileColour::blue));
    draft.recognise(business);
    return draft;
}

void ComponentDraft::recognise(const Business& business)
{
    name = business.naming.name;
    label = business.naming.label;
    if (business.front)
        front = business.front;
    if (business.back)
        back = business.back;
}

ComponentDraft ComponentDraft::of(const Job& job)
{
    ComponentDraft draft = new_job();
    draft.name = job.naming.name;
    draft.label = job.naming.label;
    draft.job_colour = job.colour;
    draft.cost = icons_of(job.cost);
    draft.reward = icons_of(job.reward);
    draft.effect = job.effect.value_or(Icons{});
    draft.copies = job.copies.value_or(0);
    return draft;
}

ComponentDraft ComponentDraft::of(const Ally& ally, int act)
{
    ComponentDraft draft = new_ally(ally.act.value_or(act));
    draft.name = ally.naming.name;
    draft.label = ally.naming.label;
    draft.effect = ally.effect.value_or(Icons{});
    return draft;
}

ComponentDraft ComponentDraft::of(const Space& space)
{
    ComponentDraft draft = new_space();
    draft.name = space.name;
    draft.touches = space.touches;
    draft.three_plus = space.three_plus;
    return draft;
}

ComponentDraft::Mark ComponentDraft::mark_with(const Position& position)
{
    return player_count(position) == 2 ? Mark::has_to_be_told : Mark::may_stay_untold;
}

ComponentDraft::Missing ComponentDraft::missing() const
{
    const auto says_something = [](const std::optional<Icons>& half) {
        return half && !half->empty();
    };
    const bool is_empty = !says_something(front) && !says_something(back);
    switch (subject) {
    case Subject::tile:
        // A tile stays until the end of the game, so both halves must be described, empty ones too.
        return is_empty || !front || !back ? Missing::halves : Missing::nothing;
    case Subject::printed_business:
        return is_empty ? Missing::halves : Missing::nothing;
    case Subject::job:
        return job_colour ? Missing::nothing : Missing::colour;
    case Subject::ally:
        return effect.empty() ? Missing::effect : Missing::nothing;
    case Subject::space:
        break;
    }
    if (touches.size() != 2 && touches.size() != 3)
        return Missing::areas;
    return mark == Mark::has_to_be_told && !three_plus ? Missing::mark : Missing::nothing;
}

std::optional<Place> ComponentDraft::place(const Components& components) const
{
    const auto place_on = [](const auto& found) {
        return found ? std::optional(Place::on(*found)) : std::nullopt;
    };
    switch (subject) {
    case Subject::tile:
    case Subject::printed_business:
        return place_on(components.find_business(name));
    case Subject::space:
        return place_on(components.find_space(touches, number_of_space(name)));
    default:
        return std::nullopt;
    }
}

std::string_view ComponentDraft::kind() const
{
    constexpr std::array<std::string_view, 5> kinds{
        "businesses", "businesses", "jobs", "allies", "spaces"};
    return kinds[static_cast<std::size_t>(subject)];
}

std::string tell_name(const ComponentDraft& draft)
{
    if (draft.subject != ComponentDraft::Subject::space)
        return tell(Naming{draft.name, draft.label});
    Space space;
    space.name = draft.name;
    space.number = number_of_space(draft.name);
    return tell(space);
}

std::string tell_place(const ComponentDraft& draft)
{
    if (draft.subject != ComponentDraft::Subject::space)
        return tell(draft.area);
    std::string text;
    for (const Area area : all_of<Area>) {
        if (draft.touches.contains(area))
            text += (text.empty() ? "" : " + ") + tell(area);
    }
    return text.empty() ? "…" : text;
}

TileColour tile_colour_now(const Position& position)
{
    return position.phase != Phase::setup && position.act > 2 ? TileColour::red : TileColour::blue;
}

int ally_act_now(const Position& position)
{
    if (position.phase == Phase::setup)
        return 1;
    return position.phase == Phase::entracte ? position.act + 1 : position.act;
}

std::vector<BusinessId> businesses_without_place(const Components& components)
{
    return ids_where<BusinessId>(components.businesses(), [&components](BusinessId id) {
        const Business& business = components[id];
        return (business.front || business.back) && !business.colour && !business.area;
    });
}

void ComponentDraft::choose_name(const Components& components)
{
    if (!name.empty() || subject == Subject::space)
        return;
    const std::string printed = record_name_of(label);
    const auto choose = [&](const std::string& otherwise, const auto& find) {
        name = free_name(printed.empty() ? otherwise : printed,
            [&](const std::string& taken) { return (components.*find)(taken); });
    };
    if (subject == Subject::job)
        choose(std::string(word_of(job_colour.value_or(JobColour::yellow))) + "-job",
            &Components::find_job);
    else if (subject == Subject::ally)
        choose("ally-of-act-" + std::to_string(act), &Components::find_ally);
    else if (name = name_in_books(components, printed); !name.empty())
        return;
    else if (subject == Subject::tile)
        choose(std::string(word_of(tile_colour)) + "-tile", &Components::find_business);
    else
        choose(std::string(word_of(area)) + "-printed", &Components::find_business);
}

Space ComponentDraft::described_space(const Components& components)
{
    std::vector<std::string> names;
    for (const Area touched : all_of<Area>) {
        if (touches.contains(touched))
            names.emplace_back(word_of(touched));
    }
    // Record names list the areas of a space alphabetically.
    std::ranges::sort(names);
    int number = number_of_space(name);
    while (name.empty() && components.find_space(touches, number))
        ++number;
    name = name_of_space(ledger::join(names, "+"), number);
    return {name, touches, number, true, three_plus};
}

int number_of_space(std::string_view name)
{
    const std::size_t hash = name.find('#');
    return hash == std::string_view::npos ? 1
                                          : ledger::number_of(name.substr(hash + 1)).value_or(1);
}

ledger::Tree ComponentDraft::describe(const Components& components)
{
    choose_name(components);
    const Naming naming{name, label};
    switch (subject) {
    case Subject::tile:
        return description_of(Business{naming, tile_colour, {}, front, back});
    case Subject::printed_business:
        return description_of(Business{naming, tile_colour, area, front, back});
    case Subject::job:
        return description_of(Job{naming, job_colour, counts_of<Good>(cost),
            counts_of<Bill>(reward), effect, copies > 0 ? std::optional(copies) : std::nullopt});
    case Subject::ally:
        return description_of(Ally{naming, act, effect});
    case Subject::space:
        break;
    }
    return description_of(described_space(components));
}

} // namespace consigliere::table_corleone
