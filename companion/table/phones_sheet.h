#pragma once

#include "companion/exports/qr.h"
#include "companion/table/phones.h"
#include "companion/table/wifi.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace consigliere::screens {

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
