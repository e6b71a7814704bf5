/// Phones at the table, as the tablet shows them: the codes, who is let in, what comes from a
/// phone. The phones here are real sockets; what they are sent is tested in tests/server.

#include "db/settings.h"
#include "tests/support/camera.h"
#include "tests/ui/canvas.h"
#include "tests/ui/house.h"
#include "tests/ui/laid_table.h"

#include <arpa/inet.h>
#include <catch2/catch.hpp>
#include <netinet/in.h>
#include <nlohmann/json.hpp>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <functional>
#include <future>
#include <set>

using namespace consigliere;
using namespace consigliere::test;
using Json = nlohmann::json;
using namespace std::chrono_literals;

namespace {

/// A loopback address of this process alone, so that the port of a tablet that is dead for a while
/// stays free however many tests run.
std::string own_address()
{
    constexpr int byte = 256;
    const int process = ::getpid(); // At most 2^22.
    return "127." + std::to_string(1 + process / (byte * byte)) + "."
        + std::to_string(process / byte % byte) + "." + std::to_string(process % byte);
}

/// A browser, as far as the server can tell.
class Phone {
public:
    struct Reply {
        int status = 0; ///< 0: nobody answered.
        std::string text;

        [[nodiscard]] Json json() const { return Json::parse(text, nullptr, false); }
    };

    /// `link` is what its camera has read: "http://127.1.2.3:8642/#TOKEN".
    explicit Phone(const std::string& link)
        : m_host(link.substr(7, link.find('/', 7) - 7))
        , m_token(link.find('#') == std::string::npos ? "" : link.substr(link.find('#') + 1))
    {
    }

    Reply join() { return post("/join", {{"token", m_token}, {"language", "en"}}); }
    Reply view() { return ask("GET /view?after=0&language=en HTTP/1.1\r\n", {}); }
    /// The version of the view that the move was chosen on is the last one seen.
    Reply move(const std::string& line)
    {
        const Json seen = view().json();
        return post("/move", {{"line", line}, {"version", seen.value("version", 0ULL)}});
    }
    Reply told(const std::string& lesson) { return post("/told", {{"lesson", lesson}}); }
    Reply skip(const std::string& lesson) { return post("/skip", {{"lesson", lesson}}); }
    Reply object(int entry) { return post("/object", {{"entry", entry}}); }

private:
    Reply post(const std::string& path, const Json& body)
    {
        return ask("POST " + path + " HTTP/1.1\r\nContent-Type: application/json\r\nOrigin: http://"
                + m_host + "\r\n",
            body.dump());
    }

    Reply ask(const std::string& head, const std::string& body)
    {
        std::string request = head + "Host: " + m_host + "\r\nConnection: close\r\n";
        if (!m_cookie.empty())
            request += "Cookie: " + m_cookie + "\r\n";
        request += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
        const std::string answer = exchange(request);
        const std::size_t cookie = answer.find("Set-Cookie: ");
        if (cookie != std::string::npos) {
            const std::size_t begin = cookie + std::string_view("Set-Cookie: ").size();
            m_cookie = answer.substr(begin, answer.find_first_of(";\r", begin) - begin);
        }
        const std::size_t end = answer.find("\r\n\r\n");
        if (end == std::string::npos)
            return {};
        return {std::stoi(answer.substr(answer.find(' ') + 1)), answer.substr(end + 4)};
    }

    [[nodiscard]] std::string exchange(const std::string& request) const
    {
        const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_in where{};
        where.sin_family = AF_INET;
        const std::size_t colon = m_host.find(':');
        where.sin_port = htons(static_cast<std::uint16_t>(std::stoi(m_host.substr(colon + 1))));
        static_cast<void>(::inet_pton(AF_INET, m_host.substr(0, colon).c_str(), &where.sin_addr));
        std::string answer;
        if (::connect(socket, reinterpret_cast<const sockaddr*>(&where), sizeof where) == 0
            && ::send(socket, request.data(), request.size(), MSG_NOSIGNAL) > 0) {
            char part[4096];
            for (ssize_t size = 0; (size = ::recv(socket, part, sizeof part, 0)) > 0;)
                answer.append(part, static_cast<std::size_t>(size));
        }
        ::close(socket);
        return answer;
    }

    std::string m_host; ///< "127.1.2.3:8642"
    std::string m_token;
    std::string m_cookie;
};

/// A table whose phones are on, with its sheet open.
class PhoneEvening {
public:
    /// `learners`: actors who play for the first time.
    explicit PhoneEvening(const db::Record& record, const std::string& learners = {})
        : house(record)
    {
        REQUIRE_FALSE(
            db::set_setting(stage().program().database(), "learners:" + house.session, learners)
                .is_error());
        REQUIRE_FALSE(db::set_setting(stage().program().database(), "phones:address", own_address())
                          .is_error());
        stage().tap("session:" + house.session);
        open_sheet();
        stage().tap("phones:on");
        REQUIRE(stage().has("phones:off"));
    }
    [[nodiscard]] Stage& stage() { return house.stage(); }
    void open_sheet()
    {
        stage().tap("more");
        stage().tap("menu:phones");
    }
    void switch_on(const std::string& kind) { stage().tap("phones:" + kind); }
    void close_sheet() { stage().tap("phones:close"); }

    /// What a camera reads that is held before the code of a seat.
    [[nodiscard]] std::string code_of(const std::string& actor)
    {
        stage().tap("phones:code:" + actor);
        stage().frames(2);
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        Canvas canvas(static_cast<int>(size.x), static_cast<int>(size.y));
        canvas.paint(*ImGui::GetDrawData(), [](const Canvas::Glyph&) {});
        const std::filesystem::path file = house.documents() / "seen.png";
        canvas.write(file);
        std::string seen = seen_by_camera(file);
        std::filesystem::remove(file);
        return seen;
    }
    /// Does what a phone does while the tablet draws frames, and returns its reply.
    Phone::Reply let(const std::function<Phone::Reply()>& act)
    {
        std::future<Phone::Reply> reply = std::async(std::launch::async, act);
        CHECK(comes_true(stage(), [&] { return reply.wait_for(0s) == std::future_status::ready; }));
        return reply.get();
    }
    /// A phone that has scanned a seat's code and waits to be let in.
    [[nodiscard]] Phone scan(const std::string& actor)
    {
        Phone phone(code_of(actor));
        CHECK(let([&] { return phone.join(); }).status == 200);
        return phone;
    }
    /// A phone that was let in. The sheet must be open.
    [[nodiscard]] Phone seat(const std::string& actor)
    {
        Phone phone = scan(actor);
        REQUIRE(comes_true(stage(), [&] { return stage().has("phones:accept:" + actor); }));
        stage().tap("phones:accept:" + actor);
        CHECK(let([&] { return phone.view(); }).status == 200);
        return phone;
    }
    [[nodiscard]] int entries() { return house.sessions().front().entries; }

    House house;
};

constexpr const char* two = "corleone/evening-of-two";
/// Act I, after the first player's turn.
db::Record business()
{
    return record_until(two, "pizzino collects");
}
/// It is this line's turn there.
constexpr const char* next_line = "marzullo member don wall-street+brooklyn";

/// Five players have to bid.
db::Record bribery()
{
    return record_until("corleone/evening-of-five", "table war chelsea");
}

/// All but one have more cards than they may keep.
db::Record tribute()
{
    return record_until("corleone/evening-of-five", "vitale takes test-gunman-1");
}

} // namespace

TEST_CASE("phones are off until somebody switches them on, and again when the evening is left")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    Phone phone = evening.seat("marzullo");
    const std::string link = evening.code_of("");
    CHECK(std::filesystem::exists(evening.house.database().string() + ".phones"));
    evening.close_sheet();
    stage.tap("home");
    CHECK(phone.view().status == 0);
    CHECK(Phone(link).join().status == 0);
    CHECK_FALSE(std::filesystem::exists(evening.house.database().string() + ".phones"));

    stage.tap("session:" + evening.house.session);
    CHECK(phone.view().status == 0);
    evening.open_sheet();
    CHECK(stage.has("phones:on"));
    CHECK(stage.shows("Anyone who listens in"));
    // Switched on anew, the phone of before is a stranger.
    stage.tap("phones:on");
    CHECK(phone.view().status == 401);
}

TEST_CASE("the sheet has a code for each seat and one for everybody, and the address in letters")
{
    PhoneEvening evening(bribery());
    std::set<std::string> codes;
    for (const char* actor : {"matarazzo", "vitale", "caccamo", "pizzino", "marzullo", ""}) {
        INFO(actor);
        const std::string code = evening.code_of(actor);
        CHECK(code.starts_with("http://" + own_address() + ":"));
        CHECK(codes.insert(code).second);
        const std::string address = code.substr(7, code.find('/', 7) - 7);
        CHECK(evening.stage().shows(address));
        CHECK(evening.code_of(actor) == code);
    }
    // Whoever watches needs no yes.
    Phone television(evening.code_of(""));
    CHECK(evening.let([&] { return television.join(); }).status == 200);
    CHECK(evening.let([&] { return television.view(); }).status == 200);
    CHECK(comes_true(evening.stage(), [&] { return evening.stage().shows("1 watching"); }));
}

TEST_CASE("a phone that says it is a player waits until the table lets it in")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    Phone phone = evening.scan("marzullo");
    CHECK(evening.let([&] { return phone.view(); }).status == 403);
    SECTION("the open sheet shows it; yes lets it in, and a cross sends it away")
    {
        REQUIRE(comes_true(stage, [&] { return stage.has("phones:accept:marzullo"); }));
        stage.tap_twice("phones:accept:marzullo");
        CHECK(evening.let([&] { return phone.view(); }).status == 200);
        CHECK(comes_true(stage, [&] { return stage.shows("connected"); }));
        CHECK(stage.shows("1 of 2"));
        stage.tap("phones:revoke:marzullo");
        CHECK(evening.let([&] { return phone.view(); }).status == 401);
        CHECK(stage.shows("0 of 2"));
    }
    SECTION("no sends it away")
    {
        REQUIRE(comes_true(stage, [&] { return stage.has("phones:refuse:marzullo"); }));
        stage.tap("phones:refuse:marzullo");
        CHECK(evening.let([&] { return phone.view(); }).status == 401);
    }
    SECTION("at the table it is asked about once")
    {
        evening.close_sheet();
        REQUIRE(comes_true(stage, [&] { return stage.has("phone:done"); }));
        CHECK(stage.shows("Is this"));
        stage.frames(60);
        stage.tap_twice("phone:done");
        CHECK(evening.let([&] { return phone.view(); }).status == 200);
        stage.frames(10);
        CHECK_FALSE(stage.has("phone:done"));
    }
    SECTION("a new code sends it away, too")
    {
        stage.tap("phones:new-code");
        CHECK(evening.let([&] { return phone.view(); }).status == 401);
        CHECK(evening.let([&] { return phone.join(); }).status == 403);
    }
}

TEST_CASE("a line from a phone is recorded as a tap is, and told at the table")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    evening.switch_on("record");
    Phone phone = evening.seat("marzullo");
    evening.close_sheet();
    const int before = evening.entries();
    const Phone::Reply reply = evening.let([&] { return phone.move(next_line); });
    INFO(reply.text);
    CHECK(reply.status == 200);
    CHECK(reply.json().value("recorded", false));
    CHECK(stage.shows("by phone"));
    // What it brings without a choice is collected, as after a tap.
    CHECK(evening.entries() == before + 2);
    CHECK_FALSE(stage.has("verdict"));
}

TEST_CASE("what the referee refuses goes back to the phone and not on the tablet")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    evening.switch_on("record");
    Phone phone = evening.seat("marzullo");
    evening.close_sheet();
    const int before = evening.entries();
    const std::string shown_before = [&] {
        std::string texts;
        for (const std::string& text : stage.ui().texts())
            texts += text + "\n";
        return texts;
    }();
    const Phone::Reply reply =
        evening.let([&] { return phone.move("marzullo thug test-station"); });
    INFO(reply.text);
    CHECK(reply.status == 200);
    CHECK_FALSE(reply.json().value("recorded", true));
    CHECK_FALSE(reply.json().value("title", "").empty());
    CHECK(evening.entries() == before);
    stage.frames(10);
    std::string texts;
    for (const std::string& text : stage.ui().texts())
        texts += text + "\n";
    CHECK(texts == shown_before);
}

TEST_CASE("each kind of thing can be switched off at the table")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    Phone phone = evening.seat("marzullo");
    const int before = evening.entries();
    CHECK(evening.let([&] { return phone.move(next_line); }).status == 403);
    CHECK(evening.let([&] { return phone.object(before); }).status == 403);
    evening.switch_on("record");
    evening.switch_on("object");
    CHECK(evening.let([&] { return phone.object(before); }).status == 200);
    evening.switch_on("record");
    CHECK(evening.let([&] { return phone.move(next_line); }).status == 403);
    CHECK(evening.entries() == before);
    stage.tap("phones:record");
    CHECK(evening.let([&] { return phone.move(next_line); }).status == 200);
}

TEST_CASE("an objection says who objects, and opens the court at that entry")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    evening.switch_on("object");
    Phone phone = evening.seat("marzullo");
    const int entry = evening.entries() - 1;
    CHECK(evening.let([&] { return phone.object(entry); }).status == 200);
    CHECK(evening.let([&] { return phone.object(entry); }).status == 200);
    // While something is open, it waits.
    CHECK_FALSE(stage.has("objection:done"));
    evening.close_sheet();
    REQUIRE(comes_true(stage, [&] { return stage.has("objection:done"); }));
    CHECK(stage.shows("objects"));
    stage.frames(60);
    SECTION("at that entry")
    {
        stage.tap_twice("objection:done");
        CHECK(stage.has("why:close"));
        CHECK_FALSE(stage.has("more"));
    }
    SECTION("or not now, and the same is not told twice")
    {
        stage.tap("objection:close");
        stage.frames(10);
        CHECK_FALSE(stage.has("objection:done"));
        CHECK(stage.has("more"));
    }
}

TEST_CASE("phones come back by themselves when the tablet was dead for a while")
{
    PhoneEvening evening(business());
    evening.switch_on("record");
    Phone phone = evening.seat("marzullo");
    evening.house.restart([] {});
    CHECK(phone.view().status == 0);
    evening.stage().tap("session:" + evening.house.session);
    CHECK(evening.let([&] { return phone.view(); }).status == 200);
    CHECK(evening.let([&] { return phone.move(next_line); }).json().value("recorded", false));
    evening.open_sheet();
    CHECK(comes_true(evening.stage(), [&] { return evening.stage().shows("1 of 2"); }));
}

TEST_CASE("a lesson read on the phone counts at the tablet, and the other way round")
{
    PhoneEvening evening(business(), "marzullo");
    Stage& stage = evening.stage();
    Phone phone = evening.seat("marzullo");
    evening.close_sheet();
    const auto lesson = [&] {
        return evening.let([&] { return phone.view(); }).json().value("lesson", Json::object());
    };
    const auto title_of = [](const Json& told) { return told.value("title", std::string()); };
    const auto id_of = [](const Json& told) { return told.value("id", std::string()); };
    const Json first = lesson();
    REQUIRE(first.contains("id"));
    CHECK(stage.shows(title_of(first)));
    CHECK(evening.let([&] { return phone.told(id_of(first)); }).status == 200);
    const Json second = lesson();
    REQUIRE(second != first);
    CHECK_FALSE(stage.shows(title_of(first)));
    CHECK(stage.shows(title_of(second)));
    stage.tap("lesson:next");
    CHECK(comes_true(stage, [&] { return lesson() != second; }));
    CHECK(stage.has("lesson:next"));
    const Json third = lesson();
    CHECK(evening.let([&] { return phone.skip(id_of(third)); }).status == 200);
    CHECK_FALSE(lesson().contains("id"));
    CHECK_FALSE(stage.has("lesson:next"));
}

TEST_CASE("where a phone is, the tablet is not passed round for a bid, but can be")
{
    PhoneEvening evening(bribery());
    Stage& stage = evening.stage();
    evening.switch_on("secret");
    Phone first = evening.seat("matarazzo");
    Phone second = evening.seat("vitale");
    evening.close_sheet();
    CHECK(stage.shows("Can bid on their phones"));
    // The first without a phone.
    stage.tap("bid:covered");
    CHECK(stage.has("cover:open:caccamo"));
    // Another's bid leaves the cover where it is.
    CHECK(evening.let([&] { return first.move("matarazzo bids $1,$3"); }).status == 200);
    CHECK(stage.has("cover:open:caccamo"));
    stage.frames(60);
    stage.tap("cover:open:caccamo");
    CHECK(evening.let([&] { return second.move("vitale bids $1"); }).status == 200);
    stage.frames(60);
    CHECK(stage.has("bid:lay"));
    stage.tap("bid:lay");
    CHECK(stage.has("cover:open:pizzino"));
}

TEST_CASE("who has no luck with the phone bids at the tablet")
{
    PhoneEvening evening(bribery());
    Stage& stage = evening.stage();
    evening.switch_on("secret");
    Phone phone = evening.seat("matarazzo");
    evening.close_sheet();
    stage.tap("bid:matarazzo");
    stage.tap("cover:open:matarazzo");
    // Meanwhile the phone has recovered.
    CHECK(evening.let([&] { return phone.move("matarazzo bids $1,$3"); }).status == 200);
    stage.frames(3);
    CHECK_FALSE(stage.has("bid:lay"));
    CHECK(stage.shows("has bid"));
}

TEST_CASE("discards at Tribute come from phones, and the tablet goes on alone with the others")
{
    PhoneEvening evening(tribute());
    Stage& stage = evening.stage();
    evening.switch_on("secret");
    Phone first = evening.seat("matarazzo");
    Phone second = evening.seat("vitale");
    evening.close_sheet();
    CHECK(stage.shows("(on the phone)"));
    stage.tap("tribute:caccamo");
    CHECK(stage.has("cover:open:caccamo"));
    // Another's discard leaves the cover where it is.
    CHECK(evening.let([&] { return first.move("matarazzo discards job"); }).status == 200);
    CHECK(stage.has("cover:open:caccamo"));
    stage.frames(60);
    stage.tap("cover:open:caccamo");
    const Phone::Reply laid =
        evening.let([&] { return second.move("vitale discards job,job,job,$3"); });
    INFO(laid.text);
    CHECK(laid.json().value("recorded", false));
    stage.frames(60);
    stage.tap("goes:$1#1");
    stage.tap("goes:$1#2");
    stage.tap("picker:done");
    // Who has discarded on a phone is not asked.
    CHECK(stage.has("cover:open:pizzino"));
}

TEST_CASE("who has no luck with the phone discards at the tablet")
{
    PhoneEvening evening(tribute());
    Stage& stage = evening.stage();
    evening.switch_on("secret");
    Phone phone = evening.seat("matarazzo");
    evening.close_sheet();
    const int before = evening.entries();
    stage.tap("tribute:matarazzo");
    stage.tap("cover:open:matarazzo");
    SECTION("though the phone is there")
    {
        stage.tap("goes:job#1");
        stage.tap("picker:done");
        CHECK(evening.entries() == before + 1);
        const Phone::Reply late = evening.let([&] { return phone.move("matarazzo discards job"); });
        CHECK_FALSE(late.json().value("recorded", false));
        CHECK(evening.entries() == before + 1);
    }
    SECTION("unless the phone has recovered meanwhile")
    {
        CHECK(evening.let([&] { return phone.move("matarazzo discards job"); }).status == 200);
        stage.frames(3);
        CHECK_FALSE(stage.has("picker:done"));
        CHECK(stage.shows("is done"));
        CHECK(evening.entries() == before + 1);
    }
}

TEST_CASE("a question about an undo goes away when a phone has recorded something")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    evening.switch_on("record");
    Phone phone = evening.seat("marzullo");
    evening.close_sheet();
    stage.tap("log");
    stage.tap("log:3");
    stage.tap("entry:undo");
    REQUIRE(stage.has("undo:done"));
    CHECK(evening.let([&] { return phone.move(next_line); }).status == 200);
    stage.frames(3);
    CHECK_FALSE(stage.has("undo:done"));
}

TEST_CASE("while an old entry is amended, phones can watch but record nothing")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    evening.switch_on("record");
    Phone phone = evening.seat("marzullo");
    evening.close_sheet();
    stage.tap("log");
    stage.tap("log:4");
    stage.tap("entry:amend");
    const int before = evening.entries();
    CHECK(evening.let([&] { return phone.view(); }).status == 200);
    const Phone::Reply reply = evening.let([&] { return phone.move(next_line); });
    CHECK(reply.status == 503);
    CHECK(reply.text.find("Try again") != std::string::npos);
    CHECK(evening.entries() == before);
}

TEST_CASE("the Wi-Fi is typed once, and kept only if wanted")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    const std::filesystem::path kept = evening.house.database().string() + ".wifi";
    const auto type_wifi = [&] {
        stage.tap("phones:wifi");
        stage.tap("phones:wifi:name:field");
        stage.type("Villa Bruno");
        stage.tap("phones:wifi:password:field");
        stage.type("a;b");
    };
    type_wifi();
    SECTION("not kept")
    {
        stage.tap("phones:wifi:done");
        CHECK(stage.shows("Villa Bruno"));
        CHECK_FALSE(std::filesystem::exists(kept));
    }
    SECTION("kept, for the owner only, and forgotten when that is switched off")
    {
        stage.tap("phones:wifi:keep");
        stage.tap("phones:wifi:done");
        CHECK((std::filesystem::status(kept).permissions() & std::filesystem::perms(077))
            == std::filesystem::perms::none);
        evening.house.restart();
        Stage& again = evening.stage();
        again.tap("session:" + evening.house.session);
        evening.open_sheet();
        CHECK(again.shows("Villa Bruno"));
        again.tap("phones:wifi");
        again.tap("phones:wifi:keep");
        again.tap("phones:wifi:done");
        CHECK_FALSE(std::filesystem::exists(kept));
    }
    SECTION("nothing typed by mistake")
    {
        stage.tap("phones:wifi:cancel");
        CHECK_FALSE(stage.shows("Villa Bruno"));
        CHECK(stage.has("phones:off"));
    }
}

TEST_CASE("when nobody arrives for a minute, the sheet names the usual causes")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    REQUIRE(stage.ui().wakes_in());
    CHECK(*stage.ui().wakes_in() <= 60);
    CHECK_FALSE(stage.shows("Guest network"));
    stage.frames(61 * 60);
    CHECK(stage.shows("Guest network"));
    Phone phone = evening.scan("pizzino");
    CHECK(comes_true(stage, [&] { return !stage.shows("Guest network"); }));
}

TEST_CASE("phones leave only when that was meant")
{
    PhoneEvening evening(business());
    Stage& stage = evening.stage();
    Phone phone = evening.seat("marzullo");
    stage.tap("phones:off");
    REQUIRE(stage.has("phones:off:done"));
    stage.tap("phones:off:close");
    CHECK(evening.let([&] { return phone.view(); }).status == 200);
    stage.tap("phones:off");
    stage.tap_twice("phones:off:done");
    CHECK(stage.has("phones:on"));
    CHECK(phone.view().status == 0);
}

TEST_CASE("the sheet of the phones has room in every scenery")
{
    db::Record record = GENERATE(business(), test_record("cash-n-guns/game-8-players"));
    constexpr std::size_t unfinished = 20;
    record.moves.resize(std::min(record.moves.size(), unfinished));
    PhoneEvening evening(record);
    Stage& stage = evening.stage();
    for (const Scenery& scenery : all_sceneries()) {
        INFO(scenery.name());
        stage.set(scenery);
        stage.frames(3);
        CHECK(stage.find("phones:ask"));
        CHECK(stage.find("phones:wifi"));
        CHECK(stage.find("phones:code:"));
    }
}
