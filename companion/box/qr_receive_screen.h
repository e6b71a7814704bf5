#pragma once

#include "companion/frame/file_picker.h"
#include "companion/frame/screen.h"
#include "companion/scanning/code_scanner.h"
#include "db/box_codes.h"

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace consigliere::screens {

/// Takes in the codes that another tablet shows: from pictures of them, and through the camera of
/// this machine, which is open as long as somebody wants to look through it here. It says which
/// pieces are there; when all are, it goes away and hands on the file that they hold.
class QrReceiveScreen final : public Screen {
public:
    /// Is given the file, and of how many codes it was made.
    using TakeFile = std::function<void(const std::string& file, int codes)>;
    QrReceiveScreen(
        Context context, std::string title, scanning::OpenSource open_camera, TakeFile take);
    void draw(Ui& ui, const Rect& rect) override;

private:
    using ScanResult = scanning::CodeScanner::ScanResult;

    void gather(Ui& ui);
    void take(const ScanResult& sighting);
    void finish(Ui& ui);
    void begin_anew();
    /// What went wrong, and with which picture. It is told when it is drawn.
    struct NoCode { };
    using Cause = std::variant<NoCode, scanning::Trouble, db::SeenCode, db::BoxError>;
    struct Remark {
        std::string picture;
        Cause cause;

        [[nodiscard]] std::string sentence() const;
    };
    void note(const Remark& remark);
    /// Whoever chooses another way need not hear of the camera any more.
    void forget_camera_trouble();

    void draw_foot(Ui& ui, Rect foot);
    void draw_words(Ui& ui, Rect& rest) const;
    void draw_pieces(Ui& ui, Rect& rest) const;
    void draw_glimpse(Ui& ui, const Rect& rect) const;
    void choose_pictures(Ui& ui);

    Context m_context;
    std::string m_title;
    scanning::OpenSource m_open_camera;
    TakeFile m_take;
    db::BoxPieces m_pieces;
    /// The newest first, each once.
    std::vector<Remark> m_remarks;
    std::vector<std::unique_ptr<scanning::CodeScanner>> m_pictures;
    std::unique_ptr<scanning::CodeScanner> m_camera;
    FilePicker m_picker;
    bool m_is_finished = false;
};

} // namespace consigliere::screens
