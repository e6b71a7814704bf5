#include "tests/mafia/bookkeeper.h"

#include "engine/ledger/record_head.h"
#include "tests/mafia/bookkeeper_words.h"

#include <algorithm>
#include <sstream>

namespace consigliere::test {

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
    auto_advance();
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

} // namespace consigliere::test
