#pragma once

#include "companion/desk/desk.h"
#include "companion/screens/screen.h"
#include "db/record_file.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace consigliere::screens {

/// The table as it was after an entry, to be looked at: nothing is undone, nothing can be tapped on
/// it, and a frame and a line at its top leave no doubt that this is not now.
class LookBackScreen final : public Screen, private desk::Desk {
public:
    /// What is looked at: the record with the verdicts that its entries had.
    struct Past {
        db::Record record;
        std::vector<ledger::Verdict> verdicts;
        std::function<std::string(std::string_view actor)> player;
    };
    LookBackScreen(Context context, Past past, int entry);

    void draw(Ui& ui, const Rect& rect) override;

private:
    // A desk at which nothing is written down any more.
    [[nodiscard]] const ledger::Evening& evening() const override { return *m_evening; }
    [[nodiscard]] const desk::Habits& habits() const override { return m_context.settings.habits; }
    [[nodiscard]] std::string player(std::string_view actor) const override
    {
        return m_past.player(actor);
    }
    bool record(const std::string&) override { return false; }
    void explain(const std::string&) override { }
    void clear_verdict() override { }
    bool describe(const ledger::Tree&) override { return false; }
    [[nodiscard]] std::string draft() const override { return {}; }
    void keep_draft(std::string_view) override { }
    void leave() override { m_context.navigator.back(); }
    void share() override { }

    [[nodiscard]] int last() const { return static_cast<int>(m_past.verdicts.size()); }
    void go_to(int entry);
    void draw_bar(Ui& ui, const Rect& rect);

    Context m_context;
    Past m_past;
    int m_entry = 0;
    std::unique_ptr<ledger::Evening> m_evening;
    std::unique_ptr<desk::GameTable> m_table;
    Notice m_notice;
};

} // namespace consigliere::screens
