/// Reading move lines, word by word.

#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/move.h"
#include "engine/ledger/line_parser.h"

namespace consigliere::cash_n_guns {

using ledger::ErrorOr;

namespace {

std::optional<LootCard> loot_card_from(std::string_view word)
{
    const std::optional<Share> share = share_from(word);
    return share ? share->card() : std::nullopt;
}

class Parser final : public ledger::LineParser {
public:
    Parser(std::string_view line, const Components& components)
        : LineParser(line)
        , m_components(components)
    {
    }

    Move read_move()
    {
        Move move;
        if (words().take("table")) {
            move.action = read_table_action();
        } else {
            move.player = read_player();
            move.action = read_player_action();
        }
        expect_end();
        return move;
    }

private:
    // Single things. -----------------------------------------------------------------------------

    /// The thing that the next word names; `find` knows the words.
    template <typename Thing, typename Find>
    Thing read(std::string_view what, ledger::Message refusal, const Find& find)
    {
        const std::string_view name = word(what);
        if (const auto thing = find(name))
            return *thing;
        fail(refusal, name);
        return Thing{};
    }

    Player find_player(std::string_view name)
    {
        const std::optional<Player> player = m_components.find(name);
        if (!player)
            fail(message::unknown_player, name);
        return player.value_or(Player{});
    }
    Player read_player() { return find_player(word("NAME")); }
    Bullet read_bullet()
    {
        return read<Bullet>("bang|click", message::unknown_bullet, value_of<Bullet>);
    }
    LootCard read_card() { return read<LootCard>("CARD", message::unknown_loot, loot_card_from); }
    Power read_power() { return read<Power>("POWER", message::unknown_power, value_of<Power>); }

    /// `$5000,$20000x2,painting`
    Loot read_loot()
    {
        Loot loot;
        const std::string_view text = word("CARDS");
        if (text == "nothing")
            return loot;
        for (const std::string_view part : ledger::split(text, ',')) {
            const auto [name, count] = ledger::split_count(part);
            const std::optional<LootCard> card = loot_card_from(name);
            if (!card)
                fail(message::unknown_loot, part);
            else if (!count)
                fail(message::bad_number, part);
            else if (*count > loot_cards_in_box || loot[*card] + *count > loot_cards_in_box)
                fail(message::too_many_cards, part);
            else
                loot.add(*card, *count);
        }
        return loot;
    }

    PlayerSet read_players()
    {
        PlayerSet set;
        for (const std::string_view name : ledger::split(word("NAMES"), ',')) {
            const Player player = find_player(name);
            if (set.contains(player))
                fail(message::named_twice, name);
            set.add(player);
        }
        return set;
    }

    // Acts. --------------------------------------------------------------------------------------

    LootPlace read_place()
    {
        if (words().take("table"))
            return LootPlace::table();
        if (words().take("deck"))
            return LootPlace::deck();
        if (words().take("box"))
            return LootPlace::box();
        return LootPlace::of(read_player());
    }

    Act read_act(std::string_view text)
    {
        const LootPlace who = read_place();
        const std::string_view verb = word("VERB");
        if (verb == "gives") {
            const Loot loot = read_loot();
            expect("to");
            return act::Gives{who, loot, read_place()};
        }
        const Player player = who.player_there;
        if (who.kind == LootPlace::Kind::player) {
            if (verb == "gains")
                return read_gain(player);
            if (verb == "loses") {
                expect("wound");
                return act::LosesWound{player};
            }
            if (verb == "holds")
                return read_hand(player);
            if (verb == "leaves")
                return act::Leaves{player};
            if (verb == "returns")
                return act::Returns{player};
            if (verb == "lies")
                return act::LiesDown{player};
            if (verb == "stands")
                return act::StandsUp{player};
        }
        fail(message::unknown_act, text);
        return act::OffersDesk{};
    }

    Act read_gain(Player player)
    {
        if (words().take("desk"))
            return act::GainsDesk{player};
        expect("wound");
        return act::GainsWound{player};
    }

    /// `bangx2,click` or `nothing`
    Act read_hand(Player player)
    {
        std::array<int, 2> counts{};
        const std::string_view text = word("BULLETS");
        if (text != "nothing") {
            for (const std::string_view part : ledger::split(text, ',')) {
                const auto [name, count] = ledger::split_count(part);
                const std::optional<Bullet> bullet = value_of<Bullet>(name);
                if (!bullet)
                    fail(message::unknown_bullet, part);
                else if (!count || *count > bullets_dealt)
                    fail(message::bad_number, part);
                else
                    counts[static_cast<std::size_t>(*bullet)] += *count;
            }
        }
        if (counts[0] + counts[1] > bullets_dealt)
            fail(message::too_many_cards, text);
        return act::Holds{
            player, static_cast<std::uint8_t>(counts[1]), static_cast<std::uint8_t>(counts[0])};
    }

    // Lines of the table. ------------------------------------------------------------------------

    Action read_table_action()
    {
        const std::string_view verb = word("VERB");
        if (verb == "loots")
            return RevealLoot{read_loot()};
        if (verb == "ducks")
            return TakeCover{read_players()};
        if (verb == "stands")
            return TakeCover{};
        if (verb == "corrects:")
            return Correct{
                read_parts<Act>([this](std::string_view text) { return read_act(text); }, "ACT")};
        if (verb == "believes")
            return read_belief();
        fail(message::unknown_verb, verb);
        return TakeCover{};
    }

    Action read_belief()
    {
        using Claim = Believe::Claim;
        Believe belief;
        if (words().take("desk")) {
            const std::string_view state = word("open|taken");
            belief.claim = state == "open" ? Claim::desk_is_open : Claim::desk_is_taken;
            if (state != "open" && state != "taken")
                fail(message::unknown_claim, state);
            return belief;
        }
        belief.player = read_player();
        const std::string_view claim = word("CLAIM");
        if (claim == "holds") {
            belief.claim = Claim::holds;
            belief.loot = read_loot();
            return belief;
        }
        for (const auto& [name, plain] : {std::pair{"godfather", Claim::godfather},
                 std::pair{"next", Claim::next}, std::pair{"out", Claim::out},
                 std::pair{"bonus", Claim::bonus}, std::pair{"wins", Claim::wins}}) {
            if (claim == name) {
                belief.claim = plain;
                return belief;
            }
        }
        for (const auto& [name, counted] :
            {std::pair{"wounds", Claim::wounds}, std::pair{"bangs", Claim::bangs},
                std::pair{"bills", Claim::bills}, std::pair{"diamonds", Claim::diamonds},
                std::pair{"paintings", Claim::paintings}, std::pair{"totals", Claim::totals}}) {
            if (claim == name) {
                belief.claim = counted;
                belief.number = read_number();
                return belief;
            }
        }
        fail(message::unknown_claim, claim);
        return belief;
    }

    // Lines of a player. -------------------------------------------------------------------------

    Action read_player_action()
    {
        const std::string_view verb = word("VERB");
        if (verb == "aims")
            return TakeAim{read_player()};
        if (verb == "slow")
            return BeSlow{};
        if (verb == "redirects") {
            const Player player = read_player();
            expect("to");
            return Redirect{player, read_player()};
        }
        if (verb == "shows")
            return ShowBullet{read_bullet()};
        if (verb == "discards")
            return TellDiscard{read_bullet()};
        if (verb == "takes")
            return read_shares();
        if (verb == "leaves") {
            expect("desk");
            return LeaveDesk{};
        }
        if (verb == "forbids") {
            const Player player = read_player();
            return ForbidLoot{
                player, read<LootType>("TYPE", message::unknown_loot_type, value_of<LootType>)};
        }
        if (verb == "uses")
            return read_use();
        if (verb == "declines")
            return DeclinePower{read_power()};
        fail(message::unknown_verb, verb);
        return BeSlow{};
    }

    Action read_shares()
    {
        TakeShare take;
        const std::string_view text = word("SHARE");
        for (const std::string_view name : ledger::split(text, ',')) {
            const std::optional<Share> share = share_from(name);
            if (!share)
                fail(message::unknown_loot, name);
            else if (take.shares.full())
                fail(message::too_many_cards, text);
            else
                take.shares.push_back(*share);
        }
        if (words().take("gets")) {
            const bool is_nothing = words().take("nothing");
            if (!is_nothing)
                expect("bang");
            take.found = is_nothing ? TakeShare::Found::nothing : TakeShare::Found::bang;
        }
        if (words().take("trades")) {
            const LootCard card = read_card();
            expect("from");
            take.trade = TakeShare::Trade{card, read_player()};
        }
        return take;
    }

    Action read_use()
    {
        const Power power = read_power();
        switch (power) {
        case Power::hustler: {
            UseHustler use{read_player(), {}, {}};
            if (words().take("takes")) {
                use.takes = read_bullet();
                expect("gives");
                use.gives = read_bullet();
            }
            return use;
        }
        case Power::professional:
            return UseProfessional{read_card()};
        case Power::vulture: {
            const Player victim = read_player();
            return UseVulture{victim, read_loot()};
        }
        case Power::cunning:
        case Power::doctor:
        case Power::smart:
            return UsePower{power};
        default:
            // The Dictator has a line of his own; the others work by themselves.
            if (!has_failed())
                fail(message::works_by_itself, word_of(power));
            return UsePower{power};
        }
    }

    const Components& m_components;
};

} // namespace

ErrorOr<Move> parse(std::string_view line, const Components& components)
{
    return ledger::parse_line<Parser>(line, components);
}

} // namespace consigliere::cash_n_guns
