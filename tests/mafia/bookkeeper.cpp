#include "tests/mafia/bookkeeper.h"

#include "engine/ledger/head.h"

#include <algorithm>
#include <sstream>

namespace consigliere::test {

namespace {

const std::vector<std::string> figures{"antonio", "sergio", "paolo", "maria", "vitorio", "franco"};

std::vector<std::string> words_of(std::string_view line)
{
    std::istringstream stream{std::string(line)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::string kind_of(const std::string& field)
{
    const std::size_t dash = field.rfind('-');
    const bool has_number = dash != std::string::npos && field.back() >= '0' && field.back() <= '9';
    return has_number ? field.substr(0, dash) : field;
}

bool is_square(const std::string& word)
{
    return word.size() == 2 && word[1] >= '1' && word[1] <= '5';
}

bool is_card(const std::string& word)
{
    return word.starts_with("red") || word.starts_with("black");
}

int number_of(const std::string& card)
{
    const std::size_t dash = card.find('-');
    return dash == std::string::npos ? 0 : std::stoi(card.substr(dash + 1));
}

/// M-6.1b, M-6.1c.
bool stays(const std::string& card)
{
    const int n = number_of(card);
    if (card.starts_with("black"))
        return n == 1 || n == 2 || n >= 9;
    return n <= 6 || (n >= 9 && n <= 11) || (n >= 16 && n <= 24);
}

/// "400" or "400/600/?"; -1 where nobody has told it.
int amount_at(const std::string& amounts, int rank)
{
    std::vector<std::string> parts;
    std::istringstream stream{amounts};
    for (std::string part; std::getline(stream, part, '/');)
        parts.push_back(part);
    const std::string& part = parts.size() == 1 ? parts[0] : parts[static_cast<std::size_t>(rank)];
    return part == "?" ? -1 : std::stoi(part);
}

} // namespace

Bookkeeper::Bookkeeper(const ledger::Tree& head)
{
    using ledger::text_or_empty;
    for (const ledger::Tree& one : head.find("seats")->elements()) {
        const std::string name(text_or_empty(one.find("name")));
        m_seats.push_back(name);
        for (const ledger::Tree& figure : one.find("figures")->elements()) {
            const std::string who(text_or_empty(&figure));
            m_seat_of[who] = name;
            m_money[name] += 5'000;
            m_field_of[who] = is_bonanno(who) ? "start-bonanno" : "start-genovese";
        }
    }
    if (const ledger::Tree* options = head.find("options"))
        m_rounds_up = text_or_empty(options->find("tax_round")) == "up200";
    const ledger::Tree* boards = head.find("boards");
    const ledger::Tree* circuit =
        boards == nullptr ? nullptr : boards->elements()[0].find("circuit");
    if (circuit != nullptr) {
        std::map<std::string, int> count;
        for (const ledger::Tree& field : circuit->elements()) {
            std::string word(text_or_empty(&field));
            if (!word.starts_with("start"))
                word += "-" + std::to_string(++count[word]);
            m_circuit.push_back(word);
        }
    }
    // What the printed example tells of two cards.
    m_effects["red-18"] = {"hire 2000"};
    m_effects["red-25"] = {"get opponents 400/?/?"};
    if (const ledger::Tree* cards = head.find("cards")) {
        for (const ledger::Tree& card : cards->elements()) {
            std::vector<std::string>& effects =
                m_effects[std::string(text_or_empty(card.find("name")))];
            effects.clear();
            for (const ledger::Tree& effect : card.find("effects")->elements())
                effects.emplace_back(text_or_empty(&effect));
        }
    }
}

int Bookkeeper::debt(const std::string& debtor, const std::string& creditor) const
{
    const auto found = m_debts.find({seat(debtor), seat(creditor)});
    return found == m_debts.end() ? 0 : found->second;
}

bool Bookkeeper::is_bonanno(const std::string& figure)
{
    return std::find(figures.begin(), figures.begin() + 3, figure) != figures.begin() + 3;
}

std::vector<std::string> Bookkeeper::family(const std::string& figure, bool is_own)
{
    return is_bonanno(figure) == is_own
        ? std::vector<std::string>(figures.begin(), figures.begin() + 3)
        : std::vector<std::string>(figures.begin() + 3, figures.end());
}

int Bookkeeper::pieces(const std::string& figure) const
{
    return static_cast<int>(std::count_if(
        m_map.begin(), m_map.end(), [&](const auto& piece) { return piece.second == figure; }));
}

int Bookkeeper::rank(const std::string& figure) const
{
    const int count = pieces(figure);
    return count >= 7 ? 2 : count >= 3 ? 1 : 0;
}

bool Bookkeeper::is_clean(const std::string& figure) const
{
    return m_is_clean_turn && m_turn == figure;
}

bool Bookkeeper::owes_now(const std::string& figure) const
{
    return std::any_of(m_due.begin(), m_due.end(),
        [&](const Debt& due) { return seat(due.debtor) == seat(figure); });
}

int Bookkeeper::price(const std::string& figure, const std::string& what, int usual) const
{
    int price = usual;
    const auto open = m_open.find(figure);
    if (open == m_open.end())
        return price;
    // Of several cards the one with the highest number counts, red before black.
    std::vector<std::string> cards(open->second.begin(), open->second.end());
    std::sort(cards.begin(), cards.end(), [](const std::string& left, const std::string& right) {
        return std::pair(left.starts_with("black"), number_of(left))
            < std::pair(right.starts_with("black"), number_of(right));
    });
    for (const std::string& card : cards) {
        const auto effects = m_effects.find(card);
        if (effects == m_effects.end())
            continue;
        for (const std::string& effect : effects->second) {
            if (!effect.starts_with(what + " "))
                continue;
            const int amount = amount_at(effect.substr(what.size() + 1), rank(figure));
            price = amount < 0 ? price : amount;
        }
    }
    return price;
}

void Bookkeeper::gets(const std::string& figure, int amount)
{
    if (!is_clean(figure))
        m_money[seat(figure)] += amount;
}

void Bookkeeper::pays(const std::string& figure, int amount, const std::string& to)
{
    m_money[seat(figure)] -= amount;
    if (to != "bank")
        m_money[seat(to)] += amount;
}

void Bookkeeper::must_pay(const std::string& figure, int amount, const std::string& to)
{
    if (amount == 0 || (to != "bank" && (seat(to) == seat(figure) || is_clean(to))))
        return;
    if (money_of(figure) >= amount && !owes_now(figure))
        pays(figure, amount, to);
    else
        m_due.push_back({figure, to, amount});
}

void Bookkeeper::settle()
{
    for (auto due = m_due.begin(); due != m_due.end();) {
        if (money_of(due->debtor) < due->amount) {
            ++due;
            continue;
        }
        pays(due->debtor, due->amount, due->to);
        m_due.erase(due);
        due = m_due.begin();
    }
}

void Bookkeeper::read(std::string_view line)
{
    const Words words = words_of(line);
    if (words[0] == "table") {
        table(words, line);
        if (words[1] == "believes")
            return;
    } else {
        act(words);
    }
    settle();
}

void Bookkeeper::table(const Words& words, std::string_view line)
{
    if (words[1] == "taxes") {
        for (const std::string& name : m_seats) {
            const int half = m_money[name] / 2;
            const int notes = (half + (m_rounds_up ? 199 : 0)) / 200 * 200;
            m_money[name] -= std::min(notes, m_money[name]);
        }
        return;
    }
    if (words[1] != "corrects:")
        return;
    std::istringstream stream{std::string(line.substr(line.find(':') + 1))};
    for (std::string one; std::getline(stream, one, ';');) {
        const Words said = words_of(one);
        if (said[1] == "pays")
            m_money[seat(said[4])] += std::stoi(said[2]);
        else if (said[1] == "places")
            m_map[said[2]] = said[0];
        else if (said[1] == "stands")
            m_field_of[said[0]] = said[2];
        else if (said[1] == "marks")
            m_holders[said[2]] = said[0];
    }
}

void Bookkeeper::act(const Words& words)
{
    const std::string& figure = words[0];
    const std::string& verb = words[1];
    if (verb == "rolls") {
        roll(words);
    } else if (verb == "moves") {
        move(words);
    } else if (verb == "tosses") {
        ++m_draws;
    } else if (verb == "bets") {
        const int stake = std::stoi(words[2]);
        if (words[5] == "felicita")
            gets(figure, stake * (std::stoi(words[4]) % 2 == 0 ? 2 : 3));
        else
            pays(figure, stake);
    } else if (verb == "draws") {
        draw(figure, words[2]);
    } else if (verb == "uses") {
        use(words);
    } else if (verb == "fulfils") {
        m_open[figure].erase(words[2]);
    } else if (verb == "buys") {
        words.size() > 3 ? deal(words) : buy(words);
    } else if (verb == "sells") {
        lift(words[2]);
        m_money[seat(figure)] += 2'000;
    } else if (verb == "gives" || verb == "repays") {
        pays(figure, std::stoi(words[2]), words[4]);
        if (verb == "repays")
            m_debts[{seat(figure), seat(words[4])}] -= std::stoi(words[2]);
    } else if (verb == "borrows") {
        borrow(figure);
    } else if (verb == "fails") {
        m_due.clear();
    } else if (verb == "hires") {
        pays(figure, words.size() > 2 ? 2'000 : price(figure, "hire", 4'000));
        gets("vitorio", 400);
    } else if (verb == "sends") {
        send(words);
    } else if (verb == "removes") {
        lift(words[2]);
    }
}

void Bookkeeper::roll(const Words& words)
{
    m_turn = words[0];
    m_is_clean_turn = m_met_agent.erase(m_turn) > 0;
    m_draws = 0;
}

void Bookkeeper::move(const Words& words)
{
    const std::string& figure = words[0];
    const std::string own_start = is_bonanno(figure) ? "start-bonanno" : "start-genovese";
    std::string& field = m_field_of[figure];
    bool has_passed = false;
    if (m_circuit.empty()) {
        has_passed = words.size() > 5 && field != own_start;
        field = words[4];
    } else {
        std::size_t place = static_cast<std::size_t>(
            std::find(m_circuit.begin(), m_circuit.end(), field) - m_circuit.begin());
        for (int steps = std::stoi(words[2]); steps > 0; --steps) {
            place = (place + 1) % m_circuit.size();
            has_passed = has_passed || (steps > 1 && m_circuit[place] == own_start);
        }
        field = m_circuit[place];
    }
    if (has_passed || field == own_start) {
        for (const std::string& one : family(figure, true))
            gets(figure, 200 * pieces(one));
    }
    stop(figure, field);
}

void Bookkeeper::stop(const std::string& figure, const std::string& field)
{
    const std::string kind = kind_of(field);
    if (kind == "casino")
        gets("sergio", 1'000);
    if (kind == "big-city")
        gets("paolo", 400);
    if (kind == "informer")
        gets("maria", 400);
    if (kind == "police")
        gets("franco", 1'000);
    if (kind == "bank" || kind == "arms" || kind == "police")
        enter_business(figure, kind);
    else if (kind == "big-city")
        gets(figure, 200 * pieces(figure));
    else if (kind == "exchange")
        enter_exchange(figure);
    else if (kind == "agent")
        m_met_agent.insert(figure);
    else if (kind == "problem")
        m_draws += is_clean(figure) ? 0 : 1;
}

void Bookkeeper::enter_business(const std::string& figure, const std::string& kind)
{
    const auto held = m_holders.find(m_field_of[figure]);
    std::string whose = "neutral";
    if (held != m_holders.end())
        whose = held->second == figure                       ? "own"
            : is_bonanno(held->second) == is_bonanno(figure) ? "related"
                                                             : "opponent";
    // The printed summary of payments (M-4.3, M-4.5, M-4.7).
    static const std::map<std::string, std::array<int, 3>> printed{
        {"bank neutral", {200, 400, 800}}, {"bank related", {400, 800, 1'600}},
        {"bank own", {3'000, 3'000, 3'000}}, {"bank opponent", {0, 0, 0}},
        {"arms neutral", {400, 600, 1'000}}, {"arms related", {0, 0, 0}},
        {"arms own", {5'000, 5'000, 5'000}}, {"arms opponent", {-400, -600, -1'000}},
        {"police neutral", {-400, -600, -1'200}}, {"police related", {0, 0, 0}},
        {"police own", {0, 0, 0}}, {"police opponent", {-800, -1'200, -2'400}}};
    const int amount = printed.at(kind + " " + whose)[static_cast<std::size_t>(rank(figure))];
    if (amount >= 0)
        gets(figure, amount);
    else
        must_pay(figure, -amount, kind == "arms" ? held->second : "bank");
}

void Bookkeeper::enter_exchange(const std::string& figure)
{
    const auto plays = std::count_if(m_seat_of.begin(), m_seat_of.end(),
        [&](const auto& one) { return one.second == seat(figure); });
    must_pay(figure, plays == 1 ? 0 : plays == 2 ? 600 : 800);
    for (const std::string& creditor : m_seats) {
        int& debt = m_debts[{seat(figure), creditor}];
        if (owes_now(figure))
            continue;
        const int amount = std::min(debt, money_of(figure));
        debt -= amount;
        m_money[seat(figure)] -= amount;
        m_money[creditor] += amount;
    }
}

void Bookkeeper::draw(const std::string& figure, const std::string& card)
{
    if (m_draws > 0)
        --m_draws;
    else
        pays(figure, 400);
    if (card.starts_with("red"))
        return;
    if (stays(card))
        m_open[figure].insert(card);
    do_card(figure, card);
}

void Bookkeeper::use(const Words& words)
{
    const std::string& figure = words[0];
    const std::string& card = words[2];
    if (words.size() > 3 && words[3] == "on")
        return use_on(figure, card, words[4]);
    if (words.size() > 3 && words[3] == "takes") {
        if (m_open[words[6]].erase(words[4]) > 0)
            m_open[figure].insert(words[4]);
        return;
    }
    if (stays(card))
        m_open[figure].insert(card);
    do_card(figure, card);
}

void Bookkeeper::use_on(
    const std::string& figure, const std::string& card, const std::string& business)
{
    const int number = number_of(card);
    const auto held = m_holders.find(business);
    if (number <= 6) {
        if (held != m_holders.end() && number <= 3)
            pays(figure, 4'400);
        else if (held != m_holders.end() && number == 6)
            pays(figure, 4'000, held->second);
        m_laid[business] = card;
        m_open[figure].erase(card);
    }
    m_holders[business] = figure;
}

void Bookkeeper::do_card(const std::string& figure, const std::string& card)
{
    const auto effects = m_effects.find(card);
    if (effects == m_effects.end())
        return;
    for (const std::string& effect : effects->second) {
        const Words words = words_of(effect);
        if (words[0] == "draw") {
            ++m_draws;
            continue;
        }
        if (words.size() < 3)
            continue;
        const bool is_collected = words[0] == "get";
        std::vector<std::string> others{"bank"};
        if (words[1] != "bank")
            others = family(figure, words[1] == "relatives");
        for (const std::string& other : others) {
            if (other == figure)
                continue;
            // Whoever pays, pays by his own rank.
            const bool is_other = is_collected && other != "bank";
            const int amount = amount_at(words[2], rank(is_other ? other : figure));
            if (amount < 0)
                continue;
            if (!is_collected)
                must_pay(figure, amount, other);
            else if (other == "bank")
                gets(figure, amount);
            else
                must_pay(other, amount, figure);
        }
    }
}

void Bookkeeper::buy(const Words& words)
{
    const std::string& figure = words[0];
    const std::string& thing = words[2];
    if (is_square(thing)) {
        pays(figure, price(figure, "field", 6'000));
        place(figure, thing);
        return;
    }
    pays(figure, kind_of(thing) == "bank" ? 4'000 : 6'000);
    m_holders[thing] = figure;
}

void Bookkeeper::deal(const Words& words)
{
    const std::string& buyer = words[0];
    const std::string& thing = words[2];
    const std::string& seller = words[4];
    pays(buyer, std::stoi(words[6]), seller);
    if (is_square(thing)) {
        if (seat(buyer) == seat(seller))
            pays(buyer, 1'000);
        lift(thing);
        place(buyer, thing);
    } else if (is_card(thing)) {
        if (m_open[seller].erase(thing) > 0)
            m_open[buyer].insert(thing);
    } else {
        m_holders[thing] = buyer;
    }
}

void Bookkeeper::borrow(const std::string& figure)
{
    const auto due = std::find_if(m_due.begin(), m_due.end(),
        [&](const Debt& one) { return seat(one.debtor) == seat(figure); });
    int missing = due->amount - money_of(figure);
    std::vector<std::string> lenders;
    for (const std::string& relative : family(figure, true)) {
        const std::string& name = seat(relative);
        const bool is_known = std::find(lenders.begin(), lenders.end(), name) != lenders.end();
        if (name != seat(figure) && !is_known)
            lenders.push_back(name);
    }
    std::stable_sort(
        lenders.begin(), lenders.end(), [this](const std::string& left, const std::string& right) {
            return m_money[left] > m_money[right];
        });
    for (const std::string& lender : lenders) {
        const int amount = std::min(missing, m_money[lender]);
        missing -= amount;
        m_money[lender] -= amount;
        m_money[seat(figure)] += amount;
        m_debts[{seat(figure), lender}] += 2 * amount;
    }
}

void Bookkeeper::send(const Words& words)
{
    const std::string& figure = words[0];
    const std::string& from = words[2];
    const std::string& to = words[4];
    m_guarded.erase(from);
    const auto piece = m_map.find(to);
    if (piece != m_map.end() && piece->second == figure) {
        m_guarded.insert(to);
        return;
    }
    if (piece != m_map.end()) {
        pays(figure, m_guarded.count(to) > 0 ? 12'000 : price(figure, "fee", 4'000));
        lift(to);
    }
    place(figure, to);
}

void Bookkeeper::place(const std::string& figure, const std::string& square)
{
    m_map[square] = figure;
    gets("antonio", 400);
}

void Bookkeeper::lift(const std::string& square)
{
    m_map.erase(square);
    m_guarded.erase(square);
}

} // namespace consigliere::test
