#pragma once

#include "companion/exports/qr.h"
#include "companion/frame/screen.h"

#include <string>
#include <vector>

namespace consigliere::screens {

/// Shows a sequence of QR codes for another tablet. Advances automatically, slowly enough for
/// cameras and photosensitive people; can be paused and stepped. With reduced motion it only
/// steps.
class QrSendScreen final : public Screen {
public:
    /// Requires !codes.empty(), each within the capacity of a code. `remark`: note about omitted
    /// data, if any.
    QrSendScreen(Context context, std::string game, const std::vector<std::string>& codes,
        std::string remark);
    void draw(Ui& ui, const Rect& rect) override;

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_codes.size()); }
    void step(int by);
    void go_on(Ui& ui);
    void draw_controls(Ui& ui, Rect rest);

    Context m_context;
    std::string m_game;
    std::string m_remark;
    std::vector<exports::QrCode> m_codes;
    int m_shown = 0;
    bool m_runs;
    /// Time of the next step in seconds; 0 before the first frame.
    double m_next_step = 0;
};

} // namespace consigliere::screens
