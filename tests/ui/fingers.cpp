#include "tests/ui/fingers.h"

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
    if (m_stage.has(cover))
        tap(cover);
    // Where most go, those that stay are fewer taps; in the last Act some go from the beginning.
    const Cards hand = hand_of(m_position, *m_family);
    const int kept = hand.count() - move.cards.count();
    if (m_position.act < last_act && kept + 1 < move.cards.count())
        choose("goes:all");
    mark_gone(hand, move.cards);
    tap("picker:done");
}

/// Marks cards of a hand, of which each lies by itself, as those that go.
void Fingers::mark_gone(const Cards& hand, const Cards& gone)
{
    const auto mark = [this](const std::string& card, int there, int wanted) {
        std::vector<std::string> stay;
        std::vector<std::string> go;
        for (int copy = 1; copy <= there; ++copy) {
            const std::string id = card + "#" + std::to_string(copy);
            (m_stage.find("stays:" + id) ? go : stay).push_back(id);
        }
        for (; static_cast<int>(go.size()) > wanted; go.pop_back())
            choose("stays:" + go.back());
        for (auto missing = wanted - static_cast<int>(go.size()); missing > 0; --missing) {
            choose("goes:" + stay.back());
            stay.pop_back();
        }
    };
    const auto count = [](const auto& list, auto id) {
        return static_cast<int>(std::ranges::count(list, id));
    };
    for (const Bill bill : all_of<Bill>)
        mark(text(word_of(bill)), hand.money[bill], gone.money[bill]);
    for (const Good good : all_of<Good>)
        mark(text(word_of(good)), hand.goods[good], gone.goods[good]);
    mark("job", hand.unknown_jobs, gone.unknown_jobs);
    for (const JobId* job = hand.jobs.begin(); job != hand.jobs.end(); ++job) {
        if (std::find(hand.jobs.begin(), job, *job) == job)
            mark("job:" + name(*job), count(hand.jobs, *job), count(gone.jobs, *job));
    }
    for (const AllyId ally : hand.allies)
        mark("ally:" + name(ally), 1, count(gone.allies, ally));
}

void Fingers::operator()(const CountSuitcase& move)
{
    choose("count:" + word());
    choose_cards(Cards::of(move.money));
    tap("count:done");
}

} // namespace consigliere::test
