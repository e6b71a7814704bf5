#pragma once

#include "companion/scanning/picture_source.h"

#include <vector>

namespace consigliere::scanning {

/// Looks at the pictures of a source for codes, on a thread of its own: nobody waits for it,
/// neither who asks what was seen nor who wants no more of it. Then the source is closed as soon as
/// it has given the picture that it is about.
class CodeScanner {
public:
    explicit CodeScanner(std::unique_ptr<PictureSource> source);
    CodeScanner(const CodeScanner&) = delete;
    CodeScanner& operator=(const CodeScanner&) = delete;
    ~CodeScanner();

    /// What was found in one picture.
    struct ScanResult {
        std::string name;
        std::vector<std::string> codes;
        std::optional<Trouble> trouble;
    };
    /// Everything that was seen since this was asked last.
    [[nodiscard]] std::vector<ScanResult> take();
    /// The last picture, small, for people who hold something before a camera.
    [[nodiscard]] GreyPicture preview() const;
    /// Whether the source has no more pictures, and all that was seen was taken.
    [[nodiscard]] bool is_over() const;

private:
    /// What the thread and whoever asks have in common; the last of them takes it away.
    struct Shared;
    static void look(PictureSource& source, Shared& shared);

    std::shared_ptr<Shared> m_shared;
};

} // namespace consigliere::scanning
