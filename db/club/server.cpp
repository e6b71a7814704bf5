#include "db/club/server.h"

#include "engine/ledger/line_words.h"

#if CONSIGLIERE_LIBPQ
#include <libpq-fe.h>
#endif

#include <array>
#include <charconv>
#include <cstdlib>
#include <map>

namespace consigliere::db {

Parameter Parameter::bytes(std::string_view bytes)
{
    Parameter parameter(bytes);
    parameter.is_binary = true;
    return parameter;
}

Parameter Parameter::nothing()
{
    return {std::optional<std::int64_t>()};
}

#if CONSIGLIERE_LIBPQ

namespace {

using ClubKind = ClubError::Kind;

/// One line, without the server's "FATAL:" and the like.
std::string one_line(const char* message)
{
    std::string line(message == nullptr ? "" : message);
    line = line.substr(0, line.find('\n'));
    for (const std::string_view word : {"FATAL:", "ERROR:"}) {
        if (const std::size_t place = line.find(word); place != std::string::npos)
            line = line.substr(place + word.size());
    }
    return std::string(ledger::trim(line));
}

/// The server's codes (SQLSTATE). Those beginning with CN are raised by our own triggers.
ClubKind kind_of(std::string_view state)
{
    static const std::map<std::string_view, ClubKind> kinds{
        {"42501", ClubKind::not_yours}, // insufficient_privilege, row-level security too
        {"23503", ClubKind::not_yours}, // foreign_key_violation
        {"23514", ClubKind::damaged}, // check_violation
        {"CN001", ClubKind::outdated}, {"CN002", ClubKind::other_game},
        {"3F000", ClubKind::no_archive}, // invalid_schema_name
        {"42P01", ClubKind::no_archive}, // undefined_table
        {"42883", ClubKind::no_archive}, // undefined_function
        {"23505", ClubKind::name_taken}, // unique_violation
        {"42710", ClubKind::name_taken}, // duplicate_object
    };
    // 57P: the server shuts down or somebody has ended this connection.
    if (state.starts_with("08") || state.starts_with("57P"))
        return ClubKind::lost;
    const auto found = kinds.find(state);
    return found == kinds.end() ? ClubKind::refused : found->second;
}

ClubError error_in(pg_conn* connection, const pg_result* result)
{
    const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* said = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (state == nullptr || PQstatus(connection) != CONNECTION_OK)
        return {ClubKind::lost, one_line(PQerrorMessage(connection))};
    return {kind_of(state), one_line(said)};
}

/// Why no connection was made. libpq gives no code here, only texts in the server's language.
ClubError error_of_opening(pg_conn* connection)
{
    // A server has answered if it has named its version or asked for a password.
    const std::string detail = one_line(PQerrorMessage(connection));
    const bool has_answered = PQconnectionNeedsPassword(connection) != 0
        || PQconnectionUsedPassword(connection) != 0
        || std::string_view(PQerrorMessage(connection)).find("FATAL:") != std::string_view::npos;
    return {has_answered ? ClubKind::refused_login : ClubKind::no_server, detail};
}

std::string percent_encoded(std::string_view text)
{
    constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr unsigned bits_of_digit = 4;
    constexpr unsigned digit = 0xF;
    std::string encoded;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (plain.find(letter) != std::string_view::npos)
            encoded += letter;
        else
            encoded.append({'%', digits[byte >> bits_of_digit], digits[byte & digit]});
    }
    return encoded;
}

using Options = std::map<std::string, std::string>;

/// The options that are set.
Options options_in(PQconninfoOption* list)
{
    Options options;
    for (const PQconninfoOption* option = list; option != nullptr && option->keyword != nullptr;
         ++option) {
        if (option->val != nullptr && *option->val != '\0')
            options[option->keyword] = option->val;
    }
    PQconninfoFree(list);
    return options;
}

ErrorOr<Options, ClubError> parsed(const std::string& connection)
{
    char* trouble = nullptr;
    PQconninfoOption* list = PQconninfoParse(connection.c_str(), &trouble);
    if (list == nullptr) {
        const std::string detail = one_line(trouble);
        PQfreemem(trouble);
        return ClubError{ClubKind::bad_code, detail};
    }
    return options_in(list);
}

} // namespace

Answer::Answer(pg_result* result)
    : m_result(result, PQclear)
{
}

int Answer::rows() const
{
    return PQntuples(m_result.get());
}

int Answer::changed() const
{
    return std::atoi(PQcmdTuples(m_result.get()));
}

bool Answer::is_null(int row, int column) const
{
    return PQgetisnull(m_result.get(), row, column) != 0;
}

std::string Answer::text(int row, int column) const
{
    return {PQgetvalue(m_result.get(), row, column),
        static_cast<std::size_t>(PQgetlength(m_result.get(), row, column))};
}

std::int64_t Answer::number(int row, int column) const
{
    const std::string digits = text(row, column);
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

double Answer::real(int row, int column) const
{
    const std::string digits = text(row, column);
    double number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

std::string Answer::bytes(int row, int column) const
{
    std::size_t size = 0;
    unsigned char* bytes = PQunescapeBytea(
        reinterpret_cast<const unsigned char*>(PQgetvalue(m_result.get(), row, column)), &size);
    std::string result(reinterpret_cast<const char*>(bytes), bytes == nullptr ? 0 : size);
    PQfreemem(bytes);
    return result;
}

ErrorOr<Server, ClubError> Server::open(const std::string& connection)
{
    const ErrorOr<Options, ClubError> options = parsed(connection);
    if (options.is_error())
        return options.error();
    // Of a network that is gone without a word, one hears after 20 s. What the code says comes last
    // and wins.
    // The options come with the first message, so that they cost no time. A tablet in a cellar must
    // not wait for half an hour for a statement. Whoever speaks Kerberos is not asked.
    const std::array keys{"connect_timeout", "tcp_user_timeout", "keepalives_idle",
        "application_name", "client_encoding", "gssencmode", "options", "dbname",
        static_cast<const char*>(nullptr)};
    const std::array values{"10", "20000", "10", "consigliere", "UTF8", "disable",
        "-csearch_path=consigliere,pg_temp -cclient_min_messages=error -cstatement_timeout=60s",
        connection.c_str(), static_cast<const char*>(nullptr)};
    std::shared_ptr<pg_conn> opened(PQconnectdbParams(keys.data(), values.data(), 1), PQfinish);
    if (PQstatus(opened.get()) != CONNECTION_OK)
        return error_of_opening(opened.get());
    return Server(opened);
}

AnswerOrError Server::run(const char* sql, const Parameters& parameters)
{
    if (m_hook)
        m_hook();
    std::vector<const char*> values;
    std::vector<int> lengths;
    std::vector<int> formats;
    for (const Parameter& parameter : parameters) {
        values.push_back(parameter.value ? parameter.value->c_str() : nullptr);
        lengths.push_back(parameter.value ? static_cast<int>(parameter.value->size()) : 0);
        formats.push_back(parameter.is_binary ? 1 : 0);
    }
    pg_result* result = PQexecParams(m_connection.get(), sql, static_cast<int>(values.size()),
        nullptr, values.data(), lengths.data(), formats.data(), 0);
    Answer answer(result);
    const ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        return error_in(m_connection.get(), result);
    return answer;
}

Status<ClubError> Server::run_script(const std::string& sql)
{
    pg_result* result = PQexec(m_connection.get(), sql.c_str());
    const Answer answer(result);
    const ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        return error_in(m_connection.get(), result);
    return {};
}

std::string Server::connection_for(const std::string& role, const std::string& password) const
{
    Options options = options_in(PQconninfo(m_connection.get()));
    const std::string host = options["host"];
    const bool is_local = host.empty() || host.starts_with('/');
    std::string uri = "postgresql://" + role + ":" + password + "@";
    if (!is_local)
        uri += percent_encoded(host);
    if (!options["port"].empty())
        uri += ":" + options["port"];
    uri += "/" + percent_encoded(options["dbname"]);
    // With channel binding, who answers must know the password’s hash, whatever its certificate.
    if (is_local)
        uri += host.empty() ? "" : "?host=" + percent_encoded(host);
    else if (options["sslmode"] == "disable")
        uri += "?sslmode=disable";
    else
        uri += "?sslmode=require&channel_binding=require";
    return uri;
}

std::string Server::role() const
{
    return PQuser(m_connection.get());
}

int Server::socket() const
{
    return PQsocket(m_connection.get());
}

ErrorOr<ServerName, ClubError> server_in(const std::string& connection)
{
    const ErrorOr<Options, ClubError> options = parsed(connection);
    if (options.is_error())
        return options.error();
    Options found = options.value();
    return ServerName{found["host"], found["dbname"], found["user"]};
}

#else

namespace {

const ClubError no_library{ClubError::Kind::no_library};

} // namespace

Answer::Answer(pg_result*) { }
int Answer::rows() const
{
    return 0;
}
int Answer::changed() const
{
    return 0;
}
bool Answer::is_null(int, int) const
{
    return true;
}
std::string Answer::text(int, int) const
{
    return {};
}
std::int64_t Answer::number(int, int) const
{
    return 0;
}
double Answer::real(int, int) const
{
    return 0;
}
std::string Answer::bytes(int, int) const
{
    return {};
}
ErrorOr<Server, ClubError> Server::open(const std::string&)
{
    return no_library;
}
AnswerOrError Server::run(const char*, const Parameters&)
{
    return no_library;
}
Status<ClubError> Server::run_script(const std::string&)
{
    return no_library;
}
std::string Server::connection_for(const std::string&, const std::string&) const
{
    return {};
}
std::string Server::role() const
{
    return {};
}
int Server::socket() const
{
    return -1;
}
ErrorOr<ServerName, ClubError> server_in(const std::string&)
{
    return no_library;
}

#endif

} // namespace consigliere::db
