#include "companion/telling/shared_taken.h"

#include "companion/language/language.h"

#include <map>

namespace consigliere::telling {

using language::tr;
using language::tr_count;

namespace {

using What = db::SharedTaken::What;
using How = db::SharedTaken::How;

std::string told_league(const db::SharedTaken& league)
{
    const std::string sentence = league.how == How::added ? tr("The league “{name}” is new.")
        : league.how == How::changed
        ? tr("The league “{name}” gets the name and rules that it has there.")
        : tr("The league “{name}” was deleted there and is deleted here.");
    return language::fill(sentence, {{"name", league.name}});
}

std::string told_play(How how, int count)
{
    switch (how) {
    case How::added:
        return tr_count(
            "{n} result without entries is new.", "{n} results without entries are new.", count);
    case How::changed:
        return tr_count("{n} result without entries becomes as it is there.",
            "{n} results without entries become as they are there.", count);
    case How::forgotten:
        break;
    }
    return tr_count("{n} result without entries was deleted there and is deleted here.",
        "{n} results without entries were deleted there and are deleted here.", count);
}

} // namespace

std::vector<std::string> tell(const std::vector<db::SharedTaken>& taken)
{
    std::vector<std::string> told;
    std::map<How, int> plays;
    for (const db::SharedTaken& one : taken) {
        if (one.what == What::league)
            told.push_back(told_league(one));
        else if (one.what == What::play)
            ++plays[one.how];
    }
    for (const auto& [how, count] : plays)
        told.push_back(told_play(how, count));
    if (const int namings = count_of(taken, What::naming); namings > 0)
        told.push_back(tr_count("{n} person is named on the site as chosen there.",
            "{n} people are named on the site as chosen there.", namings));
    if (const int apart = count_of(taken, What::apart); apart > 0)
        told.push_back(tr_count("{n} decision about who is one person comes from there.",
            "{n} decisions about who is one person come from there.", apart));
    return told;
}

} // namespace consigliere::telling
