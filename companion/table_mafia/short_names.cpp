#include "companion/table_mafia/table_parts.h"
#include "companion/widgets/letters.h"

#include <algorithm>

namespace consigliere::table_mafia {

namespace {

/// Text shrinks to this fraction before it is shortened.
constexpr float least_part = 0.75F;

/// “Aleksandra Kowalska” → “Aleksandra K.”; a single word is returned unchanged.
std::string with_initial(const std::string& name)
{
    const std::size_t first = name.find(' ');
    const std::size_t last = name.rfind(' ');
    if (first == std::string::npos || last + 1 >= name.size())
        return name;
    return name.substr(0, first + 1) + widgets::first_letter(name.substr(last + 1)) + ".";
}

std::string with_both_ends(const Ui& ui, const std::string& name, float width)
{
    std::string head = name;
    std::string tail;
    std::string cut = name;
    while (ui.measure(cut, Font::small).x * least_part > width && head.size() > 1) {
        widgets::remove_last_letter(head);
        tail = widgets::last_letters(name, 3);
        cut = head + "…" + tail;
    }
    return cut;
}

bool is_of_one(const View& view, Figure figure, const std::string& shortened)
{
    const std::string own = view.player(figure);
    return std::ranges::none_of(all_of<Figure>, [&](Figure other) {
        const std::string name = view.player(other);
        return name != own && with_initial(name) == shortened;
    });
}

} // namespace

std::string short_player(const Ui& ui, const View& view, Figure figure, float width)
{
    const std::string whole = view.player(figure);
    if (ui.measure(whole, Font::small).x <= width)
        return whole;
    const std::string shortened = with_initial(whole);
    return with_both_ends(ui, is_of_one(view, figure, shortened) ? shortened : whole, width);
}

} // namespace consigliere::table_mafia
