#pragma once

#include "engine/ledger/verdict.h"

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

namespace consigliere::ledger {

/// Why a record cannot be used, and on which line of its file (0 when it is the whole of it).
struct RecordError {
    Reason reason;
    int line = 0;
};

/// Either a value or the one reason why there is none. It must be looked at: a caller that
/// ignores it does not compile. Taking the value of an error is a programmer's mistake.
template <typename Value, typename Error = Reason>
class [[nodiscard]] ErrorOr {
public:
    ErrorOr(Value value) // NOLINT(google-explicit-constructor): `return value;` is the point.
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    ErrorOr(Error error) // NOLINT(google-explicit-constructor): `return error;` is the point.
        : m_content(std::in_place_index<1>, std::move(error))
    {
    }

    [[nodiscard]] bool is_error() const { return m_content.index() == 1; }

    [[nodiscard]] const Value& value() const
    {
        assert(!is_error());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] Value& value()
    {
        assert(!is_error());
        return *std::get_if<0>(&m_content);
    }
    [[nodiscard]] const Error& error() const
    {
        assert(is_error());
        return *std::get_if<1>(&m_content);
    }

private:
    std::variant<Value, Error> m_content;
};

/// The result of something that gives no value: nothing, or the reason why it failed.
template <typename Error = Reason>
class [[nodiscard]] Status {
public:
    Status() = default;
    Status(Error error) // NOLINT(google-explicit-constructor): `return error;` is the point.
        : m_error(std::move(error))
    {
    }

    [[nodiscard]] bool is_error() const { return m_error.has_value(); }
    /// For `if (const Status<…> failure = …)`.
    [[nodiscard]] explicit operator bool() const { return is_error(); }
    [[nodiscard]] const Error& error() const
    {
        assert(is_error());
        return *m_error;
    }

private:
    std::optional<Error> m_error;
};

} // namespace consigliere::ledger
