#pragma once

#include "companion/frame/screen.h"
#include "companion/scanning/code_scanner.h"
#include "db/box_codes.h"

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace consigliere::screens {

/// Receives QR codes from another tablet, from picture files or the camera. Shows which pieces
/// have arrived; when complete, closes and passes on the file. The camera is open only while
/// selected.
class QrReceiveScreen final : public Screen {
public:
    /// Receives the file content and its number of codes.
    using TakeFile = std::function<void(const std::string& file, int codes)>;
    QrReceiveScreen(
        Context context, std::string game, scanning::OpenSource open_camera, TakeFile take);
    void draw(Ui& ui, const Rect& rect) override;

private:
    using ScanResult = scanning::CodeScanner::ScanResult;

    void gather(Ui& ui);
    void take(const ScanResult& sighting);
    void finish(Ui& ui);
    void begin_anew();
    /// An error, and the picture it is about. The text is made when drawn.
    struct NoCode { };
    using Cause = std::variant<NoCode, scanning::Trouble, db::SeenCode, db::BoxError>;
    struct Remark {
        std::string picture;
        Cause cause;

        [[nodiscard]] std::string sentence() const;
    };
    void note(const Remark& remark);
    /// Drops camera errors after another source was selected.
    void forget_camera_trouble();

    void draw_foot(Ui& ui, Rect foot);
    void draw_words(Ui& ui, Rect& rest) const;
    void draw_pieces(Ui& ui, Rect& rest) const;
    void choose_pictures();

    Context m_context;
    std::string m_game;
    scanning::OpenSource m_open_camera;
    TakeFile m_take;
    db::BoxPieces m_pieces;
    /// Newest first, without duplicates.
    std::vector<Remark> m_remarks;
    std::vector<std::unique_ptr<scanning::CodeScanner>> m_pictures;
    std::unique_ptr<scanning::CodeScanner> m_camera;
    bool m_is_finished = false;
};

} // namespace consigliere::screens
