#pragma once

#include "companion/rulebook/rulebook.h"
#include "companion/screens/screen.h"

#include <optional>
#include <string>

namespace consigliere::screens {

/// The rules of a game for a dispute: what is misread most first, by page and phase, by search.
class RulesScreen final : public Screen {
public:
    /// Opens at a rule, or at the beginning when `rule` is empty.
    RulesScreen(Context context, std::string game, std::string rule);

    void draw(Ui& ui, const Rect& rect) override;

private:
    void load();
    [[nodiscard]] std::vector<const rulebook::Rule*> listed() const;
    void draw_filters(Ui& ui, Rect& rect);
    void draw_rule(Ui& ui, Rect& rect, const rulebook::Rule& rule);

    Context m_context;
    std::string m_game;
    std::string m_query;
    /// Which rules are listed when nothing is searched.
    enum class Filter : std::uint8_t { misread, chapter, editions, chosen, all };
    Filter m_filter = Filter::misread;
    std::string m_chapter;
    std::optional<rulebook::Rulebook> m_book;
    language::Language m_language;
    Notice m_notice;
};

} // namespace consigliere::screens
