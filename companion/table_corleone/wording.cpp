#include "companion/table_corleone/wording.h"

#include "companion/table_corleone/telling.h"

namespace consigliere::table_corleone {

const char* wording(std::string_view message_id)
{
    static const telling::Sentences sentences{
        line_sentences(), action_sentences(), phase_sentences(), record_sentences()};
    return sentences.find(message_id);
}

} // namespace consigliere::table_corleone
