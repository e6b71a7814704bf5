#pragma once

#include "companion/desk/contents.h"
#include "companion/exchange/offer.h"
#include "companion/exchange/offer_view.h"
#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"
#include "companion/scanning/code_scanner.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::screens {

/// Evenings of another tablet: from a file, a folder or stick, or straight from the tablet. What
/// would come is told before anything is written.
class AnotherTabletScreen final : public Screen {
public:
    AnotherTabletScreen(Context context, to::AnotherTablet to);
    void draw(Ui& ui, const Rect& rect) override;

private:
    enum class Page : std::uint8_t { ways, found, tablet };

    [[nodiscard]] desk::Contents ways();
    [[nodiscard]] desk::Contents found();
    void draw_reading(Ui& ui, const Rect& rect);
    void draw_tablet(Ui& ui, Rect rest);
    void draw_fields(Ui& ui, Rect& rest);
    void draw_offer(Ui& ui, const Rect& rect);
    void choose_folder();
    void choose_file();
    void look_into(const std::filesystem::path& folder);
    void read_file(const std::filesystem::path& file);
    void fetch(const server::TabletAddress& from);
    void take_offer(Ui& ui);
    void take_codes(Ui& ui);
    void add();

    Context m_context;
    to::AnotherTablet m_to;
    Page m_page = Page::ways;
    std::filesystem::path m_folder;
    std::vector<std::filesystem::path> m_files;
    OfferReader m_reader;
    std::unique_ptr<scanning::CodeScanner> m_camera;
    std::string m_address;
    std::string m_code;
    std::unique_ptr<OfferView> m_offer;
    /// Set while the words for it are shown, for one frame.
    bool m_adds = false;
};

} // namespace consigliere::screens
