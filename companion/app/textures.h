#pragma once

#include <imgui.h>

#include <map>

namespace consigliere::app {

/// The pictures of drawings (`widgets::Picture`) as textures of OpenGL: made when a drawing shows
/// them first, and freed once they live no more. What is left at the end goes with the context of
/// the window.
class Textures {
public:
    /// OpenGL's name for the texture of a picture; 0 for what is no picture, as letters are not.
    /// Another texture may be bound afterwards.
    [[nodiscard]] unsigned int name_of(ImTextureID picture);
    /// To be called when a drawing is painted: what has gone since it was made is seen in it still.
    void free_those_that_are_gone();

private:
    std::map<ImTextureID, unsigned int> m_names;
};

} // namespace consigliere::app
