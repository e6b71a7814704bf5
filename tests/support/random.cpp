#include "tests/support/random.h"

namespace consigliere::test {

int Random::below(int count)
{
    return std::uniform_int_distribution<int>(0, count - 1)(m_random);
}

std::string Random::word(std::initializer_list<const char*> words)
{
    return any_of(std::vector<const char*>(words));
}

std::string Random::spoiled(const std::string& line)
{
    static const std::string letters = "abcxyz019+-#@:;,!$ \t\xc3\xff_";
    std::string spoiled = line;
    const int changes = 1 + below(3);
    for (int i = 0; i < changes && !spoiled.empty(); ++i) {
        const auto at = static_cast<std::size_t>(below(static_cast<int>(spoiled.size())));
        switch (below(4)) {
        case 0:
            spoiled.erase(at, static_cast<std::size_t>(below(8)) + 1);
            break;
        case 1:
            spoiled[at] = any_of(letters);
            break;
        case 2:
            spoiled.insert(at, 1, any_of(letters));
            break;
        default:
            spoiled.insert(at, spoiled.substr(at));
            break;
        }
    }
    return spoiled;
}

} // namespace consigliere::test
