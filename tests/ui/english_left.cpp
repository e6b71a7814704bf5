#include "tests/ui/english_left.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace consigliere::test {

using language::Language;

namespace {

/// The text between the quotes of a line of a catalogue.
std::string between_quotes(const std::string& line)
{
    const std::size_t begin = line.find('"');
    const std::size_t end = line.rfind('"');
    std::string text;
    for (std::size_t i = begin + 1; i < end; ++i) {
        if (line[i] == '\\' && i + 1 < end)
            text += line[++i] == 'n' ? '\n' : line[i];
        else
            text += line[i];
    }
    return text;
}

/// A message of a catalogue: what is said, in how many forms ever, and how it is translated.
struct Message {
    std::vector<std::string> english;
    std::vector<std::string> translated;
};

std::vector<Message> messages_of(const std::filesystem::path& file)
{
    std::ifstream stream(file);
    if (!stream)
        throw std::runtime_error("no catalogue " + file.string());
    std::vector<Message> messages(1);
    std::vector<std::string>* texts = nullptr;
    for (std::string line; std::getline(stream, line);) {
        if (line.starts_with("msgid")) {
            if (!messages.back().translated.empty())
                messages.emplace_back();
            texts = &messages.back().english;
        } else if (line.starts_with("msgstr")) {
            texts = &messages.back().translated;
        } else if (line.starts_with("msgctxt") || line.starts_with('#')) {
            texts = nullptr;
            continue;
        } else if (texts != nullptr && line.starts_with('"')) {
            texts->back() += between_quotes(line);
            continue;
        } else {
            continue;
        }
        texts->push_back(between_quotes(line));
    }
    return messages;
}

std::vector<std::string> pieces_of(const std::string& text)
{
    std::vector<std::string> pieces(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '{') {
            i = std::min(text.find('}', i), text.size() - 1);
            pieces.emplace_back();
        } else {
            pieces.back() += text[i];
        }
    }
    return pieces;
}

std::size_t letters_in(const std::vector<std::string>& pieces)
{
    std::ptrdiff_t count = 0;
    for (const std::string& piece : pieces)
        count += std::ranges::count_if(
            piece, [](unsigned char sign) { return std::isalpha(sign) != 0; });
    return static_cast<std::size_t>(count);
}

/// Whether a text is these pieces with something between them.
bool is_filled(const std::vector<std::string>& pieces, std::string_view text)
{
    if (!text.starts_with(pieces.front()))
        return false;
    text.remove_prefix(pieces.front().size());
    for (std::size_t i = 1; i + 1 < pieces.size(); ++i) {
        const std::size_t at = text.find(pieces[i]);
        if (at == std::string_view::npos)
            return false;
        text.remove_prefix(at + pieces[i].size());
    }
    return text.ends_with(pieces.back());
}

} // namespace

bool EnglishLeft::Sayings::has(const std::string& text) const
{
    return whole.count(text) > 0 || std::ranges::any_of(filled, [&text](const Pieces& pieces) {
        return is_filled(pieces, text);
    });
}

EnglishLeft::Catalogue EnglishLeft::read(Language language)
{
    const std::filesystem::path folder(
        std::filesystem::path(CONSIGLIERE_SOURCE) / "assets/translations");
    Catalogue catalogue;
    const auto add = [](Sayings& sayings, const std::string& text) {
        // Of a text that is filled nearly whole, nothing tells the language.
        constexpr std::size_t least_letters = 8;
        Pieces pieces = pieces_of(text);
        if (pieces.size() == 1)
            sayings.whole.insert(text);
        else if (letters_in(pieces) >= least_letters)
            sayings.filled.push_back(std::move(pieces));
    };
    for (const Message& message :
        messages_of(folder / (std::string(language::code_of(language)) + ".po"))) {
        for (const std::string& text : message.english)
            add(catalogue.english, text);
        for (const std::string& text : message.translated)
            add(catalogue.translated, text);
    }
    return catalogue;
}

bool EnglishLeft::is_left_in(Language language, const std::string& text)
{
    // The program's own name is that of a figure, too; and a single letter is of no language: it
    // may be the first of somebody's name.
    if (language == Language::english || text.size() <= 1 || text == "Consigliere")
        return false;
    const std::string code(language::code_of(language));
    auto found = m_catalogues.find(code);
    if (found == m_catalogues.end())
        found = m_catalogues.emplace(code, read(language)).first;
    Catalogue& catalogue = found->second;
    if (const auto before = catalogue.asked.find(text); before != catalogue.asked.end())
        return before->second;
    const bool is_left = catalogue.english.has(text) && !catalogue.translated.has(text);
    catalogue.asked.emplace(text, is_left);
    return is_left;
}

} // namespace consigliere::test
