#include "db/session_id.h"

#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/random_generator.hpp>
#include <boost/uuid/string_generator.hpp>
#include <boost/uuid/uuid_io.hpp>

#include <algorithm>

namespace consigliere::db {

namespace {

bool looks_like_uuid(std::string_view text)
{
    constexpr std::string_view shape = "00000000-0000-0000-0000-000000000000";
    const auto is_in_place = [](char letter, char place) {
        const bool is_digit =
            std::string_view("0123456789abcdefABCDEF").find(letter) != std::string_view::npos;
        return place == '-' ? letter == '-' : is_digit;
    };
    return std::ranges::equal(text, shape, is_in_place);
}

} // namespace

SessionId make_session_id()
{
    return to_string(boost::uuids::random_generator()());
}

std::string make_derived_id(const std::string& origin, std::string_view difference)
{
    const boost::uuids::uuid space = looks_like_uuid(origin)
        ? boost::uuids::string_generator()(origin)
        : boost::uuids::name_generator_sha1(boost::uuids::uuid{})(origin);
    const std::string name(difference);
    return to_string(boost::uuids::name_generator_sha1(space)(name));
}

SessionId session_id_from(std::string_view text)
{
    if (!looks_like_uuid(text))
        return {};
    return to_string(boost::uuids::string_generator()(std::string(text)));
}

} // namespace consigliere::db
