#include "companion/app/at_spi_objects.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace consigliere::app {

using screens::BusMessage;

namespace {

constexpr std::string_view interface_prefix = "org.a11y.atspi.";
constexpr const char* properties_interface = "org.freedesktop.DBus.Properties";
constexpr std::string_view object_prefix = "/org/a11y/atspi/accessible/";

// Of the enumerations of AT-SPI.
constexpr std::uint32_t role_frame = 23;
constexpr std::uint32_t role_label = 29;
constexpr std::uint32_t role_push_button = 43;
constexpr std::uint32_t role_toggle_button = 62;
constexpr std::uint32_t role_application = 75;
constexpr std::uint32_t role_entry = 79;
constexpr std::uint32_t role_notification = 101;
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

std::uint32_t role_number(SceneRole role)
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

/// In English, as AT-SPI names them.
const char* role_name(std::uint32_t role)
{
    switch (role) {
    case role_application:
        return "application";
    case role_frame:
        return "frame";
    case role_push_button:
        return "push button";
    case role_toggle_button:
        return "toggle button";
    case role_entry:
        return "entry";
    case role_notification:
        return "notification";
    default:
        return "label";
    }
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

/// Argument `index` of a call, if it is a number; otherwise 0.
std::int32_t number_in(DBusMessage& call, int index)
{
    DBusMessageIter at;
    if (dbus_message_iter_init(&call, &at) == FALSE)
        return 0;
    for (; index > 0; --index) {
        if (dbus_message_iter_next(&at) == FALSE)
            return 0;
    }
    const int type = dbus_message_iter_get_arg_type(&at);
    dbus_int32_t value = 0;
    if (type == DBUS_TYPE_INT32 || type == DBUS_TYPE_UINT32)
        dbus_message_iter_get_basic(&at, &value);
    return value;
}

std::string text_in(DBusMessage& call, int index)
{
    const char* first = nullptr;
    const char* second = nullptr;
    if (dbus_message_get_args(
            &call, nullptr, DBUS_TYPE_STRING, &first, DBUS_TYPE_STRING, &second, DBUS_TYPE_INVALID)
        == FALSE) {
        if (dbus_message_get_args(&call, nullptr, DBUS_TYPE_STRING, &first, DBUS_TYPE_INVALID)
            == FALSE)
            return {};
    }
    const char* text = index == 0 ? first : second;
    return text == nullptr ? std::string() : text;
}

std::int32_t rounded(float value)
{
    return static_cast<std::int32_t>(std::lround(value));
}

} // namespace

BusWriter& BusWriter::text(std::string_view value)
{
    // libdbus ends a program that passes it anything else.
    std::string letters(value.substr(0, value.find('\0')));
    if (dbus_validate_utf8(letters.c_str(), nullptr) == FALSE)
        std::ranges::replace_if(
            letters, [](char byte) { return static_cast<unsigned char>(byte) >= 0x80U; }, '?');
    const char* pointer = letters.c_str();
    dbus_message_iter_append_basic(&m_at, DBUS_TYPE_STRING, static_cast<void*>(&pointer));
    return *this;
}

BusWriter& BusWriter::path(const std::string& value)
{
    const char* pointer = value.c_str();
    dbus_message_iter_append_basic(&m_at, DBUS_TYPE_OBJECT_PATH, static_cast<void*>(&pointer));
    return *this;
}

BusWriter& BusWriter::number(std::int32_t value)
{
    dbus_message_iter_append_basic(&m_at, DBUS_TYPE_INT32, &value);
    return *this;
}

BusWriter& BusWriter::count(std::uint32_t value)
{
    dbus_message_iter_append_basic(&m_at, DBUS_TYPE_UINT32, &value);
    return *this;
}

BusWriter& BusWriter::flag(bool value)
{
    const dbus_bool_t number = value ? TRUE : FALSE;
    dbus_message_iter_append_basic(&m_at, DBUS_TYPE_BOOLEAN, &number);
    return *this;
}

BusWriter& BusWriter::within(
    int kind, const char* signature, const std::function<void(BusWriter& inner)>& fill)
{
    BusWriter inner;
    dbus_message_iter_open_container(&m_at, kind, signature, &inner.m_at);
    fill(inner);
    dbus_message_iter_close_container(&m_at, &inner.m_at);
    return *this;
}

BusWriter& BusWriter::array(
    const char* signature, const std::function<void(BusWriter& inner)>& fill)
{
    return within(DBUS_TYPE_ARRAY, signature, fill);
}

BusWriter& BusWriter::structure(const std::function<void(BusWriter& inner)>& fill)
{
    return within(DBUS_TYPE_STRUCT, nullptr, fill);
}

BusWriter& BusWriter::entry(
    std::string_view key, const char* signature, const std::function<void(BusWriter& inner)>& fill)
{
    return within(DBUS_TYPE_DICT_ENTRY, nullptr,
        [&](BusWriter& inner) { inner.text(key).variant(signature, fill); });
}

BusWriter& BusWriter::variant(
    const char* signature, const std::function<void(BusWriter& inner)>& fill)
{
    return within(DBUS_TYPE_VARIANT, signature, fill);
}

/// One call to one object.
class AtSpiVisit {
public:
    enum class What : std::uint8_t { application, window, item, notification };

    /// `place` is that of an item, or the number of a notification.
    AtSpiVisit(
        AtSpiObjects& objects, What what, std::size_t place, DBusMessage& call, BusMessage& reply)
        : m_objects(objects)
        , m_what(what)
        , m_place(place)
        , m_call(call)
        , m_out(*reply)
    {
    }

    /// False if there is no such method. `act` is what the answer waits for.
    bool run(std::string_view interface, std::string_view method);
    bool get(std::string_view property);
    void get_all(std::string_view interface);
    bool set();
    [[nodiscard]] const std::optional<SceneAct>& act() const { return m_act; }

private:
    using Run = void (AtSpiVisit::*)();
    struct Method {
        std::string_view interface;
        std::string_view name;
        Run run;
    };
    struct Property {
        std::string_view interface;
        std::string_view name;
        const char* signature;
        void (AtSpiVisit::*write)(BusWriter& out);
    };
    static const std::vector<Method>& methods();
    static const std::vector<Property>& properties();

    [[nodiscard]] bool is_item() const
    {
        return m_what == What::item || m_what == What::notification;
    }
    [[nodiscard]] const SceneItem& item() const
    {
        return m_what == What::notification
            ? m_objects.m_notifications.at(static_cast<std::uint32_t>(m_place))
            : m_objects.m_scene->items[m_place];
    }
    [[nodiscard]] bool can_act() const { return is_item() && item().role != SceneRole::text; }
    [[nodiscard]] std::string words() const
    {
        return item().role == SceneRole::field ? item().value : item().name;
    }
    [[nodiscard]] std::vector<std::string> interfaces() const;
    [[nodiscard]] bool has(std::string_view interface) const;
    [[nodiscard]] std::int32_t child_count() const;
    [[nodiscard]] std::string child_path(std::int32_t index) const;
    [[nodiscard]] std::string parent_path() const;
    [[nodiscard]] std::uint32_t role() const;
    [[nodiscard]] std::uint64_t states() const;
    [[nodiscard]] widgets::Rect extents(std::int32_t origin) const;
    /// Null object where there is none.
    void write_child(BusWriter& out, std::int32_t index) const;

    void write_name(BusWriter& out);
    void write_description(BusWriter& out);
    void write_parent(BusWriter& out);
    void write_child_count(BusWriter& out) { out.number(child_count()); }
    void write_locale(BusWriter& out) { out.text(m_objects.m_scene->language); }
    void write_toolkit(BusWriter& out) { out.text("Consigliere"); }
    void write_version(BusWriter& out) { out.text(m_objects.m_version); }
    void write_protocol(BusWriter& out) { out.text("2.1"); }
    void write_id(BusWriter& out) { out.number(m_objects.m_id); }
    void write_one(BusWriter& out) { out.number(1); }
    void write_letter_count(BusWriter& out) { out.number(letters_in(words())); }
    void write_caret(BusWriter& out) { out.number(letters_in(words())); }

    void tell_child() { write_child(m_out, number_in(m_call, 0)); }
    void tell_children();
    void tell_index();
    void tell_relations()
    {
        m_out.array("(ua(so))", [](BusWriter&) {});
    }
    void tell_role() { m_out.count(role()); }
    void tell_role_name() { m_out.text(role_name(role())); }
    void tell_states();
    void tell_attributes()
    {
        m_out.array("{ss}", [](BusWriter&) {});
    }
    void tell_application() { m_objects.write_root(m_out); }
    void tell_interfaces();
    void tell_locale() { m_out.text(m_objects.m_scene->language); }
    void tell_contains();
    void tell_object_at();
    void tell_extents();
    void tell_position();
    void tell_size();
    void tell_layer() { m_out.count(is_item() ? layer_widget : layer_window); }
    void take_focus() { begin(SceneAct::Kind::focus); }
    void tell_act_name() { m_out.text("click"); }
    void tell_act_in_words() { m_out.text(m_objects.m_scene->act); }
    void tell_nothing() { m_out.text(""); }
    void tell_acts();
    void take_tap() { begin(SceneAct::Kind::tap); }
    void begin(SceneAct::Kind kind);
    void write(std::string text);
    void take_text() { write(text_in(m_call, 0)); }
    void take_more_text();
    void take_less_text();
    void tell_letters();
    void tell_all_letters();
    void tell_letter();
    void tell_no_selection() { m_out.number(0); }
    void tell_text_attributes();
    void tell_items();

    AtSpiObjects& m_objects;
    What m_what;
    std::size_t m_place;
    DBusMessage& m_call;
    BusWriter m_out;
    std::optional<SceneAct> m_act;
};

const std::vector<AtSpiVisit::Method>& AtSpiVisit::methods()
{
    using Visit = AtSpiVisit;
    static const std::vector<Method> all{
        {"Accessible", "GetChildAtIndex", &Visit::tell_child},
        {"Accessible", "GetChildren", &Visit::tell_children},
        {"Accessible", "GetIndexInParent", &Visit::tell_index},
        {"Accessible", "GetRelationSet", &Visit::tell_relations},
        {"Accessible", "GetRole", &Visit::tell_role},
        {"Accessible", "GetRoleName", &Visit::tell_role_name},
        {"Accessible", "GetLocalizedRoleName", &Visit::tell_role_name},
        {"Accessible", "GetState", &Visit::tell_states},
        {"Accessible", "GetAttributes", &Visit::tell_attributes},
        {"Accessible", "GetApplication", &Visit::tell_application},
        {"Accessible", "GetInterfaces", &Visit::tell_interfaces},
        {"Application", "GetLocale", &Visit::tell_locale},
        {"Component", "Contains", &Visit::tell_contains},
        {"Component", "GetAccessibleAtPoint", &Visit::tell_object_at},
        {"Component", "GetExtents", &Visit::tell_extents},
        {"Component", "GetPosition", &Visit::tell_position},
        {"Component", "GetSize", &Visit::tell_size},
        {"Component", "GetLayer", &Visit::tell_layer},
        {"Component", "GrabFocus", &Visit::take_focus},
        {"Component", "ScrollTo", &Visit::take_focus},
        {"Action", "GetName", &Visit::tell_act_name},
        {"Action", "GetLocalizedName", &Visit::tell_act_in_words},
        {"Action", "GetDescription", &Visit::tell_act_in_words},
        {"Action", "GetKeyBinding", &Visit::tell_nothing},
        {"Action", "GetActions", &Visit::tell_acts},
        {"Action", "DoAction", &Visit::take_tap},
        {"Text", "GetText", &Visit::tell_letters},
        {"Text", "GetStringAtOffset", &Visit::tell_all_letters},
        {"Text", "GetTextAtOffset", &Visit::tell_all_letters},
        {"Text", "GetCharacterAtOffset", &Visit::tell_letter},
        {"Text", "GetNSelections", &Visit::tell_no_selection},
        {"EditableText", "SetTextContents", &Visit::take_text},
        {"EditableText", "InsertText", &Visit::take_more_text},
        {"EditableText", "DeleteText", &Visit::take_less_text},
        {"Text", "GetDefaultAttributes", &Visit::tell_attributes},
        {"Text", "GetAttributes", &Visit::tell_text_attributes},
        {"Text", "GetAttributeRun", &Visit::tell_text_attributes},
    };
    return all;
}

const std::vector<AtSpiVisit::Property>& AtSpiVisit::properties()
{
    using Visit = AtSpiVisit;
    static const std::vector<Property> all{
        {"Accessible", "Name", "s", &Visit::write_name},
        {"Accessible", "Description", "s", &Visit::write_description},
        {"Accessible", "Parent", "(so)", &Visit::write_parent},
        {"Accessible", "ChildCount", "i", &Visit::write_child_count},
        {"Accessible", "Locale", "s", &Visit::write_locale},
        {"Application", "ToolkitName", "s", &Visit::write_toolkit},
        {"Application", "Version", "s", &Visit::write_version},
        {"Application", "AtspiVersion", "s", &Visit::write_protocol},
        {"Application", "Id", "i", &Visit::write_id},
        {"Action", "NActions", "i", &Visit::write_one},
        {"Text", "CharacterCount", "i", &Visit::write_letter_count},
        {"Text", "CaretOffset", "i", &Visit::write_caret},
    };
    return all;
}

std::vector<std::string> AtSpiVisit::interfaces() const
{
    std::vector<std::string> names{"Accessible"};
    if (m_what == What::application)
        names.emplace_back("Application");
    else
        names.emplace_back("Component");
    if (is_item())
        names.emplace_back("Text");
    if (can_act())
        names.emplace_back("Action");
    if (is_item() && item().role == SceneRole::field)
        names.emplace_back("EditableText");
    return names;
}

bool AtSpiVisit::has(std::string_view interface) const
{
    const std::vector<std::string> names = interfaces();
    return std::ranges::find(names, interface) != names.end();
}

std::int32_t AtSpiVisit::child_count() const
{
    if (m_what == What::application)
        return 1;
    return is_item() ? 0 : static_cast<std::int32_t>(m_objects.m_item_numbers.size());
}

std::string AtSpiVisit::child_path(std::int32_t index) const
{
    if (index < 0 || index >= child_count())
        return {};
    return m_what == What::application
        ? AtSpiObjects::window_path()
        : AtSpiObjects::path_of(m_objects.m_item_numbers[static_cast<std::size_t>(index)]);
}

std::uint32_t AtSpiVisit::role() const
{
    if (m_what == What::application)
        return role_application;
    if (m_what == What::notification)
        return role_notification;
    return is_item() ? role_number(item().role) : role_frame;
}

std::uint64_t AtSpiVisit::states() const
{
    std::uint64_t all = bits({state_enabled, state_sensitive, state_visible, state_showing});
    if (m_what == What::window && m_objects.m_place.is_active)
        all |= bits({state_active});
    if (!is_item())
        return all;
    if (!item().is_enabled)
        all &= ~bits({state_enabled, state_sensitive});
    if (item().rect.is_empty() && m_what != What::notification)
        all &= ~bits({state_showing});
    if (item().role != SceneRole::text)
        all |= bits({state_focusable});
    if (item().role == SceneRole::option)
        all |= bits({state_checkable});
    if (item().role == SceneRole::field)
        all |= bits({state_editable, state_single_line});
    if (item().is_chosen)
        all |= bits({state_checked});
    if (item().is_focused)
        all |= bits({state_focused});
    return all;
}

/// `origin` 0 is the display, otherwise the window.
widgets::Rect AtSpiVisit::extents(std::int32_t origin) const
{
    const PicturePlace& place = m_objects.m_place;
    widgets::Rect rect =
        is_item() ? item().rect : widgets::Rect::at({0, 0}, place.width, place.height);
    const float left = origin == 0 ? place.left : 0;
    const float top = origin == 0 ? place.top : 0;
    return {rect.left + left, rect.top + top, rect.right + left, rect.bottom + top};
}

void AtSpiVisit::write_child(BusWriter& out, std::int32_t index) const
{
    const std::string path = child_path(index);
    if (path.empty())
        out.structure([](BusWriter& inner) { inner.text("").path("/org/a11y/atspi/null"); });
    else
        m_objects.write_object(out, path);
}

void AtSpiVisit::write_name(BusWriter& out)
{
    out.text(is_item() ? item().name : "Consigliere");
}

void AtSpiVisit::write_description(BusWriter& out)
{
    out.text(is_item() ? item().description : "");
}

void AtSpiVisit::write_parent(BusWriter& out)
{
    const AtSpiObjects::Address& desktop = m_objects.m_desktop;
    if (m_what == What::application)
        out.structure([&](BusWriter& inner) { inner.text(desktop.name).path(desktop.path); });
    else if (is_item())
        m_objects.write_object(out, AtSpiObjects::window_path());
    else
        m_objects.write_root(out);
}

void AtSpiVisit::tell_children()
{
    m_out.array("(so)", [&](BusWriter& inner) {
        for (std::int32_t i = 0; i < child_count(); ++i)
            write_child(inner, i);
    });
}

void AtSpiVisit::tell_index()
{
    const std::int32_t place = m_what == What::item ? static_cast<std::int32_t>(m_place) : 0;
    m_out.number(m_what == What::notification ? -1 : place);
}

void AtSpiVisit::tell_states()
{
    const std::uint64_t all = states();
    m_out.array("u", [all](BusWriter& inner) {
        inner.count(static_cast<std::uint32_t>(all)).count(static_cast<std::uint32_t>(all >> 32U));
    });
}

void AtSpiVisit::tell_interfaces()
{
    m_out.array("s", [&](BusWriter& inner) {
        for (const std::string& name : interfaces())
            inner.text(std::string(interface_prefix) + name);
    });
}

void AtSpiVisit::tell_contains()
{
    const ImVec2 point{
        static_cast<float>(number_in(m_call, 0)), static_cast<float>(number_in(m_call, 1))};
    m_out.flag(extents(number_in(m_call, 2)).contains(point));
}

void AtSpiVisit::tell_object_at()
{
    const std::int32_t origin = number_in(m_call, 2);
    const PicturePlace& place = m_objects.m_place;
    const ImVec2 point{static_cast<float>(number_in(m_call, 0)) - (origin == 0 ? place.left : 0),
        static_cast<float>(number_in(m_call, 1)) - (origin == 0 ? place.top : 0)};
    const std::vector<SceneItem>& items = m_objects.m_scene->items;
    const auto found = m_what == What::window ? std::ranges::find_if(items,
                           [point](const SceneItem& other) { return other.rect.contains(point); })
                                              : items.end();
    write_child(
        m_out, found == items.end() ? -1 : static_cast<std::int32_t>(found - items.begin()));
}

void AtSpiVisit::tell_extents()
{
    const widgets::Rect rect = extents(number_in(m_call, 0));
    m_out.structure([&](BusWriter& inner) {
        inner.number(rounded(rect.left))
            .number(rounded(rect.top))
            .number(rounded(rect.width()))
            .number(rounded(rect.height()));
    });
}

void AtSpiVisit::tell_position()
{
    const widgets::Rect rect = extents(number_in(m_call, 0));
    m_out.number(rounded(rect.left)).number(rounded(rect.top));
}

void AtSpiVisit::tell_size()
{
    const widgets::Rect rect = extents(0);
    m_out.number(rounded(rect.width())).number(rounded(rect.height()));
}

void AtSpiVisit::tell_acts()
{
    m_out.array("(sss)", [&](BusWriter& inner) {
        inner.structure(
            [&](BusWriter& act) { act.text("click").text(m_objects.m_scene->act).text(""); });
    });
}

void AtSpiVisit::begin(SceneAct::Kind kind)
{
    if (can_act())
        m_act = SceneAct{kind, item().key};
    else
        m_out.flag(false);
}

void AtSpiVisit::write(std::string text)
{
    m_act = SceneAct{SceneAct::Kind::write, item().key, std::move(text)};
}

/// Where, what, and how many bytes of it.
void AtSpiVisit::take_more_text()
{
    const std::int32_t at = number_in(m_call, 0);
    DBusMessageIter part;
    const char* more = nullptr;
    if (dbus_message_iter_init(&m_call, &part) != FALSE && dbus_message_iter_next(&part) != FALSE
        && dbus_message_iter_get_arg_type(&part) == DBUS_TYPE_STRING)
        dbus_message_iter_get_basic(&part, static_cast<void*>(&more));
    if (more == nullptr)
        m_out.flag(false);
    else
        write(letters_between(words(), 0, at) + more + letters_between(words(), at, -1));
}

void AtSpiVisit::take_less_text()
{
    const std::int32_t from = number_in(m_call, 0);
    const std::int32_t to = number_in(m_call, 1);
    write(letters_between(words(), 0, from)
        + (to < 0 ? std::string() : letters_between(words(), to, -1)));
}

void AtSpiVisit::tell_letters()
{
    m_out.text(letters_between(words(), number_in(m_call, 0), number_in(m_call, 1)));
}

/// Texts are short: each is one piece.
void AtSpiVisit::tell_all_letters()
{
    m_out.text(words()).number(0).number(letters_in(words()));
}

void AtSpiVisit::tell_letter()
{
    const std::int32_t at = number_in(m_call, 0);
    const std::string letter = letters_between(words(), at, at + 1);
    std::uint32_t code = 0;
    if (!letter.empty()) {
        const auto lead = static_cast<unsigned char>(letter.front());
        code = letter.size() == 1 ? lead : lead & (0x7fU >> letter.size());
        for (std::size_t i = 1; i < letter.size(); ++i)
            code = (code << 6U) | (static_cast<unsigned char>(letter[i]) & 0x3fU);
    }
    m_out.number(static_cast<std::int32_t>(code));
}

void AtSpiVisit::tell_text_attributes()
{
    tell_attributes();
    m_out.number(0).number(letters_in(words()));
}

bool AtSpiVisit::run(std::string_view interface, std::string_view method)
{
    if (!has(interface))
        return false;
    const auto found = std::ranges::find_if(methods(),
        [&](const Method& other) { return other.interface == interface && other.name == method; });
    if (found == methods().end())
        return false;
    (this->*found->run)();
    return true;
}

bool AtSpiVisit::get(std::string_view property)
{
    const auto found = std::ranges::find_if(properties(),
        [&](const Property& other) { return other.name == property && has(other.interface); });
    if (found == properties().end())
        return false;
    m_out.variant(found->signature, [&](BusWriter& inner) { (this->*found->write)(inner); });
    return true;
}

void AtSpiVisit::get_all(std::string_view interface)
{
    m_out.array("{sv}", [&](BusWriter& list) {
        for (const Property& property : properties()) {
            if (property.interface == interface && has(interface))
                list.entry(property.name, property.signature,
                    [&](BusWriter& inner) { (this->*property.write)(inner); });
        }
    });
}

/// The registry gives the application a number.
bool AtSpiVisit::set()
{
    DBusMessageIter at;
    DBusMessageIter value;
    const bool is_id = m_what == What::application && text_in(m_call, 1) == "Id"
        && dbus_message_iter_init(&m_call, &at) != FALSE && dbus_message_iter_next(&at) != FALSE
        && dbus_message_iter_next(&at) != FALSE
        && dbus_message_iter_get_arg_type(&at) == DBUS_TYPE_VARIANT;
    if (!is_id)
        return false;
    dbus_message_iter_recurse(&at, &value);
    if (dbus_message_iter_get_arg_type(&value) == DBUS_TYPE_INT32)
        dbus_message_iter_get_basic(&value, &m_objects.m_id);
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
        return part == nullptr ? std::string_view() : std::string_view(part);
    };
    std::string_view path = text(dbus_message_get_path(&call));
    std::string_view interface = text(dbus_message_get_interface(&call));
    const std::string_view method = text(dbus_message_get_member(&call));
    Answer answer{BusMessage(dbus_message_new_method_return(&call)), std::nullopt};
    if (path == cache_path && method == "GetItems") {
        // Everything is asked for when it is needed.
        BusWriter(*answer.reply).array("((so)(so)(so)iiassusau)", [](BusWriter&) {});
        return answer;
    }
    using What = AtSpiVisit::What;
    What what = What::item;
    std::size_t place = 0;
    std::uint32_t number = 0;
    if (path == root_path) {
        what = What::application;
    } else if (path.starts_with(object_prefix)) {
        path.remove_prefix(object_prefix.size());
        std::from_chars(path.data(), path.data() + path.size(), number);
    }
    if (number == window_number)
        what = What::window;
    const auto found = m_places.find(number);
    if (what == What::item && m_notifications.contains(number)) {
        what = What::notification;
        place = number;
    }
    if (what == What::item && found == m_places.end()) {
        answer.reply.reset(dbus_message_new_error(
            &call, DBUS_ERROR_UNKNOWN_OBJECT, "It is no longer on the screen."));
        return answer;
    }
    if (what == What::item)
        place = found->second;
    AtSpiVisit visit(*this, what, place, call, answer.reply);
    bool is_known = false;
    const auto without_prefix = [](std::string_view name) {
        return name.starts_with(interface_prefix) ? name.substr(interface_prefix.size()) : name;
    };
    if (interface != properties_interface) {
        is_known = visit.run(without_prefix(interface), method);
    } else if (method == "Get") {
        is_known = visit.get(text_in(call, 1));
    } else if (method == "GetAll") {
        visit.get_all(without_prefix(text_in(call, 0)));
        is_known = true;
    } else {
        is_known = method == "Set" && visit.set();
    }
    if (!is_known)
        answer.reply.reset(
            dbus_message_new_error(&call, DBUS_ERROR_UNKNOWN_METHOD, "Not offered."));
    answer.act = visit.act();
    return answer;
}

} // namespace consigliere::app
