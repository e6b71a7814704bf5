#pragma once

#include "companion/scanning/picture_source.h"

#include <vector>

namespace consigliere::scanning {

/// Scans pictures for QR codes on its own thread. No call blocks, nor does destruction; the source
/// closes after its current picture.
class CodeScanner {
public:
    explicit CodeScanner(std::unique_ptr<PictureSource> source);
    CodeScanner(const CodeScanner&) = delete;
    CodeScanner& operator=(const CodeScanner&) = delete;
    ~CodeScanner();

    struct ScanResult {
        std::string name;
        std::vector<std::string> codes;
        std::optional<Trouble> trouble;
    };
    /// Returns the results since the last call.
    [[nodiscard]] std::vector<ScanResult> take();
    /// The last picture, downscaled, for aiming the camera.
    [[nodiscard]] GreyPicture preview() const;
    /// True if the source has ended and all results were taken.
    [[nodiscard]] bool is_over() const;

private:
    /// State shared with the thread; freed by the last owner.
    struct Shared;
    static void look(PictureSource& source, Shared& shared);

    std::shared_ptr<Shared> m_shared;
};

} // namespace consigliere::scanning
