/// Purses, loans, and what falls due.

#include "tests/mafia/bookkeeper.h"

#include <algorithm>

namespace consigliere::test {

int Bookkeeper::debt(const std::string& debtor, const std::string& creditor) const
{
    const auto found = m_debts.find({seat(debtor), seat(creditor)});
    return found == m_debts.end() ? 0 : found->second;
}

bool Bookkeeper::owes_now(const std::string& figure) const
{
    return std::any_of(m_due.begin(), m_due.end(),
        [&](const Debt& due) { return seat(due.debtor) == seat(figure); });
}

bool Bookkeeper::is_clean(const std::string& figure) const
{
    return m_is_clean_turn && m_turn == figure;
}

void Bookkeeper::gets(const std::string& figure, int amount)
{
    if (!is_clean(figure))
        m_money[seat(figure)] += amount;
}

void Bookkeeper::pays(const std::string& figure, int amount, const std::string& to)
{
    m_money[seat(figure)] -= amount;
    if (to != "bank")
        m_money[seat(to)] += amount;
}

void Bookkeeper::must_pay(const std::string& figure, int amount, const std::string& to)
{
    if (amount == 0 || (to != "bank" && (seat(to) == seat(figure) || is_clean(to))))
        return;
    if (money_of(figure) >= amount && !owes_now(figure))
        pays(figure, amount, to);
    else
        m_due.push_back({figure, to, amount});
}

void Bookkeeper::auto_advance()
{
    for (auto due = m_due.begin(); due != m_due.end();) {
        if (money_of(due->debtor) < due->amount) {
            ++due;
            continue;
        }
        pays(due->debtor, due->amount, due->to);
        m_due.erase(due);
        due = m_due.begin();
    }
}

void Bookkeeper::borrow(const std::string& figure)
{
    const auto due = std::find_if(m_due.begin(), m_due.end(),
        [&](const Debt& one) { return seat(one.debtor) == seat(figure); });
    int missing = due->amount - money_of(figure);
    std::vector<std::string> lenders;
    for (const std::string& relative : family(figure, true)) {
        const std::string& name = seat(relative);
        const bool is_known = std::find(lenders.begin(), lenders.end(), name) != lenders.end();
        if (name != seat(figure) && !is_known)
            lenders.push_back(name);
    }
    std::stable_sort(
        lenders.begin(), lenders.end(), [this](const std::string& left, const std::string& right) {
            return m_money[left] > m_money[right];
        });
    for (const std::string& lender : lenders) {
        const int amount = std::min(missing, m_money[lender]);
        missing -= amount;
        m_money[lender] -= amount;
        m_money[seat(figure)] += amount;
        m_debts[{seat(figure), lender}] += 2 * amount;
    }
}

} // namespace consigliere::test
