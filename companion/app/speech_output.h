#pragma once

#include <memory>
#include <string>

namespace consigliere::app {

/// Speaks whose turn it is and the referee's objections, through speech-dispatcher. Never blocks
/// the caller: a worker thread owns the connection. Silent without a server.
class SpeechOutput {
public:
    SpeechOutput();
    /// Stops speaking.
    ~SpeechOutput();
    SpeechOutput(const SpeechOutput&) = delete;
    SpeechOutput& operator=(const SpeechOutput&) = delete;

    /// Speaks a text, interrupting the current one; `language_code` is a tag such as "pt-BR".
    /// Connects at the first text and does not retry if that fails. A server that hangs does not
    /// delay shutdown.
    void say(const std::string& text, const std::string& language_code);

private:
    class Talk;

    std::unique_ptr<Talk> m_talk;
};

} // namespace consigliere::app
