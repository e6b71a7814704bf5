/// Components as the lists of a record: `businesses`, `jobs`, `allies`, `spaces`.

#include "engine/corleone/components.h"
#include "engine/corleone/messages.h"
#include "engine/ledger/head.h"
#include "engine/ledger/words.h"

#include <algorithm>

namespace consigliere::corleone {

using ledger::complain;
using ledger::Complaint;
using ledger::Contradicts;
using ledger::ErrorOr;
using ledger::Failure;
using ledger::Quoted;
using ledger::Tree;

namespace {

/// The value of an enumeration that a text stands for.
template <typename Enum>
std::optional<Enum> value_in(const Tree& tree)
{
    return tree.text() == nullptr ? std::nullopt : value_of<Enum>(*tree.text());
}

ErrorOr<std::string, Complaint> read_name(const Tree& thing)
{
    const Tree* name = thing.find("name");
    if (name == nullptr)
        return complain(message::component_without_name, thing);
    if (name->text() == nullptr || !ledger::is_name(*name->text())
        || value_of<Area>(*name->text()) == Area::central_park)
        return complain(message::bad_component_name, *name);
    return *name->text();
}

Failure<Complaint> read_label(const Tree& thing, Naming& naming)
{
    const Tree* label = thing.find("label");
    if (label == nullptr)
        return {};
    if (label->text() == nullptr)
        return complain(message::bad_label, *label);
    naming.label = *label->text();
    return {};
}

/// A list of words that all must be icons, for a Business those that are printed on one.
ErrorOr<Icons, Complaint> read_icons(
    const Tree& list, PrintedOn where, const Contradicts<Quoted>& refusal)
{
    if (!list.is_list())
        return complain(message::list_expected, list);
    Icons icons;
    for (const Tree& element : list.elements()) {
        const std::optional<Icon> icon = value_in<Icon>(element);
        if (!icon || row_of(*icon).printed_on > where)
            return complain(refusal, element);
        if (icons.full())
            return complain(message::too_many_icons, list);
        icons.push_back(*icon);
    }
    return icons;
}

Failure<Complaint> read_icons_of(const Tree& thing, std::string_view key, PrintedOn where,
    const Contradicts<Quoted>& refusal, std::optional<Icons>& to)
{
    const Tree* list = thing.find(key);
    if (list == nullptr)
        return {};
    ErrorOr<Icons, Complaint> icons = read_icons(*list, where, refusal);
    if (icons.is_error())
        return icons.error();
    to = icons.value();
    return {};
}

/// A list of words that all are money cards, or all are goods.
template <typename Kind>
Failure<Complaint> read_counts(const Tree& thing, std::string_view key,
    const Contradicts<Quoted>& refusal, std::optional<Counts<Kind>>& to)
{
    const Tree* list = thing.find(key);
    if (list == nullptr)
        return {};
    if (!list->is_list())
        return complain(message::list_expected, *list);
    constexpr std::size_t most = 8;
    if (list->elements().size() > most)
        return complain(message::too_many_icons, *list);
    Counts<Kind> counts;
    for (const Tree& element : list->elements()) {
        const std::optional<Kind> kind = value_in<Kind>(element);
        if (!kind)
            return complain(refusal, element);
        counts.add(*kind);
    }
    to = counts;
    return {};
}

/// A number between two limits, or nothing.
std::optional<int> number_between(const Tree& tree, int least, int most)
{
    const std::int64_t* number = tree.number();
    if (number == nullptr || *number < least || *number > most)
        return std::nullopt;
    return static_cast<int>(*number);
}

template <typename Words>
Tree words_of(const Words& values)
{
    Tree list = Tree::list();
    for (const auto value : values)
        list.add(Tree(word_of(value)));
    return list;
}

template <typename Kind>
Tree words_of(const Counts<Kind>& counts)
{
    Tree list = Tree::list();
    for (int i = 0; i < 4; ++i) {
        const Kind kind = static_cast<Kind>(i);
        for (int card = 0; card < counts[kind]; ++card)
            list.add(Tree(word_of(kind)));
    }
    return list;
}

Tree start(const Naming& naming)
{
    Tree table = Tree::table();
    table.set("name", naming.name);
    if (!naming.label.empty())
        table.set("label", naming.label);
    return table;
}

} // namespace

Failure<Complaint> Components::describe(const Tree& tree)
{
    std::vector<AreaSet> earlier_spaces;
    const auto describe_each = [&tree](std::string_view key, const auto& reader) {
        const Tree* list = tree.find(key);
        if (list == nullptr)
            return Failure<Complaint>{};
        if (!list->is_list())
            return Failure<Complaint>{complain(message::list_expected, *list)};
        for (const Tree& thing : list->elements()) {
            Failure<Complaint> failure = reader(thing);
            if (failure.is_error())
                return failure;
        }
        return Failure<Complaint>{};
    };
    Failure<Complaint> failure =
        describe_each("businesses", [this](const Tree& thing) { return describe_business(thing); });
    if (!failure.is_error())
        failure = describe_each("jobs", [this](const Tree& thing) { return describe_job(thing); });
    if (!failure.is_error())
        failure =
            describe_each("allies", [this](const Tree& thing) { return describe_ally(thing); });
    if (!failure.is_error())
        failure = describe_each(
            "spaces", [&](const Tree& thing) { return describe_space(thing, earlier_spaces); });
    return failure;
}

Failure<Complaint> Components::describe_business(const Tree& tree)
{
    ErrorOr<std::string, Complaint> name = read_name(tree);
    if (name.is_error())
        return name.error();
    const std::optional<BusinessId> id = name_business(name.value());
    if (!id)
        return complain(message::too_many_names, tree, name.value());
    Business business = m_businesses[index_of(*id)];

    if (const Tree* colour = tree.find("colour")) {
        business.colour = value_in<TileColour>(*colour);
        if (!business.colour)
            return complain(message::bad_tile_colour, *colour);
    }
    if (const Tree* territory = tree.find("territory")) {
        const std::optional<Area> area = value_in<Area>(*territory);
        if (!area || !is_territory(*area))
            return complain(message::bad_territory, *territory);
        business.area = area;
    }
    // Described again, it may be no printed one any more, or stand elsewhere.
    for (std::optional<BusinessId>& printed : m_printed) {
        if (printed == *id)
            printed.reset();
    }
    if (business.colour == TileColour::printed) {
        if (!business.area)
            return complain(message::printed_needs_territory, tree, name.value());
        std::optional<BusinessId>& printed = m_printed[static_cast<std::size_t>(*business.area)];
        if (printed && *printed != *id)
            return complain(message::printed_twice, tree, name.value());
        printed = id;
    }
    for (const auto& [key, icons] :
        {std::pair{"front", &business.front}, std::pair{"back", &business.back}}) {
        Failure<Complaint> failure =
            read_icons_of(tree, key, PrintedOn::businesses, message::bad_printed_icon, *icons);
        if (failure.is_error())
            return failure;
    }
    Failure<Complaint> failure = read_label(tree, business.naming);
    if (!failure.is_error())
        m_businesses[index_of(*id)] = std::move(business);
    return failure;
}

Failure<Complaint> Components::describe_job(const Tree& tree)
{
    ErrorOr<std::string, Complaint> name = read_name(tree);
    if (name.is_error())
        return name.error();
    const std::optional<JobId> id = name_job(name.value());
    if (!id)
        return complain(message::too_many_names, tree, name.value());
    Job job = m_jobs[index_of(*id)];

    if (const Tree* colour = tree.find("colour")) {
        job.colour = value_in<JobColour>(*colour);
        if (!job.colour)
            return complain(message::bad_job_colour, *colour);
    }
    if (const Tree* copies = tree.find("copies")) {
        job.copies = number_between(*copies, 1, jobs_in_box);
        if (!job.copies)
            return complain(message::bad_copies, *copies);
    }
    Failure<Complaint> failure = read_counts(tree, "cost", message::bad_cost, job.cost);
    if (!failure.is_error())
        failure = read_counts(tree, "reward", message::bad_reward, job.reward);
    if (!failure.is_error())
        failure = read_icons_of(tree, "effect", PrintedOn::cards, message::bad_icon, job.effect);
    if (!failure.is_error())
        failure = read_label(tree, job.naming);
    if (!failure.is_error())
        m_jobs[index_of(*id)] = std::move(job);
    return failure;
}

Failure<Complaint> Components::describe_ally(const Tree& tree)
{
    ErrorOr<std::string, Complaint> name = read_name(tree);
    if (name.is_error())
        return name.error();
    const std::optional<AllyId> id = name_ally(name.value());
    if (!id)
        return complain(message::too_many_names, tree, name.value());
    Ally ally = m_allies[index_of(*id)];

    if (const Tree* act = tree.find("act")) {
        ally.act = number_between(*act, 1, last_act - 1);
        if (!ally.act)
            return complain(message::bad_ally_act, *act);
    }
    Failure<Complaint> failure =
        read_icons_of(tree, "effect", PrintedOn::cards, message::bad_icon, ally.effect);
    if (!failure.is_error())
        failure = read_label(tree, ally.naming);
    if (!failure.is_error())
        m_allies[index_of(*id)] = std::move(ally);
    return failure;
}

Failure<Complaint> Components::describe_space(const Tree& tree, std::vector<AreaSet>& earlier)
{
    const Tree* touches = tree.find("touches");
    if (touches == nullptr || !touches->is_list())
        return complain(message::bad_touches, touches == nullptr ? tree : *touches);
    AreaSet areas;
    std::vector<std::string> names;
    for (const Tree& element : touches->elements()) {
        const std::optional<Area> area = value_in<Area>(element);
        if (!area || areas.contains(*area))
            return complain(message::bad_touches, element);
        areas.add(*area);
        names.push_back(*element.text());
    }
    if (areas.size() < 2 || areas.size() > 3)
        return complain(message::bad_touches, *touches);

    // Each element of one list is a space of its own, so equal areas count up; `number` says which
    // one is meant when a later list describes it again.
    int number = 1;
    if (const Tree* which = tree.find("number")) {
        const std::optional<int> given =
            number_between(*which, 1, static_cast<int>(space_capacity));
        if (!given)
            return complain(message::bad_touches, *which);
        number = *given;
    } else {
        number += static_cast<int>(std::count(earlier.begin(), earlier.end(), areas));
        earlier.push_back(areas);
    }
    const std::string name = ledger::join(names, "+");
    const std::optional<SpaceId> id = name_space(name, areas, number);
    if (!id)
        return complain(message::too_many_names, tree, name);
    Space& space = m_spaces[index_of(*id)];
    space.name = name_of_space(name, number);
    space.is_described = true;
    if (const Tree* three_plus = tree.find("three_plus")) {
        if (three_plus->truth() == nullptr)
            return complain(message::bad_three_plus, *three_plus);
        space.three_plus = *three_plus->truth();
    }
    return {};
}

Tree Components::description() const
{
    Tree businesses = Tree::list();
    for (const Business& business : m_businesses) {
        const bool is_told =
            !business.naming.label.empty() || business.colour || business.front || business.back;
        if (!is_told || business.area == Area::central_park)
            continue;
        Tree table = start(business.naming);
        if (business.colour)
            table.set("colour", word_of(*business.colour));
        if (business.area)
            table.set("territory", word_of(*business.area));
        if (business.front)
            table.set("front", words_of(*business.front));
        if (business.back)
            table.set("back", words_of(*business.back));
        businesses.add(std::move(table));
    }
    Tree jobs = Tree::list();
    for (const Job& job : m_jobs) {
        const bool is_told = !job.naming.label.empty() || job.colour || job.cost || job.reward
            || job.effect || job.copies;
        if (!is_told)
            continue;
        Tree table = start(job.naming);
        if (job.colour)
            table.set("colour", word_of(*job.colour));
        if (job.cost)
            table.set("cost", words_of(*job.cost));
        if (job.reward)
            table.set("reward", words_of(*job.reward));
        if (job.effect)
            table.set("effect", words_of(*job.effect));
        if (job.copies)
            table.set("copies", *job.copies);
        jobs.add(std::move(table));
    }
    Tree allies = Tree::list();
    for (const Ally& ally : m_allies) {
        if (ally.naming.label.empty() && !ally.act && !ally.effect)
            continue;
        Tree table = start(ally.naming);
        if (ally.act)
            table.set("act", *ally.act);
        if (ally.effect)
            table.set("effect", words_of(*ally.effect));
        allies.add(std::move(table));
    }
    Tree spaces = Tree::list();
    for (const Space& space : m_spaces) {
        if (!space.is_described)
            continue;
        Tree table = Tree::table();
        const std::string_view areas = std::string_view(space.name).substr(0, space.name.find('#'));
        table.set("touches", Tree::list_of(ledger::split(areas, '+')));
        if (space.number > 1)
            table.set("number", space.number);
        if (space.three_plus)
            table.set("three_plus", *space.three_plus);
        spaces.add(std::move(table));
    }
    Tree description = Tree::table();
    description.set("businesses", std::move(businesses));
    description.set("jobs", std::move(jobs));
    description.set("allies", std::move(allies));
    description.set("spaces", std::move(spaces));
    return description;
}

} // namespace consigliere::corleone
