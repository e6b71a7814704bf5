// Writes move lines in the words that `parse.cpp` reads.

#include "engine/cash_n_guns/move.h"
#include "engine/ledger/line_words.h"

namespace consigliere::cash_n_guns {

namespace {

/// Returns `$5000,$20000x2`, or `nothing`.
template <typename Counts, typename Kinds>
std::string listed(const Counts& counts, const Kinds& kinds)
{
    std::vector<std::string> parts;
    for (const auto kind : kinds) {
        const int count = counts[kind];
        if (count > 0)
            parts.push_back(
                std::string(word_of(kind)) + (count > 1 ? "x" + std::to_string(count) : ""));
    }
    return parts.empty() ? "nothing" : ledger::join(parts, ",");
}

class Writer final : public ledger::LineWriter {
public:
    explicit Writer(const Components& components, std::optional<Player> actor = std::nullopt)
        : m_components(components)
        , m_actor(actor)
    {
    }

    void write_actor() { write(*m_actor); }

    void write(Player player) { write_word(m_components[player].name); }
    void write(Share share) { write_word(word_of(share)); }
    void write(const Loot& loot) { write_word(format(loot)); }

    void write(const std::optional<Bullet>& bullet) { write_word(bullet ? word_of(*bullet) : "*"); }
    void write(const ledger::Counts<Bullet, 2>& bullets)
    {
        write_word(listed(bullets, std::array{Bullet::bang, Bullet::click}));
    }
    void write(const ledger::FixedList<Share, 2>& shares)
    {
        write_word(ledger::join(shares, ",", [](Share share) { return word_of(share); }));
    }
    void write(const PlayerSet& players)
    {
        std::vector<std::string> names;
        for (std::size_t seat = 0; seat < m_components.seats().size(); ++seat) {
            if (players.contains(static_cast<Player>(seat)))
                names.push_back(m_components.seats()[seat].name);
        }
        write_word(ledger::join(names, ","));
    }
    void write(const LootPlace& place)
    {
        if (place.kind == LootPlace::Kind::player)
            write(place.player_there);
        else
            write_word(word_of(place.kind));
    }
    void write(const std::vector<Act>& acts)
    {
        write_word(
            ledger::join(acts, "; ", [this](const Act& act) { return format(act, m_components); }));
    }
    void write(const Belief& belief)
    {
        const Believe::Form form = form_of(belief.claim);
        if (form == Believe::Form::desk)
            write_word("desk");
        else
            write(belief.player);
        write_word(word_of(belief.claim));
        if (form == Believe::Form::number)
            write_word(std::to_string(belief.number));
        if (form == Believe::Form::loot)
            write(belief.loot);
    }

private:
    const Components& m_components;
    std::optional<Player> m_actor;
};

} // namespace

std::string format(const Loot& loot)
{
    return listed(loot, all_of<LootCard>);
}

std::string format(const Act& act, const Components& components)
{
    return ledger::line_by(Writer(components), act);
}

std::string format(const Move& move, const Components& components)
{
    return ledger::line_by(Writer(components, move.player), move.action, move.ruling);
}

} // namespace consigliere::cash_n_guns
