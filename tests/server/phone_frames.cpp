/// Measures what phones cost the thread that draws the tablet's frames: an evening is recorded
/// entry by entry while each seat has a phone and 20 spectators watch, in all languages. Now and
/// then somebody asks a question. All in milliseconds of that thread's processor time.
///   phone_frames RECORD…

#include "companion/server/aside_look.h"
#include "companion/tables/tables.h"
#include "db/record_file.h"
#include "tests/server/phone.h"

#include <algorithm>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <span>
#include <thread>

using namespace consigliere;
using namespace consigliere::test;

namespace {

constexpr int spectators = 20;
/// Entries between two questions.
constexpr int between_questions = 10;

double now()
{
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

void print(const std::string& name, std::vector<double> values)
{
    std::ranges::sort(values);
    const auto share = [&values](double part) {
        return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
    };
    std::cout << std::fixed << std::setprecision(2) << "  " << name << ": " << share(0.5)
              << " (median), " << share(0.95) << " (95 %), " << share(1) << " (most) of "
              << values.size() << '\n';
}

/// A table of a record with its phones.
class Table {
public:
    explicit Table(std::unique_ptr<ledger::Evening> evening)
        : m_tablet(std::move(evening))
        , m_server(started())
        , m_boards(m_look.canvas())
        , m_table(*m_server, m_tablet, &m_boards)
    {
        const auto& languages = language::all_languages();
        std::vector<std::string> actors = m_tablet.evening().actors();
        actors.resize(actors.size() + spectators);
        for (std::size_t number = 0; number < actors.size(); ++number) {
            Phone phone(m_server->port());
            phone.join(m_server->token(actors[number]),
                std::string(code_of(languages[number % languages.size()])));
            for (const server::Follower& follower : m_server->followers())
                m_server->accept(follower.id);
            m_phones.push_back(phone);
        }
        attend(m_frames_of_start);
    }

    void play(const std::vector<std::string>& lines)
    {
        int number = 0;
        for (const std::string& line : lines) {
            m_tablet.tap(line);
            attend(m_frames);
            if (++number % between_questions != 0)
                continue;
            const int asked =
                m_phones.front().send(m_phones.front().get_request("/ask?q=why&language=en"));
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            attend(m_frames_with_question);
            static_cast<void>(Phone::receive(asked));
        }
    }
    void report() const
    {
        print("a frame, at the begin", m_frames_of_start);
        print("a frame", m_frames);
        print("a frame, at a question", m_frames_with_question);
        print("all frames of a change", m_changes);
    }

private:
    static std::unique_ptr<server::PhoneServer> started()
    {
        server::Options options;
        options.address = "127.0.0.1";
        options.port = 0;
        options.page = "<!doctype html>";
        return std::move(server::PhoneServer::start(options, {}).value());
    }
    void attend(std::vector<double>& frames)
    {
        double all = 0;
        for (bool is_busy = true; is_busy;) {
            const double begin = now();
            is_busy = m_table.attend({true, true, true, true});
            frames.push_back(now() - begin);
            all += frames.back();
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        if (&frames == &m_frames)
            m_changes.push_back(all);
        static_cast<void>(m_look.load_missing_letters());
    }

    server::AsideLook m_look;
    PaperTablet m_tablet;
    std::unique_ptr<server::PhoneServer> m_server;
    server::BoardPictures m_boards;
    server::PhoneTable m_table;
    std::vector<Phone> m_phones;
    std::vector<double> m_frames_of_start;
    std::vector<double> m_frames;
    std::vector<double> m_frames_with_question;
    std::vector<double> m_changes;
};

} // namespace

int main(int count, char** words)
{
    for (const char* const file : std::span(words, static_cast<std::size_t>(count)).subspan(1)) {
        db::Record record = db::read_record(file).value();
        const std::vector<std::string> lines = std::exchange(record.moves, {});
        auto evening =
            db::referee(record, "record", tables::built_in_components(std::string(record.game())));
        Table table(std::move(evening.value()));
        table.play(lines);
        std::cout << file << '\n';
        table.report();
    }
}
