#pragma once

namespace consigliere::desk {

/// Message for one kind of move or act, with the kind's fields as placeholders.
template <typename Kind>
struct Says {
    const char* sentence;
    [[nodiscard]] constexpr const char* of(const Kind&) const { return sentence; }
};

/// Messages for several kinds, `{Says<Pass>{…}, Says<Collect>{…}}`. `of` returns the one of a kind;
/// other kinds do not compile.
template <typename... Rows>
struct Sentences : Rows... {
    using Rows::of...;
};
template <typename... Rows>
Sentences(Rows...) -> Sentences<Rows...>;

} // namespace consigliere::desk
