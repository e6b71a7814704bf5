#pragma once

#include <memory>
#include <string>

namespace consigliere::app {

/// Says aloud whose turn it is and what the referee objects to, through speech-dispatcher, for
/// people who do not look at the screen. Whoever draws is never kept waiting, because a thread of
/// its own talks to the speech server. Where there is none, nothing is said.
class SpeechOutput {
public:
    SpeechOutput();
    /// What is being said ends in the middle.
    ~SpeechOutput();
    SpeechOutput(const SpeechOutput&) = delete;
    SpeechOutput& operator=(const SpeechOutput&) = delete;

    /// Says a text in the language with this tag, "pt-BR", in the place of what is being said. The
    /// server is looked for when the first text comes; if there was none, not again. A server that
    /// hangs keeps nobody waiting at the end.
    void say(const std::string& text, const std::string& language_code);

private:
    class Talk;

    std::unique_ptr<Talk> m_talk;
};

} // namespace consigliere::app
