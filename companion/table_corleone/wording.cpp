#include "companion/table_corleone/telling.h"

namespace consigliere::table_corleone {

const char* wording(std::string_view)
{
    return nullptr;
}

} // namespace consigliere::table_corleone
