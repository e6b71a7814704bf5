#pragma once

#include "companion/table_corleone/room.h"
#include "engine/corleone/position.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace consigliere::table_corleone {

/// Rows of the abilities that an action has brought. A used one leaves its place empty until all
/// are done, so no row moves under a finger.
class DueRows {
public:
    struct Row {
        Family family;
        Icon icon;
        /// Which of the Family's abilities with this icon; counts from 1.
        int copy = 1;
        bool is_due = true;

        /// Target id: "due:vitale:gun:1".
        [[nodiscard]] std::string id() const;
    };

    void follow(const Position& position);
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] std::ptrdiff_t count_of(Family family) const;
    /// True if a Family has several, which can be used or declined all at once.
    [[nodiscard]] bool has_several() const;
    /// Among abilities with equal icons, marks `row` as the one that `follow` removes.
    void choose(std::size_t row) { m_chosen = row; }
    /// Drops all rows: the next abilities come from another action.
    void forget()
    {
        m_rows.clear();
        m_chosen.reset();
    }

private:
    void follow(Family family, Icon icon, int wanted);

    std::vector<Row> m_rows;
    std::optional<std::size_t> m_chosen;
};

} // namespace consigliere::table_corleone
