#include "companion/frame/code_drawing.h"
#include "companion/frame/list_dialog.h"
#include "companion/frame/question_dialog.h"
#include "companion/server/network_addresses.h"
#include "companion/table/phones.h"
#include "companion/widgets/switch.h"

#include <imgui.h>

#include <algorithm>
#include <array>

namespace consigliere::screens {

namespace {

using server::Follower;
using server::PhoneRights;

/// Wait for a phone before its usual troubles are named.
constexpr double seconds_to_arrive = 60;
/// Least width of three columns.
constexpr float wide = 880;
constexpr const char* everybody = "";

float code_width()
{
    return 260_dp;
}
float seat_row_height()
{
    return 56_dp;
}

using CodeOfText = std::pair<std::string, std::optional<exports::QrCode>>;

void show_code(Ui& ui, const Rect& place, const std::string& text, CodeOfText& kept)
{
    if (kept.first != text)
        kept = {text, exports::qr_code_of(text, exports::Correction::medium)};
    if (kept.second)
        draw_code(ui, place, *kept.second);
}

/// A heading, numbered where the steps are side by side: "(2) Scan your seat".
void draw_step(Ui& ui, Rect& rect, std::optional<int> number, const std::string& text)
{
    const float room = rect.width() - (number ? 40_dp : 0);
    const Font font = ui.fitting(text, room, {Font::small_title, Font::place});
    const bool wraps = ui.measure(text, font).x > room;
    Rect line = rect.cut_top(std::max(34_dp, ui.measure(text, font, wraps ? room : 0).y), 10_dp);
    if (number) {
        const Rect place = line.cut_left(30_dp, 10_dp);
        ui.ring(place.centre(), 14_dp, ui.theme().brass, 2_dp);
        ui.text(place, language::number(*number), {Font::strong, ui.theme().brass_text, 0.5F});
    }
    ui.text(line, text, {font, ui.theme().text, 0, 0.5F, wraps});
}

/// A symbol and a paragraph beside it; shrinks `rect` by their height.
void draw_noted(Ui& ui, Rect& rect, const char* sign, const std::string& text)
{
    const float width = rect.width() - 28_dp;
    Rect line = rect.cut_top(paragraph_height(ui, text, Font::small, width), 10_dp);
    ui.text(line.cut_left(20_dp, 8_dp), sign, {Font::small, ui.theme().quiet, 0, 0});
    remark(ui, line, text, Font::small);
}

std::string about_listeners()
{
    return tr("Anyone who listens in on this Wi-Fi can read along, hands too.");
}

struct LateCause {
    const char* sign;
    std::string name;
    std::string remedy;
};

std::array<LateCause, 4> causes_of(const Wifi& wifi)
{
    return {{{symbol::wifi, tr("Another Wi-Fi"),
                 wifi.name.empty()
                     ? tr("The phone must join the tablet’s Wi-Fi.")
                     : tr_fill("The phone must join “{wifi}”.", {{"wifi", wifi.name}})},
        {symbol::apart, tr("Guest network"), tr("It keeps devices apart: use the main one.")},
        {symbol::signal, tr("Mobile data"), tr("No internet on this Wi-Fi? Turn mobile data off.")},
        {symbol::phone, tr("Android"), tr("Allow “Nearby devices” for the browser.")}}};
}

struct RightSwitch {
    const char* id;
    const char* label;
    bool PhoneRights::*right;
};
constexpr std::array<RightSwitch, 4> right_switches{{
    {"phones:secret", to_translate("Bids and hands on phones"), &PhoneRights::secret},
    {"phones:record", to_translate("Players may record their own moves"), &PhoneRights::record},
    {"phones:object", to_translate("Players may object"), &PhoneRights::object},
    {"phones:ask", to_translate("“Why?” and rule search"), &PhoneRights::ask},
}};

/// True if the follower needs no more than watching.
bool has_come(const Phones& phones, const std::string& actor)
{
    return actor.empty()
        ? phones.spectators() > 0
        : phones.phone_of(actor) != nullptr || phones.waiting_for(actor) != nullptr;
}

} // namespace

PhonesSheet::PhonesSheet(HostScreen& host, Phones& phones)
    : m_host(host)
    , m_phones(phones)
    , m_wifi(read_wifi(host.context().database.path()))
    , m_keeps_wifi(is_wifi_kept(host.context().database.path()))
{
    choose(actors().front());
}

void PhonesSheet::open()
{
    m_shown_since.reset();
    m_host.overlay().open([this](Ui& ui) { draw(ui); });
}

void PhonesSheet::choose(const std::string& actor)
{
    m_actor = actor;
    m_shown_since.reset();
}

std::string PhonesSheet::name_of(const std::string& actor) const
{
    return actor.empty() ? tr("Everyone / TV") : m_host.player(actor);
}

void PhonesSheet::draw_sign(Ui& ui, const Rect& place, const std::string& actor) const
{
    const float diameter = std::min(place.width(), place.height());
    if (actor.empty())
        ui.text(place, symbol::television, {Font::lead, ui.theme().brass_text, 0.5F});
    else
        m_host.table().draw_sign_of(ui, place.centre(), diameter, actor);
}

void PhonesSheet::draw(Ui& ui)
{
    if (m_phones.are_on())
        draw_on(ui);
    else
        draw_off(ui);
}

void PhonesSheet::draw_off(Ui& ui)
{
    Rect rect = dialog_for(ui, "phones-off", 620_dp, 48_dp + 136_dp);
    title(ui, rect, tr("Phones at this table"));
    m_host.overlay().draw_close_button(ui, "phones:close", rect);
    const bool switches_on = button(ui, "phones:on", rect.cut_bottom(60_dp, 10_dp),
        tr("Switch phones on"), {.symbol = symbol::phone});
    scroll_area(ui, "phones-off", rect, [&](Rect& rest) {
        paragraph(ui, rest,
            tr("Phones in this tablet’s Wi-Fi can follow the evening in their browser: no account, "
               "no install, no internet. Players see their own hand, and hand in what you allow."));
        paragraph(ui, rest, about_listeners());
        remark(ui, rest, tr("Phones are off again when you leave this evening."));
    });
    if (switches_on) {
        m_phones.switch_on();
        choose(actors().front());
    }
}

void PhonesSheet::draw_on(Ui& ui)
{
    Rect rect = dialog(ui, 1136_dp, 1240_dp);
    draw_head(ui, rect);
    // The overlay may just have been replaced.
    if (!m_phones.are_on())
        return;
    if (is_late(ui)) {
        const float height = causes_height(ui, rect.width());
        // In little room the codes are more useful.
        if (height < rect.height() / 2) {
            Rect band = rect.cut_bottom(height, 10_dp);
            draw_causes(ui, band);
        }
    }
    scroll_area(ui, "phones", rect, [&](Rect& rest) {
        if (rest.width() >= dp(wide))
            draw_wide(ui, rest);
        else
            draw_narrow(ui, rest);
    });
}

void PhonesSheet::draw_head(Ui& ui, Rect& rect)
{
    Rect line = rect.cut_top(52_dp, 8_dp);
    if (button(
            ui, "phones:close", line.cut_right(button_width(ui, tr("Close")), 16_dp), tr("Close")))
        m_host.overlay().close();
    const std::string label = tr("Phones on");
    const float width = ui.measure(label, Font::body).x + 88_dp;
    const bool has_room =
        line.width() - width > ui.measure(tr("Phones at this table"), Font::place).x;
    // The switch has a line of its own where there is little room.
    Rect own = has_room ? line.cut_right(width, 16_dp) : Rect{};
    title(ui, line, tr("Phones at this table"));
    if (!has_room)
        own = rect.cut_top(48_dp, 8_dp);
    if (switch_row(ui, "phones:off", own, label, true))
        ask_to_switch_off();
    ui.line({rect.left, rect.top}, {rect.right, rect.top}, ui.theme().line, 1_dp);
    rect.cut_top(10_dp);
}

void PhonesSheet::draw_wide(Ui& ui, Rect& rest)
{
    const float gap = 26_dp;
    Rect right = rest;
    Rect left = right.cut_left(rest.width() * 0.22F, gap);
    Rect middle = right.cut_left(rest.width() * 0.41F, gap);
    draw_wifi(ui, left, 1);
    draw_seat_code(ui, middle, 2);
    draw_people(ui, right);
    draw_rights(ui, right);
    rest.top = std::max({left.top, middle.top, right.top});
}

void PhonesSheet::draw_narrow(Ui& ui, Rect& rest)
{
    draw_seat_code(ui, rest, std::nullopt);
    rest.cut_top(8_dp);
    if (rest.width() < 640_dp) {
        draw_people(ui, rest);
        draw_rights(ui, rest);
        rest.cut_top(8_dp);
        draw_wifi(ui, rest, std::nullopt);
        return;
    }
    Rect right = rest;
    Rect left = right.cut_left(rest.width() * 0.56F, 24_dp);
    draw_people(ui, left);
    draw_rights(ui, left);
    draw_wifi(ui, right, std::nullopt);
    rest.top = std::max(left.top, right.top);
}

// Codes. -----------------------------------------------------------------------------------------

void PhonesSheet::draw_seat_code(Ui& ui, Rect& rect, std::optional<int> number)
{
    draw_step(ui, rect, number, tr("Scan your seat"));
    const float gap = 18_dp;
    const float least_of_words = 190_dp;
    const float width = std::min(code_width(), rect.width() - gap - least_of_words);
    const std::string words = m_actor.empty()
        ? tr("For a television or guests: it shows what everyone at the table may see.")
        : tr_fill("For {player} only: it shows {player}’s hand.", {{"player", name_of(m_actor)}});
    const float head = 64_dp;
    const float foot = 56_dp;
    const float height =
        head + paragraph_height(ui, words, Font::body, rect.width() - gap - width) + 8_dp + foot;
    Rect top = rect.cut_top(std::max(width, height), 12_dp);
    show_code(ui, top.cut_left(width, gap), m_phones.link_of(m_actor), m_seat_code);
    if (button(ui, "phones:new-code", top.cut_bottom(48_dp, foot - 48_dp), tr("New code"))) {
        m_phones.renew_code(m_actor);
        m_shown_since.reset();
    }
    Rect name = top.cut_top(56_dp, head - 56_dp);
    draw_sign(ui, name.cut_left(56_dp, 12_dp), m_actor);
    const std::string told = name_of(m_actor);
    ui.elide_text(name, told,
        {ui.fitting(told, name.width(), {Font::title, Font::small_title, Font::place}),
            ui.theme().text});
    paragraph(ui, top, words);
    const std::string renewal = tr("A new code cancels this one.");
    if (top.height() >= paragraph_height(ui, renewal, Font::small, top.width()))
        remark(ui, top, renewal, Font::small);
    draw_seat_buttons(ui, rect);
    draw_address(ui, rect);
}

void PhonesSheet::draw_seat_buttons(Ui& ui, Rect& rect)
{
    std::vector<std::string> choices = actors();
    choices.emplace_back(everybody);
    constexpr int columns = 3;
    const int rows = (static_cast<int>(choices.size()) + columns - 1) / columns;
    const float height = static_cast<float>(rows) * 60_dp - 8_dp;
    const std::vector<Rect> cells = rect.cut_top(height, 12_dp).grid(columns, rows, 8_dp);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const std::string& actor = choices[i];
        const std::string id = "phones:code:" + actor;
        if (button_ground(ui, id, cells[i], {chosen_if(actor == m_actor)}))
            choose(actor);
        Rect inside = cells[i].inset(10_dp, 4_dp);
        draw_sign(ui, inside.cut_left(30_dp, 8_dp), actor);
        const char* mark = m_phones.waiting_for(actor) != nullptr ? symbol::question
            : has_come(m_phones, actor)                           ? symbol::check
                                                                  : nullptr;
        if (mark != nullptr)
            ui.text(inside.cut_right(18_dp, 4_dp), mark, {Font::strong, ui.theme().brass_text, 1});
        const std::string name = name_of(actor);
        const bool wraps = ui.measure(name, Font::strong).x > inside.width();
        ui.elide_text(
            inside, name, {wraps ? Font::small : Font::strong, ui.theme().text, 0, 0.5F, wraps});
    }
}

void PhonesSheet::draw_address(Ui& ui, Rect& rect)
{
    const std::string other = tr("Other address…");
    remark(ui, rect, tr("No camera? Type this in a browser to watch:"), Font::small);
    const std::string address = m_phones.address();
    const float number = ui.measure(address, Font::score).x + 2_dp;
    const float width = button_width(ui, other);
    const bool fits = number + 16_dp + width <= rect.width();
    Rect line = rect.cut_top(48_dp, 8_dp);
    if (!fits) {
        ui.sign(line, address, {Font::score, ui.theme().text});
        line = rect.cut_top(48_dp, 8_dp);
    }
    if (button(ui, "phones:addresses", line.cut_right(width, 16_dp), other))
        open_addresses();
    if (fits)
        ui.text(line, address, {Font::score, ui.theme().text});
    if (!m_phones.is_reachable())
        paragraph(ui, rect,
            tr("This tablet has lost that address. Join the Wi-Fi again, or choose another."),
            Font::body, ui.theme().refused_text);
}

void PhonesSheet::open_addresses()
{
    std::vector<MenuAction> actions;
    const auto move_to = [this](const std::string& address) {
        m_phones.move_to(address);
        open();
    };
    actions.push_back({"phones:address:", tr("Choose for me"), [move_to] { move_to({}); }});
    for (const server::NetworkAddress& each : server::network_addresses())
        actions.push_back({"phones:address:" + each.address,
            each.address + "  ·  " + each.interface, [move_to, each] { move_to(each.address); }});
    m_host.overlay().open_menu(
        "phones:addresses", "phones:addresses:close", tr("Address for phones"), std::move(actions));
}

void PhonesSheet::draw_wifi(Ui& ui, Rect& rect, std::optional<int> number)
{
    draw_step(ui, rect, number, tr("Join the Wi-Fi"));
    remark(
        ui, rect, tr("Phones that are on this tablet’s Wi-Fi already can skip this."), Font::small);
    if (m_wifi.name.empty()) {
        if (button(ui, "phones:wifi", rect.cut_top(60_dp, 10_dp), tr("Make a code for the Wi-Fi…"),
                {.symbol = symbol::wifi}))
            open_wifi();
    } else {
        const float width = std::min(code_width(), rect.width());
        show_code(ui, rect.cut_top(width, 10_dp), code_text(m_wifi), m_wifi_code);
        const std::string name = std::string(symbol::wifi) + "  " + m_wifi.name;
        ui.elide_text(rect.cut_top(28_dp, 8_dp), name, {Font::strong, ui.theme().text});
        if (button(ui, "phones:wifi", rect.cut_top(48_dp, 10_dp), tr("Change…")))
            open_wifi();
    }
    draw_noted(ui, rect, symbol::eye, about_listeners());
}

void PhonesSheet::open_wifi()
{
    m_typed = m_wifi;
    m_host.overlay().open([this](Ui& ui) { draw_wifi_form(ui); });
}

void PhonesSheet::draw_wifi_form(Ui& ui)
{
    Rect buttons =
        draw_list_dialog(ui, {"phones-wifi", tr("Code for the Wi-Fi"), 560}, [&](Rect& rest) {
            heading(ui, rest, tr("Name of the Wi-Fi"));
            text_field(ui, "phones:wifi:name", rest.cut_top(52_dp, 10_dp), m_typed.name,
                tr("As phones list it"));
            heading(ui, rest, tr("Password"));
            text_field(ui, "phones:wifi:password", rest.cut_top(52_dp, 10_dp), m_typed.password,
                tr("Empty for an open Wi-Fi"));
            const std::string keeps = tr("Keep it on this tablet");
            if (switch_row(ui, "phones:wifi:keep",
                    rest.cut_top(widgets::switch_row_height(ui, keeps, rest.width()), 8_dp), keeps,
                    m_keeps_wifi))
                m_keeps_wifi = !m_keeps_wifi;
            remark(ui, rest, tr("Anyone who sees the code can join the Wi-Fi."), Font::small);
        });
    if (cancel_button(ui, "phones:wifi:cancel", buttons))
        open();
    if (!button(ui, "phones:wifi:done", buttons, tr("Save"), {ButtonKind::next}))
        return;
    m_wifi = m_typed;
    const std::filesystem::path database = m_host.context().database.path();
    if (m_keeps_wifi && !m_wifi.name.empty())
        keep_wifi(m_wifi, database);
    else
        forget_wifi(database);
    open();
}

// People. ----------------------------------------------------------------------------------------

void PhonesSheet::draw_people(Ui& ui, Rect& rect)
{
    const std::vector<std::string> seats = actors();
    const auto joined = std::ranges::count_if(
        seats, [this](const std::string& actor) { return m_phones.phone_of(actor) != nullptr; });
    const std::string count = tr_fill("{n} of {all}",
        {{"n", language::number(static_cast<int>(joined))},
            {"all", language::number(static_cast<int>(seats.size()))}});
    Rect line = rect.cut_top(34_dp, 10_dp);
    ui.text(line.cut_right(ui.measure(count, Font::small).x + 2_dp, 8_dp), count,
        {Font::small, ui.theme().quiet, 1});
    ui.text(line, tr("At the table"), {Font::small_title, ui.theme().text});
    for (const std::string& actor : seats)
        draw_seat(ui, rect.cut_top(seat_row_height(), 6_dp), actor);
    draw_spectators(ui, rect.cut_top(seat_row_height(), 10_dp));
}

void PhonesSheet::draw_seat(Ui& ui, const Rect& row, const std::string& actor)
{
    const Follower* const waiting = m_phones.waiting_for(actor);
    const Follower* const phone = m_phones.phone_of(actor);
    const std::string name = name_of(actor);
    ui.fill(row, ui.theme().raised, 10_dp);
    ui.outline(row, waiting != nullptr ? ui.theme().brass : ui.theme().line,
        waiting != nullptr ? 2_dp : 1_dp, 10_dp);
    Rect rest = row.inset(10_dp, 4_dp);
    draw_sign(ui, rest.cut_left(32_dp, 8_dp), actor);
    if (waiting != nullptr) {
        const std::string yes = tr_fill("Yes, {player}", {{"player", name}});
        const float width = std::min(
            button_width(ui, yes, {ButtonKind::next}), std::max(96_dp, rest.width() * 0.5F));
        if (button(
                ui, "phones:accept:" + actor, rest.cut_right(width, 8_dp), yes, {ButtonKind::next}))
            m_phones.accept(waiting->id);
        else if (button(ui, "phones:refuse:" + actor,
                     rest.cut_right(std::max(48_dp, button_width(ui, tr("No"))), 8_dp), tr("No")))
            m_phones.revoke(waiting->id);
    } else if (phone != nullptr) {
        const std::uint64_t id = phone->id;
        const bool is_connected = phone->is_connected;
        if (button(ui, "phones:revoke:" + actor, rest.cut_right(48_dp, 8_dp), symbol::cross,
                {ButtonKind::quiet}))
            m_phones.revoke(id);
        const std::string state = is_connected ? std::string(symbol::check) + "  " + tr("connected")
                                               : tr("not answering");
        ui.text(rest.cut_right(
                    std::min(ui.measure(state, Font::body).x + 2_dp, rest.width() * 0.6F), 8_dp),
            state, {Font::body, is_connected ? ui.theme().saved : ui.theme().quiet, 1});
    } else {
        ui.text(rest.cut_right(24_dp, 8_dp), "—", {Font::body, ui.theme().quiet, 1});
    }
    ui.elide_text(rest, name, {Font::strong, ui.theme().text});
}

void PhonesSheet::draw_spectators(Ui& ui, const Rect& row)
{
    ui.fill(row, ui.theme().raised, 10_dp);
    ui.outline(row, ui.theme().line, 1_dp, 10_dp);
    Rect rest = row.inset(10_dp, 4_dp);
    draw_sign(ui, rest.cut_left(32_dp, 8_dp), everybody);
    const int count = m_phones.spectators();
    if (count > 0
        && button(
            ui, "phones:revoke:", rest.cut_right(48_dp, 8_dp), symbol::cross, {ButtonKind::quiet}))
        m_phones.renew_code(everybody);
    const std::string state = count == 0 ? "—" : tr_count("{n} watching", "{n} watching", count);
    ui.text(rest.cut_right(ui.measure(state, Font::body).x + 2_dp, 8_dp), state,
        {Font::body, count == 0 ? ui.theme().quiet : ui.theme().saved, 1});
    ui.elide_text(rest, name_of(everybody), {Font::strong, ui.theme().text});
}

void PhonesSheet::draw_rights(Ui& ui, Rect& rect)
{
    for (const RightSwitch& each : right_switches) {
        const std::string label = tr(each.label);
        ui.line({rect.left, rect.top}, {rect.right, rect.top}, ui.theme().line, 1_dp);
        rect.cut_top(2_dp);
        const Rect row = rect.cut_top(widgets::switch_row_height(ui, label, rect.width()), 2_dp);
        PhoneRights rights = m_phones.rights();
        if (!switch_row(ui, each.id, row, label, rights.*each.right))
            continue;
        rights.*each.right = !(rights.*each.right);
        m_phones.set_rights(rights);
    }
}

void PhonesSheet::ask_about(const Follower& arrival)
{
    m_host.overlay().open([this, arrival](Ui& ui) {
        // It was let in or sent away elsewhere, or has gone.
        if (!m_phones.is_waiting(arrival.id)) {
            m_host.overlay().close();
            return;
        }
        const std::string name = name_of(arrival.audience.actor);
        const QuestionDialog question{"phone", tr_fill("Is this {player}?", {{"player", name}}),
            tr("Yes, let it in"), tr("No"), QuestionDialog::Next::go_on};
        const QuestionDialog::Answer answer = question.draw(ui, [&](Rect& rest) {
            paragraph(ui, rest,
                tr_fill("A phone has scanned {player}’s code. It will show {player}’s hand.",
                    {{"player", name}}));
        });
        if (answer == QuestionDialog::Answer::none)
            return;
        m_host.overlay().close();
        if (answer == QuestionDialog::Answer::go_on)
            m_phones.accept(arrival.id);
        else
            m_phones.revoke(arrival.id);
    });
}

void PhonesSheet::ask_to_switch_off()
{
    if (m_phones.followers().empty()) {
        m_phones.switch_off();
        return;
    }
    ask(
        m_host.overlay(),
        {"phones:off", tr("Switch phones off?"), tr("Switch phones off"), tr("Cancel"),
            QuestionDialog::Next::stay},
        [](Ui& ui, Rect& rest) {
            paragraph(ui, rest, tr("All phones leave, and must scan a new code to come back."));
        },
        [this] { m_phones.switch_off(); });
}

// Nobody comes. ----------------------------------------------------------------------------------

/// True if the code shown has waited in vain for long.
bool PhonesSheet::is_late(Ui& ui)
{
    if (!m_shown_since)
        m_shown_since = ImGui::GetTime();
    if (has_come(m_phones, m_actor)) {
        m_shown_since = ImGui::GetTime();
        return false;
    }
    const double left = *m_shown_since + seconds_to_arrive - ImGui::GetTime();
    if (left > 0)
        ui.request_frame_in(left);
    return left <= 0;
}

namespace {

float cause_height(const Ui& ui, const LateCause& cause, float width)
{
    return ui.measure(cause.name, Font::strong, width).y + 2_dp
        + ui.measure(cause.remedy, Font::body, width).y + 6_dp;
}

int columns_of_causes(float width)
{
    return width >= dp(wide) ? 4 : 2;
}

/// Width of the text of a cause, beside its symbol.
float cause_width(float width)
{
    const auto columns = static_cast<float>(columns_of_causes(width));
    return (width - 32_dp - (columns - 1) * 14_dp) / columns - 30_dp;
}

/// Height of a row of causes: that of the highest.
float causes_row_height(const Ui& ui, const Wifi& wifi, float width)
{
    float height = 0;
    for (const LateCause& cause : causes_of(wifi))
        height = std::max(height, cause_height(ui, cause, cause_width(width)));
    return height;
}

} // namespace

float PhonesSheet::causes_height(const Ui& ui, float width) const
{
    const auto rows = static_cast<float>(4 / columns_of_causes(width));
    return 20_dp + 34_dp + rows * (causes_row_height(ui, m_wifi, width) + 4_dp);
}

void PhonesSheet::draw_causes(Ui& ui, Rect& rect) const
{
    const float width = rect.width();
    ui.fill(rect, ui.theme().trial_ground, 10_dp);
    ui.outline(rect, ui.theme().trial, 1_dp, 10_dp);
    const Colour colour = ui.theme().trial_text;
    Rect rest = rect.inset(16_dp, 10_dp);
    ui.text(rest.cut_top(28_dp, 6_dp), tr("No phone has come in a minute. The usual causes:"),
        {Font::strong, colour});
    const int columns = columns_of_causes(width);
    const std::array<LateCause, 4> causes = causes_of(m_wifi);
    const float height = causes_row_height(ui, m_wifi, width);
    for (std::size_t first = 0; first < causes.size(); first += static_cast<std::size_t>(columns)) {
        const std::vector<Rect> cells = rest.cut_top(height, 4_dp).columns(columns, 14_dp);
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const LateCause& cause = causes[first + i];
            Rect cell = cells[i];
            ui.text(cell.cut_left(22_dp, 8_dp), cause.sign, {Font::strong, colour, 0, 0});
            const float name = ui.measure(cause.name, Font::strong, cell.width()).y + 2_dp;
            ui.text(cell.cut_top(name), cause.name, {Font::strong, colour, 0, 0, true});
            ui.text(cell, cause.remedy, {Font::body, colour, 0, 0, true});
        }
    }
}

} // namespace consigliere::screens
