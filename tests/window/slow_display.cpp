/// A display on which a frame takes 80 ms: loaded before a program (`LD_PRELOAD`), it has GLFW’s
/// call that shows a picture in the place of the real one.

#include <dlfcn.h>

#include <chrono>
#include <thread>

struct GLFWwindow;

extern "C" void glfwSwapBuffers(GLFWwindow* window)
{
    constexpr std::chrono::milliseconds of_a_frame{80};
    using Swap = void (*)(GLFWwindow*);
    static const auto real = reinterpret_cast<Swap>(dlsym(RTLD_NEXT, "glfwSwapBuffers"));
    real(window);
    std::this_thread::sleep_for(of_a_frame);
}
