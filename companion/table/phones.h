#pragma once

#include "companion/evening/host_screen.h"
#include "companion/exports/qr.h"
#include "companion/server/board_pictures.h"
#include "companion/server/http_server.h"
#include "companion/server/phone_table.h"
#include "db/session.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace consigliere::screens {

/// Name and password of the Wi-Fi that phones should join, typed once for its QR code.
struct Wifi {
    std::string name;
    std::string password; ///< Empty for an open network.

    [[nodiscard]] friend bool operator==(const Wifi&, const Wifi&) = default;
};

/// Text of the QR code that phone cameras know: "WIFI:T:WPA;S:Villa Bruno;P:secret;;".
[[nodiscard]] std::string code_text(const Wifi& wifi);

/// The Wi-Fi is kept in a file of its own beside the database, readable by its owner only: copies
/// and backups of the database do not have it.
[[nodiscard]] Wifi read_wifi(const std::filesystem::path& database);
/// Ignores failures: it then has to be typed again.
void keep_wifi(const Wifi& wifi, const std::filesystem::path& database);
void forget_wifi(const std::filesystem::path& database);
[[nodiscard]] bool is_wifi_kept(const std::filesystem::path& database);

/// The phones at one table. Off until switched on here, forgotten when the evening is left. If the
/// program ends without that (a flat battery), they come back by themselves at the same evening.
class Phones final : private server::Tablet {
public:
    /// An error is a sentence for the phone. A refused entry changed nothing.
    using Recorded = ledger::ErrorOr<ledger::Entry, std::string>;
    /// What the table does with what phones hand in.
    struct HandIn {
        std::function<Recorded(const std::string& line)> record;
        std::function<void(const std::string& actor, int entry)> object;
    };
    /// Switches them on again if they were on when the program ended.
    Phones(HostScreen& host, db::SessionId evening, server::Learners& learners, HandIn hand_in);

    [[nodiscard]] bool are_on() const { return m_server != nullptr; }
    /// Shows why not if that fails.
    void switch_on();
    /// Disconnects and forgets all phones.
    void switch_off();
    /// Gives back what needs the window, until the next frame. Call when the window may close.
    void rest();
    /// Call when a component was described: views name it.
    void renew();
    /// Publishes what has changed and answers what phones ask. Call before each frame.
    void attend(Ui& ui);

    /// What phones may hand in.
    [[nodiscard]] const server::PhoneRights& rights() const { return m_rights; }
    void set_rights(const server::PhoneRights& rights);

    // Who has come.
    // -------------

    [[nodiscard]] const std::vector<server::Follower>& followers() const { return m_followers; }
    /// The phone that a seat has let in; nullptr if none.
    [[nodiscard]] const server::Follower* phone_of(std::string_view actor) const;
    /// The first phone that says it is this seat's and is not let in yet; nullptr if none.
    [[nodiscard]] const server::Follower* waiting_for(std::string_view actor) const;
    [[nodiscard]] int spectators() const;
    /// True if the seat's phone answers and may hand in secrets.
    [[nodiscard]] bool takes_secrets(std::string_view actor) const;
    /// Returns a phone that waits to be let in and has not been returned before.
    [[nodiscard]] std::optional<server::Follower> take_arrival();
    /// True while a phone waits to be let in.
    [[nodiscard]] bool is_waiting(std::uint64_t follower) const;
    void accept(std::uint64_t follower);
    void revoke(std::uint64_t follower);
    /// Revokes all phones of a seat, or all spectators, and makes a new code.
    void renew_code(const std::string& actor);

    // Where they come.
    // ----------------

    /// Text of the QR code of a seat, or of everybody (empty).
    [[nodiscard]] std::string link_of(const std::string& actor) const;
    /// "192.168.1.5:8642"
    [[nodiscard]] std::string address() const;
    [[nodiscard]] bool is_reachable() const { return m_server->is_reachable(); }
    /// Serves at another address of this machine, or at the best one (empty), from now on.
    void move_to(const std::string& address);

private:
    // server::Tablet.
    [[nodiscard]] const ledger::Evening& evening() const override { return m_host.evening(); }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return m_host.player(actor);
    }
    [[nodiscard]] Recorded record_from_phone(
        const std::string& actor, const std::string& line) override;
    void object_from_phone(const std::string& actor, int entry) override
    {
        m_hand_in.object(actor, entry);
    }
    [[nodiscard]] server::Learners* learners() override { return &m_learners; }

    /// Whether a failure is shown. Returns false on failure.
    enum class Told : std::uint8_t { silently, aloud };
    [[nodiscard]] bool start(Told told);
    [[nodiscard]] ledger::ErrorOr<std::unique_ptr<server::PhoneServer>, server::ServerError> serve()
        const;
    void resume(Ui& ui);
    void keep() const;
    [[nodiscard]] std::filesystem::path file() const;

    HostScreen& m_host;
    db::SessionId m_evening;
    server::Learners& m_learners;
    HandIn m_hand_in;
    server::PhoneRights m_rights;
    std::vector<server::Follower> m_followers;
    /// ImGui time of the next attempt to come back; nullopt if they are not to.
    std::optional<double> m_comes_back_at;
    std::set<std::uint64_t> m_told; ///< Returned by take_arrival().
    std::unique_ptr<server::PhoneServer> m_server;
    std::unique_ptr<server::BoardPictures> m_boards;
    /// Refers to both. Made in the next frame, because boards need the frame's fonts.
    std::unique_ptr<server::PhoneTable> m_phone_table;
};

/// Sheet of the table's menu: switches phones on and off, shows the codes to scan, and who has
/// come.
class PhonesSheet {
public:
    PhonesSheet(HostScreen& host, Phones& phones);

    void open();
    /// Opens the question whether to let a phone in.
    void ask_about(const server::Follower& arrival);

private:
    void draw(Ui& ui);
    void draw_off(Ui& ui);
    void draw_on(Ui& ui);
    void draw_head(Ui& ui, Rect& rect);
    void draw_wide(Ui& ui, Rect& rest);
    void draw_narrow(Ui& ui, Rect& rest);

    // Codes. -------------------------------------------------------------------------------------
    /// `number` of the step, where steps are side by side.
    void draw_seat_code(Ui& ui, Rect& rect, std::optional<int> number);
    void draw_seat_buttons(Ui& ui, Rect& rect);
    void draw_address(Ui& ui, Rect& rect);
    void draw_wifi(Ui& ui, Rect& rect, std::optional<int> number);
    void open_wifi();
    void draw_wifi_form(Ui& ui);
    void open_addresses();

    // People. ------------------------------------------------------------------------------------
    void draw_people(Ui& ui, Rect& rect);
    void draw_seat(Ui& ui, const Rect& row, const std::string& actor);
    void draw_spectators(Ui& ui, const Rect& row);
    void draw_rights(Ui& ui, Rect& rect);
    void ask_to_switch_off();

    // Nobody comes. ------------------------------------------------------------------------------
    [[nodiscard]] bool is_late(Ui& ui);
    void draw_causes(Ui& ui, Rect& rect) const;
    [[nodiscard]] float causes_height(const Ui& ui, float width) const;

    [[nodiscard]] std::vector<std::string> actors() const { return m_host.evening().actors(); }
    [[nodiscard]] std::string name_of(const std::string& actor) const;
    void draw_sign(Ui& ui, const Rect& place, const std::string& actor) const;
    void choose(const std::string& actor);

    HostScreen& m_host;
    Phones& m_phones;
    Wifi m_wifi;
    bool m_keeps_wifi = false;
    Wifi m_typed;
    /// Seat whose code is shown; empty for everybody.
    std::string m_actor;
    /// ImGui time since which its code is shown and nobody has come; nullopt while the sheet is
    /// closed.
    std::optional<double> m_shown_since;
    /// Codes are slow to make: the last ones, by their text.
    std::pair<std::string, std::optional<exports::QrCode>> m_seat_code;
    std::pair<std::string, std::optional<exports::QrCode>> m_wifi_code;
};

} // namespace consigliere::screens
