#pragma once

#include "companion/desk/act_list_form.h"
#include "companion/table_corleone/card_picker.h"
#include "companion/table_corleone/view.h"

#include <vector>

namespace consigliere::table_corleone {

/// Form for acts entered by hand: corrections, and card texts that no rule covers. Acts are added
/// one by one and recorded as one line.
class ActForm final : public desk::ActListForm<View, Act> {
public:
    enum class Purpose : std::uint8_t { correction, by_hand };

    void open(Purpose purpose, Family family);

private:
    enum class Kind : std::uint8_t {
        gains,
        loses,
        gives,
        banks,
        unbanks,
        shot,
        recalled,
        moves,
        marks,
        unmarks,
        empties, ///< Not an act; a record line of its own: `table empties`.
    };

    [[nodiscard]] std::string title() const override;
    [[nodiscard]] std::vector<std::string> kinds() const override;
    [[nodiscard]] std::string tell(const View& view, const Act& act) const override;
    void begin(int kind) override;
    void draw_choices(Ui& ui, Rect& rect, View& view) override;
    [[nodiscard]] bool is_complete() const override;
    [[nodiscard]] Act finished() const override;
    [[nodiscard]] bool may_be_empty(const View& view) const override;
    void write_down(View& view, const std::vector<Act>& acts) const override;

    void draw_piles(Ui& ui, Rect& rect, View& view);
    [[nodiscard]] Contents choices(View& view);
    static void add_families(
        Contents& form, const View& view, const std::string& id, Family& family);
    [[nodiscard]] CardPicker::Wish wish(const View& view) const;
    void add_figures(Contents& form, const View& view);
    void add_places(Contents& form, const View& view);

    Purpose m_purpose = Purpose::correction;
    Family m_actor = Family::marzullo;
    Kind m_kind = Kind::gains;
    Family m_family = Family::marzullo;
    Family m_to = Family::marzullo;
    CardPicker m_picker;
    std::optional<FigureAt> m_figure;
    std::optional<Place> m_place;
    std::optional<Area> m_territory;
};

} // namespace consigliere::table_corleone
