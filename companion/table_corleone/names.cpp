#include "companion/table_corleone/names.h"

#include "engine/ledger/line_words.h"

#include <algorithm>
#include <array>

namespace consigliere::table_corleone {

namespace {

/// The names that the books print, in the words of the printed editions. Other labels are in the
/// words of the table that gave them, and have no translation, whatever word they happen to be.
struct PrintedName {
    std::string_view name;
    const char* label = "";
};
constexpr std::array printed_names{
    PrintedName{"penn-central", to_translate("Penn Central Railroad")},
    PrintedName{"extortion", to_translate("Extortion")},
    PrintedName{"family-accountant", to_translate("Family Accountant")}};

bool is_printed_name(const Naming& naming)
{
    return std::ranges::any_of(printed_names, [&naming](const PrintedName& printed) {
        return printed.name == naming.name && printed.label == naming.label;
    });
}

constexpr std::array<const char*, 7> definite_figures{to_translate("a Thug"),
    to_translate("the Don"), to_translate("the Consigliere"), to_translate("the Heir"),
    to_translate("the Mayor"), to_translate("the Union Boss"), to_translate("the Police Chief")};
constexpr std::array<const char*, 4> thugs_together{
    "", "", to_translate("two Thugs"), to_translate("three Thugs")};
constexpr std::array<const char*, 5> act_numbers{"", "I", "II", "III", "IV"};

/// "Ally of Act II" of "ally-of-act-2": what the program itself has called something that nobody
/// has named (`ComponentDraft::describe`). Empty for every other name.
std::string tell_made_up(std::string_view name)
{
    constexpr std::string_view ally = "ally-of-act-";
    if (name.starts_with(ally)) {
        const int act = ledger::number_of(name.substr(ally.size())).value_or(0);
        return act >= 1 && act <= last_act ? tr_fill("Ally of Act {act}", {{"act", tell_act(act)}})
                                           : std::string();
    }
    const std::size_t last = name.rfind('-');
    if (last == std::string_view::npos)
        return {};
    const std::string_view which = name.substr(0, last);
    const std::string_view what = name.substr(last + 1);
    const std::optional<Area> area = value_of<Area>(which);
    if (what == "printed" && area)
        return tr_fill("{territory}, printed", {{"territory", tell(*area)}});
    if (const auto colour = value_of<JobColour>(which); what == "job" && colour)
        return tr_fill("Job ({colour})", {{"colour", tell(*colour)}});
    if (const auto colour = value_of<TileColour>(which); what == "tile" && colour)
        return tr_fill("Tile ({colour})", {{"colour", tell(*colour)}});
    return {};
}

/// The same of one of several with such a name: "ally-of-act-2-3" is "Ally of Act II (3)".
std::string tell_made_up_of_several(std::string_view name)
{
    if (const std::string text = tell_made_up(name); !text.empty())
        return text;
    const std::size_t last = std::min(name.rfind('-'), name.size());
    const std::string text = tell_made_up(name.substr(0, last));
    const std::optional<int> number =
        text.empty() ? std::nullopt : ledger::number_of(name.substr(last + 1));
    return number ? text + " (" + language::number(*number) + ")" : std::string();
}

template <typename Kind>
std::string counted(const Counts<Kind>& counts)
{
    const std::string text = language::listed(
        all_of<Kind>, [&counts](Kind kind) { return tell_many(counts[kind], tell(kind)); });
    return text.empty() ? tr("nothing") : text;
}

} // namespace

std::string tell_actor(std::string_view actor)
{
    const std::optional<Family> family = value_of<Family>(actor);
    return family ? tell(*family) : std::string(actor);
}

std::string tell(Bill bill)
{
    return language::dollars(dollars_of(bill));
}

std::string tell(Icon icon)
{
    const std::optional<Bill> bill = about<Bill>(icon);
    return bill ? tell(*bill) : tr(ledger::name_of(icon));
}

std::string tell_act(int act)
{
    return act_numbers[static_cast<std::size_t>(act)];
}

std::string tell(const Naming& naming)
{
    if (!naming.label.empty())
        return is_printed_name(naming) ? tr(naming.label.c_str()) : naming.label;
    // Nobody names what every board has.
    if (naming.name == ledger::word_of(Area::central_park))
        return tell(Area::central_park);
    std::string text = tell_made_up_of_several(naming.name);
    if (!text.empty())
        return text;
    text = naming.name;
    for (char& letter : text) {
        if (letter == '-')
            letter = ' ';
    }
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

std::string tell(const Space& space)
{
    const std::string_view areas = std::string_view(space.name).substr(0, space.name.find('#'));
    std::string text;
    for (const std::string_view word : ledger::split(areas, '+')) {
        if (!text.empty())
            text += " + ";
        if (const std::optional<Area> area = value_of<Area>(word))
            text += tell(*area);
    }
    if (space.number > 1)
        text += " (" + language::number(space.number) + ")";
    return text;
}

std::string tell(Place place, const Components& components)
{
    switch (place.kind) {
    case Place::Kind::thug_space:
        return tell(components[place.business()].naming);
    case Place::Kind::member_space:
        return tell(components[place.space()]);
    case Place::Kind::territory:
        return tell(place.territory());
    case Place::Kind::hudson:
        return tr("Hudson");
    case Place::Kind::supply:
        return tr("back to its owner");
    case Place::Kind::box:
        break;
    }
    return tr("beside the board");
}

std::string tell(const FigureAt& figure, const Components& components, const std::string& owner)
{
    std::string name = tell(figure.kind);
    if (figure.owner)
        name = tr_fill("{family}’s {figure}", {{"family", owner}, {"figure", name}});
    const bool is_out =
        figure.place.kind == Place::Kind::supply || figure.place.kind == Place::Kind::box;
    return is_out ? name : name + " (" + tell(figure.place, components) + ")";
}

std::string tell_list(const std::vector<std::string>& things)
{
    if (things.empty())
        return tr("nothing");
    if (things.size() == 1)
        return things.front();
    const std::vector<std::string> all_but_last(things.begin(), things.end() - 1);
    return tr_fill("{things} and {last}",
        {{"things", ledger::join(all_but_last, ", ")}, {"last", things.back()}});
}

std::string tell(const std::vector<FigureKind>& figures)
{
    std::vector<std::string> parts;
    for (std::size_t kind = 0; kind < definite_figures.size(); ++kind) {
        const auto count =
            static_cast<std::size_t>(std::ranges::count(figures, static_cast<FigureKind>(kind)));
        if (count > 1)
            parts.push_back(tr(thugs_together[std::min(count, thugs_together.size() - 1)]));
        else if (count == 1)
            parts.push_back(tr(definite_figures[kind]));
    }
    return tell_list(parts);
}

std::string tell_many(int count, const std::string& name)
{
    if (count == 0)
        return {};
    return count == 1 ? name : language::number(count) + "× " + name;
}

std::string quoted(const std::string& name)
{
    return tr_fill("“{name}”", {{"name", name}});
}

std::string tell(const Goods& goods)
{
    return counted(goods);
}

std::string tell(const Money& money)
{
    return counted(money);
}

} // namespace consigliere::table_corleone
