#include "companion/telling/teller.h"

namespace consigliere::telling {

std::string tell_reasons(const Teller& teller, const std::vector<ledger::Reason>& reasons)
{
    std::string text;
    for (const ledger::Reason& reason : reasons) {
        if (!text.empty())
            text += ' ';
        text += teller.reason(reason);
    }
    return text;
}

} // namespace consigliere::telling
