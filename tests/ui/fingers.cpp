#include "tests/ui/fingers.h"

#include "companion/table_corleone/card_picker.h"

#include <algorithm>

namespace consigliere::test {

using namespace corleone;

void Fingers::choose(const std::string& id)
{
    ++m_choices;
    tap(id);
}

std::string Fingers::word() const
{
    return text(word_of(m_family.value()));
}

void Fingers::choose_cards(const Cards& cards)
{
    for (const Bill bill : all_of<Bill>) {
        for (int i = 0; i < cards.money[bill]; ++i)
            choose("card:" + text(word_of(bill)));
    }
    for (const Good good : all_of<Good>) {
        for (int i = 0; i < cards.goods[good]; ++i)
            choose("card:" + text(word_of(good)));
    }
    for (int i = 0; i < cards.unknown_jobs; ++i)
        choose("card:job");
    for (const JobId job : cards.jobs)
        choose("card:job:" + name(job));
    for (const AllyId ally : cards.allies)
        choose("card:ally:" + name(ally));
}

void Fingers::choose_place(Place place)
{
    if (place.kind == Place::Kind::thug_space)
        choose("business:" + name(place.business()));
    else if (place.kind == Place::Kind::member_space)
        choose("space:" + m_components[place.space()].name);
    else
        choose("area:" + text(word_of(place.territory())));
}

// What the table does. -------------------------------------------------------------------------

void Fingers::operator()(const OpenBusiness& move)
{
    choose("tile:" + name(move.business));
}

void Fingers::operator()(const RevealJob& move)
{
    choose("job:" + name(move.job));
}

void Fingers::operator()(const RevealAlly& move)
{
    choose("ally:" + name(move.ally));
}

void Fingers::operator()(const RevealNothing&)
{
    tap("reveal:nothing");
}

void Fingers::operator()(const FightWar&)
{
    tap("war:next");
}

void Fingers::operator()(const EmptyPile& move)
{
    std::string pile = "jobs";
    if (const Bill* bill = std::get_if<Bill>(&move.pile))
        pile = word_of(*bill);
    else if (const Good* good = std::get_if<Good>(&move.pile))
        pile = word_of(*good);
    tap("more");
    choose("menu:correct");
    choose("act:10");
    choose("empties:" + pile);
}

// Actions of a turn. ---------------------------------------------------------------------------

void Fingers::operator()(const PlaceThug& move)
{
    choose_place(Place::on(move.business));
}

void Fingers::operator()(const PlaceMember& move)
{
    const auto supply = supply_of(m_position, *m_family);
    const auto* const first = std::find_if(supply.begin(), supply.end(), is_family_member);
    if (first == supply.end() || *first != move.figure)
        choose("figure:" + text(word_of(move.figure)));
    choose_place(Place::on(move.space));
}

std::string Fingers::job_row(const CompleteJob& move) const
{
    const bool is_public = move.from == CompleteJob::From::open;
    const JobZone zone = is_public ? JobZone::open() : JobZone::hand(*m_family);
    int number = 0;
    for (const KnownJob& known : m_seen.known_jobs) {
        if (!(known.zone == zone))
            continue;
        ++number;
        if (known.job == move.job)
            return (is_public ? "job:public" : "job:hand") + std::to_string(number) + ":"
                + name(move.job);
    }
    return "job:hidden:" + name(move.job);
}

void Fingers::operator()(const CompleteJob& move)
{
    // What lies open is completed by its tap; what is in a hand may have to be looked for.
    const std::string row = job_row(move);
    const std::string public_row = "job:public";
    std::string shelf;
    if (row.starts_with(public_row))
        shelf = "shelf:job:" + row.substr(public_row.size());
    else if (row.starts_with("job:hand"))
        shelf = "shelf:hand:" + row.substr(std::string("job:hand").size());
    if (!shelf.empty() && m_stage.has(shelf)) {
        choose(shelf);
    } else {
        tap("complete-job");
        choose(row);
    }
    // Only Narcotics leave something to choose.
    const std::string payment = "payment:" + format(move.pays, m_components);
    if (m_stage.has(payment))
        choose(payment);
}

void Fingers::operator()(const PlayAlly& move)
{
    if (const std::string shelf = "shelf:ally:" + name(move.ally); m_stage.has(shelf)) {
        choose(shelf);
        return;
    }
    tap("play-ally");
    choose("ally:" + name(move.ally));
}

// Other phases. --------------------------------------------------------------------------------

void Fingers::operator()(const RelocateMarker& move)
{
    choose("relocate:" + text(word_of(move.marker.territory)) + "#"
        + std::to_string(move.marker.number));
}

void Fingers::operator()(const LeaveMarker&)
{
    tap("marker:none");
}

void Fingers::operator()(const Bid& move)
{
    // The tablet goes round by itself; another bidder than the next is chosen in the list, and the
    // first by what says that bids are laid covered.
    const std::string cover = "cover:open:" + word();
    if (!m_stage.has(cover)) {
        if (m_stage.has("cover:back"))
            choose("cover:back");
        choose("bid:" + word());
    }
    tap(cover);
    choose_cards(Cards::of(move.cards.money));
    tap("bid:lay");
}

void Fingers::operator()(const TakeAlly& move)
{
    choose("take:" + name(move.ally));
}

void Fingers::operator()(const Discard& move)
{
    if (m_position.tracking == Tracking::board) {
        choose("seat:" + word());
        for (const AllyId ally : move.cards.allies)
            choose("discard:ally:" + name(ally));
        tap("seat:close");
        return;
    }
    // The tablet goes on by itself; another player than the next is chosen in the list.
    const std::string cover = "cover:open:" + word();
    if (!m_stage.has(cover)) {
        for (const std::string back : {"cover:back", "panel:back"}) {
            if (m_stage.has(back))
                choose(back);
        }
        choose("tribute:" + word());
    }
    if (m_position.act == last_act)
        choose("tribute:choose");
    if (m_stage.has(cover))
        tap(cover);
    // What is fewer is asked for: the cards that stay, or those that go.
    const Cards hand = hand_of(m_position, *m_family);
    const int kept = hand.count() - move.cards.count();
    choose_cards(
        kept < move.cards.count() ? table_corleone::without(hand, move.cards) : move.cards);
    if (m_stage.has("picker:done"))
        tap("picker:done");
}

void Fingers::operator()(const CountSuitcase& move)
{
    choose("count:" + word());
    choose_cards(Cards::of(move.money));
    tap("count:done");
}

} // namespace consigliere::test
