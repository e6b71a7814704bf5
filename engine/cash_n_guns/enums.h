#pragma once

#include "engine/ledger/enumeration.h"
#include "engine/ledger/message_template.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>

// The components of Ca$h 'n Guns (2nd edition) with their record words and names.
namespace consigliere::cash_n_guns {

using ledger::all_of;
using ledger::name_of;
using ledger::value_of;
using ledger::word_of;

inline constexpr int least_players = 4;
inline constexpr int most_players = 8;
inline constexpr int last_round = 8;

/// A player by seat, counted clockwise from 0. Components has the names.
enum class Player : std::uint8_t {};
[[nodiscard]] constexpr std::size_t index_of(Player player)
{
    return static_cast<std::size_t>(player);
}

enum class Bullet : std::uint8_t { click, bang };

enum class LootCard : std::uint8_t {
    bill_5000,
    bill_10000,
    bill_20000,
    diamond_1000,
    diamond_5000,
    diamond_10000,
    painting,
    clip, ///< Takes effect when taken, then discarded (CG-W.5).
    first_aid, ///< Takes effect when taken, then discarded (CG-W.4).
    /// Back of a card with a redacted face, for display only: never in a played Position or a line,
    /// and not in `all_loot_cards`.
    covered,
};

/// What the Dictator may forbid (T-DIC).
enum class LootType : std::uint8_t { bill, diamond, painting, clip, first_aid, desk };

/// The powers ("Talenty"), in order of action.
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
/// How a player calls a power in a line.
enum class Call : std::uint8_t {
    none, ///< Automatic, or part of another move.
    by_name, ///< `uses POWER`, without arguments.
    with_more, ///< By a line of its own with arguments.
};

/// What the table waits for. The book's second phase (laying Bullet cards) needs no line, so it has
/// no enumerator.
enum class Phase : std::uint8_t {
    loot, ///< 1: eight loot cards are revealed.
    hold_up, ///< 3: everybody aims.
    privilege, ///< 4: the Godfather may order one player to aim elsewhere.
    courage, ///< 5: players lie down or stay standing.
    cards, ///< 6: the Bullet cards are revealed.
    sharing, ///< 7: the loot is shared.
    end,
};

// The table's options (A1, A7 and A14). -----------------------------------------------------------

/// What happens to a player who is too slow (A1).
enum class Slow : std::uint8_t {
    excluded, ///< Excluded from the round.
    no_target, ///< No target, but otherwise takes part.
};
/// What happens to loot that no player can take (A7).
enum class Unclaimed : std::uint8_t {
    discard, ///< It leaves the game.
    carry, ///< It stays on the table for the next round.
};

/// Which wounds break a tie between the richest players (A14).
enum class Ties : std::uint8_t {
    tokens, ///< Wound tokens at the end.
    suffered, ///< All wounds suffered, including healed ones.
};

// Rows of the enumerations. -----------------------------------------------------------------------

struct LootRow {
    LootCard value;
    std::string_view word;
    const char* name;
    LootType type;
    int dollars; ///< Printed on a bill or a diamond; 0 for other cards.
    int in_box;
};
struct PowerRow {
    Power value;
    std::string_view word;
    const char* name;
    Call call;
    ledger::RuleId rule;
    const char* effect; ///< One sentence.
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

/// All kinds except `covered`.
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
/// True if the card stays with its owner until the end; false if it is used up when taken.
[[nodiscard]] constexpr bool is_kept(LootCard card)
{
    return card != LootCard::clip && card != LootCard::first_aid;
}

/// An item of the sharing: a loot card, or the New Godfather token, which brings the desk (CG-7.1).
/// Converts to the card's number.
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
    /// Returns nullopt for the desk.
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
/// Returns nullopt if the word names no share, or the back of a card.
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
