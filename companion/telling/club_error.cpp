#include "companion/telling/club_error.h"

#include "companion/language/language.h"
#include "companion/telling/database_error.h"
#include "db/club/server_schema.h"
#include "engine/ledger/enumeration.h"

#include <array>

namespace consigliere::telling {

using language::to_translate;
using language::tr_count;
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

ToldOfClub tell(const db::Synchronized& done)
{
    const db::Adopted& adopted = done.adopted;
    const auto number = [](int count) { return language::number(count); };
    ToldOfClub told{{tr_count("{n} evening sent.", "{n} evenings sent.", done.sent),
                        tr_count("{n} evening added.", "{n} evenings added.", adopted.evenings())},
        {}};
    if (adopted.diverged > 0)
        told.done.push_back(
            tr_count("{n} evening went on differently elsewhere. Both courses are kept.",
                "{n} evenings went on differently elsewhere. Both courses are kept.",
                adopted.diverged));
    if (done.sent_things + adopted.things.taken > 0)
        told.done.push_back(
            tr_fill("Photos, house rules, leagues and results: {sent} sent, {taken} added.",
                {{"sent", number(done.sent_things)}, {"taken", number(adopted.things.taken)}}));
    for (const db::SessionId& id : done.not_sent)
        told.left_out.push_back(
            tr_fill("Evening {id} wasn’t sent: it is damaged here, or the server refused it. Run "
                    "“consigliere verify”.",
                {{"id", id}}));
    for (const db::SessionId& id : adopted.refused)
        told.left_out.push_back(tr_fill(
            "Evening {id} wasn’t taken in: it is damaged in the archive or here.", {{"id", id}}));
    if (adopted.things.damaged > 0)
        told.left_out.push_back(tr_fill("Photos, house rules, leagues and results: {n} left out, "
                                        "because they are damaged in the archive.",
            {{"n", number(adopted.things.damaged)}}));
    return told;
}

} // namespace consigliere::telling
