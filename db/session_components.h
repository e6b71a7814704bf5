#pragma once

#include "db/component_list.h"
#include "db/file_error.h"
#include "db/session_rows.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// What a session knows about components, and since when: the copy that it made at its beginning,
/// then what its record itself describes, then what the table told during the evening.
namespace consigliere::db {

/// Which components a record of a session holds.
enum class Components : std::uint8_t {
    all, ///< Everything that was known, which an evening that goes on needs.
    met, ///< Those that the evening can have met: named in a line, or there from the start.
};

/// What the table told of one component during the evening.
struct ToldComponent {
    int since = 1; ///< The first entry that is judged by it.
    Component component;
};

/// All that the table told, in the order in which it counts. `file` stands for the session in
/// errors.
[[nodiscard]] ErrorOr<std::vector<ToldComponent>, FileError> told_components(
    const SessionRows& session, const std::string& file);

/// The lists of components for a record of the session that was told this. `head` is the head that
/// it began with.
[[nodiscard]] ErrorOr<Tree, FileError> components_of(const SessionRows& session, const Tree& head,
    const std::vector<ToldComponent>& told, Components which, const std::string& file);

/// The copy that a session makes of what is known before it, weakest first.
[[nodiscard]] ComponentRow copy_of(std::string_view game, const std::vector<Tree>& known);

} // namespace consigliere::db
