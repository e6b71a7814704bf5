#include "companion/server/page.h"

#include "companion/language/catalogues.h"
#include "companion/server/http_server.h"
#include "db/sha256.h"

#include <sodium/utils.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>

namespace consigliere::server {

namespace {

std::string source_of(std::string_view inline_text)
{
    const db::Hash hash = db::sha256(inline_text);
    constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
    std::array<char, sodium_base64_ENCODED_LEN(sizeof(db::Hash), variant)> text{};
    ::sodium_bin2base64(text.data(), text.size(), hash.data(), hash.size(), variant);
    return " 'sha256-" + std::string(text.data()) + "'";
}

/// Returns the hashes of all elements of a name: `<style>…</style>`.
std::string sources_of(std::string_view page, const std::string& element)
{
    std::string sources;
    const std::string end = "</" + element + ">";
    for (std::size_t at = page.find("<" + element); at != std::string_view::npos;) {
        const std::size_t begin = page.find('>', at);
        const std::size_t until = page.find(end, at);
        if (begin == std::string_view::npos || until == std::string_view::npos)
            break;
        sources += source_of(page.substr(begin + 1, until - begin - 1));
        at = page.find("<" + element, until);
    }
    return sources.empty() ? " 'none'" : sources;
}

} // namespace

std::string content_security_policy(const std::string& page)
{
    return "default-src 'none'; script-src" + sources_of(page, "script") + "; style-src"
        + sources_of(page, "style")
        + "; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; "
          "frame-ancestors 'none'";
}

ledger::ErrorOr<std::string, ServerError> read_page()
{
    const std::string file = language::assets_folder() + "/phone/page.html";
    errno = 0;
    std::ifstream stream(file, std::ios::binary);
    std::string page{std::istreambuf_iterator<char>(stream), {}};
    if (page.empty())
        return ServerError{ServerError::Kind::no_page, file, std::strerror(errno)};
    return with_words(page);
}

} // namespace consigliere::server
