#pragma once

namespace consigliere::desk {

/// What is told of one kind of move or act, where that is one sentence with the kind's fields in
/// it.
template <typename Kind>
struct Says {
    const char* sentence;
    [[nodiscard]] constexpr const char* of(const Kind&) const { return sentence; }
};

/// The sentences of several kinds, `{Says<Pass>{…}, Says<Collect>{…}}`: `of` gives that of a kind,
/// and is not there for any other.
template <typename... Rows>
struct Sentences : Rows... {
    using Rows::of...;
};
template <typename... Rows>
Sentences(Rows...) -> Sentences<Rows...>;

} // namespace consigliere::desk
