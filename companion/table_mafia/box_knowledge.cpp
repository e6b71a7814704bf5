#include "companion/table_mafia/box_knowledge.h"

namespace consigliere::table_mafia {

int known_cards(const Components& components)
{
    int known = 0;
    const auto count = [&](Deck deck, int cards) {
        for (int card = 1; card <= cards; ++card) {
            const CardText* text = components.text_of(Card(deck, card));
            known += text != nullptr && (text->effects || !text->text.empty()) ? 1 : 0;
        }
    };
    count(Deck::red, Card::reds);
    count(Deck::black, Card::blacks);
    return known;
}

} // namespace consigliere::table_mafia
