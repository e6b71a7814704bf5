#include "engine/playouts/playouts.h"

namespace consigliere::playouts {

std::unique_ptr<const Playouts> playouts_of(const ledger::Evening&)
{
    return nullptr;
}

} // namespace consigliere::playouts
