#pragma once

#include "companion/screens/screen.h"
#include "db/archive/archive.h"
#include "db/archive/statistics.h"

#include <vector>

namespace consigliere::screens {

/// How the people have done, in each game.
class PeopleScreen final : public Screen {
public:
    explicit PeopleScreen(Context context);
    void draw(Ui& ui, const Rect& rect) override;
    void returned() override { load(); }

private:
    /// How somebody has done in one game.
    struct InOneGame {
        db::PersonFigures figures;
        std::string game;
        int victories = 0; ///< Shared ones too.
        std::optional<std::int32_t> best;
    };

    void load();
    void count();
    void draw_people(Ui& ui, Rect rect);

    Context m_context;
    std::vector<InOneGame> m_people;
    Notice m_notice;
};

} // namespace consigliere::screens
