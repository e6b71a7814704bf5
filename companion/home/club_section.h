#pragma once

#include "companion/frame/screen.h"
#include "companion/scanning/code_scanner.h"

#include <memory>
#include <string>

namespace consigliere::screens {

/// The club in the settings: pairing by a code, typed, pasted or held before the camera; what went
/// over last, and when; sending and fetching now.
class ClubSection {
public:
    explicit ClubSection(Context context)
        : m_context(context)
    {
    }
    void draw(Ui& ui, Rect& list);

    [[nodiscard]] bool is_open() const { return m_dialog != Dialog::none; }
    void draw_dialog(Ui& ui);

private:
    enum class Dialog : std::uint8_t { none, code, leaving };

    void draw_paired(Ui& ui, Rect& list);
    void draw_code(Ui& ui);
    void draw_leaving(Ui& ui);
    void look_for_code(Ui& ui);
    void join(const std::string& code);
    void close();

    Context m_context;
    Dialog m_dialog = Dialog::none;
    std::string m_code;
    std::unique_ptr<scanning::CodeScanner> m_camera;
    std::string m_camera_trouble;
};

} // namespace consigliere::screens
