#include "companion/app/at_spi_objects.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <span>
#include <utility>

namespace consigliere::app {

using screens::BusMessage;

namespace {

constexpr std::string_view interface_prefix = "org.a11y.atspi.";
constexpr const char* properties_interface = "org.freedesktop.DBus.Properties";
constexpr std::string_view object_prefix = "/org/a11y/atspi/accessible/";

// Of the enumerations of AT-SPI.
struct Role {
    std::uint32_t number;
    const char* name; ///< In English, as AT-SPI names it.
};
constexpr Role role_frame{23, "frame"};
constexpr Role role_label{29, "label"};
constexpr Role role_push_button{43, "push button"};
constexpr Role role_toggle_button{62, "toggle button"};
constexpr Role role_application{75, "application"};
constexpr Role role_entry{79, "entry"};
constexpr Role role_notification{101, "notification"};
constexpr unsigned state_active = 1;
constexpr unsigned state_checked = 4;
constexpr unsigned state_editable = 7;
constexpr unsigned state_enabled = 8;
constexpr unsigned state_focusable = 11;
constexpr unsigned state_focused = 12;
constexpr unsigned state_sensitive = 24;
constexpr unsigned state_showing = 25;
constexpr unsigned state_single_line = 26;
constexpr unsigned state_visible = 30;
constexpr unsigned state_checkable = 41;
constexpr std::uint32_t layer_widget = 3;
constexpr std::uint32_t layer_window = 7;

Role at_spi_role(SceneRole role)
{
    switch (role) {
    case SceneRole::button:
        return role_push_button;
    case SceneRole::option:
        return role_toggle_button;
    case SceneRole::field:
        return role_entry;
    case SceneRole::text:
        break;
    }
    return role_label;
}

std::uint64_t bits(std::initializer_list<unsigned> states)
{
    std::uint64_t all = 0;
    for (const unsigned state : states)
        all |= std::uint64_t{1} << state;
    return all;
}

/// Letters of a text from one to before another; -1 is the end.
std::string letters_between(const std::string& text, std::int32_t from, std::int32_t to)
{
    std::string part;
    std::int32_t at = -1;
    for (const char byte : text) {
        at += (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U ? 1 : 0;
        if (at >= from && (to < 0 || at < to))
            part += byte;
    }
    return part;
}

std::int32_t letters_in(const std::string& text)
{
    return static_cast<std::int32_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// Code point of one letter; 0 for none.
std::int32_t code_of(const std::string& letter)
{
    if (letter.empty())
        return 0;
    const auto lead = static_cast<unsigned char>(letter.front());
    std::uint32_t code = letter.size() == 1 ? lead : lead & (0x7fU >> letter.size());
    for (std::size_t i = 1; i < letter.size(); ++i)
        code = (code << 6U) | (static_cast<unsigned char>(letter[i]) & 0x3fU);
    return static_cast<std::int32_t>(code);
}

/// Argument `index` of a call; of no type if there is none.
DBusMessageIter argument(DBusMessage& call, int index)
{
    DBusMessageIter at;
    dbus_message_iter_init(&call, &at);
    for (; index > 0; --index)
        dbus_message_iter_next(&at);
    return at;
}

/// 0 if that is no number.
std::int32_t number_in(DBusMessage& call, int index)
{
    DBusMessageIter at = argument(call, index);
    const int type = dbus_message_iter_get_arg_type(&at);
    dbus_int32_t value = 0;
    if (type == DBUS_TYPE_INT32 || type == DBUS_TYPE_UINT32)
        dbus_message_iter_get_basic(&at, &value);
    return value;
}

/// Empty if that is no text.
std::string text_in(DBusMessage& call, int index)
{
    DBusMessageIter at = argument(call, index);
    const char* text = "";
    if (dbus_message_iter_get_arg_type(&at) == DBUS_TYPE_STRING)
        dbus_message_iter_get_basic(&at, static_cast<void*>(&text));
    return text;
}

std::int32_t rounded(float value)
{
    return static_cast<std::int32_t>(std::lround(value));
}

} // namespace

/// One call to one object.
struct AtSpiVisit {
    enum class What : std::uint8_t { application, window, item, notification };

    AtSpiObjects& objects;
    DBusMessage& call;
    BusWriter out; ///< The reply.
    What what = What::item;
    std::size_t place = 0; ///< Of an item, or the number of a notification.
    /// What the answer waits for.
    std::optional<SceneAct> act{};

    [[nodiscard]] const Scene& scene() const { return *objects.m_scene; }
    [[nodiscard]] bool is_item() const { return what == What::item || what == What::notification; }
    [[nodiscard]] const SceneItem& item() const
    {
        return what == What::notification
            ? objects.m_notifications.at(static_cast<std::uint32_t>(place))
            : scene().items[place];
    }
    [[nodiscard]] bool is_field() const { return is_item() && item().role == SceneRole::field; }
    [[nodiscard]] bool can_act() const { return is_item() && item().role != SceneRole::text; }
    [[nodiscard]] std::string words() const { return is_field() ? item().value : item().name; }
    [[nodiscard]] std::int32_t length() const { return letters_in(words()); }
    [[nodiscard]] std::int32_t number(int index) const { return number_in(call, index); }
    [[nodiscard]] std::int32_t child_count() const
    {
        if (what == What::application)
            return 1;
        return is_item() ? 0 : static_cast<std::int32_t>(objects.m_item_numbers.size());
    }
    [[nodiscard]] Role role() const;
    [[nodiscard]] std::uint64_t states() const;
    /// `origin` 0 is the display, otherwise the window.
    [[nodiscard]] ImVec2 corner_of(std::int32_t origin) const
    {
        return origin == 0 ? ImVec2{objects.m_place.left, objects.m_place.top} : ImVec2{0, 0};
    }
    [[nodiscard]] widgets::Rect extents(std::int32_t origin) const;
    [[nodiscard]] std::int32_t item_at(ImVec2 point) const;

    /// Null object where there is none.
    void write_child(BusWriter& to, std::int32_t index) const;
    void write_parent(BusWriter& to) const;
    void write_version(BusWriter& to) const { to.text(objects.m_version); }
    void write_id(BusWriter& to) const { to.number(objects.m_id); }
    void begin(SceneAct::Kind kind);
    void write(std::string text)
    {
        act = SceneAct{SceneAct::Kind::write, item().key, std::move(text)};
    }

    // Each returns false if there is no such thing.
    bool run(std::string_view interface, std::string_view method);
    bool get(std::string_view property);
    bool get_all(std::string_view interface);
    bool set();
};

Role AtSpiVisit::role() const
{
    if (what == What::application)
        return role_application;
    if (what == What::notification)
        return role_notification;
    return is_item() ? at_spi_role(item().role) : role_frame;
}

std::uint64_t AtSpiVisit::states() const
{
    std::uint64_t all = bits({state_enabled, state_sensitive, state_visible, state_showing});
    if (what == What::window && objects.m_place.is_active)
        all |= bits({state_active});
    if (!is_item())
        return all;
    if (!item().is_enabled)
        all &= ~bits({state_enabled, state_sensitive});
    if (item().rect.is_empty() && what != What::notification)
        all &= ~bits({state_showing});
    if (can_act())
        all |= bits({state_focusable});
    if (item().role == SceneRole::option)
        all |= bits({state_checkable});
    if (is_field())
        all |= bits({state_editable, state_single_line});
    if (item().is_chosen)
        all |= bits({state_checked});
    if (item().is_focused)
        all |= bits({state_focused});
    return all;
}

widgets::Rect AtSpiVisit::extents(std::int32_t origin) const
{
    const PicturePlace& picture = objects.m_place;
    const widgets::Rect rect =
        is_item() ? item().rect : widgets::Rect::at({0, 0}, picture.width, picture.height);
    const ImVec2 corner = corner_of(origin);
    return rect.moved(corner.x, corner.y);
}

/// A point in the window; -1 if there is no item.
std::int32_t AtSpiVisit::item_at(ImVec2 point) const
{
    const auto found = std::ranges::find_if(
        scene().items, [point](const SceneItem& other) { return other.rect.contains(point); });
    return what != What::window || found == scene().items.end()
        ? -1
        : static_cast<std::int32_t>(found - scene().items.begin());
}

void AtSpiVisit::write_child(BusWriter& to, std::int32_t index) const
{
    if (index < 0 || index >= child_count())
        to.structure([](BusWriter& inner) { inner.text("").path("/org/a11y/atspi/null"); });
    else if (what == What::application)
        objects.write_object(to, AtSpiObjects::window_path());
    else
        objects.write_object(
            to, AtSpiObjects::path_of(objects.m_item_numbers[static_cast<std::size_t>(index)]));
}

void AtSpiVisit::write_parent(BusWriter& to) const
{
    const AtSpiObjects::Address& desktop = objects.m_desktop;
    if (what == What::application)
        to.structure([&](BusWriter& inner) { inner.text(desktop.name).path(desktop.path); });
    else if (is_item())
        objects.write_object(to, AtSpiObjects::window_path());
    else
        objects.write_root(to);
}

void AtSpiVisit::begin(SceneAct::Kind kind)
{
    if (can_act())
        act = SceneAct{kind, item().key};
    else
        out.flag(false);
}

// The interfaces. --------------------------------------------------------------------------------

namespace {

using Visit = AtSpiVisit;

struct Method {
    std::string_view name;
    void (*run)(Visit& visit);
};

struct Property {
    std::string_view name;
    const char* signature;
    void (*write)(const Visit& visit, BusWriter& to);
};

struct Interface {
    std::string_view name;
    bool (*is_offered)(const Visit& visit);
    std::span<const Method> methods;
    std::span<const Property> properties{};
};

std::span<const Interface> all_interfaces();

void tell_no_attributes(Visit& visit)
{
    visit.out.array("{ss}");
}

void tell_role_name(Visit& visit)
{
    visit.out.text(visit.role().name);
}

constexpr std::array accessible_methods{
    Method{"GetChildAtIndex", [](Visit& visit) { visit.write_child(visit.out, visit.number(0)); }},
    Method{"GetChildren",
        [](Visit& visit) {
            visit.out.array("(so)", [&](BusWriter& inner) {
                for (std::int32_t i = 0; i < visit.child_count(); ++i)
                    visit.write_child(inner, i);
            });
        }},
    Method{"GetIndexInParent",
        [](Visit& visit) {
            const auto place = static_cast<std::int32_t>(visit.place);
            visit.out.number(visit.what == Visit::What::notification ? -1 : place);
        }},
    Method{"GetRelationSet", [](Visit& visit) { visit.out.array("(ua(so))"); }},
    Method{"GetRole", [](Visit& visit) { visit.out.count(visit.role().number); }},
    Method{"GetRoleName", tell_role_name},
    Method{"GetLocalizedRoleName", tell_role_name},
    Method{"GetState",
        [](Visit& visit) {
            visit.out.array("u", [all = visit.states()](BusWriter& inner) {
                inner.count(static_cast<std::uint32_t>(all))
                    .count(static_cast<std::uint32_t>(all >> 32U));
            });
        }},
    Method{"GetAttributes", tell_no_attributes},
    Method{"GetApplication", [](Visit& visit) { visit.objects.write_root(visit.out); }},
    Method{"GetInterfaces",
        [](Visit& visit) {
            visit.out.array("s", [&](BusWriter& inner) {
                for (const Interface& each : all_interfaces()) {
                    if (each.is_offered(visit))
                        inner.text(std::string(interface_prefix) + std::string(each.name));
                }
            });
        }},
};

constexpr std::array accessible_properties{
    Property{"Name", "s",
        [](const Visit& visit, BusWriter& to) {
            to.text(visit.is_item() ? visit.item().name : "Consigliere");
        }},
    Property{"Description", "s",
        [](const Visit& visit, BusWriter& to) {
            to.text(visit.is_item() ? visit.item().description : "");
        }},
    Property{"Parent", "(so)", [](const Visit& visit, BusWriter& to) { visit.write_parent(to); }},
    Property{"ChildCount", "i",
        [](const Visit& visit, BusWriter& to) { to.number(visit.child_count()); }},
    Property{
        "Locale", "s", [](const Visit& visit, BusWriter& to) { to.text(visit.scene().language); }},
};

constexpr std::array application_methods{
    Method{"GetLocale", [](Visit& visit) { visit.out.text(visit.scene().language); }},
};

constexpr std::array application_properties{
    Property{"ToolkitName", "s", [](const Visit&, BusWriter& to) { to.text("Consigliere"); }},
    Property{"Version", "s", [](const Visit& visit, BusWriter& to) { visit.write_version(to); }},
    Property{"AtspiVersion", "s", [](const Visit&, BusWriter& to) { to.text("2.1"); }},
    Property{"Id", "i", [](const Visit& visit, BusWriter& to) { visit.write_id(to); }},
};

/// The first two arguments.
ImVec2 point_in(const Visit& visit)
{
    return {static_cast<float>(visit.number(0)), static_cast<float>(visit.number(1))};
}

void take_focus(Visit& visit)
{
    visit.begin(SceneAct::Kind::focus);
}

constexpr std::array component_methods{
    Method{"Contains",
        [](Visit& visit) {
            visit.out.flag(visit.extents(visit.number(2)).contains(point_in(visit)));
        }},
    Method{"GetAccessibleAtPoint",
        [](Visit& visit) {
            const ImVec2 point = point_in(visit);
            const ImVec2 corner = visit.corner_of(visit.number(2));
            visit.write_child(visit.out, visit.item_at({point.x - corner.x, point.y - corner.y}));
        }},
    Method{"GetExtents",
        [](Visit& visit) {
            const widgets::Rect rect = visit.extents(visit.number(0));
            visit.out.structure([&rect](BusWriter& inner) {
                inner.number(rounded(rect.left)).number(rounded(rect.top));
                inner.number(rounded(rect.width())).number(rounded(rect.height()));
            });
        }},
    Method{"GetPosition",
        [](Visit& visit) {
            const widgets::Rect rect = visit.extents(visit.number(0));
            visit.out.number(rounded(rect.left)).number(rounded(rect.top));
        }},
    Method{"GetSize",
        [](Visit& visit) {
            const widgets::Rect rect = visit.extents(0);
            visit.out.number(rounded(rect.width())).number(rounded(rect.height()));
        }},
    Method{"GetLayer",
        [](Visit& visit) { visit.out.count(visit.is_item() ? layer_widget : layer_window); }},
    Method{"GrabFocus", take_focus},
    Method{"ScrollTo", take_focus},
};

/// There is one act: a tap.
void tell_act_in_words(Visit& visit)
{
    visit.out.text(visit.scene().act);
}

constexpr std::array action_methods{
    Method{"GetName", [](Visit& visit) { visit.out.text("click"); }},
    Method{"GetLocalizedName", tell_act_in_words},
    Method{"GetDescription", tell_act_in_words},
    Method{"GetKeyBinding", [](Visit& visit) { visit.out.text(""); }},
    Method{"GetActions",
        [](Visit& visit) {
            visit.out.array("(sss)", [&](BusWriter& inner) {
                inner.structure(
                    [&](BusWriter& act) { act.text("click").text(visit.scene().act).text(""); });
            });
        }},
    Method{"DoAction", [](Visit& visit) { visit.begin(SceneAct::Kind::tap); }},
};

constexpr std::array action_properties{
    Property{"NActions", "i", [](const Visit&, BusWriter& to) { to.number(1); }},
};

/// Texts are short: each is one piece.
void tell_all_letters(Visit& visit)
{
    visit.out.text(visit.words()).number(0).number(visit.length());
}

void tell_text_attributes(Visit& visit)
{
    tell_no_attributes(visit);
    visit.out.number(0).number(visit.length());
}

void write_length(const Visit& visit, BusWriter& to)
{
    to.number(visit.length());
}

constexpr std::array text_methods{
    Method{"GetText",
        [](Visit& visit) {
            visit.out.text(letters_between(visit.words(), visit.number(0), visit.number(1)));
        }},
    Method{"GetStringAtOffset", tell_all_letters},
    Method{"GetTextAtOffset", tell_all_letters},
    Method{"GetCharacterAtOffset",
        [](Visit& visit) {
            const std::int32_t at = visit.number(0);
            visit.out.number(code_of(letters_between(visit.words(), at, at + 1)));
        }},
    Method{"GetNSelections", [](Visit& visit) { visit.out.number(0); }},
    Method{"GetDefaultAttributes", tell_no_attributes},
    Method{"GetAttributes", tell_text_attributes},
    Method{"GetAttributeRun", tell_text_attributes},
};

constexpr std::array text_properties{
    Property{"CharacterCount", "i", write_length},
    Property{"CaretOffset", "i", write_length},
};

constexpr std::array editable_text_methods{
    Method{"SetTextContents", [](Visit& visit) { visit.write(text_in(visit.call, 0)); }},
    // Where, what, and how many bytes of it.
    Method{"InsertText",
        [](Visit& visit) {
            const std::string words = visit.words();
            const std::int32_t at = visit.number(0);
            visit.write(letters_between(words, 0, at) + text_in(visit.call, 1)
                + letters_between(words, at, -1));
        }},
    Method{"DeleteText",
        [](Visit& visit) {
            const std::string words = visit.words();
            const std::int32_t to = visit.number(1);
            visit.write(letters_between(words, 0, visit.number(0))
                + (to < 0 ? std::string() : letters_between(words, to, -1)));
        }},
};

constexpr std::array interfaces{
    Interface{
        "Accessible", [](const Visit&) { return true; }, accessible_methods, accessible_properties},
    Interface{"Application",
        [](const Visit& visit) { return visit.what == Visit::What::application; },
        application_methods, application_properties},
    Interface{"Component",
        [](const Visit& visit) { return visit.what != Visit::What::application; },
        component_methods},
    Interface{
        "Text", [](const Visit& visit) { return visit.is_item(); }, text_methods, text_properties},
    Interface{"Action", [](const Visit& visit) { return visit.can_act(); }, action_methods,
        action_properties},
    Interface{
        "EditableText", [](const Visit& visit) { return visit.is_field(); }, editable_text_methods},
};

std::span<const Interface> all_interfaces()
{
    return interfaces;
}

/// nullptr if the object does not offer it.
const Interface* interface_of(const Visit& visit, std::string_view name)
{
    const auto* const found = std::ranges::find(interfaces, name, &Interface::name);
    return found == interfaces.end() || !found->is_offered(visit) ? nullptr : found;
}

} // namespace

bool AtSpiVisit::run(std::string_view interface, std::string_view method)
{
    const Interface* offered = interface_of(*this, interface);
    if (offered == nullptr)
        return false;
    const auto found = std::ranges::find(offered->methods, method, &Method::name);
    if (found == offered->methods.end())
        return false;
    found->run(*this);
    return true;
}

bool AtSpiVisit::get(std::string_view property)
{
    for (const Interface& each : interfaces) {
        const auto found = std::ranges::find(each.properties, property, &Property::name);
        if (found == each.properties.end() || !each.is_offered(*this))
            continue;
        out.variant(found->signature, [&](BusWriter& inner) { found->write(*this, inner); });
        return true;
    }
    return false;
}

bool AtSpiVisit::get_all(std::string_view interface)
{
    const Interface* offered = interface_of(*this, interface);
    out.array("{sv}", [&](BusWriter& list) {
        for (const Property& each :
            offered == nullptr ? std::span<const Property>() : offered->properties)
            list.entry(
                each.name, each.signature, [&](BusWriter& inner) { each.write(*this, inner); });
    });
    return true;
}

/// The registry gives the application a number.
bool AtSpiVisit::set()
{
    DBusMessageIter at = argument(call, 2);
    if (what != What::application || text_in(call, 1) != "Id"
        || dbus_message_iter_get_arg_type(&at) != DBUS_TYPE_VARIANT)
        return false;
    DBusMessageIter value;
    dbus_message_iter_recurse(&at, &value);
    if (dbus_message_iter_get_arg_type(&value) == DBUS_TYPE_INT32)
        dbus_message_iter_get_basic(&value, &objects.m_id);
    return true;
}

void AtSpiObjects::show(std::shared_ptr<const Scene> scene, const PicturePlace& place)
{
    m_scene = std::move(scene);
    m_place = place;
    if (m_numbers.size() > most_numbers)
        m_numbers.clear();
    m_item_numbers.clear();
    m_places.clear();
    for (std::size_t i = 0; i < m_scene->items.size(); ++i) {
        const std::uint32_t number = number_of(m_scene->items[i].key);
        m_item_numbers.push_back(number);
        m_places[number] = i;
    }
}

std::string AtSpiObjects::add_notification(std::string sentence)
{
    if (m_notifications.size() == most_notifications)
        m_notifications.erase(m_notifications.begin());
    SceneItem item;
    item.name = std::move(sentence);
    m_notifications.emplace(++m_last_number, std::move(item));
    return path_of(m_last_number);
}

std::uint32_t AtSpiObjects::number_of(const std::string& key)
{
    const auto [place, is_new] = m_numbers.try_emplace(key, m_last_number + 1);
    if (is_new)
        ++m_last_number;
    return place->second;
}

std::string AtSpiObjects::path_of(std::uint32_t number)
{
    return std::string(object_prefix) + std::to_string(number);
}

void AtSpiObjects::write_object(BusWriter& writer, const std::string& path) const
{
    writer.structure([&](BusWriter& inner) { inner.text(m_own_name).path(path); });
}

AtSpiObjects::Answer AtSpiObjects::answer(DBusMessage& call)
{
    const auto text = [](const char* part) {
        return std::string_view(part == nullptr ? "" : part);
    };
    const auto without_prefix = [](std::string_view name) {
        return name.starts_with(interface_prefix) ? name.substr(interface_prefix.size()) : name;
    };
    const std::string_view path = text(dbus_message_get_path(&call));
    const std::string_view interface = text(dbus_message_get_interface(&call));
    const std::string_view method = text(dbus_message_get_member(&call));
    Answer answer{BusMessage(dbus_message_new_method_return(&call)), std::nullopt};
    if (path == cache_path && method == "GetItems") {
        // Everything is asked for when it is needed.
        BusWriter(*answer.reply).array("((so)(so)(so)iiassusau)");
        return answer;
    }
    AtSpiVisit visit{*this, call, BusWriter(*answer.reply)};
    std::uint32_t number = 0;
    if (path.starts_with(object_prefix))
        std::from_chars(path.data() + object_prefix.size(), path.data() + path.size(), number);
    if (path == root_path) {
        visit.what = AtSpiVisit::What::application;
    } else if (number == window_number) {
        visit.what = AtSpiVisit::What::window;
    } else if (m_notifications.contains(number)) {
        visit.what = AtSpiVisit::What::notification;
        visit.place = number;
    } else if (const auto found = m_places.find(number); found != m_places.end()) {
        visit.place = found->second;
    } else {
        answer.reply.reset(dbus_message_new_error(
            &call, DBUS_ERROR_UNKNOWN_OBJECT, "It is no longer on the screen."));
        return answer;
    }
    bool is_known = false;
    if (interface != properties_interface)
        is_known = visit.run(without_prefix(interface), method);
    else if (method == "Get")
        is_known = visit.get(text_in(call, 1));
    else if (method == "GetAll")
        is_known = visit.get_all(without_prefix(text_in(call, 0)));
    else
        is_known = method == "Set" && visit.set();
    if (!is_known)
        answer.reply.reset(
            dbus_message_new_error(&call, DBUS_ERROR_UNKNOWN_METHOD, "Not offered."));
    answer.act = visit.act;
    return answer;
}

} // namespace consigliere::app
