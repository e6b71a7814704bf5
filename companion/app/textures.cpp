#include "companion/app/textures.h"

#include "companion/app/opengl.h"
#include "companion/widgets/picture.h"

namespace consigliere::app {

namespace {

unsigned int make_texture(const widgets::Pixels& pixels)
{
    unsigned int texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, pixels.width, pixels.height, 0, GL_RGBA,
        GL_UNSIGNED_BYTE, pixels.rgba.data());
    return texture;
}

} // namespace

unsigned int Textures::name_of(ImTextureID picture)
{
    const auto known = m_names.find(picture);
    if (known != m_names.end())
        return known->second;
    const widgets::Pixels* pixels = widgets::pixels_of(picture);
    return pixels == nullptr ? 0 : m_names.emplace(picture, make_texture(*pixels)).first->second;
}

void Textures::free_those_that_are_gone()
{
    std::erase_if(m_names, [](const auto& each) {
        const bool is_gone = widgets::pixels_of(each.first) == nullptr;
        if (is_gone)
            glDeleteTextures(1, &each.second);
        return is_gone;
    });
}

} // namespace consigliere::app
