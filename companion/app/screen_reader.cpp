#include "companion/app/screen_reader.h"

#include "companion/app/work_aside.h"
#include "companion/server/wake_up.h"

#include <poll.h>

#include <algorithm>
#include <deque>
#include <map>
#include <utility>

namespace consigliere::app {

using screens::BusConnection;
using screens::BusMessage;
using screens::open_bus;
using screens::session_bus_address;

namespace {

constexpr const char* registry = "org.a11y.atspi.Registry";
constexpr const char* object_events = "org.a11y.atspi.Event.Object";
constexpr const char* window_events = "org.a11y.atspi.Event.Window";
/// Give up on a bus that takes longer to reply, in milliseconds.
constexpr int longest_reply = 5000;
/// How long a reader that asks before there is a scene waits for one.
constexpr std::chrono::milliseconds longest_wait_for_scene{500};
/// Readers that send more before anything is done are told that it failed.
constexpr std::size_t most_requests = 16;
constexpr std::size_t most_announcements = 16;
/// A bus that does not read, and leaves this much unsent, is told nothing more; in bytes.
constexpr long most_unsent = 1'000'000;
/// Calls answered before scenes and acts are looked at again.
constexpr int most_calls_in_turn = 64;

struct ReaderState : WorkerState {
    server::WakeUp news;
    bool is_asked = false;
    std::shared_ptr<const Scene> scene;
    PicturePlace place;
    std::deque<std::string> sentences;
    std::vector<ScreenReader::Request> requests;
    std::vector<std::pair<int, bool>> answers;
};

/// The worker thread's side.
class AtSpiServer {
public:
    AtSpiServer(ReaderState& state, std::function<void()> wake)
        : m_state(state)
        , m_wake(std::move(wake))
    {
    }
    void run()
    {
        if (!connect())
            return;
        learn_listeners();
        while (!is_over()) {
            const bool is_busy = answer_calls();
            take_news();
            if (dbus_connection_get_is_connected(m_bus.get()) == FALSE)
                return;
            if (!is_busy)
                wait();
        }
    }

private:
    bool connect();
    bool embed();
    void learn_listeners();
    void be_listened_to(DBusMessageIter names);
    void announce(const std::string& sentence);
    [[nodiscard]] BusMessage ask(DBusConnection& bus, const BusMessage& call) const;
    [[nodiscard]] bool is_over();
    void wait();
    bool answer_calls();
    void answer(DBusMessage& call);
    void be_asked();
    void request(const BusMessage& call, SceneAct act);
    void take_news();
    void tell_changes(const Scene& before);
    void tell_children(const Scene& before);
    void tell_item(const SceneItem& before, const SceneItem& now);
    void tell_state(const std::string& path, const char* state, bool is_so);
    void tell_property(const SceneItem& item, const char* property, const std::string& value);
    void send_event(const std::string& path, const char* interface, const char* member,
        const char* detail, std::int32_t first, const char* signature,
        const std::function<void(BusWriter& inner)>& fill);
    void tell_window(bool is_active);
    void send(const BusMessage& message)
    {
        if (dbus_connection_get_outgoing_size(m_bus.get()) < most_unsent)
            dbus_connection_send(m_bus.get(), message.get(), nullptr);
    }
    [[nodiscard]] std::string path_of(const SceneItem& item)
    {
        return AtSpiObjects::path_of(m_objects->number_of(item.key));
    }

    ReaderState& m_state;
    std::function<void()> m_wake;
    BusConnection m_bus;
    std::optional<AtSpiObjects> m_objects;
    std::map<int, BusMessage> m_waiting;
    int m_last_request = 0;
    bool m_is_asked = false;
    bool m_has_scene = false;
    bool m_was_active = false;
    bool m_hears_announcements = false;
};

BusMessage AtSpiServer::ask(DBusConnection& bus, const BusMessage& call) const
{
    return BusMessage(
        dbus_connection_send_with_reply_and_block(&bus, call.get(), longest_reply, nullptr));
}

/// The accessibility bus is another than the session's, which knows its address.
bool AtSpiServer::connect()
{
    std::string address;
    {
        const BusConnection session = open_bus(session_bus_address());
        if (!session || dbus_bus_register(session.get(), nullptr) == FALSE)
            return false;
        const BusMessage call(dbus_message_new_method_call(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"));
        const BusMessage reply = ask(*session, call);
        const char* text = nullptr;
        if (!reply
            || dbus_message_get_args(
                   reply.get(), nullptr, DBUS_TYPE_STRING, &text, DBUS_TYPE_INVALID)
                == FALSE)
            return false;
        address = text;
    }
    m_bus = open_bus(address);
    return m_bus && dbus_bus_register(m_bus.get(), nullptr) != FALSE && embed();
}

bool AtSpiServer::embed()
{
    m_objects.emplace(dbus_bus_get_unique_name(m_bus.get()), "1");
    const BusMessage call(dbus_message_new_method_call(
        registry, AtSpiObjects::root_path, "org.a11y.atspi.Socket", "Embed"));
    BusWriter writer(*call);
    m_objects->write_root(writer);
    const BusMessage reply = ask(*m_bus, call);
    if (!reply || dbus_message_has_signature(reply.get(), "(so)") == FALSE)
        return false;
    DBusMessageIter at;
    DBusMessageIter part;
    const char* name = nullptr;
    const char* path = nullptr;
    dbus_message_iter_init(reply.get(), &at);
    dbus_message_iter_recurse(&at, &part);
    dbus_message_iter_get_basic(&part, static_cast<void*>(&name));
    dbus_message_iter_next(&part);
    dbus_message_iter_get_basic(&part, static_cast<void*>(&path));
    m_objects->set_desktop(name, path);
    return true;
}

/// A reader that was there before the program wants to be told without asking.
void AtSpiServer::learn_listeners()
{
    dbus_bus_add_match(m_bus.get(),
        "type='signal',interface='org.a11y.atspi.Registry',member='EventListenerRegistered'",
        nullptr);
    const BusMessage call(dbus_message_new_method_call(
        registry, "/org/a11y/atspi/registry", registry, "GetRegisteredEvents"));
    const BusMessage reply = ask(*m_bus, call);
    DBusMessageIter at;
    DBusMessageIter part;
    if (!reply || dbus_message_iter_init(reply.get(), &at) == FALSE
        || dbus_message_iter_get_arg_type(&at) != DBUS_TYPE_ARRAY)
        return;
    dbus_message_iter_recurse(&at, &part);
    for (; dbus_message_iter_get_arg_type(&part) == DBUS_TYPE_STRUCT;
         dbus_message_iter_next(&part)) {
        DBusMessageIter names;
        dbus_message_iter_recurse(&part, &names);
        be_listened_to(names);
    }
}

/// `names`: of the listener, and of the event: "Object:Announcement:".
void AtSpiServer::be_listened_to(DBusMessageIter names)
{
    be_asked();
    const char* event = nullptr;
    if (dbus_message_iter_next(&names) != FALSE
        && dbus_message_iter_get_arg_type(&names) == DBUS_TYPE_STRING)
        dbus_message_iter_get_basic(&names, static_cast<void*>(&event));
    if (event != nullptr && std::string_view(event).find("nnouncement") != std::string_view::npos)
        m_hears_announcements = true;
}

bool AtSpiServer::is_over()
{
    const std::lock_guard lock(m_state.mutex);
    return m_state.is_over;
}

void AtSpiServer::be_asked()
{
    if (std::exchange(m_is_asked, true))
        return;
    {
        const std::lock_guard lock(m_state.mutex);
        m_state.is_asked = true;
    }
    m_wake();
}

/// Until the bus or the program has something.
void AtSpiServer::wait()
{
    int file = -1;
    if (dbus_connection_get_unix_fd(m_bus.get(), &file) == FALSE)
        return;
    const bool is_unsent = dbus_connection_has_messages_to_send(m_bus.get()) != FALSE;
    const auto events = static_cast<short>(is_unsent ? POLLIN | POLLOUT : POLLIN);
    pollfd files[] = {{file, events, 0}, {m_state.news.file(), POLLIN, 0}};
    static_cast<void>(::poll(files, 2, -1));
    static_cast<void>(m_state.news.hear());
}

/// True if there may be more.
bool AtSpiServer::answer_calls()
{
    dbus_connection_read_write(m_bus.get(), 0);
    for (int i = 0; i < most_calls_in_turn; ++i) {
        const BusMessage call(dbus_connection_pop_message(m_bus.get()));
        if (!call)
            return false;
        if (dbus_message_get_type(call.get()) == DBUS_MESSAGE_TYPE_METHOD_CALL)
            answer(*call);
        else if (DBusMessageIter names;
                 dbus_message_is_signal(call.get(), registry, "EventListenerRegistered") != FALSE
                 && dbus_message_iter_init(call.get(), &names) != FALSE)
            be_listened_to(names);
    }
    return true;
}

void AtSpiServer::answer(DBusMessage& call)
{
    const std::string_view interface = [&] {
        const char* name = dbus_message_get_interface(&call);
        return name == nullptr ? std::string_view() : std::string_view(name);
    }();
    // The registry’s own questions at the start are about the application.
    const bool is_about_screen = dbus_message_get_path(&call) != nullptr
        && std::string_view(dbus_message_get_path(&call)) != AtSpiObjects::root_path;
    if (interface == "org.a11y.atspi.Accessible" || is_about_screen) {
        be_asked();
        if (!m_has_scene) {
            std::unique_lock lock(m_state.mutex);
            m_state.changed.wait_for(lock, longest_wait_for_scene,
                [this] { return m_state.scene != nullptr || m_state.is_over; });
            lock.unlock();
            take_news();
        }
    }
    AtSpiObjects::Answer answer = m_objects->answer(call);
    if (answer.act)
        request(BusMessage(dbus_message_ref(&call)), std::move(*answer.act));
    else if (dbus_message_get_no_reply(&call) == FALSE)
        send(answer.reply);
}

/// Leaves the answer to the frame loop.
void AtSpiServer::request(const BusMessage& call, SceneAct act)
{
    const int number = ++m_last_request;
    bool has_room = false;
    {
        const std::lock_guard lock(m_state.mutex);
        has_room = m_state.requests.size() < most_requests;
        if (has_room)
            m_state.requests.push_back({number, std::move(act)});
    }
    if (has_room) {
        m_waiting[number].reset(dbus_message_ref(call.get()));
        m_wake();
        return;
    }
    const BusMessage reply(dbus_message_new_method_return(call.get()));
    BusWriter(*reply).flag(false);
    send(reply);
}

/// What the program has shown, said and done.
void AtSpiServer::take_news()
{
    std::shared_ptr<const Scene> scene;
    PicturePlace place;
    std::deque<std::string> sentences;
    std::vector<std::pair<int, bool>> answers;
    {
        const std::lock_guard lock(m_state.mutex);
        scene = m_state.scene;
        place = m_state.place;
        sentences.swap(m_state.sentences);
        answers.swap(m_state.answers);
    }
    if (scene) {
        const Scene before = m_objects->scene();
        const bool is_new = &m_objects->scene() != scene.get();
        m_objects->show(scene, place);
        m_has_scene = true;
        if (is_new)
            tell_changes(before);
        if (m_was_active != place.is_active)
            tell_window(place.is_active);
    }
    for (const auto& [number, is_done] : answers) {
        const auto waiting = m_waiting.extract(number);
        if (waiting.empty())
            continue;
        const BusMessage reply(dbus_message_new_method_return(waiting.mapped().get()));
        BusWriter(*reply).flag(is_done);
        send(reply);
    }
    for (const std::string& sentence : sentences)
        announce(sentence);
}

/// Orca learned announcements with version 45; Debian 12 has 43, which reads notifications.
void AtSpiServer::announce(const std::string& sentence)
{
    if (m_hears_announcements)
        send_event(AtSpiObjects::window_path(), object_events, "Announcement", "", 0, "s",
            [&](BusWriter& inner) { inner.text(sentence); });
    else
        tell_state(m_objects->add_notification(sentence), "showing", true);
}

void AtSpiServer::send_event(const std::string& path, const char* interface, const char* member,
    const char* detail, std::int32_t first, const char* signature,
    const std::function<void(BusWriter& inner)>& fill)
{
    const BusMessage event(dbus_message_new_signal(path.c_str(), interface, member));
    BusWriter(*event).text(detail).number(first).number(0).variant(signature, fill).array("{sv}");
    send(event);
}

void AtSpiServer::tell_window(bool is_active)
{
    m_was_active = is_active;
    send_event(AtSpiObjects::window_path(), window_events, is_active ? "Activate" : "Deactivate",
        "", 0, "s", [](BusWriter& inner) { inner.text("Consigliere"); });
    tell_state(AtSpiObjects::window_path(), "active", is_active);
}

void AtSpiServer::tell_state(const std::string& path, const char* state, bool is_so)
{
    send_event(path, object_events, "StateChanged", state, is_so ? 1 : 0, "i",
        [](BusWriter& inner) { inner.number(0); });
}

void AtSpiServer::tell_property(
    const SceneItem& item, const char* property, const std::string& value)
{
    send_event(path_of(item), object_events, "PropertyChange", property, 0, "s",
        [&](BusWriter& inner) { inner.text(value); });
}

void AtSpiServer::tell_item(const SceneItem& before, const SceneItem& now)
{
    if (before.name != now.name)
        tell_property(now, "accessible-name", now.name);
    if (before.description != now.description)
        tell_property(now, "accessible-description", now.description);
    if (before.is_enabled != now.is_enabled) {
        tell_state(path_of(now), "enabled", now.is_enabled);
        tell_state(path_of(now), "sensitive", now.is_enabled);
    }
    if (before.is_chosen != now.is_chosen)
        tell_state(path_of(now), "checked", now.is_chosen);
    if (before.rect.is_empty() != now.rect.is_empty())
        tell_state(path_of(now), "showing", !now.rect.is_empty());
    if (before.is_focused != now.is_focused)
        tell_state(path_of(now), "focused", now.is_focused);
}

/// Children that went and came; readers forget what they knew of the others.
void AtSpiServer::tell_children(const Scene& before)
{
    const auto tell = [&](const SceneItem& item, std::size_t index, const char* what) {
        send_event(AtSpiObjects::window_path(), object_events, "ChildrenChanged", what,
            static_cast<std::int32_t>(index), "(so)",
            [&](BusWriter& inner) { m_objects->write_object(inner, path_of(item)); });
    };
    const auto keys_of = [](const Scene& scene) {
        std::map<std::string_view, std::size_t> keys;
        for (std::size_t i = 0; i < scene.items.size(); ++i)
            keys.emplace(scene.items[i].key, i);
        return keys;
    };
    const auto keys_before = keys_of(before);
    const auto keys_now = keys_of(m_objects->scene());
    // From the end, so that each index still counts.
    for (std::size_t i = before.items.size(); i > 0; --i) {
        if (!keys_now.contains(before.items[i - 1].key))
            tell(before.items[i - 1], i - 1, "remove");
    }
    const std::vector<SceneItem>& items = m_objects->scene().items;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!keys_before.contains(items[i].key))
            tell(items[i], i, "add");
    }
}

void AtSpiServer::tell_changes(const Scene& before)
{
    tell_children(before);
    std::map<std::string_view, const SceneItem*> known;
    for (const SceneItem& item : before.items)
        known.emplace(item.key, &item);
    for (const SceneItem& item : m_objects->scene().items) {
        const auto found = known.find(item.key);
        if (found != known.end())
            tell_item(*found->second, item);
        else if (item.is_focused)
            tell_state(path_of(item), "focused", true);
    }
}

} // namespace

class ScreenReader::Talk : public DetachedWorker<ReaderState> {
public:
    explicit Talk(std::function<void()> wake)
        : DetachedWorker(
            [wake = std::move(wake)](ReaderState& state) { AtSpiServer(state, wake).run(); })
    {
    }
    ~Talk()
    {
        send([](ReaderState& state) { state.is_over = true; });
    }
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    /// Changes what the thread reads, and wakes it from its wait for the bus.
    template <typename Change>
    void send(Change change)
    {
        tell([&](ReaderState& state) {
            change(state);
            state.news.ring();
        });
    }
};

ScreenReader::ScreenReader(std::function<void()> wake)
{
    if (!session_bus_address().empty())
        m_talk = std::make_unique<Talk>(std::move(wake));
}

ScreenReader::~ScreenReader() = default;

bool ScreenReader::is_asked() const
{
    return m_talk && m_talk->ask([](const ReaderState& state) { return state.is_asked; });
}

void ScreenReader::show(Scene scene, const PicturePlace& place)
{
    const bool is_known = m_shown && *m_shown == scene && m_place == place;
    if (!m_talk || is_known)
        return;
    m_shown = std::make_shared<const Scene>(std::move(scene));
    m_place = place;
    m_talk->send([this](ReaderState& state) {
        state.scene = m_shown;
        state.place = m_place;
    });
}

void ScreenReader::announce(std::string sentence)
{
    if (!m_talk)
        return;
    m_talk->send([&](ReaderState& state) {
        if (state.sentences.size() < most_announcements)
            state.sentences.push_back(std::move(sentence));
    });
}

std::vector<ScreenReader::Request> ScreenReader::take()
{
    std::vector<Request> taken;
    if (m_talk)
        m_talk->tell([&](ReaderState& state) { taken.swap(state.requests); });
    return taken;
}

void ScreenReader::answer(int number, bool is_done)
{
    if (m_talk)
        m_talk->send([&](ReaderState& state) { state.answers.emplace_back(number, is_done); });
}

} // namespace consigliere::app
