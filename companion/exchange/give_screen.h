#pragma once

#include "companion/exports/qr.h"
#include "companion/frame/destinations.h"
#include "companion/frame/screen.h"
#include "companion/server/evening_giver.h"
#include "db/snapshot.h"

#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace consigliere::screens {

/// Gives the evenings to another tablet: a code for its camera, and the address in letters. Serves
/// as long as it is shown, and to one tablet for each code.
class GiveScreen final : public Screen {
public:
    GiveScreen(Context context, to::GiveEvenings to);
    ~GiveScreen() override;
    void draw(Ui& ui, const Rect& rect) override;

private:
    void take_snapshot(Ui& ui);
    void draw_code_page(Ui& ui, Rect rest);
    void draw_words(Ui& ui, Rect rest);
    [[nodiscard]] std::string told_state() const;

    Context m_context;
    to::GiveEvenings m_to;
    std::future<ledger::ErrorOr<db::SnapshotBytes, db::DatabaseError>> m_making;
    db::SnapshotContents m_contents;
    std::unique_ptr<server::EveningGiver> m_giver;
    /// The link, and its code.
    std::pair<std::string, std::optional<exports::QrCode>> m_code;
    /// Why nothing is given.
    std::string m_trouble;
};

} // namespace consigliere::screens
