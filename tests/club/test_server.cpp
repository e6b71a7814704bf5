#include "tests/club/test_server.h"

#include "db/club/server.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <vector>

namespace consigliere::test {

namespace {

constexpr const char* programs = "/usr/lib/postgresql/15/bin/";

/// The command as whoever may run a server; it gets a signal when this process ends.
std::vector<std::string> as_anybody(std::vector<std::string> command)
{
    std::vector<std::string> whole{"setpriv", "--pdeathsig", "QUIT"};
    if (::getuid() == 0)
        whole.insert(whole.end(), {"--reuid=nobody", "--regid=nogroup", "--clear-groups"});
    whole.insert(whole.end(), command.begin(), command.end());
    return whole;
}

pid_t begin(const std::vector<std::string>& command, const std::string& log)
{
    const pid_t process = ::fork();
    if (process != 0)
        return process;
    const int file = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
    ::dup2(file, STDOUT_FILENO);
    ::dup2(file, STDERR_FILENO);
    std::vector<char*> words;
    for (const std::string& word : command)
        words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    ::execvp(words.front(), words.data());
    std::_Exit(127);
}

} // namespace

TestServer::TestServer(Disk disk)
{
    std::string name = disk == Disk::waits ? std::filesystem::temp_directory_path() : "/dev/shm";
    name += "/consigliere-XXXXXX";
    m_folder = std::string(::mkdtemp(name.data())) + "/";
    m_data = m_folder + "data";
    std::filesystem::permissions(m_folder, std::filesystem::perms::all);
    const pid_t making = begin(as_anybody({std::string(programs) + "initdb", "--no-sync", "-D",
                                   m_data, "-U", "postgres", "-E", "UTF8", "--locale=C"}),
        m_folder + "log");
    int status = -1;
    ::waitpid(making, &status, 0);
    if (status != 0)
        throw std::runtime_error("initdb failed: install Debian’s postgresql-15");
    std::ofstream(m_data + "/pg_hba.conf")
        << "local all postgres trust\nlocal all all scram-sha-256\n";
    std::ofstream(m_data + "/postgresql.conf", std::ios::app)
        << "listen_addresses = ''\nunix_socket_directories = '" << m_folder
        << "'\nmax_connections = 20\nshared_buffers = 256MB\n"
        << (disk == Disk::waits ? "" : "fsync = off\n");
    start();
}

TestServer::~TestServer()
{
    stop();
    std::error_code failed;
    std::filesystem::remove_all(m_folder, failed);
}

void TestServer::start()
{
    m_process =
        begin(as_anybody({std::string(programs) + "postgres", "-D", m_data}), m_folder + "log");
    for (int turn = 0; turn < 300; ++turn) {
        if (!db::Server::open(superuser()).is_error())
            return;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    throw std::runtime_error("the server does not start");
}

void TestServer::stop()
{
    if (m_process == 0)
        return;
    ::kill(m_process, SIGQUIT);
    ::waitpid(m_process, nullptr, 0);
    m_process = 0;
}

std::string TestServer::superuser(const std::string& database) const
{
    return "postgresql://postgres@/" + database + "?host=" + m_folder;
}

std::string TestServer::ask(const std::string& sql, const std::string& database) const
{
    auto server = db::Server::open(superuser(database));
    if (server.is_error())
        throw std::runtime_error("no server: " + server.error().detail);
    const auto answer = server.value().run(sql.c_str());
    if (answer.is_error())
        throw std::runtime_error(sql + ": " + answer.error().detail);
    return answer.value().rows() == 0 ? "" : answer.value().text(0, 0);
}

} // namespace consigliere::test
