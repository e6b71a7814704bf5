#pragma once

#include "companion/app/scene.h"
#include "companion/frame/session_bus.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The screen as objects of AT-SPI2: one application, its window, and in it the items of the scene.
// https://gitlab.gnome.org/GNOME/at-spi2-core/-/tree/main/xml describes the interfaces.
namespace consigliere::app {

using screens::BusWriter;

/// Something that a screen reader does to an item.
struct SceneAct {
    enum class Kind : std::uint8_t {
        tap,
        focus, ///< As Tab would, and into view.
        write, ///< `text` becomes what is in a field.
    };
    Kind kind = Kind::tap;
    std::string key;
    std::string text{};
};

/// Where the picture is.
struct PicturePlace {
    float left = 0; ///< On the display.
    float top = 0;
    float width = 0;
    float height = 0;
    bool is_active = true; ///< The window has the keyboard.

    [[nodiscard]] friend bool operator==(const PicturePlace&, const PicturePlace&) = default;
};

/// The objects of one scene. Objects keep their numbers from scene to scene.
class AtSpiObjects {
public:
    static constexpr const char* root_path = "/org/a11y/atspi/accessible/root";
    static constexpr const char* cache_path = "/org/a11y/atspi/cache";

    /// `own_name`: of the connection.
    AtSpiObjects(std::string own_name, std::string version)
        : m_own_name(std::move(own_name))
        , m_version(std::move(version))
    {
    }

    void set_desktop(std::string name, std::string path)
    {
        m_desktop = {std::move(name), std::move(path)};
    }
    void show(std::shared_ptr<const Scene> scene, const PicturePlace& place);
    /// Returns the path of an object that says a sentence. It is there until others follow.
    [[nodiscard]] std::string add_notification(std::string sentence);

    [[nodiscard]] const Scene& scene() const { return *m_scene; }
    [[nodiscard]] std::uint32_t number_of(const std::string& key);
    [[nodiscard]] static std::string path_of(std::uint32_t number);
    [[nodiscard]] static std::string window_path() { return path_of(window_number); }
    void write_object(BusWriter& writer, const std::string& path) const;
    void write_root(BusWriter& writer) const { write_object(writer, root_path); }

    /// What a call was answered with, or what has to be done first.
    struct Answer {
        screens::BusMessage reply;
        /// Its success is the answer, if there is no reply.
        std::optional<SceneAct> act;
    };
    /// Answers a method call. Never waits.
    [[nodiscard]] Answer answer(DBusMessage& call);

private:
    friend struct AtSpiVisit;

    struct Address {
        std::string name;
        std::string path;
    };
    static constexpr std::uint32_t window_number = 1;
    static constexpr std::size_t most_numbers = 20'000;

    std::string m_own_name;
    std::string m_version;
    Address m_desktop;
    std::int32_t m_id = 0;
    std::shared_ptr<const Scene> m_scene = std::make_shared<Scene>();
    PicturePlace m_place;
    std::map<std::string, std::uint32_t> m_numbers;
    std::uint32_t m_last_number = window_number;
    /// Of the items of this scene, in their order, and back.
    std::vector<std::uint32_t> m_item_numbers;
    std::map<std::uint32_t, std::size_t> m_places;
    static constexpr std::size_t most_notifications = 16;
    /// The last ones by number.
    std::map<std::uint32_t, SceneItem> m_notifications;
};

} // namespace consigliere::app
