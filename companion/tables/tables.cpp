#include "companion/tables/tables.h"

#include "companion/table_corleone/telling.h"
#include "companion/telling/complaints.h"

#include <cassert>

namespace consigliere::tables {

void register_all()
{
    telling::register_wording(corleone::Game::name, table_corleone::wording);
}

std::unique_ptr<telling::Teller> make_teller(const ledger::Evening& evening)
{
    assert(evening.game() == corleone::Game::name);
    return std::make_unique<table_corleone::Teller>(static_cast<const corleone::Evening&>(evening));
}

} // namespace consigliere::tables
