#include "companion/table_cash_n_guns/wording.h"

#include "companion/table_cash_n_guns/telling.h"

namespace consigliere::table_cash_n_guns {

const char* wording(std::string_view message_id)
{
    static const telling::Sentences sentences{
        round_sentences(), power_sentences(), belief_sentences()};
    return sentences.find(message_id);
}

} // namespace consigliere::table_cash_n_guns
