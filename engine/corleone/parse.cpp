// Parses lines: one function per type in a grammar.

#include "engine/corleone/messages.h"
#include "engine/corleone/move.h"
#include "engine/ledger/line_parser.h"

namespace consigliere::corleone {

using ledger::ErrorOr;

namespace {

/// Larger counts are typing errors.
constexpr int most_of_one_card = 100;
constexpr int most_of_one_figure = 100;

class Parser final : public ledger::LineParser {
public:
    Parser(std::string_view line, Components& components)
        : LineParser(line)
        , m_components(components)
    {
    }

    Move read_move()
    {
        Move move;
        const std::string_view who = words().peek();
        move.family = value_of<Family>(who);
        if (move.family)
            read_action<FamilyAction>(move.action);
        else if (who == "table")
            read_action<TableAction>(move.action);
        else
            fail(message::unknown_actor, who);
        expect_end();
        return move;
    }

    // One function per type in a grammar. ---------------------------------------------------------

    void read_actor() { words().next(); }
    void read(int& number) { number = read_number(); }
    void read(Family& family) { read_value(family, "FAMILY", message::unknown_actor); }
    void read(Area& area) { read_value(area, "TERRITORY", message::unknown_territory); }
    void read(Area& area, OnlyTerritory)
    {
        read(area);
        if (!is_territory(area))
            fail(message::unknown_territory, word_of(area));
    }
    void read(JobColour& colour) { read_value(colour, "COLOUR", message::bad_job_colour); }
    void read(Good& good) { read_value(good, "GOOD", message::unknown_good); }
    void read(Icon& icon) { read_value(icon, "ICON", message::unknown_icon); }
    void read(CompleteJob::From& from) { read_value(from, "hand|public", message::job_from_where); }
    /// Family Members only.
    void read(FigureKind& kind)
    {
        const std::string_view name = word("don|consigliere|heir");
        kind = value_of<FigureKind>(name).value_or(FigureKind::thug);
        if (!is_family_member(kind))
            fail(message::unknown_figure, name);
    }
    void read(BusinessId& business) { business = business_named(word("BUSINESS")); }
    void read(BusinessId& business, NewName)
    {
        business = new_name(word("BUSINESS"), &Components::name_business);
    }
    void read(JobId& job) { job = job_named(word("JOB")); }
    /// Known Allies only.
    void read(AllyId& ally)
    {
        const std::string_view name = word("ALLY");
        const std::optional<AllyId> known = m_components.find_ally(name);
        if (!known)
            fail(message::unknown_ally, name);
        ally = known.value_or(AllyId{});
    }
    void read(AllyId& ally, NewName) { ally = new_ally(word("ALLY")); }
    void read(SpaceId& space) { space = space_named(word("AREA+AREA")); }
    void read(Place& place) { place = place_named(word("PLACE")); }
    /// `TERRITORY` or `TERRITORY#k`
    void read(MarkerAt& marker)
    {
        const std::string_view text = word("TERRITORY");
        const auto [name, number] = cut_number(text, 0);
        const std::optional<Area> area = value_of<Area>(name);
        if (!area)
            fail(message::unknown_territory, name);
        if (!number)
            fail(message::bad_number, text);
        marker = {area.value_or(Area::wall_street), static_cast<std::uint8_t>(number.value_or(0))};
    }
    void read(PileName& pile)
    {
        const std::string_view name = word("PILE");
        if (const std::optional<Bill> bill = value_of<Bill>(name))
            pile = *bill;
        else if (const std::optional<Good> good = value_of<Good>(name))
            pile = *good;
        else if (name == "jobs")
            pile = std::monostate{};
        else
            fail(message::unknown_pile, name);
    }
    void read(WarBelief& belief)
    {
        const std::string_view winner = words().next();
        belief.winner = value_of<Family>(winner);
        if (winner != "none" && !belief.winner)
            fail(message::unknown_winner, winner);
    }
    void read(FigureAt& figure)
    {
        const std::string_view text = word("FIGURE@PLACE");
        const std::size_t at = text.find('@');
        const std::string_view who = text.substr(0, at);
        const std::size_t colon = who.find(':');
        const bool has_owner = colon != std::string_view::npos;
        if (has_owner)
            figure.owner = value_of<Family>(who.substr(0, colon));
        const auto kind = value_of<FigureKind>(who.substr(has_owner ? colon + 1 : 0));
        // Neutral figures have no owner; all others need a known Family.
        if (at == std::string_view::npos || !kind || is_neutral(*kind) == has_owner
            || figure.owner.has_value() != has_owner) {
            fail(message::unknown_figure, text);
            return;
        }
        figure.kind = *kind;
        figure.place = place_named(text.substr(at + 1));
    }
    void read(Cards& cards)
    {
        for (const std::string_view part : ledger::split(word("CARDS"), ','))
            add_card(cards, part);
    }
    template <typename List>
    void read(List& list, OrNothing)
    {
        if (!words().take("nothing"))
            read(list);
    }
    void read(Money& money, Counted)
    {
        const std::string_view text = words().peek();
        Cards cards;
        read(cards, OrNothing{});
        if (cards.count() != cards.money.total())
            fail(message::unknown_card, text);
        money = cards.money;
    }
    void read(Figures& figures)
    {
        if (words().take("nothing"))
            return;
        for (const std::string_view name : ledger::split(word("FIGURES"), ',')) {
            const std::optional<FigureKind> kind = value_of<FigureKind>(name);
            if (!kind || is_neutral(*kind))
                fail(message::unknown_figure, name);
            else if (figures[*kind] == most_of_one_figure)
                fail(message::too_many_cards, name);
            else
                figures.add(*kind);
            if (has_failed())
                break;
        }
    }
    void read(JobNames& names)
    {
        const std::string_view text = word("JOB");
        for (const std::string_view name : ledger::split(text, ',')) {
            if (!has_failed())
                push(names.jobs, job_named(name), text);
        }
    }
    void read(Claim& claim)
    {
        if (!ledger::read_one_of(*this, claim))
            fail(message::unknown_claim, word("CLAIM"));
    }
    /// The icon decides the notation; `by-hand:` ends in a colon.
    void read(Use& use)
    {
        std::string_view name = word("ICON");
        const bool has_colon = name == "by-hand:";
        name.remove_suffix(has_colon ? 1 : 0);
        const std::optional<Icon> icon = value_of<Icon>(name);
        if (!icon) {
            fail(message::unknown_icon, name);
        } else if (*icon == Icon::by_hand && !has_colon) {
            fail(message::missing_word, "by-hand: ACT");
        } else {
            use = {*icon, open_target(*icon)};
            std::visit([this](auto& target) { ledger::read_line(*this, target); }, use.target);
        }
    }
    void read(Bid& bid) { read(bid.cards, OrNothing{}); }
    /// `ACT; ACT` up to the end.
    void read(std::vector<Act>& acts)
    {
        acts = read_parts<Act>([this](std::string_view text) { return read_act(text); }, "ACT");
    }

private:
    template <typename Kinds>
    void read_action(Action& action)
    {
        if (ledger::read_one_of<Kinds>(*this, action))
            return;
        const std::string expected = ledger::expected_words(words(), Kinds{});
        words().next();
        const std::string_view verb = word("VERB");
        if (expected.empty())
            fail(message::unknown_verb, verb);
        else
            fail(message::missing_word, expected);
    }

    Act read_act(std::string_view text)
    {
        Act act;
        const bool is_of_figure = words().peek().find('@') != std::string_view::npos;
        if (is_of_figure ? ledger::read_one_of<FigureAct>(*this, act)
                         : ledger::read_one_of<FamilyAct>(*this, act))
            return act;
        FigureAt figure;
        if (is_of_figure)
            read(figure);
        else if (const std::string_view who = words().next(); !value_of<Family>(who))
            fail(message::unknown_actor, who);
        word("VERB");
        fail(message::unknown_act, text);
        return act;
    }

    // Names. -----------------------------------------------------------------------------------

    /// Splits `#n` off a word; nullopt unless n is a number from 1.
    static std::pair<std::string_view, std::optional<int>> cut_number(
        std::string_view text, int when_missing)
    {
        const std::size_t hash = text.find('#');
        if (hash == std::string_view::npos)
            return {text, when_missing};
        std::optional<int> number = ledger::number_of(text.substr(hash + 1));
        if (number && (*number < 1 || *number > markers_in_box))
            number.reset();
        return {text.substr(0, hash), number};
    }

    template <typename Id>
    Id known_or_full(std::optional<Id> id, std::string_view name)
    {
        if (!id)
            fail(message::too_many_names, name);
        return id.value_or(Id{});
    }

    /// Returns the id of a name, adding a new one.
    template <typename Id>
    Id new_name(
        std::string_view name, std::optional<Id> (Components::*name_thing)(std::string_view))
    {
        if (!ledger::is_name(name))
            fail(message::bad_name, name);
        if (has_failed())
            return Id{};
        return known_or_full((m_components.*name_thing)(name), name);
    }
    JobId job_named(std::string_view name) { return new_name(name, &Components::name_job); }
    AllyId new_ally(std::string_view name) { return new_name(name, &Components::name_ally); }

    BusinessId business_named(std::string_view name)
    {
        const std::optional<BusinessId> business = m_components.find_business(name);
        if (!business)
            fail(message::unknown_place, name);
        return business.value_or(BusinessId{});
    }

    SpaceId space_named(std::string_view text)
    {
        const auto [areas, number] = cut_number(text, 1);
        AreaSet touches;
        bool is_good = number.has_value();
        const std::vector<std::string_view> names = ledger::split(areas, '+');
        for (const std::string_view name : names) {
            const std::optional<Area> area = value_of<Area>(name);
            if (!area || touches.contains(*area))
                is_good = false;
            else
                touches.add(*area);
        }
        if (!is_good || touches.size() < 2 || touches.size() > 3) {
            fail(message::bad_space, text);
            return SpaceId{};
        }
        return known_or_full(m_components.name_space(areas, touches, *number), text);
    }

    Place place_named(std::string_view text)
    {
        constexpr std::string_view inside = "in:";
        if (text == "hudson")
            return {Place::Kind::hudson, 0};
        if (text.substr(0, inside.size()) == inside) {
            const std::optional<Area> area = value_of<Area>(text.substr(inside.size()));
            if (!area)
                fail(message::unknown_territory, text.substr(inside.size()));
            return Place::in(area.value_or(Area::wall_street));
        }
        if (text.find('+') != std::string_view::npos)
            return Place::on(space_named(text));
        return Place::on(business_named(text));
    }

    // Lists of cards. --------------------------------------------------------------------------

    void add_card(Cards& cards, std::string_view text)
    {
        const auto [card, count] = cut_multiplier(text);
        constexpr std::string_view job_prefix = "job:";
        constexpr std::string_view ally_prefix = "ally:";
        if (!count) {
            fail(message::bad_number, text);
        } else if (const std::optional<Bill> bill = value_of<Bill>(card)) {
            add_counted(cards.money, *bill, *count, text);
        } else if (const std::optional<Good> good = value_of<Good>(card)) {
            add_counted(cards.goods, *good, *count, text);
        } else if (card == "job") {
            if (cards.unknown_jobs + *count > jobs_in_box)
                fail(message::too_many_cards, text);
            else
                cards.unknown_jobs = static_cast<std::uint8_t>(cards.unknown_jobs + *count);
        } else if (card.substr(0, job_prefix.size()) == job_prefix) {
            push(cards.jobs, job_named(card.substr(job_prefix.size())), text);
        } else if (card.substr(0, ally_prefix.size()) == ally_prefix) {
            push(cards.allies, new_ally(card.substr(ally_prefix.size())), text);
        } else {
            fail(message::unknown_card, text);
        }
    }

    /// Splits off a count: `$5x3`. Names of cards may end like a count, too.
    static ledger::Counted cut_multiplier(std::string_view text)
    {
        ledger::Counted counted = ledger::split_count(text);
        const bool is_counted_card = value_of<Bill>(counted.thing) || value_of<Good>(counted.thing)
            || counted.thing == "job";
        if (!is_counted_card)
            return {text, 1};
        if (counted.count && *counted.count > most_of_one_card)
            counted.count.reset();
        return counted;
    }

    template <typename Kind>
    void add_counted(Counts<Kind>& counts, Kind kind, int count, std::string_view text)
    {
        if (counts[kind] + count > most_of_one_card)
            fail(message::too_many_cards, text);
        else
            counts.add(kind, count);
    }

    template <typename Value, std::size_t Capacity>
    void push(ledger::FixedList<Value, Capacity>& list, Value value, std::string_view text)
    {
        if (list.full())
            fail(message::too_many_cards, text);
        else
            list.push_back(value);
    }

    Components& m_components;
};

} // namespace

Target open_target(Icon icon)
{
    Target target;
    const auto open = [&]<typename... Kinds>(std::type_identity<std::variant<Kinds...>>) {
        const Choice choice = row_of(icon).choice;
        ((Kinds::choice == choice ? static_cast<void>(target.emplace<Kinds>()) : void()), ...);
    };
    open(std::type_identity<Target>{});
    return target;
}

ErrorOr<Move> parse(std::string_view line, Components& components)
{
    return ledger::parse_line<Parser>(line, components);
}

} // namespace consigliere::corleone
