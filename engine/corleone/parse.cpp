/// Reading move lines. RECORD's page of moves, word by word.

#include "engine/corleone/messages.h"
#include "engine/corleone/move.h"
#include "engine/ledger/line_parser.h"

#include <cassert>

namespace consigliere::corleone {

using ledger::ErrorOr;

namespace {

/// More than this of one card in one line is a typing error, whatever the box holds.
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
        const std::string_view actor = words().next();
        if (actor == "table") {
            move.action = read_table_action();
        } else if (const std::optional<Family> family = value_of<Family>(actor)) {
            move.family = family;
            move.action = read_family_action();
        } else {
            fail(message::unknown_actor, actor);
        }
        expect_end();
        return move;
    }

private:
    // Single things. ---------------------------------------------------------------------------

    Area read_area()
    {
        const std::string_view name = word("TERRITORY");
        if (const std::optional<Area> area = value_of<Area>(name))
            return *area;
        fail(message::unknown_territory, name);
        return Area::wall_street;
    }

    Family read_family()
    {
        const std::string_view name = word("FAMILY");
        if (const std::optional<Family> family = value_of<Family>(name))
            return *family;
        fail(message::unknown_actor, name);
        return Family::marzullo;
    }

    /// `TERRITORY` or `TERRITORY#k`; 0 when no number is given.
    std::pair<Area, std::uint8_t> read_area_and_number()
    {
        const std::string_view text = word("TERRITORY");
        const auto [name, number] = cut_number(text, 0);
        const std::optional<Area> area = value_of<Area>(name);
        if (!area)
            fail(message::unknown_territory, name);
        if (!number)
            fail(message::bad_number, text);
        return {area.value_or(Area::wall_street), static_cast<std::uint8_t>(number.value_or(0))};
    }

    /// Cuts `#n` off a word; n must be a number from 1.
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

    std::string_view read_name(std::string_view what)
    {
        const std::string_view name = word(what);
        if (!has_failed() && !ledger::is_name(name))
            fail(message::bad_name, name);
        return name;
    }

    template <typename Id>
    Id known_or_full(std::optional<Id> id, std::string_view name)
    {
        if (!id)
            fail(message::too_many_names, name);
        return id.value_or(Id{});
    }

    /// A Job by name; a name that is new becomes known.
    JobId read_job_name(std::string_view name)
    {
        if (!ledger::is_name(name))
            fail(message::bad_name, name);
        if (has_failed())
            return JobId{};
        return known_or_full(m_components.name_job(name), name);
    }
    JobId read_job() { return read_job_name(word("JOB")); }

    AllyId read_new_ally_name(std::string_view name)
    {
        if (!ledger::is_name(name))
            fail(message::bad_name, name);
        if (has_failed())
            return AllyId{};
        return known_or_full(m_components.name_ally(name), name);
    }

    /// An Ally that must have been seen before.
    AllyId read_known_ally(std::string_view name)
    {
        if (const std::optional<AllyId> ally = m_components.find_ally(name))
            return *ally;
        fail(message::unknown_ally, name);
        return AllyId{};
    }

    BusinessId read_business_name(std::string_view name)
    {
        if (const std::optional<BusinessId> business = m_components.find_business(name))
            return *business;
        fail(message::unknown_place, name);
        return BusinessId{};
    }
    BusinessId read_business() { return read_business_name(word("BUSINESS")); }

    SpaceId read_space_name(std::string_view text)
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

    Place read_place_name(std::string_view text)
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
            return Place::on(read_space_name(text));
        return Place::on(read_business_name(text));
    }
    Place read_place() { return read_place_name(word("PLACE")); }

    /// `pizzino:thug@penn-central` or `mayor@midtown+queens`
    FigureAt read_figure()
    {
        const std::string_view text = word("FIGURE@PLACE");
        FigureAt figure;
        const std::size_t at = text.find('@');
        if (at == std::string_view::npos) {
            fail(message::unknown_figure, text);
            return figure;
        }
        const std::string_view who = text.substr(0, at);
        const std::size_t colon = who.find(':');
        std::string_view kind_word = who;
        if (colon != std::string_view::npos) {
            figure.owner = value_of<Family>(who.substr(0, colon));
            kind_word = who.substr(colon + 1);
        }
        const std::optional<FigureKind> kind = value_of<FigureKind>(kind_word);
        const bool has_right_owner = kind && is_neutral(*kind) != figure.owner.has_value();
        if (!has_right_owner || (colon != std::string_view::npos && !figure.owner)) {
            fail(message::unknown_figure, text);
            return figure;
        }
        figure.kind = *kind;
        figure.place = read_place_name(text.substr(at + 1));
        return figure;
    }

    // Lists of cards. --------------------------------------------------------------------------

    Cards read_cards() { return read_card_list(word("CARDS")); }

    Cards read_card_list(std::string_view text)
    {
        Cards cards;
        for (const std::string_view part : ledger::split(text, ','))
            add_card(cards, part);
        if (!has_failed() && cards.empty())
            fail(message::unknown_card, text);
        return cards;
    }

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
            const JobId job = read_job_name(card.substr(job_prefix.size()));
            for (int i = 0; i < *count && !has_failed(); ++i)
                push(cards.jobs, job, text);
        } else if (card.substr(0, ally_prefix.size()) == ally_prefix) {
            const AllyId ally = read_new_ally_name(card.substr(ally_prefix.size()));
            for (int i = 0; i < *count && !has_failed(); ++i)
                push(cards.allies, ally, text);
        } else {
            fail(message::unknown_card, text);
        }
    }

    /// `$5x3` is three cards of $5. Names of cards may end in an x and digits, too.
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

    // Acts. ------------------------------------------------------------------------------------

    /// `ACT; ACT` up to the end of the line.
    std::vector<Act> read_acts()
    {
        return read_parts<Act>([this](std::string_view text) { return read_act(text); }, "ACT");
    }

    Act read_act(std::string_view text)
    {
        if (words().peek().find('@') != std::string_view::npos)
            return read_figure_act(text);
        const std::string_view actor = words().next();
        const std::optional<Family> family = value_of<Family>(actor);
        if (!family) {
            fail(message::unknown_actor, actor);
            return act::Gains{};
        }
        const std::string_view verb = word("VERB");
        if (verb == "gains")
            return act::Gains{*family, read_cards()};
        if (verb == "loses")
            return act::Loses{*family, read_cards()};
        if (verb == "gives") {
            const Cards cards = read_cards();
            expect("to");
            return act::Gives{*family, cards, read_family()};
        }
        if (verb == "banks")
            return act::Banks{*family, read_cards()};
        if (verb == "unbanks")
            return act::Unbanks{*family, read_cards()};
        if (verb == "marks")
            return act::Marks{*family, read_area()};
        if (verb == "unmarks") {
            const auto [territory, number] = read_area_and_number();
            return act::Unmarks{*family, territory, number};
        }
        if (verb == "has" && words().take("turn"))
            return act::HasTurn{*family};
        fail(message::unknown_act, text);
        return act::Gains{};
    }

    Act read_figure_act(std::string_view text)
    {
        const FigureAt figure = read_figure();
        const std::string_view verb = word("VERB");
        if (verb == "shot")
            return act::Shot{figure};
        if (verb == "recalled")
            return act::Recalled{figure};
        if (verb == "moves") {
            expect("to");
            return act::Moves{figure, read_place()};
        }
        fail(message::unknown_act, text);
        return act::Shot{figure};
    }

    // Lines of the table. ----------------------------------------------------------------------

    Action read_table_action()
    {
        const std::string_view verb = word("VERB");
        if (verb == "opens") {
            const Area territory = read_area();
            const std::string_view name = read_name("BUSINESS");
            if (has_failed())
                return OpenBusiness{};
            return OpenBusiness{territory, known_or_full(m_components.name_business(name), name)};
        }
        if (verb == "reveals")
            return read_reveal();
        if (verb == "war")
            return read_war();
        if (verb == "empties")
            return read_pile();
        if (verb == "corrects:")
            return Correct{read_acts()};
        if (verb == "believes")
            return read_belief();
        fail(message::unknown_verb, verb);
        return RevealNothing{};
    }

    Action read_reveal()
    {
        const std::string_view what = word("job|ally|nothing");
        if (what == "job")
            return RevealJob{read_job()};
        if (what == "ally")
            return RevealAlly{read_new_ally_name(word("ALLY"))};
        if (what != "nothing")
            fail(message::missing_word, "job|ally|nothing");
        return RevealNothing{};
    }

    Action read_war()
    {
        FightWar war;
        war.territory = read_area();
        if (words().at_end())
            return war;
        const std::string_view winner = words().next();
        war.belief = WarBelief{value_of<Family>(winner)};
        if (winner != "none" && !war.belief->winner)
            fail(message::unknown_winner, winner);
        return war;
    }

    Action read_pile()
    {
        const std::string_view name = word("PILE");
        EmptyPile empty;
        if (const std::optional<Bill> bill = value_of<Bill>(name))
            empty.pile = *bill;
        else if (const std::optional<Good> good = value_of<Good>(name))
            empty.pile = *good;
        else if (name == "jobs")
            empty.pile = std::monostate{};
        else
            fail(message::unknown_pile, name);
        return empty;
    }

    Action read_belief()
    {
        Believe belief{};
        belief.family = read_family();
        const std::string_view claim = word("CLAIM");
        if (claim == "controls") {
            belief.claim = Believe::Claim::controls;
            belief.territory = read_territory();
        } else if (claim == "dominates") {
            belief.claim = Believe::Claim::dominates;
            belief.territory = read_territory();
        } else if (claim == "influences") {
            belief.claim = Believe::Claim::influences;
            belief.territory = read_territory();
            belief.number = read_number();
        } else if (claim == "leads") {
            belief.claim = Believe::Claim::leads;
            belief.colour = read_colour();
        } else if (claim == "first") {
            belief.claim = Believe::Claim::first;
        } else if (claim == "holds") {
            belief.claim = Believe::Claim::holds;
            if (!words().take("nothing"))
                belief.cards = read_cards();
        } else if (claim == "supplies") {
            belief.claim = Believe::Claim::supplies;
            belief.figures = read_figure_kinds();
        } else if (claim == "banked") {
            belief.claim = Believe::Claim::banked;
            belief.number = read_number();
        } else if (claim == "totals") {
            belief.claim = Believe::Claim::totals;
            belief.number = read_number();
        } else if (claim == "wins") {
            belief.claim = Believe::Claim::wins;
        } else {
            fail(message::unknown_claim, claim);
        }
        return belief;
    }

    Area read_territory()
    {
        const Area area = read_area();
        if (!is_territory(area))
            fail(message::unknown_territory, word_of(area));
        return area;
    }

    JobColour read_colour()
    {
        const std::string_view name = word("COLOUR");
        if (const std::optional<JobColour> colour = value_of<JobColour>(name))
            return *colour;
        fail(message::bad_job_colour, name);
        return JobColour::yellow;
    }

    std::array<std::uint8_t, 4> read_figure_kinds()
    {
        std::array<std::uint8_t, 4> figures{};
        if (words().take("nothing"))
            return figures;
        for (const std::string_view name : ledger::split(word("FIGURES"), ',')) {
            const std::optional<FigureKind> kind = value_of<FigureKind>(name);
            if (!kind || is_neutral(*kind))
                fail(message::unknown_figure, name);
            else if (++figures[static_cast<std::size_t>(*kind)] > most_of_one_figure)
                fail(message::too_many_cards, name);
            if (has_failed())
                break;
        }
        return figures;
    }

    // Lines of a Family. -----------------------------------------------------------------------

    Action read_family_action()
    {
        const std::string_view verb = word("VERB");
        if (verb == "thug")
            return PlaceThug{read_business()};
        if (verb == "member")
            return read_member();
        if (verb == "job")
            return read_job_action();
        if (verb == "ally")
            return PlayAlly{read_known_ally(word("ALLY"))};
        if (verb == "passes")
            return Pass{};
        if (verb == "collects")
            return Collect{};
        if (verb == "uses")
            return read_use();
        if (verb == "declines")
            return read_decline();
        if (verb == "changes") {
            ChangeMoney change;
            change.gives = read_cards();
            expect("for");
            change.takes = read_cards();
            return change;
        }
        if (verb == "relocates") {
            const auto [territory, number] = read_area_and_number();
            return RelocateMarker{territory, number};
        }
        if (verb == "leaves")
            return LeaveMarker{};
        if (verb == "bids")
            return words().take("nothing") ? Bid{} : Bid{read_cards()};
        if (verb == "takes")
            return TakeAlly{read_new_ally_name(word("ALLY"))};
        if (verb == "discards")
            return words().take("nothing") ? Discard{} : Discard{read_cards()};
        if (verb == "counts")
            return read_count();
        fail(message::unknown_verb, verb);
        return Pass{};
    }

    Action read_member()
    {
        const std::string_view name = word("don|consigliere|heir");
        const std::optional<FigureKind> kind = value_of<FigureKind>(name);
        if (!kind || !is_family_member(*kind)) {
            fail(message::unknown_figure, name);
            return PlaceMember{FigureKind::don, SpaceId{}};
        }
        return PlaceMember{*kind, read_space_name(word("AREA+AREA"))};
    }

    Action read_job_action()
    {
        CompleteJob complete{};
        complete.job = read_job();
        expect("from");
        const std::string_view from = word("hand|public");
        if (from == "public")
            complete.from = CompleteJob::From::open;
        else if (from != "hand")
            fail(message::job_from_where, from);
        if (words().take("pays") && !words().take("nothing"))
            complete.pays = read_cards();
        return complete;
    }

    Action read_decline()
    {
        Decline decline;
        if (words().at_end())
            return decline;
        const std::string_view name = words().next();
        decline.icon = value_of<Icon>(name);
        if (!decline.icon)
            fail(message::unknown_icon, name);
        return decline;
    }

    Action read_count()
    {
        CountSuitcase count;
        if (words().take("nothing"))
            return count;
        const std::string_view text = words().peek();
        const Cards cards = read_cards();
        if (cards.count() != cards.money.total())
            fail(message::unknown_card, text);
        count.money = cards.money;
        return count;
    }

    Action read_use()
    {
        std::string_view name = word("ICON");
        if (name == "by-hand:") {
            // Where only the board is followed, a card may move nothing that is.
            return words().take("nothing") ? UseByHand{} : UseByHand{read_acts()};
        }
        const std::optional<Icon> icon = value_of<Icon>(name);
        if (!icon) {
            fail(message::unknown_icon, name);
            return Collect{};
        }
        if (needs_no_choice(*icon))
            return UsePlain{*icon};
        if (cards_traded(*icon) > 0) {
            expect("gives");
            return UseTrade{*icon, read_cards()};
        }
        switch (*icon) {
        case Icon::bank:
            return UseBank{read_cards()};
        case Icon::jobs:
            return read_use_jobs();
        case Icon::swap: {
            expect("gives");
            const Cards gives = read_cards();
            expect("for");
            return UseSwap{gives, read_good()};
        }
        case Icon::front:
            return UseFront{read_business()};
        case Icon::back:
            return UseBack{read_business()};
        case Icon::shoot:
            return UseShoot{read_figure()};
        case Icon::recall:
            return UseRecall{read_figure()};
        case Icon::move: {
            const FigureAt figure = read_figure();
            expect("to");
            return UseMove{figure, read_place()};
        }
        case Icon::mayor:
            return UseNeutral{FigureKind::mayor, read_place()};
        case Icon::union_boss:
            return UseNeutral{FigureKind::union_boss, read_place()};
        case Icon::police_chief:
            return UseNeutral{FigureKind::police_chief, read_place()};
        default:
            fail(message::missing_word, "by-hand: ACT");
            return Collect{};
        }
    }

    Action read_use_jobs()
    {
        UseJobs use;
        if (words().take("keeps"))
            read_jobs(use.keeps);
        if (words().take("discards"))
            read_jobs(use.discards);
        return use;
    }

    template <std::size_t Capacity>
    void read_jobs(ledger::FixedList<JobId, Capacity>& jobs)
    {
        const std::string_view text = word("JOB");
        for (const std::string_view name : ledger::split(text, ',')) {
            if (!has_failed())
                push(jobs, read_job_name(name), text);
        }
    }

    Good read_good()
    {
        const std::string_view name = word("GOOD");
        if (const std::optional<Good> good = value_of<Good>(name))
            return *good;
        fail(message::unknown_good, name);
        return Good::gun;
    }

    Components& m_components;
};

} // namespace

ErrorOr<Move> parse(std::string_view line, Components& components)
{
    return ledger::parse_line<Parser>(line, components);
}

} // namespace consigliere::corleone
