// `table believes`: compares claims with the ledger.

#include "engine/mafia/answers.h"
#include "engine/mafia/flow.h"
#include "engine/mafia/messages_beliefs.h"
#include "engine/mafia/score.h"

namespace consigliere::mafia {

namespace {

class Claims {
public:
    Claims(Judging& judging, const Belief& belief)
        : m_judging(judging)
        , m_belief(belief)
    {
    }

    void compare()
    {
        using enum Believe::Claim;
        switch (m_belief.claim) {
        case has:
            return compare_purse();
        case got:
            return compare_payments(1);
        case paid:
            return compare_payments(-1);
        case pieces:
            m_judging.object_if(own_pieces() != m_belief.number, message::has_pieces,
                m_belief.figure, own_pieces(), m_belief.number);
            return;
        case killers:
            return compare_killers();
        case rank:
            return compare_rank();
        case owes:
            return compare_debt();
        case left:
            return compare_vendetta();
        case next:
            return compare_next();
        case leads:
            return compare_leader();
        case wins:
            return compare_winner();
        case guarded:
        case unguarded:
            return compare_guard();
        }
    }

private:
    [[nodiscard]] const Position& position() const { return m_judging.position(); }
    [[nodiscard]] int own_pieces() const { return pieces_of(position(), m_belief.figure); }

    void compare_purse()
    {
        const int has = position().purse(m_belief.figure);
        const bool is_shared = figures_of_seat(position(), position().of(m_belief.figure).seat) > 1;
        m_judging.object_if(has != m_belief.number,
            message::purse_holds(is_shared ? rule::one_purse : rule::setup), m_belief.figure,
            Donar{has}, Donar{m_belief.number});
    }

    /// Cites each payment of the last line with its rule.
    void compare_payments(int sign)
    {
        const int claimed = sign * m_belief.number;
        int sum = 0;
        for (const Payment& payment : position().last) {
            if (names(payment)) {
                sum += change_by(payment);
                m_judging.note_checked(rule_of(payment.why));
                check_choices(payment);
            }
        }
        m_judging.note_checked(rule::rank_payments);
        if (sum == claimed)
            return;
        for (const Payment& payment : position().last) {
            if (!names(payment))
                continue;
            m_judging.object(message::was_paid(rule_of(payment.why)), m_belief.figure,
                Donar{change_by(payment)}, payment.why);
            object_to_choices(payment);
        }
        m_judging.object(message::sums_to, Donar{sum}, Donar{claimed});
    }

    [[nodiscard]] bool names(const Payment& payment) const
    {
        return is_told_of(position(), payment, m_belief.figure);
    }
    [[nodiscard]] int change_by(const Payment& payment) const
    {
        return brought_by(position(), payment, m_belief.figure);
    }

    [[nodiscard]] static bool is_perk(Why why)
    {
        return why >= Why::perk_antonio && why <= Why::perk_franco;
    }
    void check_choices(const Payment& payment)
    {
        if (is_perk(payment.why))
            m_judging.note_checked(payment.is_withheld ? rule::a6_perk_of_clean : rule::a5_perks);
        if (payment.why == Why::tax)
            m_judging.note_checked(rule::a29_half);
        if (payment.why == Why::arms && payment.to)
            m_judging.note_checked(rule::a24_owner);
    }
    void object_to_choices(const Payment& payment)
    {
        if (is_perk(payment.why) && payment.is_withheld)
            m_judging.object(message::perk_of_clean);
        else if (is_perk(payment.why))
            m_judging.object(message::perk_once);
        if (payment.why == Why::tax)
            m_judging.object(message::half_in_notes);
        if (payment.why == Why::arms && payment.to)
            m_judging.object(message::owner_is_paid, *payment.to);
    }

    void compare_killers()
    {
        const int killers = killers_of(position(), m_belief.figure);
        m_judging.object_if(killers != m_belief.number, message::has_killers, m_belief.figure,
            killers, m_belief.number);
    }

    void compare_rank()
    {
        const Rank rank = rank_of(position(), m_belief.figure);
        m_judging.note_checked(rule::a17_rank_now);
        if (m_judging.object_if(rank != m_belief.rank, message::has_rank(rule_of(rank)),
                m_belief.figure, rank, own_pieces()))
            m_judging.object(message::rank_is_of_now);
    }

    void compare_debt()
    {
        const int debt = debt_of(position(), m_belief.figure);
        m_judging.object_if(debt != m_belief.number, message::owes_that, m_belief.figure,
            Donar{debt}, Donar{m_belief.number});
    }

    void compare_vendetta()
    {
        if (m_judging.object_if(!position().vendetta, message::no_arithmetic))
            return;
        const std::optional<int> left = left_after_vendetta(position(), m_belief.figure);
        if (m_judging.object_if(!left, message::no_arithmetic))
            return;
        m_judging.object_if(*left != m_belief.number, message::keeps_pieces, m_belief.figure, left,
            m_belief.number);
    }

    void compare_next()
    {
        const std::optional<Figure> next = next_player(position());
        if (!m_judging.object_if(!next, message::not_rolled))
            m_judging.object_if(next != m_belief.figure, message::plays_next, next);
    }

    void compare_leader()
    {
        const Score now = score(position());
        if (m_judging.object_if(now.decision == Score::Decision::shared, message::nobody_leads))
            return;
        const Figure leader = now.winners[0];
        m_judging.object_if(!now.winners.contains(m_belief.figure), message::leads_now, leader,
            pieces_of(position(), leader));
    }

    void compare_winner()
    {
        const Score now = score(position());
        m_judging.note_checked(rule::winner);
        if (m_judging.object_if(!now.is_final, message::not_over)) {
            m_judging.object(message::still_empty, empty_squares(position()).size());
            return;
        }
        m_judging.note_checked(rule_of(now.ending));
        if (m_judging.object_if(
                now.decision == Score::Decision::shared, message::no_single_winner)) {
            m_judging.object(message::spitting_is_open);
            return;
        }
        m_judging.object_if(!now.winners.contains(m_belief.figure),
            message::has_won(rule_of(now.ending)), now.winners[0], now.ending);
    }

    void compare_guard()
    {
        const bool is_guarded = position().guarded.contains(m_belief.square);
        if (m_belief.claim == Believe::Claim::guarded)
            m_judging.object_if(!is_guarded, message::is_not_guarded, m_belief.square);
        else
            m_judging.object_if(is_guarded, message::is_guarded, m_belief.square);
    }

    Judging& m_judging;
    const Belief& m_belief;
};

} // namespace

void judge(Judging& judging, const Believe& move)
{
    Claims(judging, move.belief).compare();
}

} // namespace consigliere::mafia
