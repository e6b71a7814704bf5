#include "companion/telling/club_error.h"

#include "companion/language/language.h"
#include "companion/telling/database_error.h"
#include "db/club/server_schema.h"
#include "engine/ledger/enumeration.h"

#include <array>

namespace consigliere::telling {

using language::to_translate;
using language::tr_fill;

std::string tell(const db::ClubError& error)
{
    using Kind = db::ClubError::Kind;
    constexpr std::array sentences{
        to_translate("This copy was built without PostgreSQL. Install the Debian package "
                     "libpq-dev and build it again."),
        to_translate("This isn’t a tablet’s code for a club. Copy the whole line beginning with "
                     "“postgresql://”."),
        to_translate("This tablet isn’t paired with a club. Ask whoever runs the club for a "
                     "code."),
        to_translate("The club’s server can’t be reached ({detail}). Check the network and try "
                     "again."),
        to_translate("The club’s server doesn’t know this login ({detail}). Ask whoever runs the "
                     "club for a new code."),
        to_translate("This server has no club’s archive. “consigliere club init” makes one."),
        to_translate("The club’s archive has version {detail}, this program needs {ours}. Update "
                     "the older one."),
        to_translate("This login belongs to no club. Ask whoever runs the club for a code."),
        to_translate("The connection to the club’s server was lost. Nothing was half taken in. "
                     "Try again."),
        to_translate("The club’s server refused this: it belongs to another tablet or club, or "
                     "only the club’s owner may do it. Nothing was changed."),
        to_translate("In the club’s archive, evening {detail} is one of another game, so it "
                     "wasn’t sent."),
        to_translate("Another tablet was faster. Try again."),
        to_translate("This name is taken. Choose another."),
        to_translate("This login may not make a club’s archive ({detail}). Use the one of the "
                     "server’s superuser."),
        to_translate("Evening {detail} was altered or damaged, so it was left out."),
        to_translate("The club’s server refused this ({detail}). Nothing was changed."),
        "",
    };
    static_assert(!ledger::is_enumerator<static_cast<Kind>(sentences.size())>(),
        "There is an error that nobody is told of.");
    if (error.kind == Kind::local)
        return tell(error.database.value_or(db::DatabaseError{}));
    return tr_fill(sentences[static_cast<std::size_t>(error.kind)],
        {{"detail", error.detail}, {"ours", std::to_string(db::archive_version)}});
}

} // namespace consigliere::telling
