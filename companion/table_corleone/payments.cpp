#include "companion/table_corleone/payments.h"

#include <algorithm>

namespace consigliere::table_corleone {

std::vector<Goods> payments_of(const Goods& cost)
{
    std::vector<Goods> payments;
    for (int guns = cost[Good::gun]; guns >= 0; --guns) {
        for (int booze = cost[Good::booze]; booze >= 0; --booze) {
            for (int blood = cost[Good::blood_money]; blood >= 0; --blood) {
                Goods pays;
                pays.set(Good::gun, guns);
                pays.set(Good::booze, booze);
                pays.set(Good::blood_money, blood);
                pays.set(Good::narcotics, cost.total() - guns - booze - blood);
                payments.push_back(pays);
            }
        }
    }
    std::stable_sort(payments.begin(), payments.end(), [](const Goods& left, const Goods& right) {
        return left[Good::narcotics] < right[Good::narcotics];
    });
    return payments;
}

} // namespace consigliere::table_corleone
