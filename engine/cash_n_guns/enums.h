#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/ledger/message_template.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

/// The things in the box of Ca$h 'n Guns (2nd edition), with their words in a record and their
/// names.
namespace consigliere::cash_n_guns {

using ledger::all_of;
using ledger::name_of;
using ledger::value_of;
using ledger::word_of;

inline constexpr int least_players = 4;
inline constexpr int most_players = 8;
inline constexpr int last_round = 8;

/// A player by seat, counted clockwise from 0. What a record calls him is in the Components.
enum class Player : std::uint8_t {};
[[nodiscard]] constexpr std::size_t index_of(Player player)
{
    return static_cast<std::size_t>(player);
}

/// A Bullet card.
enum class Bullet : std::uint8_t { click, bang };

/// The kinds of loot card.
enum class LootCard : std::uint8_t {
    bill_5000,
    bill_10000,
    bill_20000,
    diamond_1000,
    diamond_5000,
    diamond_10000,
    painting,
    clip, ///< Works when it is taken, and is discarded (CG-W.5).
    first_aid, ///< Works when it is taken, and is discarded (CG-W.4).
    /// The back of a card, for those who may not see its face: no Position is played with one, and
    /// no line says it. It is none of `all_loot_cards`.
    covered,
};

/// What the Dictator may forbid.
enum class LootType : std::uint8_t { bill, diamond, painting, clip, first_aid, desk };

/// The powers ("Talenty") in the order in which they act.
enum class Power : std::uint8_t {
    hustler,
    kid,
    cunning,
    doctor,
    stealthy,
    smart,
    professional,
    lucky,
    unbreakable,
    vulture,
    cute,
    greedy,
    dictator,
    junk_dealer,
    good_friend,
    collector,
};
/// How a player calls a power.
enum class Call : std::uint8_t {
    none, ///< It acts by itself, or is part of another move.
    by_name, ///< `uses POWER` says it all.
    with_more, ///< By a line of its own, which tells what it does to whom.
};

/// What the table waits for. The book's second phase, in which everybody lays a Bullet card
/// secretly, needs no line; so nothing ever waits in it.
enum class Phase : std::uint8_t {
    loot, ///< 1: eight loot cards are revealed.
    hold_up, ///< 3: everybody aims.
    privilege, ///< 4: the Godfather may order one player to aim elsewhere.
    courage, ///< 5: who lies down?
    cards, ///< 6: the Bullet cards are revealed.
    sharing, ///< 7: the loot is shared.
    end,
};

// The choices of a table (the ambiguities A1, A7 and A14 of the rules page). --------------------

/// What happens to a player who is too slow (A1).
enum class Slow : std::uint8_t {
    excluded, ///< He takes no part in the round.
    no_target, ///< He aims at nobody, but otherwise plays on.
};
/// What happens to loot that nobody is there to take (A7).
enum class Unclaimed : std::uint8_t {
    discard, ///< It leaves the game.
    carry, ///< It stays on the table for the next round.
};

/// Which wounds tell richest players apart (A14).
enum class Ties : std::uint8_t {
    tokens, ///< The wound tokens that somebody has at the end.
    suffered, ///< All the wounds that somebody has taken, healed ones too.
};

// Their rows. ------------------------------------------------------------------------------------

struct LootRow {
    LootCard value;
    std::string_view word;
    const char* name;
    LootType type;
    int dollars; ///< What is printed on a bill or a diamond; 0 for the rest.
    int in_box;
};
struct PowerRow {
    Power value;
    std::string_view word;
    const char* name;
    Call call;
    ledger::RuleId rule;
    const char* effect; ///< What it does, in one sentence.
};

} // namespace consigliere::cash_n_guns

namespace consigliere::ledger {

template <>
inline constexpr Enumeration<cash_n_guns::Bullet, 2> rows_of<cash_n_guns::Bullet>{{{
    {cash_n_guns::Bullet::click, "click", to_translate("Click!")},
    {cash_n_guns::Bullet::bang, "bang", to_translate("Bang!")},
}}};

template <>
inline constexpr auto rows_of<cash_n_guns::LootCard> = [] {
    using cash_n_guns::LootType;
    using enum cash_n_guns::LootCard;
    return Enumeration<cash_n_guns::LootCard, 10, cash_n_guns::LootRow>{{{
        {bill_5000, "$5000", "{dollars}", LootType::bill, 5'000, 15},
        {bill_10000, "$10000", "{dollars}", LootType::bill, 10'000, 15},
        {bill_20000, "$20000", "{dollars}", LootType::bill, 20'000, 10},
        {diamond_1000, "diamond-1000", to_translate("Diamond of {dollars}"), LootType::diamond,
            1'000, 5},
        {diamond_5000, "diamond-5000", to_translate("Diamond of {dollars}"), LootType::diamond,
            5'000, 3},
        {diamond_10000, "diamond-10000", to_translate("Diamond of {dollars}"), LootType::diamond,
            10'000, 1},
        {painting, "painting", to_translate("Painting"), LootType::painting, 0, 10},
        {clip, "clip", to_translate("Clip"), LootType::clip, 0, 3},
        {first_aid, "first-aid", to_translate("First aid kit"), LootType::first_aid, 0, 2},
        {covered, "*", to_translate("a loot card"), {}, 0, 0},
    }}};
}();

template <>
inline constexpr Enumeration<cash_n_guns::LootType, 6> rows_of<cash_n_guns::LootType>{{{
    {cash_n_guns::LootType::bill, "bill", to_translate("bills")},
    {cash_n_guns::LootType::diamond, "diamond", to_translate("Diamonds")},
    {cash_n_guns::LootType::painting, "painting", to_translate("Paintings")},
    {cash_n_guns::LootType::clip, "clip", to_translate("Clips")},
    {cash_n_guns::LootType::first_aid, "first-aid", to_translate("First aid kits")},
    {cash_n_guns::LootType::desk, "desk", to_translate("the New Godfather token")},
}}};

template <>
inline constexpr auto rows_of<cash_n_guns::Power> = [] {
    using cash_n_guns::Call;
    using enum cash_n_guns::Power;
    return Enumeration<cash_n_guns::Power, 16, cash_n_guns::PowerRow>{{{
        {hustler, "hustler", to_translate("the Hustler"), Call::with_more, RuleId{"T-HUS"},
            to_translate(
                "Each round, draws a Bullet card from someone’s hand and gives one back.")},
        {kid, "kid", to_translate("the Kid"), Call::none, RuleId{"T-KID"},
            to_translate("Aims after everyone else.")},
        {cunning, "cunning", to_translate("the Cunning"), Call::by_name, RuleId{"T-CUN"},
            to_translate("After the aims, may swap the Bullet card in front of them.")},
        {doctor, "doctor", to_translate("the Doctor"), Call::by_name, RuleId{"T-DOC"},
            to_translate("Heals one wound when lying down.")},
        {stealthy, "stealthy", to_translate("the Stealthy"), Call::none, RuleId{"T-STE"},
            to_translate("Takes a $10,000 bill when lying down.")},
        {smart, "smart", to_translate("the Smart"), Call::by_name, RuleId{"T-SMA"},
            to_translate("If the target lies down, takes back the Bullet card and discards any.")},
        {professional, "professional", to_translate("the Professional"), Call::with_more,
            RuleId{"T-PRO"},
            to_translate("If the target lies down, shows a Bang! and steals one of the target’s "
                         "loot cards.")},
        {lucky, "lucky", to_translate("the Lucky Man"), Call::none, RuleId{"T-LUC"},
            to_translate("Takes no wound if hit more than once in a round.")},
        {unbreakable, "unbreakable", to_translate("the Unbreakable"), Call::none, RuleId{"T-UNB"},
            to_translate("Is out with five wounds instead of three.")},
        {vulture, "vulture", to_translate("the Vulture"), Call::with_more, RuleId{"T-VUL"},
            to_translate("Draws two loot cards from each eliminated player.")},
        {cute, "cute", to_translate("the Cute"), Call::none, RuleId{"T-CUT"},
            to_translate("Takes a $5,000 bill before the sharing starts.")},
        {greedy, "greedy", to_translate("the Greedy"), Call::none, RuleId{"T-GRE"},
            to_translate("May take two shares at once, giving up the rest of the round.")},
        {dictator, "dictator", to_translate("the Dictator"), Call::with_more, RuleId{"T-DIC"},
            to_translate("Once per sharing, forbids someone one type of loot.")},
        {junk_dealer, "junk-dealer", to_translate("the Junk Dealer"), Call::none, RuleId{"T-JUN"},
            to_translate("Once per sharing, trades the share for a card from someone’s loot.")},
        {good_friend, "good-friend", to_translate("the Good Friend"), Call::none, RuleId{"T-GOO"},
            to_translate("Gets a Bang! when someone else uses a Clip.")},
        {collector, "collector", to_translate("the Collector"), Call::none, RuleId{"T-COL"},
            to_translate("Counts as one more painting at the end.")},
    }}};
}();

template <>
inline constexpr Enumeration<cash_n_guns::Phase, 7> rows_of<cash_n_guns::Phase>{{{
    {cash_n_guns::Phase::loot, "loot", to_translate("Loot")},
    {cash_n_guns::Phase::hold_up, "hold-up", to_translate("Hold-up")},
    {cash_n_guns::Phase::privilege, "privilege", to_translate("The Godfather’s privilege")},
    {cash_n_guns::Phase::courage, "courage", to_translate("Courage")},
    {cash_n_guns::Phase::cards, "cards", to_translate("Bullet cards")},
    {cash_n_guns::Phase::sharing, "sharing", to_translate("Sharing the loot")},
    {cash_n_guns::Phase::end, "end", to_translate("The end")},
}}};

template <>
inline constexpr Enumeration<cash_n_guns::Slow, 2> rows_of<cash_n_guns::Slow>{
    {{{cash_n_guns::Slow::excluded, "excluded"}, {cash_n_guns::Slow::no_target, "no_target"}}}};

template <>
inline constexpr Enumeration<cash_n_guns::Unclaimed, 2> rows_of<cash_n_guns::Unclaimed>{
    {{{cash_n_guns::Unclaimed::discard, "discard"}, {cash_n_guns::Unclaimed::carry, "carry"}}}};

template <>
inline constexpr Enumeration<cash_n_guns::Ties, 2> rows_of<cash_n_guns::Ties>{
    {{{cash_n_guns::Ties::tokens, "tokens"}, {cash_n_guns::Ties::suffered, "suffered"}}}};

} // namespace consigliere::ledger

namespace consigliere::cash_n_guns {

/// Every kind of loot card with a face.
inline constexpr auto all_loot_cards = [] {
    std::array<LootCard, ledger::count_of<LootCard> - 1> faces{};
    for (std::size_t i = 0; i < faces.size(); ++i)
        faces[i] = static_cast<LootCard>(i);
    return faces;
}();

[[nodiscard]] constexpr LootType type_of(LootCard card)
{
    assert(card != LootCard::covered && "nobody asks for the type of a card that is covered");
    return ledger::rows_of<LootCard>.row(card).type;
}
[[nodiscard]] constexpr int dollars_of(LootCard card)
{
    return ledger::rows_of<LootCard>.row(card).dollars;
}
/// Whether it lies in front of its taker until the end, rather than being used up at once.
[[nodiscard]] constexpr bool is_kept(LootCard card)
{
    return card != LootCard::clip && card != LootCard::first_aid;
}

/// What one takes when the loot is shared: a loot card, or the New Godfather token and with it the
/// desk (CG-7.1). As a number, it is that of the card.
class Share {
public:
    constexpr Share() = default;
    constexpr Share(LootCard card) // NOLINT(google-explicit-constructor): a card is a share.
        : m_number(static_cast<std::uint8_t>(card))
    {
    }
    explicit constexpr Share(int number)
        : m_number(static_cast<std::uint8_t>(number))
    {
    }
    [[nodiscard]] static constexpr Share desk() { return Share(desk_number); }

    [[nodiscard]] constexpr bool is_desk() const { return m_number == desk_number; }
    /// Nothing for the desk.
    [[nodiscard]] constexpr std::optional<LootCard> card() const
    {
        return is_desk() ? std::nullopt : std::optional(static_cast<LootCard>(m_number));
    }
    [[nodiscard]] explicit constexpr operator int() const { return m_number; }
    [[nodiscard]] friend constexpr bool operator==(Share, Share) = default;

private:
    static constexpr int desk_number = ledger::count_of<LootCard>;
    std::uint8_t m_number = 0;
};
/// Everything that can be taken: the loot cards, and the desk.
inline constexpr auto all_shares = [] {
    std::array<Share, all_loot_cards.size() + 1> shares{};
    for (std::size_t i = 0; i < all_loot_cards.size(); ++i)
        shares[i] = all_loot_cards[i];
    shares.back() = Share::desk();
    return shares;
}();

[[nodiscard]] constexpr LootType type_of(Share share)
{
    return share.is_desk() ? LootType::desk : type_of(*share.card());
}
[[nodiscard]] constexpr std::string_view word_of(Share share)
{
    return share.is_desk() ? "desk" : word_of(*share.card());
}
/// The share that a line names: nobody says that he takes the back of a card.
[[nodiscard]] constexpr std::optional<Share> share_from(std::string_view word)
{
    for (const Share share : all_shares) {
        if (word_of(share) == word)
            return share;
    }
    return std::nullopt;
}

[[nodiscard]] constexpr bool is_called(Power power)
{
    return ledger::rows_of<Power>.row(power).call != Call::none;
}

} // namespace consigliere::cash_n_guns
