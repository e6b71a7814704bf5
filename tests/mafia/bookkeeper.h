#pragma once

#include "engine/ledger/tree.h"

#include <array>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// A second referee of money, pieces and businesses, written from the rules page alone: it reads
/// the lines that stand, and knows nothing of the engine but their words. It judges nothing; it
/// only says what everybody has afterwards.
namespace consigliere::test {

class Bookkeeper {
public:
    explicit Bookkeeper(const ledger::Tree& head);

    void read(std::string_view line);

    [[nodiscard]] int money_of(const std::string& figure) const { return m_money.at(seat(figure)); }
    [[nodiscard]] int debt(const std::string& debtor, const std::string& creditor) const;
    /// Whose piece lies on each field of the map.
    [[nodiscard]] const std::map<std::string, std::string>& map() const { return m_map; }
    [[nodiscard]] const std::set<std::string>& guarded() const { return m_guarded; }
    /// Who holds each business.
    [[nodiscard]] const std::map<std::string, std::string>& holders() const { return m_holders; }

private:
    using Words = std::vector<std::string>;
    struct Debt {
        std::string debtor;
        std::string to; ///< A figure, or the bank.
        int amount;
    };

    [[nodiscard]] const std::string& seat(const std::string& figure) const
    {
        return m_seat_of.at(figure);
    }
    [[nodiscard]] static bool is_bonanno(const std::string& figure);
    [[nodiscard]] static std::vector<std::string> family(const std::string& figure, bool is_own);
    [[nodiscard]] int pieces(const std::string& figure) const;
    [[nodiscard]] int rank(const std::string& figure) const;
    [[nodiscard]] bool is_clean(const std::string& figure) const;
    [[nodiscard]] bool owes_now(const std::string& figure) const;
    [[nodiscard]] int price(const std::string& figure, const std::string& what, int usual) const;

    void gets(const std::string& figure, int amount);
    void pays(const std::string& figure, int amount, const std::string& to = "bank");
    void must_pay(const std::string& figure, int amount, const std::string& to = "bank");
    void auto_advance();

    void act(const Words& words);
    void table(const Words& words, std::string_view line);
    void roll(const Words& words);
    void move(const Words& words);
    void stop(const std::string& figure, const std::string& field);
    void enter_business(const std::string& figure, const std::string& kind);
    void enter_exchange(const std::string& figure);
    void draw(const std::string& figure, const std::string& card);
    void use(const Words& words);
    void use_on(const std::string& figure, const std::string& card, const std::string& business);
    void do_card(const std::string& figure, const std::string& card);
    void buy(const Words& words);
    void deal(const Words& words);
    void borrow(const std::string& figure);
    void send(const Words& words);
    void place(const std::string& figure, const std::string& square);
    void lift(const std::string& square);

    std::map<std::string, std::string> m_seat_of;
    std::vector<std::string> m_seats;
    std::map<std::string, int> m_money;
    std::map<std::pair<std::string, std::string>, int> m_debts;
    std::vector<Debt> m_due;
    std::vector<std::string> m_circuit; ///< With numbers: bank-2.
    std::map<std::string, std::vector<std::string>> m_effects;
    bool m_rounds_up = false;

    std::map<std::string, std::string> m_map;
    std::set<std::string> m_guarded;
    std::map<std::string, std::string> m_holders;
    std::map<std::string, std::string> m_laid; ///< The card on a business.
    std::map<std::string, std::string> m_field_of;
    std::map<std::string, std::set<std::string>> m_open; ///< Cards that lie face up, of both decks.
    std::set<std::string> m_met_agent;
    std::string m_turn;
    bool m_is_clean_turn = false;
    int m_draws = 0; ///< Cards that have to be drawn for nothing.
};

} // namespace consigliere::test
