#pragma once

#include <imgui.h>

#include <map>

namespace consigliere::app {

/// OpenGL textures of the pictures in drawings (`widgets::Picture`). Created on first use; freed
/// after the picture is destroyed. Those left at the end are freed with the context.
class Textures {
public:
    /// OpenGL name of a picture's texture; 0 if `picture` is none, such as the font atlas. May
    /// change the bound texture.
    [[nodiscard]] unsigned int name_of(ImTextureID picture);
    /// Call after painting: the drawing may still use pictures destroyed since it was made.
    void free_those_that_are_gone();

private:
    std::map<ImTextureID, unsigned int> m_names;
};

} // namespace consigliere::app
