// Parser of move lines: one function for each type that occurs in a line.

#include "engine/cash_n_guns/messages.h"
#include "engine/cash_n_guns/move.h"
#include "engine/ledger/line_parser.h"

namespace consigliere::cash_n_guns {

using ledger::ErrorOr;

namespace {

class Reader final : public ledger::LineParser {
public:
    Reader(std::string_view line, const Components& components)
        : LineParser(line)
        , m_components(components)
    {
    }

    Move read_move()
    {
        Move move;
        if (!ledger::read_one_of(*this, move.action))
            complain_of_verb(move.action);
        // Other powers have lines of their own, or are automatic.
        const auto* use = std::get_if<UsePower>(&move.action);
        if (use != nullptr && ledger::rows_of<Power>.row(use->power).call != Call::by_name)
            fail(message::works_by_itself, word_of(use->power));
        expect_end();
        move.player = m_actor;
        return move;
    }

    void read_actor()
    {
        // Lines of the table never follow a player's name.
        if (words().take("table"))
            fail(message::unknown_verb, word("VERB"));
        else
            read(m_actor.emplace());
    }

    void read(int& number) { number = read_number(); }
    void read(Player& player) { player = find_player(word("NAME")); }
    void read(Bullet& bullet) { read_value(bullet, "bang|click", message::unknown_bullet); }
    void read(std::optional<Bullet>& bullet) { read(bullet.emplace()); }
    void read(Power& power) { read_value(power, "POWER", message::unknown_power); }
    void read(LootType& type) { read_value(type, "TYPE", message::unknown_loot_type); }
    void read(TakeShare::Found& found)
    {
        if (words().take("nothing"))
            found = TakeShare::Found::nothing;
        else
            expect("bang");
    }

    void read(LootCard& card)
    {
        const std::string_view name = word("CARD");
        if (const std::optional<Share> share = share_from(name); share && !share->is_desk())
            card = *share->card();
        else
            fail(message::unknown_loot, name);
    }

    void read(ledger::FixedList<Share, 2>& shares)
    {
        const std::string_view text = word("SHARE");
        for (const std::string_view name : ledger::split(text, ',')) {
            const std::optional<Share> share = share_from(name);
            if (!share)
                fail(message::unknown_loot, name);
            else if (shares.full())
                fail(message::too_many_cards, text);
            else
                shares.push_back(*share);
        }
    }

    /// Reads `$5000,$20000x2,painting`.
    void read(Loot& loot)
    {
        const std::string_view text = word("CARDS");
        if (text == "nothing")
            return;
        for (const std::string_view part : ledger::split(text, ',')) {
            const auto [name, count] = ledger::split_count(part);
            const std::optional<Share> share = share_from(name);
            if (!share || share->is_desk())
                fail(message::unknown_loot, part);
            else if (!count)
                fail(message::bad_number, part);
            else if (*count > loot_cards_in_box
                || loot[*share->card()] + *count > loot_cards_in_box)
                fail(message::too_many_cards, part);
            else
                loot.add(*share->card(), *count);
        }
    }

    /// Reads `bangx2,click` or `nothing`.
    void read(ledger::Counts<Bullet, 2>& bullets)
    {
        const std::string_view text = word("BULLETS");
        if (text == "nothing")
            return;
        int total = 0;
        for (const std::string_view part : ledger::split(text, ',')) {
            const auto [name, count] = ledger::split_count(part);
            const std::optional<Bullet> bullet = value_of<Bullet>(name);
            if (!bullet) {
                fail(message::unknown_bullet, part);
            } else if (!count || *count > bullets_dealt) {
                fail(message::bad_number, part);
            } else {
                bullets.add(*bullet, *count);
                total += *count;
            }
        }
        if (total > bullets_dealt)
            fail(message::too_many_cards, text);
    }

    void read(PlayerSet& players)
    {
        for (const std::string_view name : ledger::split(word("NAMES"), ',')) {
            const Player player = find_player(name);
            if (players.contains(player))
                fail(message::named_twice, name);
            players.add(player);
        }
    }

    void read(LootPlace& place)
    {
        if (names_place()) {
            place.kind = *value_of<LootPlace::Kind>(words().next());
        } else {
            place.kind = LootPlace::Kind::player;
            read(place.player_there);
        }
    }

    void read(std::vector<Act>& acts)
    {
        acts = read_parts<Act>([this](std::string_view text) { return read_act(text); }, "ACT");
    }

    void read(Belief& belief)
    {
        const bool is_of_desk = words().take("desk");
        if (!is_of_desk)
            read(belief.player);
        const std::string_view name = word(is_of_desk ? "open|taken" : "CLAIM");
        const auto claim = value_of<Believe::Claim>(name);
        if (!claim || is_of_desk != (form_of(*claim) == Believe::Form::desk)) {
            fail(message::unknown_claim, name);
            return;
        }
        belief.claim = *claim;
        if (form_of(*claim) == Believe::Form::number)
            read(belief.number);
        if (form_of(*claim) == Believe::Form::loot)
            read(belief.loot);
    }

private:
    Player find_player(std::string_view name)
    {
        const std::optional<Player> player = m_components.find(name);
        if (!player)
            fail(message::unknown_player, name);
        return player.value_or(Player{});
    }

    /// True if the next word is a place other than a player.
    bool names_place()
    {
        const auto kind = value_of<LootPlace::Kind>(words().peek());
        return kind && *kind != LootPlace::Kind::player;
    }

    Act read_act(std::string_view text)
    {
        Act act;
        // Only cards can be at a place other than a player.
        const bool can_fit = !names_place() || ledger::fit_of<act::Gives>(words()).missing.empty();
        if (!can_fit || !ledger::read_one_of<CorrectedAct>(*this, act))
            complain_of_act(text);
        return act;
    }

    void complain_of_act(std::string_view text)
    {
        const std::string expected = ledger::expected_words(words(), CorrectedAct{});
        LootPlace who;
        read(who);
        static_cast<void>(word("VERB"));
        if (who.kind == LootPlace::Kind::player && !expected.empty())
            fail(ledger::message::missing_word, expected.substr(0, expected.find('|')));
        else
            fail(message::unknown_act, text);
    }

    void complain_of_verb(const Action& actions)
    {
        const bool is_of_table = words().peek() == "table";
        const std::string expected = ledger::expected_words(words(), actions);
        if (is_of_table)
            words().next();
        else
            find_player(words().next());
        const std::string_view verb = word("VERB");
        if (is_of_table || expected.empty())
            fail(message::unknown_verb, verb);
        else
            fail(ledger::message::missing_word, expected);
    }

    const Components& m_components;
    std::optional<Player> m_actor;
};

} // namespace

ErrorOr<Move> parse(std::string_view line, const Components& components)
{
    return ledger::parse_line<Reader>(line, components);
}

} // namespace consigliere::cash_n_guns
