#pragma once

#include "companion/table_mafia/board_places.h"
#include "companion/table_mafia/view.h"

#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_mafia {

/// The circuit as the table lays it into a ring, along the arrow from the Bonanno start: a kind is
/// dragged to its place, or a tap lays it behind the last one, or behind the one that was tapped.
/// What is laid is dragged to another place, or into the middle to be taken out.
class CircuitForm {
public:
    void open(const Components& components);
    /// `doubts` is what is unlikely about it.
    void draw(Ui& ui, Rect rect, const std::string& doubts);
    [[nodiscard]] const std::vector<FieldKind>& kinds() const { return m_kinds; }
    /// The kinds that it still lacks, as the board calls them; empty when it is whole.
    [[nodiscard]] std::vector<std::string> missing() const;
    /// Whether something but the start is laid; the marked one, or the last, can be taken back.
    [[nodiscard]] bool has_more_than_start() const { return m_kinds.size() > 1; }
    [[nodiscard]] bool is_one_marked() const { return m_marked.has_value(); }
    void take_back();

private:
    /// A kind under the finger.
    struct Carried {
        FieldKind kind{};
        std::optional<std::size_t> from; ///< Its place in the ring, unless it is a new one.
        ImVec2 pressed_at;
        bool has_left = false; ///< The finger has gone farther than a tap does.
    };

    void draw_told(Ui& ui, const Rect& rect, const std::string& doubts) const;
    void draw_ring(Ui& ui, const BoardPlaces& places);
    void draw_kinds(Ui& ui, const Rect& rect);
    void carry(const widgets::Interaction& touch, FieldKind kind, std::optional<std::size_t> from);
    void follow_finger(Ui& ui, const BoardPlaces& places);
    void drop(const Carried& carried, ImVec2 finger, const BoardPlaces& places);
    void lay(FieldKind kind);
    [[nodiscard]] bool has_room_for(FieldKind kind) const;

    std::vector<FieldKind> m_kinds;
    std::optional<std::size_t> m_marked;
    std::optional<Carried> m_carried;
};

} // namespace consigliere::table_mafia
