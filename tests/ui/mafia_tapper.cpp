#include "tests/ui/mafia_tapper.h"

#include <stdexcept>

namespace consigliere::test {

using namespace mafia;

namespace {

/// Touches one move on the table screen: one function for each kind of move, in the order of
/// `mafia/move.h`.
class Touches {
public:
    Touches(Stage& stage, const Evening& referee, std::optional<Figure> figure)
        : m_stage(stage)
        , m_position(referee.timeline().present())
        , m_components(referee.timeline().components())
        , m_figure(figure)
    {
    }

    [[nodiscard]] int touches() const { return m_touches; }
    [[nodiscard]] int choices() const { return m_choices; }

    void operator()(const Roll& move)
    {
        if (m_position.phase == Phase::roll && !m_position.first && !m_position.turn.figure)
            choose("first:" + word(*m_figure));
        choose("die:" + std::to_string(move.number));
        choose("next:" + word(move.next));
    }
    void operator()(const Walk& move)
    {
        if (m_components.place_of(m_position.of(*m_figure).field)) {
            choose("move:" + std::to_string(move.steps));
            return;
        }
        choose("steps:" + std::to_string(move.steps));
        choose_field(move.to.value());
        if (move.over)
            choose("over:1");
        tap("move:done");
    }
    void operator()(const Toss& move) { choose("toss:" + word(move.coin)); }
    void operator()(const Bet& move)
    {
        pay("stake", move.stake, smallest_note);
        choose("casino:" + std::to_string(move.number));
        choose("coin:" + word(move.coin));
    }
    void operator()(const Draw& move)
    {
        if (m_position.turn.offer == Offer::informer)
            tap("informer");
        if (!move.card.is_told())
            choose("draw:red");
        else
            choose("draw-" + word(move.card.deck()) + ":" + std::to_string(move.card.number()));
        leave_untold(move.card);
    }
    void operator()(const UseCard& move)
    {
        tap("card:use");
        if (m_position.turn.figure != m_figure)
            choose("user:" + word(*m_figure));
        // What lies open needs no number.
        const std::string known = "use:" + word_of(move.card);
        choose(m_stage.find(known) ? known : "use:" + std::to_string(move.card.number()));
        if (move.takes)
            choose("take:" + word(move.takes->from) + ":" + word_of(move.takes->card));
        else if (move.on)
            choose("use:" + word_of(move.card) + ":" + word_of(*move.on));
        leave_untold(move.card);
    }
    void operator()(const Fulfil& move)
    {
        choose("fulfil:" + word(*m_figure) + ":" + word_of(move.card));
        tap("acts:done");
    }
    void operator()(const Buy& move)
    {
        if (move.deal) {
            deal(move);
            return;
        }
        // Where a killer could go, too, it is asked which.
        const std::string ask = "ask:" + word_of(move.thing);
        if (m_stage.has(ask)) {
            choose(ask);
            tap("asked:buy");
            return;
        }
        const auto* field = std::get_if<Field>(&move.thing);
        // Half of the tables tap businesses on the circuit, the others in the panel.
        const bool is_in_panel = field != nullptr && field->number() % 2 == 0;
        if (field != nullptr && !m_components.has_circuit()
            && !m_stage.has("buy:" + word_of(*field)))
            choose_numbered("buy:", *field);
        else
            choose((is_in_panel ? "price:" : "buy:") + word_of(move.thing));
    }
    void operator()(const Sell& move) { choose("sell:" + word_of(move.thing)); }
    void operator()(const Give& move)
    {
        tap("give");
        choose("give:" + word(move.to));
        pay("amount", move.amount, 0);
        tap("deal:done");
    }
    void operator()(const Repay& move)
    {
        tap("repay");
        choose("repay:" + word(*m_figure) + ":" + word(move.to));
        pay("amount", move.amount,
            std::min(m_position.debt(*m_figure, move.to), m_position.purse(*m_figure)));
        tap("deal:done");
    }
    void operator()(const Borrow&) { tap("borrow"); }
    void operator()(const Fail&) { tap("fail"); }
    void operator()(const Hire& move) { tap(move.at ? "hire:club" : "hire"); }
    void operator()(const Send& move)
    {
        const std::string from = word(move.from);
        choose("send:" + word(*m_figure) + ":" + from);
        choose("send:" + word(*m_figure) + ":" + from + ":" + word_of(move.to));
    }
    void operator()(const Remove& move) { choose("remove:" + word_of(move.square)); }
    void operator()(const Tax&)
    {
        tap("table");
        tap("table:tax");
    }
    void operator()(const Stop&)
    {
        tap("table");
        tap("table:stop");
    }
    void operator()(const Spit& move)
    {
        // Who is tied is told when all is counted.
        if (m_stage.has("finale:all"))
            tap("finale:all");
        choose("spit:" + word(move.figure));
    }
    void operator()(const Correct& move)
    {
        tap("more");
        tap("menu:correct");
        for (const Act& act : move.acts)
            std::visit(*this, act);
        tap("acts:done");
    }
    /// Beliefs are no part of what happens.
    void operator()(const Believe&) { }

    // What a correction lists, in the order of the form’s kinds. ---------------------------------

    void operator()(const act::Pays& act)
    {
        begin_act(0, act.from);
        choose("whom:" + word(act.to));
        pay("amount", act.amount, 0);
        add_act();
    }
    void operator()(const act::Owes& act)
    {
        begin_act(1, {act.figure});
        choose("whom:" + word(act.to));
        pay("amount", act.amount, 0);
        add_act();
    }
    void operator()(const act::Stands& act)
    {
        begin_act(2, {act.figure});
        choose("field:" + word_of(act.field));
        add_act();
    }
    void operator()(const act::Places& act) { do_on_square(3, act.figure, act.square); }
    void operator()(const act::Lifts& act) { do_on_square(4, act.figure, act.square); }
    void operator()(const act::GainsKiller& act)
    {
        begin_act(5, {act.figure});
        add_act();
    }
    void operator()(const act::LosesKiller& act)
    {
        begin_act(6, {act.figure});
        choose("from:" + word(act.at));
        add_act();
    }
    void operator()(const act::MovesKiller& act)
    {
        begin_act(7, {act.figure});
        choose("from:" + word(act.from));
        choose("square:" + word_of(act.to));
        add_act();
    }
    void operator()(const act::Marks& act) { do_with_business(8, act.figure, act.business); }
    void operator()(const act::Unmarks& act) { do_with_business(9, act.figure, act.business); }
    void operator()(const act::TakesCard& act) { do_with_card(10, act.figure, act.card); }
    void operator()(const act::ReturnsCard& act) { do_with_card(11, act.figure, act.card); }
    void operator()(const act::OpensCard& act) { do_with_card(12, act.figure, act.card); }
    void operator()(const act::GivesCard& act)
    {
        begin_act(13, {act.figure});
        choose("whom:" + word(act.to));
        choose_card(act.card);
        add_act();
    }
    void operator()(const act::LaysCard& act)
    {
        begin_act(14, {act.figure});
        choose_card(act.card);
        choose("field:" + word_of(act.business));
        add_act();
    }
    /// What only the referee reports is in no line.
    template <typename Other>
    void operator()(const Other&)
    {
        throw std::runtime_error("no touches are known for this kind of act");
    }

private:
    /// What the referee was not told of a card, the table does not tell either.
    void leave_untold(Card card)
    {
        const CardText* text = m_components.text_of(card);
        const bool is_told = text != nullptr && text->effects;
        if (!is_told && m_stage.has("card:untold"))
            tap("card:untold");
    }
    void begin_act(int kind, Party who)
    {
        choose("act:" + std::to_string(kind));
        choose("who:" + word(who));
    }
    void add_act() { choose("act:add"); }
    void do_on_square(int kind, Figure figure, Square square)
    {
        begin_act(kind, {figure});
        choose("square:" + word_of(square));
        add_act();
    }
    void do_with_business(int kind, Figure figure, Field business)
    {
        begin_act(kind, {figure});
        choose("field:" + word_of(business));
        add_act();
    }
    void do_with_card(int kind, Figure figure, Card card)
    {
        begin_act(kind, {figure});
        choose_card(card);
        add_act();
    }
    void choose_card(Card card)
    {
        choose("deck:" + std::to_string(static_cast<int>(card.deck())));
        if (card.is_told())
            choose("card:" + std::to_string(card.number()));
    }
    void deal(const Buy& move)
    {
        tap("deal");
        const Figure seller = move.deal->seller;
        const bool is_card = std::holds_alternative<Card>(move.thing);
        choose(is_card ? "deal:" + word(seller) + ":" + word_of(move.thing)
                       : "deal:" + word_of(move.thing));
        choose("buyer:" + word(*m_figure));
        pay("price", move.deal->price, 0);
        tap("deal:done");
    }
    /// Puts an amount together from what is there already.
    void pay(const std::string& id, int amount, int from)
    {
        const int smallest = id == "stake" ? smallest_note : 100;
        int left = amount - from;
        if (left % smallest != 0)
            throw std::runtime_error("no notes for " + std::to_string(amount));
        for (; left < 0; left += smallest)
            choose(id + ":less");
        for (const int step : {5'000, 1'000, smallest_note, smallest}) {
            for (; left >= step; left -= step)
                choose(id + ":" + std::to_string(step));
        }
    }
    void choose_field(Field field)
    {
        if (m_stage.has("stop:" + word_of(field))) {
            choose("stop:" + word_of(field));
            return;
        }
        choose_numbered("stop:", field);
    }
    /// Of a circuit that nobody has described: the kind, and which one of it.
    void choose_numbered(const std::string& meaning, Field field)
    {
        choose(meaning + word(field.kind()));
        if (field.number() > 0)
            choose("which:" + std::to_string(field.number()));
    }
    void tap(const std::string& id)
    {
        ++m_touches;
        m_stage.tap(id);
    }
    void choose(const std::string& id)
    {
        ++m_choices;
        tap(id);
    }
    template <ledger::Enumerated Enum>
    [[nodiscard]] static std::string word(Enum value)
    {
        return std::string(mafia::word_of(value));
    }
    [[nodiscard]] static std::string word(Party party)
    {
        return party.figure ? word(*party.figure) : std::string(bank_word);
    }
    [[nodiscard]] static std::string word(Post post)
    {
        return post.square ? word_of(*post.square) : std::string(home_word);
    }

    Stage& m_stage;
    const Position& m_position;
    const Components& m_components;
    std::optional<Figure> m_figure;
    int m_touches = 0;
    int m_choices = 0;
};

} // namespace

MafiaTapper::MafiaTapper(std::unique_ptr<ledger::Evening> referee)
    : m_referee(dynamic_cast<Evening*>(referee.release()))
{
}

void MafiaTapper::told(const ledger::Tree& components)
{
    if (m_referee->describe(components, [] { return true; }).is_error())
        throw std::runtime_error("the referee does not understand what was told");
}

bool MafiaTapper::stands(const std::string& line) const
{
    const auto move = parse(line, m_referee->timeline().components());
    return !move.is_error()
        && ledger::is_applied(m_referee->timeline().consider(move.value()).verdict);
}

void MafiaTapper::tap(const std::string& line)
{
    const Components& components = m_referee->timeline().components();
    auto move = parse(line, components);
    if (move.is_error())
        throw std::runtime_error("cannot be read: " + line);
    // Records show what is refused, too; the screen writes down only what stands.
    if (std::holds_alternative<Believe>(move.value().action) || !stands(line))
        return;
    Touches touches(stage(), *m_referee, move.value().figure);
    std::visit(touches, move.value().action);
    spent({line, touches.touches(), touches.choices()});
    if (!ledger::is_applied(m_referee->record(format(move.value(), components)).verdict))
        throw std::runtime_error("the referee refuses " + line);
}

} // namespace consigliere::test
