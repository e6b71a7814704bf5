#pragma once

#include <string>
#include <string_view>

/// Letters of any script, in UTF-8.
namespace consigliere::widgets {

[[nodiscard]] std::string in_capitals(std::string_view text);
/// Takes the last letter away, all of its bytes.
void remove_last_letter(std::string& text);

} // namespace consigliere::widgets
