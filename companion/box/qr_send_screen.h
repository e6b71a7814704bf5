#pragma once

#include "companion/exports/qr.h"
#include "companion/frame/screen.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// A row of codes that another tablet reads off this display, one after the other. They run by
/// themselves, slowly enough for any camera and for people who do not bear flashes, and can be
/// stopped and stepped through; where nothing is to move, they wait for taps.
class QrSendScreen final : public Screen {
public:
    /// There is at least one code, and none is longer than a code can be. `remark` is what they
    /// leave out, if anything.
    QrSendScreen(Context context, std::string title, const std::vector<std::string>& codes,
        std::string remark);
    void draw(Ui& ui, const Rect& rect) override;

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_codes.size()); }
    void step(int by);
    void go_on(Ui& ui);
    void draw_controls(Ui& ui, Rect rest);

    Context m_context;
    std::string m_title;
    std::string m_remark;
    std::vector<exports::QrCode> m_codes;
    int m_shown = 0;
    bool m_runs;
    /// When the next one comes; 0 before the first frame.
    double m_next_step = 0;
};

} // namespace consigliere::screens
