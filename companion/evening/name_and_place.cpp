#include "companion/evening/sharing.h"
#include "companion/frame/list_dialog.h"
#include "companion/widgets/chips.h"
#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace consigliere::screens {

namespace {

void draw_field(Ui& ui, Rect& rect, const char* id, const std::string& label, std::string& text,
    const std::string& hint)
{
    heading(ui, rect, label);
    text_field(ui, id, rect.cut_top(52_dp, 10_dp), text, hint);
}

} // namespace

void draw_name_of_evening(Ui& ui, Rect& rect, std::string& name)
{
    draw_field(ui, rect, "evening:name", tr("Name"), name, tr("Example: birthday, league final"));
}

void draw_place_of_evening(
    Ui& ui, Rect& rect, std::string& place, const std::vector<std::string>& known)
{
    draw_field(ui, rect, "evening:place", tr("Place"), place, tr("Where you played"));
    constexpr std::size_t most_places = 6;
    widgets::Chips chips(ui, rect);
    for (std::size_t i = 0; i < std::min(known.size(), most_places); ++i) {
        const bool is_chosen = place == known[i];
        if (chips.add("evening:place:" + known[i], known[i], {chosen_if(is_chosen)}))
            place = is_chosen ? std::string() : known[i];
    }
}

void open_name_and_place(Overlay& overlay, db::SessionDetails details,
    std::vector<std::string> known_places, std::function<void(const db::SessionDetails&)> keep)
{
    overlay.open_above([&overlay, details = std::move(details),
                           known_places = std::move(known_places),
                           keep = std::move(keep)](Ui& ui) mutable {
        Rect buttons =
            draw_list_dialog(ui, {"name-and-place", tr("Name and place"), 560}, [&](Rect& rest) {
                draw_name_of_evening(ui, rest, details.name);
                draw_place_of_evening(ui, rest, details.place, known_places);
                remark(ui, rest, tr("Exported files use this name."), Font::small);
            });
        const bool cancels = cancel_button(ui, "named:cancel", buttons);
        const bool keeps = button(ui, "named:done", buttons, tr("Save"), {ButtonKind::next});
        if (cancels || keeps)
            overlay.close();
        if (cancels || !keeps)
            return;
        for (std::string* text : {&details.name, &details.place})
            *text = std::string(ledger::trim(*text));
        keep(details);
    });
}

bool name_and_place_button(Ui& ui, const Rect& rect, const db::SessionDetails& details)
{
    const std::array<std::string_view, 2> told{details.name, details.place};
    const std::string list =
        language::listed(told, [](std::string_view text) { return std::string(text); });
    return button_with_detail(
        ui, "named", rect, tr("Name and place"), list.empty() ? tr("Not set") : list);
}

} // namespace consigliere::screens
