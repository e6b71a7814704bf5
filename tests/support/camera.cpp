#include "tests/support/camera.h"

#include <cstdio>
#include <stdexcept>

namespace consigliere::test {

namespace {

std::string percent_decoded(const std::string& text)
{
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            decoded += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
            i += 2;
        } else {
            decoded += text[i];
        }
    }
    return decoded;
}

} // namespace

std::string seen_by_camera(const std::filesystem::path& picture)
{
    std::FILE* reader = ::popen(("zbarimg --quiet --raw -Sdisable -Sqrcode.enable -Sbinary '"
                                    + picture.string() + "' 2>/dev/null")
                                    .c_str(),
        "r");
    if (reader == nullptr)
        throw std::runtime_error("no zbarimg");
    std::string text;
    for (int letter = std::fgetc(reader); letter != EOF; letter = std::fgetc(reader))
        text += static_cast<char>(letter);
    ::pclose(reader);
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return text;
}

nlohmann::json play_in(const std::string& link)
{
    const std::string beginning = "https://app.bgstatsapp.com/createPlay.html?data=";
    if (!link.starts_with(beginning))
        throw std::runtime_error("no link to BG Stats: " + link);
    return nlohmann::json::parse(percent_decoded(link.substr(beginning.size())));
}

} // namespace consigliere::test
