/// Random evenings against a second referee that was written from the rules page alone: what is in
/// every purse after every line (M-3.5, M-4, M-5, P-…), who owes whom, whose the map and the
/// businesses are; and which free fields would enclose a space (M-3.5c, A10).

#include "engine/ledger/line_words.h"
#include "engine/mafia/play.h"
#include "tests/mafia/bookkeeper.h"
#include "tests/mafia/evenings.h"
#include "tests/mafia/random_lines.h"
#include "tests/support/random_game.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include <functional>

using namespace consigliere;
using namespace consigliere::test;
using namespace consigliere::mafia;

namespace {

/// How often each kind of line was compared, over all evenings: a comparison that never happens
/// shows nothing.
std::map<std::string, int>& compared()
{
    static std::map<std::string, int> counts;
    return counts;
}

// The second test of enclosure: the words of A10, on letters. ------------------------------------

using Letters = std::map<std::string, char>; ///< 'b' and 'g' for the families.

std::vector<std::string> neighbours(const std::string& square)
{
    std::vector<std::string> found;
    for (const auto& [column, row] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
        const char c = static_cast<char>(square[0] + column);
        const char r = static_cast<char>(square[1] + row);
        if (c >= 'a' && c <= 'i' && r >= '1' && r <= '5')
            found.push_back({c, r});
    }
    return found;
}

/// The empty fields that lie in a space closed by a family.
std::set<std::string> closed(const Letters& letters, char family)
{
    const std::set<std::string> entries = family == 'b' ? std::set<std::string>{"a1", "a3", "a5"}
                                                        : std::set<std::string>{"i1", "i3", "i5"};
    std::set<std::string> closed;
    std::set<std::string> seen;
    for (char column = 'a'; column <= 'i'; ++column) {
        for (char row = '1'; row <= '5'; ++row) {
            std::set<std::string> space;
            bool touches_own = false;
            bool touches_other = false;
            const std::function<void(const std::string&)> flood = [&](const std::string& square) {
                if (const auto piece = letters.find(square); piece != letters.end()) {
                    touches_own = touches_own || piece->second == family;
                    touches_other = touches_other || piece->second != family;
                } else if (seen.insert(square).second) {
                    space.insert(square);
                    for (const std::string& next : neighbours(square))
                        flood(next);
                }
            };
            const std::string square{column, row};
            if (seen.count(square) > 0 || letters.count(square) > 0)
                continue;
            flood(square);
            const bool has_entry = std::any_of(entries.begin(), entries.end(),
                [&](const std::string& entry) { return space.count(entry) > 0; });
            if (touches_own && !touches_other && !has_entry)
                closed.insert(space.begin(), space.end());
        }
    }
    return closed;
}

Letters letters_of(const Bookkeeper& books)
{
    Letters letters;
    for (const auto& [square, figure] : books.map()) {
        const bool is_bonanno = figure == "antonio" || figure == "sergio" || figure == "paolo";
        letters[square] = is_bonanno ? 'b' : 'g';
    }
    return letters;
}

/// Whether a figure can lay a piece there: beside an own one or his home point.
bool reaches(const Bookkeeper& books, const std::string& figure, const std::string& square)
{
    static const std::map<std::string, std::string> homes{{"maria", "a1"}, {"vitorio", "a3"},
        {"franco", "a5"}, {"antonio", "i1"}, {"sergio", "i3"}, {"paolo", "i5"}};
    if (homes.at(figure) == square)
        return true;
    for (const std::string& next : neighbours(square)) {
        const auto piece = books.map().find(next);
        if (piece != books.map().end() && piece->second == figure)
            return true;
    }
    return false;
}

/// Whether a piece there would break M-3.5c: it closes what was open, or lies elsewhere while there
/// is a gap that the figure can fill.
bool is_against_enclosure(
    const Bookkeeper& books, const std::string& figure, const std::string& square)
{
    Letters letters = letters_of(books);
    const bool is_bonanno = figure == "antonio" || figure == "sergio" || figure == "paolo";
    const char family = is_bonanno ? 'b' : 'g';
    const std::set<std::string> before = closed(letters, family);
    letters[square] = family;
    for (const std::string& now : closed(letters, family)) {
        if (before.count(now) == 0)
            return true;
    }
    return before.count(square) == 0
        && std::any_of(before.begin(), before.end(),
            [&](const std::string& gap) { return reaches(books, figure, gap); });
}

// The evenings. ----------------------------------------------------------------------------------

class Comparison {
public:
    explicit Comparison(std::uint32_t seed)
        : m_lines(seed)
        , m_head(m_lines.head())
        , m_evening(begin_mafia(m_head))
        , m_books(m_head)
    {
        record(opening());
    }

    void play(int lines)
    {
        for (int i = 0; i < lines && !is_over(); ++i) {
            if (m_lines.chance(40))
                record(proposal());
            std::vector<ledger::LegalLine> legal = m_evening->legal_lines();
            std::erase_if(legal, [](const auto& one) { return one.line == "table stops"; });
            if (legal.empty())
                return;
            record(with_face(m_lines.any_of(legal).line));
            if (m_lines.chance(10) && has_homes())
                compare_enclosure();
        }
    }

private:
    [[nodiscard]] const Position& now() const { return m_evening->timeline().present(); }
    [[nodiscard]] bool is_over() const { return now().phase == Phase::end; }
    [[nodiscard]] bool has_homes() const
    {
        return m_evening->timeline().components().homes(Family::bonanno).has_value();
    }
    [[nodiscard]] std::string figure()
    {
        return std::string(word_of(m_lines.any_of(all_of<Figure>)));
    }
    [[nodiscard]] std::string amount() { return std::to_string(200 * m_lines.below(20)); }

    /// Money, pieces beside each other and businesses, so that much can happen.
    std::string opening()
    {
        std::string line = "table corrects: bank pays 200 to antonio";
        std::set<std::string> taken;
        for (const Figure one : all_of<Figure>) {
            const std::string name(word_of(one));
            if (m_lines.chance(70))
                line += "; bank pays " + std::to_string(1'000 * m_lines.below(30)) + " to " + name;
            for (int piece = m_lines.below(8); piece > 0; --piece) {
                const std::string square = word_of(Square(m_lines.below(Square::count)));
                if (taken.insert(square).second)
                    line += "; " + name + " places " + square;
            }
            const std::string business =
                m_lines.word({"bank-1", "bank-2", "arms-1", "arms-2", "police-1"});
            if (taken.insert(business).second && m_lines.chance(60))
                line += "; " + name + " marks " + business;
        }
        return line;
    }

    /// What is not among the legal lines that are listed: deals, gifts, repayments, the tax.
    std::string proposal()
    {
        const Figure seller = m_lines.any_of(all_of<Figure>);
        const std::string buyer = figure();
        const Figure turn = now().turn.figure.value_or(seller);
        if (stands_on(now(), turn, FieldKind::exchange) && m_lines.chance(50))
            return std::string(word_of(turn)) + " gives 200 to "
                + std::string(word_of(m_lines.any_of(figures_of(family_of(turn)))));
        const std::string from(word_of(seller));
        switch (1 + m_lines.below(7)) {
        case 1:
            return buyer + " repays " + amount() + " to " + from;
        case 2:
            return m_lines.chance(90) ? buyer + " sells bank-1" : "table taxes";
        case 3:
            return buyer + " buys " + m_lines.word({"bank-1", "bank-2", "arms-1", "police-1"})
                + " from " + from + " for " + amount();
        case 4:
            return buyer + " buys red from " + from + " for " + amount();
        default:
            break;
        }
        std::vector<std::string> squares;
        now().of(seller).pieces.each([&](Square square) { squares.push_back(word_of(square)); });
        return squares.empty()
            ? "table taxes"
            : buyer + " buys " + m_lines.any_of(squares) + " from " + from + " for " + amount();
    }

    /// Red cards get faces, so that they can be used.
    std::string with_face(std::string line)
    {
        if (line.ends_with(" draws red"))
            line += "-" + std::to_string(1 + m_lines.below(Card::reds));
        return line;
    }

    void record(const std::string& line)
    {
        if (!ledger::is_applied(m_evening->consider(line).verdict))
            return;
        m_evening->record(line);
        m_books.read(line);
        ++compared()[std::string(ledger::split(line, ' ')[1])];
        INFO(line);
        compare();
    }

    void compare() const
    {
        for (const Figure one : all_of<Figure>) {
            const std::string name(word_of(one));
            INFO(name);
            REQUIRE(m_books.money_of(name) == now().purse(one));
            for (const Figure other : all_of<Figure>)
                REQUIRE(m_books.debt(name, std::string(word_of(other))) == now().debt(one, other));
        }
        for (int index = 0; index < Square::count; ++index) {
            const Square square(index);
            const auto found = m_books.map().find(word_of(square));
            const std::optional<Figure> owner = owner_of(now(), square);
            INFO(word_of(square));
            REQUIRE((found != m_books.map().end()) == owner.has_value());
            REQUIRE((!owner || found->second == word_of(*owner)));
            REQUIRE(
                (m_books.guarded().count(word_of(square)) > 0) == now().guarded.contains(square));
        }
        for (const FieldKind kind : {FieldKind::bank, FieldKind::arms, FieldKind::police}) {
            for (int number = 1; number <= Field::most; ++number) {
                const auto found = m_books.holders().find(word_of(Field(kind, number)));
                const std::optional<Holding>& holding = now().holding(Field(kind, number));
                REQUIRE((found != m_books.holders().end()) == holding.has_value());
                REQUIRE((!holding || found->second == word_of(holding->holder)));
            }
        }
    }

    void compare_enclosure() const
    {
        empty_squares(now()).each([this](Square square) {
            for (const Figure one : all_of<Figure>) {
                const std::string name(word_of(one));
                const std::string line = name + " buys " + word_of(square);
                INFO(line);
                const bool is_said = opinion(*m_evening, line).find(" M-3.5c") != std::string::npos;
                const bool is_so = is_against_enclosure(m_books, name, word_of(square));
                REQUIRE(is_said == is_so);
                ++compared()[is_so ? "closing" : "open"];
            }
        });
    }

    RandomMafia m_lines;
    ledger::Tree m_head;
    std::unique_ptr<Evening> m_evening;
    Bookkeeper m_books;
};

} // namespace

TEST_CASE(
    "every purse, piece and business is as a second referee says who knows only the rules page")
{
    compared().clear();
    rc::check("any seed", [] {
        const std::uint32_t seed = any_seed();
        INFO("seed " << seed);
        Comparison(seed).play(120);
    });
    for (const char* kind : {"rolls", "moves", "tosses", "bets", "draws", "uses", "buys", "sells",
             "gives", "borrows", "hires", "sends", "taxes", "closing", "open"}) {
        INFO(kind);
        CHECK(compared()[kind] > 3);
    }
}
