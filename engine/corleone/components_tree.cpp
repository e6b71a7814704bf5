// Reads and writes components as lists of a record, by their forms.

#include "engine/corleone/component_forms.h"
#include "engine/ledger/line_words.h"
#include "engine/ledger/record_head.h"
#include "engine/ledger/table_of.h"

#include <algorithm>
#include <utility>

namespace consigliere::corleone {

using ledger::complain;
using ledger::ErrorOr;
using ledger::RecordError;
using ledger::Status;
using ledger::Tree;

namespace {

// Reading. -------------------------------------------------------------------------------------

template <typename Value>
std::optional<Value> value_in(const Tree& tree)
{
    if constexpr (std::is_enum_v<Value>) {
        if (tree.text() != nullptr)
            return value_of<Value>(*tree.text());
    } else if constexpr (std::is_same_v<Value, bool>) {
        if (tree.boolean() != nullptr)
            return *tree.boolean();
    } else if (tree.number() != nullptr && std::in_range<Value>(*tree.number())) {
        return static_cast<Value>(*tree.number());
    }
    return std::nullopt;
}

template <typename Thing, typename Value>
auto possible_value_in(const Tree& tree, const Field<Thing, Value>& field)
{
    auto value = value_in<typename Field<Thing, Value>::Element>(tree);
    if (value && !field.is_possible(*value))
        value.reset();
    return value;
}

void add_to(Icons& icons, Icon icon)
{
    icons.push_back(icon);
}
template <typename Kind>
void add_to(Counts<Kind>& counts, Kind kind)
{
    counts.add(kind);
}

template <typename Thing, typename Value>
Status<RecordError> read_list(const Tree& list, const Field<Thing, Value>& field, Value& values)
{
    if (!list.is_list())
        return complain(message::list_expected, list);
    if (list.elements().size() > Icons::capacity())
        return complain(message::too_many_icons, list);
    for (const Tree& element : list.elements()) {
        const auto value = possible_value_in(element, field);
        if (!value)
            return complain(*field.refusal, element);
        add_to(values, *value);
    }
    return {};
}

template <typename Thing, typename Value>
Status<RecordError> read_field(const Tree& tree, const Field<Thing, Value>& field, Thing& thing)
{
    const Tree* given = tree.find(field.key);
    if (given == nullptr)
        return {};
    Status<RecordError> failure;
    std::optional<Value> value;
    if constexpr (std::is_same_v<Value, typename Field<Thing, Value>::Element>)
        value = possible_value_in(*given, field);
    else
        failure = read_list(*given, field, value.emplace());
    if (!value)
        failure = complain(*field.refusal, *given);
    if (!failure.is_error())
        thing.*field.member = *value;
    return failure;
}

template <typename Thing>
Status<RecordError> read_fields(const Tree& tree, Thing& thing)
{
    Status<RecordError> failure;
    const auto read = [&](const auto& field) {
        if (!failure.is_error())
            failure = read_field(tree, field, thing);
    };
    std::apply([&](const auto&... field) { (read(field), ...); }, form_of<Thing>.fields);
    return failure;
}

ErrorOr<std::string, RecordError> read_name(const Tree& thing)
{
    const Tree* name = thing.find("name");
    if (name == nullptr)
        return complain(message::component_without_name, thing);
    if (name->text() == nullptr || !ledger::is_name(*name->text())
        || *name->text() == word_of(Area::central_park))
        return complain(message::bad_component_name, *name);
    return *name->text();
}

Status<RecordError> read_label(const Tree& thing, Naming& naming)
{
    const Tree* label = thing.find("label");
    if (label == nullptr)
        return {};
    if (label->text() == nullptr)
        return complain(message::bad_label, *label);
    naming.label = *label->text();
    return {};
}

/// The areas of a space as written, joined by '+'.
std::string_view areas_of(const Space& space)
{
    return std::string_view(space.name).substr(0, space.name.find('#'));
}

/// Reads a space. Within one list, each element with equal areas is another space and gets the next
/// number; in a later list, `number` selects the space. `earlier`: the spaces of this list so far.
ErrorOr<Space, RecordError> read_space(const Tree& tree, std::vector<std::string>& earlier)
{
    const Tree* touches = tree.find("touches");
    if (touches == nullptr || !touches->is_list())
        return complain(message::bad_touches, touches == nullptr ? tree : *touches);
    Space space;
    for (const Tree& element : touches->elements()) {
        const std::optional<Area> area = value_in<Area>(element);
        if (!area || space.touches.contains(*area))
            return complain(message::bad_touches, element);
        space.touches.add(*area);
        space.name += (space.name.empty() ? "" : "+") + *element.text();
    }
    if (space.touches.size() < 2 || space.touches.size() > 3)
        return complain(message::bad_touches, *touches);
    if (const Tree* which = tree.find("number")) {
        constexpr int most = static_cast<int>(Components::space_capacity);
        const std::optional<int> number = value_in<int>(*which);
        if (!number || !lies_between<1, most>(*number))
            return complain(message::bad_touches, *which);
        space.number = *number;
    } else {
        const std::string alike = Components::spelling(space.name);
        space.number += static_cast<int>(std::ranges::count(earlier, alike));
        earlier.push_back(alike);
    }
    space.name = name_of_space(space.name, space.number);
    return space;
}

// Writing. -------------------------------------------------------------------------------------

template <typename Value>
Tree written(const Value& value)
{
    if constexpr (std::is_enum_v<Value>)
        return Tree(word_of(value));
    else
        return Tree(value);
}

Tree written(const Icons& icons)
{
    return Tree::list_of(icons, [](Icon icon) { return word_of(icon); });
}

template <typename Kind>
Tree written(const Counts<Kind>& counts)
{
    Tree list = Tree::list();
    for (const Kind kind : all_of<Kind>) {
        for (int card = 0; card < counts[kind]; ++card)
            list.add(written(kind));
    }
    return list;
}

/// Writes the identification: the name, or the areas that a space touches.
template <typename Thing>
Tree begin_writing(const Thing& thing)
{
    Tree table = Tree::table();
    table.set("name", thing.naming.name);
    if (!thing.naming.label.empty())
        table.set("label", thing.naming.label);
    return table;
}

Tree begin_writing(const Space& space)
{
    Tree table = Tree::table();
    table.set("touches", Tree::list_of(ledger::split(areas_of(space), '+')));
    if (space.number > 1)
        table.set("number", space.number);
    return table;
}

template <typename Thing>
Tree write(const Thing& thing)
{
    Tree table = begin_writing(thing);
    const auto write_field = [&](const auto& field) {
        if (const auto& value = thing.*field.member)
            table.set(field.key, written(*value));
    };
    std::apply([&](const auto&... field) { (write_field(field), ...); }, form_of<Thing>.fields);
    return table;
}

/// Returns true if more than the name is known; Central Park is printed in the rulebook.
template <typename Thing>
bool is_described(const Thing& thing, const Tree& table)
{
    return table.members().size() > 1 && thing.naming.name != word_of(Area::central_park);
}

bool is_described(const Space& space, const Tree&)
{
    return space.is_described;
}

template <typename Thing>
void write_list(const std::vector<Thing>& things, Tree& description)
{
    Tree list = Tree::list();
    for (const Thing& thing : things) {
        Tree table = write(thing);
        if (is_described(thing, table))
            list.add(std::move(table));
    }
    description.set(form_of<Thing>.list, std::move(list));
}

} // namespace

Status<RecordError> Components::describe(const Tree& tree)
{
    Status<RecordError> failure;
    const auto describe = [&]<typename Thing>(const std::vector<Thing>&) {
        if (!failure.is_error())
            failure = describe_list<Thing>(tree);
    };
    std::apply([&](const auto&... things) { (describe(things), ...); }, m_things);
    return failure;
}

template <typename Thing>
Status<RecordError> Components::describe_list(const Tree& tree)
{
    const Tree* list = tree.find(form_of<Thing>.list);
    if (list == nullptr)
        return {};
    if (!list->is_list())
        return complain(message::list_expected, *list);
    [[maybe_unused]] std::vector<std::string> earlier;
    for (const Tree& element : list->elements()) {
        Status<RecordError> failure;
        if constexpr (std::is_same_v<Thing, Space>)
            failure = describe_space(element, earlier);
        else
            failure = describe_one<Thing>(element);
        if (failure.is_error())
            return failure;
    }
    return {};
}

template <typename Thing>
Status<RecordError> Components::describe_one(const Tree& tree)
{
    const ErrorOr<std::string, RecordError> name = read_name(tree);
    if (name.is_error())
        return name.error();
    const auto id = (this->*form_of<Thing>.naming)(name.value());
    if (!id)
        return complain(message::too_many_names, tree, name.value());
    Thing thing = (*this)[*id];
    Status<RecordError> failure = read_label(tree, thing.naming);
    if (!failure.is_error())
        failure = read_fields(tree, thing);
    if constexpr (std::is_same_v<Thing, Business>) {
        if (!failure.is_error())
            failure = lay_if_printed(*id, thing, tree);
    }
    if (!failure.is_error())
        all<Thing>()[index_of(*id)] = std::move(thing);
    return failure;
}

/// A new description may move a Business or make it a tile.
Status<RecordError> Components::lay_if_printed(
    BusinessId id, const Business& business, const Tree& tree)
{
    std::ranges::replace(m_printed, std::optional(id), std::optional<BusinessId>());
    if (business.colour != TileColour::printed)
        return {};
    if (!business.area)
        return complain(message::printed_needs_territory, tree, business.naming.name);
    std::optional<BusinessId>& printed = m_printed[static_cast<std::size_t>(*business.area)];
    if (printed)
        return complain(message::printed_twice, tree, business.naming.name);
    printed = id;
    return {};
}

Status<RecordError> Components::describe_space(const Tree& tree, std::vector<std::string>& earlier)
{
    const ErrorOr<Space, RecordError> read = read_space(tree, earlier);
    if (read.is_error())
        return read.error();
    const std::string_view areas = areas_of(read.value());
    const std::optional<SpaceId> id = name_space(areas, read.value().touches, read.value().number);
    if (!id)
        return complain(message::too_many_names, tree, areas);
    Space& space = all<Space>()[index_of(*id)];
    space.name = read.value().name;
    space.is_described = true;
    return read_fields(tree, space);
}

Tree Components::description() const
{
    Tree description = Tree::table();
    std::apply([&](const auto&... things) { (write_list(things, description), ...); }, m_things);
    return description;
}

template <typename Thing>
Tree description_of(const Thing& thing)
{
    Tree list = Tree::list();
    list.add(write(thing));
    return ledger::table_of({{form_of<Thing>.list, std::move(list)}});
}
template Tree description_of(const Business&);
template Tree description_of(const Job&);
template Tree description_of(const Ally&);
template Tree description_of(const Space&);

// For callers that know no game. ------------------------------------------------------------------

constinit const std::array<std::string_view, 4> Components::lists{
    form_of<Business>.list, form_of<Job>.list, form_of<Ally>.list, form_of<Space>.list};

std::string Components::name(
    std::string_view list, Tree& description, std::vector<std::string>& earlier)
{
    if (list != form_of<Space>.list)
        return std::string(ledger::text_or_empty(description.find("name")));
    const ErrorOr<Space, RecordError> space = read_space(description, earlier);
    if (space.is_error())
        return {};
    if (space.value().number > 1)
        description.set("number", space.value().number);
    return space.value().name;
}

std::string Components::spelling(std::string_view name)
{
    const std::size_t end_of_areas = std::min(name.find('#'), name.size());
    std::vector<std::string_view> areas = ledger::split(name.substr(0, end_of_areas), '+');
    std::ranges::sort(areas);
    return ledger::join({areas.begin(), areas.end()}, "+") + std::string(name.substr(end_of_areas));
}

bool Components::lies_on_board(std::string_view list, const Tree& description)
{
    const Tree* colour = description.find("colour");
    return list == form_of<Space>.list
        || (colour != nullptr && *colour == Tree(word_of(TileColour::printed)));
}

} // namespace consigliere::corleone
